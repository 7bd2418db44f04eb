editor-title = Éditeur de royaume
editor-intro = Recopie un royaume de ta vraie table : les points se comptent tout seuls.
editor-choose-terrain = Terrain
editor-choose-crowns = Couronnes
editor-choose-building = Bâtiment
editor-castle = Château
    .hint = Cliquer sur une case pour y mettre le château
editor-erase = Case vide
editor-clear = Recommencer
editor-clear-sure = Effacer tout le royaume ?
editor-undo = Annuler
editor-game = Jeu
editor-grid = Taille
editor-bonuses = Bonus
editor-coins = Pièces
editor-knights = Chevaliers, posés ou non
editor-towers = Tours
editor-queen = Accueille la Reine
editor-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
editor-empty = Choisir un terrain, puis cliquer sur des cases.
editor-text = En texte
    .hint = À copier, ou à remplacer par un autre royaume
editor-share = Partager ce royaume
editor-photo-hint = Conseil : commencer par le château, puis aller rangée par rangée.
editor-add = Ajouter un royaume
editor-compare = Comparer les royaumes
editor-name = À qui est ce royaume ?
editor-remove = Retirer ce royaume
editor-buildings = Bâtiments
