learn-title = Your first game
learn-queen-title = Now with a Queen
learn-progress = Step { $step } of { $steps }
learn-next = Next
learn-back = Back
learn-skip = Skip
learn-done = Let’s play!
learn-more = Learn Queendomino next
learn-right = Exactly!
learn-try-again = Not quite. Try again!

## Kingdomino

learn-castle = This is your castle. You will build a kingdom around it, domino by domino.
    .title = Your castle
learn-domino = A domino has two halves. Each shows a terrain: wheat, forest, lake, grassland, swamp or mine.
    .title = A domino
learn-claim = Each round, dominoes lie in a line. Put your king on the one you want.
    .title = Choose
    .task = Click a domino.
learn-place = Your first domino must touch the castle. Rotate it any way you like.
    .title = Place
    .task = Place the domino next to the castle.
learn-match = After that, one half must touch the same terrain or the castle. The other half can lie next to anything.
    .title = Match
    .task = Connect forest to forest.
learn-territory = Squares of the same terrain that touch form a territory. Make it large!
    .title = Territories
learn-crowns = Crowns score points: squares times crowns. Five forest squares with two crowns score ten points.
    .title = Crowns
    .task = Find the spot that scores the most.
learn-no-crown = A territory without a crown scores nothing, however large it is.
    .title = No crown, no points
learn-frame = Your kingdom can be five squares wide and five squares high, no more. The frame shows how much room is left.
    .title = The frame
learn-order = Low numbers play first; high numbers are often worth more. Take the better domino now, or choose earlier next time?
    .title = Turn order
    .task = Choose your next domino.
learn-discard = If a domino doesn’t fit anywhere, it leaves the game. It happens to everyone.
    .title = When it doesn’t fit
learn-end = After the last round, everyone counts their points. Whoever has the most wins. Now you know everything!
    .title = The end

## Queendomino

learn-queen-town = Queendomino has a seventh terrain: the town. Towns score nothing by themselves, but you can build on them.
    .title = Towns
learn-queen-knights = After placing, you may put knights on your new domino. Each collects one coin for every square of its territory.
    .title = Knights and taxes
    .task = Put a knight on the larger territory.
learn-queen-stay = Knights stay where they are, so wait until it pays off!
    .title = They stay
learn-queen-builders = Next, you may buy one building. The longer it has been on offer, the cheaper it gets.
    .title = The builders
    .task = Buy a building and put it on your town.
learn-queen-buildings = Buildings bring points, crowns, knights or towers. Their pictures show which.
    .title = What buildings do
learn-queen-queen = Whoever has the most towers hosts the Queen. Buildings cost them one coin less, and at the end she counts as a crown in their largest territory.
    .title = The Queen
learn-queen-dragon = If you don’t host the Queen, you may pay the dragon a coin. It burns a building you don’t want others to have.
    .title = The dragon
    .task = Send the dragon.
learn-queen-end = At the end, three coins are worth a point, and your buildings score. Long live the Queen!
    .title = The end
