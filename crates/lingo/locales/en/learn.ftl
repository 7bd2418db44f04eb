learn-title = Your first game
learn-queen-title = Now with a Queen
learn-progress = Step { $step } of { $steps }
learn-next = Next
learn-back = Back
learn-skip = Skip
learn-done = I want to play!
learn-more = Learn Queendomino too
learn-right = Exactly!
learn-try-again = Not quite. Try again!

## Kingdomino

learn-castle = This is your castle. Around it you will build a kingdom, domino by domino.
    .title = Your castle
learn-domino = A domino has two halves. Each shows a land: wheat, forest, lake, grassland, swamp or mine.
    .title = A domino
learn-claim = Every round, dominoes lie in a line. Put your king on the one you want.
    .title = Choose
    .task = Click on a domino.
learn-place = Your first domino must touch the castle. Turn it as you like.
    .title = Place
    .task = Place the domino beside the castle.
learn-match = After that, one half must touch the same land, or the castle. The other half may lie beside anything.
    .title = Match
    .task = Join forest to forest.
learn-territory = Squares of the same land that touch form a territory. Make it large!
    .title = Territories
learn-crowns = Points come from crowns: squares times crowns. Five forests with two crowns make ten points.
    .title = Crowns
    .task = Find the spot that brings the most points.
learn-no-crown = A territory without a crown brings nothing, however large it is.
    .title = No crown, no points
learn-frame = Your kingdom may be five squares wide and five squares high, not more. The frame shows how much room is left.
    .title = The frame
learn-order = Low numbers play first, high numbers are often richer. Take the good domino now, or choose first next time?
    .title = Who plays first
    .task = Choose your next domino.
learn-discard = If a domino fits nowhere, it leaves the game. That happens to everyone.
    .title = It does not fit
learn-end = After the last round the crowns are counted. The most points win. You know everything now!
    .title = The end

## Queendomino

learn-queen-town = Queendomino has a seventh land: the town. Towns bring nothing alone, but you can build on them.
    .title = Towns
learn-queen-knights = After placing you may put knights on your new domino. Each collects a coin for every square of its territory.
    .title = Knights and taxes
    .task = Put a knight on the larger territory.
learn-queen-stay = Knights stay where they stand. So wait until it is worth it!
    .title = They stay
learn-queen-builders = Then you may buy one building. The longer it has been lying there, the cheaper it gets.
    .title = The builders
    .task = Buy a building and put it on your town.
learn-queen-buildings = Buildings bring points, crowns, knights or towers. Their pictures tell you what.
    .title = What buildings do
learn-queen-queen = Whoever has the most towers hosts the Queen. Buildings cost one coin less, and she counts as a crown on the largest territory.
    .title = The Queen
learn-queen-dragon = Without the Queen you may pay the dragon a coin. It burns a building that you do not want others to have.
    .title = The dragon
    .task = Send the dragon.
learn-queen-end = At the end three coins make a point, and your buildings count. Long live the Queen!
    .title = The end
