## Squares

a11y-square = rangée { $row }, colonne { $column } : { $content }
a11y-square-castle = château
a11y-square-empty = vide
a11y-square-dead = vide, impossible à remplir
a11y-square-outside = hors de la grille
a11y-square-knight = { $square }, un chevalier
a11y-square-building = { $square }, { $building }
a11y-square-fits = ton domino peut aller ici
a11y-half = { $terrain }, { $crowns ->
    [0] aucune couronne
    [one] une couronne
   *[other] { $crowns } couronnes
}

## Summaries

a11y-kingdom = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
} sur { $all }.
a11y-kingdom-empty = Il n’y a encore que le château.
a11y-kingdom-size = { $columns } de large, { $rows } de haut.
a11y-kingdom-territories = Domaines : { $territories }.
a11y-kingdom-purse = { $coins }, { $knights } en réserve, { $towers }.
a11y-kingdom-queen = La Reine est ici.
a11y-territory = { $terrain } de { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
} { $crowns ->
    [0] sans couronne
    [one] avec une couronne
   *[other] avec { $crowns } couronnes
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
a11y-territory-openings = { $count ->
    [0] Ce domaine ne peut plus s’étendre.
    [one] Ce domaine peut encore s’étendre sur { $count } case.
   *[other] Ce domaine peut encore s’étendre sur { $count } cases.
}
a11y-line-current = À poser : { $dominoes }.
a11y-line-next = Au choix : { $dominoes }.
a11y-line-none = Aucun domino à choisir.
a11y-line-free = { $domino }, libre
a11y-line-claimed = { $domino }, { $who }
a11y-builders = Bâtisseurs : { $buildings }.
a11y-builders-none = Les bâtisseurs n’ont rien à vendre.
a11y-builders-offer = { $building }, { $coins ->
    [0] gratuit
    [one] { $coins } pièce
   *[other] { $coins } pièces
}

## The domino in your hand

a11y-ghost = { $left }, rangée { $row }, colonne { $column } ; { $right } { $direction ->
    [north] au-dessus
    [east] à droite
    [south] en dessous
   *[west] à gauche
}.
a11y-ghost-fits = C’est possible : { $change }.
a11y-ghost-refused = Ce n’est pas possible. { $reason }.

## Commands and regions

a11y-command = Décrire…
a11y-command-kingdom = Décrire mon royaume
a11y-command-kingdom-of = Décrire le royaume : { $who }
a11y-command-territory = Décrire ce domaine
a11y-command-line = Lire la ligne
a11y-command-score = Lire les points
a11y-command-turn = À qui de jouer ?
a11y-command-repeat = Relire le dernier coup
a11y-command-builders = Lire le plateau des bâtisseurs
a11y-skip-kingdom = Aller à mon royaume
a11y-skip-line = Aller à la ligne
a11y-skip-log = Aller au journal des coups
a11y-skip-menu = Aller au menu
a11y-region-kingdom = Royaume
a11y-region-line = Lignes
a11y-region-players = Joueurs
a11y-region-log = Journal des coups
a11y-region-live = Événements de la table
a11y-grid-help = Flèches : déplacer. R : tourner. N : emplacement suivant. Entrée : poser.
