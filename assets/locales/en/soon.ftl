# Soon.

soon-name = Soon
soon-pitch = A run from 1 to 8, by day, by night, among thieves.
soon-length = First to 40 points · about 25 minutes

soon-option-hand = Cards in hand
soon-option-hand-3 = 3
soon-option-hand-4 = 4
soon-option-return = Put the taken card back
soon-option-return-allowed = Allowed
soon-option-return-forbidden = Forbidden
soon-option-colour-bonus = One colour counts double
soon-option-colour-bonus-any = Always
soon-option-colour-bonus-complete-only = If complete
soon-option-length = Length
soon-option-length-classic = Classic 40
soon-option-length-express = Express
soon-option-length-endurance = Endurance 80
soon-option-variant = Variant
soon-option-variant-normal = None
soon-option-variant-speed = Speed

soon-colour-day = day
soon-colour-night = night

soon-card-number = { $colour } { $rank }
soon-card-joker = { $colour } Joker
soon-card-explorer = Explorer
soon-card-lightning = Lightning
soon-card-thief = Thief
soon-the-number = the { $colour } { $rank }
soon-the-joker = the { $colour } Joker
soon-the-explorer = the Explorer
soon-the-lightning = the Lightning
soon-the-thief = the Thief
soon-your-number = your { $colour } { $rank }
soon-your-joker = your { $colour } Joker

soon-refused-game-over = The game is over.
soon-refused-must-draw-first = First take a card, from the pile or the discard.
soon-refused-already-drew = You have taken your card: play, or discard.
soon-refused-discard-empty = The discard is empty: draw from the pile.
soon-refused-discard-blocked = The discard is blocked by { $card }: draw from the pile.
soon-refused-not-in-hand = You do not have { $card }: choose a card from your hand.
soon-refused-not-for-sequences = You never lay { $card } in your own run: aim at somebody, or discard.
soon-refused-not-next = Not yet: your run needs { $next ->
    [8] its 8
   *[other] its { $next }, or a Joker
}.
soon-refused-no-place-left = All eight places are taken: replace a card instead.
soon-refused-joker-is-no-eight = A Joker never stands for 8: it takes a real one.
soon-refused-nothing-there = { $places ->
    [0] Your run is empty: begin by laying a 1.
   *[other] Nothing at place { $place }: your run goes up to { $places }.
}
soon-refused-wrong-place = Place { $place } is not for { $card }: every number has its own.
soon-refused-just-taken = You have just taken { $card }: discard another card, or play.
soon-refused-no-such-player = Nobody sits there: choose an opponent.
soon-refused-on-yourself = Not on yourself: choose an opponent.
soon-refused-no-such-rank = There is no { $rank }: choose from 1 to 8.
soon-refused-not-playable = You have no use for { $rank ->
    [8] an 8
   *[other] a { $rank }
}: ask for { $most ->
    [1] a 1
   *[other] 1 to { $most }
}.
soon-refused-target-complete = { $target } has a complete run, out of reach: aim elsewhere.
soon-refused-target-empty = { $target } has laid nothing yet: aim elsewhere.
soon-refused-not-needed = A Thief takes only what you need next: { $next }.
soon-refused-no-thief-there = No Thief at your place { $rank }: win back a place that a Thief holds.
soon-refused-target-too-short = { $target } has no { $rank } in the run: aim elsewhere.
soon-refused-not-a-number = { $target } has { $card } at place { $rank }: only numbers are stolen.
soon-refused-must-give = { $to } asks you for { $rank ->
    [8] an 8
   *[other] a { $rank }
}: give one.
soon-refused-not-asked = Nobody asks you for a card: play your turn.
soon-refused-not-what-was-asked = You are asked for { $rank ->
    [8] an 8
   *[other] a { $rank }
}, not for { $card }.

soon-event-round-started = Round { $round }: { $starter } starts
soon-event-turned = The discard starts with { $card }
soon-event-reshuffled = The discard is shuffled into a pile of { $cards } { $cards ->
    [one] card
   *[other] cards
}
soon-event-drew = { $seat } draws { $card }
soon-event-drew-hidden = { $seat } draws a card
soon-event-took-discard = { $seat } takes { $card } from the discard
soon-event-laid = { $seat } lays { $card }
soon-event-laid-joker = { $seat } lays { $card } for { $place }
soon-event-laid-at-once = { $seat } lays { $card } at once
soon-event-replaced = { $seat } replaces { $old } with { $card }
soon-event-replaced-at = At place { $place }, { $seat } replaces { $old } with { $card }
soon-event-discarded = { $seat } discards { $card }
soon-event-asked = Explorer: { $seat } asks { $target } for any { $rank }
soon-event-asked-colour = Explorer: { $seat } asks { $target } for a { $colour } { $rank }
soon-event-gave = { $seat } gives { $card } to { $to }
soon-event-refused = { $seat } has no { $rank }
soon-event-refused-colour = { $seat } has no { $colour } { $rank }
soon-event-struck = Lightning: { $seat } strikes, { $target } loses { $card }
soon-event-stole = Thief: { $seat } takes { $card } from { $target }
soon-event-blocked = The discard is blocked by { $card }
soon-event-completed = { $seat } completes a run before everybody else!
soon-event-completed-too = { $seat } completes a run too!
soon-event-last-turn = Last turn: { $seat }
soon-event-round-ended = End of round { $round }: now we count
soon-event-round-ended-speed = End of round { $round }: the run is complete
soon-event-round-ended-turn-limit = End of round { $round }: after 200 turns, we count
soon-event-scored = { $seat }, { $line }: { $points }
soon-event-round-scored = { $seat }: { $points } for the round, { $total } in all
soon-event-game-over = { $names } { $count ->
    [one] wins
   *[other] win
} the game

soon-line-cards = cards
soon-line-one-colour = one colour
soon-line-complete = complete run
soon-line-joker = with a Joker
soon-line-first = before the others
soon-line-won = round won

soon-ending-goal = { $points } points are reached: the highest total wins.
soon-ending-express = The only round was played: the highest total wins.
soon-ending-shared = The only round was played; the highest total is shared.
soon-ending-speed = Three rounds won: that wins the game.

soon-fact-complete = { $names } { $many ->
    [one] completed
   *[other] each completed
} **{ $count } { $count ->
    [one] run
   *[other] runs
}**
soon-fact-stolen = { $names } { $many ->
    [one] stole
   *[other] each stole
} **{ $count } { $count ->
    [one] card
   *[other] cards
}**
soon-fact-struck = { $names } { $many ->
    [one] struck
   *[other] each struck
} **{ $count } { $count ->
    [one] card
   *[other] cards
}** with Lightning
soon-fact-given = { $names } { $many ->
    [one] got
   *[other] each got
} **{ $count } { $count ->
    [one] card
   *[other] cards
}** by asking

soon-step-draw = Draw, or take the discard
soon-step-draw-only = Draw: the discard is blocked
soon-step-act = Choose a card to play, or~to~discard
soon-step-discard = Nothing can be played: discard a card
soon-step-give = { $name } asks for { $rank ->
    [8] an 8
   *[other] a { $rank }
}: which one will you give?
soon-pill-draw = Draw
soon-pill-act = then act
soon-of-goal = / { $goal }
soon-lay = Lay this { $card } at place { $place }, or discard it
soon-lay-or-replace = Lay this { $card } at place { $place }, or on a card to replace it
soon-replace = This { $card } can replace { $old }, or go to the discard
soon-replace-one-of = This { $card } can replace a card, or go to the discard
soon-only-discard = { $card }: nowhere to play it, discard it
soon-ask-rank = Ask { $name } for:
soon-steal-rank = Steal from { $name }:
soon-ask-colour = Ask { $name } for { $rank ->
    [8] an 8
   *[other] a { $rank }
}:
soon-by-day = Day
soon-by-night = Night
soon-pile = Pile: { $cards }
soon-discard = Discard
soon-discard-blocked-short = Blocked
soon-discard-blocked = Discard blocked
soon-round = Round { $round }
soon-round-goal = first to { $goal }
soon-round-wins = { $goal } { $goal ->
    [one] round
   *[other] rounds
} to win
soon-round-only = One round only
soon-last-turn = Last turn!
soon-complete = Complete: +{ $points }
soon-complete-speed = Complete
soon-all-day = All day: ×2
soon-all-night = All night: ×2
soon-day-doubled = Day ×2
soon-night-doubled = Night ×2
soon-cancel = Choose another
soon-back = Back
soon-discard-it = Discard
soon-either = Either
soon-explorer = Explorer
soon-explorer-who = Ask whom?
soon-explorer-rank = Which number?
soon-explorer-colour = By day or by night?
soon-lightning = Lightning
soon-lightning-where = Who loses the last card?
soon-thief = Thief

soon-help-1-heading = The goal
soon-help-1 = Lay a **run from 1 to 8** in front of you, and score points with it. { $variant ->
    [speed] In the variant Speed **the first to complete** wins the round, and three rounds win the game.
   *[other] { $length ->
        [express] An Express game is one round: **the highest score wins**, and a tie is shared.
        [endurance] When somebody reaches 80, **the highest total wins**; on a tie there is another round.
       *[other] When somebody reaches 40, **the highest total wins**; on a tie there is another round.
    }
}
soon-help-2-heading = The cards
soon-help-2 = Numbers from 1 to 8, half **day**, half **night**: small ones abound, an 8 is rare. And **special cards**: Jokers, Explorers, Lightning bolts and Thieves. Everybody starts with **{ $hand } cards**. Chance decides who begins, in later rounds **the lowest total** does.
soon-help-3-heading = A turn
soon-help-3 = **Take a card**, from the pile or the top of the discard, then do **one thing only**: lay, replace, discard or play a special. A special on top of the discard **blocks it**: then you must draw. { $return ->
    [forbidden] The card just taken from the discard may not go straight back. When
   *[other] When
} the pile is empty, the discard is shuffled into a new one.
soon-help-4-heading = Laying and replacing
soon-help-4 = Numbers are laid **in order**, from 1, by day or by night. Later you may **replace** a card of your run with another of the same rank: to have one colour only, or to get rid of a Joker or a Thief. The replaced card goes to the discard.
soon-help-5-heading = Joker
soon-help-5 = It stands for **any number** from 1 to 7, in its own colour. But a complete run with a Joker in it **loses one point**.
soon-help-6-heading = Explorer, Lightning, Thief
soon-help-6 = **The Explorer** asks somebody for a number that you could play at once, and for its colour if you like. If they have it they give it to you, draw again, and you play it; where two cards would do, they choose. If not, your turn is over. **Lightning** makes an opponent lose the last card of their run, and then lies on the discard and blocks it. **The Thief** takes the number you need next from somebody and stays in its place: they must replace it to be complete. Without a target a special can only be discarded.
soon-help-7-heading = The end of the round
soon-help-7 = As soon as a run is complete, from 1 to 8 and without a Thief, { $variant ->
    [speed] the round is over.
   *[other] each of the others has **one last turn**. Nobody touches a complete run any more.
}
soon-help-8-heading = Points
soon-help-8 = { $variant ->
    [speed] The first to complete scores **1 point**, whatever the colours.
   *[other] **1 point for each card** but Thieves; **twice that** if the whole run is of one colour, { $colour-bonus ->
        [complete-only] once it is complete.
       *[other] even unfinished.
    } A complete run: **2 more**, but 1 less if there is a Joker in it, and 2 more for the first to finish.
}
soon-help-9-heading = At the table
soon-help-9 = Touch the pile or the discard to take a card. Then touch a card of your hand to **choose it**, and the place where it goes: your run, the discard, an opponent. Or drag it there. Touch it again to lay it next in your run. **Hold** a card to have a close look.
soon-help-10-heading = Playing well
soon-help-10 = **One colour** is often worth more than speed: replace the cards of the other colour while there is time. Watch what the others take from the discard: an Explorer will fetch it. **Keep a Lightning** for whoever comes near 8, and do not throw away the number your neighbour waits for.
soon-example-blocked = A Lightning lies on the discard: **blocked**. You draw from the pile.
soon-example-replaces = The 3 of day takes the place of the 3 of night: the run is **one colour** again.
soon-example-explores = You need a 3. You ask somebody for it, they have it: **it is laid at once**.
soon-example-strikes = Their last card, the 4, **is lost**: they are at 3 again.
soon-example-steals = You needed a 2. Theirs is now at the end of your run, above; **the Thief stays** in its place, below.
soon-sample = Awa is complete, with a Joker. Biyogo’s run is of one colour: its 5 cards count **double**, the Thief nothing.
soon-thief-where = Which card to steal?

soon-move-draw = Draw a card
soon-move-take-discard = Take the top of the discard
soon-move-lay = Lay { $card }
soon-move-replace = Lay { $card } over place { $place }
soon-move-discard = Discard { $card }
soon-move-explorer = Explorer: ask { $name } for { $rank ->
    [8] an 8
   *[other] a { $rank }
}
soon-move-explorer-colour = Explorer: ask { $name } for a { $colour } { $rank }
soon-move-lightning = Lightning on { $name }
soon-move-thief = Thief: take place { $rank } of { $name }
soon-move-give = Give { $card }
soon-mirror-sequence = { $name } has laid: { $cards }
soon-mirror-no-sequence = { $name } has laid nothing yet
soon-mirror-pile = { $cards } { $cards ->
    [one] card
   *[other] cards
} in the pile
soon-mirror-discard = On the discard: { $card }

# Why an opponent played like this.
soon-why-finishes = From 1 to 8: the run is complete!
soon-why-one-colour = All { $colour } cards so far: one colour can count double
soon-why-hurries = Never mind the colour, time to move on
soon-why-replaces-joker = No more Joker at place { $place }: it would have cost a point
soon-why-replaces-thief = Out goes the Thief at place { $place }!
soon-why-strikes = { $seat } had got as far as { $places } already
soon-why-asks-seen = Everybody saw { $seat } take { $rank ->
    [8] an 8
   *[other] a { $rank }
}
soon-why-steals = { $rank ->
    [8] An 8
   *[other] A { $rank }
} was missing, and { $seat } had one
soon-why-takes-missing = Just what was missing: { $card }
soon-why-denies = { $seat } was waiting for { $card }
soon-why-buries = { $seat } would have liked { $card }: it is covered now

# The lesson: a sentence fits three lines of a phone.
soon-lesson-draw = Lay a run from 1 to 8. First a card: the 7 on the discard is too high, touch the draw pile.
soon-lesson-draw-wrong = That 7 would be of no use for long: touch the draw pile.
soon-lesson-lay = Then one action only: lay a card, or discard one. Lay your day 1: touch it, then touch it again.
soon-lesson-lay-wrong = Nothing begins without a 1: lay it first.
soon-lesson-take = Camille throws away a day 2, just what you need. Take it from the discard instead of drawing!
soon-lesson-take-wrong = The pile is chance, this day 2 is certain: touch the discard.
soon-lesson-colour = You have two 2s. A run that is all one colour counts double: which one do you lay?
soon-lesson-colour-wrong = The day 2 goes with your day 1: that one keeps the run one colour.
soon-lesson-replace = This night 3 spoils the colour. Touch your day 3, then the 3 that lies there: it takes its place.
soon-lesson-replace-wrong = Later: first the day 3 in place of the night 3.
soon-lesson-joker = No 4? Lay the day Joker: it is any number from 1 to 7. In a complete run it costs a point.
soon-lesson-joker-wrong = The day Joker makes a day 4: lay it at the end of your run.
soon-lesson-explorer = Camille took the day 5 from you! The Explorer asks her for it; if she has it, you lay it at once.
soon-lesson-explorer-wrong = Ask Camille, for a 5, of day: you saw her take it.
soon-lesson-lightning = Biyogo and Camille are at 7! Lightning destroys the last card of a run: touch it, then Biyogo.
soon-lesson-lightning-wrong = First strike Biyogo; Camille’s turn will come.
soon-lesson-thief = A turn later you need a 7. The Thief takes Camille’s, which you lay, and stays there in its place.
soon-lesson-thief-wrong = Camille has the 7: touch the Thief, then Camille.
soon-lesson-finish = Here Biyogo stole your 5. A Thief counts nothing and keeps you from finishing: what replaces it?
soon-lesson-finish-wrong = Your day 5, where the Thief stands: the run is complete, and all day.
soon-lesson-over = **Complete**: the others have one last turn. 8 cards doubled make 16, **+2** complete, **+2** before the others: 20. At 40 the highest total wins. A special card on top of the discard **blocks it**: you have to draw.

soon-word-run = Run
soon-word-run-means = The cards you lay in front of you, in order, from 1 to 8.
soon-word-joker = Joker
soon-word-joker-means = Stands for any number from 1 to 7, in its own colour.
soon-word-explorer = Explorer
soon-word-explorer-means = Asks somebody for a number that you could play at once.
soon-word-lightning = Lightning
soon-word-lightning-means = Destroys the last card of somebody else’s run.
soon-word-thief = Thief
soon-word-thief-means = Takes the number you need from somebody else’s run, and stays in its place.
soon-word-blocked = Blocked discard
soon-word-blocked-means = A special card lies on top of it: you have to draw from the pile.
soon-word-complete = Complete run
soon-word-complete-means = From 1 to 8, without a Thief: nobody touches it any more.
