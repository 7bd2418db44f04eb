## What players do

move-claim = { $who } choisit { $domino } : { $halves }.
move-claim-for = { $who } pose le roi de { $king } sur { $domino } : { $halves }.
move-place = { $who } pose { $domino } : { $spot }.
move-spot = { $left }, { $cell } ; { $right }, { $direction ->
    [north] juste au nord
    [east] juste à l’est
    [south] juste au sud
   *[west] juste à l’ouest
}
move-discard = { $who } défausse { $domino } ({ $halves }), impossible à poser.
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
move-build-gains = Gain : { $gains }.
move-build-queen = La Reine s’installe chez { $who } !
move-bribe = { $who } donne une pièce au dragon. Il brûle { $building }.
move-pass-tax = { $who } ne lève pas d’impôt.
move-pass-build = { $who } ne construit rien.
move-pass-bribe = { $who } laisse le dragon tranquille.
move-pass = { $who } passe.

## What chance brings

move-deal-king = Un roi est tiré : { $who }.
move-deal-line = La ligne suivante : { $dominoes }.
move-deal-domino = { $domino } ({ $halves })
move-deal-buildings = Nouveau chez les bâtisseurs : { $buildings }.

## What is due

move-due-place = { $who } doit poser { $domino } : { $halves }.
move-due-discard = { $who } doit défausser { $domino } ({ $halves }), impossible à poser.
move-due-tax = { $who } peut lever l’impôt.
move-due-build = { $who } peut construire.
move-due-bribe = { $who } peut envoyer le dragon.
move-due-claim = C’est à { $who } de choisir un domino.
move-due-claim-for = C’est à { $who } de poser le roi de { $king } sur un domino.
move-due-deal = On pioche.
move-due-over = La partie est terminée.

## What happens at the table

fact-opened = La table est ouverte.
fact-changed = L’hôte a modifié la partie : { $mode }.
fact-sat = { $who } prend la place { $seat }.
fact-bot-sat = Un robot prend la place { $seat } : { $bot }.
fact-stood = { $who } quitte sa place.
fact-house = { $who } prend les couleurs de la { $house }.
fact-host = La table a un nouvel hôte.
fact-ready = C’est bon pour { $who }.
fact-unready = { $who } demande encore un instant.
fact-began = La partie { $number } commence. Amusez-vous bien !
fact-missing = La part de mélange de { $who } est arrivée trop tard. La partie continue sans elle.
fact-undone = { $who } annule un coup.
fact-time-ran-out = Temps écoulé pour { $who }.
fact-timeout-bot = { $who } n’a plus de temps : un robot joue ce tour.
fact-timeout-skip = { $who } n’a plus de temps : ce tour est passé.
fact-timeout-loss = { $who } perd au temps.
fact-time-granted = { $who } reçoit du temps supplémentaire.
fact-held = Le serveur a été indisponible pendant { $time }. Les pendules étaient arrêtées.
fact-left = { $who } a quitté la table. Sa place reste réservée.
fact-returned = { $who } est de retour.
fact-taken-over = Un robot joue pour { $who }.
fact-resigned = { $who } abandonne. Un robot prend le relais.
fact-asked-take-back = { $who } voudrait reprendre un coup. D’accord ?
fact-asked-take-over = { $who } propose qu’un robot joue pour { $other }. D’accord ?
fact-asked-wait = { $who } propose d’attendre { $other }. D’accord ?
fact-asked-end = { $who } propose d’arrêter la partie sans résultat. D’accord ?
fact-agreed = { $who } est d’accord.
fact-declined = { $who } refuse.
fact-withdrawn = La demande a été retirée.
fact-lapsed = La demande a expiré.
fact-ended = La partie est terminée.
fact-ended-won = La partie est terminée. { $who } { $count ->
    [one] gagne
   *[other] gagnent
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
fact-ended-shared = La partie est terminée. { $who } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun !
fact-ended-resigned = La partie est terminée : il ne reste qu’un royaume.
fact-ended-abandoned = La partie s’est arrêtée sans résultat.
fact-said = { $who } : « { $phrase } »
fact-reacted = { $who } réagit : { $phrase }.
fact-closed = La table a été fermée.
