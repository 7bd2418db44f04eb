editor-title = Königreich-Rechner
editor-intro = Baue das Königreich von deinem echten Tisch nach, und wir zählen die Punkte.
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
editor-bonuses = Zusatzpunkte
editor-coins = Münzen
editor-knights = Ritter, gesetzt oder nicht
editor-towers = Türme
editor-queen = Beherbergt die Königin
editor-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
editor-empty = Wähle eine Landschaft, dann klicke auf Felder.
editor-text = Als Text
    .hint = Kopiere ihn oder füge hier ein Königreich ein
editor-share = Dieses Königreich teilen
editor-photo-hint = Tipp: Fang mit dem Schloss an, dann Zeile für Zeile.
editor-add = Noch ein Königreich
editor-compare = Königreiche vergleichen
editor-name = Wem gehört das Königreich?
editor-remove = Dieses Königreich entfernen
editor-buildings = Gebäude
