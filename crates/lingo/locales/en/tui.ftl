## Keys at the bottom of the screen

tui-claim = Choose
tui-choose = Next choice
tui-look = Other kingdoms
tui-change = Change
tui-back = Back
tui-quit = Quit
tui-scroll = ↑ ↓ for more
tui-free = Free a seat

## The first screen

tui-online = Play online
    .hint = At a server: find a game, join by link, watch
tui-server = Address of the server
tui-server-hint = For example { $example }; Esc goes back.
tui-connecting = Asking { $server }…
tui-cancel = Esc gives up.
tui-lobby-empty = No open table. Open one!
tui-people = People
    .hint = How many play at the keyboard or come by link; bots take the other seats

## At a table

tui-fits-nowhere = fits nowhere
tui-dragon-here = here
tui-dragon-away = away
tui-aids-off = Aids off
tui-no-such-domino = There are { $count } dominoes to choose from: type a number from 1 to { $count }.
tui-no-discard = It fits somewhere, so it has to be placed: N shows where.
tui-nothing-chosen = Nothing is chosen: n chooses, p does without.
tui-quit-local = Leave the game? It is kept, and goes on when you come back.
tui-quit-unsaved = Leave the game? It could not be saved, so it will be lost.
tui-quit-online = Close this screen? Your seat stays yours, and the game goes on meanwhile.
tui-later = Later
tui-answer-yes = Answer: yes
tui-answer-no = Answer: no
tui-record-saved = The game is saved: { $path }

## When something is in the way

tui-too-small = This window is too small. It should have { $width } columns and { $height } rows.
tui-not-kept = The game is not kept: { $reason }
tui-nothing-kept = There is no game to go on with.
tui-busy = Another window plays the game that is kept.
tui-no-code = That is no link and no code of a table.
tui-unreachable = The server cannot be reached. Look at the address and at your connection.
tui-version = The server and this program have different versions. Bring crownlands up to date, or look for another server.

## Line by line

tui-plain-choose = Type a number, or help.
tui-plain-which = Which game? Type a number.
tui-plain-server = Type the address of a server, or nothing for { $usual }.
tui-plain-change = A number changes something; the last one begins.
tui-plain-yes-or-no = Type yes or no.
tui-plain-pass = Do without
tui-plain-more = More places
tui-plain-site = Where does it go?
tui-plain-not = “{ $typed }” is no choice here. Type a number from { $first } to { $last }, or help.
tui-plain-not-now = “{ $typed }” is nothing to type now. Type help.
tui-plain-ended = No more input. The game is kept: crownlands play --resume goes on with it.
tui-plain-way-back = You are away from this game. Type back to play on.
tui-plain-bye = Goodbye.
tui-plain-help = A number chooses. These words tell and do more:
tui-plain-kingdom = my kingdom; with a number that of another player
tui-plain-map = my kingdom as a map of letters
tui-plain-line = the dominoes to place and to choose from
tui-plain-points = everybody’s points
tui-plain-sheet = all points of my kingdom, item by item
tui-plain-builders = the builders’ board
tui-plain-rest = the dominoes that are still to come
tui-plain-turn = what is due, again
tui-plain-undo = take the last move back
tui-plain-ready = ready for the game, or for another one
tui-plain-seats = seats at a server’s table: take one, give it to a bot, free it
tui-plain-table = who sits where; the link for others; how much time is left
tui-plain-ask = ask the others, for instance to let a bot play for somebody who is gone; without a number it lists what
tui-plain-end = ask the others to end the game; take a question back
tui-plain-say = say something; without a number it lists what
tui-plain-mute = mute somebody or hear them again; without a number it lists whom
tui-plain-answer = answer what somebody asks
tui-plain-resign = give up; leave the table
tui-plain-back = play on yourself after you were gone
tui-plain-close = close the table, as its host
tui-plain-quit = leave; the game is kept
tui-plain-quit-only = leave
