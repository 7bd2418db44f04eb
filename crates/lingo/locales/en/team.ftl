# What partners say to each other. Only their team reads it.

team-talk = Talk to your partner
team-private = Only your team sees this.
team-placeholder = Message to your partner
team-send = Send
team-suggest = Suggest this move
team-point = Point at something
team-point-square = A square of our kingdom
team-lay-out = Suggest a move
team-stop = Stop
team-showing-thing = Choose a domino, a building or a square to show your partner.
team-showing-square = Arrows choose a square of our kingdom, Enter shows it to your partner, Esc stops.
team-showing-move = Lay out a move for your partner, then suggest it.
team-empty = Nothing said yet.
team-said = What was said

team-points-domino = { $who } points at { $domino }.
team-points-square = { $who } points at a square: { $cell }.
team-points-building = { $who } points at { $building }.
team-plans = { $who } suggests: { $plan }.
team-plan-slot = claim slot { $slot }
team-plan-claim = claim { $domino }
team-plan-place = place { $spot }
team-plan-discard = discard { $domino }
team-plan-tax = collect taxes
team-plan-build = build { $building } at { $cell }
team-plan-bribe = burn { $building }
team-plan-pass = skip

team-phrase-what_do_you_think = What do you think?
team-phrase-as_you_like = Your choice.
team-phrase-yes = Yes.
team-phrase-no = No.
team-phrase-later = Later.
team-phrase-this_one = This one.
team-phrase-here = Here.
team-phrase-not_there = Not there.
team-phrase-take_it = Take it!
team-phrase-leave_it = Leave it.
team-phrase-save_coins = Save our coins.
team-phrase-collect_tax = Collect taxes.
team-phrase-build = Build something.
team-phrase-get_towers = We need towers.
team-phrase-burn_it = Burn it!
team-phrase-thanks = Thanks!
