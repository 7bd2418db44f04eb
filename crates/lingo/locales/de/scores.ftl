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
score-pad = Wertungsblock
    .print = Wertungsblock drucken
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
    [one] { $points } Punkt Rückstand
   *[other] { $points } Punkte Rückstand
}

## Ties, in words

score-tie-territory = { $winner } und { $loser } haben beide { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Das größere Gebiet entscheidet für { $winner }.
score-tie-crowns = { $winner } und { $loser } liegen nach Punkten und größtem Gebiet gleichauf. Die Kronen entscheiden für { $winner }.
score-tie-shared = { $winner } und { $loser } liegen in allem gleichauf, was zählt, und teilen sich den Rang.

## Dynasty

score-dynasty = Dynastie: Partie { $game } von { $games }
score-dynasty-game = { $who } { $count ->
    [one] gewinnt
   *[other] gewinnen
} Partie { $game } von { $games }!
score-dynasty-game-shared = { $who } teilen sich Partie { $game } von { $games }!
score-dynasty-winner = { $who } { $count ->
    [one] gewinnt
   *[other] gewinnen
} die Dynastie!
score-dynasty-shared = { $who } teilen sich die Dynastie!
score-dynasty-you = Du gewinnst die Dynastie!
score-dynasty-best = Beste Partie
score-dynasty-column = Partie { $game }
