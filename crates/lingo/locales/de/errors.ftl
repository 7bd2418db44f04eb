error-unknown = Das hat nicht geklappt. Bitte versuche es noch einmal.

## The game

error-game-over = Die Partie ist zu Ende. Sieh dir das Ergebnis an oder spiele noch einmal.
error-game-chance = Einen Moment: Es wird gerade ausgeteilt.
error-action-not_in_these_rules = Steuern, Gebäude und der Drache gehören zu Queendomino. In dieser Partie gibt es sie nicht.
error-action-not_now = Zuerst ist etwas anderes dran. Schau, was markiert ist.
error-claim-no_such_slot = Diesen Platz gibt es in der Reihe nicht. Wähle eines ihrer Dominos.
error-claim-slot_taken = Dort steht schon ein König. Wähle ein freies Domino.
error-place-wrong_domino = Ein anderes Domino ist dran. Lege das unter deinem König.
error-place-reversed_double = Beide Hälften sind gleich, Drehen ändert nichts. Lege es andersherum.
error-place-occupied = Dort liegt schon etwas. Wähle zwei leere Felder.
error-place-outside_grid = Dein Königreich würde zu groß. Bleib innerhalb des Rahmens.
error-place-no_match = Dort passt nichts zusammen. Eine Hälfte muss ihre eigene Landschaft oder das Schloss berühren.
error-discard-wrong_domino = Ein anderes Domino ist dran. Nur das unter deinem König kann weg.
error-discard-can_place = Dieses Domino passt noch, also musst du es legen. Schau auf die markierten Stellen.
error-tax-no_domino = Du hast in diesem Zug kein Domino gelegt. Es gibt nichts zu besteuern.
error-tax-no_knight = So viele Ritter hast du nicht auf der Hand. Gebäude bringen neue.
error-build-empty_spot = Dort liegt kein Gebäude. Wähle ein anderes.
error-build-not_a_town = Gebäude stehen auf Städten. Wähle ein Stadtfeld deines Königreichs.
error-build-already_built = Dort steht schon ein Gebäude. Wähle ein leeres Stadtfeld.
error-build-too_dear = Das kannst du dir nicht leisten. Wähle ein billigeres Gebäude oder erhebe erst Steuern.
error-bribe-dragon_away = Der Drache ist in dieser Runde schon ausgeflogen. Nächste Runde ist er wieder da.
error-bribe-hosts_queen = Die Königin wohnt bei dir, und von ihr hält sich der Drache fern.
error-bribe-no_coin = Der Drache will eine Münze, und du hast keine.
error-bribe-empty_spot = Dort liegt kein Gebäude. Wähle eines, das der Drache verbrennen kann.

## Dealing

error-deal-not_due = Gerade ist nichts auszuteilen. Öffne Crownlands noch einmal.
error-deal-wrong_kind = Gerade ist etwas anderes auszuteilen. Öffne Crownlands noch einmal.
error-deal-wrong_count = Das ist die falsche Anzahl zum Austeilen. Öffne Crownlands noch einmal.
error-deal-not_available = Das kann nicht mehr kommen. Öffne Crownlands noch einmal.

## Rules that do not go together

error-rules-seats = Zwei bis acht können spielen. Ändere die Zahl der Plätze.
error-rules-teams = Für Zweierteams braucht es vier, sechs oder acht Leute. Ändere die Zahl der Plätze.
error-rules-first_claims = Die Reihenfolge A-B-B-A gibt es nur zu zweit. Schalte sie aus.
error-rules-box_not_whole = Mit Queendominos Schachtel wird mit allen Dominos gespielt. Nimm alle.
error-rules-too_many_dominoes = In der Schachtel sind 48 Dominos. Nimm weniger.
error-rules-uneven_lines = Diese Zahl von Dominos lässt sich nicht gleichmäßig aufteilen. Wähle eine andere Zahl oder ein anderes Raster.
error-rules-line_too_long = Eine Reihe hätte mehr als acht Dominos. Nimm weniger Dominos oder das größere Raster.
error-rules-line_too_short = Es gäbe zu wenige Dominos für alle Könige. Nimm mehr Dominos oder das kleinere Raster.

## Dynasty

error-dynasty-over = Alle drei Partien sind gespielt. Beginne eine neue Dynastie.
error-dynasty-unfinished = Diese Partie ist noch nicht zu Ende. Spiele sie erst fertig.
error-dynasty-other_rules = Diese Partie wurde nach anderen Regeln gespielt und zählt hier nicht.

## At the table

error-table-bad_id = Dieser Link ist nicht vollständig. Lass ihn dir noch einmal geben.
error-player-bad_name = Ein Name hat 1 bis 24 lesbare Buchstaben. Wähle einen anderen.
error-table-bad_time = Diese Zeit ist zu kurz oder zu lang. Wähle eine andere.
error-table-closed = Dieser Tisch ist geschlossen. Eröffne einen neuen oder suche einen anderen.
error-table-not_seated = Das können nur Spieler, die am Tisch sitzen. Nimm zuerst einen freien Platz.
error-table-not_host = Das darf nur, wer den Tisch leitet. Frag einfach.
error-seat-none = Diesen Platz gibt es hier nicht. Wähle einen anderen.
error-seat-taken = Dort sitzt schon jemand. Wähle einen freien Platz.
error-seat-empty = Dort sitzt niemand.
error-seat-in_use = Jemand würde seinen Platz verlieren. Mach den Platz zuerst frei.
error-table-full = Alle Plätze sind besetzt. Du kannst zuschauen oder selbst einen Tisch eröffnen.
error-table-worn_out = Das Protokoll dieses Tisches ist voll. Eröffne einen neuen.
error-table-playing = Nicht während einer Partie. Warte auf ihr Ende.
error-table-not_playing = Es läuft keine Partie. Mach dich bereit, um eine zu beginnen.
error-game-not_your_turn = Du bist noch nicht dran. Wir sagen dir Bescheid.
error-intent-stale = Inzwischen ging die Partie weiter. Schau noch einmal hin und wähle neu.
error-intent-ahead = So weit ist der Tisch noch nicht. Öffne Crownlands noch einmal.
error-seat-stand_in = Ein Bot spielt für dich. Komm zuerst zurück.
error-seat-resigned = Du hast diese Partie aufgegeben. Warte auf die nächste.
error-seat-not_away = Niemand spielt für dich: Du bist schon da.
error-undo-off = Rückgängigmachen ist an diesem Tisch ausgeschaltet.
error-undo-nothing = Es gibt noch nichts zurückzunehmen.
error-undo-turn_passed = Dein Zug ist vorbei. Frag die anderen, ob du ihn zurücknehmen darfst.
error-undo-revealed = Etwas Neues wurde aufgedeckt, daher geht das nicht mehr rückgängig.
error-vote-not_their_turn = Auf diese Person wartet die Partie gar nicht. Du musst nicht fragen.
error-vote-present = Die Person ist da und hat noch Zeit. Warte ein wenig.
error-vote-open = Eine andere Frage ist noch offen. Beantworte sie zuerst.
error-vote-none = Die Frage ist schon erledigt.
error-vote-not_asked = Diese Frage geht nicht an dich.
error-vote-not_yours = Nur wer gefragt hat, kann die Frage zurückziehen.
error-talk-off = Kurznachrichten sind an diesem Tisch ausgeschaltet.
error-talk-too_fast = Eins nach dem anderen. Warte einen Moment.

## The server and the connection

error-message-malformed = Der Server hat das nicht verstanden. Öffne Crownlands noch einmal.
error-message-too_long = Das war zu lang. Fasse dich kürzer.
error-message-not_text = Der Server hat das nicht verstanden. Öffne Crownlands noch einmal.
error-message-hello_first = Die Verbindung ist durcheinandergeraten. Öffne Crownlands noch einmal.
error-message-version = Der Server hat eine andere Fassung. Lade die Seite neu oder hole das neueste Programm.
error-player-none = Sag uns zuerst deinen Namen.
error-player-unknown = Wir kennen dich nicht mehr. Wähle einen Namen und fang neu an.
error-origin-foreign = Diese Anfrage kam von einer anderen Seite. Öffne Crownlands selbst.
error-table-none = Diesen Tisch gibt es nicht. Prüfe den Link oder eröffne einen neuen.
error-game-none = Diese Partie gibt es nicht. Prüfe den Link.
error-player-not_found = Diese Person gibt es hier nicht. Prüfe den Link.
error-table-no_spectators = An diesem Tisch darf man nicht zuschauen.
error-limit-requests = Das war viel auf einmal. Warte einen Moment und versuche es noch einmal.
error-limit-intents = Das war viel auf einmal. Warte einen Moment und versuche es noch einmal.
error-limit-connections = Zu viele Verbindungen aus deinem Netz. Schließe ein paar Fenster und versuche es noch einmal.
error-limit-tables = Du hast zu viele Tische. Beende oder verlasse zuerst einen.
error-limit-watched = Du schaust bei zu vielen Tischen zu. Verlasse zuerst einen.
error-connection-slow = Die Verbindung ist langsam. Wir holen auf.
error-server-draining = Der Server startet neu. Deine Partie ist sicher; gleich geht es weiter.
error-server-busy = Der Server hat gerade viel zu tun. Versuche es gleich noch einmal.
error-server-failed = Bei uns ist etwas schiefgegangen. Versuche es gleich noch einmal.
error-http-not_found = Seite nicht gefunden. Geh zurück zur Startseite.
error-http-wrong_method = Das geht unter dieser Adresse nicht. Öffne Crownlands noch einmal.
error-http-wrong_type = Der Server hat das nicht verstanden. Öffne Crownlands noch einmal.
error-client-prefix = Die Verbindung kam nicht zustande. Lade die Seite neu.
error-client-watched = Du schaust bei zu vielen Tischen zu. Verlasse zuerst einen.
error-client-pending = Zu vieles wartet auf Antwort. Warte, bis die Verbindung wieder da ist.
error-client-not_watched = Öffne zuerst den Tisch.
error-client-offline = Keine Verbindung. Prüfe dein Netz; wir versuchen es weiter.
error-client-unreachable = Der Server antwortet nicht. Prüfe deine Verbindung und versuche es noch einmal.
error-client-unreadable = Die Antwort des Servers war nicht lesbar. Öffne Crownlands noch einmal.

## Fairness of a game

error-verify-tag = In der Aufzeichnung steht nicht, wie gemischt wurde. Darum lässt sie sich nicht prüfen.
error-verify-given = Diese Partie ging von einem Moment einer anderen weiter. Darum lässt sich nicht von Anfang an prüfen, wie gemischt wurde.
error-verify-seal = Der Startwert passt nicht zum Siegel: Diese Aufzeichnung wurde verändert.
error-verify-deal = Etwas Ausgeteiltes folgt nicht aus dem Startwert: Diese Aufzeichnung wurde verändert.
error-verify-step = Ein Schritt dieser Aufzeichnung ist nicht erlaubt. Das kann keine echte Partie sein.

## Reading what was written

error-parse-leftover = Unerwarteter Text. Lösche den Rest der Zeile.
error-parse-number = Hier fehlt eine Zahl.
error-parse-cell = Hier fehlt ein Feld, von a1 bis m13. Das Schloss ist g7.
error-parse-direction = Hier fehlt eine Richtung: n, e, s oder w.
error-parse-domino = Hier fehlt ein Domino: 1 bis 48 oder q1 bis q48.
error-parse-slot = Hier fehlt ein Platz der Reihe: 1 bis 8.
error-parse-seat = Hier fehlt ein Sitzplatz: 1 bis 8.
error-parse-spot = Hier fehlt ein Platz bei den Baumeistern: 0 bis 5.
error-parse-building = Hier fehlt der Name eines Gebäudes, zum Beispiel bakery.
error-parse-halves = Welche Hälfte? Schreibe l, r oder lr.
error-parse-action = Hier fehlt ein Zug, zum Beispiel >2, 17@h7n oder 17x.
error-parse-deal = Hier fehlt, was ausgeteilt wird, zum Beispiel K=1 oder L=3,17,25,40.
error-parse-duplicate = Dieses Domino kommt zweimal vor. Entferne eines davon.
error-parse-too_many = Die Liste ist länger, als das Spiel erlaubt. Kürze sie.
error-parse-mode = Hier fehlt ein Spiel, zum Beispiel k4, duel, q2 oder w6t.
error-parse-option = Diese Option ist unbekannt. Schreibe middle, harmony, dynasty, abba, drawn, 5x5, 7x7 oder eine Zahl von Dominos.
error-parse-unplayable = Nach diesen Regeln kann man nicht spielen. Wähle andere.
error-parse-phase = Hier fehlen die Runde und was dran ist, zum Beispiel 3.place.
error-parse-separator = Hier fehlt etwas: Es sollte noch ein Teil kommen.
error-parse-item = Hier fehlt etwas, das zu einem Königreich gehört.
error-parse-header = Das ist keine aufgezeichnete Partie: Die ersten Zeilen fehlen.
error-parse-version = Diese Aufzeichnung stammt aus einer anderen Fassung und ist hier nicht lesbar.
error-parse-tag = Eine Angabe ist nicht vollständig: Sie sieht so aus: [Name "Wert"].
error-parse-too_long = Dieser Text ist länger als jede Partie. Prüfe, was du eingefügt hast.
error-parse-square = Ein Feld ist der Buchstabe einer Landschaft mit ihren Kronen, CC für das Schloss oder zwei Punkte für eine Lücke.
error-parse-castle = Ein Königreich hat genau ein Schloss, geschrieben CC.
error-parse-does_not_fit = Die Felder passen nicht ins Raster. Entferne einige oder wähle 7×7.
error-parse-fact = Eine Zeile ist unklar. Schreibe zum Beispiel: coins 11, queen, a sawmill.
error-parse-needs_queendomino = Städte, Münzen, Ritter, Türme und die Königin brauchen Queendominos Regeln. Wähle diese zuerst.

## A position that cannot be

error-setup-rules = Nach diesen Regeln kann man nicht spielen. Wähle andere.
error-setup-realms = Die Zahl der Königreiche passt nicht zu den Regeln.
error-setup-round = Diese Runde gibt es in der Partie nicht.
error-setup-line = Eine Reihe hat nicht die richtigen Dominos oder Könige.
error-setup-domino = Ein Domino ist an zwei Stellen oder gehört nicht zu dieser Partie.
error-setup-kingdom = Ein Domino liegt, wo es nicht gelegt worden sein kann.
error-setup-turns = Ein Königreich hat zu wenige oder zu viele Dominos für diese Runde.
error-setup-knight = Ein Ritter steht, wo er nicht stehen kann, oder es sind zu viele.
error-setup-building = Ein Gebäude steht, wo es nicht stehen kann, oder es sind zu viele.
error-setup-coins = Das sind mehr Münzen, als eine Partie bringen kann.
error-setup-tower = Das sind mehr Türme, als die Gebäude bringen.
error-setup-queen = Die Königin kann nicht in diesem Königreich wohnen.
error-setup-builders = Die Tafel der Baumeister gehört zu Queendominos Schachtel, und nur zu ihr.
error-setup-phase = Diese Entscheidung kann hier nicht dran sein.
