## What to do now

board-your-turn-place = Place your domino.
board-your-turn-discard = Nothing fits: this domino has to go.
board-your-turn-tax = Collect taxes? Put knights on your new domino.
board-your-turn-build = Buy a building?
board-your-turn-bribe = Send the dragon?
board-your-turn-claim = Choose your next domino.
board-your-turn-first = Choose your first domino.

## Placing

board-rotate = Turn
    .hint = R, mouse wheel or right click
board-place = Place
    .hint = Enter or click
board-place-again = Tap again to place
board-next-spot = Next spot
    .hint = N
board-previous-spot = Previous spot
board-discard = Discard
    .hint = Nothing fits. The domino leaves the game.
board-pass = Skip
board-confirm = Done
board-spots = { $count ->
    [0] It fits nowhere.
    [one] It fits in { $count } place.
   *[other] It fits in { $count } places.
}
board-fits-nowhere = Fits nowhere in your kingdom
board-best-spot = Best spot: { $change }
board-score-change = { $points ->
    [0] no points
    [one] +{ $points } point
   *[other] +{ $points } points
}
board-refused-occupied = Something lies there already
board-refused-outside = Outside your { $width }×{ $width } kingdom
board-refused-no-match = Nothing matches here

## The kingdom

board-kingdom = { $who }’s kingdom
board-kingdom-yours = Your kingdom
board-room = Room left: { $columns ->
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
board-harmony-lost = Harmony is lost
board-harmony-open = Harmony is still possible
board-middle-lost = Middle Kingdom is lost
board-middle-open = Middle Kingdom is still possible
board-discards = { $count ->
    [one] { $count } domino discarded
   *[other] { $count } dominoes discarded
}
board-follow = Follow the player to move
board-hints = Hints
    .hint = Show or hide where your domino fits (G)

## The lines

board-line-current = This round
board-line-next = Next round
board-line-last = No more line: this is the last round.
board-order = Order of the next round
board-order-place = { $place }. { $who }
board-claimed-by = Claimed by { $who }
board-remaining = Dominoes still to come
    .hint = Which ones nobody has seen yet
board-remaining-count = { $count ->
    [0] Nothing is left to come.
    [one] { $count } domino is still unseen.
   *[other] { $count } dominoes are still unseen.
}
board-remaining-aside = Some of these were set aside and will not come.

## Queendomino

board-builders = Builders’ board
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
board-too-dear = Too expensive for now
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
board-queen-host = The Queen lives with { $who }.
board-queen-nobody = The Queen lives with nobody yet.
board-queen-hint = Most towers? The Queen moves in: cheaper buildings and one more crown.
board-towers-missing = { $count ->
    [one] { $count } more tower brings the Queen.
   *[other] { $count } more towers bring the Queen.
}
board-dragon-here = The dragon is here. For one coin it burns a building.
board-dragon-away = The dragon has flown. It comes back next round.
board-burn = Burn this one
