## Keys at the bottom of the screen

tui-claim = Choose
tui-choose = Next choice
tui-look = Other kingdoms
tui-change = Change
tui-back = Back
tui-quit = Quit
tui-scroll = ↑ ↓ for more
tui-free = Remove a player

## The first screen

tui-online = Play online
    .hint = On a server: quick match, join by link, watch
tui-server = Server address
tui-server-hint = For example { $example }; Esc goes back.
tui-connecting = Connecting to { $server }…
tui-cancel = Esc cancels.
tui-lobby-empty = No open tables. Open one!

## At a table

tui-fits-nowhere = doesn’t fit
tui-dragon-here = here
tui-dragon-away = away
tui-hints-off = Hints off
tui-no-such-domino = There are { $count } dominoes to choose from: type a number from 1 to { $count }.
tui-no-discard = It fits somewhere, so you have to place it. Press N to see where.
tui-nothing-chosen = Nothing is selected. Press N to select or P to skip.
tui-quit-local = Leave the game? It is saved, so you can resume it later.
tui-quit-unsaved = Leave the game? It could not be saved, so it will be lost.
tui-quit-online = Close this screen? Your seat is saved, and the game continues without you.
tui-later = Later
tui-answer-yes = Answer: yes
tui-answer-no = Answer: no
tui-record-saved = Game saved: { $path }

## When something is in the way

tui-too-small = This window is too small. It needs { $width } columns and { $height } rows.
tui-not-kept = The game could not be saved: { $reason }
tui-nothing-kept = There is no saved game to resume.
tui-busy = Your saved game is already open in another window.
tui-no-code = That is not a table link or code.
tui-unreachable = The server can’t be reached. Check the address and your connection.
tui-version = The server and this program have different versions. Update crownlands or choose another server.

## Line by line

tui-plain-choose = Type a number, or help.
tui-plain-which = Which game? Type a number.
tui-plain-server = Type a server address, or press Enter for { $usual }.
tui-plain-change = Type a number to change a setting; the last one starts the game.
tui-plain-yes-or-no = Type yes or no.
tui-plain-pass = Skip
tui-plain-more = More spots
tui-plain-site = Where does it go?
tui-plain-not = “{ $typed }” is not one of the choices. Type a number from { $first } to { $last }, or help.
tui-plain-not-now = “{ $typed }” does nothing right now. Type help.
tui-plain-ended = End of input. Your game is saved: resume it with crownlands play --resume.
tui-plain-way-back = You are away from this game. Type back to rejoin.
tui-plain-bye = Goodbye.
tui-plain-help = Type a number to choose. Other commands:
tui-plain-kingdom = my kingdom; with a number, another player’s
tui-plain-map = my kingdom, drawn in letters
tui-plain-line = the dominoes to place and to choose from
tui-plain-points = everyone’s points
tui-plain-sheet = my score, item by item
tui-plain-builders = the builders’ board
tui-plain-rest = the remaining dominoes
tui-plain-turn = repeat what to do now
tui-plain-undo = undo the last move
tui-plain-ready = ready for the game, or for a rematch
tui-plain-seats = seats on a server: take one, add a bot, remove a player
tui-plain-house = houses before a game: list them, choose one
tui-plain-table = the seats, the invitation link, the clock
tui-plain-ask = ask the others, for example to let a bot play for someone who is away; without a number, lists the questions
tui-plain-end = ask to end the game; withdraw a question
tui-plain-say = say something to everyone: a phrase by its number or, where the table allows it, your own words; alone, lists the phrases
tui-plain-mute = mute or unmute someone; without a number, lists the players
tui-plain-team = talk to your partner in your own words or with a phrase; alone, lists the phrases
tui-plain-suggest = suggest a move to your partner, in your turn or in theirs; without a number, lists the moves
tui-plain-suggest-how = To suggest one, type suggest and its number.
tui-plain-point = point at a domino, a square or a building for your partner
tui-plain-answer = answer a question
tui-plain-resign = resign; leave the table
tui-plain-back = rejoin the game after being away
tui-plain-close = close the table (host only)
tui-plain-quit = quit; the game is saved
tui-plain-quit-only = quit
