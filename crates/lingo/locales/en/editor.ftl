editor-title = Kingdom editor
editor-intro = Rebuild the kingdom from your real table, and we count the points.
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
editor-knights = Knights, placed or not
editor-towers = Towers
editor-queen = The Queen lives here
editor-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
editor-empty = Choose a terrain, then click on squares.
editor-text = As text
    .hint = Copy it, or paste a kingdom here
editor-share = Share this kingdom
editor-photo-hint = Tip: begin with the castle, then go row by row.
editor-add = Add another kingdom
editor-compare = Compare the kingdoms
editor-name = Whose kingdom is it?
editor-remove = Take this kingdom away
editor-buildings = Buildings
