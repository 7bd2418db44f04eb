## Seats

table-title = Table: { $mode }
table-seats = Seats
table-seat = Seat { $seat }
table-seat-free = Free seat
table-bot = { $who } · { $level }
table-seat-bot = { $bot } (bot)
table-seat-program = { $who } (program)
table-seat-you = { $who } (you)
table-seat-alike = { $who } · { $house }
table-seat-in-team = { $house } { $place }
table-seat-host = Host
table-team = Team { $members }
table-sit = Sit here
table-stand = Leave seat
table-house-taken = taken by { $who }
table-house-own = your house
table-add-bot = Add a bot
table-free = Remove player
table-change = Change the game
table-close = Close the table
table-close-sure = Close the table? Nobody will be able to play here any more.
table-leave = Leave
table-leave-sure = Leave the game? Your seat is saved, and a bot may play for you.
table-return = I’m back
table-waiting = Waiting for the others
table-waiting-seats = { $count ->
    [one] { $count } seat is still free.
   *[other] { $count } seats are still free.
}

## Ready and start

table-ready = I’m ready
table-not-ready = Not ready
table-is-ready = ready
table-is-not-ready = not ready
table-starts = The game starts when everyone is ready.
table-starts-again = The game is over. The next one starts when everyone is ready.
table-starts-now = Here we go!
table-your-turn = Your turn
table-turn-of = { $who } to play
table-round = Round { $round } of { $rounds }
table-last-round = Last round

## Presence

table-away = away
table-stand-in = a bot is playing
table-thinking = { $who } is thinking…
table-resigned = resigned
table-spectators = { $count ->
    [0] Nobody is watching
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
table-spectating = You are watching.
    .hint = Take a free seat to join in.

## Clocks

table-clock-left = Time left: { $time }
table-clock-increment = +{ $time } per turn
table-clock-low = Only { $time } left!
table-clock-out = Time is up
table-clock-days-left = { $count ->
    [one] { $count } day left
   *[other] { $count } days left
}

## Questions and answers

table-ask = Ask the others
table-ask-take-back = Can I take that back?
table-ask-take-over = Let a bot play for { $who }
table-ask-wait = Wait for { $who }
table-ask-end = End the game without a result
table-question-take-back = { $who } would like to take back a move. OK?
table-question-take-over = Let a bot play for { $who }?
table-question-wait = Wait for { $who }?
table-question-end = End the game without a result?
table-question-yours = You’ve asked. Waiting for the others.
table-question-answers = { $yes } of { $all } agree
table-yes = Yes
table-no = No
table-withdraw = Never mind
table-undo = Undo
    .hint = Undo your last move, until something new is revealed
table-resign = Resign
table-resign-sure = Resign? A bot will play on for you.
table-resign-ends = Resign? This ends the game.

## After the game

table-rematch-others = { $who } would like to play again
table-pause = Break between games
table-pause-next = Dynasty: game { $game } of { $games } is next.
table-next-game = Next game

## Talk

table-talk = Say something
table-write = In your own words…
table-write-hint = Enter sends it, Esc goes back.
table-message = Message to everyone
table-mute = Mute { $who }
table-unmute = Unmute { $who }
table-muted = { $who } is muted
table-heard = { $who } is no longer muted
table-phrase-hello = Hello!
table-phrase-good_luck = Good luck!
table-phrase-have_fun = Have fun!
table-phrase-well_played = Well played!
table-phrase-thanks = Thank you!
table-phrase-sorry = Sorry!
table-phrase-one_moment = One moment, please.
table-phrase-your_turn = Your turn!
table-phrase-good_game = Good game!
table-phrase-again = Again?
table-phrase-goodbye = I have to go. Bye!
table-phrase-applause = Applause
table-phrase-laugh = Laughing
table-phrase-surprise = Surprise
table-phrase-thinking = Thinking
table-phrase-crown = Crown
table-phrase-heart = Heart
table-phrase-dragon = Dragon

## Connection

table-connection-lost = Connection lost. Reconnecting…
    .hint = Nothing is lost. Your seat is saved.
table-connection-back = Reconnected.
table-connection-slow = The connection is slow.
table-bot-silent = The bot isn’t responding. Reload the page: your game is saved.
table-bot-silent-unsaved = The bot isn’t responding, and this browser could not save the game. Reloading the page may lose it.
table-not-saved = The game can’t be saved: this browser’s storage is full or switched off.
table-sending = Sending…
table-closed = This table is closed.
table-log = Move log
