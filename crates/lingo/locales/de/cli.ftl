## Replay

cli-first-claims = Erste Auswahl
cli-shape = { $width }×{ $width }-Königreiche · { $rounds } Runden · { $line } Dominosteine je Reihe · { $dominoes } von { $all } Dominosteinen im Spiel
cli-record-ends = Hier endet die Aufzeichnung.
cli-kingdoms = Königreiche
cli-points-now = Wenn die Partie jetzt zu Ende wäre
cli-result = Ergebnis
cli-dynasty = Eine Partie einer Dynastie: Es zählen die Punkte aller drei Partien.
cli-dynasty-best = Eine Partie einer Dynastie: Bei jedem zählt nur die beste der drei Partien.
cli-actions = { $count ->
    [one] { $count } erlaubter Zug: { $actions }
   *[other] { $count } erlaubte Züge: { $actions }
}
cli-actions-more = { $actions } und { $count ->
    [one] { $count } weiterer
   *[other] { $count } weitere
}
cli-setup = Stellung
cli-verified = Das Siegel { $seal } passt zum Startwert, und alle { $deals } Ziehungen folgen daraus.
cli-verified-shared = Das Siegel { $seal } passt zum Startwert, und alle { $deals } Ziehungen folgen daraus und aus dem, was { $players ->
    [one] ein Spieler
   *[other] { $players } Spieler
} zum Mischen beigetragen { $players ->
    [one] hat
   *[other] haben
}.

## Score

cli-bonuses = Für die Bonuspunkte schreibe die Zeile `rules { $rules }` in die Datei.

## Modes

cli-modes = Spielmodi der Anleitungen
cli-modes-all = Alles, was man spielen kann, ohne Optionen
cli-modes-options = Optionen
cli-modes-how = Modus und Optionen werden zusammengeschrieben: { $examples }.
cli-modes-house = Hausregeln gehen auch, solange die Dominosteine jedes Raster genau füllen. `crownlands modes --all` listet sie auf; `crownlands modes k5` erklärt, warum etwas nicht geht.
cli-modes-same = { $written } bedeutet dasselbe.
cli-column-write = Kürzel
cli-column-game = Spiel
cli-column-players = Spieler
cli-column-kings = Könige
cli-column-grid = Raster
cli-column-dominoes = Steine
cli-column-line = Reihe
cli-column-rounds = Runden
cli-column-also = Dazu
cli-column-advice = Rat
cli-some-of = { $count } von { $all }
cli-players = { $seats }, jeder mit einem Königreich und { $kings ->
    [one] einem König
   *[other] { $kings } Königen
}
cli-players-teams = { $seats } in { $teams } Zweierteams; ein Team teilt sich ein Königreich, und jeder Partner hat { $kings ->
    [one] einen König
   *[other] { $kings } Könige
}
cli-grid = { $width }×{ $width }; voll, wenn nichts abgeworfen wird
cli-dominoes-all = alle { $count }
cli-dominoes-both = alle { $count }; die Reihen kommen abwechselnd aus beiden Schachteln
cli-dominoes-some = { $count } von { $all }; die übrigen liegen verdeckt beiseite
cli-rounds = { $rounds } mit je { $line } Dominosteinen; alle werden gewählt
cli-rounds-left = { $rounds } mit je { $line } Dominosteinen; { $left ->
    [one] { $left } davon bleibt übrig und kommt
   *[other] { $left } davon bleiben übrig und kommen
} aus dem Spiel
cli-queendomino = Münzen, Ritter, Türme, Gebäude, die Königin und der Drache

## Perft

cli-dealt-all = alle Ziehungen gezählt
cli-dealt-seed = mit ChaCha8 aus Startwert { $seed } gezogen
cli-dealt-order = nach Nummern gezogen
cli-column-depth = Tiefe
cli-column-count = Anzahl
cli-column-time = Zeit
cli-column-rate = pro Sekunde
cli-sum = Summe

## What went wrong, and what to do

cli-error = Fehler:
cli-try = Tipp:
cli-standard-input = Die Standardeingabe
cli-unreadable = { $file } lässt sich nicht lesen: { $reason }
cli-unreadable-try = Prüfe den Pfad und die Zugriffsrechte; „-“ steht für die Standardeingabe.
cli-too-large = { $file } ist zu groß: mehr als { $size } KiB
cli-too-large-try = Gib den Text einer Partie oder eines Königreichs an.
cli-not-text = { $file } ist kein Text: Byte { $byte } ist kein UTF-8
cli-not-text-try = Speichere die Datei als reinen Text in UTF-8.
cli-bad-text = { $file }, Zeile { $line }, Spalte { $column }: { $reason }
cli-bad-record-try = docs/NOTATION.md beschreibt Aufzeichnungen.
cli-bad-kingdom-try = `crownlands score --help` zeigt, wie man ein Königreich zeichnet.
cli-bad-building-try = Verwende einen dieser Namen: { $names }
cli-bad-rules = „{ $written }“, Spalte { $column }: { $reason }
cli-bad-rules-try = `crownlands modes` listet Modi und Optionen auf.
cli-unplayable = „{ $written }“ ist nicht spielbar. { $reason }
cli-unplayable-lines = { $dominoes } Dominosteine auf { $width }×{ $width }-Rastern ergeben Reihen von { $line } für { $kings } Könige.
cli-unplayable-counts = { $dominoes } Dominosteine ergeben Reihen von { $line } für { $kings } Könige.
cli-unplayable-try = { $seats } Spieler können { $mixes } spielen.
cli-bad-position = Spalte { $column } der Stellung: { $reason }
cli-impossible-position = Diese Stellung kann es nicht geben: { $reason }
cli-bad-position-try = `crownlands replay DATEI --at N` gibt Stellungen zum Kopieren aus.
cli-bad-step = { $file }, Schritt { $number }, { $step }: { $reason }
cli-bad-step-try = `--at { $before }` zeigt die Stellung davor und die erlaubten Züge.
cli-no-step = Nach Schritt { $at } gibt es keine Stellung: Die Aufzeichnung hat { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}.
cli-no-step-try = Gib eine Zahl von 0 bis { $steps } an.
cli-verify-tag-try = Beendete Partien von einem Server haben die Angaben Game, Seal und Seed.
cli-verify-given-try = Prüfe die Aufzeichnung der Partie, die diese fortsetzt.
cli-verify-seal-try = Vergleiche das Siegel der Aufzeichnung mit dem, das zu Beginn der Partie veröffentlicht wurde.
cli-verify-step-try = `crownlands replay` ohne --verify nennt den Schritt.
cli-output = Die Ausgabe lässt sich nicht schreiben: { $reason }
cli-output-try = Prüfe, ob die Platte voll ist oder das Terminal geschlossen wurde.

## Starting a game

cli-bad-name = „{ $name }“ ist kein gültiger Name. { $reason }
cli-bad-name-try = Gib einen Namen mit 1 bis 24 Zeichen an.
cli-one-name = Auf einem Server spielt an jeder Tastatur nur eine Person.
cli-one-name-try = Gib nur einmal --name an; die anderen spielen von ihren eigenen Bildschirmen aus mit.
cli-no-server = „{ $link }“ sagt nicht, auf welchem Server der Tisch steht.
cli-no-server-try = Gib den ganzen Link an oder zusätzlich --server mit der Adresse des Servers.
cli-bad-link = „{ $link }“ ist weder Link noch Code eines Tisches.
cli-bad-link-try = Füge den Link ein, den der Gastgeber sieht, zum Beispiel { $example }.
cli-too-many-people = { $people } Personen sind zu viele: { $rules } hat { $seats } Plätze.
cli-too-many-people-try = Gib weniger Namen an oder wähle Regeln für mehr Spieler.
cli-nothing-saved-try = Beginne eine Partie: crownlands play k2
cli-busy-try = Schließ zuerst das andere Fenster.
cli-refused-try = `crownlands play --help` zeigt, was man angeben kann.
cli-server-try = Prüfe die Adresse und ob der Server läuft.
