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
end-place = { $rank ->
    [1] 1re place
   *[other] { $rank }e place
}
end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-look = Afficher le royaume dans le cadre : { $who }
end-tie = Comment l’égalité a été départagée
end-details = Détail des points
end-graph = Les points au fil de la partie
    .description = Les points de chaque royaume après chaque manche
end-graph-table = Afficher sous forme de tableau
end-graph-axis = Manche
end-again = Rejouer
end-watch-replay = Revoir la partie
end-watch-again = Revoir la partie
end-picture = Partager l’image
    .saved = L’image est enregistrée.
    .failed = Ce navigateur n’a pas pu créer l’image.
end-more = Plus
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
