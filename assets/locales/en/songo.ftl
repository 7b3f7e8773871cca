# Songo.

songo-name = Songo
songo-pitch = Sow, count, capture: two players, nothing hidden.
songo-length = First to 40 seeds · about 10 minutes

songo-seat-0 = South
songo-seat-1 = North

songo-option-bonus = Granary bonus
songo-option-bonus-14 = 14
songo-option-bonus-mod7 = 14, 21…
songo-option-solidarity = Solidarity
songo-option-solidarity-fullest = Fullest cell
songo-option-solidarity-any = Free choice
songo-option-target = Goal
songo-option-target-40 = 40
songo-option-target-36 = 36
songo-option-few-seeds = Ends below 10 seeds
songo-option-few-seeds-on = Yes
songo-option-few-seeds-off = No
songo-option-stuck = Stuck player
songo-option-stuck-end = Game ends
songo-option-stuck-give = Gives
songo-option-first = First player
songo-option-first-random = At random
songo-option-first-south = South
songo-option-first-north = North

songo-refused-game-over = The game is over.
songo-refused-not-your-cell = This cell is not on your side.
songo-refused-empty-cell = This cell is empty.
songo-refused-last-cell-single = A single seed never leaves the last cell.
songo-refused-last-cell-takes-nothing = From the last cell, two seeds leave only to capture.
songo-refused-would-starve = That capture would leave { $enemy } without seeds: it would not count.
songo-refused-must-feed = { $enemy } has no seed left: give some.
songo-refused-must-play-fullest = Solidarity: play the fullest, { $fullest } ({ $seeds } seeds).

songo-caption-started = { $first } begins
songo-caption-grenier = A granary of { $seeds } seeds!
songo-caption-kept = The fourteenth seed is kept
songo-caption-taken = { $seat } takes { $sum } { $sum ->
    [one] seed
   *[other] seeds
}
songo-caption-capture-cancelled = Capture cancelled: never take everything
songo-caption-must-feed = Solidarity: { $seat } must feed the other side
songo-caption-gave = { $from } is stuck and gives the seeds away
songo-caption-collected = { $seat } collects the seeds left on their side: { $seeds }

songo-note = { $sum ->
    [0] Let go to sow, or slide away
   *[other] Let go to take { $sum }, or slide away
}
songo-prompt = Choose a cell to sow
songo-prompt-barred = Sow. { $why }
songo-barred-single = Cell~{ $number }~locked:~a~single~seed
songo-barred-takes-nothing = Cell~{ $number }~locked:~nothing~to~take
songo-barred-starves = Cell~{ $number }~locked:~would~take~all
songo-prompt-feed = { $enemy } has no seeds left: sow some over
songo-prompt-fullest = Solidarity: sow { songo-cell }, the fullest

songo-ending-target = { $points } of 70 seeds, more than half: that wins.
songo-ending-few-seeds = Fewer than ten seeds were left on the board.
songo-ending-no-move = There was no move left.
songo-ending-repetition = The same position came back for the third time.
songo-ending-agreed = The players agreed to a draw.

songo-fact-largest = { $names } { $many ->
    [one] took
   *[other] each took
} **{ $count } { $count ->
    [one] seed
   *[other] seeds
}** in one go
songo-fact-captures = { $names } { $many ->
    [one] made
   *[other] each made
} **{ $count } { $count ->
    [one] capture
   *[other] captures
}**
songo-fact-longest = { $names } { $many ->
    [one] sowed
   *[other] each sowed
} **{ $count } { $count ->
    [one] seed
   *[other] seeds
}** in one move

songo-help-1-heading = The goal
songo-help-1 = Take **{ $target } seeds** before the other player does. Each of you has seven cells in front, with **five seeds** in each. { $first ->
    [south] South begins.
    [north] North begins.
   *[other] Chance decides who begins; in the next game the other does.
}
songo-help-2-heading = Sowing
songo-help-2 = On your turn touch one of your cells: all its seeds leave, **one to a cell**, **clockwise**. **Hold** the cell to see where they will go; slide away to change your mind.
songo-help-3-heading = Capturing
songo-help-3 = If your last seed falls on the other side, in a cell that now holds **2, 3 or 4**, those are yours. So are those of the cells **just before it**, as long as each holds 2, 3 or 4. The **first cell** you reach over there is only taken along with others.
songo-help-4-heading = The granary (ndà)
songo-help-4 = A cell of **14 seeds or more** is a granary. Its seeds go once round the board, skipping their own cell, and then round the other side only. With { $bonus ->
    [mod7] **14, 21, 28…**
   *[other] **exactly 14**
} you keep the last seed, and take nothing else.
songo-help-5-heading = Not allowed
songo-help-5 = **Nobody is left with nothing**: a capture that would empty the other side is cancelled. From your **last cell**, just before the other side, a single seed never leaves, and two leave only to capture.
songo-help-6-heading = Solidarity
songo-help-6 = When the other side has no seed left **you must give some**, playing { $solidarity ->
    [any] **any** of the cells that can.
   *[other] **the fullest** of the cells that can.
}
songo-help-7-heading = The end
songo-help-7 = The game also ends { $few-seeds ->
    [off] when
   *[other] when **fewer than ten seeds** are left, when
} the player to move cannot, or when a position comes back for the **third time**. { $stuck ->
    [give] Whoever is left with nothing but one or two barred seeds gives them away, and the game goes on. Each
   *[other] Each
} player then adds the seeds on their own side; with **no one at { $target }** it is a draw.
songo-help-8-heading = Playing well
songo-help-8 = Count your **bidoua**, the moves you can make without giving anything away. Threaten **two cells at once**. One more seed in a threatened cell, a **yinda**, often saves it. And keep a **granary** for the right moment.
songo-example-row = Your nine seeds end on a cell that comes to 2. The two before it hold 3 and 4: all three are taken, **9 seeds**.
songo-example-first-cell = The last of the four seeds makes 4, but on the first cell: **nothing is taken**.
songo-example-granary = Fourteen: thirteen go once round, skipping their own cell, and the last is yours, **1 seed**.
songo-example-never-all = The seven seeds would take all that is left across. The capture is cancelled: **0 seeds**.
songo-example-last-cell = The seed in your last cell, on the left, is **barred**: you play another one.
songo-example-solidarity = Only the 23 and the 10 reach across: the fullest plays. It gives, and on the way it takes **9 seeds**.
songo-sample = Nine seeds are left on the board. Everybody adds those on their own side: **40** wins against 30.
songo-sample-taken = seeds taken
songo-sample-camp = on one’s side

# The cells of a camp are counted from left to right.
songo-cell = cell { $cell ->
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
songo-number = #{ $number }
songo-move = Sow from { songo-cell }: { $seeds } { $seeds ->
    [one] seed
   *[other] seeds
}
songo-said-lifted = { $name } sows the { $seeds ->
    [one] seed
   *[other] { $seeds } seeds
} of their cell { $cell }
songo-said-taken = Takes { $together ->
    [1] the { $seeds } seeds of cell { $cell }
   *[other] { $so-far } seeds of cells { $cell }
}
songo-mirror-camp = { $name }: { $cells }
songo-mirror-cell = { songo-cell }: { $seeds }

# Why this move.
songo-why-wins = Wins the game
songo-why-feeds = Gives { $seeds } { $seeds ->
    [one] seed
   *[other] seeds
}: solidarity demands it
songo-why-grenier-takes = Empties the granary of { songo-cell } and takes { $seeds } seeds
songo-why-takes = Takes { $seeds } seeds
songo-why-keeps-one = Fourteen seeds in { songo-cell }: keeps one
songo-why-saves = Brings { $seeds } seeds to safety
songo-why-threatens-twice = Threatens to take from { $cells } cells at once
songo-why-threatens = Threatens to take { $seeds } seeds
songo-why-builds-grenier = Makes a granary of { songo-cell }: { $seeds } seeds
songo-why-keeps-grenier = Keeps the granary of { songo-cell } for the right moment
songo-why-hems = Leaves only { $moves } { $moves ->
    [one] move
   *[other] moves
}
songo-why-gives-nothing = A bidoua: gives nothing away

# Settings
songo-left-handed = Left-handed (upright board)
songo-board-turns = The board turns to whoever plays

# Results
songo-counted = { $count ->
    [one] seed
   *[other] seeds
}

# The lesson: a sentence fits three lines of a phone.
songo-lesson-aim = Take 40 seeds before the other does. Your seven cells are before you, theirs across the board.
songo-lesson-sow = Touch the lit cell: its five seeds go out one by one, the way the arrows show.
songo-lesson-sow-wrong = That one later: first sow the cell the arrow shows.
songo-lesson-take = The last seed falls across the board and makes 2, 3 or 4: they are yours. Here 2 and 1 make 3.
songo-lesson-take-wrong = From there the last seed takes nothing: try the cell that is shown.
songo-lesson-chain = Then back you go: the cells just before are taken too if they make 2, 3 or 4. Find nine seeds!
songo-lesson-chain-wrong = There is better: hold a cell down to see where its seeds fall.
songo-lesson-first = The first cell across is never taken alone, only at the end of a row like that one.
songo-lesson-last = From your last cell a single seed never leaves, and two leave only to take. Here they take six!
songo-lesson-last-wrong = The two seeds in your cell #1 take at once: sow them.
songo-lesson-grenier = 14 seeds or more are a granary. It goes all the way round, but for its own cell. At just 14 the last is yours.
songo-lesson-grenier-wrong = The granary is the cell of 14: sow it.
songo-lesson-dry = You never take everything: a capture that would empty the other side is cancelled. Try it.
songo-lesson-dry-wrong = Sow the seven seeds instead, to see a capture cancelled.
songo-lesson-feed = Nothing is left across: you have to give, from the fullest of your cells that can.
songo-lesson-feed-wrong = Not that one: the fullest that reaches the other side has 23.
songo-lesson-win = At 40 you win. With fewer than ten seeds left, or no move, everybody adds those on their own side.
songo-lesson-over = Sow, take **2, 3 or 4**, go back along the row: the rest comes by playing. Hold a cell to see what it would do.

songo-word-granary = Granary (ndà)
songo-word-granary-means = A cell of 14 seeds or more: it goes all the way round the board.
songo-word-first-cell = First cell
songo-word-first-cell-means = The cell across that your seeds reach first: it is only taken along with others.
songo-word-last-cell = Last cell
songo-word-last-cell-means = Your cell just before the other side: a single seed never leaves it.
songo-word-row = Row
songo-word-row-means = Cells just before the one you take, each with 2, 3 or 4 seeds: they are taken too.
songo-word-solidarity = Solidarity
songo-word-solidarity-means = When the other side is empty, you must give it some seeds.
songo-word-threat = Threat
songo-word-threat-means = A cell you could take on your next turn; two at once are hard to parry.
songo-word-yinda = Yinda
songo-word-yinda-means = One more seed in a threatened cell, so that it can no longer be taken.
songo-word-bidoua = Bidoua
songo-word-bidoua-means = The moves you can still make without giving anything away.
# Puzzles.
songo-puzzle-wrong = There is better: this move lets go of what you have prepared.
songo-puzzle-capture = A capture
songo-puzzle-capture-task = Your turn: win { $gain } seeds in { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
songo-puzzle-capture-idea = Follow the last seed of every cell: where would it make 2, 3 or 4?
songo-puzzle-capture-wrong = This move brings less: { $gain } seeds are there to be taken.
songo-puzzle-capture-won = You take { $gain } seeds in one move.
songo-puzzle-chain = Capture in a row
songo-puzzle-chain-task = Your turn: win { $gain } seeds in { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
songo-puzzle-chain-idea = Look for a row of cells that would make 2, 3 or 4, and the seed that falls at its end.
songo-puzzle-chain-wrong = This move brings less: a row of cells is worth { $gain } seeds.
songo-puzzle-chain-won = The whole row is taken: { $gain } seeds.
songo-puzzle-threat = Threat
songo-puzzle-threat-task = Your turn: win { $gain } seeds in { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
songo-puzzle-threat-idea = Do not take yet: prepare a capture that the other side cannot prevent.
songo-puzzle-threat-wrong = This move brings less: { $gain } seeds can be won, in two steps.
songo-puzzle-threat-won = The threat could not be met: { $gain } seeds.
songo-puzzle-double-threat = Double threat
songo-puzzle-double-threat-task = Your turn: win { $gain } seeds in { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
songo-puzzle-double-threat-idea = Prepare two captures at once: the other side can prevent only one.
songo-puzzle-double-threat-wrong = This move brings less: two threats at once are worth { $gain } seeds.
songo-puzzle-double-threat-won = Of two threats one was left: { $gain } seeds.
songo-puzzle-yinda = Yinda
songo-puzzle-yinda-task = Your turn: save { $gain } seeds in { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
songo-puzzle-yinda-idea = One of your cells is about to be taken: one more seed would make it safe.
songo-puzzle-yinda-wrong = This move lets more be taken: { $gain } seeds can be saved.
songo-puzzle-yinda-won = The cell is safe: { $gain } seeds saved.
songo-puzzle-grenier = Granary
songo-puzzle-grenier-task = Your turn: win { $gain } seeds in { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
songo-puzzle-grenier-idea = A cell of 14 seeds or more is going to take. At once, or later?
songo-puzzle-grenier-wrong = This move brings less: the granary is worth { $gain } seeds.
songo-puzzle-grenier-won = The granary has brought { $gain } seeds.
songo-puzzle-bidoua = Bidoua
songo-puzzle-bidoua-task = Your turn: win { $gain } seeds in { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
songo-puzzle-bidoua-idea = Play at home and give nothing: the other side will only have costly moves left.
songo-puzzle-bidoua-wrong = This move brings less: giving nothing you would win { $gain } seeds.
songo-puzzle-bidoua-won = The other side had to give, and paid for it: { $gain } seeds.
songo-puzzle-ending = Ending
songo-puzzle-ending-task = Finish the game in { $moves ->
    [one] one move
   *[other] { $moves } moves
} and win it by { $gain } seeds.
songo-puzzle-ending-idea = Count the seeds on both sides: who will soon be unable to move?
songo-puzzle-ending-wrong = This move finishes worse: the game can be won by { $gain } seeds.
songo-puzzle-ending-won = The game is won by { $gain } seeds.
