error-unknown = That didn’t work. Please try again.

## The game

error-game-over = The game is over. See the result or play again.
error-game-chance = Just a moment: tiles are being dealt.
error-action-not_in_these_rules = Taxes, buildings and the dragon belong to Queendomino. This game doesn’t use them.
error-action-not_now = Something else comes first. See what is highlighted.
error-claim-no_such_slot = There is no such place in the line. Choose one of its dominoes.
error-claim-slot_taken = That domino is already claimed. Choose a free one.
error-place-wrong_domino = A different domino comes first. Place the one under your king.
error-place-reversed_double = Both halves are the same, so swapping them changes nothing. Place it the other way round.
error-place-occupied = That spot is taken. Choose two empty squares.
error-place-outside_grid = Your kingdom would grow too wide. Stay inside the frame.
error-place-no_match = No matching land there. One half must touch its own terrain or the castle.
error-discard-wrong_domino = A different domino comes first. Only the one under your king can be discarded.
error-discard-can_place = This domino still fits somewhere, so you must place it. See the highlighted spots.
error-tax-no_domino = You didn’t place a domino this turn, so there is nothing to tax.
error-tax-no_knight = You don’t have that many knights. Buildings bring new ones.
error-build-empty_spot = There is no building there. Choose another one.
error-build-not_a_town = Buildings go on towns. Choose a town square in your kingdom.
error-build-already_built = There is already a building there. Choose an empty town square.
error-build-too_dear = You can’t afford it. Choose a cheaper building or collect taxes first.
error-bribe-dragon_away = The dragon has already flown off this round. It returns next round.
error-bribe-hosts_queen = You host the Queen, and the dragon keeps away from her.
error-bribe-no_coin = The dragon wants a coin, and you have none.
error-bribe-empty_spot = There is no building there. Choose one the dragon can burn.

## Dealing

error-deal-not_due = There is nothing to deal right now. Restart Crownlands.
error-deal-wrong_kind = Something else must be dealt first. Restart Crownlands.
error-deal-wrong_count = That is the wrong number of tiles to deal. Restart Crownlands.
error-deal-not_available = That tile is no longer available. Restart Crownlands.

## Rules that do not go together

error-rules-seats = This game is for two to eight players. Change the number of players.
error-rules-teams = Teams of two need four, six or eight players. Change the number of players.
error-rules-first_claims = The A-B-B-A order is for two players only. Turn it off.
error-rules-box_not_whole = Queendomino always uses all of its dominoes. Use the whole box.
error-rules-too_many_dominoes = The box holds 48 dominoes. Use fewer.
error-rules-uneven_lines = That number of dominoes cannot be shared out evenly. Choose another number or another grid.
error-rules-line_too_long = A line would have more than eight dominoes. Use fewer dominoes or the larger grid.
error-rules-line_too_short = There wouldn’t be enough dominoes for every king. Use more dominoes, the smaller grid or fewer players.

## Dynasty

error-dynasty-over = All three games have been played. Start a new Dynasty.
error-dynasty-unfinished = This game isn’t over yet. Finish it first.
error-dynasty-other_rules = That game was played with different rules and doesn’t count here.

## At the table

error-table-bad_id = This link is incomplete. Ask for the full link.
error-player-bad_name = Names have 1 to 24 readable characters. Choose another one.
error-player-bots_name = One of the bots goes by that name. Choose another one.
error-table-bad_time = That time is too short or too long. Choose another one.
error-table-closed = This table has been closed. Open a new one or find another.
error-table-not_seated = Only seated players can do that. Take a free seat first.
error-table-not_host = Only the host can do that. Ask the host.
error-seat-none = This table has no such seat. Choose another one.
error-seat-taken = That seat is taken. Choose a free one.
error-seat-house_taken = Somebody else has that house. Choose another one.
error-seat-empty = Nobody is sitting there. Choose another seat.
error-seat-in_use = A player would lose their seat. Remove them first.
error-table-full = All seats are taken. You can watch, or open a table of your own.
error-table-worn_out = This table’s log is full. Open a new table.
error-table-playing = You can’t do that during a game. Wait until it ends.
error-shuffle-not_awaited = The shuffle isn’t waiting for your share.
error-shuffle-wrong_nonce = That isn’t the share of the shuffle that you committed to.
error-table-not_playing = No game is in progress. It starts when everyone is ready.
error-game-not_your_turn = It isn’t your turn yet. Wait for the other players.
error-intent-stale = The game has moved on in the meantime. Look again and choose.
error-intent-ahead = The table hasn’t got that far yet. Restart Crownlands.
error-seat-stand_in = A bot is playing for you. Come back first.
error-seat-out_of_time = Your time ran out: a bot plays this turn. The next one is yours.
error-seat-resigned = You have resigned from this game. Wait for the next one.
error-seat-not_away = Nobody is playing for you: you’re already here.
error-undo-off = Undo is turned off at this table. The host can turn it on before a game.
error-undo-nothing = There is nothing to undo yet.
error-undo-turn_passed = Your turn is over. Ask the others if you can take it back.
error-undo-revealed = Something new has been revealed, so this can’t be undone.
error-vote-not_their_turn = The game isn’t waiting for that player, so there’s no need to ask.
error-vote-present = They are here and still have time. Wait a little.
error-vote-open = Another question is open. Answer it first.
error-vote-none = That question has already been answered.
error-vote-not_asked = That question isn’t for you.
error-vote-alone = The others have gone, and the result is theirs too. Let bots play for them, or resign.
error-vote-not_yours = Only the player who asked can withdraw it.
error-talk-off = Quick chat is turned off at this table. The host can turn it on before a game.
error-talk-too_fast = One message at a time. Wait a moment.
error-talk-bad_text = A message has 1 to 200 readable characters. Shorten it.
error-talk-presets_only = This table allows preset messages only.
error-team-none = You have no partner at this table.

## The server and the connection

error-message-malformed = The server didn’t understand that. Restart Crownlands.
error-message-too_long = That was too long. Make it shorter.
error-message-not_text = The server didn’t understand that. Restart Crownlands.
error-message-hello_first = The connection got out of step. Restart Crownlands.
error-message-version = The server runs a different version. Reload the page or update the program.
error-player-none = Tell us your name first.
error-player-unknown = The server doesn’t recognise you any more. Choose a name and start again.
error-origin-foreign = This request came from another site. Open Crownlands itself.
error-host-unknown = This server doesn’t go by that name. Use the address you were given.
error-table-none = There is no such table. Check the link, or open a new one.
error-game-none = There is no such finished game. Check the link.
error-series-none = There is no such finished Dynasty. Check the link.
error-seal-none = No game on this server began with this seal.
error-player-not_found = There is no such player. Check the link.
error-table-no_spectators = This table is closed to spectators.
error-limit-requests = You’re going too fast. Wait a moment and try again.
error-limit-intents = You’re going too fast. Wait a moment and try again.
error-limit-connections = Too many connections from your network. Close some tabs and try again.
error-limit-tables = You have opened too many tables. Wait a while before you open another.
error-limit-watched = You are watching too many tables. Leave one first.
error-connection-slow = The connection is slow. We are catching up.
error-server-draining = The server is restarting. Your game is safe; it will be back in a moment.
error-server-busy = The server is busy. Try again in a moment.
error-server-crowded = Many games are being played right now, so the bots have less time to think.
error-server-failed = Something went wrong on our side. Try again in a moment.
error-http-not_found = Page not found. Go back to the home page.
error-http-wrong_method = That address doesn’t support this. Restart Crownlands.
error-http-wrong_type = The server didn’t understand that. Restart Crownlands.
error-http-too_slow = That took too long to arrive. Check your connection and try again.
error-metrics-private = Only whoever runs the server may see this.
error-intent-other = That action got mixed up with an earlier one. Try again.
error-client-prefix = Connection setup failed. Please reload.
error-client-watched = You are watching too many tables. Leave one first.
error-client-pending = Too many actions are waiting for an answer. Wait until you are reconnected.
error-client-not_watched = Open the table first.
error-client-offline = No connection. Check your network; we’ll keep trying.
error-client-unreachable = The server isn’t responding. Check your connection and try again.
error-client-unreadable = The server sent something unreadable. Restart Crownlands.

## Fairness of a game

error-verify-tag = The record doesn’t say how it was shuffled, so it can’t be checked.
error-verify-given = This game continued from another one, so its shuffle can’t be checked from the start.
error-verify-seal = The seed does not match the seal: the record was changed, or the dealer cheated.
error-verify-rewritten = The seal or a player’s share of the shuffle changed during the game.
error-verify-contribution = A player’s share of the shuffle is not what they committed to.
error-verify-deal = A deal does not follow from the shuffle: the record was changed, or the dealer cheated.
error-verify-step = This record contains an illegal move, so it isn’t a real game.

## Reading what was written

error-parse-leftover = Unexpected text here. Remove the rest of the line.
error-parse-number = Expected a number here.
error-parse-cell = Expected a square here, from a1 to m13. The castle is g7.
error-parse-direction = Expected a direction here: n, e, s or w.
error-parse-domino = Expected a domino here: 1 to 48, or q1 to q48.
error-parse-slot = Expected a place in the line here: 1 to 8.
error-parse-seat = Expected a seat here: 1 to 8.
error-parse-spot = Expected a place on the builders’ board here: 0 to 5.
error-parse-building = Expected the name of a building here, such as bakery.
error-parse-halves = Which half? Write l, r or lr.
error-parse-action = Expected a move here, such as >2, 17@h7n or 17x.
error-parse-deal = Expected a deal here, such as K=1 or L=3,17,25,40.
error-parse-duplicate = This domino appears twice. Remove one of them.
error-parse-too_many = The list is longer than the game allows. Shorten it.
error-parse-mode = Expected a game here, such as k4, duel, q2 or w6t.
error-parse-option = Unknown option. Use middle, harmony, dynasty, best, abba, drawn, anyking, 5x5, 7x7 or a number of dominoes.
error-parse-contradiction = This contradicts an option before it. Keep one of the two.
error-parse-phase = Expected a round and a phase here, such as 3.place.
error-parse-separator = Expected another field here.
error-parse-item = Expected part of a kingdom here.
error-parse-header = This is not a recorded game: its first lines are missing.
error-parse-version = This record comes from a different version and can’t be read.
error-parse-components = This game was played with newer tiles than this program knows. Update the program.
error-parse-tag = Incomplete tag: it should look like [Name "value"].
error-parse-too_long = This text is longer than any game. Check what you pasted.
error-parse-square = A square is a terrain letter and its crowns, CC for the castle, or two dots for a gap.
error-parse-castle = A kingdom has exactly one castle, written CC.
error-parse-does_not_fit = The squares don’t fit in the grid. Remove some or choose 7×7.
error-parse-fact = Unclear line. Write, for example: coins 11, queen, a sawmill.
error-parse-needs_queendomino = Towns, coins, knights, towers and the Queen need Queendomino’s rules. Choose those first.

## A position that cannot be

error-setup-realms = The number of kingdoms doesn’t match the rules.
error-setup-round = The game has no such round.
error-setup-line = A line has the wrong dominoes or kings.
error-setup-domino = A domino appears twice or isn’t part of this game.
error-setup-kingdom = A domino lies where it could not have been placed.
error-setup-turns = A kingdom has too few or too many dominoes for this round.
error-setup-knight = A knight stands where it can’t, or there are too many.
error-setup-building = A building stands where it can’t, or there are too many.
error-setup-coins = There are more coins than one game can pay out.
error-setup-tower = There are more towers than the buildings bring.
error-setup-queen = The Queen can’t be in that kingdom.
error-setup-builders = Queendomino has a builders’ board; no other game does.
error-setup-phase = The game can’t be waiting for that decision here.
