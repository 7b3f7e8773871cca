# Sovango.

sovango-name = Sovango
sovango-pitch = Tricks to avoid, and a safe colour that changes everything.
sovango-length = Lowest total wins · about 20 minutes

sovango-option-teams = Teams
sovango-option-teams-off = None
sovango-option-teams-two = Two
sovango-option-teams-three = Three
sovango-option-hidden-shown = Show the hidden card
sovango-option-hidden-shown-no = No
sovango-option-hidden-shown-yes = At the end
sovango-option-zeros = A zero takes the trick
sovango-option-zeros-may-win = Sometimes
sovango-option-zeros-never-win = Never
sovango-option-tie = On a tie
sovango-option-tie-shared = Shared
sovango-option-tie-another-round = Another round
sovango-option-contract = Contract
sovango-option-contract-50 = 50
sovango-option-contract-100 = 100
sovango-option-contract-150 = 150
sovango-option-contract-200 = 200

sovango-colour-red = red
sovango-colour-blue = blue
sovango-colour-yellow = yellow
sovango-colour-green = green

sovango-card-lion = { $colour } lion
sovango-card-tiger = { $colour } tiger
sovango-card-panther-red = red panther
sovango-card-panther-blue = blue panther
sovango-card-panther-yellow = yellow panther
sovango-card-panther-green = green panther
sovango-card-number = { $colour } { $rank }
sovango-the-card = the { $card }
sovango-the-panther = the { $card }

sovango-refused-game-over = The game is over.
sovango-refused-not-in-hand = You do not have { $card }: play a card from your hand.
sovango-refused-must-follow = You must follow: play { $led }, or a zero.
sovango-refused-must-play-franchise = No { $led } in your hand: play the safe colour, { $franchise }, or a zero.
sovango-refused-must-follow-or-franchise = Play { $led }, or the safe colour, { $franchise }, or else a zero.

sovango-event-drew-for-start = { $seat } draws { $card }
sovango-event-tied-for-start = A tie: { $names } draw again
sovango-event-round-started = Round { $round }: { $dealer } deals, { $starter } starts
sovango-event-set-aside = One card stays on the table, hidden
sovango-event-stock-laid = { $cards } cards make the stock
sovango-event-played = { $seat } plays { $card }
sovango-event-led = Colour led: { $colour }
sovango-event-franchise-will-change = Safe colour from the next trick: { $colour }
sovango-event-trick-won = { $seat } takes the trick with { $card }: { $points } points
sovango-event-trick-won-last = { $seat } takes the last trick with { $card }: { $points } points
sovango-event-franchise-changed = The safe colour is now { $colour }
sovango-event-drew = { $seat } draws { $card }
sovango-event-drew-hidden = { $seat } draws a card
sovango-event-hidden-shown = The hidden card was { $card }
sovango-event-seat-scored = { $seat } takes { $points } { $points ->
    [one] point
   *[other] points
}, { $total } in all
sovango-event-team-scored = { $names }: { $points } { $points ->
    [one] point
   *[other] points
} for the team, { $total } in all
sovango-event-tied-play-on = { $names } tie at { $total } { $total ->
    [one] point
   *[other] points
}: another round
sovango-event-game-over = { $names } { $count ->
    [one] wins
   *[other] win
} with { $total } { $total ->
    [one] point
   *[other] points
}

sovango-line-tricks = tricks
sovango-line-last-trick = last trick
sovango-line-high-cards = high cards

sovango-ending-contract = { $points } points are reached: the lowest total wins.
sovango-ending-teams = { $points } points are reached: the team with the lowest total wins.
sovango-ending-shared = { $points } points are reached; the lowest total is shared.

sovango-fact-dearest = { $names } { $many ->
    [one] paid
   *[other] each paid
} **{ $count } { $count ->
    [one] point
   *[other] points
}** for a single trick
sovango-fact-tricks = { $names } { $many ->
    [one] took
   *[other] each took
} **{ $count } { $count ->
    [one] trick
   *[other] tricks
}**
sovango-fact-zeros = { $names } { $many ->
    [one] played
   *[other] each played
} **{ $count } { $count ->
    [one] zero
   *[other] zeros
}**
sovango-fact-high = { $names } { $many ->
    [one] took
   *[other] each took
} **{ $count } { $count ->
    [one] high card
   *[other] high cards
}**

sovango-prompt-lead = Lead any card you like
sovango-prompt-follow = Play { $led }{ $excuse ->
    [0] { "" }
   *[other] , or a zero
}
sovango-prompt-franchise = No { $led }: play the safe colour, { $franchise }{ $excuse ->
    [0] { "" }
   *[other] , or a zero
}
sovango-prompt-follow-or-franchise = Play { $led } or { $franchise }{ $excuse ->
    [0] { "" }
   *[other] , or a zero
}
sovango-prompt-free = No { $led }: play any card

sovango-note-chosen = Touch again to play { $card }
sovango-costs =
    Who takes:
    +{ $points } points
sovango-takes = takes
sovango-opens = leads
sovango-tricks-won = { $tricks } { $tricks ->
    [one] trick
   *[other] tricks
}
sovango-caption-taken = { $seat } takes the trick: +{ $points } points
sovango-caption-taken-franchise = { $seat } takes the trick: +{ $points } points; safe colour: { $colour }
sovango-chip-led = Led
sovango-chip-franchise = Safe
sovango-chip-none = none
sovango-then = then { $colour }
sovango-sheltered = does not take
sovango-alone = alone, takes
sovango-led = Led: { $colour }
sovango-franchise =
    Safe colour: { $colour }
    { $then }
sovango-franchise-next =
    Next trick:
    { $colour } is safe
sovango-no-franchise = No safe colour
sovango-limit = At { $limit } points the game ends: the fewest win
sovango-last-trick = Last trick
sovango-stock = Stock: { $cards }
sovango-hidden-card = Hidden card
sovango-tricks = Tricks won
sovango-tricks-of = Tricks: { $name }
sovango-no-tricks = No tricks
sovango-rounds = { $rounds } { $rounds ->
    [one] round
   *[other] rounds
}

sovango-help-1-heading = The goal
sovango-help-1 = Take **as few points** as you can: every trick you win costs some. Once somebody has reached **the contract** at the end of a round, **{ $contract } points**, **the lowest total wins**. { $tie ->
    [another-round] On a tie there is another round.
   *[other] A tie is shared.
}
sovango-help-2-heading = The cards
sovango-help-2 = Four colours of nine cards. **From the strongest to the weakest**: lion (8), tiger (7), panther (6), 5, 4, 3, 2, 1 and 0. Lions, tigers and panthers are the **high cards**. From three players on all cards are dealt out equally; with five one is left over, which never counts{ $hidden-shown ->
    [yes] { "" } and is shown at the end of the round.
   *[other] { "" } and nobody sees.
}
sovango-help-3-heading = Following
sovango-help-3 = Everybody draws a card: **the lowest leads** the first round, and the next player each round after that. Whoever leads plays anything. The others play **the colour led** or, if there is one, **the safe colour** (the franchise): the choice is theirs. With neither, they play **any card**.
sovango-help-4-heading = Who takes the trick
sovango-help-4 = Without a safe colour, **the highest card** takes, whatever its colour. With one, cards of that colour **are safe**: the highest of the others takes{ $zeros ->
    [never-win] . A zero never takes, unless the whole trick is zeros.
   *[other] , even if it is a zero.
} If the whole trick is of the safe colour, its highest card takes all the same. Between equals, **the one played last**. Whoever takes the trick leads the next.
sovango-help-5-heading = Zeros
sovango-help-5 = A zero **may always be played**, even by those who could follow: it is **the excuse**. Its colour becomes the safe colour **from the next trick**, until another zero comes. If several zeros fall in one trick, the last decides. A zero that leads a trick also sets the colour led. Every round begins without a safe colour.
sovango-help-6-heading = Points
sovango-help-6 = A trick costs **2 points**, **the last one of the round 4**, and every high card in it **1 more**.
sovango-help-7-heading = Two players, teams
sovango-help-7 = **Two players** have nine cards and a stock: after each trick the winner draws a card, then the other. Their contract is usually 200. Four or six can play **in teams**: partners do not sit next to each other, and their points are added.
sovango-help-8-heading = At the table
sovango-help-8 = Touch a card to choose it; **touch it again**, or drag it to the middle, to play it. **Hold** a card to have a close look. Tricks that were won stay open: **touch a player’s** to see them again.
sovango-help-9-heading = Playing well
sovango-help-9 = Under a safe colour, **let go of your high cards** of it: they hardly ever take. **Keep a zero** for the trick that threatens you, and mind the colour it will bring. Beware of equals: **whoever plays last takes**. And keep a small card for the last trick, which costs double.
sovango-example-following = Blue is led, red is safe: play the blue, the red or the zero. **The yellow 4 has to wait.**
sovango-example-equals = No safe colour. Two lions: **the one played last** takes, though red was led.
sovango-example-safe = Red is safe, so the red lion takes nothing: among the others **the 3** is the highest.
sovango-example-zero-takes = All the others are safe: the only card outside red takes, **a zero**!
sovango-example-two-zeros = The 5 takes. Of the two zeros **the last decides**: green is the safe colour from the next trick.
sovango-sample = A round of three. Awa won 2 tricks, Biyogo 4, Camille 6 and **the last one**: Awa has the fewest points.

sovango-move = Play { $card }
sovango-mirror-led = Colour led: { $colour }
sovango-mirror-franchise = Safe colour: { $colour }
sovango-mirror-no-franchise = No safe colour yet
sovango-mirror-winning = { $name } is winning the trick.

# Why an opponent played this card.
sovango-why-changes-franchise = Makes { $to } the safe colour
sovango-why-hides = Hides { $card } in the safe colour
sovango-why-gets-rid = Gets rid of { $card }
sovango-why-leaves-to-partner = Leaves the trick to their partner, { $seat }
sovango-why-leaves-to = Leaves { $points } points to { $seat }
sovango-why-ducks = Ducks under { $under }
sovango-why-takes-cheaply = Takes it cheaply, { $points } points, to lead
sovango-why-takes-with = Gets { $card } over with, for { $points } points
sovango-why-leads-low = Leads low, to hand the trick to somebody else
sovango-why-leads-franchise = Leads the safe colour, { $colour }: anyone without it, beware

# The lesson: a sentence fits three lines of a phone.
sovango-lesson-aim = Here you avoid tricks: each costs 2 points, and 1 more for every high card in it. The lowest total wins.
sovango-lesson-follow = Biyogo leads blue: follow. The highest takes: lion, tiger, panther, then 5 down to 0. Stay below!
sovango-lesson-follow-wrong = The tiger beats the panther: the trick would be yours. The blue 4 stays below.
sovango-lesson-zero = Camille plays a zero: the excuse, which is always allowed. From the next trick its colour is the safe colour.
sovango-lesson-tie = No green: you may play anything. Any colour can take and, between equals, the last one played: no tigers!
sovango-lesson-tie-wrong = A tiger would take, and the 2 will be useful later: let go of the 5.
sovango-lesson-franchise = Yellow is the safe colour. The highest of the others takes. So you follow with blue or, if you like, yellow.
sovango-lesson-free = Your yellow tiger risks nothing in this trick: now is the time to be rid of it.
sovango-lesson-free-wrong = The blue tiger would beat the 5 and take: play the yellow one, it is safe.
sovango-lesson-cost = Camille pays 3 points, 2 and 1 for the tiger, and will lead the next trick. Lions and panthers cost as much.
sovango-lesson-excuse = Green is safe: the panther does not count, and your 3 would take. Save yourself with the excuse, your zero.
sovango-lesson-excuse-wrong = Outside green the 3 would be the highest: it would take. A zero may always be played.
sovango-lesson-keep = Your zero has made red the safe colour. Find the card that does not take, and keep the other for the end!
sovango-lesson-keep-wrong = Of two 3s the one played last takes: that would be yours. The red tiger is safe.
sovango-lesson-last = The last trick costs 4 points, not 2: a small card is kept for it. Yours stays below the 4.
sovango-lesson-over = New rounds are dealt until somebody has **100**: whoever has the fewest wins. Follow **from below**, drop your big cats **into the safe colour**, keep a zero for bad tricks.

sovango-word-trick = Trick
sovango-word-trick-means = Everybody plays one card, and one of you takes them all.
sovango-word-led = Colour led
sovango-word-led-means = The colour of the trick’s first card: the others follow it if they can.
sovango-word-franchise = Safe colour (franchise)
sovango-word-franchise-means = The colour of the last zero: its cards are safe, the highest of the others takes.
sovango-word-excuse = Excuse
sovango-word-excuse-means = A zero: it may always be played, and its colour is safe from the next trick.
sovango-word-high = High card
sovango-word-high-means = A lion, a tiger or a panther: it costs 1 point more in a trick.
sovango-word-contract = Contract
sovango-word-contract-means = The total that ends the game, once somebody has reached it.
sovango-word-stock = Stock
sovango-word-stock-means = With two players, the cards you draw from after each trick.

# Puzzles.
sovango-counted = { $name } still holds: { $cards }.
sovango-puzzle-wrong = Not this one: the other would still win the game.
sovango-puzzle-duck = Ducking
sovango-puzzle-duck-task = Only one card wins the game.
sovango-puzzle-duck-idea = Leave this trick to the other, but with which card? The last trick costs 4 points.
sovango-puzzle-duck-wrong = With this card the other can still win the game.
sovango-puzzle-duck-won = The game is won by { $gain } points.
sovango-puzzle-take = Taking
sovango-puzzle-take-task = Only one card wins the game.
sovango-puzzle-take-idea = Take this trick: whoever takes chooses the next colour.
sovango-puzzle-take-wrong = With this card the other can still win the game.
sovango-puzzle-take-won = The game is won by { $gain } points.
sovango-puzzle-lead = Leading
sovango-puzzle-lead-task = Only one card wins the game.
sovango-puzzle-lead-idea = You lead: which colour will the other have to follow, and with which card?
sovango-puzzle-lead-wrong = With this card the other can still win the game.
sovango-puzzle-lead-won = The game is won by { $gain } points.
sovango-puzzle-zero = The zero
sovango-puzzle-zero-task = Only one card wins the game.
sovango-puzzle-zero-idea = A zero may always be played, and its colour is the safe colour from the next trick.
sovango-puzzle-zero-wrong = With this card the other can still win the game.
sovango-puzzle-zero-won = The game is won by { $gain } points.
