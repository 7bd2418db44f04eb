end-title = Partie terminée
end-counting = On compte le royaume de { $who }…
end-skip = Passer
end-winner = { $who } { $count ->
    [one] gagne
   *[other] gagnent
} !
end-winner-you = Tu gagnes !
end-shared = { $who } partagent la victoire !
end-second = Bien joué ! Tu finis { $rank ->
    [1] 1er
   *[other] { $rank }e
}.
end-abandoned = La partie s’est arrêtée sans résultat.
end-resigned = { $count ->
    [0] La partie a été abandonnée.
    [one] { $who } a abandonné.
   *[other] { $who } ont abandonné.
}
end-standings = Classement final
end-tie = Comment l’égalité a été départagée
end-details = Détail des points
end-graph = Les points au fil du temps
    .description = Les points de chaque royaume après chaque manche
end-graph-table = Afficher en tableau
end-graph-axis = Manche
end-again = Rejouer
end-watch-replay = Revoir la partie
end-share = Partager le résultat
    .message = { $mode } : victoire de { $who } avec { $points } points. La partie :
end-download = Enregistrer la partie
end-home = Accueil
end-dynasty-standings = La dynastie jusqu’ici
