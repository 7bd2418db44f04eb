rules-title = Les règles
rules-contents = Sommaire

## Kingdomino

rules-goal = Le but
rules-goal-kingdom = Chacun bâtit un royaume de dominos autour d’un château.
rules-goal-win = Les grands domaines riches en couronnes rapportent des points. Celui qui en a le plus à la fin gagne.

rules-tiles = Les dominos
rules-tiles-halves = Un domino a deux moitiés. Chaque moitié montre un terrain, parfois avec une à trois couronnes.
rules-tiles-terrains = Les terrains sont le blé, la forêt, le lac, la prairie, le marais et la mine. Le blé et la forêt sont courants ; les mines sont rares et riches en couronnes.
rules-tiles-numbers = Chaque domino porte un numéro de 1 à 48. Les grands numéros sont plus rares et valent souvent plus.

rules-start = Le début
rules-start-castle = On commence avec un château et un roi. À deux, chacun a deux rois.
rules-start-dominoes = À quatre, on joue avec les 48 dominos, à trois avec 36, à deux avec 24.
rules-start-line = On pioche les premiers dominos et on les range par numéro, du plus petit au plus grand.
rules-start-kings = Les rois sont tirés au sort un par un. Quand ton roi sort, tu choisis un domino libre.
rules-start-any = Autre façon de commencer : chacun à son tour tire un roi, n’importe lequel. Qui le tire le pose sur un domino libre, même s’il est à un autre.

rules-turn = Ton tour
rules-turn-order = À chaque manche, les rois jouent du plus petit numéro de la ligne au plus grand.
rules-turn-place = Tu poses d’abord dans ton royaume le domino qui est sous ton roi.
rules-turn-claim = Puis tu mets ton roi sur un domino libre de la ligne suivante. Tu dois en prendre un.
rules-turn-last = À la dernière manche, il n’y a plus de ligne suivante : tu poses ton domino, c’est tout.

rules-placing = La pose
rules-placing-match = Au moins une moitié doit toucher, par un côté, le château ou une case du même terrain. Les coins ne comptent pas.
rules-placing-castle = Le château se raccorde à tous les terrains.
rules-placing-grid = Tout le royaume doit tenir dans une grille de 5×5 cases. Le château n’est pas forcément au centre.
rules-placing-free = Les dominos ne se recouvrent jamais et, une fois posés, ne bougent plus.
rules-placing-discard = Un domino impossible à poser quitte la partie. S’il peut être posé, il doit l’être.

rules-order = L’ordre du tour
rules-order-tradeoff = Ton domino décide de ton rang à la manche suivante. Les petits numéros jouent tôt et choisissent d’abord, les grands valent plus.
rules-order-unclaimed = Si une ligne a plus de dominos qu’il n’y a de rois, ceux que personne ne choisit quittent la partie.

rules-points = Les points
rules-points-territory = Les cases d’un même terrain qui se touchent par un côté forment un domaine.
rules-points-crowns = Un domaine rapporte son nombre de cases multiplié par son nombre de couronnes.
rules-points-none = Sans couronne, il ne rapporte rien.
rules-points-several = On peut avoir plusieurs domaines d’un même terrain. Chacun compte à part.

rules-ties = Égalité
rules-ties-territory = En cas d’égalité, celui qui a le plus grand domaine passe devant, que ce domaine ait des couronnes ou non.
rules-ties-crowns = Si l’égalité persiste, c’est le nombre de couronnes qui décide à Kingdomino. Sinon, le rang est partagé.

rules-bonuses = Bonus
rules-bonuses-middle = Empire du Milieu : 10 points si ton château est exactement au centre de ta grille et que ton royaume en touche les quatre bords.
rules-bonuses-harmony = Harmonie : 5 points si ta grille est complète, autrement dit si tu n’as jamais rien défaussé.

rules-two = À deux
rules-two-kings = Chacun a deux rois, et donc deux tours par manche.
rules-two-dominoes = On joue avec 24 dominos. Les autres sont mis de côté, et personne ne sait lesquels.
rules-two-first = À Queendomino à deux, le premier joueur choisit une fois, l’autre deux fois, puis le premier de nouveau.

rules-duel = Le Grand Duel
rules-duel-grid = À deux avec les 48 dominos. Les royaumes grandissent jusqu’à 7×7 cases.

rules-dynasty = Dynastie
rules-dynasty-three = Trois parties de suite. Les points s’additionnent.
rules-dynasty-tie = En cas d’égalité, c’est le plus grand domaine des trois parties qui décide, puis le total des couronnes.
rules-dynasty-best = Autre façon de jouer : seule la meilleure partie de chacun compte, et les égalités se départagent comme dans une partie simple.

## Queendomino

rules-queen = Queendomino
rules-queen-box = Queendomino a ses propres 48 dominos, avec un septième terrain : la ville.
rules-queen-start = On commence avec 7 pièces et un chevalier. À deux, les royaumes font 7×7 ; à trois et quatre, 5×5.
rules-queen-turn = Un tour compte jusqu’à cinq étapes : pose, impôt, construction, dragon, choix. L’impôt, la construction et le dragon sont facultatifs.

rules-knights = Chevaliers et impôts
rules-knights-place = Après avoir posé ton domino, tu peux y mettre des chevaliers de ta réserve, un par moitié au plus. Ils y restent jusqu’à la fin.
rules-knights-coins = Chacun rapporte une pièce par case de son domaine, y compris en ville.
rules-knights-none = Pas d’impôt sur un domino défaussé.
rules-knights-treasury = Les trésors rapportent en plus : chaque fois qu’un chevalier lève l’impôt, une pièce pour chacun de tes chevaliers, ou pour chacune de tes tours.

rules-builders = Les bâtisseurs
rules-builders-board = Six bâtiments attendent sur le plateau des bâtisseurs. Ils coûtent de 0 à 5 pièces.
rules-builders-buy = Une fois par tour, tu peux en acheter un et le mettre sur une de tes cases de ville libres.
rules-builders-gains = Il apporte tout de suite ses chevaliers et ses tours. Les chevaliers peuvent servir dès ton prochain tour.
rules-builders-round = Au début de chaque manche, les bâtiments glissent du côté le moins cher et de nouveaux comblent les vides. Le dessus de la pile est toujours visible.

rules-towers = Les tours et la Reine
rules-towers-host = Quand tu reçois des tours et que personne n’en a plus que toi, la Reine s’installe chez toi.
rules-towers-discount = Tant que tu l’accueilles, les bâtiments te coûtent une pièce de moins.
rules-towers-crown = À la fin, elle compte comme une couronne de plus sur ton plus grand domaine.

rules-dragon = Le dragon
rules-dragon-burn = Une fois par manche, un joueur peut donner une pièce au dragon. Il brûle un bâtiment du plateau.
rules-dragon-queen = Qui accueille la Reine ne peut pas envoyer le dragon.

rules-queen-points = Les points à Queendomino
rules-queen-points-territories = Les domaines comptent comme à Kingdomino. Les couronnes des bâtiments comptent pour leur ville.
rules-queen-points-buildings = Beaucoup de bâtiments valent des points : un nombre fixe, ou selon les domaines, les tours ou les chevaliers.
rules-queen-points-coins = Trois pièces restantes valent un point.

## Royal Wedding

rules-wedding = Mariage royal
rules-wedding-boxes = Les deux boîtes réunies, de 3 à 8 joueurs. Les lignes viennent des deux boîtes à tour de rôle, en commençant par Queendomino. Les dominos du Roi sont ceux de Kingdomino, ceux de la Reine viennent de Queendomino.
rules-wedding-grid = À trois et quatre, les royaumes font 7×7 ; de cinq à huit, 5×5.
rules-wedding-rest = Les impôts, les bâtiments, la Reine et le dragon fonctionnent comme à Queendomino.

rules-teams = Équipes
rules-teams-pairs = À six ou huit, on peut jouer en équipes de deux. Les partenaires sont assis côte à côte et partagent un château, un royaume de 7×7, leurs pièces et leurs chevaliers.
rules-teams-alone = Chaque partenaire a son propre roi et joue ses propres tours.
