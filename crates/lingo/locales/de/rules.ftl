rules-title = Die Regeln
rules-contents = Inhalt

## Kingdomino

rules-goal = Das Ziel
rules-goal-kingdom = Alle bauen aus Dominos ein Königreich um ihr Schloss.
rules-goal-win = Große Gebiete mit vielen Kronen bringen Punkte. Wer am Ende die meisten hat, gewinnt.

rules-tiles = Die Dominos
rules-tiles-halves = Ein Domino hat zwei Hälften. Jede zeigt eine Landschaft, manche mit einer bis drei Kronen.
rules-tiles-terrains = Es gibt Weizen, Wald, See, Wiese, Sumpf und Mine. Weizen und Wald sind häufig, Minen sind selten und reich an Kronen.
rules-tiles-numbers = Jedes Domino hat eine Nummer von 1 bis 48. Hohe Nummern sind seltener und meist wertvoller.

rules-start = Der Anfang
rules-start-castle = Du beginnst mit einem Schloss und einem König. Zu zweit haben alle zwei Könige.
rules-start-dominoes = Zu viert spielt ihr mit allen 48 Dominos, zu dritt mit 36, zu zweit mit 24.
rules-start-line = Die ersten Dominos werden ausgeteilt und nach ihren Nummern geordnet, die kleinste zuerst.
rules-start-kings = Ein König nach dem anderen wird gezogen. Wessen König gezogen wird, nimmt ein freies Domino.

rules-turn = Dein Zug
rules-turn-order = In jeder Runde spielen die Könige von der kleinsten Nummer der Reihe bis zur größten.
rules-turn-place = Zuerst legst du das Domino unter deinem König in dein Königreich.
rules-turn-claim = Dann stellst du deinen König auf ein freies Domino der nächsten Reihe. Eines musst du nehmen.
rules-turn-last = In der letzten Runde gibt es keine nächste Reihe. Du legst nur noch.

rules-placing = Legen
rules-placing-match = Mindestens eine Hälfte muss mit einer Kante das Schloss oder ein Feld ihrer eigenen Landschaft berühren. Ecken zählen nicht.
rules-placing-castle = Das Schloss passt zu jeder Landschaft.
rules-placing-grid = Das ganze Königreich muss in ein Raster von 5×5 Feldern passen. Das Schloss muss nicht in der Mitte liegen.
rules-placing-free = Dominos liegen nie übereinander, und was liegt, bleibt liegen.
rules-placing-discard = Passt ein Domino nirgends, kommt es aus dem Spiel. Passt es irgendwo, musst du es legen.

rules-order = Spielreihenfolge
rules-order-tradeoff = Dein Domino bestimmt, wann du in der nächsten Runde dran bist. Kleine Nummern sind früh dran und wählen zuerst, große sind mehr wert.
rules-order-unclaimed = Hat eine Reihe mehr Dominos, als es Könige gibt, kommen die übrigen aus dem Spiel.

rules-points = Punkte
rules-points-territory = Felder einer Landschaft, die sich an einer Kante berühren, bilden ein Gebiet.
rules-points-crowns = Ein Gebiet zählt seine Felder mal seine Kronen.
rules-points-none = Ohne Krone zählt es nichts.
rules-points-several = Du kannst mehrere Gebiete einer Landschaft haben. Jedes zählt für sich.

rules-ties = Gleichstand
rules-ties-territory = Bei gleichen Punkten liegt vorn, wer das größte Gebiet hat, mit oder ohne Kronen.
rules-ties-crowns = Immer noch gleich: In Kingdomino entscheiden mehr Kronen. Sonst wird der Rang geteilt.

rules-bonuses = Boni
rules-bonuses-middle = Reich der Mitte: 10 Punkte, wenn dein Schloss genau in der Mitte deines Rasters liegt und dein Königreich auf allen vier Seiten bis zum Rand reicht.
rules-bonuses-harmony = Harmonie: 5 Punkte, wenn dein Raster voll ist, du also nie etwas abwerfen musstest.

rules-two = Zu zweit
rules-two-kings = Alle haben zwei Könige und damit zwei Züge in jeder Runde.
rules-two-dominoes = 24 Dominos sind im Spiel. Die anderen liegen beiseite, und niemand weiß, welche es sind.
rules-two-first = In Queendomino zu zweit nimmt zuerst die eine Person, dann die andere zweimal, dann wieder die erste.

rules-duel = Das große Duell
rules-duel-grid = Zu zweit mit allen 48 Dominos. Die Königreiche wachsen bis 7×7 Felder.

rules-dynasty = Dynastie
rules-dynasty-three = Drei Partien nacheinander. Die Punkte werden zusammengezählt.
rules-dynasty-tie = Bei Gleichstand entscheidet das größte Gebiet aus allen drei Partien, danach alle Kronen zusammen.

## Queendomino

rules-queen = Queendomino
rules-queen-box = Queendomino hat eigene 48 Dominos mit einer siebten Landschaft: der Stadt.
rules-queen-start = Alle beginnen mit 7 Münzen und einem Ritter. Zu zweit haben Königreiche 7×7 Felder, zu dritt und zu viert 5×5.
rules-queen-turn = Ein Zug hat bis zu fünf Teile: legen, Steuern, bauen, Drache, wählen. Steuern, Bauen und Drache sind freiwillig.

rules-knights = Ritter und Steuern
rules-knights-place = Nach dem Legen darfst du Ritter aus der Hand auf das neue Domino stellen, höchstens einen auf jede Hälfte. Dort bleiben sie für immer.
rules-knights-coins = Jeder bringt eine Münze für jedes Feld seines Gebiets, auch bei Städten.
rules-knights-none = Für ein abgeworfenes Domino gibt es keine Steuern.
rules-knights-treasury = Schatzkammern zahlen dazu: Jedes Mal, wenn ein Ritter Steuern holt, eine Münze für jeden deiner Ritter oder für jeden deiner Türme.

rules-builders = Die Baumeister
rules-builders-board = Auf der Tafel der Baumeister liegen sechs Gebäude. Sie kosten 0 bis 5 Münzen.
rules-builders-buy = Einmal in deinem Zug darfst du eines kaufen und auf ein leeres Stadtfeld von dir stellen.
rules-builders-gains = Seine Ritter und Türme bekommst du sofort. Die Ritter können ab deinem nächsten Zug losziehen.
rules-builders-round = Am Anfang jeder Runde rutschen die Gebäude zur billigen Seite, und neue füllen die Lücken. Das oberste vom Stapel ist immer sichtbar.

rules-towers = Türme und die Königin
rules-towers-host = Wenn du Türme bekommst und niemand mehr hat als du, zieht die Königin bei dir ein.
rules-towers-discount = Solange sie bei dir wohnt, kosten Gebäude dich eine Münze weniger.
rules-towers-crown = Am Ende zählt sie als eine Krone mehr auf deinem größten Gebiet.

rules-dragon = Der Drache
rules-dragon-burn = Einmal in jeder Runde darf jemand dem Drachen eine Münze geben. Er verbrennt ein Gebäude auf der Tafel.
rules-dragon-queen = Wer die Königin beherbergt, kann den Drachen nicht schicken.

rules-queen-points = Punkte in Queendomino
rules-queen-points-territories = Gebiete zählen wie in Kingdomino. Kronen auf Gebäuden zählen für ihre Stadt.
rules-queen-points-buildings = Viele Gebäude bringen eigene Punkte: eine feste Zahl oder etwas für Gebiete, Türme oder Ritter.
rules-queen-points-coins = Je drei übrige Münzen sind ein Punkt.

## Royal Wedding

rules-wedding = Königliche Hochzeit
rules-wedding-boxes = Beide Schachteln zusammen, für 3 bis 8. Die Reihen kommen abwechselnd aus beiden, zuerst aus Queendominos.
rules-wedding-grid = Zu dritt und zu viert haben Königreiche 7×7 Felder, zu fünft bis zu acht 5×5.
rules-wedding-rest = Steuern, Gebäude, Königin und Drache gibt es wie in Queendomino.

rules-teams = Teams
rules-teams-pairs = Zu sechst oder zu acht könnt ihr in Zweierteams spielen. Nachbarn teilen sich ein Schloss, ein Königreich von 7×7, die Münzen und die Ritter.
rules-teams-alone = Beide Partner haben einen eigenen König und ihre eigenen Züge.
