## Squares

a11y-square = Zeile { $row }, Spalte { $column }: { $content }
a11y-square-castle = Schloss
a11y-square-empty = leer
a11y-square-dead = leer, nie mehr zu füllen
a11y-square-outside = außerhalb des Rasters
a11y-square-knight = { $square }, ein Ritter
a11y-square-building = { $square }, { $building }
a11y-square-fits = dein Dominostein passt hierher
a11y-half = { $terrain }, { $crowns ->
    [0] keine Krone
    [one] eine Krone
   *[other] { $crowns } Kronen
}

## Summaries

a11y-kingdom = { $who }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $squares } von { $all } Feldern.
a11y-kingdom-empty = Bisher steht nur das Schloss.
a11y-kingdom-size = { $columns } breit, { $rows } hoch.
a11y-kingdom-territories = Gebiete: { $territories }.
a11y-kingdom-purse = { $coins }, { $knights } im Vorrat, { $towers }.
a11y-kingdom-queen = Die Königin ist hier.
a11y-territory = { $terrain } mit { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Feldern
} { $crowns ->
    [0] ohne Krone
    [one] und einer Krone
   *[other] und { $crowns } Kronen
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
a11y-territory-openings = { $count ->
    [0] Dieses Gebiet kann nicht mehr wachsen.
    [one] Dieses Gebiet kann sich noch auf { $count } Feld ausdehnen.
   *[other] Dieses Gebiet kann sich noch auf { $count } Felder ausdehnen.
}
a11y-line-current = Zu legen: { $dominoes }.
a11y-line-next = Zur Auswahl: { $dominoes }.
a11y-line-none = Keine Dominosteine zur Auswahl.
a11y-line-free = { $domino }, frei
a11y-line-claimed = { $domino }, { $who }
a11y-builders = Baumeister: { $buildings }.
a11y-builders-none = Die Baumeister haben nichts zu verkaufen.
a11y-builders-offer = { $building }, { $coins ->
    [0] kostenlos
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}

## The domino in your hand

a11y-ghost = { $left } in Zeile { $row }, Spalte { $column }; { $right } { $direction ->
    [north] darüber
    [east] rechts davon
    [south] darunter
   *[west] links davon
}.
a11y-ghost-fits = Er passt: { $change }.
a11y-ghost-refused = Er passt nicht. { $reason }.

## Commands and regions

a11y-command = Beschreiben …
a11y-command-kingdom = Mein Königreich beschreiben
a11y-command-kingdom-of = Das Königreich von { $who } beschreiben
a11y-command-territory = Dieses Gebiet beschreiben
a11y-command-line = Die Reihe vorlesen
a11y-command-score = Die Punkte vorlesen
a11y-command-turn = Wer ist dran?
a11y-command-repeat = Den letzten Zug noch einmal vorlesen
a11y-command-builders = Die Baumeistertafel vorlesen
a11y-skip-kingdom = Zu meinem Königreich
a11y-skip-line = Zur Reihe
a11y-skip-log = Zum Zugprotokoll
a11y-skip-menu = Zum Menü
a11y-region-kingdom = Königreich
a11y-region-line = Reihen
a11y-region-players = Spieler
a11y-region-log = Zugprotokoll
a11y-region-live = Neues vom Tisch
a11y-grid-help = Pfeiltasten bewegen, R dreht, N springt zur nächsten Stelle, Enter legt.
