editor-title = Königreich-Rechner
editor-intro = Bau ein Königreich von deinem Spieltisch nach, und wir zählen die Punkte.
editor-choose-terrain = Landschaft
editor-choose-crowns = Kronen
editor-choose-building = Gebäude
editor-castle = Schloss
    .hint = Klicke auf ein Feld, um das Schloss dorthin zu setzen
editor-erase = Leeres Feld
editor-clear = Von vorn anfangen
editor-clear-sure = Das ganze Königreich leeren?
editor-undo = Rückgängig
editor-game = Spiel
editor-grid = Größe
editor-bonuses = Bonuspunkte
editor-coins = Münzen
editor-knights = Ritter, eingesetzt oder im Vorrat
editor-towers = Türme
editor-queen = Hat die Königin zu Gast
editor-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
editor-empty = Wähle eine Landschaft, dann klicke auf Felder.
editor-text = Als Text
    .hint = Kopiere den Text oder füge hier ein Königreich ein
editor-share = Dieses Königreich teilen
editor-photo-hint = Tipp: Fang mit dem Schloss an, dann Zeile für Zeile.
editor-add = Noch ein Königreich hinzufügen
editor-compare = Königreiche vergleichen
editor-name = Wem gehört das Königreich?
editor-remove = Dieses Königreich entfernen
editor-buildings = Gebäude
