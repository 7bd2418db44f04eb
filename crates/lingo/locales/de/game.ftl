## Terrains

game-terrain-wheat = Weizen
    .territory = Weizengebiet
game-terrain-forest = Wald
    .territory = Waldgebiet
game-terrain-lake = See
    .territory = Seengebiet
game-terrain-grassland = Wiese
    .territory = Wiesengebiet
game-terrain-swamp = Sumpf
    .territory = Sumpfgebiet
game-terrain-mine = Mine
    .territory = Minengebiet
game-terrain-town = Stadt
    .territory = Stadtgebiet

## Pieces

game-piece-castle = Schloss
game-piece-king = König
game-piece-tower = Turm
game-piece-building = Gebäude
game-piece-crown = Krone
game-piece-knight = Ritter
game-piece-coin = Münze
game-piece-dragon = Drache
game-piece-queen = Königin

## Counted things

game-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
game-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
game-knights = { $count ->
    [one] { $count } Ritter
   *[other] { $count } Ritter
}
game-towers = { $count ->
    [one] { $count } Turm
   *[other] { $count } Türme
}

## Dominoes and places

game-half = { $crowns ->
    [0] { $terrain }
    [one] { $terrain } mit einer Krone
   *[other] { $terrain } mit { $crowns } Kronen
}
game-halves = { $left } und { $right }
game-halves-double = zweimal { $half }
game-domino = { $domino }: { $halves }
# Which domino; where two boxes are in play, by the King (Kingdomino) or the Queen (Queendomino).
game-domino-name = { $box ->
    [k] Dominostein { $number } des Königs
    [q] Dominostein { $number } der Königin
   *[only] Dominostein { $number }
}
    .the = { $box ->
        [k] Dominostein { $number } des Königs
        [q] Dominostein { $number } der Königin
       *[only] Dominostein { $number }
    }
    .short = { $box ->
        [k] { $number } des Königs
        [q] { $number } der Königin
       *[only] { $number }
    }
# The box that a line comes from.
game-domino-box = { $box ->
    [k] Dominosteine des Königs
   *[q] Dominosteine der Königin
}
game-labelled = { $label }: { $value }
game-list-end = { $items } und { $last }
game-list-next = { $items }; { $next }
game-direction-north = Norden
game-direction-east = Osten
game-direction-south = Süden
game-direction-west = Westen
game-cell-castle = auf dem Schloss
game-cell-straight = { $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
} { $direction ->
    [north] nördlich
    [east] östlich
    [south] südlich
   *[west] westlich
} vom Schloss
game-cell-corner = { $across ->
    [one] { $across } Feld
   *[other] { $across } Felder
} { $side ->
    [east] östlich
   *[west] westlich
} und { $along } { $end ->
    [north] nördlich
   *[south] südlich
} vom Schloss

## Houses

game-house-sun = Sonne
    .full = Haus der Sonne
game-house-moon = Mond
    .full = Haus des Mondes
game-house-tower = Turm
    .full = Haus des Turms
game-house-fish = Fisch
    .full = Haus des Fisches
game-house-tree = Baum
    .full = Haus des Baums
game-house-rose = Rose
    .full = Haus der Rose
game-house-key = Schlüssel
    .full = Haus des Schlüssels
game-house-star = Stern
    .full = Haus des Sterns

## Buildings

game-building-bakery = Bäckerei
    .the = die Bäckerei
game-building-sawmill = Sägewerk
    .the = das Sägewerk
game-building-fishmongers = Fischladen
    .the = den Fischladen
game-building-weaving_shop = Weberei
    .the = die Weberei
game-building-magic_school = Zauberschule
    .the = die Zauberschule
game-building-foundry = Gießerei
    .the = die Gießerei
game-building-church = Kirche
    .the = die Kirche
game-building-treasury_knights = Schatzkammer der Ritter
    .the = die Schatzkammer der Ritter
game-building-treasury_towers = Schatzkammer der Türme
    .the = die Schatzkammer der Türme
game-building-small_tavern = Kleine Taverne
    .the = die kleine Taverne
game-building-big_tavern = Große Taverne
    .the = die große Taverne
game-building-guardtower = Wachturm
    .the = den Wachturm
game-building-fortified_castle = Festung
    .the = die Festung
game-building-travelling_castle = Wanderndes Schloss
    .the = das wandernde Schloss
game-building-training_camp = Übungsplatz
    .the = den Übungsplatz
game-building-statues = Statuen
    .the = die Statuen
game-building-queens_tower = Turm der Königin
    .the = den Turm der Königin

## What buildings do

game-effect-knights = { $count ->
    [one] +{ $count } Ritter
   *[other] +{ $count } Ritter
}
game-effect-towers = { $count ->
    [one] +{ $count } Turm
   *[other] +{ $count } Türme
}
game-effect-crowns = { $count ->
    [one] +{ $count } Krone für seine Stadt
   *[other] +{ $count } Kronen für seine Stadt
}
game-effect-tax-knights = sooft du Steuern eintreibst: +1 Münze für jeden deiner Ritter
game-effect-tax-towers = sooft du Steuern eintreibst: +1 Münze für jeden deiner Türme
game-effect-per-territory = { $points ->
    [one] { $points } Punkt für jedes { $territory }
   *[other] { $points } Punkte für jedes { $territory }
}
game-effect-per-tower = { $points ->
    [one] { $points } Punkt für jeden deiner Türme
   *[other] { $points } Punkte für jeden deiner Türme
}
game-effect-per-knight = { $points ->
    [one] { $points } Punkt für jeden deiner Ritter
   *[other] { $points } Punkte für jeden deiner Ritter
}

## Modes and options

game-mode-kingdomino = Kingdomino zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
    [7] siebt
   *[other] acht
}
game-mode-duel = Das große Duell
game-mode-queendomino = Queendomino zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
    [7] siebt
   *[other] acht
}
game-mode-wedding = Königliche Hochzeit zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
    [7] siebt
   *[other] acht
}
game-mode-teams = { $mode }, in Teams
game-option-middle = Reich der Mitte
    .hint = 10 Punkte, wenn dein Schloss am Ende genau in der Mitte liegt
game-option-harmony = Harmonie
    .hint = 5 Punkte, wenn dein Raster lückenlos gefüllt ist
game-option-dynasty = Dynastie
    .hint = Drei Partien nacheinander
game-option-dynasty-best = Dynastie, beste Partie
    .hint = Drei Partien nacheinander; bei jedem zählt nur die beste
game-option-abba = A-B-B-A
    .hint = Am Anfang wählt erst der eine, dann zweimal der andere, dann wieder der erste
game-option-drawn = Könige auslosen
    .hint = Am Anfang werden die Könige einzeln gezogen
game-option-anyking = Beliebige Könige
    .hint = Am Anfang zieht ihr reihum einen König, ganz gleich wessen, und setzt ihn auf einen Dominostein
game-option-box = { $count } Dominosteine
    .hint = Eine andere Zahl von Dominosteinen als für diese Spielerzahl üblich
game-option-grid = { $width }×{ $width }-Königreiche
    .hint = Eine andere Größe als für diese Spielerzahl üblich
