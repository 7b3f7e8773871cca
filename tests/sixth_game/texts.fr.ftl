# Douze.

douze-name = Douze
douze-pitch = Douze cartes, six plis, et un pas de trop.
douze-length = Le plus de plis gagne · environ 2 minutes

douze-option-trip = Un de trop trébuche
douze-option-trip-on = Oui
douze-option-trip-off = Non

douze-refused-game-over = La partie est finie.
douze-refused-not-in-hand = Vous n’avez pas le { $card } : posez une carte de votre main.

douze-event-begun = { $dealer } donne, { $leader } entame
douze-event-laid = { $seat } pose le { $card }
douze-event-taken = { $seat } prend le pli avec le { $card }
douze-event-tripped = Un de trop : { $seat } prend le pli avec le { $card }
douze-event-drew = { $seat } pioche le { $card }
douze-event-drew-hidden = { $seat } pioche une carte
douze-event-over = { $names } { $count ->
    [one] gagne
   *[other] font match nul
}

douze-ending-won = Gagné avec { $tricks } des six plis.
douze-ending-draw = Trois plis chacun.

douze-move = Poser le { $card }
douze-mirror-stock = Pioche : { $cards } { $cards ->
    [one] carte
   *[other] cartes
}

douze-why-takes = Prendre avec la plus petite qui prend, le { $card }
douze-why-lets-trip = Le laisser trébucher sur le { $card }
douze-why-gives-away = Se défaire du { $card }
douze-why-leads = Entamer du { $card }

douze-help-1-heading = Le but
douze-help-1 = Faites plus de plis que l’autre, sur six. Trois chacun, c’est match nul.
douze-help-2-heading = Les cartes
douze-help-2 = Douze cartes, de 1 à 12. Chacun en reçoit quatre ; quatre forment la pioche, que personne ne voit.
douze-help-3-heading = Un pli
douze-help-3 = L’un pose une carte, l’autre répond avec celle qu’il veut. La plus haute prend les deux. Mais une carte plus haute d’un seul point trébuche, et la plus basse les prend.
douze-help-4-heading = Ensuite
douze-help-4 = Qui a pris le pli pioche une carte, puis l’autre, tant qu’il y en a, et entame le suivant.
douze-help-5-heading = À la table
douze-help-5 = Touchez une carte, ou faites-la glisser au milieu, pour la poser.
