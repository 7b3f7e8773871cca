# Swoop.

swoop-name = Swoop
swoop-pitch = Get rid of everything, even of what you cannot see.
swoop-length = Lowest total wins · about 30 minutes
swoop-four-colours = Swoop: a colour for each suit

swoop-option-pick-up = Picking the pile up
swoop-option-pick-up-forced = If you must
swoop-option-pick-up-free = As you like
swoop-option-target = Limit in points
swoop-option-target-100 = 100
swoop-option-target-200 = 200
swoop-option-target-300 = 300

swoop-suit-spades = spades
swoop-suit-hearts = hearts
swoop-suit-diamonds = diamonds
swoop-suit-clubs = clubs

swoop-card-ace = ace of { $suit }
swoop-card-number = { $rank } of { $suit }
swoop-card-jack = jack of { $suit }
swoop-card-queen = queen of { $suit }
swoop-card-king = king of { $suit }
swoop-the-ace = the ace of { $suit }
swoop-the-number = the { $rank } of { $suit }
swoop-the-jack = the jack of { $suit }
swoop-the-queen = the queen of { $suit }
swoop-the-king = the king of { $suit }

swoop-count-2 = two
swoop-count-3 = three
swoop-count-4 = four
swoop-count-5 = five
swoop-count-6 = six
swoop-count-7 = seven
swoop-count-8 = eight
swoop-cards-ace = { $count ->
    [1] an ace
   *[other] { $many } aces
}
swoop-cards-number = { $count ->
    [1] { $rank ->
        [8] an 8
       *[other] a { $rank }
    }
   *[other] { $many } { $rank }s
}
swoop-cards-jack = { $count ->
    [1] a jack
   *[other] { $many } jacks
}
swoop-cards-queen = { $count ->
    [1] a queen
   *[other] { $many } queens
}
swoop-cards-king = { $count ->
    [1] a king
   *[other] { $many } kings
}

swoop-refused-game-over = The game is over.
swoop-refused-nothing-chosen = Choose a card first.
swoop-refused-not-in-your-hand = You do not hold { $card }: choose another card.
swoop-refused-nothing-face-up = No face-up card is left in column { $column }: choose elsewhere.
swoop-refused-mixed-ranks = One rank at a time, not { $card } with { $other }.
swoop-refused-too-high = Too high: play { $top } or lower, or a 10.
swoop-refused-too-high-for-ace = Only an ace or a 10 goes on an ace.
swoop-refused-ten-is-played-alone = A 10 is played alone: choose nothing else.
swoop-refused-nothing-face-down = No hidden card is left in column { $column }: choose elsewhere.
swoop-refused-covered = It still lies under { $card }: play the upper card first.
swoop-refused-choose-addition = You flipped { $card }: add more of them, or touch “That’s all”.
swoop-refused-nothing-to-add-to = There is nothing to add to: play a card.
swoop-refused-add-same-rank = Add the same rank: { $card }, not { $other }.
swoop-refused-pile-empty = There is nothing to pick up: play whatever you like.
swoop-refused-can-play = No need to pick up: you can play { $card }.
swoop-refused-ten-cannot-be-put-down = A 10 is not put down to pick up: play it, or put down something else.
swoop-refused-too-many-put-down = { $count } cards are too many to pick up with: { $most } at most.

swoop-event-round-started = Round { $round }: { $turner } turns a card, { $starter } starts
swoop-event-turned = { $seat } turns { $card }
swoop-event-ten-put-aside = Put aside: { $card }; another card is turned
swoop-event-turn = { $seat } to play
swoop-event-turn-leads = { $seat } to start a new pile
swoop-event-played = { $seat } plays { $cards }
swoop-event-flipped = { $seat } plays { $card } blind
swoop-event-flipped-too-high = { $seat } flips { $card }: too high!
swoop-event-may-add = { $seat } may still add { $card }
swoop-event-added = { $seat } adds { $cards }
swoop-event-added-nothing = { $seat } adds nothing
swoop-event-uncovered = { $together ->
    [1] Hidden card { $column } of { $seat } is
   *[other] Hidden cards { $column } of { $seat } are
} free now
swoop-event-ten = A 10! { $seat } clears the table
swoop-event-swoop = Swoop! { $seat } makes { $cards } in a row
swoop-event-thrown-away = { $cards } { $cards ->
    [one] card leaves
   *[other] cards leave
} the game
swoop-event-plays-again = { $seat } plays again
swoop-event-put-down = { $seat } puts down { $cards } before picking up
swoop-event-picked-up = { $seat } picks up { $cards } { $cards ->
    [one] card
   *[other] cards
}
swoop-event-round-over = { $seat } has no card left: end of round { $round }
swoop-event-round-over-turn-limit = End of round { $round }: 500 turns are enough
swoop-event-counted = { $seat } counts { $card }: { $points }, making { $sum }
swoop-event-scored = { $seat } takes { $points } { $points ->
    [one] point
   *[other] points
}, { $total } in all
swoop-event-game-over = { $names } { $count ->
    [one] wins
   *[other] win
} the game

swoop-line-hand = in hand
swoop-line-face-up = face up
swoop-line-face-down = face down

swoop-ending-target = { $points } points are reached: the lowest total wins.
swoop-ending-shared = { $points } points are reached; the lowest total is shared.

swoop-fact-swoops = { $names } { $many ->
    [one] made
   *[other] each made
} **{ $count } { $count ->
    [one] Swoop
   *[other] Swoops
}**
swoop-fact-largest = { $names } { $many ->
    [one] picked up
   *[other] each picked up
} **{ $count } { $count ->
    [one] card
   *[other] cards
}** at once
swoop-fact-tens = { $names } { $many ->
    [one] played
   *[other] each played
} **{ $count } { $count ->
    [one] ten
   *[other] tens
}**
swoop-fact-blind = { $names } { $many ->
    [one] turned over
   *[other] each turned over
} **{ $count } { $count ->
    [one] card
   *[other] cards
}** blind

swoop-play = { $count ->
    [one] Play the card
   *[other] Play { $count } cards
}
swoop-play-swoop = Swoop!
swoop-flip = Flip
swoop-pick-up = Pick up { $cards } { $cards ->
    [one] card
   *[other] cards
}
swoop-prompt-free = Empty pile: play any cards you like
swoop-prompt-again = You play again: lay what you like
swoop-prompt-beat = Play { $card } or lower, { $blind ->
    [0] or a 10
   *[other] a 10, or a “?”
}
swoop-prompt-beat-ace = Play an ace, { $blind ->
    [0] or a 10
   *[other] a 10, or a “?”
}
swoop-prompt-pick-up = Nothing goes on { $card }: { $blind ->
    [0] pick up the pile
   *[other] pick up, or try a “?”
}
swoop-prompt-blind = Turn over a “?”
swoop-note-blind = If it is too high, you pick up the pile
swoop-note-put-down = They go down, then you pick up { $cards } cards
swoop-prompt-add = Add more cards of that rank, or finish

swoop-put-down = Put down, pick up
swoop-clear = Clear the pile
swoop-play-again = Play again
swoop-add = Add
swoop-done = That’s all
swoop-pile = Pile: { $cards }
swoop-pile-empty = Empty pile
swoop-pile-title = The pile
swoop-fits = What fits the pile
swoop-limit = Ends~at~{ $limit }~points: the~fewest~win
swoop-run = { $cards } of { $all }
swoop-run-to-swoop = Swoop: { $cards } of { $all }
swoop-caption-again = { $what } and plays again
swoop-caption-made = { $seat } makes { $cards } in a row
swoop-caption-round = Round { $round }: the fewest points win, it ends at { $limit }
swoop-out = Set aside
swoop-deselect = Deselect

swoop-help-1-heading = The goal
swoop-help-1 = Get rid of **all your cards**, even of those you cannot see. The others count what they have left; when somebody reaches **{ $target } points**, **the lowest total wins**, and a tie is shared.
swoop-help-2-heading = The deal
swoop-help-2 = Two packs of fifty-two cards. Everybody has **four hidden cards**, **four face-up cards** on top of them, and **seven cards in hand**. Somebody turns the first card of the pile, and the next player begins. The rest is not used.
swoop-help-3-heading = Playing
swoop-help-3 = On your turn play one or more cards **of one rank**, **equal to or lower** than the top of the pile, from your hand, your face-up cards or both. From the lowest to the highest: **ace, 2 to 9, jack, queen, king**. On an empty pile anything goes.
swoop-help-4-heading = The 10
swoop-help-4 = The 10 stands outside the order: it is played alone, **on anything**, on any turn of yours. The pile is thrown away and **you play again**, so you must start a new one.
swoop-help-5-heading = Swoop
swoop-help-5 = When the top of the pile is **four or more cards of one rank** in a row, those of others included, it is a Swoop: the pile is thrown away and **you play again**.
swoop-help-6-heading = Blind
swoop-help-6 = A hidden card that nothing covers any more **may be flipped**. If it can be played it is, and you may add cards of its rank. If not, **you pick the whole pile up** with it. Nobody knows it beforehand, not even you.
swoop-help-7-heading = Picking up
swoop-help-7 = If you cannot play, you put down **one to three cards** of one rank, but no 10, and **pick the whole pile up**. You may also try a hidden card, or play a 10. { $pick-up ->
    [free] In this game you may pick the pile up even if you could play. The
   *[other] The
} next player starts on an empty pile.
swoop-help-8-heading = Points
swoop-help-8 = The round ends as soon as somebody has no card left, even if the last one is a 10. What the others keep costs them points: **1 for an ace**, their value from 2 to 9, 10 for a jack, queen or king, and **20 for a 10**.
swoop-help-9-heading = At the table
swoop-help-9 = Touch a card to choose it, and others of its rank to add them; touch **“Play”**, touch the card again, or drag them to the pile. Touch a hidden card that is free **to flip it**. Touch **the eye** to see what is in the pile.
swoop-help-10-heading = Playing well
swoop-help-10 = **Play high** while the pile lets you, and keep small cards for later. **Free a hidden card early**: it may save you. Count the ranks that line up, **the fourth card** gives you another turn. And do not keep a 10 to the end: it costs 20 points.
swoop-example-lower = Two 6s may go on a 7, **an 8 may not**. Another 7 might too.
swoop-example-on-an-ace = On an ace only an ace goes, **or a 10**: not even a 2.
swoop-example-four = Three 6s lay on top, the fourth makes the **Swoop**, whoever played the others.
swoop-example-too-high = The flipped card is a king, too high for a 3: **the pile and the king** go to your hand.
swoop-sample = Awa has no card left. Biyogo’s four cards cost 1, 9, 20 and 10: **40 points**.
swoop-sample-numbers = ace to 9
swoop-sample-pictures = jack, queen, king
swoop-sample-tens = 10

swoop-move-play = Play { $cards }
swoop-move-put-down = Put down { $cards } and pick up the pile
swoop-move-add = Add { $cards }
swoop-move-add-nothing = Add nothing
swoop-move-blind = Flip the card of column { $column }
swoop-mirror-columns = { $name }, columns: { $columns }
swoop-mirror-covered = { $card } on a hidden card
swoop-mirror-face-down = a hidden card
swoop-mirror-empty = nothing
swoop-mirror-pile = { $cards } { $cards ->
    [one] card
   *[other] cards
} on the pile, on top { $top }
swoop-mirror-no-pile = The pile is empty
swoop-mirror-from-column = { $card } from column { $column }

# Why an opponent played like this.
swoop-why-out = No card left
swoop-why-swoop = Makes { $cards } in a row: Swoop!
swoop-why-hurry = Sheds points: { $seat } has only { $cards } { $cards ->
    [one] card
   *[other] cards
} left
swoop-why-clears = Clears { $cards } { $cards ->
    [one] card
   *[other] cards
} and plays again
swoop-why-frees = Frees hidden card { $column }
swoop-why-gets-rid = Gets rid of { $cards }
swoop-why-keeps-ten = Keeps the 10 for later
swoop-why-blind-safe = Flips a card while anything goes
swoop-why-blind-rather = Tries a hidden card rather than take { $cards } { $cards ->
    [one] card
   *[other] cards
}
swoop-why-blind-risk = Takes a chance: { $cards } { $cards ->
    [one] card is
   *[other] cards are
} at stake
swoop-why-takes-small = Takes the pile while it is small: { $cards } { $cards ->
    [one] card
   *[other] cards
}

# The lesson: a sentence fits three lines of a phone.
swoop-lesson-aim = Get rid of everything: your hand, your four face-up cards and the four hidden ones below.
swoop-lesson-lower = Play equal to the queen or lower: touch your jack, then “Play”. The ace is the lowest.
swoop-lesson-lower-wrong = Play high while you may: the jack first, the low cards later.
swoop-lesson-pair = Cards of one rank go together: touch both your 4s, in your hand and on the table.
swoop-lesson-pair-wrong = Both your 4s together: the one in your hand and the one on the table.
swoop-lesson-blind = Nothing goes on this 2: turn over the hidden card that your 4 freed. Too high, and you pick up all.
swoop-lesson-blind-wrong = The pile is large, it is worth a try: touch the hidden card twice.
swoop-lesson-ten = The 10 is played alone, on anything, in any turn of yours: the pile is thrown away and you play again.
swoop-lesson-ten-wrong = Why take the pile? Play the 10: it goes on anything.
swoop-lesson-lead = On an empty pile anything goes. Begin high, with your queen: the low cards are for later.
swoop-lesson-lead-wrong = That one later: the queen, your highest, goes first.
swoop-lesson-swoop = Four of a rank in a row: Swoop! The pile goes, and you play again. Find the fourth jack.
swoop-lesson-swoop-wrong = Look for the fourth jack: it lies before you, face up.
swoop-lesson-pick-up = Nothing goes: put down one to three cards and take the pile. Your two 9s free two hidden cards.
swoop-lesson-pick-up-wrong = Put down your two face-up 9s: the hidden cards below them will be free.
swoop-lesson-points = When somebody is out, the others count what is left: face value, 10 a picture, 20 for a 10!
swoop-lesson-last = These two 7s are your last cards: play them and the round ends. At 200 the fewest points win.
swoop-lesson-last-wrong = Both 7s together: nothing must be left.
swoop-lesson-over = Play **high** while you can, free a hidden card early, and keep a 10 for a large pile, **not for the end**. The eye beside the pile shows what is in it.

swoop-word-rank = Rank
swoop-word-rank-means = What is written on a card, whatever its suit: ace, 2 to 10, jack, queen, king.
swoop-word-swoop = Swoop
swoop-word-swoop-means = Four cards of one rank or more, in a row, on top: the pile is thrown away.
swoop-word-ten = Ten
swoop-word-ten-means = Played alone, on anything: the pile is thrown away and you play again.
swoop-word-hidden = Hidden card
swoop-word-hidden-means = One of four that nobody knows, under your face-up cards.
swoop-word-blind = Blind
swoop-word-blind-means = Flipping a hidden card without knowing it: it is played, or you pick up the pile.
swoop-word-pick-up = Picking up
swoop-word-pick-up-means = Nothing can be played: the whole pile comes into your hand.
swoop-word-again = Playing again
swoop-word-again-means = The pile is gone: you begin a new one with whatever you like.
