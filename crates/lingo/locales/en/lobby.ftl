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

## The bots in their own words, by level and seat

lobby-voice-page-1 = I like the dominoes with sheep on them.
lobby-voice-page-2 = Is it my turn? I was watching the clouds.
lobby-voice-page-3 = I only learned to play this morning!
lobby-voice-page-4 = I always take the one with the most trees.
lobby-voice-page-5 = Big crowns are best. Or lots of little ones?
lobby-voice-page-6 = I’ll beat you one day. Maybe not today.
lobby-voice-page-7 = My castle is going to have a moat!
lobby-voice-page-8 = Can I have the one with the boat, please?
lobby-voice-squire-1 = I know all the rules. I just forget some of them.
lobby-voice-squire-2 = I practise every evening, after feeding the horses.
lobby-voice-squire-3 = Go easy on me and I’ll go easy on you.
lobby-voice-squire-4 = I make fewer mistakes than I used to.
lobby-voice-squire-5 = One more win and they’ll let me carry a sword.
lobby-voice-squire-6 = I counted my crowns twice and got two answers.
lobby-voice-squire-7 = Watch this! Well, don’t watch too closely.
lobby-voice-squire-8 = Win or lose, I always have a lovely time.
lobby-voice-knight-1 = See it, take it. Thinking is for barons.
lobby-voice-knight-2 = My first idea is usually my best.
lobby-voice-knight-3 = The best domino is the one in front of me.
lobby-voice-knight-4 = I trust my eyes. They have rarely let me down.
lobby-voice-knight-5 = Plans? The next four dominoes will ruin them.
lobby-voice-knight-6 = A quick hand and a clear head, that’s all it takes.
lobby-voice-knight-7 = Charge first, count later.
lobby-voice-knight-8 = Points today beat promises tomorrow.
lobby-voice-baron-1 = I would prefer to think for a moment.
lobby-voice-baron-2 = I look at your kingdom before I choose for mine.
lobby-voice-baron-3 = A sigh, a sip of wine, and then my move.
lobby-voice-baron-4 = I never lose my temper. Lakes, now and then.
lobby-voice-baron-5 = My father lost this land at dominoes. I’m winning it back.
lobby-voice-baron-6 = I always leave room for what may come.
lobby-voice-baron-7 = Two good lakes and I’m content.
lobby-voice-baron-8 = I’m polite until the last round.
lobby-voice-duke-1 = I already know where my last domino goes.
lobby-voice-duke-2 = I’ll take the one you wanted. Nothing personal.
lobby-voice-duke-3 = Every crown has its price. I know them all.
lobby-voice-duke-4 = A small domino now is first pick later.
lobby-voice-duke-5 = I planned this before you sat down.
lobby-voice-duke-6 = Leave me a gap and I’ll put a mill in it.
lobby-voice-duke-7 = I don’t hurry, and I don’t miss.
lobby-voice-duke-8 = You’ll like my kingdom. There will be a lot of it.
lobby-voice-sovereign-1 = I have seen a thousand games. They end well for me.
lobby-voice-sovereign-2 = Take your time. I shall take mine.
lobby-voice-sovereign-3 = I have already thought about your move.
lobby-voice-sovereign-4 = Many have sat there. Few wanted another game.
lobby-voice-sovereign-5 = Show me something I haven’t seen.
lobby-voice-sovereign-6 = I weigh a thousand endings before I lift a finger.
lobby-voice-sovereign-7 = Beat me, and there will be songs about you.
lobby-voice-sovereign-8 = The crown is heavy. I’m used to it.

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
