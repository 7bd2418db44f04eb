## What to do now

board-your-turn-place = Lege deinen Dominostein.
board-your-turn-discard = Er passt nirgends und wird abgeworfen.
board-your-turn-tax = Steuern eintreiben? Setze Ritter auf deinen neuen Dominostein.
board-your-turn-build = Ein Gebäude kaufen?
board-your-turn-bribe = Den Drachen losschicken?
board-your-turn-claim = Wähle deinen nächsten Dominostein.
board-your-turn-first = Wähle deinen ersten Dominostein.
board-your-turn-king = Du hast den König von { $who } gezogen. Setz ihn auf einen Dominostein.

## Placing

board-rotate = Drehen
    .hint = R, Mausrad oder Rechtsklick
board-place = Legen
    .hint = Enter oder Klick
board-claim = Nehmen
board-claim-again = Zum Nehmen noch einmal tippen
board-place-again = Zum Legen noch einmal tippen
board-next-spot = Nächste Stelle
    .hint = N
board-previous-spot = Vorige Stelle
board-discard = Abwerfen
    .hint = Er passt nirgends und kommt aus dem Spiel.
board-pass = Überspringen
board-confirm = Fertig
board-spots = { $count ->
    [0] Er passt nirgends.
    [one] Er passt an { $count } Stelle.
   *[other] Er passt an { $count } Stellen.
}
board-fits-nowhere = Passt nirgends in dein Königreich
board-best-spot = Beste Stelle: { $change }
board-score-change = { $points ->
    [0] keine Punkte
    [one] +{ $points } Punkt
   *[other] +{ $points } Punkte
}
board-refused-occupied = Diese Stelle ist belegt
board-refused-outside = Außerhalb deines { $width }×{ $width }-Königreichs
board-refused-no-match = Hier passt keine Landschaft

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
    [one] { $count } Dominostein abgeworfen
   *[other] { $count } Dominosteine abgeworfen
}
board-follow = Dem aktiven Spieler folgen
board-hints = Hinweise
    .hint = Zeigen oder verbergen, wohin dein Dominostein passt (G)

## The lines

board-line-current = Diese Runde
board-line-next = Nächste Runde
board-line-last = Letzte Runde: keine Dominosteine mehr zur Auswahl.
board-order = Reihenfolge der nächsten Runde
board-order-place = { $place }. { $who }
board-claimed-by = Gewählt von { $who }
board-remaining = Verbleibende Dominosteine
    .hint = Steine, die noch niemand gesehen hat
board-remaining-count = { $count ->
    [0] Keiner mehr übrig.
    [one] { $count } Dominostein hat noch niemand gesehen.
   *[other] { $count } Dominosteine hat noch niemand gesehen.
}
board-remaining-aside = Einige davon liegen beiseite und kommen nicht mehr.

## Queendomino

board-builders = Baumeistertafel
board-pile-next = Als Nächstes:
board-sheet = Reihen oder Baumeister
board-lines = Reihen
board-builders-top = Nächstes Gebäude vom Stapel
board-builders-empty = Leerer Platz
board-price = { $coins ->
    [0] Kostenlos
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
board-price-discount = { $coins ->
    [0] Kostenlos, dank der Königin
    [one] { $coins } Münze, dank der Königin
   *[other] { $coins } Münzen, dank der Königin
}
board-too-dear = Noch zu teuer
board-build-where = Wähle ein Stadtfeld.
board-no-town = Du hast kein freies Stadtfeld.
board-tax = Steuern eintreiben
board-tax-preview = { $coins ->
    [one] +{ $coins } Münze
   *[other] +{ $coins } Münzen
}
board-tax-knights = { $count ->
    [one] Mit { $count } Ritter
   *[other] Mit { $count } Rittern
}
board-coins = Münzen
board-knights = Ritter im Vorrat
board-towers = Türme
board-queen = Königin
board-queen-host = Die Königin ist bei { $who } zu Gast.
board-queen-nobody = Die Königin ist noch bei niemandem zu Gast.
board-queen-hint = Die meisten Türme? Dann kommt die Königin zu dir: billigere Gebäude und eine Krone mehr.
board-towers-missing = { $count ->
    [one] Noch { $count } Turm, und die Königin kommt.
   *[other] Noch { $count } Türme, und die Königin kommt.
}
board-dragon-here = Der Drache ist da. Für eine Münze verbrennt er ein Gebäude.
board-dragon-away = Der Drache ist ausgeflogen. Nächste Runde ist er wieder da.
board-burn = Verbrenne { $building }
