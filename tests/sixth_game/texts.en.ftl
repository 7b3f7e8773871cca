# Douze.

douze-name = Douze
douze-pitch = Twelve cards, six tricks, and one step too many.
douze-length = Most tricks win · about 2 minutes

douze-option-trip = One too high trips
douze-option-trip-on = Yes
douze-option-trip-off = No

douze-refused-game-over = The game is over.
douze-refused-not-in-hand = You do not have the { $card }: lay a card from your hand.

douze-event-begun = { $dealer } deals, { $leader } leads
douze-event-laid = { $seat } lays the { $card }
douze-event-taken = { $seat } takes the trick with the { $card }
douze-event-tripped = One too high: { $seat } takes the trick with the { $card }
douze-event-drew = { $seat } draws the { $card }
douze-event-drew-hidden = { $seat } draws a card
douze-event-over = { $names } { $count ->
    [one] wins
   *[other] share it
}

douze-ending-won = Won with { $tricks } of the six tricks.
douze-ending-draw = Three tricks each.

douze-move = Lay the { $card }
douze-mirror-stock = Stock: { $cards } { $cards ->
    [one] card
   *[other] cards
}

douze-why-takes = Takes it with the least that takes, the { $card }
douze-why-lets-trip = Lets it trip over the { $card }
douze-why-gives-away = Gives the { $card } away
douze-why-leads = Leads the { $card }

douze-help-1-heading = The goal
douze-help-1 = Take more of the six tricks than your opponent. Three each is a draw.
douze-help-2-heading = The cards
douze-help-2 = Twelve cards, from 1 to 12. Each of you is dealt four; four make the stock, and nobody sees them.
douze-help-3-heading = A trick
douze-help-3 = One lays a card, the other answers with any card. The higher one takes both. But a card that is higher by exactly one trips, and the lower one takes them.
douze-help-4-heading = After it
douze-help-4 = Whoever took the trick draws a card from the stock, then the other, as long as there is one, and leads the next.
douze-help-5-heading = At the table
douze-help-5 = Touch a card, or drag it to the middle, to lay it.
