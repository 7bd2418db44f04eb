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

## Si le mélange était honnête

end-fair = Mélange honnête, vérifié sur cet appareil. { $who } ont mélangé ensemble.
end-fair-dealer = Le serveur
end-fair-server = Mélange honnête, vérifié sur cet appareil. Seul le serveur a mélangé.
end-fair-missing = Sans { $who }, dont la part du mélange est arrivée trop tard.
end-fair-late = Cet appareil est arrivé après le premier tirage. Il ne sait pas ce qui avait été promis avant.
end-fair-listed = Le sceau porte le numéro { $number } dans la liste publique du serveur : impossible de l’échanger après coup sans que cela se voie.
end-fair-unlisted = Mais le sceau manque dans la liste publique du serveur. Demande pourquoi à son responsable.
end-fair-here = C’est cet appareil qui a mélangé.
end-unfair = Cette partie n’a pas été distribuée comme promis. { $reason }
end-fair-why = Avant le premier tirage, le serveur et les appareils des joueurs ont chacun scellé un nombre aléatoire ; le mélange découle de tous ces nombres. Cet appareil a comparé les sceaux, les nombres et chaque tirage. Personne n’a donc choisi le mélange, à moins que tous ceux cités ne soient de mèche. Qui envoie son nombre trop tard peut choisir entre deux mélanges, tous deux inconnus.
end-fair-why-own = Avant le premier tirage, le serveur et les appareils des joueurs ont chacun scellé un nombre aléatoire ; le mélange découle de tous ces nombres. Cet appareil a comparé les sceaux, les nombres et chaque tirage. Son propre nombre est dans le mélange : personne d’autre n’a donc pu le choisir, même à plusieurs. Qui envoie son nombre trop tard peut choisir entre deux mélanges, tous deux inconnus.
end-fair-why-server = Le serveur a scellé son mélange avant le premier tirage et s’y est tenu : cet appareil a comparé le sceau et chaque tirage. Mais aucun appareil de joueur n’a participé : impossible de savoir si le serveur a laissé faire le hasard.
end-fair-why-here = Sans serveur, seul cet appareil connaît l’ordre des tuiles pendant la partie. Elle est aussi honnête que lui.
end-fair-why-broken = Enregistre la partie avec « Plus » : son enregistrement prouve ce qui s’est passé. Ne joue rien d’important sur ce serveur tant que son responsable ne s’est pas expliqué.
