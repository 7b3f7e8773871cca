# Swoop.

swoop-name = Swoop
swoop-pitch = Se défaire de tout, même de ce qu’on ne voit pas.
swoop-length = Le plus petit total gagne · environ 30 minutes
swoop-four-colours = Swoop : une couleur par enseigne

swoop-option-pick-up = Ramasser la pile
swoop-option-pick-up-forced = S’il le faut
swoop-option-pick-up-free = Au choix
swoop-option-target = Limite en points
swoop-option-target-100 = 100
swoop-option-target-200 = 200
swoop-option-target-300 = 300

swoop-suit-spades = pique
swoop-suit-hearts = cœur
swoop-suit-diamonds = carreau
swoop-suit-clubs = trèfle

swoop-card-ace = as de { $suit }
swoop-card-number = { $rank } de { $suit }
swoop-card-jack = valet de { $suit }
swoop-card-queen = dame de { $suit }
swoop-card-king = roi de { $suit }
swoop-the-ace = l’as de { $suit }
swoop-the-number = le { $rank } de { $suit }
swoop-the-jack = le valet de { $suit }
swoop-the-queen = la dame de { $suit }
swoop-the-king = le roi de { $suit }

swoop-count-2 = deux
swoop-count-3 = trois
swoop-count-4 = quatre
swoop-count-5 = cinq
swoop-count-6 = six
swoop-count-7 = sept
swoop-count-8 = huit
swoop-cards-ace = { $count ->
    [1] un as
   *[other] { $many } as
}
swoop-cards-number = { $count ->
    [1] un { $rank }
   *[other] { $many } { $rank }
}
swoop-cards-jack = { $count ->
    [1] un valet
   *[other] { $many } valets
}
swoop-cards-queen = { $count ->
    [1] une dame
   *[other] { $many } dames
}
swoop-cards-king = { $count ->
    [1] un roi
   *[other] { $many } rois
}

swoop-refused-game-over = La partie est finie.
swoop-refused-nothing-chosen = Choisissez d’abord une carte.
swoop-refused-not-in-your-hand = Vous n’avez pas { $card } en main : choisissez une autre carte.
swoop-refused-nothing-face-up = Plus de carte visible à la colonne { $column } : choisissez ailleurs.
swoop-refused-mixed-ranks = Une seule valeur à la fois, pas { $card } avec { $other }.
swoop-refused-too-high = C’est trop haut : jouez { $top } ou plus bas, ou un 10.
swoop-refused-too-high-for-ace = Sur un as, il faut un as, ou un 10.
swoop-refused-ten-is-played-alone = Un 10 se joue seul : ne choisissez que lui.
swoop-refused-nothing-face-down = Plus de carte cachée à la colonne { $column } : choisissez ailleurs.
swoop-refused-covered = Elle est encore sous { $card } : jouez d’abord la carte du dessus.
swoop-refused-choose-addition = Vous avez retourné { $card } : ajoutez-en d’autres, ou touchez « C’est tout ».
swoop-refused-nothing-to-add-to = Il n’y a rien à compléter : jouez une carte.
swoop-refused-add-same-rank = Ajoutez la même valeur : { $card }, pas { $other }.
swoop-refused-pile-empty = Il n’y a rien à ramasser : jouez ce que vous voulez.
swoop-refused-can-play = Pas besoin de ramasser : vous pouvez jouer { $card }.
swoop-refused-ten-cannot-be-put-down = Un 10 ne se pose pas pour ramasser : jouez-le, ou posez autre chose.
swoop-refused-too-many-put-down = { $count } cartes, c’est trop pour ramasser : { $most } au plus.

swoop-event-round-started = Manche { $round } : { $turner } retourne une carte, { $starter } commence
swoop-event-turned = { $seat } retourne { $card }
swoop-event-ten-put-aside = On écarte { $card } et on retourne une autre carte
swoop-event-turn = À { $seat } de jouer
swoop-event-turn-leads = À { $seat } d’ouvrir une nouvelle pile
swoop-event-played = { $seat } joue { $cards }
swoop-event-flipped = { $seat } joue à l’aveugle { $card }
swoop-event-flipped-too-high = { $seat } retourne { $card } : trop haut !
swoop-event-may-add = { $seat } peut encore ajouter { $card }
swoop-event-added = { $seat } ajoute { $cards }
swoop-event-added-nothing = { $seat } n’ajoute rien
swoop-event-uncovered = { $together ->
    [1] La carte cachée { $column } se libère
   *[other] Les cartes cachées { $column } se libèrent
} chez { $seat }
swoop-event-ten = Un 10 ! { $seat } vide la table
swoop-event-swoop = Swoop ! { $seat } fait { $cards } d’affilée
swoop-event-thrown-away = { $cards } { $cards ->
    [one] carte quitte
   *[other] cartes quittent
} le jeu
swoop-event-plays-again = { $seat } rejoue
swoop-event-put-down = { $seat } pose { $cards } avant de ramasser
swoop-event-picked-up = { $seat } ramasse { $cards } { $cards ->
    [one] carte
   *[other] cartes
}
swoop-event-round-over = { $seat } n’a plus de carte : fin de la manche { $round }
swoop-event-round-over-turn-limit = Fin de la manche { $round } : 500 tours, c’est assez
swoop-event-counted = { $seat } compte { $card } : { $points }, soit { $sum }
swoop-event-scored = { $seat } prend { $points } { $points ->
    [one] point
   *[other] points
}, { $total } en tout
swoop-event-game-over = { $names } { $count ->
    [one] gagne
   *[other] gagnent
} la partie

swoop-line-hand = en main
swoop-line-face-up = visibles
swoop-line-face-down = cachées

swoop-ending-target = { $points } points atteints : le plus petit total gagne.
swoop-ending-shared = { $points } points atteints ; le plus petit total se partage.

swoop-fact-swoops = { $names } { $many ->
    [one] a réussi
   *[other] ont chacun réussi
} **{ $count } { $count ->
    [one] Swoop
   *[other] Swoops
}**
swoop-fact-largest = { $names } { $many ->
    [one] a ramassé
   *[other] ont chacun ramassé
} **{ $count } { $count ->
    [one] carte
   *[other] cartes
}** d’un coup
swoop-fact-tens = { $names } { $many ->
    [one] a joué
   *[other] ont chacun joué
} **{ $count } { $count ->
    [one] dix
   *[other] dix
}**
swoop-fact-blind = { $names } { $many ->
    [one] a retourné
   *[other] ont chacun retourné
} **{ $count } { $count ->
    [one] carte
   *[other] cartes
}** à l’aveugle

swoop-play = { $count ->
    [one] Jouer la carte
   *[other] Jouer { $count } cartes
}
swoop-play-swoop = Swoop !
swoop-flip = Retourner
swoop-pick-up = Ramasser { $cards } { $cards ->
    [one] carte
   *[other] cartes
}
swoop-prompt-free = Pile vide : jouez les cartes de votre choix
swoop-prompt-again = Vous rejouez : posez ce que vous voulez
swoop-prompt-beat = Jouez { $card } ou moins, { $blind ->
    [0] ou un 10
   *[other] un 10, ou un « ? »
}
swoop-prompt-beat-ace = Jouez un as, { $blind ->
    [0] ou un 10
   *[other] un 10, ou un « ? »
}
swoop-prompt-pick-up = Rien ne va sur { $card } : { $blind ->
    [0] ramassez la pile
   *[other] ramassez, ou tentez un « ? »
}
swoop-prompt-blind = Retournez une carte « ? »
swoop-note-blind = Si elle est trop haute, vous ramassez la pile
swoop-note-put-down = Vous les posez, puis ramassez { $cards } cartes
swoop-prompt-add = Ajoutez-y d’autres cartes de même valeur, ou terminez

swoop-put-down = Poser et ramasser
swoop-clear = Vider la pile
swoop-play-again = Rejouez
swoop-add = Ajouter
swoop-done = C’est tout
swoop-pile = Pile : { $cards }
swoop-pile-empty = Pile vide
swoop-pile-title = La pile
swoop-fits = Ce qui va sur la pile
swoop-limit = Fin~à~{ $limit }~points : le~moins~gagne
swoop-run = { $cards } sur { $all }
swoop-run-to-swoop = Swoop : { $cards } sur { $all }
swoop-caption-again = { $what } et rejoue
swoop-caption-made = { $seat } fait { $cards } d’affilée
swoop-caption-round = Manche { $round } : le moins de points gagne, fin à { $limit }
swoop-out = Écartées
swoop-deselect = Reposer

swoop-help-1-heading = Le but
swoop-help-1 = Se défaire de **toutes ses cartes**, même de celles qu’on ne voit pas. Les autres comptent ce qui leur reste ; quand quelqu’un atteint **{ $target } points**, **le plus petit total gagne** ; à égalité, on partage.
swoop-help-2-heading = La donne
swoop-help-2 = Deux jeux de cinquante-deux cartes. Chacun a devant lui **quatre cartes cachées**, **quatre cartes visibles** posées dessus, et **sept cartes en main**. Quelqu’un retourne la première carte de la pile, et le joueur suivant commence. Le reste ne sert pas.
swoop-help-3-heading = Jouer
swoop-help-3 = À votre tour, posez une ou plusieurs cartes **de même valeur**, **égales ou inférieures** à celle du dessus de la pile, de votre main, de vos cartes visibles ou des deux. De la plus basse à la plus haute : **as, 2 à 9, valet, dame, roi**. Sur une pile vide, tout est permis.
swoop-help-4-heading = Le 10
swoop-help-4 = Le 10 est hors de l’ordre : il se joue seul, **sur n’importe quoi**, à n’importe lequel de vos tours. La pile est jetée et **vous rejouez** : à vous d’en commencer une autre.
swoop-help-5-heading = Swoop
swoop-help-5 = Quand le dessus de la pile compte au moins **quatre cartes de suite** de la même valeur, celles des autres comprises, c’est un Swoop : la pile est jetée et **vous rejouez**.
swoop-help-6-heading = À l’aveugle
swoop-help-6 = Une carte cachée que rien ne couvre plus **peut se retourner**. Si elle peut être jouée, elle l’est, et vous pouvez y joindre des cartes de même valeur. Sinon **vous ramassez toute la pile** avec elle. Personne ne la connaît d’avance, pas même vous.
swoop-help-7-heading = Ramasser
swoop-help-7 = Si vous ne pouvez pas jouer, vous posez **une à trois cartes** de même valeur, mais pas de 10, et **vous ramassez toute la pile**. Vous pouvez aussi tenter une carte cachée, ou jouer un 10. { $pick-up ->
    [free] Dans cette partie, on peut ramasser même quand on pourrait jouer. Le
   *[other] Le
} joueur suivant repart d’une pile vide.
swoop-help-8-heading = Les points
swoop-help-8 = La manche s’arrête dès que quelqu’un n’a plus de carte, même si la dernière est un 10. Celles qui restent aux autres leur coûtent des points : **1 pour l’as**, leur valeur de 2 à 9, 10 pour le valet, la dame et le roi, et **20 pour le 10**.
swoop-help-9-heading = À la table
swoop-help-9 = Touchez une carte pour la choisir, et d’autres de même valeur pour les joindre ; touchez **« Jouer »**, touchez encore la carte, ou glissez le tout vers la pile. Touchez une carte cachée libre **pour la retourner**. Touchez **l’œil** pour voir ce que contient la pile.
swoop-help-10-heading = Pour bien jouer
swoop-help-10 = **Jouez haut** tant que la pile le permet, et gardez vos petites cartes pour plus tard. **Libérez tôt** une carte cachée : elle peut vous sauver. Comptez les valeurs qui s’alignent, **la quatrième carte** vous fait rejouer. Et ne gardez pas un 10 jusqu’au bout : il coûte 20 points.
swoop-example-lower = Deux 6 vont sur un 7, **un 8 non**. Un autre 7 irait aussi.
swoop-example-on-an-ace = Sur un as ne va qu’un as, **ou un 10** : pas même un 2.
swoop-example-four = Trois 6 étaient sur le dessus, le quatrième fait le **Swoop**, qui que soient ceux qui les ont joués.
swoop-example-too-high = La carte retournée est un roi, trop haut pour un 3 : **la pile et le roi** vont dans votre main.
swoop-sample = Awa n’a plus de carte. Les quatre cartes de Biyogo coûtent 1, 9, 20 et 10 : **40 points**.
swoop-sample-numbers = as à 9
swoop-sample-pictures = valet, dame, roi
swoop-sample-tens = 10

swoop-move-play = Jouer { $cards }
swoop-move-put-down = Poser { $cards } et ramasser la pile
swoop-move-add = Ajouter { $cards }
swoop-move-add-nothing = Ne rien ajouter
swoop-move-blind = Retourner la carte de la colonne { $column }
swoop-mirror-columns = { $name }, colonnes : { $columns }
swoop-mirror-covered = { $card } sur une carte cachée
swoop-mirror-face-down = une carte cachée
swoop-mirror-empty = rien
swoop-mirror-pile = { $cards } { $cards ->
    [one] carte
   *[other] cartes
} sur la pile, dessus { $top }
swoop-mirror-no-pile = La pile est vide
swoop-mirror-from-column = { $card } de la colonne { $column }

# Pourquoi ce coup : à l’infinitif, car un indice le dit aussi.
swoop-why-out = Plus une seule carte
swoop-why-swoop = Aligner { $cards } : Swoop !
swoop-why-hurry = Se délester : plus que { $cards } { $cards ->
    [one] carte
   *[other] cartes
} chez { $seat }
swoop-why-clears = Vider { $cards } { $cards ->
    [one] carte
   *[other] cartes
} et rejouer
swoop-why-frees = Libérer la carte cachée { $column }
swoop-why-gets-rid = Bon débarras : { $cards }
swoop-why-keeps-ten = Garder son 10 pour plus tard
swoop-why-blind-safe = Retourner une carte tant que tout passe
swoop-why-blind-rather = Tenter une carte cachée plutôt que de ramasser { $cards } { $cards ->
    [one] carte
   *[other] cartes
}
swoop-why-blind-risk = Tenter sa chance : { $cards } { $cards ->
    [one] carte
   *[other] cartes
} en jeu
swoop-why-takes-small = Ramasser tant que la pile est petite : { $cards } { $cards ->
    [one] carte
   *[other] cartes
}

# La leçon : une phrase tient en trois lignes d’un téléphone.
swoop-lesson-aim = Débarrassez-vous de tout : votre main, vos quatre cartes visibles et les quatre cachées dessous.
swoop-lesson-lower = Jouez égal ou plus bas que la dame : touchez votre valet, puis « Jouer ». L’as est le plus bas.
swoop-lesson-lower-wrong = Jouez haut tant que c’est permis : le valet d’abord, les petites plus tard.
swoop-lesson-pair = Deux cartes de même valeur partent ensemble : touchez vos deux 4, en main et sur la table.
swoop-lesson-pair-wrong = Vos deux 4 ensemble : celui de la main et celui de la table.
swoop-lesson-blind = Rien ne va sur ce 2 : retournez la carte cachée que votre 4 a libérée. Trop haute, vous ramassez tout.
swoop-lesson-blind-wrong = La pile est grosse, cela vaut un essai : touchez deux fois la carte cachée.
swoop-lesson-ten = Le 10 se joue seul, sur tout, à n’importe lequel de vos tours : la pile est jetée, et vous rejouez.
swoop-lesson-ten-wrong = Pourquoi ramasser ? Jouez le 10 : il va sur tout.
swoop-lesson-lead = Sur une pile vide, tout est permis. Commencez haut, par votre dame : les petites serviront plus tard.
swoop-lesson-lead-wrong = Celle-là plus tard : la dame, la plus haute, part d’abord.
swoop-lesson-swoop = Quatre de suite de même valeur : Swoop ! Pile jetée, vous rejouez. Trouvez le quatrième valet.
swoop-lesson-swoop-wrong = Cherchez le quatrième valet : il est devant vous, visible.
swoop-lesson-pick-up = Rien ne va : posez une à trois cartes et ramassez la pile. Vos deux 9 libèrent deux cartes cachées.
swoop-lesson-pick-up-wrong = Posez vos deux 9 visibles : les cartes cachées dessous seront libres.
swoop-lesson-points = Quelqu’un n’a plus rien ? Les autres comptent : la valeur des cartes, 10 par figure, 20 pour un 10 !
swoop-lesson-last = Ces deux 7 sont vos dernières cartes : jouez-les, et la manche finit. À 200, le moins de points gagne.
swoop-lesson-last-wrong = Les deux 7 ensemble : il ne doit rien vous rester.
swoop-lesson-over = Jouez **haut** tant que vous pouvez, libérez vite une carte cachée, et gardez un 10 pour une grosse pile, **pas pour la fin**. L’œil près de la pile montre ce qu’elle contient.

swoop-word-rank = Valeur
swoop-word-rank-means = Ce qui est écrit sur la carte, quelle que soit l’enseigne : as, 2 à 10, valet, dame, roi.
swoop-word-swoop = Swoop
swoop-word-swoop-means = Au moins quatre cartes de suite de même valeur sur le dessus : la pile est jetée.
swoop-word-ten = Dix
swoop-word-ten-means = Se joue seul, sur n’importe quoi : la pile est jetée et vous rejouez.
swoop-word-hidden = Carte cachée
swoop-word-hidden-means = Une des quatre que personne ne connaît, sous vos cartes visibles.
swoop-word-blind = À l’aveugle
swoop-word-blind-means = Retourner une carte cachée sans la connaître : elle est jouée, ou vous ramassez la pile.
swoop-word-pick-up = Ramasser
swoop-word-pick-up-means = Rien ne peut être joué : toute la pile vient dans votre main.
swoop-word-again = Rejouer
swoop-word-again-means = La pile n’est plus là : vous en commencez une autre avec ce que vous voulez.
