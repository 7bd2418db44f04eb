## Replay

cli-first-claims = First claims
cli-shape = { $width }×{ $width } kingdoms · { $rounds } rounds · { $line } dominoes per line · { $dominoes } of { $all } dominoes in play
cli-record-ends = The record ends here.
cli-kingdoms = Kingdoms
cli-points-now = If the game ended now
cli-result = Result
cli-dynasty = One game of a Dynasty: the points of all three games decide.
cli-dynasty-best = One game of a Dynasty: the best score of the three games decides.
cli-actions = { $count ->
    [one] { $count } legal action: { $actions }
   *[other] { $count } legal actions: { $actions }
}
cli-actions-more = { $actions } and { $count } more
cli-setup = Setup
cli-verified = The seal { $seal } matches the seed, and all { $deals } deals follow from it.
cli-verified-shared = The seal { $seal } matches the seed, and all { $deals } deals follow from it and from what { $players ->
    [one] one player
   *[other] { $players } players
} added to the shuffle.

## Score

cli-bonuses = To count the bonuses, add the line `rules { $rules }` to the file.

## Modes

cli-modes = Modes of the rulebooks
cli-modes-all = All playable games, without options
cli-modes-options = Options
cli-modes-how = Write a mode and its options together: { $examples }.
cli-modes-house = House rules work too, as long as the dominoes fill every grid exactly. `crownlands modes --all` lists them; `crownlands modes k5` explains why one is refused.
cli-modes-same = { $written } means the same.
cli-column-write = Write
cli-column-game = Game
cli-column-players = Players
cli-column-kings = Kings
cli-column-grid = Grid
cli-column-dominoes = Dominoes
cli-column-line = Line
cli-column-rounds = Rounds
cli-column-also = Also
cli-column-advice = Advice
cli-some-of = { $count } of { $all }
cli-players = { $seats }, each with a kingdom and { $kings ->
    [one] one king
   *[other] { $kings } kings
}
cli-players-teams = { $seats } in { $teams } teams of two; a team shares one kingdom, and each partner has { $kings ->
    [one] one king
   *[other] { $kings } kings
}
cli-grid = { $width }×{ $width }, full if nothing is discarded
cli-dominoes-all = all { $count }
cli-dominoes-both = all { $count }; lines come from the two boxes in turn
cli-dominoes-some = { $count } of { $all }; the others are set aside unseen
cli-rounds = { $rounds }, with { $line } dominoes each; all of them are claimed
cli-rounds-left = { $rounds }, with { $line } dominoes each; { $left ->
    [one] { $left } of them stays unclaimed and leaves the game
   *[other] { $left } of them stay unclaimed and leave the game
}
cli-queendomino = coins, knights, towers, buildings, the Queen and the dragon

## Perft

cli-dealt-all = counting every deal
cli-dealt-seed = dealt from seed { $seed } by ChaCha8
cli-dealt-order = dealt in numerical order
cli-column-depth = depth
cli-column-count = count
cli-column-time = time
cli-column-rate = per second
cli-sum = total

## What went wrong, and what to do

cli-error = error:
cli-try = try:
cli-standard-input = standard input
cli-unreadable = { $file } cannot be read: { $reason }
cli-unreadable-try = Check the path and its permissions, or pass - to read standard input.
cli-too-large = { $file } is too large: more than { $size } KiB
cli-too-large-try = Pass the text of one game or one kingdom.
cli-not-text = { $file } is not text: byte { $byte } is not UTF-8
cli-not-text-try = Save it as plain text in UTF-8.
cli-bad-text = { $file }, line { $line }, column { $column }: { $reason }
cli-bad-record-try = docs/NOTATION.md describes records.
cli-bad-kingdom-try = `crownlands score --help` shows how to draw a kingdom.
cli-bad-building-try = Use one of these names: { $names }
cli-bad-rules = “{ $written }”, column { $column }: { $reason }
cli-bad-rules-try = `crownlands modes` lists the modes and options.
cli-unplayable = “{ $written }” cannot be played. { $reason }
cli-unplayable-lines = { $dominoes } dominoes on { $width }×{ $width } grids make lines of { $line } for { $kings } kings.
cli-unplayable-counts = { $dominoes } dominoes make lines of { $line } for { $kings } kings.
cli-unplayable-try = { $seats } players can play { $mixes }.
cli-bad-position = Column { $column } of the position: { $reason }
cli-impossible-position = This position is impossible: { $reason }
cli-bad-position-try = `crownlands replay FILE --at N` prints positions to copy.
cli-bad-step = { $file }, step { $number }, { $step }: { $reason }
cli-bad-step-try = `--at { $before }` shows the position before it and the legal actions.
cli-no-step = There is no position after step { $at }: the record has { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}.
cli-no-step-try = Pass a number from 0 to { $steps }.
cli-verify-tag-try = Finished games from a server carry the tags Game, Seal and Seed.
cli-verify-given-try = Verify the record of the game that this one continues.
cli-verify-seal-try = Compare it with the seal that was published when the game began.
cli-verify-step-try = `crownlands replay` without --verify names the step.
cli-output = The output cannot be written: { $reason }
cli-output-try = Check that the disk is not full and the terminal is still open.

## Starting a game

cli-bad-name = “{ $name }” is not a valid name. { $reason }
cli-bad-name-try = Pass a name of 1 to 24 characters.
cli-one-name = On a server, one person plays per keyboard.
cli-one-name-try = Pass one --name; the others join from their own screens.
cli-no-server = “{ $link }” does not say which server the table is on.
cli-no-server-try = Pass the whole link, or add --server with the server’s address.
cli-bad-link = “{ $link }” is not the link or code of a table.
cli-bad-link-try = Paste the link that the host sees, such as { $example }.
cli-too-many-people = { $people } people do not fit: { $rules } has { $seats } seats.
cli-too-many-people-try = Pass fewer names, or rules for more players.
cli-nothing-saved-try = Start a game: crownlands play k2
cli-busy-try = Close it there first.
cli-refused-try = See `crownlands play --help`.
cli-server-try = Check the address and that the server is running.
