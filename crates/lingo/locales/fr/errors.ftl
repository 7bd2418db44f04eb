error-unknown = Cela n’a pas marché. Essaie encore une fois.

## The game

error-game-over = La partie est finie. Regarde le résultat ou rejoue.
error-game-chance = Un instant : on est en train de distribuer.
error-action-not_in_these_rules = Les impôts, les bâtiments et le dragon viennent de Queendomino. Il n’y en a pas dans cette partie.
error-action-not_now = Il faut d’abord faire autre chose. Regarde ce qui est marqué.
error-claim-no_such_slot = Cette place n’existe pas dans la ligne. Choisis un de ses dominos.
error-claim-slot_taken = Un roi s’y trouve déjà. Choisis un domino libre.
error-place-wrong_domino = C’est le tour d’un autre domino. Pose celui qui est sous ton roi.
error-place-reversed_double = Les deux moitiés sont pareilles, le tourner ne change rien. Pose-le dans l’autre sens.
error-place-occupied = C’est déjà occupé. Choisis deux cases vides.
error-place-outside_grid = Ton royaume deviendrait trop grand. Reste dans le cadre.
error-place-no_match = Rien ne correspond ici. Une moitié doit toucher son propre terrain ou le château.
error-discard-wrong_domino = C’est le tour d’un autre domino. Seul celui qui est sous ton roi peut partir.
error-discard-can_place = Ce domino peut encore être posé, il faut donc le poser. Regarde les cases marquées.
error-tax-no_domino = Tu n’as pas posé de domino ce tour-ci : rien à imposer.
error-tax-no_knight = Tu n’as pas assez de chevaliers en main. Les bâtiments en apportent.
error-build-empty_spot = Il n’y a pas de bâtiment ici. Choisis-en un autre.
error-build-not_a_town = Les bâtiments se posent sur les villes. Choisis une case de ville de ton royaume.
error-build-already_built = Il y a déjà un bâtiment. Choisis une case de ville vide.
error-build-too_dear = C’est trop cher pour toi. Choisis moins cher ou lève d’abord l’impôt.
error-bribe-dragon_away = Le dragon s’est déjà envolé cette manche. Il revient à la prochaine.
error-bribe-hosts_queen = La Reine habite chez toi, et le dragon garde ses distances.
error-bribe-no_coin = Le dragon veut une pièce, et tu n’en as pas.
error-bribe-empty_spot = Il n’y a pas de bâtiment ici. Choisis-en un que le dragon puisse brûler.

## Dealing

error-deal-not_due = Il n’y a rien à distribuer. Rouvre Crownlands.
error-deal-wrong_kind = Il faut distribuer autre chose. Rouvre Crownlands.
error-deal-wrong_count = Ce n’est pas le bon nombre à distribuer. Rouvre Crownlands.
error-deal-not_available = Cela ne peut plus venir. Rouvre Crownlands.

## Rules that do not go together

error-rules-seats = On joue de deux à huit. Change le nombre de places.
error-rules-teams = Pour des équipes de deux, il faut être quatre, six ou huit. Change le nombre de places.
error-rules-first_claims = L’ordre A-B-B-A n’existe qu’à deux. Désactive-le.
error-rules-box_not_whole = Avec la boîte de Queendomino, on joue avec tous ses dominos. Prends-les tous.
error-rules-too_many_dominoes = La boîte contient 48 dominos. Prends-en moins.
error-rules-uneven_lines = Ce nombre de dominos ne se partage pas également. Choisis un autre nombre ou une autre grille.
error-rules-line_too_long = Une ligne aurait plus de huit dominos. Prends moins de dominos ou la grande grille.
error-rules-line_too_short = Il y aurait trop peu de dominos pour tous les rois. Prends plus de dominos ou la petite grille.

## Dynasty

error-dynasty-over = Les trois parties sont jouées. Commence une nouvelle dynastie.
error-dynasty-unfinished = Cette partie n’est pas finie. Joue-la d’abord jusqu’au bout.
error-dynasty-other_rules = Cette partie suivait d’autres règles et ne compte pas ici.

## At the table

error-table-bad_id = Ce lien n’est pas complet. Redemande-le.
error-player-bad_name = Un nom a de 1 à 24 lettres lisibles. Choisis-en un autre.
error-table-bad_time = Ce temps est trop court ou trop long. Choisis-en un autre.
error-table-closed = Cette table est fermée. Ouvres-en une nouvelle ou cherches-en une autre.
error-table-not_seated = Seuls les joueurs assis peuvent faire cela. Prends d’abord une place libre.
error-table-not_host = Seul l’hôte peut faire cela. Demande-lui.
error-seat-none = Cette place n’existe pas ici. Choisis-en une autre.
error-seat-taken = Cette place est prise. Choisis une place libre.
error-seat-empty = Il n’y a personne à cette place.
error-seat-in_use = Quelqu’un perdrait sa place. Libère-la d’abord.
error-table-full = Toutes les places sont prises. Tu peux regarder, ou ouvrir ta propre table.
error-table-worn_out = Le journal de cette table est plein. Ouvres-en une nouvelle.
error-table-playing = Pas pendant une partie. Attends la fin.
error-table-not_playing = Aucune partie n’est en cours. Prépare-toi pour en commencer une.
error-game-not_your_turn = Ce n’est pas encore ton tour. On te préviendra.
error-intent-stale = La partie a avancé entre-temps. Regarde de nouveau et choisis encore.
error-intent-ahead = La table n’en est pas encore là. Rouvre Crownlands.
error-seat-stand_in = Un robot joue pour toi. Reviens d’abord.
error-seat-resigned = Tu as abandonné cette partie. Attends la prochaine.
error-seat-not_away = Personne ne joue pour toi : tu es déjà là.
error-undo-off = À cette table, on ne peut pas annuler.
error-undo-nothing = Il n’y a encore rien à annuler.
error-undo-turn_passed = Ton tour est passé. Demande aux autres si tu peux reprendre ton coup.
error-undo-revealed = Quelque chose de nouveau a été révélé : impossible d’annuler.
error-vote-not_their_turn = La partie n’attend pas cette personne. Inutile de demander.
error-vote-present = Cette personne est là et a encore du temps. Attends un peu.
error-vote-open = Une autre question est ouverte. Réponds-y d’abord.
error-vote-none = La question est déjà réglée.
error-vote-not_asked = Cette question n’est pas pour toi.
error-vote-not_yours = Seule la personne qui a posé la question peut la retirer.
error-talk-off = Les messages sont désactivés à cette table.
error-talk-too_fast = Un message à la fois. Attends un instant.

## The server and the connection

error-message-malformed = Le serveur n’a pas compris. Rouvre Crownlands.
error-message-too_long = C’était trop long. Fais plus court.
error-message-not_text = Le serveur n’a pas compris. Rouvre Crownlands.
error-message-hello_first = La connexion s’est emmêlée. Rouvre Crownlands.
error-message-version = Le serveur a une autre version. Recharge la page, ou installe le programme le plus récent.
error-player-none = Dis-nous d’abord ton nom.
error-player-unknown = Nous ne te connaissons plus. Choisis un nom et recommence.
error-origin-foreign = Cette demande venait d’un autre site. Ouvre Crownlands directement.
error-table-none = Cette table n’existe pas. Vérifie le lien, ou ouvres-en une nouvelle.
error-game-none = Cette partie n’existe pas. Vérifie le lien.
error-player-not_found = Cette personne n’existe pas ici. Vérifie le lien.
error-table-no_spectators = À cette table, on ne peut pas regarder.
error-limit-requests = C’était beaucoup d’un coup. Attends un instant et réessaie.
error-limit-intents = C’était beaucoup d’un coup. Attends un instant et réessaie.
error-limit-connections = Trop de connexions depuis ton réseau. Ferme des onglets et réessaie.
error-limit-tables = Tu as trop de tables. Finis-en ou quittes-en une d’abord.
error-limit-watched = Tu regardes trop de tables. Quittes-en une d’abord.
error-connection-slow = La connexion est lente. Nous rattrapons le retard.
error-server-draining = Le serveur redémarre. Ta partie est en sécurité ; on revient dans un instant.
error-server-busy = Le serveur est très occupé. Réessaie dans un instant.
error-server-failed = Quelque chose s’est mal passé chez nous. Réessaie dans un instant.
error-http-not_found = Page introuvable. Reviens à l’accueil.
error-http-wrong_method = Cette adresse ne sait pas faire cela. Rouvre Crownlands.
error-http-wrong_type = Le serveur n’a pas compris. Rouvre Crownlands.
error-client-prefix = La connexion a échoué. Recharge la page.
error-client-watched = Tu regardes trop de tables. Quittes-en une d’abord.
error-client-pending = Trop de choses attendent une réponse. Attends que la connexion revienne.
error-client-not_watched = Ouvre d’abord la table.
error-client-offline = Pas de connexion. Vérifie ton réseau ; nous réessayons sans cesse.
error-client-unreachable = Le serveur ne répond pas. Vérifie ta connexion et réessaie.
error-client-unreadable = La réponse du serveur est illisible. Rouvre Crownlands.

## Fairness of a game

error-verify-tag = L’enregistrement ne dit pas comment on a mélangé : impossible de vérifier.
error-verify-given = Cette partie reprend un moment d’une autre : son mélange ne se vérifie pas depuis le début.
error-verify-seal = La graine ne correspond pas au sceau : cet enregistrement a été modifié.
error-verify-deal = Une donne ne découle pas de la graine : cet enregistrement a été modifié.
error-verify-step = Un coup de cet enregistrement n’est pas permis. Ce n’est pas une vraie partie.

## Reading what was written

error-parse-leftover = Texte inattendu ici. Efface la fin de la ligne.
error-parse-number = Il manque un nombre ici.
error-parse-cell = Il manque une case ici, de a1 à m13. Le château est en g7.
error-parse-direction = Il manque une direction ici : n, e, s ou w.
error-parse-domino = Il manque un domino ici : 1 à 48, ou q1 à q48.
error-parse-slot = Il manque une place de la ligne ici : 1 à 8.
error-parse-seat = Il manque une place à table ici : 1 à 8.
error-parse-spot = Il manque une place chez les bâtisseurs ici : 0 à 5.
error-parse-building = Il manque le nom d’un bâtiment ici, par exemple bakery.
error-parse-halves = Quelle moitié ? Écris l, r ou lr.
error-parse-action = Il manque un coup ici, par exemple >2, 17@h7n ou 17x.
error-parse-deal = Il manque une donne ici, par exemple K=1 ou L=3,17,25,40.
error-parse-duplicate = Ce domino est là deux fois. Enlèves-en un.
error-parse-too_many = La liste est plus longue que le jeu ne le permet. Raccourcis-la.
error-parse-mode = Il manque un jeu ici, par exemple k4, duel, q2 ou w6t.
error-parse-option = Cette option est inconnue. Écris middle, harmony, dynasty, abba, drawn, 5x5, 7x7 ou un nombre de dominos.
error-parse-unplayable = Ces règles ne peuvent pas être jouées. Choisis-en d’autres.
error-parse-phase = Il manque la manche et l’étape ici, par exemple 3.place.
error-parse-separator = Il manque quelque chose ici : un autre champ devrait suivre.
error-parse-item = Il manque ici quelque chose qui appartient à un royaume.
error-parse-header = Ce n’est pas une partie enregistrée : les premières lignes manquent.
error-parse-version = Cet enregistrement vient d’une autre version et n’est pas lisible ici.
error-parse-tag = Une balise n’est pas complète. Elle ressemble à [Nom "valeur"].
error-parse-too_long = Ce texte est plus long que n’importe quelle partie. Vérifie ce que tu as collé.
error-parse-square = Une case est la lettre d’un terrain avec ses couronnes, CC pour le château ou deux points pour un trou.
error-parse-castle = Un royaume a exactement un château, noté CC.
error-parse-does_not_fit = Les cases ne tiennent pas dans la grille. Enlèves-en ou choisis 7×7.
error-parse-fact = Une ligne n’est pas claire. Écris par exemple : coins 11, queen, a sawmill.
error-parse-needs_queendomino = Villes, pièces, chevaliers, tours et Reine demandent les règles de Queendomino. Choisis-les d’abord.

## A position that cannot be

error-setup-rules = Ces règles ne peuvent pas être jouées. Choisis-en d’autres.
error-setup-realms = Le nombre de royaumes ne correspond pas aux règles.
error-setup-round = Cette manche n’existe pas dans la partie.
error-setup-line = Une ligne n’a pas les bons dominos ou les bons rois.
error-setup-domino = Un domino est à deux endroits, ou ne fait pas partie de ce jeu.
error-setup-kingdom = Un domino se trouve là où il n’a pas pu être posé.
error-setup-turns = Un royaume a trop ou trop peu de dominos pour cette manche.
error-setup-knight = Un chevalier se trouve là où il ne peut pas, ou il y en a trop.
error-setup-building = Un bâtiment se trouve là où il ne peut pas, ou il y en a trop.
error-setup-coins = Il y a plus de pièces qu’une partie ne peut en rapporter.
error-setup-tower = Il y a plus de tours que les bâtiments n’en apportent.
error-setup-queen = La Reine ne peut pas habiter ce royaume.
error-setup-builders = Le plateau des bâtisseurs va avec la boîte de Queendomino, et seulement avec elle.
error-setup-phase = Cette décision ne peut pas être à prendre ici.
