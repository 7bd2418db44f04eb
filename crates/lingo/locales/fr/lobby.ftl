## Front page

lobby-tagline = Poser des dominos, bâtir un royaume, compter ses couronnes.
lobby-play-now = Jouer
    .hint = Contre des robots, tout de suite
lobby-play-friends = Jouer entre amis
    .hint = Ouvrir une table et envoyer le lien
lobby-play-anyone = Partie rapide
    .hint = Avec qui est là ; des robots prennent les places vides
lobby-play-shared = Chacun son tour, même écran
lobby-join = Rejoindre
    .hint = Prendre place à une table ouverte
lobby-watch = Regarder
    .hint = Voir jouer les autres
lobby-learn = Apprendre à jouer
    .hint = Une première partie en moins de trois minutes
lobby-rules = Règles
    .hint = Vérifier quelque chose
lobby-replay = Rediffusions
    .hint = Revoir des parties terminées
lobby-editor = Éditeur de royaume
    .hint = Compter les points d’un royaume sur ta vraie table
lobby-settings = Réglages
    .hint = Thème, son, indices, langue
lobby-aside = Parties en pause :
lobby-continue = Retour à la partie
    .hint = { $mode } attend
lobby-tables = Tables ouvertes
lobby-tables-games = Parties à regarder
lobby-table-seats = { $taken } places prises sur { $seats }
lobby-table-round = Manche { $round } sur { $rounds }
lobby-searching = On cherche des joueurs…
lobby-searching-bots = { $seconds ->
    [one] Des robots arrivent dans { $seconds } seconde.
   *[other] Des robots arrivent dans { $seconds } secondes.
}

## Who you are

lobby-name = Nom à la table
    .hint = Les autres le voient. Ni compte, ni mot de passe.
    .placeholder = Par exemple Rosalinde
lobby-join-link = Lien ou code d’une table
    .placeholder = À coller ici
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
    .hint = Les deux boîtes ensemble, de 3 à 8, aussi en équipes
lobby-seats = Joueurs
    .hint = Combien sont à la table
lobby-seats-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
lobby-teams = Équipes de deux
    .hint = Deux voisins partagent un royaume et un score
lobby-options = Règles facultatives
lobby-options-more = Plus d’options
lobby-opponents = Qui joue ?
lobby-people = Personnes
    .hint = Combien de personnes jouent ; des robots prennent les autres places
lobby-play-alone = Moi contre les robots
lobby-grid = Taille des royaumes
lobby-deck = Dominos en jeu
lobby-first-claims = Premiers choix
lobby-refused = { $choices } : { $reason }

## Levels

lobby-level = Niveau des robots
lobby-level-page = Page
    .hint = Pour les enfants et les débuts : oublie beaucoup de choses
lobby-level-squire = Écuyer
    .hint = Connaît les règles, mais se trompe encore
lobby-level-knight = Chevalier
    .hint = Prend ce qui semble le meilleur au premier regard
lobby-level-baron = Baron
    .hint = Réfléchit un peu avant chaque coup
lobby-level-duke = Duc
    .hint = Voit loin : difficile à battre
lobby-level-sovereign = Souverain
    .hint = Le plus fort : prend tout le temps qu’on lui laisse

## Clock

lobby-clock = Horloge
    .hint = Combien de temps pour réfléchir
lobby-clock-none = Sans horloge
    .hint = Tout le temps qu’on veut
lobby-clock-bank-told = { $bank } chacun, +{ $increment } par tour
lobby-clock-turn-told = { $time } par tour
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
lobby-spectators = Spectateurs
    .hint = D’autres peuvent regarder sans jouer
lobby-talk = Messages rapides
    .hint = Messages et réactions tout prêts, pas de texte libre
lobby-undo = Annuler
    .hint = On peut annuler un coup tant que rien de nouveau n’est révélé
lobby-aids = Indices
    .hint = Montrer où va un domino et ce qu’il rapporte. À désactiver pour les puristes.

## Buttons and the invitation

lobby-open = Ouvrir la table
lobby-start = Commencer
lobby-cancel = Annuler
lobby-invite = Inviter
    .hint = Un lien à envoyer aux amis
lobby-copy-link = Copier le lien
lobby-link-copied = Copié
lobby-share-link = Partager
lobby-qr = Code à scanner avec un téléphone
# Who has given no name; it stands in sentences about moves.
lobby-guest = Voyageur
