# Was Partner einander sagen. Nur ihr Team liest es.

team-talk = Mit dem Partner reden
team-private = Das sieht nur dein Team.
team-placeholder = Nachricht an deinen Partner
team-send = Senden
team-suggest = Diesen Zug vorschlagen
team-point = Auf etwas zeigen
team-point-square = Ein Feld unseres Königreichs
team-lay-out = Einen Zug vorschlagen
team-stop = Beenden
team-showing-thing = Wähle einen Dominostein, ein Gebäude oder ein Feld aus, um es deinem Partner zu zeigen.
team-showing-square = Pfeile wählen ein Feld unseres Königreichs, Enter zeigt es deinem Partner, Esc beendet.
team-showing-move = Bereite einen Zug für deinen Partner vor, dann schlage ihn vor.
team-empty = Noch nichts gesagt.
team-said = Was gesagt wurde

team-points-domino = { $who } zeigt auf { $domino }.
team-points-square = { $who } zeigt auf ein Feld: { $cell }.
team-points-building = { $who } zeigt auf { $building }.
team-plans = { $who } schlägt vor: { $plan }.
team-plan-slot = Platz { $slot } wählen
team-plan-claim = { $domino } wählen
team-plan-place = { $spot } anlegen
team-plan-discard = { $domino } abwerfen
team-plan-tax = Steuern eintreiben
team-plan-build = { $building } bauen: { $cell }
team-plan-bribe = { $building } verbrennen
team-plan-pass = verzichten

team-phrase-what_do_you_think = Was meinst du?
team-phrase-as_you_like = Wie du willst.
team-phrase-yes = Ja.
team-phrase-no = Nein.
team-phrase-later = Später.
team-phrase-this_one = Das da.
team-phrase-here = Hier.
team-phrase-not_there = Nicht da.
team-phrase-take_it = Nimm es!
team-phrase-leave_it = Lass es.
team-phrase-save_coins = Lass uns sparen.
team-phrase-collect_tax = Treib Steuern ein.
team-phrase-build = Bau etwas.
team-phrase-get_towers = Wir brauchen Türme.
team-phrase-burn_it = Verbrenn es!
team-phrase-thanks = Danke!
