## Terrains

game-terrain-wheat = blé
    .territory = domaine de blé
game-terrain-forest = forêt
    .territory = domaine de forêt
game-terrain-lake = lac
    .territory = domaine de lac
game-terrain-grassland = prairie
    .territory = domaine de prairie
game-terrain-swamp = marais
    .territory = domaine de marais
game-terrain-mine = mine
    .territory = domaine de mine
game-terrain-town = ville
    .territory = domaine de ville

## Pieces

game-piece-castle = château
game-piece-king = roi
game-piece-tower = tour
game-piece-building = bâtiment
game-piece-crown = couronne
game-piece-knight = chevalier
game-piece-coin = pièce
game-piece-dragon = dragon
game-piece-queen = Reine

## Counted things

game-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
game-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
game-knights = { $count ->
    [one] { $count } chevalier
   *[other] { $count } chevaliers
}
game-towers = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}

## Dominoes and places

game-half = { $crowns ->
    [0] { $terrain }
    [one] { $terrain } avec une couronne
   *[other] { $terrain } avec { $crowns } couronnes
}
game-halves = { $left } et { $right }
game-halves-double = double { $half }
game-domino = { $domino } : { $halves }
# Which domino; where two boxes are in play, by the King (Kingdomino) or the Queen (Queendomino).
game-domino-name = { $box ->
    [k] domino { $number } du Roi
    [q] domino { $number } de la Reine
   *[only] domino { $number }
}
    .the = { $box ->
        [k] le domino { $number } du Roi
        [q] le domino { $number } de la Reine
       *[only] le domino { $number }
    }
    .short = { $box ->
        [k] { $number } du Roi
        [q] { $number } de la Reine
       *[only] { $number }
    }
# The box that a line comes from.
game-domino-box = { $box ->
    [k] dominos du Roi
   *[q] dominos de la Reine
}
game-labelled = { $label } : { $value }
game-list-end = { $items } et { $last }
game-list-next = { $items } ; { $next }
game-direction-north = nord
game-direction-east = est
game-direction-south = sud
game-direction-west = ouest
game-cell-castle = sur le château
game-cell-straight = { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
} { $direction ->
    [north] au nord
    [east] à l’est
    [south] au sud
   *[west] à l’ouest
} du château
game-cell-corner = { $across ->
    [one] { $across } case
   *[other] { $across } cases
} { $side ->
    [east] à l’est
   *[west] à l’ouest
} et { $along } { $end ->
    [north] au nord
   *[south] au sud
} du château

## Houses

game-house-sun = Soleil
    .full = Maison du Soleil
game-house-moon = Lune
    .full = Maison de la Lune
game-house-tower = Tour
    .full = Maison de la Tour
game-house-fish = Poisson
    .full = Maison du Poisson
game-house-tree = Arbre
    .full = Maison de l’Arbre
game-house-rose = Rose
    .full = Maison de la Rose
game-house-key = Clé
    .full = Maison de la Clé
game-house-star = Étoile
    .full = Maison de l’Étoile

## Buildings

game-building-bakery = Boulangerie
    .the = la boulangerie
game-building-sawmill = Scierie
    .the = la scierie
game-building-fishmongers = Poissonnerie
    .the = la poissonnerie
game-building-weaving_shop = Atelier de tissage
    .the = l’atelier de tissage
game-building-magic_school = École de magie
    .the = l’école de magie
game-building-foundry = Fonderie
    .the = la fonderie
game-building-church = Église
    .the = l’église
game-building-treasury_knights = Trésor des chevaliers
    .the = le trésor des chevaliers
game-building-treasury_towers = Trésor des tours
    .the = le trésor des tours
game-building-small_tavern = Petite taverne
    .the = la petite taverne
game-building-big_tavern = Grande taverne
    .the = la grande taverne
game-building-guardtower = Tour de garde
    .the = la tour de garde
game-building-fortified_castle = Château fort
    .the = le château fort
game-building-travelling_castle = Château ambulant
    .the = le château ambulant
game-building-training_camp = Camp d’entraînement
    .the = le camp d’entraînement
game-building-statues = Statues
    .the = les statues
game-building-queens_tower = Tour de la Reine
    .the = la tour de la Reine

## What buildings do

game-effect-knights = { $count ->
    [one] +{ $count } chevalier
   *[other] +{ $count } chevaliers
}
game-effect-towers = { $count ->
    [one] +{ $count } tour
   *[other] +{ $count } tours
}
game-effect-crowns = { $count ->
    [one] +{ $count } couronne pour sa ville
   *[other] +{ $count } couronnes pour sa ville
}
game-effect-tax-knights = à chaque levée d’impôt : +1 pièce pour chacun de tes chevaliers
game-effect-tax-towers = à chaque levée d’impôt : +1 pièce pour chacune de tes tours
game-effect-per-territory = { $points ->
    [one] { $points } point par { $territory }
   *[other] { $points } points par { $territory }
}
game-effect-per-tower = { $points ->
    [one] { $points } point pour chacune de tes tours
   *[other] { $points } points pour chacune de tes tours
}
game-effect-per-knight = { $points ->
    [one] { $points } point pour chacun de tes chevaliers
   *[other] { $points } points pour chacun de tes chevaliers
}

## Modes and options

game-mode-kingdomino = Kingdomino à { $seats }
game-mode-duel = Grand Duel
game-mode-queendomino = Queendomino à { $seats }
game-mode-wedding = Mariage royal à { $seats }
game-mode-teams = { $mode }, en équipes
game-option-middle = Empire du Milieu
    .hint = 10 points si ton château finit exactement au centre
game-option-harmony = Harmonie
    .hint = 5 points si ta grille est complète, sans aucun trou
game-option-dynasty = Dynastie
    .hint = Trois parties de suite
game-option-dynasty-best = Dynastie, meilleure partie
    .hint = Trois parties de suite ; seule la meilleure de chacun compte
game-option-abba = A-B-B-A
    .hint = Au début, le premier joueur choisit une fois, l’autre deux fois, puis le premier de nouveau
game-option-drawn = Tirage des rois
    .hint = Au début, les rois sont tirés un par un
game-option-anyking = N’importe quel roi
    .hint = Au début, chacun à son tour tire un roi, à qui qu’il soit, et le pose sur un domino
game-option-box = { $count } dominos
    .hint = Un nombre de dominos inhabituel pour ce nombre de joueurs
game-option-grid = Royaumes de { $width }×{ $width }
    .hint = Une taille de royaume inhabituelle pour ce nombre de joueurs
