score-heading = Points
score-total = Total
score-territory = { $terrain }: { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
} × { $crowns ->
    [one] { $crowns } crown
   *[other] { $crowns } crowns
}
score-territory-queen = { $terrain } with the Queen: { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
} × { $crowns ->
    [one] { $crowns } crown
   *[other] { $crowns } crowns
}
score-middle = Middle Kingdom: the castle is in the middle
score-harmony = Harmony: no gap in the grid
score-wealth = Coins: one point for every three
score-largest = Largest territory
score-crowns = All crowns

## Standings

score-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
score-standing = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}: { $who }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-lead = In the lead: { $who }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
score-behind = { $points ->
    [one] { $points } point behind
   *[other] { $points } points behind
}

## Ties, in words

score-tie-territory = { $winner } and { $loser } both have { $points ->
    [one] { $points } point
   *[other] { $points } points
}. The bigger largest territory puts { $winner } ahead.
score-tie-crowns = { $winner } and { $loser } are equal in points and in their largest territory. More crowns put { $winner } ahead.
score-tie-shared = { $winner } and { $loser } are equal in everything that counts. They share the rank.

## Dynasty

score-dynasty = Dynasty: game { $game } of { $games }
