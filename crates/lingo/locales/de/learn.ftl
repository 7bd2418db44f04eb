learn-title = Deine erste Partie
learn-queen-title = Und jetzt mit Königin
learn-progress = Schritt { $step } von { $steps }
learn-next = Weiter
learn-back = Zurück
learn-skip = Überspringen
learn-done = Ich will spielen!
learn-more = Auch Queendomino lernen
learn-right = Genau!
learn-try-again = Noch nicht ganz. Versuch es noch einmal!

## Kingdomino

learn-castle = Das ist dein Schloss. Darum herum baust du ein Königreich, Domino für Domino.
    .title = Dein Schloss
learn-domino = Ein Domino hat zwei Hälften. Jede zeigt eine Landschaft: Weizen, Wald, See, Wiese, Sumpf oder Mine.
    .title = Ein Domino
learn-claim = In jeder Runde liegen Dominos in einer Reihe. Stell deinen König auf das, das du haben willst.
    .title = Wählen
    .task = Klicke auf ein Domino.
learn-place = Dein erstes Domino muss das Schloss berühren. Dreh es, wie du magst.
    .title = Legen
    .task = Lege das Domino neben das Schloss.
learn-match = Danach muss eine Hälfte die gleiche Landschaft berühren oder das Schloss. Die andere darf neben allem liegen.
    .title = Passend anlegen
    .task = Lege Wald an Wald.
learn-territory = Felder der gleichen Landschaft, die sich berühren, bilden ein Gebiet. Mach es groß!
    .title = Gebiete
learn-crowns = Punkte kommen von Kronen: Felder mal Kronen. Fünf Wälder mit zwei Kronen sind zehn Punkte.
    .title = Kronen
    .task = Finde die Stelle, die am meisten Punkte bringt.
learn-no-crown = Ein Gebiet ohne Krone bringt nichts, auch wenn es riesig ist.
    .title = Ohne Krone keine Punkte
learn-frame = Dein Königreich darf fünf Felder breit und fünf Felder hoch sein, nicht mehr. Der Rahmen zeigt, wie viel Platz noch ist.
    .title = Der Rahmen
learn-order = Kleine Nummern sind zuerst dran, große sind oft wertvoller. Nimmst du jetzt das gute Domino, oder willst du nächstes Mal zuerst wählen?
    .title = Spielreihenfolge
    .task = Wähle dein nächstes Domino.
learn-discard = Passt ein Domino nirgends, kommt es aus dem Spiel. Das passiert allen einmal.
    .title = Wenn es nicht passt
learn-end = Nach der letzten Runde werden die Punkte gezählt. Wer die meisten hat, gewinnt. Jetzt weißt du alles!
    .title = Das Ende

## Queendomino

learn-queen-town = Queendomino hat eine siebte Landschaft: die Stadt. Allein bringt sie nichts, aber du kannst auf ihr bauen.
    .title = Städte
learn-queen-knights = Nach dem Legen darfst du Ritter auf dein neues Domino stellen. Jeder holt eine Münze für jedes Feld seines Gebiets.
    .title = Ritter und Steuern
    .task = Stell einen Ritter auf das größere Gebiet.
learn-queen-stay = Ritter bleiben stehen, wo sie sind. Warte also, bis es sich lohnt!
    .title = Sie bleiben
learn-queen-builders = Dann darfst du ein Gebäude kaufen. Je länger es da liegt, desto billiger wird es.
    .title = Die Baumeister
    .task = Kauf ein Gebäude und stell es auf deine Stadt.
learn-queen-buildings = Gebäude bringen Punkte, Kronen, Ritter oder Türme. Ihre Bilder zeigen dir, was.
    .title = Was Gebäude tun
learn-queen-queen = Wer die meisten Türme hat, beherbergt die Königin. Gebäude kosten eine Münze weniger, und sie zählt als Krone auf dem größten Gebiet.
    .title = Die Königin
learn-queen-dragon = Ohne die Königin darfst du dem Drachen eine Münze geben. Er verbrennt ein Gebäude, das du anderen nicht gönnst.
    .title = Der Drache
    .task = Schick den Drachen los.
learn-queen-end = Am Ende sind drei Münzen ein Punkt, und deine Gebäude zählen. Es lebe die Königin!
    .title = Das Ende
