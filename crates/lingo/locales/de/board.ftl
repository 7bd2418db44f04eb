## What to do now

board-your-turn-place = Lege dein Domino.
board-your-turn-discard = Es passt nirgends und wird abgeworfen.
board-your-turn-tax = Steuern erheben? Setze Ritter auf dein neues Domino.
board-your-turn-build = Ein Gebäude kaufen?
board-your-turn-bribe = Den Drachen schicken?
board-your-turn-claim = Wähle dein nächstes Domino.
board-your-turn-first = Wähle dein erstes Domino.

## Placing

board-rotate = Drehen
    .hint = R, Mausrad oder Rechtsklick
board-place = Legen
    .hint = Enter oder Klick
board-place-again = Zum Legen noch einmal tippen
board-next-spot = Nächste Stelle
    .hint = N
board-previous-spot = Vorige Stelle
board-discard = Abwerfen
    .hint = Es passt nirgends. Das Domino kommt aus dem Spiel.
board-pass = Überspringen
board-confirm = Fertig
board-spots = { $count ->
    [0] Es passt nirgends.
    [one] Es passt an { $count } Stelle.
   *[other] Es passt an { $count } Stellen.
}
board-fits-nowhere = Passt nirgends in dein Königreich
board-best-spot = Beste Stelle: { $change }
board-score-change = { $points ->
    [0] keine Punkte
    [one] +{ $points } Punkt
   *[other] +{ $points } Punkte
}
board-refused-occupied = Diese Stelle ist belegt
board-refused-outside = Außerhalb deines Königreichs von { $width }×{ $width }
board-refused-no-match = Keine passende Landschaft hier

## The kingdom

board-kingdom = Königreich von { $who }
board-kingdom-yours = Dein Königreich
board-room = Noch Platz: { $columns ->
    [one] { $columns } Spalte
   *[other] { $columns } Spalten
}, { $rows ->
    [one] { $rows } Zeile
   *[other] { $rows } Zeilen
}
board-dead-squares = { $count ->
    [one] { $count } Feld kann nie mehr gefüllt werden.
   *[other] { $count } Felder können nie mehr gefüllt werden.
}
board-harmony-lost = Harmonie nicht mehr erreichbar
board-harmony-open = Harmonie noch möglich
board-middle-lost = Reich der Mitte nicht mehr erreichbar
board-middle-open = Reich der Mitte noch möglich
board-discards = { $count ->
    [one] { $count } Domino abgeworfen
   *[other] { $count } Dominos abgeworfen
}
board-follow = Dem Spieler am Zug folgen
board-hints = Hinweise
    .hint = Zeigen oder verbergen, wohin dein Domino passt (G)

## The lines

board-line-current = Diese Runde
board-line-next = Nächste Runde
board-line-last = Letzte Runde: keine Dominos mehr zur Auswahl.
board-order = Reihenfolge der nächsten Runde
board-order-place = { $place }. { $who }
board-claimed-by = Genommen von { $who }
board-remaining = Verbleibende Dominos
    .hint = Welche noch niemand gesehen hat
board-remaining-count = { $count ->
    [0] Es kommt nichts mehr.
    [one] { $count } Domino hat noch niemand gesehen.
   *[other] { $count } Dominos hat noch niemand gesehen.
}
board-remaining-aside = Einige davon liegen beiseite und kommen nicht mehr.

## Queendomino

board-builders = Tafel der Baumeister
board-builders-top = Als Nächstes auf dem Stapel
board-builders-empty = Leerer Platz
board-price = { $coins ->
    [0] Umsonst
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
board-price-discount = { $coins ->
    [0] Umsonst, dank der Königin
    [one] { $coins } Münze, dank der Königin
   *[other] { $coins } Münzen, dank der Königin
}
board-too-dear = Im Moment zu teuer
board-build-where = Wähle ein Stadtfeld.
board-no-town = Du hast kein freies Stadtfeld.
board-tax = Steuern erheben
board-tax-preview = { $coins ->
    [one] +{ $coins } Münze
   *[other] +{ $coins } Münzen
}
board-tax-knights = { $count ->
    [one] Mit { $count } Ritter
   *[other] Mit { $count } Rittern
}
board-coins = Münzen
board-knights = Ritter auf der Hand
board-towers = Türme
board-queen = Königin
board-queen-host = { $who } beherbergt die Königin.
board-queen-nobody = Noch beherbergt niemand die Königin.
board-queen-hint = Die meisten Türme? Dann zieht die Königin ein: billigere Gebäude und eine Krone mehr.
board-towers-missing = { $count ->
    [one] Noch { $count } Turm, und die Königin kommt.
   *[other] Noch { $count } Türme, und die Königin kommt.
}
board-dragon-here = Der Drache ist da. Für eine Münze verbrennt er ein Gebäude.
board-dragon-away = Der Drache ist ausgeflogen. Nächste Runde ist er wieder da.
board-burn = Verbrenne { $building }
