error-unknown = Ça n’a pas marché. Réessaie.

## The game

error-game-over = La partie est terminée. Regarde le résultat ou rejoue.
error-game-chance = Un instant : on pioche.
error-action-not_in_these_rules = Les impôts, les bâtiments et le dragon viennent de Queendomino. Il n’y en a pas dans cette partie.
error-action-not_now = Il y a autre chose à faire d’abord. Regarde ce qui est mis en évidence.
error-claim-no_such_slot = Cet emplacement n’existe pas dans la ligne. Choisis un de ses dominos.
error-claim-slot_taken = Ce domino est déjà pris. Choisis un domino libre.
error-place-wrong_domino = Ce n’est pas le bon domino. Pose celui qui est sous ton roi.
error-place-reversed_double = Les deux moitiés sont identiques : les échanger ne change rien. Pose-le dans l’autre sens.
error-place-occupied = Cet emplacement est déjà occupé. Choisis deux cases vides.
error-place-outside_grid = Ton royaume serait trop grand. Reste dans le cadre.
error-place-no_match = Aucun terrain identique ici. Une des moitiés doit toucher le même terrain ou le château.
error-discard-wrong_domino = Ce n’est pas le bon domino. Tu ne peux défausser que celui qui est sous ton roi.
error-discard-can_place = Ce domino peut encore être posé, il doit donc l’être. Regarde les emplacements mis en évidence.
error-tax-no_domino = Tu n’as pas posé de domino ce tour-ci : pas d’impôt à lever.
error-tax-no_knight = Tu n’as pas assez de chevaliers. Certains bâtiments en apportent.
error-build-empty_spot = Il n’y a pas de bâtiment ici. Choisis-en un autre.
error-build-not_a_town = Les bâtiments se posent sur les villes. Choisis une case de ville de ton royaume.
error-build-already_built = Il y a déjà un bâtiment. Choisis une case de ville vide.
error-build-too_dear = Tu n’as pas assez de pièces. Choisis un bâtiment moins cher ou lève d’abord l’impôt.
error-bribe-dragon_away = Le dragon s’est déjà envolé pour cette manche. Il revient à la prochaine.
error-bribe-hosts_queen = Tu accueilles la Reine, et le dragon garde ses distances.
error-bribe-no_coin = Le dragon veut une pièce, et tu n’en as pas.
error-bribe-empty_spot = Il n’y a pas de bâtiment ici. Choisis-en un que le dragon puisse brûler.

## Dealing

error-deal-not_due = Il n’y a rien à piocher pour l’instant. Relance Crownlands.
error-deal-wrong_kind = Il faut d’abord piocher autre chose. Relance Crownlands.
error-deal-wrong_count = Ce n’est pas le bon nombre de tuiles à piocher. Relance Crownlands.
error-deal-not_available = Cette tuile n’est plus disponible. Relance Crownlands.

## Rules that do not go together

error-rules-seats = Ce jeu se joue de deux à huit. Change le nombre de joueurs.
error-rules-teams = Pour des équipes de deux, il faut être quatre, six ou huit. Change le nombre de joueurs.
error-rules-first_claims = L’ordre A-B-B-A n’existe qu’à deux. Désactive-le.
error-rules-box_not_whole = Queendomino se joue toujours avec tous ses dominos. Prends la boîte entière.
error-rules-too_many_dominoes = La boîte contient 48 dominos. Prends-en moins.
error-rules-uneven_lines = Ce nombre de dominos ne permet pas un partage égal. Choisis un autre nombre ou une autre grille.
error-rules-line_too_long = Une ligne aurait plus de huit dominos. Prends moins de dominos ou la grande grille.
error-rules-line_too_short = Il n’y aurait pas assez de dominos pour tous les rois. Prends plus de dominos, la petite grille ou moins de joueurs.

## Dynasty

error-dynasty-over = Les trois parties sont jouées. Commence une nouvelle Dynastie.
error-dynasty-unfinished = Cette partie n’est pas terminée. Termine-la d’abord.
error-dynasty-other_rules = Cette partie suivait d’autres règles et ne compte pas ici.

## At the table

error-table-bad_id = Ce lien est incomplet. Demande-le de nouveau.
error-player-bad_name = Un nom compte de 1 à 24 caractères lisibles. Choisis-en un autre.
error-player-bots_name = C’est le nom d’un des robots. Choisis-en un autre.
error-table-bad_time = Ce temps est trop court ou trop long. Choisis-en un autre.
error-table-closed = Cette table est fermée. Ouvre ou cherche une autre table.
error-table-not_seated = Il faut être assis à la table pour faire cela. Prends d’abord une place libre.
error-table-not_host = Seul l’hôte peut faire cela. Demande-le-lui.
error-seat-none = Cette place n’existe pas ici. Choisis-en une autre.
error-seat-taken = Cette place est prise. Choisis une place libre.
error-seat-house_taken = Quelqu’un d’autre a déjà cette maison. Choisis-en une autre.
error-seat-empty = Il n’y a personne à cette place.
error-seat-in_use = Quelqu’un perdrait sa place. Libère-la d’abord.
error-table-full = Toutes les places sont prises. Tu peux regarder, ou ouvrir ta propre table.
error-table-worn_out = Le journal de cette table est plein. Ouvre une nouvelle table.
error-table-playing = Impossible pendant une partie. Attends la fin.
error-shuffle-not_awaited = Le mélange n’attend pas ta part.
error-shuffle-wrong_nonce = Ce n’est pas la part de mélange à laquelle tu t’étais engagé.
error-table-not_playing = Aucune partie n’est en cours. Elle commence quand tout le monde est prêt.
error-game-not_your_turn = Ce n’est pas encore ton tour.
error-intent-stale = La partie a avancé entre-temps. Regarde et choisis de nouveau.
error-intent-ahead = La table n’en est pas encore là. Relance Crownlands.
error-seat-stand_in = Un robot joue pour toi. Reprends d’abord ta place.
error-seat-out_of_time = Ton temps est écoulé : un robot joue ce tour. Le prochain est à toi.
error-seat-resigned = Tu as abandonné cette partie. Attends la prochaine.
error-seat-not_away = Personne ne joue pour toi : tu es déjà là.
error-undo-off = À cette table, on ne peut pas annuler un coup.
error-undo-nothing = Il n’y a encore rien à annuler.
error-undo-turn_passed = Ton tour est passé. Demande aux autres si tu peux reprendre ton coup.
error-undo-revealed = Quelque chose de nouveau a été révélé : impossible d’annuler.
error-vote-not_their_turn = Ce n’est pas à cette personne de jouer : inutile de demander.
error-vote-present = Cette personne est là et a encore du temps. Attends un peu.
error-vote-open = Une autre demande est en cours. Réponds-y d’abord.
error-vote-none = Cette demande est déjà réglée.
error-vote-not_asked = Cette demande ne te concerne pas.
error-vote-alone = Les autres sont partis, et le résultat est aussi le leur. Fais jouer des robots à leur place, ou abandonne.
error-vote-not_yours = Seule la personne qui a fait la demande peut la retirer.
error-talk-off = Les messages rapides sont désactivés à cette table.
error-talk-too_fast = Un message à la fois. Attends un instant.
error-talk-bad_text = Un message compte de 1 à 200 caractères lisibles. Raccourcis-le.
error-talk-presets_only = À cette table, seuls les messages prédéfinis sont permis.
error-team-none = Tu n’as pas de partenaire à cette table.

## The server and the connection

error-message-malformed = Le serveur n’a pas compris. Relance Crownlands.
error-message-too_long = C’était trop long. Fais plus court.
error-message-not_text = Le serveur n’a pas compris. Relance Crownlands.
error-message-hello_first = La connexion s’est désynchronisée. Relance Crownlands.
error-message-version = Le serveur utilise une autre version. Recharge la page ou mets le programme à jour.
error-player-none = Dis-nous d’abord ton nom.
error-player-unknown = Le serveur ne te reconnaît plus. Choisis un nom et recommence.
error-origin-foreign = Cette demande venait d’un autre site. Ouvre Crownlands directement.
error-host-unknown = Ce serveur ne répond pas à ce nom. Prends l’adresse qu’on t’a donnée.
error-table-none = Cette table n’existe pas. Vérifie le lien ou ouvre une nouvelle table.
error-game-none = Cette partie n’existe pas. Vérifie le lien.
error-series-none = Cette Dynastie terminée n’existe pas. Vérifie le lien.
error-seal-none = Aucune partie de ce serveur n’a commencé avec ce sceau.
error-player-not_found = Joueur introuvable. Vérifie le lien.
error-table-no_spectators = Cette table n’accepte pas de spectateurs.
error-limit-requests = Tu vas trop vite. Attends un instant et réessaie.
error-limit-intents = Tu vas trop vite. Attends un instant et réessaie.
error-limit-connections = Trop de connexions depuis ton réseau. Ferme des onglets et réessaie.
error-limit-tables = Tu as ouvert trop de tables. Attends quelques minutes et réessaie.
error-limit-watched = Tu regardes trop de tables. Quitte d’abord l’une d’elles.
error-connection-slow = La connexion est lente. On rattrape le retard.
error-server-draining = Le serveur redémarre. Ta partie n’est pas perdue : elle reprend dans un instant.
error-server-busy = Le serveur est surchargé. Réessaie dans un instant.
error-server-crowded = Beaucoup de parties sont en cours : les robots ont moins de temps pour réfléchir.
error-server-failed = Un problème est survenu de notre côté. Réessaie dans un instant.
error-http-not_found = Page introuvable. Reviens à l’accueil.
error-http-wrong_method = C’est impossible à cette adresse. Relance Crownlands.
error-http-wrong_type = Le serveur n’a pas compris. Relance Crownlands.
error-http-too_slow = L’envoi a duré trop longtemps. Vérifie ta connexion et réessaie.
error-metrics-private = Seule la personne qui gère le serveur peut voir ça.
error-intent-other = Cette action a été confondue avec une autre. Réessaie.
error-client-prefix = La connexion a échoué. Recharge la page.
error-client-watched = Tu regardes trop de tables. Quitte d’abord l’une d’elles.
error-client-pending = Trop d’actions attendent une réponse. Attends que la connexion revienne.
error-client-not_watched = Ouvre d’abord la table.
error-client-offline = Pas de connexion. Vérifie ton réseau ; on continue d’essayer.
error-client-unreachable = Le serveur ne répond pas. Vérifie ta connexion et réessaie.
error-client-unreadable = La réponse du serveur est illisible. Relance Crownlands.

## Fairness of a game

error-verify-tag = L’enregistrement ne dit pas comment les tuiles ont été mélangées : impossible de vérifier.
error-verify-given = Cette partie en prolonge une autre : son mélange ne peut pas être vérifié depuis le début.
error-verify-seal = La graine ne correspond pas au sceau : l’enregistrement a été modifié, ou le donneur a triché.
error-verify-rewritten = Le sceau ou la part de mélange d’un joueur a changé pendant la partie.
error-verify-contribution = La part de mélange d’un joueur n’est pas celle à laquelle il s’était engagé.
error-verify-deal = Un tirage ne découle pas du mélange : l’enregistrement a été modifié, ou le donneur a triché.
error-verify-step = Cet enregistrement contient un coup interdit : ce n’est pas une vraie partie.

## Reading what was written

error-parse-leftover = Texte inattendu. Efface la fin de la ligne.
error-parse-number = Il faut un nombre ici.
error-parse-cell = Il faut une case ici, de a1 à m13. Le château est en g7.
error-parse-direction = Il faut une direction ici : n, e, s ou w.
error-parse-domino = Il faut un domino ici : 1 à 48, ou q1 à q48.
error-parse-slot = Il faut un emplacement de la ligne ici : 1 à 8.
error-parse-seat = Il faut une place à la table ici : 1 à 8.
error-parse-spot = Il faut un emplacement du plateau des bâtisseurs ici : 0 à 5.
error-parse-building = Il faut le nom d’un bâtiment ici, par exemple bakery.
error-parse-halves = Quelle moitié ? Écris l, r ou lr.
error-parse-action = Il faut un coup ici, par exemple >2, 17@h7n ou 17x.
error-parse-deal = Il faut un tirage ici, par exemple K=1 ou L=3,17,25,40.
error-parse-duplicate = Ce domino apparaît deux fois. Enlèves-en un.
error-parse-too_many = La liste est plus longue que le jeu ne le permet. Raccourcis-la.
error-parse-mode = Il faut un jeu ici, par exemple k4, duel, q2 ou w6t.
error-parse-option = Cette option est inconnue. Écris middle, harmony, dynasty, best, abba, drawn, anyking, 5x5, 7x7 ou un nombre de dominos.
error-parse-contradiction = Cela contredit une option placée avant. Garde l’une des deux.
error-parse-phase = Il faut une manche et une phase ici, par exemple 3.place.
error-parse-separator = Il faut un autre champ ici.
error-parse-item = Il faut un élément de royaume ici.
error-parse-header = Ce n’est pas une partie enregistrée : les premières lignes manquent.
error-parse-version = Cet enregistrement vient d’une autre version et ne peut pas être lu.
error-parse-components = Cette partie a été jouée avec des tuiles plus récentes que celles de ce programme. Mets-le à jour.
error-parse-tag = Balise incomplète : elle devrait ressembler à [Nom "valeur"].
error-parse-too_long = Ce texte est plus long que n’importe quelle partie. Vérifie ce que tu as collé.
error-parse-square = Une case s’écrit avec la lettre du terrain et ses couronnes ; CC désigne le château, « .. » un trou.
error-parse-castle = Un royaume a exactement un château, noté CC.
error-parse-does_not_fit = Les cases ne tiennent pas dans la grille. Enlèves-en ou choisis 7×7.
error-parse-fact = Cette ligne n’est pas claire. Écris par exemple : coins 11, queen, a sawmill.
error-parse-needs_queendomino = Villes, pièces, chevaliers, tours et Reine n’existent qu’avec les règles de Queendomino. Choisis-les d’abord.

## A position that cannot be

error-setup-realms = Le nombre de royaumes ne correspond pas aux règles.
error-setup-round = Cette manche n’existe pas dans la partie.
error-setup-line = Une ligne n’a pas les bons dominos ou les bons rois.
error-setup-domino = Un domino apparaît deux fois, ou n’est pas de cette partie.
error-setup-kingdom = Un domino se trouve là où il n’aurait pas pu être posé.
error-setup-turns = Un royaume a trop ou trop peu de dominos pour cette manche.
error-setup-knight = Un chevalier se trouve à un endroit impossible, ou il y en a trop.
error-setup-building = Un bâtiment se trouve à un endroit impossible, ou il y en a trop.
error-setup-coins = Il y a plus de pièces qu’une partie ne peut en rapporter.
error-setup-tower = Il y a plus de tours que les bâtiments n’en apportent.
error-setup-queen = La Reine ne peut pas être dans ce royaume.
error-setup-builders = Le plateau des bâtisseurs va avec Queendomino, et seulement avec Queendomino.
error-setup-phase = La partie ne peut pas attendre cette décision ici.
