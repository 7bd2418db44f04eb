## What players do

move-claim = { $who } choisit le domino { $number } : { $halves }.
move-place = { $who } pose le domino { $number } : { $spot }.
move-spot = { $left }, { $cell } ; { $right }, { $direction ->
    [north] juste au nord
    [east] juste à l’est
    [south] juste au sud
   *[west] juste à l’ouest
}
move-discard = { $who } défausse le domino { $number } ({ $halves }). Il ne va nulle part.
move-tax = { $who } envoie { $knights ->
    [one] un chevalier
   *[other] { $knights } chevaliers
} lever l’impôt ({ $land }) : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
move-build = { $who } construit { $building }, { $cell }, { $coins ->
    [0] gratuitement
    [one] pour { $coins } pièce
   *[other] pour { $coins } pièces
}.
move-build-gains = Cela apporte { $gains }.
move-build-queen = La Reine s’installe chez { $who } !
move-bribe = { $who } donne une pièce au dragon. Il brûle { $building }.
move-pass-tax = { $who } ne lève pas d’impôt.
move-pass-build = { $who } ne construit rien.
move-pass-bribe = { $who } laisse le dragon tranquille.
move-pass = { $who } passe.

## What chance brings

move-deal-king = Un roi est tiré : { $who }.
move-deal-line = La ligne suivante : { $dominoes }.
move-deal-domino = { $number } ({ $halves })
move-deal-buildings = Nouveau chez les bâtisseurs : { $buildings }.

## What is due

move-due-place = { $who } doit poser le domino { $number } : { $halves }.
move-due-discard = { $who } doit défausser le domino { $number } ({ $halves }). Il ne va nulle part.
move-due-tax = { $who } peut lever l’impôt.
move-due-build = { $who } peut construire.
move-due-bribe = { $who } peut envoyer le dragon.
move-due-claim = { $who } choisit un domino.
move-due-deal = On distribue.
move-due-over = La partie est finie.

## What happens at the table

fact-opened = La table est ouverte.
fact-changed = L’hôte a changé le jeu : { $mode }.
fact-sat = { $who } s’assoit à la place { $seat }.
fact-bot-sat = Un robot prend la place { $seat } : { $level }.
fact-stood = { $who } se lève.
fact-host = La table a un nouvel hôte.
fact-ready = { $who } est prêt.
fact-unready = { $who } n’est finalement pas prêt.
fact-began = La partie { $number } commence. Amusez-vous bien !
fact-undone = { $who } annule un coup.
fact-time-ran-out = { $who } n’a plus de temps.
fact-time-granted = { $who } reçoit du temps en plus.
fact-left = { $who } est parti. Sa place est gardée.
fact-returned = { $who } est de retour.
fact-taken-over = Un robot joue à la place de { $who }.
fact-resigned = { $who } abandonne. Un robot joue à sa place.
fact-asked-take-back = { $who } voudrait reprendre un coup. D’accord ?
fact-asked-take-over = { $who } demande : un robot peut-il jouer pour { $other } ?
fact-asked-wait = { $who } demande : on attend { $other } ?
fact-asked-end = { $who } demande : on arrête la partie sans résultat ?
fact-agreed = { $who } est d’accord.
fact-declined = { $who } dit non.
fact-withdrawn = La question a été retirée.
fact-lapsed = La question a expiré.
fact-ended = La partie est finie.
fact-ended-won = La partie est finie. { $who } { $count ->
    [one] gagne
   *[other] gagnent
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
fact-ended-shared = La partie est finie. { $who } partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
fact-ended-resigned = La partie est finie : tous les royaumes sauf un ont abandonné.
fact-ended-abandoned = La partie s’est arrêtée sans résultat.
fact-said = { $who } : « { $phrase } »
fact-reacted = { $who } réagit : { $phrase }.
fact-closed = La table a été fermée.
