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
score-crownless = Without a crown: { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}
score-middle = Middle Kingdom: castle in the centre
score-harmony = Harmony: no gaps
score-wealth = Coins: 1 point for every 3
score-pad = Scoring pad
    .print = Print the scoring pad
score-largest = Largest territory
score-crowns = Crowns

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
}. The tie goes to { $winner }, whose largest territory is bigger.
score-tie-crowns = { $winner } and { $loser } are tied on points and largest territory. The tie goes to { $winner }, with more crowns.
score-tie-shared = { $winner } and { $loser } are tied on everything that counts, so they share the rank.

## Dynasty

score-dynasty = Dynasty: game { $game } of { $games }
score-dynasty-game = { $who } { $count ->
    [one] wins
   *[other] win
} game { $game } of { $games }!
score-dynasty-game-shared = { $who } share game { $game } of { $games }!
score-dynasty-winner = { $who } { $count ->
    [one] wins
   *[other] win
} the Dynasty!
score-dynasty-shared = { $who } share the Dynasty!
score-dynasty-you = You win the Dynasty!
score-dynasty-best = Best game
score-dynasty-column = Game { $game }
