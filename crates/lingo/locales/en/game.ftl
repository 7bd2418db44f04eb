## Terrains

game-terrain-wheat = wheat
    .territory = wheat territory
game-terrain-forest = forest
    .territory = forest territory
game-terrain-lake = lake
    .territory = lake territory
game-terrain-grassland = grassland
    .territory = grassland territory
game-terrain-swamp = swamp
    .territory = swamp territory
game-terrain-mine = mine
    .territory = mine territory
game-terrain-town = town
    .territory = town territory

## Pieces

game-piece-castle = castle
game-piece-king = king
game-piece-tower = tower
game-piece-building = building
game-piece-crown = crown
game-piece-knight = knight
game-piece-coin = coin
game-piece-dragon = dragon
game-piece-queen = Queen

## Counted things

game-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
game-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
game-knights = { $count ->
    [one] { $count } knight
   *[other] { $count } knights
}
game-towers = { $count ->
    [one] { $count } tower
   *[other] { $count } towers
}

## Dominoes and places

game-half = { $crowns ->
    [0] { $terrain }
    [one] { $terrain } with one crown
   *[other] { $terrain } with { $crowns } crowns
}
game-halves = { $left } and { $right }
game-halves-double = double { $half }
game-domino = { $domino }: { $halves }
# Which domino; where two boxes are in play, by the King (Kingdomino) or the Queen (Queendomino).
game-domino-name = { $box ->
    [k] King’s { $number }
    [q] Queen’s { $number }
   *[only] domino { $number }
}
    .the = { $box ->
        [k] the King’s { $number }
        [q] the Queen’s { $number }
       *[only] domino { $number }
    }
    .short = { $box ->
        [k] King’s { $number }
        [q] Queen’s { $number }
       *[only] { $number }
    }
# The box that a line comes from.
game-domino-box = { $box ->
    [k] King’s dominoes
   *[q] Queen’s dominoes
}
game-labelled = { $label }: { $value }
game-list-end = { $items } and { $last }
game-list-next = { $items }; { $next }
game-direction-north = north
game-direction-east = east
game-direction-south = south
game-direction-west = west
game-cell-castle = on the castle
game-cell-straight = { $steps } { $direction ->
    [north] north
    [east] east
    [south] south
   *[west] west
} of the castle
game-cell-corner = { $across } { $side ->
    [east] east
   *[west] west
} and { $along } { $end ->
    [north] north
   *[south] south
} of the castle

## Houses

game-house-sun = Sun
    .full = House of the Sun
game-house-moon = Moon
    .full = House of the Moon
game-house-tower = Tower
    .full = House of the Tower
game-house-fish = Fish
    .full = House of the Fish
game-house-tree = Tree
    .full = House of the Tree
game-house-rose = Rose
    .full = House of the Rose
game-house-key = Key
    .full = House of the Key
game-house-star = Star
    .full = House of the Star

## Buildings

game-building-bakery = Bakery
    .the = the bakery
game-building-sawmill = Sawmill
    .the = the sawmill
game-building-fishmongers = Fishmonger’s
    .the = the fishmonger’s
game-building-weaving_shop = Weaving shop
    .the = the weaving shop
game-building-magic_school = Magic school
    .the = the magic school
game-building-foundry = Foundry
    .the = the foundry
game-building-church = Church
    .the = the church
game-building-treasury_knights = Treasury of knights
    .the = the treasury of knights
game-building-treasury_towers = Treasury of towers
    .the = the treasury of towers
game-building-small_tavern = Small tavern
    .the = the small tavern
game-building-big_tavern = Big tavern
    .the = the big tavern
game-building-guardtower = Guard tower
    .the = the guard tower
game-building-fortified_castle = Fortified castle
    .the = the fortified castle
game-building-travelling_castle = Travelling castle
    .the = the travelling castle
game-building-training_camp = Training camp
    .the = the training camp
game-building-statues = Statues
    .the = the statues
game-building-queens_tower = Queen’s tower
    .the = the Queen’s tower

## What buildings do

game-effect-knights = { $count ->
    [one] +{ $count } knight
   *[other] +{ $count } knights
}
game-effect-towers = { $count ->
    [one] +{ $count } tower
   *[other] +{ $count } towers
}
game-effect-crowns = { $count ->
    [one] +{ $count } crown for its town
   *[other] +{ $count } crowns for its town
}
game-effect-tax-knights = whenever you collect taxes: +1 coin for each of your knights
game-effect-tax-towers = whenever you collect taxes: +1 coin for each of your towers
game-effect-per-territory = { $points ->
    [one] { $points } point for each { $territory }
   *[other] { $points } points for each { $territory }
}
game-effect-per-tower = { $points ->
    [one] { $points } point for each of your towers
   *[other] { $points } points for each of your towers
}
game-effect-per-knight = { $points ->
    [one] { $points } point for each of your knights
   *[other] { $points } points for each of your knights
}

## Modes and options

game-mode-kingdomino = Kingdomino for { $seats }
game-mode-duel = Mighty Duel
game-mode-queendomino = Queendomino for { $seats }
game-mode-wedding = Royal Wedding for { $seats }
game-mode-teams = { $mode }, in teams
game-option-middle = Middle Kingdom
    .hint = 10 points if your castle ends up in the exact centre
game-option-harmony = Harmony
    .hint = 5 points if your grid is full, with no gaps
game-option-dynasty = Dynasty
    .hint = Three games in a row
game-option-dynasty-best = Dynasty, best game
    .hint = Three games in a row; only each player’s best score counts
game-option-abba = A-B-B-A
    .hint = At the start, one player claims once, the other twice, then the first again
game-option-drawn = Drawn kings
    .hint = At the start, kings are drawn one at a time
game-option-anyking = Any king
    .hint = At the start, players take turns to draw a king, no matter whose, and put it on a domino
game-option-box = { $count } dominoes
    .hint = Not the usual number of dominoes for this many players
game-option-grid = { $width }×{ $width } kingdoms
    .hint = Not the usual kingdom size for this many players
