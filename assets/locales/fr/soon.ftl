# Soon.

soon-name = Soon
soon-pitch = Une suite de 1 à 8, le jour, la nuit, et des voleurs.
soon-length = Premier à 40 points · environ 25 minutes

soon-option-hand = Cartes en main
soon-option-hand-3 = 3
soon-option-hand-4 = 4
soon-option-return = Rendre la carte prise
soon-option-return-allowed = Permis
soon-option-return-forbidden = Interdit
soon-option-colour-bonus = Une seule couleur double
soon-option-colour-bonus-any = Toujours
soon-option-colour-bonus-complete-only = Si complète
soon-option-length = Durée
soon-option-length-classic = Classique 40
soon-option-length-express = Express
soon-option-length-endurance = Endurance 80
soon-option-variant = Variante
soon-option-variant-normal = Sans
soon-option-variant-speed = Speed

soon-colour-day = jour
soon-colour-night = nuit

soon-card-number = { $rank } de { $colour }
soon-card-joker = Joker de { $colour }
soon-card-explorer = Explorateur
soon-card-lightning = Foudre
soon-card-thief = Voleur
soon-the-number = le { $rank } de { $colour }
soon-the-joker = le Joker de { $colour }
soon-the-explorer = l’Explorateur
soon-the-lightning = la Foudre
soon-the-thief = le Voleur
soon-your-number = votre { $rank } de { $colour }
soon-your-joker = votre Joker de { $colour }

soon-refused-game-over = La partie est finie.
soon-refused-must-draw-first = Prenez d’abord une carte, à la pioche ou à la défausse.
soon-refused-already-drew = Vous avez déjà pris une carte : jouez, ou défaussez.
soon-refused-discard-empty = La défausse est vide : piochez.
soon-refused-discard-blocked = La défausse est bloquée par { $card } : piochez.
soon-refused-not-in-hand = Vous n’avez pas { $card } : choisissez une carte de votre main.
soon-refused-not-for-sequences = On ne pose pas { $card } dans sa suite : visez quelqu’un, ou défaussez.
soon-refused-not-next = Pas encore : il vous faut { $next ->
    [8] un 8
   *[other] un { $next } ou un Joker
}.
soon-refused-no-place-left = Vos huit places sont prises : remplacez plutôt une carte.
soon-refused-joker-is-no-eight = Un Joker ne remplace pas un 8 : il faut un vrai 8.
soon-refused-nothing-there = { $places ->
    [0] Votre suite est vide : commencez par poser un 1.
   *[other] Rien à la place { $place } : votre suite va jusqu’à { $places }.
}
soon-refused-wrong-place = La place { $place } n’est pas pour { $card } : chaque nombre a la sienne.
soon-refused-just-taken = Vous venez de prendre { $card } : défaussez une autre carte, ou jouez.
soon-refused-no-such-player = Il n’y a personne à cette place : choisissez un adversaire.
soon-refused-on-yourself = Pas contre vous-même : choisissez un adversaire.
soon-refused-no-such-rank = Il n’y a pas de { $rank } : choisissez de 1 à 8.
soon-refused-not-playable = Un { $rank } ne vous servirait à rien : demandez { $most ->
    [1] un 1
   *[other] de 1 à { $most }
}.
soon-refused-target-complete = { $target } a une suite complète, intouchable : visez ailleurs.
soon-refused-target-empty = { $target } n’a encore rien posé : visez ailleurs.
soon-refused-not-needed = Le Voleur ne prend que ce qu’il vous faut : un { $next }.
soon-refused-no-thief-there = Aucun Voleur à votre place { $rank } : reprenez plutôt la place d’un Voleur.
soon-refused-target-too-short = { $target } n’a pas de { $rank } dans sa suite : visez ailleurs.
soon-refused-not-a-number = { $target } a { $card } à la place { $rank } : on ne vole que des nombres.
soon-refused-must-give = { $to } vous demande un { $rank } : donnez-en un.
soon-refused-not-asked = Personne ne vous demande de carte : jouez votre tour.
soon-refused-not-what-was-asked = On vous demande un { $rank }, pas { $card }.

soon-event-round-started = Manche { $round } : { $starter } commence
soon-event-turned = La défausse commence par { $card }
soon-event-reshuffled = La défausse remélangée fait une pioche de { $cards } { $cards ->
    [one] carte
   *[other] cartes
}
soon-event-drew = { $seat } pioche { $card }
soon-event-drew-hidden = { $seat } pioche une carte
soon-event-took-discard = { $seat } prend { $card } à la défausse
soon-event-laid = { $seat } pose { $card }
soon-event-laid-joker = { $seat } pose { $card } en guise de { $place }
soon-event-laid-at-once = { $seat } pose aussitôt { $card }
soon-event-replaced = { $seat } remplace { $old } par { $card }
soon-event-replaced-at = À la place { $place }, { $seat } remplace { $old } par { $card }
soon-event-discarded = { $seat } défausse { $card }
soon-event-asked = Explorateur : { $seat } demande un { $rank } à { $target }
soon-event-asked-colour = Explorateur : { $seat } demande un { $rank } de { $colour } à { $target }
soon-event-gave = { $seat } donne { $card } à { $to }
soon-event-refused = { $seat } n’a pas de { $rank }
soon-event-refused-colour = { $seat } n’a pas de { $rank } de { $colour }
soon-event-struck = Foudre : { $seat } frappe, { $target } perd { $card }
soon-event-stole = Voleur : { $seat } prend { $card } à { $target }
soon-event-blocked = La défausse est bloquée par { $card }
soon-event-completed = { $seat } complète sa suite avant tout le monde !
soon-event-completed-too = { $seat } complète aussi sa suite !
soon-event-last-turn = Dernier tour : à { $seat }
soon-event-round-ended = Fin de la manche { $round } : on compte
soon-event-round-ended-speed = Fin de la manche { $round } : la suite est complète
soon-event-round-ended-turn-limit = Fin de la manche { $round } : après 200 tours, on compte
soon-event-scored = { $seat }, { $line } : { $points }
soon-event-round-scored = { $seat } : { $points } pour la manche, { $total } en tout
soon-event-game-over = { $names } { $count ->
    [one] gagne
   *[other] gagnent
} la partie

soon-line-cards = cartes
soon-line-one-colour = une seule couleur
soon-line-complete = suite complète
soon-line-joker = avec Joker
soon-line-first = avant les autres
soon-line-won = manche gagnée

soon-ending-goal = { $points } points atteints : le plus haut total gagne.
soon-ending-express = La seule manche est jouée : le plus haut total gagne.
soon-ending-shared = La seule manche est jouée ; le plus haut total se partage.
soon-ending-speed = Trois manches gagnées : c’est la victoire.

soon-fact-complete = { $names } { $many ->
    [one] a complété
   *[other] ont chacun complété
} **{ $count } { $count ->
    [one] suite
   *[other] suites
}**
soon-fact-stolen = { $names } { $many ->
    [one] a volé
   *[other] ont chacun volé
} **{ $count } { $count ->
    [one] carte
   *[other] cartes
}**
soon-fact-struck = { $names } { $many ->
    [one] a foudroyé
   *[other] ont chacun foudroyé
} **{ $count } { $count ->
    [one] carte
   *[other] cartes
}**
soon-fact-given = { $names } { $many ->
    [one] a obtenu
   *[other] ont chacun obtenu
} **{ $count } { $count ->
    [one] carte
   *[other] cartes
}** en demandant

soon-step-draw = Piochez, ou prenez la défausse
soon-step-draw-only = Piochez : la défausse est bloquée
soon-step-act = Choisissez une carte à jouer, ou~à~défausser
soon-step-discard = Rien ne se joue : défaussez une carte
soon-step-give = { $name } demande un { $rank } : lequel donner ?
soon-pill-draw = Piochez
soon-pill-act = puis jouez
soon-of-goal = / { $goal }
soon-lay = Posez ce { $card } en place { $place }, ou défaussez-le
soon-lay-or-replace = Posez ce { $card } en place { $place }, ou sur une carte à remplacer
soon-replace = Ce { $card } peut remplacer { $old }, ou partir à la défausse
soon-replace-one-of = Ce { $card } peut remplacer une carte, ou partir à la défausse
soon-only-discard = { $card } : nulle part où la jouer, défaussez-la
soon-ask-rank = Demander à { $name } :
soon-steal-rank = Voler à { $name } :
soon-ask-colour = Demander à { $name } un { $rank } :
soon-by-day = De jour
soon-by-night = De nuit
soon-pile = Pioche : { $cards }
soon-discard = Défausse
soon-discard-blocked-short = Bloquée
soon-discard-blocked = Défausse bloquée
soon-round = Manche { $round }
soon-round-goal = premier à { $goal }
soon-round-wins = { $goal } { $goal ->
    [one] manche
   *[other] manches
} à gagner
soon-round-only = Une seule manche
soon-last-turn = Dernier tour !
soon-complete = Complète : +{ $points }
soon-complete-speed = Complète
soon-all-day = Tout de jour : ×2
soon-all-night = Tout de nuit : ×2
soon-day-doubled = Jour ×2
soon-night-doubled = Nuit ×2
soon-cancel = Choisir une autre
soon-back = Retour
soon-discard-it = Défausser
soon-either = Peu importe
soon-explorer = Explorateur
soon-explorer-who = À qui demander ?
soon-explorer-rank = Quel nombre ?
soon-explorer-colour = De jour ou de nuit ?
soon-lightning = Foudre
soon-lightning-where = Qui perd sa dernière carte ?
soon-thief = Voleur

soon-help-1-heading = Le but
soon-help-1 = Poser devant soi une **suite de 1 à 8**, et en tirer des points. { $variant ->
    [speed] Dans la variante Speed, **le premier à compléter** gagne la manche, et trois manches gagnent la partie.
   *[other] { $length ->
        [express] Une partie Express dure une manche : **le plus de points gagne** ; à égalité, on partage.
        [endurance] Quand quelqu’un atteint 80, **le plus haut total gagne** ; à égalité, on joue encore une manche.
       *[other] Quand quelqu’un atteint 40, **le plus haut total gagne** ; à égalité, on joue encore une manche.
    }
}
soon-help-2-heading = Les cartes
soon-help-2 = Des nombres de 1 à 8, moitié **de jour**, moitié **de nuit** : les petits abondent, les 8 sont rares. Et des **cartes spéciales** : Jokers, Explorateurs, Foudres et Voleurs. Chacun commence avec **{ $hand } cartes**. Le sort désigne qui commence ; aux manches suivantes, c’est **le plus petit total**.
soon-help-3-heading = Un tour
soon-help-3 = **Prenez une carte**, à la pioche ou sur la défausse, puis faites **une seule chose** : poser, remplacer, défausser ou jouer une spéciale. Une spéciale au sommet de la défausse **la bloque** : il faut alors piocher. { $return ->
    [forbidden] La carte qu’on vient de prendre à la défausse n’y retourne pas aussitôt. Quand
   *[other] Quand
} la pioche est vide, la défausse remélangée en fait une nouvelle.
soon-help-4-heading = Poser et remplacer
soon-help-4 = On pose les nombres **dans l’ordre**, à partir de 1, de jour ou de nuit. Plus tard, on peut **remplacer** une carte de sa suite par une autre du même rang : pour n’avoir qu’une couleur, ou se défaire d’un Joker ou d’un Voleur. La carte remplacée va à la défausse.
soon-help-5-heading = Joker
soon-help-5 = Il tient lieu de **n’importe quel nombre** de 1 à 7, dans sa couleur. Mais une suite complète qui en contient **perd un point**.
soon-help-6-heading = Explorateur, Foudre, Voleur
soon-help-6 = **L’Explorateur** demande à quelqu’un un nombre que vous pourriez jouer aussitôt, et sa couleur si vous voulez. S’il l’a, il vous le donne, repioche, et vous le jouez ; si deux cartes conviennent, il choisit. Sinon, votre tour est fini. **La Foudre** fait perdre à un adversaire la dernière carte de sa suite, puis reste sur la défausse et la bloque. **Le Voleur** prend chez un autre le nombre qu’il vous faut et reste à sa place : il faudra le remplacer pour être complet. Sans cible, une spéciale ne peut qu’être défaussée.
soon-help-7-heading = La fin de la manche
soon-help-7 = Dès qu’une suite est complète, de 1 à 8 et sans Voleur, { $variant ->
    [speed] la manche est finie.
   *[other] chacun des autres joue **un dernier tour**. Personne ne touche plus à une suite complète.
}
soon-help-8-heading = Les points
soon-help-8 = { $variant ->
    [speed] Le premier à compléter marque **1 point**, quelles que soient les couleurs.
   *[other] **1 point par carte**, Voleurs exceptés ; **le double** si toute la suite est d’une seule couleur, { $colour-bonus ->
        [complete-only] une fois complète.
       *[other] même incomplète.
    } Suite complète : **2 de plus**, mais 1 de moins si elle contient un Joker, et 2 de plus pour le premier à finir.
}
soon-help-9-heading = À la table
soon-help-9 = Touchez la pioche ou la défausse pour prendre une carte. Touchez ensuite une carte de votre main pour **la choisir**, et l’endroit où elle va : votre suite, la défausse, un adversaire. Vous pouvez aussi l’y glisser. Touchez-la encore pour la poser à la suite. **Maintenez** une carte appuyée pour la voir de près.
soon-help-10-heading = Pour bien jouer
soon-help-10 = **Une seule couleur** vaut souvent mieux que la vitesse : remplacez les cartes de l’autre couleur tant que vous en avez le temps. Regardez ce que les autres prennent à la défausse : un Explorateur vous l’apportera. **Gardez une Foudre** pour celui qui approche de 8, et ne jetez pas le nombre qu’attend votre voisin.
soon-example-blocked = Une Foudre est sur la défausse : **bloquée**. Vous piochez.
soon-example-replaces = Le 3 de jour prend la place du 3 de nuit : la suite n’a de nouveau qu’**une seule couleur**.
soon-example-explores = Il vous faut un 3. Vous le demandez à quelqu’un, il l’a : **le voilà posé**.
soon-example-strikes = Sa dernière carte, le 4, **est perdue** : il n’en est plus qu’au 3.
soon-example-steals = Il vous fallait un 2. Le sien finit maintenant votre suite, en haut ; **le Voleur reste** à sa place, en bas.
soon-sample = Awa est complète, avec un Joker. La suite de Biyogo est d’une seule couleur : ses 5 cartes comptent **double**, le Voleur rien.
soon-thief-where = Quelle carte voler ?

soon-move-draw = Piocher une carte
soon-move-take-discard = Prendre le dessus de la défausse
soon-move-lay = Poser { $card }
soon-move-replace = Poser { $card } sur la place { $place }
soon-move-discard = Défausser { $card }
soon-move-explorer = Explorateur : demander un { $rank } à { $name }
soon-move-explorer-colour = Explorateur : demander un { $rank } de { $colour } à { $name }
soon-move-lightning = Foudre sur { $name }
soon-move-thief = Voleur : prendre la place { $rank } de { $name }
soon-move-give = Donner { $card }
soon-mirror-sequence = { $name } a posé : { $cards }
soon-mirror-no-sequence = { $name } n’a encore rien posé
soon-mirror-pile = { $cards } { $cards ->
    [one] carte
   *[other] cartes
} dans la pioche
soon-mirror-discard = Sur la défausse : { $card }

# Pourquoi ce coup : un indice le dit aussi.
soon-why-finishes = De 1 à 8 : la suite est complète !
soon-why-one-colour = Que des cartes de { $colour } jusqu’ici : tout peut compter double
soon-why-hurries = Tant pis pour la couleur, il faut avancer
soon-why-replaces-joker = Plus de Joker à la place { $place } : il aurait coûté un point
soon-why-replaces-thief = Dehors, le Voleur de la place { $place } !
soon-why-strikes = { $seat } en était déjà à { $places } : il fallait l’arrêter
soon-why-asks-seen = { $seat } a pris un { $rank } sous les yeux de tous
soon-why-steals = Il manquait un { $rank }, { $seat } en avait un
soon-why-takes-missing = Voilà { $card } qui manquait
soon-why-denies = { $seat } attendait { $card }
soon-why-buries = { $seat } aurait bien pris { $card } : c’est recouvert

# La leçon : une phrase tient en trois lignes d’un téléphone.
soon-lesson-draw = Posez une suite de 1 à 8. D’abord, une carte : le 7 de la défausse est trop grand, touchez la pioche.
soon-lesson-draw-wrong = Ce 7 ne vous servirait pas avant longtemps : touchez la pioche.
soon-lesson-lay = Puis une seule action : poser, ou défausser. Posez votre 1 de jour : touchez-le, puis touchez-le encore.
soon-lesson-lay-wrong = Sans 1, rien ne commence : posez-le d’abord.
soon-lesson-take = Camille jette un 2 de jour, juste ce qu’il vous faut. Au lieu de piocher, prenez-le à la défausse !
soon-lesson-take-wrong = La pioche est un hasard, ce 2 de jour est sûr : touchez la défausse.
soon-lesson-colour = Vous avez deux 2. Une suite toute d’une seule couleur compte double : lequel posez-vous ?
soon-lesson-colour-wrong = Le 2 de jour va avec votre 1 de jour : c’est lui qui garde une seule couleur.
soon-lesson-replace = Ce 3 de nuit gâche la couleur. Touchez votre 3 de jour, puis le 3 posé : il prend sa place.
soon-lesson-replace-wrong = Plus tard : d’abord le 3 de jour à la place du 3 de nuit.
soon-lesson-joker = Pas de 4 ? Posez le Joker de jour : il vaut de 1 à 7. Dans une suite complète, il coûte un point.
soon-lesson-joker-wrong = Le Joker de jour fait un 4 de jour : posez-le à la suite.
soon-lesson-explorer = Camille vous a soufflé le 5 de jour ! L’Explorateur le lui demande ; si elle l’a, vous le posez aussitôt.
soon-lesson-explorer-wrong = Demandez à Camille, un 5, de jour : vous l’avez vue le prendre.
soon-lesson-lightning = Biyogo et Camille sont à 7 ! La Foudre détruit la dernière carte d’une suite : touchez-la, puis Biyogo.
soon-lesson-lightning-wrong = D’abord la Foudre sur Biyogo ; Camille aura son tour.
soon-lesson-thief = Un tour plus tard, il vous faut un 7. Le Voleur prend celui de Camille, que vous posez, et reste à sa place.
soon-lesson-thief-wrong = Le 7 est chez Camille : touchez le Voleur, puis Camille.
soon-lesson-finish = Ici, Biyogo vous a volé le 5. Un Voleur ne compte pas et empêche de finir : par quoi le remplacer ?
soon-lesson-finish-wrong = Votre 5 de jour, à la place du Voleur : la suite est complète, et toute de jour.
soon-lesson-over = **Complète** : les autres ont un dernier tour. 8 cartes doublées font 16, **+2** complète, **+2** avant les autres : 20. À 40, le plus haut total gagne. Une carte spéciale au sommet de la défausse **la bloque** : il faut piocher.

soon-word-run = Suite
soon-word-run-means = Les cartes que vous posez devant vous, dans l’ordre, de 1 à 8.
soon-word-joker = Joker
soon-word-joker-means = Tient lieu de n’importe quel nombre de 1 à 7, dans sa couleur.
soon-word-explorer = Explorateur
soon-word-explorer-means = Demande à quelqu’un un nombre que vous pourriez jouer aussitôt.
soon-word-lightning = Foudre
soon-word-lightning-means = Détruit la dernière carte de la suite d’un autre.
soon-word-thief = Voleur
soon-word-thief-means = Prend dans la suite d’un autre le nombre qu’il vous faut, et reste à sa place.
soon-word-blocked = Défausse bloquée
soon-word-blocked-means = Une carte spéciale est au sommet : il faut piocher.
soon-word-complete = Suite complète
soon-word-complete-means = De 1 à 8, sans Voleur : personne n’y touche plus.
