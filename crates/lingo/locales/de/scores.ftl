score-heading = Punkte
score-total = Summe
score-territory = { $terrain }: { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Felder
} × { $crowns ->
    [one] { $crowns } Krone
   *[other] { $crowns } Kronen
}
score-territory-queen = { $terrain } mit der Königin: { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Felder
} × { $crowns ->
    [one] { $crowns } Krone
   *[other] { $crowns } Kronen
}
score-crownless = Ohne Krone: { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Felder
}
score-middle = Reich der Mitte: Das Schloss liegt in der Mitte
score-harmony = Harmonie: keine Lücke im Raster
score-wealth = Münzen: 1 Punkt für je 3
score-largest = Größtes Gebiet
score-crowns = Kronen

## Standings

score-rank = { $rank }.
score-standing = { $rank }. Platz: { $who }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
score-lead = In Führung: { $who }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
score-behind = { $points ->
    [one] { $points } Punkt dahinter
   *[other] { $points } Punkte dahinter
}

## Ties, in words

score-tie-territory = { $winner } und { $loser } haben beide { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Das größere Gebiet bringt { $winner } nach vorn.
score-tie-crowns = { $winner } und { $loser } sind gleich in Punkten und größtem Gebiet. Mehr Kronen bringen { $winner } nach vorn.
score-tie-shared = { $winner } und { $loser } sind in allem gleich, was zählt. Sie teilen sich den Rang.

## Dynasty

score-dynasty = Dynastie: Partie { $game } von { $games }
