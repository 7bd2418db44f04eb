rules-title = Die Regeln
rules-contents = Inhalt

## Kingdomino

rules-goal = Das Ziel
rules-goal-kingdom = Jeder baut aus Dominosteinen ein Königreich um sein Schloss.
rules-goal-win = Große Gebiete mit vielen Kronen bringen Punkte. Wer am Ende die meisten hat, gewinnt.

rules-tiles = Die Dominosteine
rules-tiles-halves = Ein Dominostein hat zwei Hälften. Jede zeigt eine Landschaft, manche mit einer bis drei Kronen.
rules-tiles-terrains = Es gibt Weizen, Wald, See, Wiese, Sumpf und Mine. Weizen und Wald sind häufig, Minen sind selten und reich an Kronen.
rules-tiles-numbers = Jeder Dominostein hat eine Nummer von 1 bis 48. Hohe Nummern sind seltener und meist wertvoller.

rules-start = Der Anfang
rules-start-castle = Du beginnst mit einem Schloss und einem König. Zu zweit hat jeder zwei Könige.
rules-start-dominoes = Zu viert spielt ihr mit allen 48 Dominosteinen, zu dritt mit 36, zu zweit mit 24.
rules-start-line = Die ersten Dominosteine werden gezogen und nach Nummern sortiert, die kleinste zuerst.
rules-start-kings = Die Könige werden einzeln gezogen. Kommt dein König, wählst du einen freien Dominostein.
rules-start-any = Es geht auch anders: Ihr zieht reihum irgendeinen König. Wer ihn zieht, setzt ihn auf einen freien Dominostein, auch wenn er jemand anderem gehört.

rules-turn = Dein Zug
rules-turn-order = In jeder Runde spielen die Könige von der kleinsten Nummer der Reihe bis zur größten.
rules-turn-place = Zuerst legst du den Dominostein unter deinem König in dein Königreich.
rules-turn-claim = Dann stellst du deinen König auf einen freien Dominostein der nächsten Reihe. Einen musst du nehmen.
rules-turn-last = In der letzten Runde gibt es keine nächste Reihe. Du legst nur noch deinen Dominostein.

rules-placing = Legen
rules-placing-match = Mindestens eine Hälfte muss mit einer Kante an das Schloss oder an ein Feld der gleichen Landschaft grenzen. Ecken zählen nicht.
rules-placing-castle = Das Schloss passt zu jeder Landschaft.
rules-placing-grid = Das ganze Königreich muss in ein Raster von 5×5 Feldern passen. Das Schloss muss nicht in der Mitte liegen.
rules-placing-free = Dominosteine liegen nie übereinander, und was liegt, bleibt liegen.
rules-placing-discard = Passt ein Dominostein nirgends, kommt er aus dem Spiel. Passt er irgendwo, musst du ihn legen.

rules-order = Spielreihenfolge
rules-order-tradeoff = Dein Dominostein bestimmt, wann du in der nächsten Runde dran bist. Kleine Nummern sind früh dran und wählen zuerst, große sind mehr wert.
rules-order-unclaimed = Hat eine Reihe mehr Dominosteine, als es Könige gibt, kommen die übrigen aus dem Spiel.

rules-points = Punkte
rules-points-territory = Felder der gleichen Landschaft, die sich an einer Kante berühren, bilden ein Gebiet.
rules-points-crowns = Ein Gebiet bringt so viele Punkte wie Felder mal Kronen.
rules-points-none = Ohne Krone bringt es nichts.
rules-points-several = Du kannst mehrere Gebiete derselben Landschaft haben. Jedes zählt für sich.

rules-ties = Gleichstand
rules-ties-territory = Bei Gleichstand liegt vorn, wer das größte Gebiet hat, mit oder ohne Kronen.
rules-ties-crowns = Herrscht auch dann Gleichstand, entscheidet in Kingdomino die Zahl der Kronen. Sonst wird der Rang geteilt.

rules-bonuses = Bonuspunkte
rules-bonuses-middle = Reich der Mitte: 10 Punkte, wenn dein Schloss genau in der Mitte deines Rasters liegt und dein Königreich auf allen vier Seiten bis zum Rand reicht.
rules-bonuses-harmony = Harmonie: 5 Punkte, wenn dein Raster voll ist, du also nie etwas abwerfen musstest.

rules-two = Zu zweit
rules-two-kings = Jeder hat zwei Könige und damit zwei Züge pro Runde.
rules-two-dominoes = 24 Dominosteine sind im Spiel. Die anderen legt ihr verdeckt beiseite, und niemand weiß, welche es sind.
rules-two-first = In Queendomino zu zweit wählt erst der eine, dann zweimal der andere, dann wieder der erste.

rules-duel = Das große Duell
rules-duel-grid = Zu zweit mit allen 48 Dominosteinen. Die Königreiche wachsen auf bis zu 7×7 Felder.

rules-dynasty = Dynastie
rules-dynasty-three = Drei Partien nacheinander. Die Punkte werden zusammengezählt.
rules-dynasty-tie = Bei Gleichstand entscheidet das größte Gebiet aus allen drei Partien, danach die Gesamtzahl der Kronen.
rules-dynasty-best = Es geht auch anders: Bei jedem zählt nur die beste Partie. Über einen Gleichstand wird dann wie in einer einzelnen Partie entschieden.

## Queendomino

rules-queen = Queendomino
rules-queen-box = Queendomino hat 48 eigene Dominosteine mit einer siebten Landschaft: der Stadt.
rules-queen-start = Alle beginnen mit 7 Münzen und einem Ritter. Die Königreiche sind zu zweit 7×7 Felder groß, zu dritt und zu viert 5×5.
rules-queen-turn = Ein Zug hat bis zu fünf Teile: Legen, Steuern, Bauen, Drache, Wählen. Steuern, Bauen und Drache sind freiwillig.

rules-knights = Ritter und Steuern
rules-knights-place = Nach dem Legen darfst du Ritter aus deinem Vorrat auf den neuen Dominostein stellen, höchstens einen auf jede Hälfte. Dort bleiben sie bis zum Ende.
rules-knights-coins = Jeder bringt eine Münze für jedes Feld seines Gebiets, auch in Städten.
rules-knights-none = Für einen abgeworfenen Dominostein gibt es keine Steuern.
rules-knights-treasury = Schatzkammern bringen mehr: Jedes Mal, wenn ein Ritter Steuern eintreibt, gibt es eine Münze für jeden deiner Ritter oder für jeden deiner Türme.

rules-builders = Die Baumeister
rules-builders-board = Auf der Baumeistertafel liegen sechs Gebäude. Sie kosten 0 bis 5 Münzen.
rules-builders-buy = Einmal pro Zug darfst du eines kaufen und auf eines deiner leeren Stadtfelder stellen.
rules-builders-gains = Seine Ritter und Türme bekommst du sofort. Die Ritter kannst du ab deinem nächsten Zug einsetzen.
rules-builders-round = Am Anfang jeder Runde rutschen die Gebäude zur billigen Seite, und neue füllen die Lücken. Das oberste Gebäude vom Stapel ist immer sichtbar.

rules-towers = Türme und die Königin
rules-towers-host = Wenn du Türme bekommst und niemand mehr hat als du, zieht die Königin bei dir ein.
rules-towers-discount = Solange sie bei dir zu Gast ist, kosten dich Gebäude eine Münze weniger.
rules-towers-crown = Am Ende zählt sie als zusätzliche Krone in deinem größten Gebiet.

rules-dragon = Der Drache
rules-dragon-burn = Einmal pro Runde darf jemand dem Drachen eine Münze geben. Er verbrennt ein Gebäude auf der Tafel.
rules-dragon-queen = Wer die Königin zu Gast hat, kann den Drachen nicht losschicken.

rules-queen-points = Punkte in Queendomino
rules-queen-points-territories = Gebiete zählen wie in Kingdomino. Kronen auf Gebäuden zählen für ihre Stadt.
rules-queen-points-buildings = Viele Gebäude bringen eigene Punkte: eine feste Zahl oder Punkte für Gebiete, Türme oder Ritter.
rules-queen-points-coins = Je drei übrige Münzen bringen einen Punkt.

## Royal Wedding

rules-wedding = Königliche Hochzeit
rules-wedding-boxes = Beide Schachteln zusammen, für 3 bis 8 Spieler. Die Reihen kommen abwechselnd aus beiden, zuerst aus Queendomino. Die Dominosteine des Königs sind die von Kingdomino, die der Königin die von Queendomino.
rules-wedding-grid = Die Königreiche sind zu dritt und zu viert 7×7 Felder groß, zu fünft bis zu acht 5×5.
rules-wedding-rest = Steuern, Gebäude, Königin und Drache funktionieren wie in Queendomino.

rules-teams = Teams
rules-teams-pairs = Zu sechst oder zu acht könnt ihr in Zweierteams spielen. Partner sitzen nebeneinander und teilen sich ein Schloss, ein 7×7-Königreich, ihre Münzen und ihre Ritter.
rules-teams-alone = Jeder Partner hat seinen eigenen König und seine eigenen Züge.
