## What to do now

board-your-turn-place = Place your domino.
board-your-turn-discard = It doesn’t fit anywhere, so it is discarded.
board-your-turn-tax = Collect taxes? Place knights on your new domino.
board-your-turn-build = Buy a building?
board-your-turn-bribe = Send the dragon?
board-your-turn-claim = Choose your next domino.
board-your-turn-first = Choose your first domino.
board-your-turn-king = You drew { $who }’s king. Put it on a domino.

## Placing

board-rotate = Rotate
    .hint = R, mouse wheel or right click
board-place = Place
    .hint = Enter or click
board-claim = Claim
board-claim-again = Tap again to claim
board-place-again = Tap again to place
board-next-spot = Next spot
    .hint = N
board-previous-spot = Previous spot
board-discard = Discard
    .hint = It doesn’t fit anywhere, so it leaves the game.
board-pass = Skip
board-confirm = Done
board-spots = { $count ->
    [0] It doesn’t fit anywhere.
    [one] It fits in { $count } place.
   *[other] It fits in { $count } places.
}
board-fits-nowhere = Doesn’t fit anywhere in your kingdom
board-best-spot = Best spot: { $change }
board-score-change = { $points ->
    [0] no points
    [one] +{ $points } point
   *[other] +{ $points } points
}
board-refused-occupied = That spot is taken
board-refused-outside = Outside your { $width }×{ $width } kingdom
board-refused-no-match = No matching land here

## The kingdom

board-kingdom = { $who }’s kingdom
board-kingdom-yours = Your kingdom
board-room = Room to grow: { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
}, { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}
board-dead-squares = { $count ->
    [one] { $count } square can never be filled.
   *[other] { $count } squares can never be filled.
}
board-harmony-lost = Harmony is out of reach
board-harmony-open = Harmony is still possible
board-middle-lost = Middle Kingdom is out of reach
board-middle-open = Middle Kingdom is still possible
board-discards = { $count ->
    [one] { $count } domino discarded
   *[other] { $count } dominoes discarded
}
board-follow = Follow the active player
board-hints = Hints
    .hint = Show or hide where your domino fits (G)

## The lines

board-line-current = This round
board-line-next = Next round
board-line-last = Last round: no more dominoes to choose.
board-order = Turn order next round
board-order-place = { $place }. { $who }
board-claimed-by = Claimed by { $who }
board-remaining = Remaining dominoes
    .hint = Dominoes that nobody has seen yet
board-remaining-count = { $count ->
    [0] None left.
    [one] { $count } domino still unseen.
   *[other] { $count } dominoes still unseen.
}
board-remaining-aside = Some of these were set aside and won’t appear.

## Queendomino

board-builders = Builders’ board
board-pile-next = Next:
board-sheet = Lines or builders
board-lines = Lines
board-builders-top = Next on the pile
board-builders-empty = Empty spot
board-price = { $coins ->
    [0] Free
    [one] { $coins } coin
   *[other] { $coins } coins
}
board-price-discount = { $coins ->
    [0] Free, thanks to the Queen
    [one] { $coins } coin, thanks to the Queen
   *[other] { $coins } coins, thanks to the Queen
}
board-too-dear = Can’t afford it yet
board-build-where = Choose a town square.
board-no-town = You have no free town square.
board-tax = Collect taxes
board-tax-preview = { $coins ->
    [one] +{ $coins } coin
   *[other] +{ $coins } coins
}
board-tax-knights = { $count ->
    [one] With { $count } knight
   *[other] With { $count } knights
}
board-coins = Coins
board-knights = Knights in hand
board-towers = Towers
board-queen = Queen
board-queen-host = { $who } hosts the Queen.
board-queen-nobody = Nobody hosts the Queen yet.
board-queen-hint = Most towers? You host the Queen: cheaper buildings and an extra crown.
board-towers-missing = { $count ->
    [one] { $count } more tower to host the Queen.
   *[other] { $count } more towers to host the Queen.
}
board-dragon-here = The dragon is here. Pay it a coin to burn a building.
board-dragon-away = The dragon has flown off and returns next round.
board-burn = Burn { $building }
