## Keys at the bottom of the screen

tui-claim = Wählen
tui-choose = Nächste Wahl
tui-look = Andere Königreiche
tui-change = Ändern
tui-back = Zurück
tui-quit = Beenden
tui-scroll = ↑ ↓ für mehr
tui-free = Spieler entfernen

## The first screen

tui-online = Online spielen
    .hint = Auf einem Server: schnelles Spiel, per Link mitspielen, zuschauen
tui-server = Adresse des Servers
tui-server-hint = Zum Beispiel { $example }; Esc führt zurück.
tui-connecting = Verbindung zu { $server } …
tui-cancel = Esc bricht ab.
tui-lobby-empty = Keine offenen Tische. Eröffne einen!

## At a table

tui-fits-nowhere = passt nirgends
tui-dragon-here = da
tui-dragon-away = ausgeflogen
tui-hints-off = Hinweise aus
tui-no-such-domino = { $count } Dominosteine stehen zur Wahl: Gib eine Nummer von 1 bis { $count } ein.
tui-no-discard = Er passt irgendwo, also musst du ihn legen: N zeigt, wo.
tui-nothing-chosen = Nichts ausgewählt: n wählt aus, p überspringt.
tui-quit-local = Die Partie verlassen? Sie ist gespeichert, du kannst sie später fortsetzen.
tui-quit-unsaved = Die Partie verlassen? Sie konnte nicht gespeichert werden und geht verloren.
tui-quit-online = Diesen Bildschirm schließen? Dein Platz bleibt reserviert, und die Partie geht inzwischen weiter.
tui-later = Später
tui-answer-yes = Antworten: ja
tui-answer-no = Antworten: nein
tui-record-saved = Partie gespeichert: { $path }

## When something is in the way

tui-too-small = Dieses Fenster ist zu klein. Es braucht { $width } Spalten und { $height } Zeilen.
tui-not-kept = Die Partie konnte nicht gespeichert werden: { $reason }
tui-nothing-kept = Es gibt keine gespeicherte Partie zum Fortsetzen.
tui-busy = Deine gespeicherte Partie ist schon in einem anderen Fenster offen.
tui-no-code = Das ist weder ein Link noch der Code eines Tisches.
tui-unreachable = Der Server ist nicht zu erreichen. Prüfe die Adresse und deine Verbindung.
tui-version = Der Server und dieses Programm haben verschiedene Versionen. Aktualisiere crownlands oder wähle einen anderen Server.

## Line by line

tui-plain-choose = Gib eine Nummer oder help ein.
tui-plain-which = Welches Spiel? Gib eine Nummer ein.
tui-plain-server = Gib die Adresse eines Servers ein, oder drück Enter für { $usual }.
tui-plain-change = Gib eine Nummer ein, um etwas zu ändern; die letzte startet die Partie.
tui-plain-yes-or-no = Gib yes oder no ein.
tui-plain-pass = Überspringen
tui-plain-more = Weitere Stellen
tui-plain-site = Wohin damit?
tui-plain-not = „{ $typed }“ steht nicht zur Auswahl. Gib eine Nummer von { $first } bis { $last } oder help ein.
tui-plain-not-now = „{ $typed }“ bewirkt gerade nichts. Gib help ein.
tui-plain-ended = Ende der Eingabe. Deine Partie ist gespeichert: crownlands play --resume setzt sie fort.
tui-plain-way-back = Du spielst gerade nicht mit. Gib back ein, um weiterzuspielen.
tui-plain-bye = Bis zum nächsten Mal.
tui-plain-help = Gib eine Nummer ein, um zu wählen. Weitere Befehle:
tui-plain-kingdom = mein Königreich; mit einer Nummer das eines anderen Spielers
tui-plain-map = mein Königreich, aus Buchstaben gezeichnet
tui-plain-line = die Dominosteine zum Legen und zur Auswahl
tui-plain-points = die Punkte von allen
tui-plain-sheet = meine Punkte im Einzelnen
tui-plain-builders = die Baumeistertafel
tui-plain-rest = die verbleibenden Dominosteine
tui-plain-turn = noch einmal sagen, was zu tun ist
tui-plain-undo = den letzten Zug rückgängig machen
tui-plain-ready = bereit für die Partie oder für eine Revanche
tui-plain-seats = Plätze auf einem Server: einnehmen, Bot hinzufügen, Spieler entfernen
tui-plain-house = Häuser vor einem Spiel: auflisten, eines wählen
tui-plain-table = wer wo sitzt; der Link für andere; wie viel Zeit bleibt
tui-plain-ask = die anderen fragen, etwa ob ein Bot für Abwesende spielen soll; ohne Nummer die Liste der Fragen
tui-plain-end = die anderen bitten, die Partie zu beenden; eine Frage zurückziehen
tui-plain-say = allen etwas sagen: einen Satz nach seiner Nummer oder, wo der Tisch es erlaubt, in eigenen Worten; ohne Zusatz die Liste der Sätze
tui-plain-mute = jemanden stumm schalten oder die Stummschaltung aufheben; ohne Nummer die Liste der Spieler
tui-plain-team = mit dem Partner reden, mit eigenen Worten oder einem Satz; ohne Zusatz die Liste der Sätze
tui-plain-suggest = dem Partner einen Zug vorschlagen, wenn du am Zug bist oder er; ohne Nummer die Liste der Züge
tui-plain-suggest-how = Um einen vorzuschlagen, tippe suggest und seine Nummer.
tui-plain-point = dem Partner ein Domino, ein Feld oder ein Gebäude zeigen
tui-plain-answer = eine Frage beantworten
tui-plain-resign = aufgeben; den Tisch verlassen
tui-plain-back = nach einer Abwesenheit wieder selbst spielen
tui-plain-close = den Tisch schließen (nur Gastgeber)
tui-plain-quit = beenden; die Partie ist gespeichert
tui-plain-quit-only = beenden
