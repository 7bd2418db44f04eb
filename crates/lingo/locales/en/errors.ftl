error-unknown = That did not work. Please try again.

## The game

error-game-over = The game has ended. Look at the result or play again.
error-game-chance = Wait a moment: something is being dealt.
error-action-not_in_these_rules = Taxes, buildings and the dragon belong to Queendomino. This game has none.
error-action-not_now = Something else comes first. Look at what is marked.
error-claim-no_such_slot = The line has no such place. Choose one of its dominoes.
error-claim-slot_taken = A king stands there already. Choose a free domino.
error-place-wrong_domino = It is another domino’s turn. Place the one under your king.
error-place-reversed_double = Both halves are alike, so turning it changes nothing. Place it the other way round.
error-place-occupied = That spot is taken. Choose two empty squares.
error-place-outside_grid = Your kingdom would grow too wide. Stay inside the frame.
error-place-no_match = Nothing matches there. One half must touch its own terrain or the castle.
error-discard-wrong_domino = It is another domino’s turn. Only the one under your king can go.
error-discard-can_place = This domino still fits somewhere, so it must be placed. Look at the marked spots.
error-tax-no_domino = You placed no domino this turn, so there is nothing to tax.
error-tax-no_knight = You have not that many knights in hand. Buildings bring new ones.
error-build-empty_spot = No building lies there. Choose another one.
error-build-not_a_town = Buildings stand on towns. Choose a town square of your kingdom.
error-build-already_built = A building stands there already. Choose an empty town square.
error-build-too_dear = You cannot afford it. Choose a cheaper building or collect taxes first.
error-bribe-dragon_away = The dragon has flown this round. It comes back next round.
error-bribe-hosts_queen = The Queen lives with you, and the dragon keeps away from her.
error-bribe-no_coin = The dragon wants a coin, and you have none.
error-bribe-empty_spot = No building lies there. Choose one that the dragon can burn.

## Dealing

error-deal-not_due = Nothing is to be dealt now. Open Crownlands again.
error-deal-wrong_kind = Something else is to be dealt now. Open Crownlands again.
error-deal-wrong_count = That is the wrong number of things to deal. Open Crownlands again.
error-deal-not_available = That cannot come any more. Open Crownlands again.

## Rules that do not go together

error-rules-seats = Two to eight can play. Change the number of seats.
error-rules-teams = Teams of two need four, six or eight players. Change the number of seats.
error-rules-first_claims = The order A-B-B-A is for two players only. Switch it off.
error-rules-box_not_whole = With Queendomino’s box all of its dominoes are used. Take them all.
error-rules-too_many_dominoes = The box holds 48 dominoes. Take fewer.
error-rules-uneven_lines = So many dominoes do not fill the kingdoms evenly. Choose another number or another grid.
error-rules-line_too_long = A line would have more than eight dominoes. Take fewer dominoes or the larger grid.
error-rules-line_too_short = There would be too few dominoes for all kings. Take more dominoes or the smaller grid.

## Dynasty

error-dynasty-over = All three games have been played. Start a new Dynasty.
error-dynasty-unfinished = This game has not ended yet. Play it to its end first.
error-dynasty-other_rules = That game was played by other rules and does not count here.

## At the table

error-table-bad_id = This link is not complete. Ask for it again.
error-player-bad_name = A name has 1 to 24 letters that people can read. Choose another one.
error-table-bad_time = This time is too short or too long. Choose another one.
error-table-closed = This table has been closed. Open a new one or find another.
error-table-not_seated = Only who sits at the table can do that. Take a free seat first.
error-table-not_host = Only the host can do that. Ask the host.
error-seat-none = This table has no such seat. Choose another one.
error-seat-taken = Somebody sits there. Choose a free seat.
error-seat-empty = Nobody sits there.
error-seat-in_use = Somebody would lose their seat. Free the seat first.
error-table-full = All seats are taken. You can watch, or open a table of your own.
error-table-worn_out = So much has happened at this table! Open a new one.
error-table-playing = Not while a game is on. Wait for its end.
error-table-not_playing = No game is on. Get ready to start one.
error-game-not_your_turn = It is not your turn yet. You will be told.
error-intent-stale = The game has moved on in the meantime. Look again and choose anew.
error-intent-ahead = The table has not come that far. Open Crownlands again.
error-seat-stand_in = A bot plays for you. Come back first.
error-seat-resigned = You have given up this game. Wait for the next one.
error-seat-not_away = Nobody plays for you: you are here already.
error-undo-off = At this table moves cannot be taken back.
error-undo-nothing = There is nothing to undo yet.
error-undo-turn_passed = Your turn is over. Ask the others whether you may take it back.
error-undo-revealed = Something new has been revealed. What is done is done.
error-vote-not_their_turn = The game is not waiting for that player. No need to ask.
error-vote-present = They are here and still have time. Wait a little.
error-vote-open = Another question is open. Answer it first.
error-vote-none = The question has been settled already.
error-vote-not_asked = This question is not for you.
error-vote-not_yours = Only who asked can withdraw the question.
error-talk-off = Talk is switched off at this table.
error-talk-too_fast = One message at a time. Wait a moment.

## The server and the connection

error-message-malformed = The server did not understand. Open Crownlands again.
error-message-too_long = That was too long. Make it shorter.
error-message-not_text = The server did not understand. Open Crownlands again.
error-message-hello_first = The connection got mixed up. Open Crownlands again.
error-message-version = The server has another version. Load the page again, or install the newest program.
error-player-none = Tell us your name first.
error-player-unknown = We do not know you any more. Choose a name and start anew.
error-origin-foreign = This request came from another site. Open Crownlands itself.
error-table-none = There is no such table. Check the link, or open a new one.
error-game-none = There is no such finished game. Check the link.
error-player-not_found = There is no such player. Check the link.
error-table-no_spectators = This table does not let others watch.
error-limit-requests = That was a lot at once. Wait a moment and try again.
error-limit-intents = That was a lot at once. Wait a moment and try again.
error-limit-connections = Too many connections from your network. Close some tabs and try again.
error-limit-tables = You have too many tables. Finish or leave one first.
error-limit-watched = You are watching too many tables. Leave one first.
error-connection-slow = The connection is slow. We are catching up.
error-server-draining = The server is being restarted. Your game is safe; we will be back in a moment.
error-server-busy = The server is busy. Try again in a moment.
error-server-failed = Something went wrong on our side. Try again in a moment.
error-http-not_found = There is nothing here. Go back to the front page.
error-http-wrong_method = This address does not do that. Open Crownlands again.
error-http-wrong_type = The server did not understand. Open Crownlands again.
error-client-prefix = The connection could not be named. Open Crownlands again.
error-client-watched = You are watching too many tables. Leave one first.
error-client-pending = Too much is waiting for an answer. Wait until the connection is back.
error-client-not_watched = Open the table first.
error-client-offline = There is no connection. Check your network; we keep trying.
error-client-unreachable = The server does not answer. Check your connection and try again.
error-client-unreadable = The server’s answer could not be read. Open Crownlands again.

## Fairness of a game

error-verify-tag = The record does not say how it was shuffled, so it cannot be checked.
error-verify-given = This game went on from a moment of another one, so its shuffle cannot be checked from the start.
error-verify-seal = The seed does not match the seal: this record has been changed.
error-verify-deal = A deal does not follow from the seed: this record has been changed.
error-verify-step = A step of this record is not allowed. It cannot be a real game.

## Reading what was written

error-parse-leftover = Something is too much here. Delete what comes after.
error-parse-number = A number is missing here.
error-parse-cell = A square is missing here, from a1 to m13. The castle is g7.
error-parse-direction = A direction is missing here: n, e, s or w.
error-parse-domino = A domino is missing here: 1 to 48, or q1 to q48.
error-parse-slot = A place in the line is missing here: 1 to 8.
error-parse-seat = A seat is missing here: 1 to 8.
error-parse-spot = A place at the builders is missing here: 0 to 5.
error-parse-building = The name of a building is missing here, such as bakery.
error-parse-halves = Which half? Write l, r or lr.
error-parse-action = A move is missing here, such as >2, 17@h7n or 17x.
error-parse-deal = A deal is missing here, such as K=1 or L=3,17,25,40.
error-parse-duplicate = This domino is here twice. Remove one of them.
error-parse-too_many = The list is longer than the game allows. Shorten it.
error-parse-mode = A game is missing here, such as k4, duel, q2 or w6t.
error-parse-option = This option is unknown. Write middle, harmony, dynasty, abba, drawn, 5x5, 7x7 or a number of dominoes.
error-parse-unplayable = These rules cannot be played. Choose others.
error-parse-phase = A round and what is due are missing here, such as 3.place.
error-parse-separator = Something is missing here: there should be another field.
error-parse-item = Something that belongs to a kingdom is missing here.
error-parse-header = This is not a recorded game: its first lines are missing.
error-parse-version = This record comes from another version and cannot be read here.
error-parse-tag = A tag is not complete: it looks like [Name "value"].
error-parse-too_long = This text is longer than any game. Check what you have pasted.
error-parse-square = A square is a terrain letter and its crowns, or CC for the castle, or two dots for a gap.
error-parse-castle = A kingdom has exactly one castle, drawn CC.
error-parse-does_not_fit = The squares do not fit in the grid. Remove some or choose 7×7.
error-parse-fact = A line is unclear. Write for instance: coins 11, queen, a sawmill.
error-parse-needs_queendomino = Towns, coins, knights, towers and the Queen need Queendomino’s rules. Choose them first.

## A position that cannot be

error-setup-rules = These rules cannot be played. Choose others.
error-setup-realms = The number of kingdoms does not fit the rules.
error-setup-round = The game has no such round.
error-setup-line = A line does not have the right dominoes or kings.
error-setup-domino = A domino is in two places, or not part of this game.
error-setup-kingdom = A domino lies where it cannot have been placed.
error-setup-turns = A kingdom has too few or too many dominoes for this round.
error-setup-knight = A knight stands where it cannot, or there are too many.
error-setup-building = A building stands where it cannot, or there are too many.
error-setup-coins = There are more coins than a game can bring.
error-setup-tower = There are more towers than the buildings bring.
error-setup-queen = The Queen cannot live in that kingdom.
error-setup-builders = The builders’ board goes with Queendomino’s box, and only with it.
error-setup-phase = This decision cannot be due here.
