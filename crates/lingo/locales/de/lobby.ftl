## Front page

lobby-tagline = Leg Dominosteine, bau dein Königreich, zähl deine Kronen.
lobby-what = Kingdomino, Queendomino und die Königliche Hochzeit, für 2 bis 8. Kostenlos, ohne Konto.
lobby-choose = Wähle ein Spiel
lobby-running = Deine Partien
lobby-running-here = Auf diesem Gerät
lobby-running-waiting = Wartet auf Mitspieler
lobby-play-now = Jetzt spielen
    .hint = Gegen Bots, sofort
lobby-play-friends = Mit Freunden spielen
    .hint = Eröffne einen Tisch und verschicke den Link
lobby-play-anyone = Schnelles Spiel
    .hint = Mit allen, die gerade online sind; Bots füllen die freien Plätze
lobby-play-shared = Gemeinsam an diesem Gerät
lobby-join = Mitspielen
    .hint = Setz dich an einen offenen Tisch
lobby-watch = Zuschauen
    .hint = Sieh anderen beim Spielen zu
lobby-learn = Spielen lernen
    .hint = Deine erste Partie in unter drei Minuten
lobby-rules = Regeln
    .hint = Etwas nachschlagen
lobby-replay = Aufzeichnungen
    .hint = Sieh dir gespielte Partien noch einmal an
lobby-editor = Königreich-Rechner
    .hint = Zähle die Punkte eines Königreichs von deinem Spieltisch
lobby-settings = Einstellungen
    .hint = Darstellung, Ton, Hinweise, Sprache
lobby-continue = Zurück zu deiner Partie
    .hint = { $mode } wartet auf dich
lobby-tables = Offene Tische
lobby-tables-games = Partien zum Zuschauen
lobby-table-seats = { $taken } von { $seats } Plätzen besetzt
lobby-table-round = Runde { $round } von { $rounds }
lobby-searching = Mitspieler werden gesucht …
lobby-searching-bots = { $seconds ->
    [one] In { $seconds } Sekunde kommen Bots dazu.
   *[other] In { $seconds } Sekunden kommen Bots dazu.
}

## Who you are

lobby-name = Dein Name
    .hint = Die anderen sehen ihn. Kein Konto, kein Passwort.
    .placeholder = Zum Beispiel Rosalinde
lobby-name-ask = Wie heißt du?
lobby-name-save = Das bin ich
lobby-name-skip = Später
lobby-name-change = Namen ändern
lobby-join-link = Link oder Code eines Tisches
    .placeholder = Hier einfügen
lobby-join-go = Zum Tisch

## A new table

lobby-new = Neue Partie
lobby-game = Spiel
lobby-game-kingdomino = Kingdomino
    .hint = Der Klassiker. Schnell gelernt, etwa 15 Minuten.
lobby-game-duel = Das große Duell
    .hint = Kingdomino zu zweit, mit großen 7×7-Königreichen
lobby-game-queendomino = Queendomino
    .hint = Mit Rittern, Gebäuden, einer Königin und einem Drachen. Etwa 25 Minuten.
lobby-game-wedding = Königliche Hochzeit
    .hint = Beide Schachteln zusammen, für 3 bis 8 Spieler, auch in Teams
lobby-seats = Spieler
    .hint = Wie viele am Tisch sitzen
lobby-chairs = Tippe auf einen Stuhl, um Mensch und Bot zu tauschen, oder auf einen leeren, um jemanden dazuzusetzen.
lobby-chair-you = Du
lobby-chair-guest = Ein Mensch
lobby-chair-anyone = Irgendwer
lobby-seats-count = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
lobby-teams = Zweierteams
    .hint = Partner teilen sich ein Königreich und die Punkte
lobby-options = Varianten
lobby-options-more = Weitere Optionen
lobby-advice-teams = Zu siebt oder acht spielt es sich in Zweierteams besser: Wähle sechs oder acht.
lobby-advice-first = Lass für die erste Partie Reich der Mitte, Harmonie und Dynastie weg.
lobby-advice-practice = Spielt vor dem ersten großen Duell ein, zwei Partien Kingdomino.
lobby-rules-more = Weitere Regeln und Optionen
    .hint = Boni, Dynastie, dein Haus, die Uhr, Tipps, die Größe der Königreiche, Hausregeln
lobby-opponents = Wer spielt?
lobby-people = Menschen
    .hint = Wie viele Menschen mitspielen; die übrigen Plätze nehmen Bots
lobby-house = Dein Haus
    .hint = Farbe und Zeichen deiner Burg und deiner Könige
lobby-house-of = Haus von Person { $number }
    .hint = Hat es hier schon jemand, tauscht ihr
lobby-partner = Partner von Person { $number }
    .hint = Partner teilen sich ein Königreich und eine Wertung
lobby-partner-player = Person { $number }
lobby-partner-bot = Ein Bot
lobby-play-alone = Nur ich gegen Bots
lobby-grid = Größe der Königreiche
lobby-deck = Dominosteine im Spiel
lobby-dynasty = Was in der Dynastie zählt
lobby-dynasty-total = Alle drei Partien
    .hint = Die Punkte aller drei Partien werden zusammengezählt
lobby-dynasty-best = Die beste Partie
    .hint = Es gewinnt, wer in einer einzelnen Partie die meisten Punkte holt
lobby-first-claims = Erste Auswahl
lobby-refused = { $choices }: { $reason }

## Levels

lobby-level = Stärke der Bots
lobby-level-page = Page
    .hint = Für Kinder und erste Partien: übersieht vieles
lobby-level-squire = Knappe
    .hint = Kennt die Regeln, macht aber noch Fehler
lobby-level-knight = Ritter
    .hint = Nimmt, was auf den ersten Blick am besten aussieht
lobby-level-baron = Baron
    .hint = Denkt vor jedem Zug ein wenig nach
lobby-level-duke = Herzog
    .hint = Plant voraus: schwer zu schlagen
lobby-level-sovereign = Herrscher
    .hint = Der Stärkste: nutzt alle Zeit, die man ihm lässt

## The bots in their own words, by level and seat

lobby-voice-page-1 = Am liebsten mag ich die Dominos mit den Schafen.
lobby-voice-page-2 = Bin ich dran? Ich habe den Wolken zugeschaut.
lobby-voice-page-3 = Ich habe das erst heute Morgen gelernt!
lobby-voice-page-4 = Ich nehme immer das mit den meisten Bäumen.
lobby-voice-page-5 = Große Kronen sind die besten. Oder viele kleine?
lobby-voice-page-6 = Eines Tages schlage ich dich. Heute vielleicht nicht.
lobby-voice-page-7 = Meine Burg bekommt einen Wassergraben!
lobby-voice-page-8 = Darf ich bitte das mit dem Boot haben?
lobby-voice-squire-1 = Ich kenne alle Regeln. Ein paar vergesse ich nur.
lobby-voice-squire-2 = Ich übe jeden Abend, nach dem Pferdefüttern.
lobby-voice-squire-3 = Sei nett zu mir, dann bin ich nett zu dir.
lobby-voice-squire-4 = Ich mache weniger Fehler als früher.
lobby-voice-squire-5 = Noch ein Sieg, und ich darf ein Schwert tragen.
lobby-voice-squire-6 = Ich habe meine Kronen zweimal gezählt: zwei Ergebnisse.
lobby-voice-squire-7 = Pass auf! Na ja, lieber nicht zu genau.
lobby-voice-squire-8 = Ob ich gewinne oder nicht: Es macht mir immer Spaß.
lobby-voice-knight-1 = Sehen, nehmen. Nachdenken ist was für Barone.
lobby-voice-knight-2 = Meine erste Idee ist meistens die beste.
lobby-voice-knight-3 = Das beste Domino ist das vor meiner Nase.
lobby-voice-knight-4 = Ich traue meinen Augen. Sie irren sich selten.
lobby-voice-knight-5 = Pläne? Die nächsten vier Dominos werfen sie um.
lobby-voice-knight-6 = Schnelle Hand, klarer Kopf: Mehr braucht es nicht.
lobby-voice-knight-7 = Erst angreifen, dann zählen.
lobby-voice-knight-8 = Lieber heute Punkte als morgen Versprechen.
lobby-voice-baron-1 = Ich möchte lieber einen Moment nachdenken.
lobby-voice-baron-2 = Bevor ich für mich wähle, sehe ich mir dein Reich an.
lobby-voice-baron-3 = Ein Seufzer, ein Schluck Wein, dann mein Zug.
lobby-voice-baron-4 = Ich verliere nie die Geduld. Höchstens mal einen See.
lobby-voice-baron-5 = Mein Vater hat dieses Land verspielt. Ich hole es zurück.
lobby-voice-baron-6 = Ich lasse immer Platz für das, was noch kommt.
lobby-voice-baron-7 = Zwei schöne Seen, und ich bin zufrieden.
lobby-voice-baron-8 = Bis zur letzten Runde bleibe ich höflich.
lobby-voice-duke-1 = Ich weiß schon, wo mein letztes Domino liegen wird.
lobby-voice-duke-2 = Ich nehme das, was du wolltest. Nimm’s nicht persönlich.
lobby-voice-duke-3 = Jede Krone hat ihren Preis. Ich kenne alle.
lobby-voice-duke-4 = Jetzt ein kleines Domino, nachher die erste Wahl.
lobby-voice-duke-5 = Das war geplant, bevor du dich gesetzt hast.
lobby-voice-duke-6 = Lass mir eine Lücke, und ich baue eine Mühle hinein.
lobby-voice-duke-7 = Ich habe keine Eile, und ich irre mich nicht.
lobby-voice-duke-8 = Mein Reich wird dir gefallen. Es wird viel davon geben.
lobby-voice-sovereign-1 = Ich kenne tausend Partien. Sie enden gut für mich.
lobby-voice-sovereign-2 = Lass dir Zeit. Ich lasse mir meine.
lobby-voice-sovereign-3 = Über deinen Zug habe ich schon nachgedacht.
lobby-voice-sovereign-4 = Viele saßen hier. Wenige wollten eine Revanche.
lobby-voice-sovereign-5 = Zeig mir etwas, das ich noch nicht kenne.
lobby-voice-sovereign-6 = Ich wäge tausend Enden ab, ehe ich einen Finger rühre.
lobby-voice-sovereign-7 = Schlag mich, und man wird Lieder über dich singen.
lobby-voice-sovereign-8 = Die Krone ist schwer. Man gewöhnt sich daran.

## Clock

lobby-clock = Bedenkzeit
    .hint = Wie viel Zeit jeder bekommt
lobby-clock-none = Ohne Zeitlimit
    .hint = Lass dir so viel Zeit, wie du willst
lobby-clock-bank = je { $bank }, +{ $increment } pro Zug
lobby-clock-turn = { $time } pro Zug
lobby-timeout = Wenn die Zeit abläuft
    .hint = Was geschieht, wenn die Zeit eines Spielers abgelaufen ist
lobby-timeout-bot = Ein Bot spielt den Zug
    .hint = Der nächste Zug gehört wieder dem Spieler, mit mindestens 10 Sekunden
lobby-timeout-skip = Der Zug wird ausgesetzt
    .hint = Passt, nimmt das letzte freie Domino und legt auf den letzten Platz
lobby-timeout-loss = Der Spieler verliert
    .hint = Zählt wie Aufgeben
lobby-clock-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
lobby-clock-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
lobby-clock-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
lobby-clock-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}

## Who may come, and what is allowed

lobby-privacy-open = Öffentlicher Tisch
    .hint = Der Tisch steht auf der Startseite
lobby-option-spectators = Zuschauer
    .hint = Andere dürfen zusehen, ohne mitzuspielen
lobby-option-talk = Schnellchat
    .hint = Fertige Sätze und Reaktionen
lobby-option-free_text = Freier Text
    .hint = Alle dürfen auch eigene Worte schreiben. Aus, bis du es einschaltest.
lobby-option-undo = Rückgängig machen
    .hint = Züge lassen sich rückgängig machen, solange nichts Neues aufgedeckt ist
lobby-option-hints = Hinweise
    .hint = Zeigt, wohin ein Dominostein passt und was er bringt. Für Puristen abschaltbar.

## Buttons and the invitation

lobby-open = Tisch eröffnen
lobby-start = Starten
lobby-cancel = Abbrechen
lobby-invite = Einladen
    .hint = Schick diesen Link deinen Freunden
lobby-copy-link = Link kopieren
lobby-link-copied = Kopiert
lobby-share-link = Teilen
lobby-qr = QR-Code zum Scannen mit dem Handy
# Who has given no name; it stands in sentences about moves.
lobby-guest = Gast
