rules-title = The rules
rules-contents = Contents

## Kingdomino

rules-goal = What it is about
rules-goal-kingdom = Everyone builds a kingdom out of dominoes around a castle.
rules-goal-win = Large territories with many crowns bring points. Whoever has the most points at the end wins.

rules-tiles = The dominoes
rules-tiles-halves = A domino has two halves. Each half shows a terrain, some with one to three crowns.
rules-tiles-terrains = There are wheat, forest, lake, grassland, swamp and mine. Wheat and forest are common, mines are rare and rich in crowns.
rules-tiles-numbers = Every domino has a number from 1 to 48. High numbers are rarer and mostly more valuable.

rules-start = The start
rules-start-castle = You begin with a castle and a king. With two players, everyone has two kings.
rules-start-dominoes = Four players use all 48 dominoes, three use 36 and two use 24.
rules-start-line = The first dominoes are dealt and sorted by their numbers, the lowest first.
rules-start-kings = The kings are drawn one by one. Whoever’s king is drawn claims a free domino.

rules-turn = Your turn
rules-turn-order = In each round the kings play from the lowest number of the line to the highest.
rules-turn-place = First you place the domino under your king in your kingdom.
rules-turn-claim = Then you put your king on a free domino of the next line. You have to take one.
rules-turn-last = In the last round there is no next line. You only place.

rules-placing = Placing
rules-placing-match = At least one half must touch the castle or a square of its own terrain, edge to edge. Corners do not count.
rules-placing-castle = The castle matches every terrain.
rules-placing-grid = The whole kingdom must fit in a grid of 5×5 squares. The castle need not be in the middle.
rules-placing-free = Dominoes never overlap, and what lies stays where it is.
rules-placing-discard = If a domino fits nowhere, it leaves the game. If it fits somewhere, you must place it.

rules-order = Who plays when
rules-order-tradeoff = Your domino decides when you play next round. Low numbers play early and choose first, high numbers are worth more.
rules-order-unclaimed = If a line has more dominoes than there are kings, those that nobody claims leave the game.

rules-points = Points
rules-points-territory = Squares of one terrain that touch edge to edge form a territory.
rules-points-crowns = A territory scores its squares times its crowns.
rules-points-none = Without a crown it scores nothing.
rules-points-several = You may have several territories of one terrain. Each counts by itself.

rules-ties = Equal points
rules-ties-territory = With equal points the larger largest territory is ahead, with or without crowns.
rules-ties-crowns = Still equal: in Kingdomino more crowns decide. Otherwise the rank is shared.

rules-bonuses = Extra points
rules-bonuses-middle = Middle Kingdom: 10 points if your castle lies exactly in the middle of your grid and your kingdom reaches its edge on all four sides.
rules-bonuses-harmony = Harmony: 5 points if your grid is full, so that you never had to discard.

rules-two = Two players
rules-two-kings = Everyone has two kings and so two turns a round.
rules-two-dominoes = 24 dominoes are in the game. The others are set aside, and nobody knows which they are.
rules-two-first = In Queendomino for two, one player claims first, then the other claims twice, then the first again.

rules-duel = Mighty Duel
rules-duel-grid = For two players with all 48 dominoes. The kingdoms grow to 7×7 squares.

rules-dynasty = Dynasty
rules-dynasty-three = Three games in a row. The points are added up.
rules-dynasty-tie = With equal points the largest territory of all three games decides, then all crowns together.

## Queendomino

rules-queen = Queendomino
rules-queen-box = Queendomino has 48 dominoes of its own, with a seventh terrain: the town.
rules-queen-start = Everyone starts with 7 coins and one knight. Two players build 7×7 kingdoms, three and four build 5×5.
rules-queen-turn = A turn has up to five parts: place, tax, build, dragon, claim. Tax, building and dragon are up to you.

rules-knights = Knights and taxes
rules-knights-place = After placing you may put knights from your hand on the new domino, one on each half at most. They stay there for good.
rules-knights-coins = Each of them brings a coin for every square of its territory, towns too.
rules-knights-none = There is no tax on a discarded domino.
rules-knights-treasury = Treasuries pay on top: whenever a knight collects, one coin for each of your knights, or for each of your towers.

rules-builders = Builders
rules-builders-board = Six buildings lie on the builders’ board. They cost 0 to 5 coins.
rules-builders-buy = Once a turn you may buy one and put it on a town square of yours that is still empty.
rules-builders-gains = It brings its knights and towers at once. The knights can work from your next turn on.
rules-builders-round = At the start of each round the buildings slide to the cheap side, and new ones fill the gaps. The top tile of the pile is always visible.

rules-towers = Towers and the Queen
rules-towers-host = When you get towers and nobody has more than you, the Queen moves in with you.
rules-towers-discount = As long as she lives with you, buildings cost you one coin less.
rules-towers-crown = At the end she counts as one more crown on your largest territory.

rules-dragon = The dragon
rules-dragon-burn = Once a round, one player may pay the dragon a coin. It burns a building on the board.
rules-dragon-queen = Whoever hosts the Queen cannot send the dragon.

rules-queen-points = Points in Queendomino
rules-queen-points-territories = Territories score as in Kingdomino. Crowns on buildings count for their town.
rules-queen-points-buildings = Many buildings bring points of their own: a fixed number, or for territories, towers or knights.
rules-queen-points-coins = Every three coins left are one point.

## Royal Wedding

rules-wedding = Royal Wedding
rules-wedding-boxes = Both boxes together, for 3 to 8 players. The lines come from the two boxes in turn, Queendomino’s first.
rules-wedding-grid = Three and four players build 7×7 kingdoms, five to eight build 5×5.
rules-wedding-rest = Taxes, buildings, the Queen and the dragon work as in Queendomino.

rules-teams = Teams
rules-teams-pairs = Six or eight can play in teams of two. Neighbours share one castle, one 7×7 kingdom, their coins and their knights.
rules-teams-alone = Each has an own king and decides alone on an own turn.
