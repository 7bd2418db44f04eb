editor-title = Éditeur de royaume
editor-intro = Reproduis un royaume de ta table de jeu : les points se comptent tout seuls.
editor-choose-terrain = Terrain
editor-choose-crowns = Couronnes
editor-choose-building = Bâtiment
editor-castle = Château
    .hint = Clique sur une case pour y mettre le château
editor-erase = Case vide
editor-clear = Recommencer
editor-clear-sure = Effacer tout le royaume ?
editor-undo = Annuler
editor-game = Jeu
editor-grid = Taille
editor-bonuses = Bonus
editor-coins = Pièces
editor-knights = Chevaliers, posés ou en réserve
editor-towers = Tours
editor-queen = Accueille la Reine
editor-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
editor-empty = Choisis un terrain, puis clique sur des cases.
editor-text = Sous forme de texte
    .hint = Copie ce texte, ou colle un royaume ici
editor-share = Partager ce royaume
editor-photo-hint = Astuce : commence par le château, puis avance rangée par rangée.
editor-add = Ajouter un royaume
editor-compare = Comparer les royaumes
editor-name = À qui est ce royaume ?
editor-remove = Retirer ce royaume
editor-buildings = Bâtiments
