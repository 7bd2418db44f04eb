## Seats

table-title = Tisch: { $mode }
table-seats = Plätze
table-seat = Platz { $seat }
table-seat-free = Freier Platz
table-bot = { $who } · { $level }
table-seat-bot = { $bot } (Bot)
table-seat-program = { $who } (Programm)
table-seat-you = { $who } (du)
table-seat-alike = { $who } · { $house }
table-seat-in-team = { $house } { $place }
table-seat-host = Gastgeber
table-team = Team { $members }
table-sit = Hier hinsetzen
table-stand = Platz verlassen
table-house-taken = hat schon { $who }
table-house-own = deins
table-add-bot = Bot hinzufügen
table-free = Spieler entfernen
table-change = Spiel ändern
table-close = Tisch schließen
table-close-sure = Den Tisch schließen? Danach kann hier niemand mehr spielen.
table-leave = Verlassen
table-leave-sure = Die Partie verlassen? Dein Platz bleibt reserviert, und ein Bot kann für dich weiterspielen.
table-return = Ich bin wieder da
table-waiting = Warten auf die anderen
table-waiting-seats = { $count ->
    [one] { $count } Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}

## Ready and start

table-ready = Ich bin bereit
table-not-ready = Nicht bereit
table-is-ready = bereit
table-is-not-ready = nicht bereit
table-starts = Es geht los, wenn alle bereit sind.
table-starts-again = Die Partie ist vorbei. Die nächste beginnt, sobald alle bereit sind.
table-starts-now = Los geht’s!
table-your-turn = Du bist dran
table-turn-of = { $who } ist dran
table-round = Runde { $round } von { $rounds }
table-last-round = Letzte Runde

## Presence

table-away = abwesend
table-stand-in = ein Bot spielt
table-thinking = { $who } denkt nach …
table-resigned = hat aufgegeben
table-spectators = { $count ->
    [0] Niemand schaut zu
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
}
table-spectating = Du schaust zu.
    .hint = Nimm einen freien Platz, um mitzuspielen.

## Clocks

table-clock-left = Restzeit: { $time }
table-clock-increment = +{ $time } pro Zug
table-clock-low = Schnell: nur noch { $time }!
table-clock-out = Zeit abgelaufen
table-clock-days-left = { $count ->
    [one] Noch { $count } Tag
   *[other] Noch { $count } Tage
}

## Questions and answers

table-ask = Die anderen fragen
table-ask-take-back = Darf ich das zurücknehmen?
table-ask-take-over = Einen Bot für { $who } spielen lassen
table-ask-wait = Auf { $who } warten
table-ask-end = Die Partie ohne Ergebnis beenden
table-question-take-back = { $who } möchte einen Zug zurücknehmen. In Ordnung?
table-question-take-over = Soll ein Bot für { $who } spielen?
table-question-wait = Warten wir auf { $who }?
table-question-end = Beenden wir die Partie ohne Ergebnis?
table-question-yours = Du hast gefragt. Warten auf die anderen.
table-question-answers = { $yes } von { $all } einverstanden
table-yes = Ja
table-no = Nein
table-withdraw = Schon gut
table-undo = Rückgängig
    .hint = Mach deinen letzten Zug rückgängig, solange nichts Neues aufgedeckt ist
table-resign = Aufgeben
table-resign-sure = Aufgeben? Ein Bot spielt für dich weiter.
table-resign-ends = Aufgeben? Damit endet die Partie.

## After the game

table-rematch-others = { $who } möchte noch eine Partie spielen
table-pause = Pause zwischen zwei Partien
table-pause-next = Dynastie: Als Nächstes kommt Partie { $game } von { $games }.
table-next-game = Nächste Partie

## Talk

table-talk = Etwas sagen
table-write = In eigenen Worten …
table-write-hint = Enter sendet, Esc bricht ab.
table-message = Nachricht an alle
table-mute = { $who } stumm schalten
table-unmute = Stummschaltung von { $who } aufheben
table-muted = { $who } ist stumm geschaltet
table-heard = { $who } ist nicht mehr stumm geschaltet
table-phrase-hello = Hallo!
table-phrase-good_luck = Viel Glück!
table-phrase-have_fun = Viel Spaß!
table-phrase-well_played = Gut gespielt!
table-phrase-thanks = Danke!
table-phrase-sorry = Entschuldigung!
table-phrase-one_moment = Einen Moment, bitte.
table-phrase-your_turn = Du bist dran!
table-phrase-good_game = Schöne Partie!
table-phrase-again = Noch eine?
table-phrase-goodbye = Ich muss los. Tschüss!
table-phrase-applause = Beifall
table-phrase-laugh = Lachen
table-phrase-surprise = Staunen
table-phrase-thinking = Nachdenken
table-phrase-crown = Krone
table-phrase-heart = Herz
table-phrase-dragon = Drache

## Connection

table-connection-lost = Verbindung verloren. Wird wiederhergestellt …
    .hint = Nichts geht verloren. Dein Platz bleibt reserviert.
table-connection-back = Wieder verbunden.
table-connection-slow = Die Verbindung ist langsam.
table-bot-silent = Der Bot antwortet nicht. Lade die Seite neu: Deine Partie ist gespeichert.
table-bot-silent-unsaved = Der Bot antwortet nicht, und dieser Browser konnte die Partie nicht speichern. Beim Neuladen kann sie verloren gehen.
table-not-saved = Die Partie kann nicht gespeichert werden: Der Speicher dieses Browsers ist voll oder abgeschaltet.
table-sending = Wird gesendet …
table-closed = Dieser Tisch ist geschlossen.
table-log = Zugprotokoll
