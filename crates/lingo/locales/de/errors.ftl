error-unknown = Das hat nicht geklappt. Bitte versuche es noch einmal.

## The game

error-game-over = Die Partie ist zu Ende. Sieh dir das Ergebnis an oder spiele noch einmal.
error-game-chance = Einen Moment: Neue Plättchen werden gezogen.
error-action-not_in_these_rules = Steuern, Gebäude und der Drache gehören zu Queendomino. In dieser Partie gibt es sie nicht.
error-action-not_now = Zuerst ist etwas anderes dran. Schau, was hervorgehoben ist.
error-claim-no_such_slot = Diesen Platz gibt es in der Reihe nicht. Wähle einen ihrer Dominosteine.
error-claim-slot_taken = Dieser Dominostein ist schon vergeben. Wähle einen freien.
error-place-wrong_domino = Ein anderer Dominostein ist dran. Lege den unter deinem König.
error-place-reversed_double = Beide Hälften sind gleich, ein Tausch ändert nichts. Lege ihn andersherum.
error-place-occupied = Dort liegt schon etwas. Wähle zwei leere Felder.
error-place-outside_grid = Dein Königreich würde zu groß. Bleib im Rahmen.
error-place-no_match = Hier passt keine Landschaft. Eine Hälfte muss an die gleiche Landschaft oder ans Schloss grenzen.
error-discard-wrong_domino = Ein anderer Dominostein ist dran. Nur den unter deinem König kannst du abwerfen.
error-discard-can_place = Dieser Dominostein passt noch, also musst du ihn legen. Sieh dir die hervorgehobenen Stellen an.
error-tax-no_domino = Du hast in diesem Zug keinen Dominostein gelegt, also gibt es keine Steuern.
error-tax-no_knight = So viele Ritter hast du nicht. Gebäude bringen neue.
error-build-empty_spot = Dort liegt kein Gebäude. Wähle ein anderes.
error-build-not_a_town = Gebäude gehören auf Städte. Wähle ein Stadtfeld in deinem Königreich.
error-build-already_built = Dort steht schon ein Gebäude. Wähle ein leeres Stadtfeld.
error-build-too_dear = Das kannst du dir nicht leisten. Wähle ein billigeres Gebäude oder treib erst Steuern ein.
error-bribe-dragon_away = Der Drache ist in dieser Runde schon ausgeflogen. Nächste Runde ist er wieder da.
error-bribe-hosts_queen = Die Königin ist bei dir zu Gast, und von ihr hält sich der Drache fern.
error-bribe-no_coin = Der Drache will eine Münze, und du hast keine.
error-bribe-empty_spot = Dort liegt kein Gebäude. Wähle eines, das der Drache verbrennen kann.

## Dealing

error-deal-not_due = Gerade ist nichts zu ziehen. Starte Crownlands neu.
error-deal-wrong_kind = Gerade muss etwas anderes gezogen werden. Starte Crownlands neu.
error-deal-wrong_count = Es wurden zu viele oder zu wenige Plättchen gezogen. Starte Crownlands neu.
error-deal-not_available = Dieses Plättchen ist nicht mehr im Spiel. Starte Crownlands neu.

## Rules that do not go together

error-rules-seats = Dieses Spiel ist für zwei bis acht Spieler. Ändere die Zahl der Spieler.
error-rules-teams = Für Zweierteams braucht es vier, sechs oder acht Spieler. Ändere die Zahl der Spieler.
error-rules-first_claims = Die Reihenfolge A-B-B-A gibt es nur zu zweit. Schalte sie aus.
error-rules-box_not_whole = Queendomino wird immer mit allen Dominosteinen gespielt. Nimm die ganze Schachtel.
error-rules-too_many_dominoes = In der Schachtel sind 48 Dominosteine. Nimm weniger.
error-rules-uneven_lines = Diese Zahl von Dominosteinen lässt sich nicht gleichmäßig aufteilen. Wähle eine andere Zahl oder ein anderes Raster.
error-rules-line_too_long = Eine Reihe hätte mehr als acht Dominosteine. Nimm weniger oder wähle das größere Raster.
error-rules-line_too_short = Es gäbe zu wenige Dominosteine für alle Könige. Nimm mehr Dominosteine, das kleinere Raster oder weniger Spieler.

## Dynasty

error-dynasty-over = Alle drei Partien sind gespielt. Beginne eine neue Dynastie.
error-dynasty-unfinished = Diese Partie ist noch nicht zu Ende. Spiel sie erst fertig.
error-dynasty-other_rules = Diese Partie wurde nach anderen Regeln gespielt und zählt hier nicht.

## At the table

error-table-bad_id = Dieser Link ist unvollständig. Lass ihn dir noch einmal schicken.
error-player-bad_name = Ein Name hat 1 bis 24 lesbare Zeichen. Wähle einen anderen.
error-player-bots_name = So heißt schon einer der Bots. Wähle einen anderen Namen.
error-table-bad_time = Diese Zeit ist zu kurz oder zu lang. Wähle eine andere.
error-table-closed = Dieser Tisch ist geschlossen. Eröffne einen neuen oder such dir einen anderen.
error-table-not_seated = Das können nur Spieler, die am Tisch sitzen. Nimm zuerst einen freien Platz.
error-table-not_host = Das kann nur der Gastgeber. Bitte ihn darum.
error-seat-none = Diesen Platz gibt es hier nicht. Wähle einen anderen.
error-seat-taken = Dort sitzt schon jemand. Wähle einen freien Platz.
error-seat-house_taken = Dieses Haus hat schon jemand anders. Wähle ein anderes.
error-seat-empty = Dort sitzt niemand.
error-seat-in_use = Jemand würde seinen Platz verlieren. Mach den Platz zuerst frei.
error-table-full = Alle Plätze sind besetzt. Du kannst zuschauen oder selbst einen Tisch eröffnen.
error-table-worn_out = Das Protokoll dieses Tisches ist voll. Eröffne einen neuen.
error-table-playing = Das geht nicht während einer Partie. Warte, bis sie zu Ende ist.
error-shuffle-not_awaited = Auf deinen Beitrag zum Mischen wird nicht gewartet.
error-shuffle-wrong_nonce = Das ist nicht der Beitrag zum Mischen, den du zugesagt hast.
error-table-not_playing = Es läuft keine Partie. Sie beginnt, sobald alle bereit sind.
error-game-not_your_turn = Du bist noch nicht dran.
error-intent-stale = Die Partie ist inzwischen weitergegangen. Schau noch einmal hin und wähle neu.
error-intent-ahead = So weit ist der Tisch noch nicht. Starte Crownlands neu.
error-seat-stand_in = Ein Bot spielt für dich. Komm zuerst zurück.
error-seat-out_of_time = Deine Zeit ist abgelaufen: Ein Bot spielt diesen Zug. Der nächste gehört wieder dir.
error-seat-resigned = Du hast diese Partie aufgegeben. Warte auf die nächste.
error-seat-not_away = Niemand spielt für dich: Du bist schon da.
error-undo-off = An diesem Tisch lässt sich nichts rückgängig machen.
error-undo-nothing = Es gibt noch nichts rückgängig zu machen.
error-undo-turn_passed = Dein Zug ist vorbei. Frag die anderen, ob du ihn zurücknehmen darfst.
error-undo-revealed = Etwas Neues wurde aufgedeckt, daher lässt sich das nicht mehr rückgängig machen.
error-vote-not_their_turn = Diese Person ist gar nicht dran. Du musst nicht fragen.
error-vote-present = Die Person ist da und hat noch Zeit. Warte noch ein wenig.
error-vote-open = Eine andere Frage ist noch offen. Beantworte sie zuerst.
error-vote-none = Die Frage ist schon erledigt.
error-vote-not_asked = Diese Frage geht nicht an dich.
error-vote-alone = Die anderen sind weg, und das Ergebnis gehört auch ihnen. Lass Bots für sie spielen oder gib auf.
error-vote-not_yours = Nur wer gefragt hat, kann die Frage zurückziehen.
error-talk-off = Der Schnellchat ist an diesem Tisch ausgeschaltet.
error-talk-too_fast = Eine Nachricht nach der anderen. Warte einen Moment.
error-talk-bad_text = Eine Nachricht hat 1 bis 200 lesbare Zeichen. Kürze sie.
error-talk-presets_only = An diesem Tisch sind nur vorgegebene Nachrichten erlaubt.
error-team-none = Du hast an diesem Tisch keinen Partner.

## The server and the connection

error-message-malformed = Der Server hat das nicht verstanden. Starte Crownlands neu.
error-message-too_long = Das war zu lang. Fasse dich kürzer.
error-message-not_text = Der Server hat das nicht verstanden. Starte Crownlands neu.
error-message-hello_first = Die Verbindung ist aus dem Takt geraten. Starte Crownlands neu.
error-message-version = Auf dem Server läuft eine andere Version. Lade die Seite neu oder aktualisiere das Programm.
error-player-none = Sag uns zuerst deinen Namen.
error-player-unknown = Der Server erkennt dich nicht mehr. Wähle einen Namen und fang neu an.
error-origin-foreign = Diese Anfrage kam von einer anderen Website. Öffne Crownlands direkt.
error-host-unknown = Dieser Server hört nicht auf diesen Namen. Nimm die Adresse, die du bekommen hast.
error-table-none = Diesen Tisch gibt es nicht. Prüfe den Link oder eröffne einen neuen.
error-game-none = Diese beendete Partie gibt es nicht. Prüfe den Link.
error-series-none = Diese beendete Dynastie gibt es nicht. Prüfe den Link.
error-seal-none = Auf diesem Server hat keine Partie mit diesem Siegel begonnen.
error-player-not_found = Diesen Spieler gibt es hier nicht. Prüfe den Link.
error-table-no_spectators = An diesem Tisch sind keine Zuschauer erlaubt.
error-limit-requests = Das ging zu schnell. Warte einen Moment und versuche es noch einmal.
error-limit-intents = Das ging zu schnell. Warte einen Moment und versuche es noch einmal.
error-limit-connections = Zu viele Verbindungen aus deinem Netz. Schließe ein paar Tabs und versuche es noch einmal.
error-limit-tables = Du hast zu viele Tische eröffnet. Warte ein paar Minuten und versuche es noch einmal.
error-limit-watched = Du schaust an zu vielen Tischen zu. Verlasse zuerst einen.
error-connection-slow = Die Verbindung ist langsam. Wir holen auf.
error-server-draining = Der Server startet neu. Deine Partie ist sicher; gleich geht es weiter.
error-server-busy = Der Server ist gerade ausgelastet. Versuche es gleich noch einmal.
error-server-crowded = Gerade laufen viele Spiele: Die Bots haben weniger Zeit zum Nachdenken.
error-server-failed = Bei uns ist etwas schiefgegangen. Versuche es gleich noch einmal.
error-http-not_found = Seite nicht gefunden. Geh zurück zur Startseite.
error-http-wrong_method = Das geht unter dieser Adresse nicht. Starte Crownlands neu.
error-http-wrong_type = Der Server hat das nicht verstanden. Starte Crownlands neu.
error-http-too_slow = Das hat zu lange gedauert. Prüfe deine Verbindung und versuche es noch einmal.
error-metrics-private = Das darf nur sehen, wer den Server betreibt.
error-intent-other = Diese Aktion wurde mit einer früheren verwechselt. Versuche es noch einmal.
error-client-prefix = Die Verbindung kam nicht zustande. Lade die Seite neu.
error-client-watched = Du schaust an zu vielen Tischen zu. Verlasse zuerst einen.
error-client-pending = Zu viele Aktionen warten auf Antwort. Warte, bis die Verbindung wieder da ist.
error-client-not_watched = Öffne zuerst den Tisch.
error-client-offline = Keine Verbindung. Prüfe dein Netz; wir versuchen es weiter.
error-client-unreachable = Der Server antwortet nicht. Prüfe deine Verbindung und versuche es noch einmal.
error-client-unreadable = Die Antwort des Servers war nicht lesbar. Starte Crownlands neu.

## Fairness of a game

error-verify-tag = In der Aufzeichnung steht nicht, wie gemischt wurde. Darum lässt sie sich nicht prüfen.
error-verify-given = Diese Partie setzt eine andere fort. Darum lässt sich das Mischen nicht von Anfang an prüfen.
error-verify-seal = Der Startwert passt nicht zum Siegel: Die Aufzeichnung wurde verändert, oder es wurde falsch gegeben.
error-verify-rewritten = Das Siegel oder ein Beitrag zum Mischen wurde während der Partie verändert.
error-verify-contribution = Ein Beitrag zum Mischen ist nicht der, der vorher zugesagt war.
error-verify-deal = Eine Ziehung folgt nicht aus der Mischung: Die Aufzeichnung wurde verändert, oder es wurde falsch gegeben.
error-verify-step = Diese Aufzeichnung enthält einen verbotenen Zug. Das kann keine echte Partie sein.

## Reading what was written

error-parse-leftover = Unerwarteter Text. Lösch den Rest der Zeile.
error-parse-number = Hier muss eine Zahl stehen.
error-parse-cell = Hier muss ein Feld stehen, von a1 bis m13. Das Schloss ist g7.
error-parse-direction = Hier muss eine Richtung stehen: n, e, s oder w.
error-parse-domino = Hier muss ein Dominostein stehen: 1 bis 48 oder q1 bis q48.
error-parse-slot = Hier muss ein Platz der Reihe stehen: 1 bis 8.
error-parse-seat = Hier muss ein Platz am Tisch stehen: 1 bis 8.
error-parse-spot = Hier muss ein Platz auf der Baumeistertafel stehen: 0 bis 5.
error-parse-building = Hier muss der Name eines Gebäudes stehen, zum Beispiel bakery.
error-parse-halves = Welche Hälfte? Schreibe l, r oder lr.
error-parse-action = Hier muss ein Zug stehen, zum Beispiel >2, 17@h7n oder 17x.
error-parse-deal = Hier muss eine Ziehung stehen, zum Beispiel K=1 oder L=3,17,25,40.
error-parse-duplicate = Dieser Dominostein kommt zweimal vor. Entferne einen davon.
error-parse-too_many = Die Liste ist länger, als das Spiel erlaubt. Kürze sie.
error-parse-mode = Hier muss ein Spiel stehen, zum Beispiel k4, duel, q2 oder w6t.
error-parse-option = Diese Option ist unbekannt. Schreibe middle, harmony, dynasty, best, abba, drawn, anyking, 5x5, 7x7 oder eine Zahl von Dominosteinen.
error-parse-contradiction = Das widerspricht einer Option davor. Lass eine von beiden weg.
error-parse-phase = Hier müssen Runde und Phase stehen, zum Beispiel 3.place.
error-parse-separator = Hier muss noch eine Angabe stehen.
error-parse-item = Hier muss ein Teil eines Königreichs stehen.
error-parse-header = Das ist keine aufgezeichnete Partie: Die ersten Zeilen fehlen.
error-parse-version = Diese Aufzeichnung stammt aus einer anderen Version und lässt sich nicht lesen.
error-parse-components = Diese Partie wurde mit neueren Gebäudeplättchen gespielt, als dieses Programm kennt. Aktualisiere es.
error-parse-tag = Eine Angabe ist unvollständig. Sie sollte so aussehen: [Name "Wert"].
error-parse-too_long = Dieser Text ist länger als jede Partie. Prüfe, was du eingefügt hast.
error-parse-square = Ein Feld schreibt man als Buchstaben der Landschaft mit der Zahl ihrer Kronen; CC ist das Schloss, „..“ eine Lücke.
error-parse-castle = Ein Königreich hat genau ein Schloss, geschrieben CC.
error-parse-does_not_fit = Die Felder passen nicht ins Raster. Entferne einige oder wähle 7×7.
error-parse-fact = Diese Zeile ist unklar. Schreibe zum Beispiel: coins 11, queen, a sawmill.
error-parse-needs_queendomino = Städte, Münzen, Ritter, Türme und die Königin gibt es nur mit den Queendomino-Regeln. Wähle diese zuerst.

## A position that cannot be

error-setup-realms = Die Zahl der Königreiche passt nicht zu den Regeln.
error-setup-round = Diese Runde gibt es in der Partie nicht.
error-setup-line = In einer Reihe liegen falsche Dominosteine, oder es stehen falsche Könige darauf.
error-setup-domino = Ein Dominostein kommt zweimal vor oder gehört nicht zu dieser Partie.
error-setup-kingdom = Ein Dominostein liegt dort, wo er nicht gelegt werden durfte.
error-setup-turns = Ein Königreich hat zu wenige oder zu viele Dominosteine für diese Runde.
error-setup-knight = Ein Ritter steht, wo er nicht stehen kann, oder es sind zu viele.
error-setup-building = Ein Gebäude steht, wo es nicht stehen kann, oder es sind zu viele.
error-setup-coins = Das sind mehr Münzen, als eine Partie bringen kann.
error-setup-tower = Das sind mehr Türme, als die Gebäude bringen.
error-setup-queen = Die Königin kann nicht in diesem Königreich sein.
error-setup-builders = Die Baumeistertafel gibt es in Queendomino, und nur dort.
error-setup-phase = Auf diese Entscheidung kann die Partie hier nicht warten.
