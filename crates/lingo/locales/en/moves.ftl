## What players do

move-claim = { $who } claims { $domino }: { $halves }.
move-claim-for = { $who } puts { $king }’s king on { $domino }: { $halves }.
move-place = { $who } places { $domino }: { $spot }.
move-spot = { $left }, { $cell }; { $right } { $direction ->
    [north] to its north
    [east] to its east
    [south] to its south
   *[west] to its west
}
move-discard = { $who } discards { $domino } ({ $halves }). It doesn’t fit anywhere.
move-tax = { $who } sends { $knights ->
    [one] a knight
   *[other] { $knights } knights
} to tax the { $land }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
move-build = { $who } builds { $building }, { $cell }, { $coins ->
    [0] for free
    [one] for { $coins } coin
   *[other] for { $coins } coins
}.
move-build-gains = It brings { $gains }.
move-build-queen = The Queen moves in with { $who }!
move-bribe = { $who } pays the dragon a coin. It burns { $building }.
move-pass-tax = { $who } collects no taxes.
move-pass-build = { $who } builds nothing.
move-pass-bribe = { $who } leaves the dragon alone.
move-pass = { $who } skips.

## What chance brings

move-deal-king = A king is drawn: { $who }.
move-deal-line = The next line: { $dominoes }.
move-deal-domino = { $domino } ({ $halves })
move-deal-buildings = New at the builders: { $buildings }.

## What is due

move-due-place = { $who } must place { $domino }: { $halves }.
move-due-discard = { $who } must discard { $domino } ({ $halves }). It doesn’t fit anywhere.
move-due-tax = { $who } may collect taxes.
move-due-build = { $who } may build.
move-due-bribe = { $who } may send the dragon.
move-due-claim = { $who } must choose a domino.
move-due-claim-for = { $who } must put { $king }’s king on a domino.
move-due-deal = Tiles are being dealt.
move-due-over = The game is over.

## What happens at the table

fact-opened = The table is open.
fact-changed = The host has changed the game: { $mode }.
fact-sat = { $who } takes seat { $seat }.
fact-bot-sat = A bot takes seat { $seat }: { $bot }.
fact-stood = { $who } leaves their seat.
fact-house = { $who } takes the colours of the { $house }.
fact-host = The table has a new host.
fact-ready = { $who } is ready.
fact-unready = { $who } isn’t ready after all.
fact-began = Game { $number } begins. Have fun!
fact-missing = { $who }’s share of the shuffle came too late. The game goes on without it.
fact-undone = { $who } undoes a move.
fact-time-ran-out = { $who } has run out of time.
fact-timeout-bot = { $who } ran out of time: a bot plays this turn.
fact-timeout-skip = { $who } ran out of time: this turn is skipped.
fact-timeout-loss = { $who } loses on time.
fact-time-granted = { $who } gets more time.
fact-held = The server was down for { $time }. Clocks stood still.
fact-left = { $who } has left. Their seat is saved.
fact-returned = { $who } is back.
fact-taken-over = A bot takes over for { $who }.
fact-resigned = { $who } resigns. A bot plays on.
fact-asked-take-back = { $who } would like to take back a move. OK?
fact-asked-take-over = { $who } asks: let a bot play for { $other }?
fact-asked-wait = { $who } asks: wait for { $other }?
fact-asked-end = { $who } asks: end the game without a result?
fact-agreed = { $who } agrees.
fact-declined = { $who } says no.
fact-withdrawn = The question was withdrawn.
fact-lapsed = The question has expired.
fact-ended = The game is over.
fact-ended-won = The game is over. { $who } { $count ->
    [one] wins
   *[other] win
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}!
fact-ended-shared = The game is over. { $who } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each!
fact-ended-resigned = The game is over: only one kingdom is left.
fact-ended-abandoned = The game ended without a result.
fact-said = { $who }: “{ $phrase }”
fact-reacted = { $who } reacts: { $phrase }.
fact-closed = The table was closed.
