## Seats

table-title = Table : { $mode }
table-seats = Places
table-seat = Place { $seat }
table-seat-free = Place libre
table-bot = { $who } · { $level }
table-seat-bot = { $bot } (robot)
table-seat-program = { $who } (programme)
table-seat-you = { $who } (toi)
table-seat-alike = { $who } · { $house }
table-seat-in-team = { $house } { $place }
table-seat-host = Hôte
table-team = Équipe { $members }
table-sit = S’asseoir ici
table-stand = Quitter ma place
table-house-taken = prise par { $who }
table-house-own = la tienne
table-add-bot = Ajouter un robot
table-free = Retirer ce joueur
table-change = Modifier la partie
table-close = Fermer la table
table-close-sure = Fermer la table ? Plus personne ne pourra y jouer.
table-leave = Quitter
table-leave-sure = Quitter la partie ? Ta place reste réservée, et un robot peut jouer pour toi.
table-return = Me revoilà
table-waiting = On attend les autres
table-waiting-seats = { $count ->
    [one] Il reste { $count } place libre.
   *[other] Il reste { $count } places libres.
}

## Ready and start

table-ready = Je suis prêt
table-not-ready = Pas prêt
table-is-ready = prêt
table-is-not-ready = pas prêt
table-starts = La partie commence quand tout le monde est prêt.
table-starts-again = La partie est terminée. La suivante commence quand tout le monde est prêt.
table-starts-now = C’est parti !
table-your-turn = À toi de jouer
table-turn-of = À { $who } de jouer
table-round = Manche { $round } sur { $rounds }
table-last-round = Dernière manche

## Presence

table-away = absent
table-stand-in = un robot joue
table-thinking = { $who } réfléchit…
table-resigned = a abandonné
table-spectators = { $count ->
    [0] Personne ne regarde
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
table-spectating = Tu regardes la partie.
    .hint = Prends une place libre pour jouer.

## Clocks

table-clock-left = Temps restant : { $time }
table-clock-increment = +{ $time } par tour
table-clock-low = Vite : plus que { $time } !
table-clock-out = Temps écoulé
table-clock-days-left = { $count ->
    [one] Encore { $count } jour
   *[other] Encore { $count } jours
}

## Questions and answers

table-ask = Demander aux autres
table-ask-take-back = Je peux reprendre mon coup ?
table-ask-take-over = Laisser un robot jouer pour { $who }
table-ask-wait = Attendre { $who }
table-ask-end = Arrêter la partie sans résultat
table-question-take-back = { $who } voudrait reprendre un coup. D’accord ?
table-question-take-over = Laisser un robot jouer pour { $who } ?
table-question-wait = On attend { $who } ?
table-question-end = On arrête la partie sans résultat ?
table-question-yours = Ta demande est envoyée. On attend les autres.
table-question-answers = { $yes } d’accord sur { $all }
table-yes = Oui
table-no = Non
table-withdraw = Laisser tomber
table-undo = Annuler
    .hint = Annuler ton dernier coup, tant que rien de nouveau n’est révélé
table-resign = Abandonner
table-resign-sure = Abandonner ? Un robot finira la partie pour toi.
table-resign-ends = Abandonner ? Cela met fin à la partie.

## After the game

table-rematch-others = { $who } voudrait rejouer
table-pause = Pause entre deux parties
table-pause-next = Dynastie : place à la partie { $game } sur { $games }.
table-next-game = Partie suivante

## Talk

table-talk = Dire quelque chose
table-write = Avec tes mots…
table-write-hint = Entrée envoie, Échap annule.
table-message = Message à tout le monde
table-mute = Masquer les messages : { $who }
table-unmute = Afficher les messages : { $who }
table-muted = Messages masqués : { $who }
table-heard = Messages de nouveau affichés : { $who }
table-phrase-hello = Bonjour !
table-phrase-good_luck = Bonne chance !
table-phrase-have_fun = Amusez-vous bien !
table-phrase-well_played = Bien joué !
table-phrase-thanks = Merci !
table-phrase-sorry = Pardon !
table-phrase-one_moment = Un instant, s’il vous plaît.
table-phrase-your_turn = À toi !
table-phrase-good_game = Belle partie !
table-phrase-again = Encore une ?
table-phrase-goodbye = Je dois y aller. À bientôt !
table-phrase-applause = Bravo
table-phrase-laugh = Rire
table-phrase-surprise = Surprise
table-phrase-thinking = Réflexion
table-phrase-crown = Couronne
table-phrase-heart = Cœur
table-phrase-dragon = Dragon

## Connection

table-connection-lost = Connexion perdue. Reconnexion…
    .hint = Rien n’est perdu. Ta place reste réservée.
table-connection-back = Connexion rétablie.
table-connection-slow = La connexion est lente.
table-bot-silent = Le robot ne répond pas. Recharge la page : ta partie est sauvegardée.
table-bot-silent-unsaved = Le robot ne répond pas, et ce navigateur n’a pas pu sauvegarder la partie. Si tu recharges la page, tu risques de la perdre.
table-not-saved = Impossible de sauvegarder la partie : le stockage de ce navigateur est plein ou désactivé.
table-sending = Envoi…
table-closed = Cette table est fermée.
table-log = Journal des coups
