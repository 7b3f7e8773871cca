# Sar-Zan.

sar-zan-name = Sar-Zan
sar-zan-pitch = Climb to 33 and wake the dragon.
sar-zan-length = First to 33 points · about 15 minutes

sar-zan-option-tie = On a tie
sar-zan-option-tie-shared = Shared
sar-zan-option-tie-another-round = Another round
sar-zan-option-target = Goal
sar-zan-option-target-33 = 33
sar-zan-option-target-66 = 66

sar-zan-card = { $card }
sar-zan-the-card = the { $card }
sar-zan-clockwise = clockwise
sar-zan-counter-clockwise = counter-clockwise

sar-zan-refused-game-over = The game is over.
sar-zan-refused-choose-direction-first = First choose which way play goes.
sar-zan-refused-direction-not-asked = The direction is not chosen now: play on.
sar-zan-refused-cannot-pass-opening = Whoever opens cannot pass: play { $card }, your lowest card.
sar-zan-refused-must-open-with-lowest = Open with your lowest card, alone: { $card }.
sar-zan-refused-empty-play = Choose a card first.
sar-zan-refused-not-your-card = You do not have { $card }: play cards from your hand.
sar-zan-refused-too-many-cards = On { $value }, play { $allowed ->
    [one] a single card
   *[other] { $allowed } cards at most
}.
sar-zan-refused-sum-too-high = { $sum } is more than 33: take smaller cards.
sar-zan-refused-sum-does-not-beat = { $sum } does not beat { $value }: go higher, or pass.

sar-zan-event-round-started = Round { $round }: { $dealer } deals
sar-zan-event-round-started-dragon = Round { $round }: { $dealer }, the Dragon, deals and opens
sar-zan-event-direction-flipped = { $seat } turns the Sar-Zan card over: { $direction }
sar-zan-event-set-aside = { $cards } cards are set aside
sar-zan-event-direction-chosen = { $seat } chooses: { $direction }
sar-zan-event-holds-lowest = { $seat } has the lowest card and opens
sar-zan-event-opened = { $seat } opens with { $card }
sar-zan-event-played = { $seat } plays { $cards }, making { $sum }
sar-zan-event-played-alone = { $seat } plays { $card }
sar-zan-event-passed = { $seat } passes
sar-zan-event-sar-zan = { $seat } announces: Sar-Zan!
sar-zan-event-dragon = { $to } becomes the Dragon
sar-zan-event-dragon-taken = { $to } takes the Dragon’s place from { $from }
sar-zan-event-owatta = Owatta! { $seat } has played the last cards
sar-zan-event-trick-taken = { $seat } takes the trick: { $cards } { $cards ->
    [one] card
   *[other] cards
}
sar-zan-event-trick-taken-all-passed = All pass: { $seat } takes { $cards } { $cards ->
    [one] card
   *[other] cards
}
sar-zan-event-hand-counted = { $cards ->
    [0] { $seat } has no card left
    [1] { $seat } has one card left
   *[other] { $seat } has { $cards } cards left
}
sar-zan-event-counted = { $seat }, { $line }: { $points }
sar-zan-event-round-scored = { $seat }: { $points } for the round, { $total } in all
sar-zan-event-tie-goes-on = { $names } tie at { $total } points: another round
sar-zan-event-game-over = { $names } { $count ->
    [one] wins
   *[other] win
} the game
sar-zan-event-game-over-last-round = The last round: { $names } { $count ->
    [one] wins
   *[other] win
} the game

sar-zan-line-cards-won = cards won
sar-zan-line-cards-in-hand = cards in hand
sar-zan-line-dragon = Dragon

sar-zan-ending-target = { $points } points are reached: the highest total wins.
sar-zan-ending-shared = { $points } points are reached; the highest total is shared.
sar-zan-ending-last-round = Fifty rounds were played: the highest total wins.

sar-zan-fact-sar-zans = { $names } { $many ->
    [one] made
   *[other] each made
} **{ $count } { $count ->
    [one] Sar-Zan
   *[other] Sar-Zans
}**
sar-zan-fact-owattas = { $names } { $many ->
    [one] made
   *[other] each made
} **{ $count } { $count ->
    [one] Owatta
   *[other] Owattas
}**
sar-zan-fact-largest = { $names } { $many ->
    [one] won
   *[other] each won
} **{ $count } { $count ->
    [one] card
   *[other] cards
}** in one trick
sar-zan-fact-passes = { $names } { $many ->
    [one] passed
   *[other] each passed
} **{ $count } { $count ->
    [one] time
   *[other] times
}**

sar-zan-to-beat = to beat
sar-zan-opening = opening
sar-zan-unbeatable = unbeatable
sar-zan-most = { $most ->
    [1] with one card
   *[other] { $most } cards at most
}
sar-zan-caption-owatta = { $seat } is out of cards: the round is counted
sar-zan-caption-33 = { $seat } takes the trick, now the Dragon: +4
sar-zan-caption-33-again = { $seat } takes the trick and stays the Dragon
sar-zan-count-won = { $points } { $cards ->
    [one] card
   *[other] cards
} won
sar-zan-count-in-hand = { $points } { $cards ->
    [one] card
   *[other] cards
} in hand
sar-zan-count-dragon = { $points } Dragon
sar-zan-count-go-on = Touch to go on
sar-zan-count-before = before
sar-zan-count-round = round
sar-zan-count-total = total
sar-zan-count-makes = = { $total }
sar-zan-leads = leads
sar-zan-choose = Choose
sar-zan-sum = { $count ->
    [1] { $sum }
   *[other] { $cards } = { $sum }
} { $verdict }
sar-zan-beats = beats { $beat }, { $missing } short of 33
sar-zan-is-33 = makes Sar-Zan: play!
sar-zan-prompt-direction = Choose which way play goes
sar-zan-prompt-open = Open: your lowest card is { $card }
sar-zan-prompt-beat = { $most ->
    [1] Exceed { $value } with one card, or pass
   *[other] Exceed { $value } with 1 to { $most } cards, or pass
}
sar-zan-prompt-pass = Nothing in hand beats { $value }: pass
sar-zan-pass = Pass
sar-zan-play = Play { $sum }
sar-zan-play-later = Play
sar-zan-play-33 = Sar-Zan!
sar-zan-open = Open with the { $card }
sar-zan-passed = Passed
sar-zan-says = Says { $sum }
sar-zan-too-low = does not beat { $beat }: add a card
sar-zan-too-low-for-good = does not beat { $beat }: take another card
sar-zan-too-high = is more than 33: take a card back
sar-zan-too-many = { $most ->
    [one] is one card too many
   *[other] is too many: { $most } cards at most
}
sar-zan-dragon = Dragon
sar-zan-dragon-brings = Dragon: +4
sar-zan-for-33 = Dragon: the first 33
sar-zan-for-33-narrow =
    Dragon
    for 33
sar-zan-won-cards = { $cards } { $cards ->
    [one] card
   *[other] cards
} won
sar-zan-set-aside = Set aside: { $cards }
sar-zan-owatta = Owatta!
sar-zan-choose-clockwise = Clockwise
sar-zan-choose-counter-clockwise = Counter-clockwise

sar-zan-help-1-heading = The goal
sar-zan-help-1 = **Win tricks**, and get rid of your cards before the others. Once somebody has **{ $target } points** or more after a count, **the highest total wins**. { $tie ->
    [another-round] On a tie there is another round.
   *[other] A tie is shared.
}
sar-zan-help-2-heading = The deal
sar-zan-help-2 = Thirty-two cards, from 1 to 32, **eight each**; the rest sleeps until the next round. The swords on the Sar-Zan card show **which way play goes**. While there is no Dragon the dealer chooses it, seeing their hand; with two players there is nothing to choose. Whoever holds **the lowest card** then opens with it.
sar-zan-help-3-heading = Climbing
sar-zan-help-3 = On your turn lay one or more cards whose sum is **higher than the last announcement**, and **never above 33**, or **pass**. How many cards you may lay depends on that announcement: **under 10, one**; 10 to 19, up to two; 20 to 29, three; 30 to 32, four. The small **boxes** on a card say so too: a full one for each card allowed. Whoever passes is out of this trick.
sar-zan-help-4-heading = Taking the trick
sar-zan-help-4 = When all the others have passed, the last to play **takes all the cards** of the trick and opens the next with their **lowest card, alone**. Whoever opens has no choice and cannot pass.
sar-zan-help-5-heading = Sar-Zan and the Dragon
sar-zan-help-5 = **Exactly 33** is announced “Sar-Zan”: nothing beats it, the trick is yours at once, and so is the Sar-Zan card. You are the **Dragon** now, from round to round, until somebody else makes a Sar-Zan. The Dragon deals the next round, **turns play the other way** and opens.
sar-zan-help-6-heading = Owatta
sar-zan-help-6 = Playing your **last cards** is an Owatta: you take the trick, and **the round ends** at once.
sar-zan-help-7-heading = Points
sar-zan-help-7 = Everybody counts the **cards they won**, **less those** left in their hand. The Dragon **adds 4**. So a round may cost you points.
sar-zan-help-8-heading = At the table
sar-zan-help-8 = Touch cards to choose them: you see their sum and what is to be beaten. Touch **“Play”**, or drag the cards to the middle, to lay them; touch **“Pass”** to give up the trick. **Hold** a card to have a close look. The small number in brackets, its **complement**, is what it lacks to make 33.
sar-zan-help-9-heading = Playing well
sar-zan-help-9 = First look for the **sums in your hand that make 33**. A low announcement holds the others to one or two cards; a high one opens the door to sums of three or four. Small cards weigh on you: put them into sums. And **count the hands**: an Owatta comes quickly.
sar-zan-example-beaten = 24 is announced: up to three cards. Here two are enough, **9 and 16 make 25**.
sar-zan-example-limit = 4 and 7 make 11, but after 9 **one card only**. After 10 they may be played together.
sar-zan-example-opens = Whoever took the trick opens with **the 5**: their lowest card, alone.
sar-zan-example-sar-zan = The small (10) on the 23 is what it lacks: 4 and 6 make it. **33, Sar-Zan!**
sar-zan-sample = Awa made the Owatta and is the Dragon. Biyogo won 3 cards and holds 5: **−2**.

sar-zan-move-play = Play { $cards }, { $sum } in all
sar-zan-move-pass = Pass
sar-zan-move-direction = Play goes { $direction }
sar-zan-mirror-direction = Play goes { $direction }.
sar-zan-mirror-dragon = { $name } is the Dragon.
sar-zan-mirror-to-beat = To beat: { $value }, with at most { $allowed } { $allowed ->
    [one] card
   *[other] cards
}

# Why an opponent played like this.
sar-zan-why-owatta = Lays the last cards and takes { $cards } { $cards ->
    [one] card
   *[other] cards
}
sar-zan-why-takes-dragon = Exactly 33: { $seat } is the Dragon no more
sar-zan-why-sar-zan = Exactly 33, with { $cards } cards to take
sar-zan-why-stops = Only { $cards } { $cards ->
    [one] card
   *[other] cards
} left to { $seat }: they must not have this trick
sar-zan-why-nearly-out = Only { $cards } { $cards ->
    [one] card
   *[other] cards
} left: the Owatta is near
sar-zan-why-collects = Goes high: there are { $cards } cards to take
sar-zan-why-sheds = Gets rid of { $cards } cards at once
sar-zan-why-limits = Stays low: { $allowed ->
    [one] only one card may answer
   *[other] no more than { $allowed } cards may answer
}
sar-zan-why-by-little = Just enough: { $by } more
sar-zan-why-waits = Keeps the cards for later

# The lesson: a sentence fits three lines of a phone.
sar-zan-lesson-aim = Win tricks, and empty your hand before the others. Once somebody has 33 points, the highest total wins.
sar-zan-lesson-one = Biyogo opened, Camille played 5. Your turn to go higher: below 10, with a single card. Play the 9.
sar-zan-lesson-one-wrong = Rather the 9: it is enough to beat 5, and the rest of your hand will be useful.
sar-zan-lesson-pass = 19 to beat: from 10 to 19, one or two cards. Keep yours: pass. Whoever passes is out of this trick for good.
sar-zan-lesson-pass-wrong = Keep your cards: together they will do much better. Pass.
sar-zan-lesson-taken = All have passed: Camille takes the five cards. Whoever takes opens next, with their lowest card, alone.
sar-zan-lesson-small = 24 to beat: from 20 to 29, up to three cards. The small (10) on your 23 is what it lacks to make 33.
sar-zan-lesson-sar-zan = You never go above 33, and exactly 33 is Sar-Zan: nothing beats it. Find it with the 23 and two more cards!
sar-zan-lesson-sar-zan-wrong = Your 23 lacks 10 to make 33: add the 4 and the 6.
sar-zan-lesson-dragon = The trick is yours at once, and you are the Dragon: 4 more points at the count, until somebody else makes Sar-Zan.
sar-zan-lesson-open = You took the trick, so you open: your lowest card, alone, and you cannot pass. It is the 2.
sar-zan-lesson-owatta = 30 to beat: from 30 to 32, up to four cards. Your last three make 31: it is the Owatta, and the round ends!
sar-zan-lesson-owatta-wrong = Do not give up this trick: your three cards make 31, and your hand is empty.
sar-zan-lesson-count = Cards won are counted, less those in hand. You: 10, and 4 for the Dragon, 14. Biyogo: 0 less 5, so −5.
sar-zan-lesson-over = **Climb**, take, empty your hand, and look for **33**: the small number on each card tells you what it lacks.

sar-zan-word-announcement = Announcement
sar-zan-word-announcement-means = The sum of the last cards played: you have to go higher.
sar-zan-word-opening = Opening
sar-zan-word-opening-means = The first card of a trick: always your lowest, alone.
sar-zan-word-complement = Complement
sar-zan-word-complement-means = What a card lacks to make 33: the small number in brackets.
sar-zan-word-sar-zan = Sar-Zan
sar-zan-word-sar-zan-means = Exactly 33: nothing beats it, the trick is taken at once.
sar-zan-word-dragon = Dragon
sar-zan-word-dragon-means = Whoever made the last Sar-Zan: 4 more points at every count.
sar-zan-word-owatta = Owatta
sar-zan-word-owatta-means = Playing your last cards: you take the trick, and the round ends.
# Puzzles.
sar-zan-puzzle-wrong = Not this one: the game would no longer be won for certain.
sar-zan-puzzle-card = One card
sar-zan-puzzle-card-task = Only one move wins the game for certain, whatever the other holds.
sar-zan-puzzle-card-idea = A single card is enough. Which one leaves you the best hand?
sar-zan-puzzle-card-wrong = This move does not win for certain: the other can still prevent it.
sar-zan-puzzle-card-won = The game is won by { $gain } points.
sar-zan-puzzle-sum = A sum
sar-zan-puzzle-sum-task = Only one move wins the game for certain, whatever the other holds.
sar-zan-puzzle-sum-idea = Several cards at once: think of those you will be left with.
sar-zan-puzzle-sum-wrong = This move does not win for certain: the other can still prevent it.
sar-zan-puzzle-sum-won = The game is won by { $gain } points.
sar-zan-puzzle-sar-zan = Sar-Zan
sar-zan-puzzle-sar-zan-task = Only one move wins the game for certain, whatever the other holds.
sar-zan-puzzle-sar-zan-idea = Make 33: nothing beats it, and the Dragon is worth 4 points.
sar-zan-puzzle-sar-zan-wrong = This move does not win for certain: the other can still prevent it.
sar-zan-puzzle-sar-zan-won = The game is won by { $gain } points.
sar-zan-puzzle-wait = Passing
sar-zan-puzzle-wait-task = Only one move wins the game for certain, whatever the other holds.
sar-zan-puzzle-wait-idea = Keep your cards: they will do better in the next trick.
sar-zan-puzzle-wait-wrong = This move does not win for certain: the other can still prevent it.
sar-zan-puzzle-wait-won = The game is won by { $gain } points.
