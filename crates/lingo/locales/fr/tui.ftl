## Keys at the bottom of the screen

tui-claim = Choisir
tui-choose = Choix suivant
tui-look = Autres royaumes
tui-change = Changer
tui-back = Retour
tui-quit = Quitter
tui-scroll = ↑ ↓ pour la suite
tui-free = Retirer un joueur

## The first screen

tui-online = Jouer en ligne
    .hint = Sur un serveur : partie rapide, rejoindre une table par son lien, regarder
tui-server = Adresse du serveur
tui-server-hint = Par exemple { $example } ; Échap revient en arrière.
tui-connecting = Connexion à { $server }…
tui-cancel = Échap annule.
tui-lobby-empty = Aucune table ouverte. Ouvres-en une !

## At a table

tui-fits-nowhere = impossible à poser
tui-dragon-here = là
tui-dragon-away = parti
tui-hints-off = Indices désactivés
tui-no-such-domino = Il y a { $count } dominos au choix : tape un numéro de 1 à { $count }.
tui-no-discard = Il peut être posé, il doit donc l’être : N montre où.
tui-nothing-chosen = Rien n’est sélectionné : n sélectionne, p passe.
tui-quit-local = Quitter la partie ? Elle est sauvegardée : tu pourras la reprendre plus tard.
tui-quit-unsaved = Quitter la partie ? Elle n’a pas pu être sauvegardée et sera perdue.
tui-quit-online = Fermer cet écran ? Ta place reste réservée, et la partie continue en attendant.
tui-later = Plus tard
tui-answer-yes = Répondre : oui
tui-answer-no = Répondre : non
tui-record-saved = Partie enregistrée : { $path }

## When something is in the way

tui-too-small = Cette fenêtre est trop petite. Il lui faut { $width } colonnes et { $height } lignes.
tui-not-kept = La partie n’a pas pu être sauvegardée : { $reason }
tui-nothing-kept = Il n’y a pas de partie sauvegardée à reprendre.
tui-busy = Ta partie sauvegardée est déjà ouverte dans une autre fenêtre.
tui-no-code = Ce n’est ni un lien ni le code d’une table.
tui-unreachable = Le serveur est injoignable. Vérifie l’adresse et ta connexion.
tui-version = Le serveur et ce programme n’ont pas la même version. Mets crownlands à jour, ou choisis un autre serveur.

## Line by line

tui-plain-choose = Tape un numéro, ou help.
tui-plain-which = Quel jeu ? Tape un numéro.
tui-plain-server = Tape l’adresse d’un serveur, ou appuie sur Entrée pour { $usual }.
tui-plain-change = Tape un numéro pour changer un réglage ; le dernier lance la partie.
tui-plain-yes-or-no = Tape yes ou no.
tui-plain-pass = Passer
tui-plain-more = D’autres emplacements
tui-plain-site = Où le mettre ?
tui-plain-not = « { $typed } » ne fait pas partie des choix. Tape un numéro de { $first } à { $last }, ou help.
tui-plain-not-now = « { $typed } » ne fait rien pour l’instant. Tape help.
tui-plain-ended = Fin de l’entrée. Ta partie est sauvegardée : crownlands play --resume la reprend.
tui-plain-way-back = Tu as quitté cette partie. Tape back pour reprendre ta place.
tui-plain-bye = Au revoir.
tui-plain-help = Tape un numéro pour choisir. Autres commandes :
tui-plain-kingdom = mon royaume ; avec un numéro, celui d’un autre joueur
tui-plain-map = mon royaume, dessiné en lettres
tui-plain-line = les dominos à poser et à choisir
tui-plain-points = les points de tous
tui-plain-sheet = le détail de mes points
tui-plain-builders = le plateau des bâtisseurs
tui-plain-rest = les dominos restants
tui-plain-turn = rappeler ce qu’il faut faire
tui-plain-undo = annuler le dernier coup
tui-plain-ready = prêt pour la partie, ou pour une revanche
tui-plain-seats = les places sur un serveur : en prendre une, ajouter un robot, retirer un joueur
tui-plain-house = les maisons avant une partie : la liste, ou en choisir une
tui-plain-table = qui est assis où ; le lien pour les autres ; le temps qui reste
tui-plain-ask = demander aux autres, par exemple de laisser un robot jouer à la place d’un absent ; sans numéro, la liste des demandes
tui-plain-end = proposer d’arrêter la partie ; retirer une demande
tui-plain-say = dire quelque chose à tous : une phrase par son numéro ou, si la table le permet, avec tes mots ; seul, la liste des phrases
tui-plain-mute = masquer ou réafficher les messages de quelqu’un ; sans numéro, la liste des joueurs
tui-plain-team = parler à ton partenaire, avec tes mots ou une phrase ; seul, la liste des phrases
tui-plain-suggest = proposer un coup à ton partenaire, à ton tour ou au sien ; sans numéro, la liste des coups
tui-plain-suggest-how = Pour en proposer un, tape suggest et son numéro.
tui-plain-point = montrer à ton partenaire un domino, une case ou un bâtiment
tui-plain-answer = répondre à une demande
tui-plain-resign = abandonner ; quitter la table
tui-plain-back = reprendre sa place après une absence
tui-plain-close = fermer la table (réservé à l’hôte)
tui-plain-quit = quitter ; la partie est sauvegardée
tui-plain-quit-only = quitter
