# Sovango.

sovango-name = Sovango
sovango-pitch = Des plis qu’on évite, une franchise qui change tout.
sovango-length = Le plus petit total gagne · environ 20 minutes

sovango-option-teams = Équipes
sovango-option-teams-off = Sans
sovango-option-teams-two = Deux
sovango-option-teams-three = Trois
sovango-option-hidden-shown = Montrer la carte cachée
sovango-option-hidden-shown-no = Non
sovango-option-hidden-shown-yes = À la fin
sovango-option-zeros = Un zéro prend le pli
sovango-option-zeros-may-win = Parfois
sovango-option-zeros-never-win = Jamais
sovango-option-tie = En cas d’égalité
sovango-option-tie-shared = Partage
sovango-option-tie-another-round = Autre manche
sovango-option-contract = Contrat
sovango-option-contract-50 = 50
sovango-option-contract-100 = 100
sovango-option-contract-150 = 150
sovango-option-contract-200 = 200

sovango-colour-red = rouge
sovango-colour-blue = bleu
sovango-colour-yellow = jaune
sovango-colour-green = vert

sovango-card-lion = lion { $colour }
sovango-card-tiger = tigre { $colour }
sovango-card-panther-red = panthère rouge
sovango-card-panther-blue = panthère bleue
sovango-card-panther-yellow = panthère jaune
sovango-card-panther-green = panthère verte
sovango-card-number = { $rank } { $colour }
sovango-the-card = le { $card }
sovango-the-panther = la { $card }

sovango-refused-game-over = La partie est finie.
sovango-refused-not-in-hand = Vous n’avez pas { $card } : jouez une carte de votre main.
sovango-refused-must-follow = Il faut suivre : jouez du { $led }, ou un zéro.
sovango-refused-must-play-franchise = Pas de { $led } en main : jouez la franchise, du { $franchise }, ou un zéro.
sovango-refused-must-follow-or-franchise = Jouez du { $led }, ou la franchise, du { $franchise }, ou bien un zéro.

sovango-event-drew-for-start = { $seat } tire { $card }
sovango-event-tied-for-start = Égalité : { $names } tirent encore une carte
sovango-event-round-started = Manche { $round } : { $dealer } donne, { $starter } commence
sovango-event-set-aside = Une carte reste sur la table, cachée
sovango-event-stock-laid = { $cards } cartes forment la pioche
sovango-event-played = { $seat } joue { $card }
sovango-event-led = Couleur demandée : { $colour }
sovango-event-franchise-will-change = Franchise au prochain pli : { $colour }
sovango-event-trick-won = { $seat } prend le pli avec { $card } : { $points } points
sovango-event-trick-won-last = { $seat } prend le dernier pli avec { $card } : { $points } points
sovango-event-franchise-changed = La franchise passe au { $colour }
sovango-event-drew = { $seat } pioche { $card }
sovango-event-drew-hidden = { $seat } pioche une carte
sovango-event-hidden-shown = La carte cachée était { $card }
sovango-event-seat-scored = { $seat } prend { $points } { $points ->
    [one] point
   *[other] points
}, { $total } en tout
sovango-event-team-scored = { $names } : { $points } { $points ->
    [one] point
   *[other] points
} pour l’équipe, { $total } en tout
sovango-event-tied-play-on = { $names } à égalité, { $total } { $total ->
    [one] point
   *[other] points
} : encore une manche
sovango-event-game-over = { $names } { $count ->
    [one] gagne
   *[other] gagnent
} avec { $total } { $total ->
    [one] point
   *[other] points
}

sovango-line-tricks = plis
sovango-line-last-trick = dernier pli
sovango-line-high-cards = cartes hautes

sovango-ending-contract = { $points } points atteints : le plus petit total gagne.
sovango-ending-teams = { $points } points atteints : l’équipe au plus petit total gagne.
sovango-ending-shared = { $points } points atteints ; le plus petit total se partage.

sovango-fact-dearest = { $names } { $many ->
    [one] a payé
   *[other] ont chacun payé
} **{ $count } { $count ->
    [one] point
   *[other] points
}** pour un seul pli
sovango-fact-tricks = { $names } { $many ->
    [one] a ramassé
   *[other] ont chacun ramassé
} **{ $count } { $count ->
    [one] pli
   *[other] plis
}**
sovango-fact-zeros = { $names } { $many ->
    [one] a joué
   *[other] ont chacun joué
} **{ $count } { $count ->
    [one] zéro
   *[other] zéros
}**
sovango-fact-high = { $names } { $many ->
    [one] a ramassé
   *[other] ont chacun ramassé
} **{ $count } { $count ->
    [one] carte haute
   *[other] cartes hautes
}**

sovango-prompt-lead = Ouvrez le pli avec la carte de votre choix
sovango-prompt-follow = Jouez du { $led }{ $excuse ->
    [0] { "" }
   *[other] , ou un zéro
}
sovango-prompt-franchise = Pas de { $led } : jouez la franchise, du { $franchise }{ $excuse ->
    [0] { "" }
   *[other] , ou un zéro
}
sovango-prompt-follow-or-franchise = Jouez du { $led } ou du { $franchise }{ $excuse ->
    [0] { "" }
   *[other] , ou un zéro
}
sovango-prompt-free = Pas de { $led } : jouez n’importe quelle carte

sovango-note-chosen = Touchez encore pour jouer { $card }
sovango-costs =
    Qui prend :
    +{ $points } points
sovango-takes = prend
sovango-opens = ouvre
sovango-tricks-won = { $tricks } { $tricks ->
    [one] pli
   *[other] plis
}
sovango-caption-taken = { $seat } prend le pli : +{ $points } points
sovango-caption-taken-franchise = { $seat } prend le pli : +{ $points } points ; franchise : { $colour }
sovango-chip-led = Demandé
sovango-chip-franchise = Franchise
sovango-chip-none = aucune
sovango-then = puis { $colour }
sovango-sheltered = ne prend pas
sovango-alone = seule, prend
sovango-led = Demandé : { $colour }
sovango-franchise =
    Franchise : { $colour }
    { $then }
sovango-franchise-next =
    Au prochain pli :
    franchise { $colour }
sovango-no-franchise = Pas de franchise
sovango-limit = À { $limit } points la partie finit : le moins gagne
sovango-last-trick = Dernier pli
sovango-stock = Pioche : { $cards }
sovango-hidden-card = Carte cachée
sovango-tricks = Plis ramassés
sovango-tricks-of = Plis : { $name }
sovango-no-tricks = Aucun pli
sovango-rounds = { $rounds } { $rounds ->
    [one] manche
   *[other] manches
}

sovango-help-1-heading = Le but
sovango-help-1 = Prendre **le moins de points** possible : chaque pli remporté en coûte. Quand, à la fin d’une manche, quelqu’un a atteint **le contrat**, **{ $contract } points**, **le plus petit total gagne**. { $tie ->
    [another-round] À égalité, on joue encore une manche.
   *[other] À égalité, on partage.
}
sovango-help-2-heading = Les cartes
sovango-help-2 = Quatre couleurs de neuf cartes. **De la plus forte à la plus faible** : lion (8), tigre (7), panthère (6), 5, 4, 3, 2, 1 et 0. Lions, tigres et panthères sont les **cartes hautes**. À partir de trois, on distribue toutes les cartes, à parts égales ; à cinq, il en reste une, qui ne compte pas{ $hidden-shown ->
    [yes] { "" } et qu’on montre à la fin de la manche.
   *[other] { "" } et que personne ne voit.
}
sovango-help-3-heading = Suivre
sovango-help-3 = Chacun tire une carte : **la plus basse ouvre** la première manche, puis on tourne d’une manche à l’autre. Qui ouvre le pli joue ce qu’il veut. Les autres fournissent **la couleur demandée** ou, s’il y en a une, **la couleur franchise** : ils choisissent entre les deux. Sans l’une ni l’autre, ils jouent **n’importe quelle carte**.
sovango-help-4-heading = Qui prend le pli
sovango-help-4 = Sans franchise, **la plus haute carte** prend, quelle que soit sa couleur. Avec une franchise, les cartes de cette couleur sont **à l’abri** : la plus haute des autres prend{ $zeros ->
    [never-win] . Un zéro ne prend jamais, sauf si tout le pli est fait de zéros.
   *[other] , même si c’est un zéro.
} Si tout le pli est dans la franchise, la plus haute prend quand même. À hauteur égale, c’est **la dernière jouée**. Qui prend le pli ouvre le suivant.
sovango-help-5-heading = Les zéros
sovango-help-5 = Un zéro **se joue toujours**, même quand on pourrait suivre : c’est **l’excuse**. Sa couleur devient la franchise **dès le pli suivant**, et le reste jusqu’au prochain zéro. Si plusieurs zéros tombent dans le même pli, le dernier décide. Un zéro qui ouvre le pli demande aussi sa couleur. Chaque manche commence sans franchise.
sovango-help-6-heading = Les points
sovango-help-6 = Un pli coûte **2 points**, **le dernier de la manche 4**, et chaque carte haute ramassée **1 de plus**.
sovango-help-7-heading = À deux, en équipes
sovango-help-7 = **À deux**, on joue avec neuf cartes et une pioche : après chaque pli, le gagnant pioche une carte, puis l’autre. Le contrat est alors d’habitude de 200. À quatre ou à six on peut jouer **en équipes** : les partenaires ne sont pas voisins et leurs points s’ajoutent.
sovango-help-8-heading = À la table
sovango-help-8 = Touchez une carte pour la choisir ; **touchez-la encore**, ou glissez-la vers le milieu, pour la jouer. **Maintenez** une carte appuyée pour la voir de près. Les plis remportés restent ouverts : **touchez ceux d’un joueur** pour les revoir.
sovango-help-9-heading = Pour bien jouer
sovango-help-9 = Sous une franchise, **lâchez vos cartes hautes** de cette couleur : elles ne prennent presque jamais. **Gardez un zéro** pour le pli qui vous menace, et regardez quelle couleur il vous donnera ensuite. Méfiez-vous des égalités : **qui joue en dernier prend**. Et gardez une petite carte pour le dernier pli, qui coûte double.
sovango-example-following = Le bleu est demandé, le rouge est franchise : jouez le bleu, le rouge ou le zéro. **Le 4 jaune attend.**
sovango-example-equals = Sans franchise. Deux lions : **le dernier joué** prend, bien que le rouge soit demandé.
sovango-example-safe = Le rouge est à l’abri, et le lion rouge ne prend rien : parmi les autres, **le 3** est le plus haut.
sovango-example-zero-takes = Toutes les autres sont à l’abri : la seule carte hors du rouge prend, **un zéro** !
sovango-example-two-zeros = Le 5 prend. Des deux zéros, **le dernier décide** : le vert est franchise dès le pli suivant.
sovango-sample = Une manche à trois. Awa a remporté 2 plis, Biyogo 4, Camille 6 et **le dernier** : Awa a le moins de points.

sovango-move = Jouer { $card }
sovango-mirror-led = Couleur demandée : { $colour }
sovango-mirror-franchise = Franchise : { $colour }
sovango-mirror-no-franchise = Pas encore de franchise
sovango-mirror-winning = { $name } emporterait le pli.

# Pourquoi cette carte : à l’infinitif, car un indice le dit aussi.
sovango-why-changes-franchise = Faire passer la franchise au { $to }
sovango-why-hides = Cacher { $card } dans la franchise
sovango-why-gets-rid = Lâcher { $card }, sans risque
sovango-why-leaves-to-partner = Laisser le pli à { $seat }, son partenaire
sovango-why-leaves-to = Laisser { $points } points à { $seat }
sovango-why-ducks = Passer sous { $under }
sovango-why-takes-cheaply = Prendre à bon compte, { $points } points, pour avoir la main
sovango-why-takes-with = En finir avec { $card }, pour { $points } points
sovango-why-leads-low = Entamer petit, pour que le pli aille ailleurs
sovango-why-leads-franchise = Entamer la franchise, { $colour } : gare à qui n’en a pas

# La leçon : une phrase tient en trois lignes de téléphone.
sovango-lesson-aim = Ici on évite les plis : chacun coûte 2 points, et 1 de plus par carte haute. Le plus petit total gagne.
sovango-lesson-follow = Biyogo demande du bleu : suivez. La plus haute prend, lion, tigre, panthère, puis 5 à 0. Passez dessous !
sovango-lesson-follow-wrong = Le tigre bat la panthère : le pli serait pour vous. Le 4 bleu passe dessous.
sovango-lesson-zero = Camille joue un zéro : c’est l’excuse, toujours permise. Sa couleur sera franchise dès le pli suivant.
sovango-lesson-tie = Pas de vert : tout est permis. Toute couleur peut prendre et, entre égales, la dernière jouée : pas de tigre !
sovango-lesson-tie-wrong = Un tigre prendrait, et le 2 vous servira plus tard : lâchez le 5.
sovango-lesson-franchise = Le jaune est franchise : à l’abri. La plus haute des autres prend. On suit donc le bleu ou, au choix, le jaune.
sovango-lesson-free = Votre tigre jaune ne risque rien dans ce pli : c’est le moment de vous en défaire.
sovango-lesson-free-wrong = Le tigre bleu battrait le 5 et prendrait : jouez le jaune, il est à l’abri.
sovango-lesson-cost = Camille paie 3 points, 2 et 1 pour le tigre, et ouvrira le pli suivant. Lion et panthère coûtent autant.
sovango-lesson-excuse = Le vert est franchise : la panthère ne compte pas, et votre 3 prendrait. Sauvez-vous avec le zéro, l’excuse.
sovango-lesson-excuse-wrong = Hors du vert, le 3 serait le plus haut : il prendrait. Le zéro se joue toujours.
sovango-lesson-keep = Votre zéro a mis la franchise au rouge. Trouvez la carte qui ne prend pas, et gardez l’autre pour la fin !
sovango-lesson-keep-wrong = Entre deux 3, le dernier joué prend : ce serait le vôtre. Le tigre rouge est à l’abri.
sovango-lesson-last = Le dernier pli coûte 4 points au lieu de 2 : on garde pour lui une petite carte. La vôtre passe sous le 4.
sovango-lesson-over = On redonne jusqu’à ce que quelqu’un atteigne **100** : qui en a le moins gagne. Suivez **par-dessous**, lâchez vos fauves **dans la franchise**, gardez un zéro pour les mauvais plis.

sovango-word-trick = Pli
sovango-word-trick-means = Chacun joue une carte, et l’un de vous les ramasse toutes.
sovango-word-led = Couleur demandée
sovango-word-led-means = La couleur de la première carte du pli : les autres la suivent s’ils peuvent.
sovango-word-franchise = Franchise
sovango-word-franchise-means = La couleur du dernier zéro : ses cartes sont à l’abri, la plus haute des autres prend.
sovango-word-excuse = Excuse
sovango-word-excuse-means = Un zéro : il se joue toujours, et sa couleur est franchise dès le pli suivant.
sovango-word-high = Carte haute
sovango-word-high-means = Un lion, un tigre ou une panthère : 1 point de plus dans un pli.
sovango-word-contract = Contrat
sovango-word-contract-means = Le total qui met fin à la partie, dès que quelqu’un l’atteint.
sovango-word-stock = Pioche
sovango-word-stock-means = À deux, les cartes où l’on pioche après chaque pli.

# Les problèmes.
sovango-counted = { $name } tient encore : { $cards }.
sovango-puzzle-wrong = Pas celle-ci : l’autre gagnerait encore la partie.
sovango-puzzle-duck = Passer dessous
sovango-puzzle-duck-task = Une seule carte gagne la partie.
sovango-puzzle-duck-idea = Laissez ce pli à l’autre, mais avec quelle carte ? Le dernier pli coûte 4 points.
sovango-puzzle-duck-wrong = Avec cette carte, l’autre peut encore gagner la partie.
sovango-puzzle-duck-won = La partie est gagnée de { $gain } points.
sovango-puzzle-take = Prendre
sovango-puzzle-take-task = Une seule carte gagne la partie.
sovango-puzzle-take-idea = Prenez ce pli : qui prend choisit la couleur du suivant.
sovango-puzzle-take-wrong = Avec cette carte, l’autre peut encore gagner la partie.
sovango-puzzle-take-won = La partie est gagnée de { $gain } points.
sovango-puzzle-lead = Ouvrir
sovango-puzzle-lead-task = Une seule carte gagne la partie.
sovango-puzzle-lead-idea = Vous ouvrez : quelle couleur l’autre devra-t-il suivre, et avec quelle carte ?
sovango-puzzle-lead-wrong = Avec cette carte, l’autre peut encore gagner la partie.
sovango-puzzle-lead-won = La partie est gagnée de { $gain } points.
sovango-puzzle-zero = Le zéro
sovango-puzzle-zero-task = Une seule carte gagne la partie.
sovango-puzzle-zero-idea = Un zéro se joue toujours, et sa couleur est franchise dès le pli suivant.
sovango-puzzle-zero-wrong = Avec cette carte, l’autre peut encore gagner la partie.
sovango-puzzle-zero-won = La partie est gagnée de { $gain } points.
