rules-title = The rules
rules-contents = Contents

## Kingdomino

rules-goal = The goal
rules-goal-kingdom = Everyone builds a kingdom out of dominoes around a castle.
rules-goal-win = Large territories with many crowns score points. Whoever has the most points at the end wins.

rules-tiles = The dominoes
rules-tiles-halves = A domino has two halves. Each half shows a terrain, some with one to three crowns.
rules-tiles-terrains = The terrains are wheat, forest, lake, grassland, swamp and mine. Wheat and forest are common; mines are rare and rich in crowns.
rules-tiles-numbers = Every domino has a number from 1 to 48. High numbers are rarer and usually more valuable.

rules-start = The start
rules-start-castle = You begin with a castle and a king. With two players, each has two kings.
rules-start-dominoes = Four players use all 48 dominoes, three use 36 and two use 24.
rules-start-line = The first dominoes are dealt and sorted by number, lowest first.
rules-start-kings = Kings are drawn one at a time. When your king is drawn, you claim a free domino.
rules-start-any = Another way to begin: take turns to draw any king. Whoever draws it puts it on a free domino, even if it is someone else’s.

rules-turn = Your turn
rules-turn-order = Each round, the kings play from the lowest number in the line to the highest.
rules-turn-place = First you place the domino under your king in your kingdom.
rules-turn-claim = Then you put your king on a free domino in the next line. You have to take one.
rules-turn-last = In the last round there is no next line. You only place your domino.

rules-placing = Placing
rules-placing-match = At least one half must touch the castle or a square of its own terrain, edge to edge. Corners don’t count.
rules-placing-castle = The castle matches every terrain.
rules-placing-grid = The whole kingdom must fit in a 5×5 grid. The castle doesn’t have to be in the centre.
rules-placing-free = Dominoes never overlap, and once placed they stay put.
rules-placing-discard = A domino that doesn’t fit anywhere leaves the game. If it fits somewhere, you must place it.

rules-order = Turn order
rules-order-tradeoff = Your domino decides when you play next round. Low numbers play early and choose first; high numbers are worth more.
rules-order-unclaimed = If a line has more dominoes than there are kings, the unclaimed ones leave the game.

rules-points = Points
rules-points-territory = Squares of the same terrain that touch edge to edge form a territory.
rules-points-crowns = A territory scores its squares times its crowns.
rules-points-none = Without a crown it scores nothing.
rules-points-several = You can have several territories of the same terrain. Each scores separately.

rules-ties = Ties
rules-ties-territory = Ties go to whoever has the bigger largest territory, with or without crowns.
rules-ties-crowns = If that is equal too, more crowns win in Kingdomino. Otherwise, the rank is shared.

rules-bonuses = Bonuses
rules-bonuses-middle = Middle Kingdom: 10 points if your castle lies in the exact centre of your grid and your kingdom reaches the edge on all four sides.
rules-bonuses-harmony = Harmony: 5 points if your grid is full, meaning you never had to discard.

rules-two = Two players
rules-two-kings = Each player has two kings and so two turns a round.
rules-two-dominoes = 24 dominoes are used. The others are set aside, and nobody knows which they are.
rules-two-first = In Queendomino for two, one player claims first, the other claims twice, then the first again.

rules-duel = Mighty Duel
rules-duel-grid = For two players with all 48 dominoes. Kingdoms grow to 7×7 squares.

rules-dynasty = Dynasty
rules-dynasty-three = Three games in a row. Points add up.
rules-dynasty-tie = Ties go to the largest territory in any of the three games, then to the most crowns overall.
rules-dynasty-best = Another way to play it: only your best game counts, and ties are broken as in a single game.

## Queendomino

rules-queen = Queendomino
rules-queen-box = Queendomino has 48 dominoes of its own, with a seventh terrain: the town.
rules-queen-start = Everyone starts with 7 coins and one knight. Kingdoms are 7×7 for two players, 5×5 for three and four.
rules-queen-turn = A turn has up to five parts: place, tax, build, dragon, claim. Tax, building and dragon are optional.

rules-knights = Knights and taxes
rules-knights-place = After placing, you may put knights from your hand on the new domino, at most one on each half. They stay there for good.
rules-knights-coins = Each knight brings a coin for every square of its territory, towns included.
rules-knights-none = A discarded domino can’t be taxed.
rules-knights-treasury = Treasuries pay extra: whenever a knight collects, one coin for each of your knights, or for each of your towers.

rules-builders = Builders
rules-builders-board = Six buildings lie on the builders’ board. They cost 0 to 5 coins.
rules-builders-buy = Once per turn, you may buy one and put it on one of your empty town squares.
rules-builders-gains = You get its knights and towers at once. You can use the knights from your next turn on.
rules-builders-round = At the start of each round, the buildings slide to the cheap end and new ones fill the gaps. The top tile of the pile is always visible.

rules-towers = Towers and the Queen
rules-towers-host = When you gain towers and nobody has more than you, the Queen moves in with you.
rules-towers-discount = While you host her, buildings cost you one coin less.
rules-towers-crown = At the end, she counts as one more crown in your largest territory.

rules-dragon = The dragon
rules-dragon-burn = Once per round, one player may pay the dragon a coin. It burns a building on the board.
rules-dragon-queen = Whoever hosts the Queen can’t send the dragon.

rules-queen-points = Points in Queendomino
rules-queen-points-territories = Territories score as in Kingdomino. Crowns on buildings count for their town.
rules-queen-points-buildings = Many buildings score points of their own: a fixed number, or for territories, towers or knights.
rules-queen-points-coins = Every three coins left over are worth one point.

## Royal Wedding

rules-wedding = Royal Wedding
rules-wedding-boxes = Both boxes combined, for 3 to 8 players. The lines come from the two boxes in turn, starting with Queendomino. The King’s dominoes are Kingdomino’s, the Queen’s are Queendomino’s.
rules-wedding-grid = Kingdoms are 7×7 for three and four players, 5×5 for five to eight.
rules-wedding-rest = Taxes, buildings, the Queen and the dragon work as in Queendomino.

rules-teams = Teams
rules-teams-pairs = Six or eight players can form teams of two. Partners sit side by side and share one castle, one 7×7 kingdom, their coins and their knights.
rules-teams-alone = Each partner has their own king and takes their own turns.
