## What to do now

board-your-turn-place = Pose ton domino.
board-your-turn-discard = Impossible de le poser : il est défaussé.
board-your-turn-tax = Lever l’impôt ? Mets des chevaliers sur ton nouveau domino.
board-your-turn-build = Acheter un bâtiment ?
board-your-turn-bribe = Envoyer le dragon ?
board-your-turn-claim = Choisis ton prochain domino.
board-your-turn-first = Choisis ton premier domino.
board-your-turn-king = Tu as tiré le roi de { $who }. Pose-le sur un domino.

## Placing

board-rotate = Tourner
    .hint = R, molette ou clic droit
board-place = Poser
    .hint = Entrée ou clic
board-claim = Choisir
board-claim-again = Touchez encore pour choisir
board-place-again = Touche encore pour poser
board-next-spot = Emplacement suivant
    .hint = N
board-previous-spot = Emplacement précédent
board-discard = Défausser
    .hint = Impossible à poser, le domino quitte la partie.
board-pass = Passer
board-confirm = Valider
board-spots = { $count ->
    [0] Impossible à poser.
    [one] { $count } emplacement possible.
   *[other] { $count } emplacements possibles.
}
board-fits-nowhere = Impossible à poser dans ton royaume
board-best-spot = Meilleur emplacement : { $change }
board-score-change = { $points ->
    [0] aucun point
    [one] +{ $points } point
   *[other] +{ $points } points
}
board-refused-occupied = Cet emplacement est occupé
board-refused-outside = Hors de ton royaume de { $width }×{ $width }
board-refused-no-match = Aucun terrain identique ici

## The kingdom

board-kingdom = Royaume : { $who }
board-kingdom-yours = Ton royaume
board-room = Place restante : { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
}, { $rows ->
    [one] { $rows } rangée
   *[other] { $rows } rangées
}
board-dead-squares = { $count ->
    [one] { $count } case ne pourra jamais être remplie.
   *[other] { $count } cases ne pourront jamais être remplies.
}
board-harmony-lost = Harmonie hors de portée
board-harmony-open = Harmonie encore possible
board-middle-lost = Empire du Milieu hors de portée
board-middle-open = Empire du Milieu encore possible
board-discards = { $count ->
    [one] { $count } domino défaussé
   *[other] { $count } dominos défaussés
}
board-follow = Suivre le joueur actif
board-hints = Indices
    .hint = Afficher ou masquer les emplacements possibles (G)

## The lines

board-line-current = Cette manche
board-line-next = Manche suivante
board-line-last = Dernière manche : plus de domino à choisir.
board-order = Ordre de la manche suivante
board-order-place = { $place }. { $who }
board-claimed-by = Choisi par { $who }
board-remaining = Dominos restants
    .hint = Ceux que personne n’a encore vus
board-remaining-count = { $count ->
    [0] Il n’en reste aucun.
    [one] { $count } domino n’a pas encore été vu.
   *[other] { $count } dominos n’ont pas encore été vus.
}
board-remaining-aside = Certains ont été mis de côté et ne viendront pas.

## Queendomino

board-builders = Plateau des bâtisseurs
board-pile-next = Suivant :
board-sheet = Lignes ou bâtisseurs
board-lines = Lignes
board-builders-top = Prochain bâtiment de la pile
board-builders-empty = Emplacement vide
board-price = { $coins ->
    [0] Gratuit
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
board-price-discount = { $coins ->
    [0] Gratuit, grâce à la Reine
    [one] { $coins } pièce, grâce à la Reine
   *[other] { $coins } pièces, grâce à la Reine
}
board-too-dear = Trop cher pour l’instant
board-build-where = Choisis une case de ville.
board-no-town = Tu n’as pas de case de ville libre.
board-tax = Lever l’impôt
board-tax-preview = { $coins ->
    [one] +{ $coins } pièce
   *[other] +{ $coins } pièces
}
board-tax-knights = { $count ->
    [one] Avec { $count } chevalier
   *[other] Avec { $count } chevaliers
}
board-coins = Pièces
board-knights = Chevaliers en réserve
board-towers = Tours
board-queen = Reine
board-queen-host = { $who } accueille la Reine.
board-queen-nobody = Personne n’accueille encore la Reine.
board-queen-hint = Qui a le plus de tours accueille la Reine : bâtiments moins chers et une couronne de plus.
board-towers-missing = { $count ->
    [one] Il te manque { $count } tour pour accueillir la Reine.
   *[other] Il te manque { $count } tours pour accueillir la Reine.
}
board-dragon-here = Le dragon est là. Pour une pièce, il brûle un bâtiment.
board-dragon-away = Le dragon s’est envolé. Il revient à la prochaine manche.
board-burn = Brûler { $building }
