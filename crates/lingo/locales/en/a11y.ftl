## Squares

a11y-square = row { $row }, column { $column }: { $content }
a11y-square-castle = castle
a11y-square-empty = empty
a11y-square-dead = empty, can never be filled
a11y-square-outside = outside the grid
a11y-square-knight = { $square }, a knight
a11y-square-building = { $square }, { $building }
a11y-square-fits = your domino fits here
a11y-half = { $terrain }, { $crowns ->
    [0] no crown
    [one] one crown
   *[other] { $crowns } crowns
}

## Summaries

a11y-kingdom = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $squares } of { $all } squares.
a11y-kingdom-empty = Just the castle so far.
a11y-kingdom-size = { $columns } wide, { $rows } high.
a11y-kingdom-territories = Territories: { $territories }.
a11y-kingdom-purse = { $coins }, { $knights } in hand, { $towers }.
a11y-kingdom-queen = The Queen is here.
a11y-territory = { $terrain } with { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
} and { $crowns ->
    [0] no crown
    [one] one crown
   *[other] { $crowns } crowns
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
a11y-territory-openings = { $count ->
    [0] It can’t grow any further.
    [one] It can grow onto { $count } square.
   *[other] It can grow onto { $count } squares.
}
a11y-line-current = Being placed: { $dominoes }.
a11y-line-next = To choose from: { $dominoes }.
a11y-line-none = There are no dominoes to choose from.
a11y-line-free = { $domino }, free
a11y-line-claimed = { $domino }, { $who }
a11y-builders = Builders: { $buildings }.
a11y-builders-none = The builders have nothing to sell.
a11y-builders-offer = { $building }, { $coins ->
    [0] free
    [one] { $coins } coin
   *[other] { $coins } coins
}

## The domino in your hand

a11y-ghost = { $left } in row { $row }, column { $column }; { $right } { $direction ->
    [north] above it
    [east] to its right
    [south] below it
   *[west] to its left
}.
a11y-ghost-fits = It fits: { $change }.
a11y-ghost-refused = It doesn’t fit. { $reason }.

## Commands and regions

a11y-command = Describe…
a11y-command-kingdom = Describe my kingdom
a11y-command-kingdom-of = Describe { $who }’s kingdom
a11y-command-territory = Describe this territory
a11y-command-line = Read the lines
a11y-command-score = Read the scores
a11y-command-turn = Whose turn is it?
a11y-command-repeat = Repeat the last move
a11y-command-builders = Read the builders’ board
a11y-skip-kingdom = Skip to my kingdom
a11y-skip-line = Skip to the lines
a11y-skip-log = Skip to the move log
a11y-skip-menu = Skip to the menu
a11y-region-kingdom = Kingdom
a11y-region-line = Lines
a11y-region-players = Players
a11y-region-log = Move log
a11y-region-live = Table updates
a11y-grid-help = Arrow keys move, R rotates, N jumps to the next spot, Enter places.
