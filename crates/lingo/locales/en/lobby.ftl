## Home page

lobby-tagline = Lay dominoes, build a kingdom, count your crowns.
lobby-what = Kingdomino, Queendomino and the Royal Wedding, for 2 to 8 players. Free, no account.
lobby-choose = Choose a game
lobby-running = Your games
lobby-running-here = On this device
lobby-running-waiting = Waiting for players
lobby-play-now = Play now
    .hint = Against bots, right away
lobby-play-friends = Play with friends
    .hint = Open a table and send them the link
lobby-play-anyone = Quick match
    .hint = With whoever is online; bots fill the empty seats
lobby-play-shared = Pass & play
lobby-join = Join
    .hint = Take a seat at an open table
lobby-watch = Watch
    .hint = Watch other people play
lobby-learn = Learn to play
    .hint = Your first game in under three minutes
lobby-rules = Rules
    .hint = Look something up
lobby-replay = Replays
    .hint = Watch finished games
lobby-editor = Kingdom editor
    .hint = Score a kingdom from your tabletop
lobby-settings = Settings
    .hint = Appearance, sound, hints, language
lobby-continue = Back to your game
    .hint = { $mode } is waiting for you
lobby-tables = Open tables
lobby-tables-games = Games to watch
lobby-table-seats = { $taken } of { $seats } seats taken
lobby-table-round = Round { $round } of { $rounds }
lobby-searching = Looking for players…
lobby-searching-bots = { $seconds ->
    [one] Bots join in { $seconds } second.
   *[other] Bots join in { $seconds } seconds.
}

## Who you are

lobby-name = Your name
    .hint = Other players see this. No account, no password.
    .placeholder = Rosalind, for example
lobby-name-ask = What should we call you?
lobby-name-save = That’s me
lobby-name-skip = Not now
lobby-name-change = Change your name
lobby-join-link = Table link or code
    .placeholder = Paste it here
lobby-join-go = Go to the table

## A new table

lobby-new = New game
lobby-game = Game
lobby-game-kingdomino = Kingdomino
    .hint = The classic. Easy to learn, about 15 minutes.
lobby-game-duel = Mighty Duel
    .hint = Kingdomino for two on large 7×7 kingdoms
lobby-game-queendomino = Queendomino
    .hint = With knights, buildings, a Queen and a dragon. About 25 minutes.
lobby-game-wedding = Royal Wedding
    .hint = Both boxes combined, for 3 to 8 players, in teams too
lobby-seats = Players
    .hint = People and bots together
lobby-chairs = Press a chair to swap a person and a bot, or an empty one to add a player.
lobby-chair-you = You
lobby-chair-guest = A person
lobby-chair-anyone = Anyone
lobby-seats-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
lobby-teams = Teams of two
    .hint = Partners share one kingdom and one score
lobby-options = Optional rules
lobby-options-more = More options
lobby-advice-teams = With seven or eight players, teams of two work better: choose six or eight.
lobby-advice-first = For your first game, leave Middle Kingdom, Harmony and Dynasty off.
lobby-advice-practice = Play a game or two of Kingdomino before your first Mighty Duel.
lobby-rules-more = More rules and options
    .hint = Bonuses, Dynasty, your house, the clock, hints, the size of the kingdoms, house rules
lobby-opponents = Who’s playing?
lobby-people = People
    .hint = How many people play; bots take the other seats
lobby-house = Your house
    .hint = The colour and charge of your castle and kings
lobby-house-of = House of player { $number }
    .hint = If somebody else here has it, you swap
lobby-partner = Partner of player { $number }
    .hint = Partners share one kingdom and one score
lobby-partner-player = Player { $number }
lobby-partner-bot = A bot
lobby-play-alone = Just me vs bots
lobby-grid = Size of the kingdoms
lobby-deck = Dominoes dealt
lobby-dynasty = What counts in the Dynasty
lobby-dynasty-total = All three games
    .hint = The points of all three games are added up
lobby-dynasty-best = The best game
    .hint = The best score in a single game wins
lobby-first-claims = First claims
lobby-refused = { $choices }: { $reason }

## Levels

lobby-level = Bot level
lobby-level-page = Page
    .hint = For children and first games: misses a lot
lobby-level-squire = Squire
    .hint = Knows the rules but still slips up
lobby-level-knight = Knight
    .hint = Takes whatever looks best at first glance
lobby-level-baron = Baron
    .hint = Thinks a little before each move
lobby-level-duke = Duke
    .hint = Plans ahead: hard to beat
lobby-level-sovereign = Sovereign
    .hint = The strongest: uses all the time it gets

## Clock

lobby-clock = Clock
    .hint = How much time each player gets
lobby-clock-none = No clock
    .hint = Take as long as you like
lobby-clock-bank = { $bank } each, +{ $increment } per turn
lobby-clock-turn = { $time } per turn
lobby-timeout = When time runs out
    .hint = What happens to a player whose clock runs out
lobby-timeout-bot = A bot plays the turn
    .hint = The next turn is the player’s again, with at least 10 seconds
lobby-timeout-skip = The turn is skipped
    .hint = Passes, claims the last free domino and uses the last spot
lobby-timeout-loss = The player loses
    .hint = Counts as resigning
lobby-clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
lobby-clock-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
lobby-clock-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
lobby-clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

## Who may come, and what is allowed

lobby-privacy-open = Public table
    .hint = Listed on the home page
lobby-option-spectators = Spectators
    .hint = Let others watch
lobby-option-talk = Quick chat
    .hint = Preset messages and reactions
lobby-option-free_text = Free text
    .hint = Players can also write in their own words. Off unless you turn it on.
lobby-option-undo = Undo
    .hint = You can undo a move until something new is revealed
lobby-option-hints = Hints
    .hint = Show where a domino fits and what it scores. Turn them off for a purist game.

## Buttons and the invitation

lobby-open = Open the table
lobby-start = Start
lobby-cancel = Cancel
lobby-invite = Invite
    .hint = Send this link to your friends
lobby-copy-link = Copy the link
lobby-link-copied = Copied
lobby-share-link = Share
lobby-qr = QR code to scan with a phone
# Who has given no name; it stands in sentences about moves.
lobby-guest = Guest
