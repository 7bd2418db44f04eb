## Front page

lobby-tagline = Pose tes dominos, bâtis ton royaume, compte tes couronnes.
lobby-what = Kingdomino, Queendomino et le Mariage royal, de 2 à 8 joueurs. Gratuit, sans compte.
lobby-choose = Choisis un jeu
lobby-running = Tes parties
lobby-running-here = Sur cet appareil
lobby-running-waiting = En attente de joueurs
lobby-play-now = Jouer maintenant
    .hint = Contre des robots, tout de suite
lobby-play-friends = Jouer entre amis
    .hint = Ouvrir une table et envoyer le lien
lobby-play-anyone = Partie rapide
    .hint = Avec les joueurs en ligne ; des robots complètent la table
lobby-play-shared = Ensemble sur cet écran
lobby-join = Rejoindre
    .hint = Prendre place à une table ouverte
lobby-watch = Regarder
    .hint = Regarder jouer les autres
lobby-learn = Apprendre à jouer
    .hint = Ta première partie en moins de trois minutes
lobby-rules = Règles
    .hint = Vérifier un point de règle
lobby-replay = Revoir une partie
    .hint = Les parties terminées, coup par coup
lobby-editor = Éditeur de royaume
    .hint = Compter les points d’un royaume de ta table de jeu
lobby-settings = Réglages
    .hint = Apparence, son, indices, langue
lobby-continue = Retour à la partie
    .hint = { $mode } t’attend
lobby-tables = Tables ouvertes
lobby-tables-games = Parties à regarder
lobby-table-seats = { $taken ->
    [one] { $taken } place prise
   *[other] { $taken } places prises
} sur { $seats }
lobby-table-round = Manche { $round } sur { $rounds }
lobby-searching = Recherche de joueurs…
lobby-searching-bots = { $seconds ->
    [one] Des robots arrivent dans { $seconds } seconde.
   *[other] Des robots arrivent dans { $seconds } secondes.
}

## Who you are

lobby-name = Ton nom
    .hint = Les autres le voient. Ni compte, ni mot de passe.
    .placeholder = Par exemple Rosalinde
lobby-name-ask = Comment t’appelles-tu ?
lobby-name-save = C’est moi
lobby-name-skip = Plus tard
lobby-name-change = Changer de nom
lobby-join-link = Lien ou code de la table
    .placeholder = Colle-le ici
lobby-join-go = Aller à la table

## A new table

lobby-new = Nouvelle partie
lobby-game = Jeu
lobby-game-kingdomino = Kingdomino
    .hint = Le classique. Facile à apprendre, environ 15 minutes.
lobby-game-duel = Grand Duel
    .hint = Kingdomino à deux, sur de grands royaumes de 7×7
lobby-game-queendomino = Queendomino
    .hint = Avec chevaliers, bâtiments, Reine et dragon. Environ 25 minutes.
lobby-game-wedding = Mariage royal
    .hint = Les deux boîtes réunies, de 3 à 8 joueurs, en équipes aussi
lobby-seats = Joueurs
    .hint = Combien vous êtes autour de la table
lobby-chairs = Touche une chaise pour échanger une personne et un robot, ou une chaise vide pour ajouter quelqu’un.
lobby-chair-you = Toi
lobby-chair-guest = Une personne
lobby-chair-anyone = N’importe qui
lobby-seats-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
lobby-teams = Équipes de deux
    .hint = Les partenaires partagent un royaume et un score
lobby-options = Variantes
lobby-options-more = Plus d’options
lobby-advice-teams = À sept ou huit, mieux vaut jouer en équipes de deux : choisis six ou huit joueurs.
lobby-advice-first = Pour une première partie, laisse de côté l’Empire du Milieu, l’Harmonie et la Dynastie.
lobby-advice-practice = Avant un premier Grand Duel, fais une ou deux parties de Kingdomino.
lobby-rules-more = Autres règles et options
    .hint = Bonus, dynastie, ta maison, la pendule, les aides, la taille des royaumes, les règles maison
lobby-opponents = Qui joue ?
lobby-people = Joueurs humains
    .hint = Combien de joueurs humains ; des robots prennent les autres places
lobby-house = Ta maison
    .hint = La couleur et l’emblème de ton château et de tes rois
lobby-house-of = Maison du joueur { $number }
    .hint = Si quelqu’un d’autre ici l’a déjà, vous échangez
lobby-partner = Partenaire du joueur { $number }
    .hint = Les partenaires partagent un royaume et un score
lobby-partner-player = Joueur { $number }
lobby-partner-bot = Un robot
lobby-play-alone = Moi contre les robots
lobby-grid = Taille des royaumes
lobby-deck = Dominos en jeu
lobby-dynasty = Ce qui compte dans la Dynastie
lobby-dynasty-total = Les trois parties
    .hint = Les points des trois parties s’additionnent
lobby-dynasty-best = La meilleure partie
    .hint = Le meilleur score en une seule partie l’emporte
lobby-first-claims = Premiers choix
lobby-refused = { $choices } : { $reason }

## Levels

lobby-level = Niveau des robots
lobby-level-page = Page
    .hint = Pour les enfants et les débuts : laisse passer beaucoup de choses
lobby-level-squire = Écuyer
    .hint = Connaît les règles, mais se trompe encore
lobby-level-knight = Chevalier
    .hint = Prend ce qui semble le meilleur au premier coup d’œil
lobby-level-baron = Baron
    .hint = Réfléchit un peu avant chaque coup
lobby-level-duke = Duc
    .hint = Voit loin : difficile à battre
lobby-level-sovereign = Souverain
    .hint = Le plus fort : prend tout le temps qu’on lui laisse

## The bots in their own words, by level and seat

lobby-voice-page-1 = Moi, j’aime les dominos avec des moutons.
lobby-voice-page-2 = C’est à moi ? Je regardais les nuages.
lobby-voice-page-3 = J’ai appris à jouer ce matin !
lobby-voice-page-4 = Je prends toujours celui qui a le plus d’arbres.
lobby-voice-page-5 = Les grosses couronnes, c’est mieux. Ou plein de petites ?
lobby-voice-page-6 = Un jour, je te battrai. Peut-être pas aujourd’hui.
lobby-voice-page-7 = Mon château aura des douves !
lobby-voice-page-8 = Je peux avoir celui avec le bateau, s’il te plaît ?
lobby-voice-squire-1 = Je connais toutes les règles. J’en oublie quelques-unes.
lobby-voice-squire-2 = Je m’entraîne le soir, après avoir nourri les chevaux.
lobby-voice-squire-3 = Sois gentil avec moi, je le serai avec toi.
lobby-voice-squire-4 = Je fais moins d’erreurs qu’avant.
lobby-voice-squire-5 = Encore une victoire et j’aurai droit à une épée.
lobby-voice-squire-6 = J’ai compté mes couronnes deux fois : deux résultats.
lobby-voice-squire-7 = Regarde bien ! Enfin, pas de trop près.
lobby-voice-squire-8 = Gagner ou perdre, moi, je m’amuse toujours.
lobby-voice-knight-1 = Je vois, je prends. Réfléchir, c’est pour les barons.
lobby-voice-knight-2 = Ma première idée est souvent la meilleure.
lobby-voice-knight-3 = Le meilleur domino, c’est celui sous mes yeux.
lobby-voice-knight-4 = Je me fie à mes yeux. Ils se trompent rarement.
lobby-voice-knight-5 = Des plans ? Les quatre prochains dominos les ruineront.
lobby-voice-knight-6 = La main vive, la tête claire : il n’en faut pas plus.
lobby-voice-knight-7 = D’abord la charge, ensuite les comptes.
lobby-voice-knight-8 = Mieux vaut des points aujourd’hui que des promesses.
lobby-voice-baron-1 = J’aimerais mieux réfléchir un instant.
lobby-voice-baron-2 = Je regarde ton royaume avant de choisir pour le mien.
lobby-voice-baron-3 = Un soupir, une gorgée de vin, puis je joue.
lobby-voice-baron-4 = Je ne perds jamais patience. Un lac, parfois.
lobby-voice-baron-5 = Mon père a perdu cette terre au jeu. Je la reprends.
lobby-voice-baron-6 = Je garde toujours de la place pour la suite.
lobby-voice-baron-7 = Deux beaux lacs, et mon bonheur est fait.
lobby-voice-baron-8 = Je reste aimable jusqu’au dernier tour.
lobby-voice-duke-1 = Je sais déjà où ira mon dernier domino.
lobby-voice-duke-2 = Je prends celui que tu voulais. Rien de personnel.
lobby-voice-duke-3 = Chaque couronne a son prix. Je les connais tous.
lobby-voice-duke-4 = Un petit domino maintenant, le premier choix ensuite.
lobby-voice-duke-5 = C’était prévu avant que tu prennes place.
lobby-voice-duke-6 = Laisse-moi un trou, j’y mettrai un moulin.
lobby-voice-duke-7 = Je ne me presse pas, et je ne me trompe pas.
lobby-voice-duke-8 = Mon royaume te plaira. Il y en aura beaucoup.
lobby-voice-sovereign-1 = J’ai vu mille parties. Elles finissent bien pour moi.
lobby-voice-sovereign-2 = Prends ton temps. Je prendrai le mien.
lobby-voice-sovereign-3 = J’ai déjà réfléchi à ton coup.
lobby-voice-sovereign-4 = Beaucoup ont pris cette place. Peu ont voulu rejouer.
lobby-voice-sovereign-5 = Montre-moi quelque chose que je n’ai jamais vu.
lobby-voice-sovereign-6 = Je pèse mille fins avant de lever le petit doigt.
lobby-voice-sovereign-7 = Bats-moi, et l’on chantera tes exploits.
lobby-voice-sovereign-8 = La couronne est lourde. On s’y habitue.

## Clock

lobby-clock = Temps de réflexion
    .hint = Le temps dont dispose chaque joueur
lobby-clock-none = Sans limite de temps
    .hint = Prends tout ton temps
lobby-clock-bank = { $bank } chacun, +{ $increment } par tour
lobby-clock-turn = { $time } par tour
lobby-timeout = À la fin du temps
    .hint = Ce qui arrive quand le temps d’un joueur est écoulé
lobby-timeout-bot = Un robot joue le tour
    .hint = Le tour suivant revient au joueur, avec au moins 10 secondes
lobby-timeout-skip = Le tour est passé
    .hint = Passe, prend le dernier domino libre et le pose au dernier emplacement
lobby-timeout-loss = Le joueur perd
    .hint = Compte comme un abandon
lobby-clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
lobby-clock-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
lobby-clock-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
lobby-clock-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}

## Who may come, and what is allowed

lobby-privacy-open = Table publique
    .hint = La table apparaît sur la page d’accueil
lobby-option-spectators = Spectateurs
    .hint = D’autres peuvent regarder sans jouer
lobby-option-talk = Messages rapides
    .hint = Messages et réactions tout prêts
lobby-option-free_text = Texte libre
    .hint = On peut aussi écrire ce qu’on veut. Désactivé, sauf si tu l’actives.
lobby-option-undo = Annulation des coups
    .hint = On peut annuler un coup tant que rien de nouveau n’est révélé
lobby-option-hints = Indices
    .hint = Montrer où poser un domino et ce qu’il rapporte. Les puristes peuvent s’en passer.

## Buttons and the invitation

lobby-open = Ouvrir la table
lobby-start = Commencer
lobby-cancel = Annuler
lobby-invite = Inviter
    .hint = Envoie ce lien à tes amis
lobby-copy-link = Copier le lien
lobby-link-copied = Copié
lobby-share-link = Partager
lobby-qr = QR code à scanner avec un téléphone
# Who has given no name; it stands in sentences about moves.
lobby-guest = Invité
