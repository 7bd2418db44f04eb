editor-title = Kingdom editor
editor-intro = Rebuild a kingdom from your tabletop and get its score.
editor-choose-terrain = Terrain
editor-choose-crowns = Crowns
editor-choose-building = Building
editor-castle = Castle
    .hint = Click a square to move the castle there
editor-erase = Empty square
editor-clear = Start over
editor-clear-sure = Clear the whole kingdom?
editor-undo = Undo
editor-game = Game
editor-grid = Size
editor-bonuses = Bonuses
editor-coins = Coins
editor-knights = Knights, placed or in hand
editor-towers = Towers
editor-queen = Hosts the Queen
editor-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
editor-empty = Choose a terrain, then click squares.
editor-text = As text
    .hint = Copy this, or paste a kingdom here
editor-share = Share this kingdom
editor-photo-hint = Tip: start with the castle, then go row by row.
editor-add = Add another kingdom
editor-compare = Compare kingdoms
editor-name = Whose kingdom is it?
editor-remove = Remove this kingdom
editor-buildings = Buildings
