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

learn-castle = Das ist dein Schloss. Darum herum baust du Stein für Stein dein Königreich.
    .title = Dein Schloss
learn-domino = Ein Dominostein hat zwei Hälften. Jede zeigt eine Landschaft: Weizen, Wald, See, Wiese, Sumpf oder Mine.
    .title = Ein Dominostein
learn-claim = In jeder Runde liegen Dominosteine in einer Reihe. Stell deinen König auf den, den du haben willst.
    .title = Wählen
    .task = Klicke auf einen Dominostein.
learn-place = Dein erster Dominostein muss das Schloss berühren. Dreh ihn, wie du magst.
    .title = Legen
    .task = Lege den Dominostein neben das Schloss.
learn-match = Danach muss eine Hälfte an die gleiche Landschaft oder ans Schloss grenzen. Die andere darf an alles grenzen.
    .title = Passend anlegen
    .task = Lege Wald an Wald.
learn-territory = Felder der gleichen Landschaft, die sich berühren, bilden ein Gebiet. Mach es groß!
    .title = Gebiete
learn-crowns = Kronen bringen Punkte: Felder mal Kronen. Fünf Waldfelder mit zwei Kronen sind zehn Punkte.
    .title = Kronen
    .task = Finde die Stelle, die die meisten Punkte bringt.
learn-no-crown = Ein Gebiet ohne Krone bringt nichts, auch wenn es riesig ist.
    .title = Ohne Krone keine Punkte
learn-frame = Dein Königreich darf fünf Felder breit und fünf Felder hoch sein, nicht mehr. Der Rahmen zeigt, wie viel Platz noch bleibt.
    .title = Der Rahmen
learn-order = Kleine Nummern sind zuerst dran, große sind oft wertvoller. Nimmst du jetzt den besseren Stein, oder willst du nächstes Mal früher wählen?
    .title = Spielreihenfolge
    .task = Wähle deinen nächsten Dominostein.
learn-discard = Passt ein Dominostein nirgends, kommt er aus dem Spiel. Das passiert jedem mal.
    .title = Wenn es nicht passt
learn-end = Nach der letzten Runde werden die Punkte gezählt. Wer die meisten hat, gewinnt. Jetzt weißt du alles!
    .title = Das Ende

## Queendomino

learn-queen-town = Queendomino hat eine siebte Landschaft: die Stadt. Allein bringt sie nichts, aber du kannst darauf bauen.
    .title = Städte
learn-queen-knights = Nach dem Legen darfst du Ritter auf deinen neuen Dominostein stellen. Jeder holt eine Münze für jedes Feld seines Gebiets.
    .title = Ritter und Steuern
    .task = Stell einen Ritter auf das größere Gebiet.
learn-queen-stay = Ritter bleiben stehen, wo sie sind. Warte also, bis es sich lohnt!
    .title = Sie bleiben
learn-queen-builders = Dann darfst du ein Gebäude kaufen. Je länger es schon ausliegt, desto billiger wird es.
    .title = Die Baumeister
    .task = Kauf ein Gebäude und stell es auf deine Stadt.
learn-queen-buildings = Gebäude bringen Punkte, Kronen, Ritter oder Türme. Ihre Bilder zeigen dir, was.
    .title = Was Gebäude tun
learn-queen-queen = Wer die meisten Türme hat, hat die Königin zu Gast. Gebäude kosten dann eine Münze weniger, und am Ende zählt sie als Krone im größten Gebiet.
    .title = Die Königin
learn-queen-dragon = Ist die Königin nicht bei dir, darfst du dem Drachen eine Münze geben. Er verbrennt ein Gebäude, das du den anderen nicht gönnst.
    .title = Der Drache
    .task = Schick den Drachen los.
learn-queen-end = Am Ende bringen drei Münzen einen Punkt, und deine Gebäude zählen. Es lebe die Königin!
    .title = Das Ende
