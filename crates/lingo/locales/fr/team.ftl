# Ce que se disent les partenaires. Seule leur équipe le lit.

team-talk = Parler à ton partenaire
team-private = Seule ton équipe le voit.
team-placeholder = Message à ton partenaire
team-send = Envoyer
team-suggest = Proposer ce coup
team-point = Montrer quelque chose
team-point-square = Une case de notre royaume
team-lay-out = Proposer un coup
team-stop = Arrêter
team-showing-thing = Choisis un domino, un bâtiment ou une case à montrer à ton partenaire.
team-showing-square = Les flèches choisissent une case de notre royaume, Entrée la montre à ton partenaire, Échap arrête.
team-showing-move = Prépare un coup pour ton partenaire, puis propose-le.
team-empty = Rien n’a encore été dit.
team-said = Ce qui s’est dit

team-points-domino = { $who } montre { $domino }.
team-points-square = { $who } montre une case : { $cell }.
team-points-building = { $who } montre { $building }.
team-plans = { $who } propose : { $plan }.
team-plan-slot = prendre la place { $slot }
team-plan-claim = prendre { $domino }
team-plan-place = poser { $spot }
team-plan-discard = défausser { $domino }
team-plan-tax = lever l’impôt
team-plan-build = construire { $building }, { $cell }
team-plan-bribe = brûler { $building }
team-plan-pass = passer

team-phrase-what_do_you_think = Qu’en penses-tu ?
team-phrase-as_you_like = Comme tu veux.
team-phrase-yes = Oui.
team-phrase-no = Non.
team-phrase-later = Plus tard.
team-phrase-this_one = Celui-ci.
team-phrase-here = Ici.
team-phrase-not_there = Pas là.
team-phrase-take_it = Prends-le !
team-phrase-leave_it = Laisse-le.
team-phrase-save_coins = Gardons nos pièces.
team-phrase-collect_tax = Lève l’impôt.
team-phrase-build = Construis quelque chose.
team-phrase-get_towers = Il nous faut des tours.
team-phrase-burn_it = Brûle-le !
team-phrase-thanks = Merci !
