score-heading = Points
score-total = Total
score-territory = { $terrain } : { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
} × { $crowns ->
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
}
score-territory-queen = { $terrain } avec la Reine : { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
} × { $crowns ->
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
}
score-crownless = Sans couronne : { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
}
score-middle = Empire du Milieu : le château est au centre
score-harmony = Harmonie : aucun trou dans la grille
score-wealth = Pièces : 1 point par lot de 3
score-pad = Bloc de score
    .print = Imprimer le bloc de score
score-largest = Plus grand domaine
score-crowns = Couronnes

## Standings

score-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
score-standing = { $rank ->
    [1] 1er
   *[other] { $rank }e
} : { $who }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-lead = En tête : { $who }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
score-behind = { $points ->
    [one] { $points } point de retard
   *[other] { $points } points de retard
}

## Ties, in words

score-tie-territory = { $winner } et { $loser } sont à égalité avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Avantage à { $winner } grâce à un plus grand domaine.
score-tie-crowns = { $winner } et { $loser } sont à égalité, même pour le plus grand domaine. Avantage à { $winner } grâce au nombre de couronnes.
score-tie-shared = { $winner } et { $loser } sont à égalité sur toute la ligne et partagent le même rang.

## Dynasty

score-dynasty = Dynastie : partie { $game } sur { $games }
score-dynasty-game = { $who } { $count ->
    [one] remporte
   *[other] remportent
} la partie { $game } sur { $games } !
score-dynasty-game-shared = { $who } se partagent la partie { $game } sur { $games } !
score-dynasty-winner = { $who } { $count ->
    [one] remporte
   *[other] remportent
} la Dynastie !
score-dynasty-shared = { $who } se partagent la Dynastie !
score-dynasty-you = Tu remportes la Dynastie !
score-dynasty-best = Meilleure partie
score-dynasty-column = Partie { $game }
