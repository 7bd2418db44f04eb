end-title = Partie terminée
end-counting = On compte les points : { $who }…
end-skip = Passer
end-winner = { $who } { $count ->
    [one] gagne
   *[other] gagnent
} !
end-winner-you = Tu as gagné !
end-shared = { $who } se partagent la victoire !
end-second = Bien joué ! Tu finis à la { $rank ->
    [1] 1re
   *[other] { $rank }e
} place.
end-abandoned = La partie s’est arrêtée sans résultat.
end-resigned = { $count ->
    [0] La partie s’est terminée par abandon.
    [one] { $who } a abandonné.
   *[other] { $who } ont abandonné.
}
end-standings = Classement final
end-tie = Comment l’égalité a été départagée
end-details = Détail des points
end-graph = Les points au fil de la partie
    .description = Les points de chaque royaume après chaque manche
end-graph-table = Afficher sous forme de tableau
end-graph-axis = Manche
end-again = Rejouer
end-watch-replay = Revoir la partie
end-share = Partager le résultat
    .message = { $mode } : victoire pour { $who } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Revoir la partie :
end-download = Enregistrer la partie
end-home = Accueil
end-dynasty-standings = La Dynastie jusqu’ici
end-dynasty-best = La meilleure partie jusqu’ici
end-dynasty-open = Voir la Dynastie
end-dynasty-final = Classement final de la Dynastie
end-dynasty-broken = La Dynastie s’arrête ici, sans résultat.
