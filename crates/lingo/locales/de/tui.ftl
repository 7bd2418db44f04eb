## Tasten am unteren Rand

tui-claim = Wählen
tui-choose = Nächste Wahl
tui-look = Andere Reiche
tui-change = Ändern
tui-back = Zurück
tui-quit = Verlassen
tui-scroll = ↑ ↓ für mehr
tui-free = Spieler entfernen

## Der erste Bildschirm

tui-online = Online spielen
    .hint = Auf einem Server: eine Partie finden, per Link mitspielen, zuschauen
tui-server = Adresse des Servers
tui-server-hint = Zum Beispiel { $example }; Esc führt zurück.
tui-connecting = { $server } wird gefragt …
tui-cancel = Esc bricht ab.
tui-lobby-empty = Kein offener Tisch. Eröffne einen!

## Am Tisch

tui-fits-nowhere = passt nirgends
tui-dragon-here = da
tui-dragon-away = fort
tui-hints-off = Hinweise aus
tui-no-such-domino = { $count } Dominos stehen zur Wahl: Gib eine Zahl von 1 bis { $count } ein.
tui-no-discard = Es passt irgendwo, also muss es gelegt werden: N zeigt, wo.
tui-nothing-chosen = Nichts ausgewählt: n wählt aus, p überspringt.
tui-quit-local = Die Partie verlassen? Sie ist gespeichert, du kannst sie später fortsetzen.
tui-quit-unsaved = Die Partie verlassen? Sie konnte nicht gespeichert werden und geht verloren.
tui-quit-online = Diesen Bildschirm schließen? Dein Platz bleibt deiner, und die Partie geht inzwischen weiter.
tui-later = Später
tui-answer-yes = Antworten: ja
tui-answer-no = Antworten: nein
tui-record-saved = Die Partie ist gespeichert: { $path }

## Wenn etwas im Weg steht

tui-too-small = Dieses Fenster ist zu klein. Es sollte { $width } Spalten und { $height } Zeilen haben.
tui-not-kept = Die Partie konnte nicht gespeichert werden: { $reason }
tui-nothing-kept = Es gibt keine gespeicherte Partie zum Fortsetzen.
tui-busy = Deine gespeicherte Partie ist schon in einem anderen Fenster offen.
tui-no-code = Das ist weder ein Link noch der Code eines Tisches.
tui-unreachable = Der Server ist nicht zu erreichen. Prüfe die Adresse und deine Verbindung.
tui-version = Der Server und dieses Programm haben verschiedene Fassungen. Bring crownlands auf den neuesten Stand, oder suche einen anderen Server.

## Zeile für Zeile

tui-plain-choose = Gib eine Zahl ein, oder help.
tui-plain-which = Welches Spiel? Gib eine Zahl ein.
tui-plain-server = Gib die Adresse eines Servers ein, oder nichts für { $usual }.
tui-plain-change = Tippe eine Zahl, um etwas zu ändern; die letzte startet die Partie.
tui-plain-yes-or-no = Gib yes oder no ein.
tui-plain-pass = Überspringen
tui-plain-more = Weitere Stellen
tui-plain-site = Wohin damit?
tui-plain-not = „{ $typed }“ steht nicht zur Auswahl. Tippe eine Zahl von { $first } bis { $last } oder help.
tui-plain-not-now = „{ $typed }“ bewirkt gerade nichts. Tippe help.
tui-plain-ended = Ende der Eingabe. Deine Partie ist gespeichert: crownlands play --resume setzt sie fort.
tui-plain-way-back = Du spielst gerade nicht mit. Gib back ein, um weiterzuspielen.
tui-plain-bye = Auf Wiedersehen.
tui-plain-help = Tippe eine Zahl, um zu wählen. Weitere Befehle:
tui-plain-kingdom = mein Reich; mit einer Zahl das eines anderen
tui-plain-map = mein Reich als Karte aus Buchstaben
tui-plain-line = die Dominos zum Legen und zur Wahl
tui-plain-points = die Punkte aller
tui-plain-sheet = alle Punkte meines Reichs, Posten für Posten
tui-plain-builders = die Tafel der Baumeister
tui-plain-rest = die verbleibenden Dominos
tui-plain-turn = noch einmal, was ansteht
tui-plain-undo = den letzten Zug rückgängig machen
tui-plain-ready = bereit für die Partie, oder für eine weitere
tui-plain-seats = Plätze am Tisch eines Servers: einnehmen, einem Bot geben, frei machen
tui-plain-table = wer wo sitzt; der Link für andere; wie viel Zeit bleibt
tui-plain-ask = die anderen fragen, etwa ob ein Bot für jemanden spielt, der fort ist; ohne Zahl die Liste dafür
tui-plain-end = die anderen bitten, die Partie zu beenden; eine Frage zurückziehen
tui-plain-say = etwas sagen; ohne Zahl die Liste dafür
tui-plain-mute = jemanden stumm schalten oder wieder hören; ohne Zahl die Liste dafür
tui-plain-answer = antworten, wenn jemand fragt
tui-plain-resign = aufgeben; den Tisch verlassen
tui-plain-back = wieder selbst spielen, wenn du fort warst
tui-plain-close = den Tisch schließen, wenn du ihn leitest
tui-plain-quit = beenden; die Partie ist gespeichert
tui-plain-quit-only = beenden
