# Sar-Zan.

sar-zan-name = Sar-Zan
sar-zan-pitch = Monter jusqu’à 33 et réveiller le dragon.
sar-zan-length = Premier à 33 points · environ 15 minutes

sar-zan-option-tie = En cas d’égalité
sar-zan-option-tie-shared = Partage
sar-zan-option-tie-another-round = Autre manche
sar-zan-option-target = Objectif
sar-zan-option-target-33 = 33
sar-zan-option-target-66 = 66

sar-zan-card = { $card }
sar-zan-the-card = le { $card }
sar-zan-clockwise = sens horaire
sar-zan-counter-clockwise = sens antihoraire

sar-zan-refused-game-over = La partie est finie.
sar-zan-refused-choose-direction-first = Choisissez d’abord le sens du jeu.
sar-zan-refused-direction-not-asked = Le sens ne se choisit pas maintenant : jouez.
sar-zan-refused-cannot-pass-opening = On ne passe pas à l’ouverture : jouez { $card }, votre plus petite carte.
sar-zan-refused-must-open-with-lowest = On ouvre avec sa plus petite carte, seule : { $card }.
sar-zan-refused-empty-play = Choisissez d’abord une carte.
sar-zan-refused-not-your-card = Vous n’avez pas { $card } : jouez des cartes de votre main.
sar-zan-refused-too-many-cards = Sur { $value }, jouez { $allowed ->
    [one] une seule carte
   *[other] { $allowed } cartes au plus
}.
sar-zan-refused-sum-too-high = { $sum }, c’est plus que 33 : prenez des cartes plus petites.
sar-zan-refused-sum-does-not-beat = { $sum } ne bat pas { $value } : montez plus haut, ou passez.

sar-zan-event-round-started = Manche { $round } : { $dealer } donne
sar-zan-event-round-started-dragon = Manche { $round } : { $dealer }, le Dragon, donne et ouvre
sar-zan-event-direction-flipped = { $seat } retourne la carte Sar-Zan : { $direction }
sar-zan-event-set-aside = { $cards } cartes restent de côté
sar-zan-event-direction-chosen = { $seat } choisit le { $direction }
sar-zan-event-holds-lowest = { $seat } a la plus petite carte et ouvre
sar-zan-event-opened = { $seat } ouvre avec { $card }
sar-zan-event-played = { $seat } joue { $cards }, soit { $sum }
sar-zan-event-played-alone = { $seat } joue { $card }
sar-zan-event-passed = { $seat } passe
sar-zan-event-sar-zan = { $seat } annonce : Sar-Zan !
sar-zan-event-dragon = { $to } devient le Dragon
sar-zan-event-dragon-taken = { $to } prend à { $from } la place du Dragon
sar-zan-event-owatta = Owatta ! { $seat } a posé ses dernières cartes
sar-zan-event-trick-taken = { $seat } prend le pli : { $cards } { $cards ->
    [one] carte
   *[other] cartes
}
sar-zan-event-trick-taken-all-passed = Tous passent : { $seat } prend { $cards } { $cards ->
    [one] carte
   *[other] cartes
}
sar-zan-event-hand-counted = { $cards ->
    [0] { $seat } n’a plus de carte
    [1] Il reste une carte à { $seat }
   *[other] Il reste { $cards } cartes à { $seat }
}
sar-zan-event-counted = { $seat }, { $line } : { $points }
sar-zan-event-round-scored = { $seat } : { $points } pour la manche, { $total } en tout
sar-zan-event-tie-goes-on = { $names } à égalité, { $total } points : encore une manche
sar-zan-event-game-over = { $names } { $count ->
    [one] gagne
   *[other] gagnent
} la partie
sar-zan-event-game-over-last-round = Dernière manche : { $names } { $count ->
    [one] gagne
   *[other] gagnent
} la partie

sar-zan-line-cards-won = cartes gagnées
sar-zan-line-cards-in-hand = cartes en main
sar-zan-line-dragon = Dragon

sar-zan-ending-target = { $points } points atteints : le plus haut total gagne.
sar-zan-ending-shared = { $points } points atteints ; le plus haut total se partage.
sar-zan-ending-last-round = Cinquante manches sont jouées : le plus haut total gagne.

sar-zan-fact-sar-zans = { $names } { $many ->
    [one] a fait
   *[other] ont chacun fait
} **{ $count } { $count ->
    [one] Sar-Zan
   *[other] Sar-Zan
}**
sar-zan-fact-owattas = { $names } { $many ->
    [one] a réussi
   *[other] ont chacun réussi
} **{ $count } { $count ->
    [one] Owatta
   *[other] Owattas
}**
sar-zan-fact-largest = { $names } { $many ->
    [one] a gagné
   *[other] ont chacun gagné
} **{ $count } { $count ->
    [one] carte
   *[other] cartes
}** dans un seul pli
sar-zan-fact-passes = { $names } { $many ->
    [one] a passé
   *[other] ont chacun passé
} **{ $count } { $count ->
    [one] fois
   *[other] fois
}**

sar-zan-to-beat = à battre
sar-zan-opening = ouverture
sar-zan-unbeatable = imbattable
sar-zan-most = { $most ->
    [one] avec une carte
   *[other] { $most } cartes au plus
}
sar-zan-caption-owatta = { $seat } n’a plus de carte : la manche se compte
sar-zan-caption-33 = { $seat } prend le pli et devient le Dragon : +4
sar-zan-caption-33-again = { $seat } prend le pli et reste le Dragon
sar-zan-count-won = { $points } { $cards ->
    [one] carte gagnée
   *[other] cartes gagnées
}
sar-zan-count-in-hand = { $points } { $cards ->
    [one] carte
   *[other] cartes
} en main
sar-zan-count-dragon = { $points } Dragon
sar-zan-count-go-on = Touchez pour la suite
sar-zan-count-before = avant
sar-zan-count-round = manche
sar-zan-count-total = total
sar-zan-count-makes = = { $total }
sar-zan-leads = mène
sar-zan-choose = Choisissez
sar-zan-sum = { $count ->
    [1] { $sum }
   *[other] { $cards } = { $sum }
} { $verdict }
sar-zan-beats = bat { $beat }, à { $missing } de 33
sar-zan-is-33 = fait un Sar-Zan : jouez !
sar-zan-prompt-direction = Choisissez le sens du jeu
sar-zan-prompt-open = Ouvrez : votre plus petite carte est { $card }
sar-zan-prompt-beat = { $most ->
    [one] Dépassez { $value } avec une carte, ou passez
   *[other] Dépassez { $value } avec 1 à { $most } cartes, ou passez
}
sar-zan-prompt-pass = Rien en main ne bat { $value } : passez
sar-zan-pass = Passer
sar-zan-play = Jouer { $sum }
sar-zan-play-later = Jouer
sar-zan-play-33 = Sar-Zan !
sar-zan-open = Ouvrir avec le~{ $card }
sar-zan-passed = Passe
sar-zan-says = Dit { $sum }
sar-zan-too-low = ne bat pas { $beat } : ajoutez une carte
sar-zan-too-low-for-good = ne bat pas { $beat } : changez de carte
sar-zan-too-high = dépasse 33 : retirez une carte
sar-zan-too-many = { $most ->
    [one] fait trop de cartes : une seule
   *[other] fait trop de cartes : { $most } au plus
}
sar-zan-dragon = Dragon
sar-zan-dragon-brings = Dragon : +4
sar-zan-for-33 = Dragon : au premier 33
sar-zan-for-33-narrow =
    Dragon
    pour 33
sar-zan-won-cards = { $cards } { $cards ->
    [one] carte gagnée
   *[other] cartes gagnées
}
sar-zan-set-aside = De~côté : { $cards }
sar-zan-owatta = Owatta !
sar-zan-choose-clockwise = Sens horaire
sar-zan-choose-counter-clockwise = Sens antihoraire

sar-zan-help-1-heading = Le but
sar-zan-help-1 = **Gagner des plis** et se défaire de ses cartes avant les autres. Quand, après un décompte, quelqu’un a **{ $target } points** ou plus, **le plus haut total gagne**. { $tie ->
    [another-round] À égalité, on joue encore une manche.
   *[other] À égalité, on partage.
}
sar-zan-help-2-heading = La donne
sar-zan-help-2 = Trente-deux cartes, de 1 à 32, **huit à chacun** ; le reste dort jusqu’à la manche suivante. La carte Sar-Zan montre par ses épées **le sens du jeu**. Tant qu’il n’y a pas de Dragon, le donneur le choisit en voyant sa main ; à deux, il n’y a rien à choisir. Qui tient **la plus petite carte** ouvre alors avec elle.
sar-zan-help-3-heading = Monter
sar-zan-help-3 = À votre tour, posez une ou plusieurs cartes dont la somme **dépasse la dernière annonce**, **sans jamais dépasser 33**, ou **passez**. Cette annonce limite le nombre de cartes : **moins de 10, une seule** ; de 10 à 19, deux au plus ; de 20 à 29, trois ; de 30 à 32, quatre. Les petites **cases** d’une carte le rappellent : une pleine par carte permise. Qui passe ne revient plus dans ce pli.
sar-zan-help-4-heading = Prendre le pli
sar-zan-help-4 = Quand tous les autres ont passé, le dernier à avoir joué **prend toutes les cartes** du pli et ouvre le suivant, avec sa **plus petite carte, seule**. À l’ouverture, on ne choisit pas et on ne passe pas.
sar-zan-help-5-heading = Sar-Zan et le Dragon
sar-zan-help-5 = **33 tout juste** s’annonce « Sar-Zan » : rien ne le bat, le pli est à vous tout de suite, et la carte Sar-Zan aussi. Vous voilà **Dragon**, d’une manche à l’autre, jusqu’au prochain Sar-Zan d’un autre. Le Dragon donne la manche suivante, **change le sens du jeu** et ouvre.
sar-zan-help-6-heading = Owatta
sar-zan-help-6 = Poser ses **dernières cartes**, c’est l’Owatta : vous prenez le pli et **la manche s’arrête** aussitôt.
sar-zan-help-7-heading = Les points
sar-zan-help-7 = Chacun compte ses **cartes gagnées**, **moins celles** qui lui restent en main. Le Dragon **ajoute 4**. Une manche peut donc coûter des points.
sar-zan-help-8-heading = À la table
sar-zan-help-8 = Touchez des cartes pour les choisir : leur somme s’affiche, et ce qu’il faut battre. Touchez **« Jouer »**, ou glissez les cartes vers le milieu, pour les poser ; touchez **« Passer »** pour renoncer au pli. **Maintenez** une carte appuyée pour la voir de près. Le petit nombre entre parenthèses, son **complément**, est ce qui lui manque pour faire 33.
sar-zan-help-9-heading = Pour bien jouer
sar-zan-help-9 = Repérez d’abord dans votre main **les sommes qui font 33**. Une petite annonce limite les autres à une ou deux cartes ; une grande ouvre la porte aux combinaisons de trois ou quatre. Vos petites cartes vous encombrent : posez-les dans les sommes. Et **comptez les mains** : un Owatta tombe vite.
sar-zan-example-beaten = 24 est annoncé : trois cartes au plus. Ici deux suffisent, **9 et 16 font 25**.
sar-zan-example-limit = 4 et 7 font 11, mais après 9 **une seule carte**. Après 10, on peut les jouer ensemble.
sar-zan-example-opens = Qui a pris le pli ouvre avec **le 5** : sa plus petite carte, seule.
sar-zan-example-sar-zan = Le petit (10) du 23 est ce qui lui manque : 4 et 6 le font. **33, Sar-Zan !**
sar-zan-sample = Awa a fait l’Owatta et elle est le Dragon. Biyogo a gagné 3 cartes et en garde 5 : **−2**.

sar-zan-move-play = Jouer { $cards }, soit { $sum }
sar-zan-move-pass = Passer
sar-zan-move-direction = Jouer dans ce sens : { $direction }
sar-zan-mirror-direction = Sens du jeu : { $direction }
sar-zan-mirror-dragon = { $name } est le Dragon.
sar-zan-mirror-to-beat = À battre : { $value }, avec { $allowed } { $allowed ->
    [one] carte
   *[other] cartes
} au plus

# Pourquoi ce coup : à l’infinitif, car un indice le dit aussi.
sar-zan-why-owatta = Poser ses dernières cartes et emporter { $cards } { $cards ->
    [one] carte
   *[other] cartes
}
sar-zan-why-takes-dragon = 33 tout juste : { $seat } n’est plus le Dragon
sar-zan-why-sar-zan = 33 tout juste, et { $cards } cartes à prendre
sar-zan-why-stops = Plus que { $cards } { $cards ->
    [one] carte
   *[other] cartes
} chez { $seat } : pas question de lui laisser le pli
sar-zan-why-nearly-out = Plus que { $cards } { $cards ->
    [one] carte
   *[other] cartes
} : l’Owatta approche
sar-zan-why-collects = Monter haut : { $cards } cartes sont à prendre
sar-zan-why-sheds = Se défaire de { $cards } cartes d’un coup
sar-zan-why-limits = Rester bas : { $allowed ->
    [one] une seule carte pourra répondre
   *[other] pas plus de { $allowed } cartes pour répondre
}
sar-zan-why-by-little = Juste ce qu’il faut : { $by } de plus
sar-zan-why-waits = Garder ses cartes pour plus tard

# La leçon : une phrase tient en trois lignes de téléphone.
sar-zan-lesson-aim = Gagnez des plis et videz votre main avant les autres. Dès que quelqu’un a 33 points, le plus haut total gagne.
sar-zan-lesson-one = 5 à battre. Sous 10, on ne joue qu’une carte, plus haute que l’annonce : jouez le 9.
sar-zan-lesson-one-wrong = Plutôt le 9 : il suffit pour battre 5, et le reste de votre main servira.
sar-zan-lesson-pass = 19 à battre : de 10 à 19, une ou deux cartes. Gardez les vôtres : passez. Qui passe ne revient plus dans ce pli.
sar-zan-lesson-pass-wrong = Gardez vos cartes : ensemble, elles vont faire bien mieux. Passez.
sar-zan-lesson-taken = Tous ont passé : Camille prend les cinq cartes. Qui prend ouvre ensuite, avec sa plus petite carte, seule.
sar-zan-lesson-small = 24 à battre : de 20 à 29, jusqu’à trois cartes. Le petit (10) de votre 23 est ce qui lui manque pour faire 33.
sar-zan-lesson-sar-zan = On ne dépasse jamais 33, et 33 juste, c’est Sar-Zan : rien ne le bat. Trouvez-le avec le 23 et deux cartes !
sar-zan-lesson-sar-zan-wrong = Il manque 10 à votre 23 pour faire 33 : ajoutez-lui le 4 et le 6.
sar-zan-lesson-dragon = Le pli est à vous tout de suite, et vous voilà Dragon : 4 points de plus au décompte, jusqu’au Sar-Zan d’un autre.
sar-zan-lesson-open = Vous avez pris, vous ouvrez : votre plus petite carte, seule, et sans pouvoir passer. C’est le 2.
sar-zan-lesson-owatta = 30 à battre : de 30 à 32, jusqu’à quatre cartes. Vos trois dernières font 31 : c’est l’Owatta, la manche s’arrête !
sar-zan-lesson-owatta-wrong = Ne laissez pas ce pli : vos trois cartes font 31, et votre main est vide.
sar-zan-lesson-count = On compte les cartes gagnées, moins celles en main. Vous : 10, et 4 de Dragon, 14. Biyogo : 0 moins 5, donc −5.
sar-zan-lesson-over = **Monter**, prendre, vider votre main, et chercher **33** : le petit nombre de chaque carte vous dit ce qui lui manque.

sar-zan-word-announcement = Annonce
sar-zan-word-announcement-means = La somme des dernières cartes jouées : il faut monter plus haut.
sar-zan-word-opening = Ouverture
sar-zan-word-opening-means = La première carte d’un pli : toujours votre plus petite, seule.
sar-zan-word-complement = Complément
sar-zan-word-complement-means = Ce qui manque à une carte pour faire 33 : le petit nombre entre parenthèses.
sar-zan-word-sar-zan = Sar-Zan
sar-zan-word-sar-zan-means = 33 tout juste : rien ne le bat, le pli est pris tout de suite.
sar-zan-word-dragon = Dragon
sar-zan-word-dragon-means = Celui qui a fait le dernier Sar-Zan : 4 points de plus à chaque décompte.
sar-zan-word-owatta = Owatta
sar-zan-word-owatta-means = Poser ses dernières cartes : on prend le pli, et la manche s’arrête.
# Les problèmes.
sar-zan-puzzle-wrong = Pas celui-ci : la partie ne serait plus gagnée à coup sûr.
sar-zan-puzzle-card = Une carte
sar-zan-puzzle-card-task = Un seul coup gagne la partie à coup sûr, quoi que tienne l’autre.
sar-zan-puzzle-card-idea = Une carte seule suffit. Laquelle vous laisse la meilleure main ?
sar-zan-puzzle-card-wrong = Ce coup ne gagne pas à coup sûr : l’autre peut encore l’empêcher.
sar-zan-puzzle-card-won = La partie est gagnée de { $gain } points.
sar-zan-puzzle-sum = Une somme
sar-zan-puzzle-sum-task = Un seul coup gagne la partie à coup sûr, quoi que tienne l’autre.
sar-zan-puzzle-sum-idea = Plusieurs cartes à la fois : pensez à celles qui vous resteront.
sar-zan-puzzle-sum-wrong = Ce coup ne gagne pas à coup sûr : l’autre peut encore l’empêcher.
sar-zan-puzzle-sum-won = La partie est gagnée de { $gain } points.
sar-zan-puzzle-sar-zan = Sar-Zan
sar-zan-puzzle-sar-zan-task = Un seul coup gagne la partie à coup sûr, quoi que tienne l’autre.
sar-zan-puzzle-sar-zan-idea = Faites 33 : rien ne le bat, et le Dragon vaut 4 points.
sar-zan-puzzle-sar-zan-wrong = Ce coup ne gagne pas à coup sûr : l’autre peut encore l’empêcher.
sar-zan-puzzle-sar-zan-won = La partie est gagnée de { $gain } points.
sar-zan-puzzle-wait = Passer
sar-zan-puzzle-wait-task = Un seul coup gagne la partie à coup sûr, quoi que tienne l’autre.
sar-zan-puzzle-wait-idea = Gardez vos cartes : elles serviront mieux au pli suivant.
sar-zan-puzzle-wait-wrong = Ce coup ne gagne pas à coup sûr : l’autre peut encore l’empêcher.
sar-zan-puzzle-wait-won = La partie est gagnée de { $gain } points.
