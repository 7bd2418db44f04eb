learn-title = Ta première partie
learn-queen-title = Et maintenant, la Reine
learn-progress = Étape { $step } sur { $steps }
learn-next = Suivant
learn-back = Précédent
learn-skip = Passer
learn-done = Je veux jouer !
learn-more = Apprendre aussi Queendomino
learn-right = Exactement !
learn-try-again = Pas tout à fait. Essaie encore !

## Kingdomino

learn-castle = Voici ton château. Tu vas bâtir ton royaume tout autour, domino après domino.
    .title = Ton château
learn-domino = Un domino a deux moitiés. Chacune montre un terrain : blé, forêt, lac, prairie, marais ou mine.
    .title = Un domino
learn-claim = À chaque manche, des dominos sont alignés. Mets ton roi sur celui que tu veux.
    .title = Choisir
    .task = Clique sur un domino.
learn-place = Ton premier domino doit toucher le château. Tourne-le comme tu veux.
    .title = Poser
    .task = Pose le domino à côté du château.
learn-match = Ensuite, une moitié doit toucher le même terrain, ou le château. L’autre moitié peut toucher n’importe quoi.
    .title = Raccorder
    .task = Relie la forêt à la forêt.
learn-territory = Les cases du même terrain qui se touchent forment un domaine. Fais-le grandir !
    .title = Domaines
learn-crowns = Les points viennent des couronnes : cases fois couronnes. Cinq cases de forêt avec deux couronnes font dix points.
    .title = Couronnes
    .task = Trouve l’emplacement qui rapporte le plus.
learn-no-crown = Un domaine sans couronne ne rapporte rien, même très grand.
    .title = Sans couronne, pas de points
learn-frame = Ton royaume peut faire cinq cases de large et cinq de haut, pas plus. Le cadre montre la place qui reste.
    .title = Le cadre
learn-order = Les petits numéros jouent d’abord, les grands valent souvent plus. Prendre le meilleur domino maintenant, ou choisir plus tôt la prochaine fois ?
    .title = L’ordre du tour
    .task = Choisis ton prochain domino.
learn-discard = Si un domino est impossible à poser, il quitte la partie. Ça arrive à tout le monde.
    .title = Quand ça ne rentre pas
learn-end = Après la dernière manche, on compte les points. Celui qui en a le plus gagne. Maintenant, tu sais tout !
    .title = La fin

## Queendomino

learn-queen-town = Queendomino a un septième terrain : la ville. À elle seule, elle ne rapporte rien, mais on peut y construire.
    .title = Les villes
learn-queen-knights = Après avoir posé ton domino, tu peux y mettre des chevaliers. Chacun rapporte une pièce par case de son domaine.
    .title = Chevaliers et impôts
    .task = Mets un chevalier sur le plus grand domaine.
learn-queen-stay = Les chevaliers restent où ils sont. Attends donc que ça en vaille la peine !
    .title = Ils restent
learn-queen-builders = Ensuite, tu peux acheter un bâtiment. Plus il attend, moins il coûte.
    .title = Les bâtisseurs
    .task = Achète un bâtiment et pose-le sur ta ville.
learn-queen-buildings = Les bâtiments apportent des points, des couronnes, des chevaliers ou des tours. Leur image le montre.
    .title = À quoi ils servent
learn-queen-queen = Celui qui a le plus de tours accueille la Reine. Les bâtiments lui coûtent une pièce de moins et, à la fin, elle vaut une couronne sur son plus grand domaine.
    .title = La Reine
learn-queen-dragon = Si tu n’accueilles pas la Reine, tu peux donner une pièce au dragon. Il brûle un bâtiment que tu ne veux pas laisser aux autres.
    .title = Le dragon
    .task = Envoie le dragon.
learn-queen-end = À la fin, trois pièces font un point, et tes bâtiments comptent. Vive la Reine !
    .title = La fin
