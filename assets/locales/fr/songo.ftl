# Songo.

songo-name = Songo
songo-pitch = Semer, compter, prendre : deux joueurs, rien de caché.
songo-length = Premier à 40 graines · environ 10 minutes

songo-seat-0 = Sud
songo-seat-1 = Nord

songo-option-bonus = Bonus du grenier
songo-option-bonus-14 = 14
songo-option-bonus-mod7 = 14, 21…
songo-option-solidarity = Solidarité
songo-option-solidarity-fullest = La plus pleine
songo-option-solidarity-any = Au choix
songo-option-target = Objectif
songo-option-target-40 = 40
songo-option-target-36 = 36
songo-option-few-seeds = Fin sous 10 graines
songo-option-few-seeds-on = Oui
songo-option-few-seeds-off = Non
songo-option-stuck = Joueur bloqué
songo-option-stuck-end = Fin
songo-option-stuck-give = Il donne
songo-option-first = Premier joueur
songo-option-first-random = Au hasard
songo-option-first-south = Sud
songo-option-first-north = Nord

songo-refused-game-over = La partie est finie.
songo-refused-not-your-cell = Cette case n’est pas dans votre camp.
songo-refused-empty-cell = Cette case est vide.
songo-refused-last-cell-single = Une graine seule ne quitte pas la dernière case.
songo-refused-last-cell-takes-nothing = De la dernière case, deux graines ne partent que pour prendre.
songo-refused-would-starve = Cette prise laisserait { $enemy } sans graine : elle ne compterait pas.
songo-refused-must-feed = { $enemy } n’a plus de graine : il faut lui en donner.
songo-refused-must-play-fullest = Solidarité : jouez la plus pleine, la { $fullest } ({ $seeds } graines).

songo-caption-started = { $first } commence
songo-caption-grenier = Un grenier de { $seeds } graines !
songo-caption-kept = La quatorzième graine est gardée
songo-caption-taken = { $seat } prend { $sum } { $sum ->
    [one] graine
   *[other] graines
}
songo-caption-capture-cancelled = Prise annulée : on ne prend pas tout
songo-caption-must-feed = Solidarité : { $seat } doit nourrir l’adversaire
songo-caption-gave = { $from } est bloqué et donne ses graines
songo-caption-collected = { $seat } ramasse son camp : { $seeds }

songo-note = { $sum ->
    [0] Relâchez pour semer, ou glissez ailleurs
   *[other] Relâchez pour prendre { $sum }, ou glissez ailleurs
}
songo-prompt = Choisissez une case à semer
songo-prompt-barred = Semez. { $why }
songo-barred-single = Case~{ $number }~bloquée :~graine~seule
songo-barred-takes-nothing = Case~{ $number }~bloquée :~rien~à~prendre
songo-barred-starves = Case~{ $number }~bloquée :~prendrait~tout
songo-prompt-feed = { $enemy } n’a plus de graine : semez de quoi lui en donner
songo-prompt-fullest = Solidarité : semez la { songo-cell }, la plus pleine

songo-ending-target = { $points } graines sur 70, plus de la moitié : c’est gagné.
songo-ending-few-seeds = Moins de dix graines restaient sur le plateau.
songo-ending-no-move = Il n’y avait plus de coup possible.
songo-ending-repetition = La même position est revenue trois fois.
songo-ending-agreed = Les joueurs ont convenu d’une nulle.

songo-fact-largest = { $names } { $many ->
    [one] a pris
   *[other] ont chacun pris
} **{ $count } { $count ->
    [one] graine
   *[other] graines
}** d’un coup
songo-fact-captures = { $names } { $many ->
    [one] a fait
   *[other] ont chacun fait
} **{ $count } { $count ->
    [one] prise
   *[other] prises
}**
songo-fact-longest = { $names } { $many ->
    [one] a semé
   *[other] ont chacun semé
} **{ $count } { $count ->
    [one] graine
   *[other] graines
}** d’un coup

songo-help-1-heading = Le but
songo-help-1 = Prendre **{ $target } graines** avant l’autre. Chacun a sept cases devant lui, **cinq graines** dans chacune. { $first ->
    [south] Sud commence.
    [north] Nord commence.
   *[other] Le sort désigne qui commence ; à la partie suivante, c’est l’autre.
}
songo-help-2-heading = Semer
songo-help-2 = À votre tour, touchez une de vos cases : toutes ses graines partent, **une par case**, dans le sens des **aiguilles d’une montre**. **Maintenez** la case appuyée pour voir où elles iront ; glissez ailleurs pour renoncer.
songo-help-3-heading = Prendre
songo-help-3 = Si la dernière graine tombe chez l’adversaire dans une case qui compte alors **2, 3 ou 4 graines**, elles sont à vous. Celles des cases **juste avant** aussi, tant qu’elles en comptent 2, 3 ou 4. La **première case** adverse, celle que vous atteignez d’abord, ne se prend qu’avec d’autres.
songo-help-4-heading = Le grenier (ndà)
songo-help-4 = Une case de **14 graines ou plus** est un grenier. Ses graines font le tour du plateau en sautant leur case, puis ne tournent plus que chez l’adversaire. Avec { $bonus ->
    [mod7] **14, 21, 28…**
   *[other] **14 tout juste**
}, vous gardez la dernière, et rien d’autre n’est pris.
songo-help-5-heading = Ce qui ne se fait pas
songo-help-5 = **On ne prend pas tout** : une prise qui viderait le camp adverse est annulée. De votre **dernière case**, juste avant le camp adverse, une graine seule ne part jamais, et deux ne partent que pour prendre.
songo-help-6-heading = Solidarité
songo-help-6 = Si l’adversaire n’a plus rien, il faut **lui donner des graines**, en jouant { $solidarity ->
    [any] **n’importe laquelle** des cases qui le peuvent.
   *[other] la case **la plus pleine** de celles qui le peuvent.
}
songo-help-7-heading = La fin
songo-help-7 = La partie finit aussi { $few-seeds ->
    [off] quand
   *[other] quand il reste **moins de dix graines**, quand
} celui qui doit jouer ne le peut pas, ou quand la même position revient pour la **troisième fois**. { $stuck ->
    [give] Qui n’a plus qu’une ou deux graines barrées les donne, et la partie continue. Chacun
   *[other] Chacun
} ajoute alors les graines de son camp ; si **personne n’en a { $target }**, c’est la nulle.
songo-help-8-heading = Pour bien jouer
songo-help-8 = Comptez vos **bidoua**, les coups que vous pouvez faire sans rien donner. Menacez **deux cases à la fois**. Une graine de plus dans une case menacée, un **yinda**, suffit souvent à la sauver. Et gardez un **grenier** pour le bon moment.
songo-example-row = Vos neuf graines finissent sur une case qui en fait 2. Les deux d’avant en font 3 et 4 : les trois sont prises, **9 graines**.
songo-example-first-cell = La dernière des quatre graines fait 4, mais sur la première case : **rien n’est pris**.
songo-example-granary = Quatorze : treize font le tour sans leur propre case, et la dernière est à vous, **1 graine**.
songo-example-never-all = Les sept graines prendraient tout ce qui reste en face. La prise est annulée : **0 graine**.
songo-example-last-cell = La graine de votre dernière case, à gauche, est **barrée** : vous en jouez une autre.
songo-example-solidarity = Seules la case de 23 et celle de 10 vont en face : la plus pleine joue. Elle donne et, au passage, prend **9 graines**.
songo-sample = Il reste neuf graines sur le plateau. Chacun ajoute celles de son camp : **40** gagne contre 30.
songo-sample-taken = graines prises
songo-sample-camp = dans son camp

# Les cases d’un camp se comptent de gauche à droite.
songo-cell = case { $cell ->
    [N0] 1
    [N1] 2
    [N2] 3
    [N3] 4
    [N4] 5
    [N5] 6
    [S0] 1
    [S1] 2
    [S2] 3
    [S3] 4
    [S4] 5
    [S5] 6
   *[other] 7
}
songo-number = n°{ $number }
songo-move = Semer depuis la { songo-cell } : { $seeds } { $seeds ->
    [one] graine
   *[other] graines
}
songo-said-lifted = { $name } sème { $seeds ->
    [one] la graine
   *[other] les { $seeds } graines
} de sa case~{ $cell }
songo-said-taken = Prise : { $together ->
    [1] les { $seeds } graines de la case { $cell }
   *[other] { $so-far } graines des cases { $cell }
}
songo-mirror-camp = { $name } : { $cells }
songo-mirror-cell = { songo-cell } : { $seeds }

# Pourquoi ce coup : à l’infinitif, car un indice le dit aussi.
songo-why-wins = Gagner la partie
songo-why-feeds = Donner { $seeds } { $seeds ->
    [one] graine
   *[other] graines
} : solidarité oblige
songo-why-grenier-takes = Vider le grenier de la { songo-cell } et prendre { $seeds } graines
songo-why-takes = Prendre { $seeds } graines
songo-why-keeps-one = Quatorze graines dans la { songo-cell } : une pour soi
songo-why-saves = Mettre { $seeds } graines à l’abri
songo-why-threatens-twice = Menacer de prendre depuis { $cells } cases à la fois
songo-why-threatens = Menacer de prendre { $seeds } graines
songo-why-builds-grenier = Faire un grenier de la { songo-cell } : { $seeds } graines
songo-why-keeps-grenier = Garder le grenier de la { songo-cell } pour le bon moment
songo-why-hems = Ne laisser que { $moves } { $moves ->
    [one] coup possible
   *[other] coups possibles
}
songo-why-gives-nothing = Un bidoua : ne rien donner

# Réglages
songo-left-handed = Pour gauchers (plateau vertical)
songo-board-turns = Le plateau se tourne vers qui joue

# Résultats
songo-counted = { $count ->
    [one] graine
   *[other] graines
}

# La leçon : une phrase tient en trois lignes d’un téléphone.
songo-lesson-aim = Prenez 40 graines avant l’autre. Vos sept cases sont devant vous, les siennes en face.
songo-lesson-sow = Touchez la case éclairée : ses cinq graines partent une par une, dans le sens des flèches.
songo-lesson-sow-wrong = Celle-là plus tard : semez d’abord la case que montre la flèche.
songo-lesson-take = La dernière graine tombe en face et y fait 2, 3 ou 4 : tout est à vous. Ici, 2 et 1 font 3.
songo-lesson-take-wrong = D’ici la dernière graine ne prend rien : essayez la case montrée.
songo-lesson-chain = On remonte ensuite : les cases juste avant se prennent aussi si elles font 2, 3 ou 4. Trouvez neuf graines !
songo-lesson-chain-wrong = Il y a mieux : maintenez une case pour voir où tombent ses graines.
songo-lesson-first = La première case en face ne se prend jamais seule, seulement à la fin d’une suite comme celle-là.
songo-lesson-last = De la dernière case, la n°1, une graine seule ne part pas, et deux ne partent que pour prendre. Ici, six !
songo-lesson-last-wrong = Vos deux graines de la case n°1 prennent tout de suite : semez-les.
songo-lesson-grenier = 14 graines et plus : un grenier. Il fait le tour sans sa propre case. À 14 juste, la dernière est pour vous.
songo-lesson-grenier-wrong = Le grenier, c’est la case de 14 : semez-la.
songo-lesson-dry = On ne prend pas tout : une prise qui viderait le camp d’en face est annulée. Essayez.
songo-lesson-dry-wrong = Semez plutôt les sept graines, pour voir une prise annulée.
songo-lesson-feed = En face, plus rien : il faut donner, depuis votre case la plus pleine parmi celles qui le peuvent.
songo-lesson-feed-wrong = Pas celle-là : la plus pleine qui atteint l’autre camp en a 23.
songo-lesson-win = À 40 vous gagnez. S’il reste moins de dix graines, ou plus de coup, chacun ajoute celles de son camp.
songo-lesson-over = Semer, prendre **2, 3 ou 4**, remonter la suite : le reste vient en jouant. Maintenez une case pour voir ce qu’elle ferait.

songo-word-granary = Grenier (ndà)
songo-word-granary-means = Une case de 14 graines ou plus : elle fait tout le tour du plateau.
songo-word-first-cell = Première case
songo-word-first-cell-means = La case d’en face que vos graines atteignent d’abord : elle ne se prend qu’avec d’autres.
songo-word-last-cell = Dernière case
songo-word-last-cell-means = Votre case juste avant le camp d’en face : une graine seule n’en part jamais.
songo-word-row = Suite
songo-word-row-means = Les cases juste avant celle que vous prenez, si elles font 2, 3 ou 4 : prises aussi.
songo-word-solidarity = Solidarité
songo-word-solidarity-means = Quand le camp d’en face est vide, il faut lui donner des graines.
songo-word-threat = Menace
songo-word-threat-means = Une case que vous pourriez prendre au coup suivant ; deux à la fois se parent mal.
songo-word-yinda = Yinda
songo-word-yinda-means = Une graine de plus dans une case menacée, pour qu’on ne puisse plus la prendre.
songo-word-bidoua = Bidoua
songo-word-bidoua-means = Les coups qui vous restent sans rien donner à l’autre.
# Les problèmes.
songo-puzzle-wrong = Il y a mieux : ce coup laisse échapper ce que vous avez préparé.
songo-puzzle-capture = Une prise
songo-puzzle-capture-task = À vous : gagnez { $gain } graines en { $moves ->
    [one] un coup
   *[other] { $moves } coups
}.
songo-puzzle-capture-idea = Suivez la dernière graine de chaque case : où ferait-elle 2, 3 ou 4 ?
songo-puzzle-capture-wrong = Ce coup rapporte moins : { $gain } graines sont à prendre.
songo-puzzle-capture-won = Vous prenez { $gain } graines d’un seul coup.
songo-puzzle-chain = Prise en chaîne
songo-puzzle-chain-task = À vous : gagnez { $gain } graines en { $moves ->
    [one] un coup
   *[other] { $moves } coups
}.
songo-puzzle-chain-idea = Cherchez une suite de cases qui feraient 2, 3 ou 4, et la graine qui tombe à son bout.
songo-puzzle-chain-wrong = Ce coup rapporte moins : une suite de cases vaut { $gain } graines.
songo-puzzle-chain-won = Toute la suite est prise : { $gain } graines.
songo-puzzle-threat = Menace
songo-puzzle-threat-task = À vous : gagnez { $gain } graines en { $moves ->
    [one] un coup
   *[other] { $moves } coups
}.
songo-puzzle-threat-idea = Ne prenez pas encore : préparez une prise que l’autre ne peut pas empêcher.
songo-puzzle-threat-wrong = Ce coup rapporte moins : { $gain } graines se gagnent, en deux temps.
songo-puzzle-threat-won = La menace ne pouvait pas être parée : { $gain } graines.
songo-puzzle-double-threat = Double menace
songo-puzzle-double-threat-task = À vous : gagnez { $gain } graines en { $moves ->
    [one] un coup
   *[other] { $moves } coups
}.
songo-puzzle-double-threat-idea = Préparez deux prises à la fois : l’autre n’en empêchera qu’une.
songo-puzzle-double-threat-wrong = Ce coup rapporte moins : deux menaces à la fois valent { $gain } graines.
songo-puzzle-double-threat-won = De deux menaces, une est restée : { $gain } graines.
songo-puzzle-yinda = Yinda
songo-puzzle-yinda-task = À vous : sauvez { $gain } graines en { $moves ->
    [one] un coup
   *[other] { $moves } coups
}.
songo-puzzle-yinda-idea = Une de vos cases va être prise : une graine de plus la mettrait à l’abri.
songo-puzzle-yinda-wrong = Ce coup laisse prendre davantage : { $gain } graines peuvent être sauvées.
songo-puzzle-yinda-won = La case est à l’abri : { $gain } graines sauvées.
songo-puzzle-grenier = Grenier
songo-puzzle-grenier-task = À vous : gagnez { $gain } graines en { $moves ->
    [one] un coup
   *[other] { $moves } coups
}.
songo-puzzle-grenier-idea = Une case de 14 graines ou plus va prendre. Tout de suite, ou plus tard ?
songo-puzzle-grenier-wrong = Ce coup rapporte moins : le grenier vaut { $gain } graines.
songo-puzzle-grenier-won = Le grenier a rapporté { $gain } graines.
songo-puzzle-bidoua = Bidoua
songo-puzzle-bidoua-task = À vous : gagnez { $gain } graines en { $moves ->
    [one] un coup
   *[other] { $moves } coups
}.
songo-puzzle-bidoua-idea = Jouez chez vous, sans rien donner : l’autre n’aura plus que des coups coûteux.
songo-puzzle-bidoua-wrong = Ce coup rapporte moins : sans rien donner, vous gagneriez { $gain } graines.
songo-puzzle-bidoua-won = L’autre a dû donner, et l’a payé : { $gain } graines.
songo-puzzle-ending = Fin de partie
songo-puzzle-ending-task = Finissez la partie en { $moves ->
    [one] un coup
   *[other] { $moves } coups
} et gagnez-la de { $gain } graines.
songo-puzzle-ending-idea = Comptez les graines de chaque camp : qui ne pourra bientôt plus jouer ?
songo-puzzle-ending-wrong = Ce coup finit moins bien : la partie peut être gagnée de { $gain } graines.
songo-puzzle-ending-won = La partie est gagnée de { $gain } graines.
