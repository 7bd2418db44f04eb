## Replay

cli-first-claims = Premiers choix
cli-shape = Royaumes de { $width }×{ $width } · { $rounds } manches · { $line } dominos par ligne · { $dominoes } dominos sur { $all } en jeu
cli-record-ends = L’enregistrement s’arrête ici.
cli-kingdoms = Royaumes
cli-points-now = Si la partie s’arrêtait maintenant
cli-result = Résultat
cli-dynasty = Une partie d’une Dynastie : les points des trois parties s’additionnent.
cli-dynasty-best = Une partie d’une Dynastie : seule la meilleure des trois compte.
cli-actions = { $count ->
    [one] { $count } action possible : { $actions }
   *[other] { $count } actions possibles : { $actions }
}
cli-actions-more = { $actions } et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
cli-setup = Position
cli-verified = Le sceau { $seal } correspond à la graine, et les { $deals } tirages en découlent tous.
cli-verified-shared = Le sceau { $seal } correspond à la graine, et les { $deals } tirages découlent tous d’elle et de ce que { $players ->
    [one] un joueur a ajouté
   *[other] { $players } joueurs ont ajouté
} au mélange.

## Score

cli-bonuses = Pour compter les bonus, ajoute la ligne `rules { $rules }` au fichier.

## Modes

cli-modes = Modes des livrets de règles
cli-modes-all = Tout ce qui peut se jouer, sans les options
cli-modes-options = Options
cli-modes-how = Le mode et ses options s’écrivent ensemble : { $examples }.
cli-modes-house = Les règles maison marchent aussi, tant que les dominos remplissent exactement chaque grille. `crownlands modes --all` en donne la liste ; `crownlands modes k5` explique pourquoi l’une d’elles est refusée.
cli-modes-same = { $written } veut dire la même chose.
cli-column-write = Code
cli-column-game = Jeu
cli-column-players = Joueurs
cli-column-kings = Rois
cli-column-grid = Grille
cli-column-dominoes = Dominos
cli-column-line = Ligne
cli-column-rounds = Manches
cli-column-also = Avec
cli-column-advice = Conseil
cli-some-of = { $count } sur { $all }
cli-players = { $seats }, chacun avec un royaume et { $kings ->
    [one] un roi
   *[other] { $kings } rois
}
cli-players-teams = { $seats } en { $teams } équipes de deux ; une équipe partage un royaume, et chaque partenaire a { $kings ->
    [one] un roi
   *[other] { $kings } rois
}
cli-grid = { $width }×{ $width }, pleine si rien n’est défaussé
cli-dominoes-all = les { $count }
cli-dominoes-both = les { $count } ; les lignes viennent tour à tour des deux boîtes
cli-dominoes-some = { $count } sur { $all } ; les autres sont écartés face cachée
cli-rounds = { $rounds }, de { $line } dominos chacune ; tous sont choisis
cli-rounds-left = { $rounds }, de { $line } dominos chacune ; { $left ->
    [one] un seul n’est pas choisi et quitte la partie
   *[other] { $left } ne sont pas choisis et quittent la partie
}
cli-queendomino = pièces, chevaliers, tours, bâtiments, la Reine et le dragon

## Perft

cli-dealt-all = tous les tirages comptés
cli-dealt-seed = tiré de la graine { $seed } par ChaCha8
cli-dealt-order = tiré dans l’ordre des numéros
cli-column-depth = profondeur
cli-column-count = nombre
cli-column-time = temps
cli-column-rate = par seconde
cli-sum = total

## What went wrong, and what to do

cli-error = erreur :
cli-try = conseil :
cli-standard-input = l’entrée standard
cli-unreadable = Impossible de lire { $file } : { $reason }
cli-unreadable-try = Vérifie le chemin et les droits d’accès ; « - » désigne l’entrée standard.
cli-too-large = { $file } dépasse la taille permise : plus de { $size } Kio
cli-too-large-try = Donne le texte d’une seule partie ou d’un seul royaume.
cli-not-text = { $file } n’est pas du texte : l’octet { $byte } n’est pas de l’UTF-8
cli-not-text-try = Enregistre le fichier en texte brut, en UTF-8.
cli-bad-text = { $file }, ligne { $line }, colonne { $column } : { $reason }
cli-bad-record-try = docs/NOTATION.md décrit les enregistrements.
cli-bad-kingdom-try = `crownlands score --help` montre comment dessiner un royaume.
cli-bad-building-try = Utilise l’un de ces noms : { $names }
cli-bad-rules = « { $written } », colonne { $column } : { $reason }
cli-bad-rules-try = `crownlands modes` affiche les modes et les options.
cli-unplayable = « { $written } » n’est pas jouable. { $reason }
cli-unplayable-lines = { $dominoes } dominos sur des grilles de { $width }×{ $width } font des lignes de { $line } pour { $kings } rois.
cli-unplayable-counts = { $dominoes } dominos font des lignes de { $line } pour { $kings } rois.
cli-unplayable-try = À { $seats }, on peut jouer à { $mixes }.
cli-bad-position = Colonne { $column } de la position : { $reason }
cli-impossible-position = Cette position est impossible : { $reason }
cli-bad-position-try = `crownlands replay FICHIER --at N` affiche des positions à copier.
cli-bad-step = { $file }, étape { $number }, { $step } : { $reason }
cli-bad-step-try = `--at { $before }` montre la position d’avant et les actions possibles.
cli-no-step = Il n’y a pas de position après l’étape { $at } : l’enregistrement compte { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}.
cli-no-step-try = Donne un nombre de 0 à { $steps }.
cli-verify-tag-try = Les parties terminées d’un serveur portent les balises Game, Seal et Seed.
cli-verify-given-try = Vérifie l’enregistrement de la partie que celle-ci prolonge.
cli-verify-seal-try = Compare le sceau de l’enregistrement à celui qui a été publié au début de la partie.
cli-verify-step-try = `crownlands replay` sans --verify indique l’étape.
cli-output = Impossible d’écrire la sortie : { $reason }
cli-output-try = Vérifie que le disque n’est pas plein et que le terminal est encore ouvert.

## Starting a game

cli-bad-name = « { $name } » n’est pas un nom valable. { $reason }
cli-bad-name-try = Choisis un nom de 1 à 24 caractères.
cli-one-name = Sur un serveur, une seule personne joue par clavier.
cli-one-name-try = Ne donne qu’un seul --name ; les autres rejoignent la table depuis leur propre écran.
cli-no-server = « { $link } » ne dit pas sur quel serveur se trouve la table.
cli-no-server-try = Donne le lien entier, ou ajoute --server avec l’adresse du serveur.
cli-bad-link = « { $link } » n’est ni le lien ni le code d’une table.
cli-bad-link-try = Colle le lien que voit l’hôte, par exemple { $example }.
cli-too-many-people = { $people } personnes, c’est trop : { $rules } a { $seats } places.
cli-too-many-people-try = Donne moins de noms, ou choisis des règles pour plus de joueurs.
cli-nothing-saved-try = Commence une partie : crownlands play k2
cli-busy-try = Ferme d’abord l’autre fenêtre.
cli-refused-try = `crownlands play --help` montre les options possibles.
cli-server-try = Vérifie l’adresse et assure-toi que le serveur fonctionne.
