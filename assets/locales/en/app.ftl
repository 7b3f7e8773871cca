# The application’s texts.

loading = Lighting the lamp…

title-subtitle = { $games ->
    [5] Five games around the lamp
   *[other] { $games } games around the lamp
}
title-play = Play
title-resume = Resume
title-resume-what = { $game }, move { $move }
title-resume-points = { $shown } { $points ->
    [one] pt
   *[other] pts
}
title-settings = Settings
title-help = How to play

player-human = Human
player-you = You
player-easy = AI · easy
player-medium = AI · medium
player-hard = AI · hard
player-expert = AI · expert
player-human-short = Human
player-easy-short = Easy
player-medium-short = Medium
player-hard-short = Hard
player-expert-short = Expert

setup-players = Players
setup-house-rules = House rules
setup-seed-new = Change
setup-seed = Game number
setup-start = Start

rail-menu = Menu
rail-undo = Undo
rail-hint = Hint
rail-log = Log

prompt-your-turn = It is your turn
prompt-thinks = { $name } is thinking…
prompt-for = { $name }: { $prompt }
hud-your-turn = Your turn
hud-their-turn = Their turn
hud-moves = Plays
hud-thinking = Thinking…
hud-goal = to { $goal }
hud-points = { $points ->
    [one] pt
   *[other] pts
}
hud-limit = limit { $limit }
hud-fewest-win = fewest win
hud-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
hud-move = Move { $number }
hud-last = Last: { $name }, { $move }
hud-looking-start = Start · { $all ->
    [one] 1 move
   *[other] { $all } moves
 }
hud-results = End
hud-play-from-here = Play from here
hud-back-to-game = Back to the game
hud-to-start = Start
hud-step-back = Back
hud-step-forward = Forward
hud-looking = Move { $shown } of { $all }

menu-kept = Home or quit: the game is kept.
menu-pause = Paused
menu-continue = Continue
menu-redo = Redo the move taken back
menu-turn-board = Turn the board
menu-agree-draw = Agree to a draw
menu-restart = New game
seats-how = Tap to change: the game goes on.
menu-seats = Who plays
menu-help = How to play
menu-settings = Settings
menu-leave = Home
menu-quit = Quit
menu-name = Name
name-space = space
name-done = Done

settings = Settings
settings-language = Language
settings-language-fr = Français
settings-language-en = English
settings-speed = Speed
settings-speed-off = Instant
settings-speed-off-short = Instant
settings-music = Music
settings-effects = Sounds
settings-mute = All sound
settings-reduced-motion = Reduced motion
settings-explain = Opponents explain their moves
settings-first-moves = Help in the first games
settings-from-afar = TV mode: everything larger
settings-speed-times = { $times }×
settings-the-game = The game
settings-sound = Sound
settings-picture = Picture
settings-kept = What is kept
settings-volume = { $what }, { $percent }%
settings-yes = Yes
settings-no = No

help = How to play
help-keys = Keyboard: letters to look for a word here, Page Up and Page Down to read on; at the table arrows to choose, Enter to play, U undo, R redo, H hint, L log, Space to skip an animation, Esc for the menu.

log = Log
log-how = Tap a move to see it again.
log-here = Here
log-empty = No move has been played yet.

results-winners = { $names } { $count ->
    [one] wins
   *[other] win
}
results-points = { $count ->
    [one] point
   *[other] points
}
results-moves = **{ $count }** { $count ->
    [one] move was made
   *[other] moves were made
}
results-draw = A draw
results-remembered = What will be remembered
results-rematch = Rematch
results-review = Review
results-title = Home

review = Review
review-open = Review the game
review-working = Moves looked at: { $judged } of { $all }
review-stopped = Stopped · moves looked at: { $judged } of { $all }
review-stop = Stop
review-go-on = Go on
review-ahead = { $name } ahead
review-how = Tap the curve to see that moment.
review-nobody-led = Nobody took the lead.
review-led-throughout = { $name } { $many ->
    [one] leads
   *[other] lead
} from the start
review-led-from = { $name } { $many ->
    [one] takes
   *[other] take
} the lead at move { $number }
review-leads = { $name } { $many ->
    [one] leads
   *[other] lead
} by { $points } from move { $number }
review-moments-later = The moments that decided it come at the end.
review-moments = { $count ->
    [one] The moment that decided it
   *[other] The { $count } moments that decided it
}
review-no-moments = No move clearly cost the game.
review-moment = Move { $number } · { $name }
review-cost = −{ $points } { $points ->
    [one] point
   *[other] points
}
review-played = Chosen: { $move }
review-made = Move { $number } · { $name }: { $move }
review-better = Better: { $move }
review-better-why = Better: { $move }. { $why }
review-to-results = See the results
review-to-table = Back to the table

list-two = { $first }, { $second }
score-sheet = Score sheet
score-rounds = Round
score-round = Round { $round }
score-total = Total
score-left = Ends at { $goal }: { $name } has { $points }
score-fewest-win = fewest points win
score-most-win = most points win
score-leads = { $names } { $count ->
    [one] leads
   *[other] lead
}
score-said = { $label }: { $scores }
score-of = { $name } { $points }
score-results = See the results
score-next-round = Next round

curtain-pass = Hand the device to
curtain-meanwhile = Meanwhile
curtain-hold = Hold to see your cards

names-and = { $names } and { $last }

caption-hint = Hint: { $move }
caption-why = { $name } · { $why }
caption-hint-why = Hint: { $move }. { $why }

refused-nothing-to-undo = There is nothing to undo.
refused-nothing-to-redo = There is nothing to redo.
refused-not-your-turn = It is not your turn.
refused-looking-back = You are looking at an earlier moment: come back to play.
refused-undo-hidden = You cannot go back any further: a hidden card has been revealed.

error-start = This game cannot begin: { $why }.
error-damaged = { $what }: we start afresh.
error-damaged-at = { $what }: we start afresh, and the file is set aside ({ $place }).
error-damaged-match = The saved game is damaged
error-damaged-settings = The saved settings are damaged
error-storage-read = What was saved cannot be read: we start afresh, and nothing is deleted.
error-storage-write = Nothing can be saved here: the game goes on, but it will be lost when you leave.
error-players = { $game } is for { $least } to { $most } players, not { $players }
error-players-fixed = { $game } is for { $most } players, not { $players }
error-option-unknown = there is no option “{ $key }”
error-option-value = option “{ $key }” can be { $choices } with { $players } players, not “{ $value }”
error-position = this starting position is impossible
error-record = this is not a saved game
error-record-too-large = it is too long to be a game
error-record-newer = this game comes from a newer version of Veillée
error-record-game = it is of another game ({ $game })
error-record-move = move { $number } is not allowed
error-file-missing = there is no such file
error-file-unreadable = this file cannot be read
error-no-display = no display found; to play in a browser: make web
error-language = unknown language: { $tag } (fr or en)
error-speed = unknown speed: { $speed } (off, 0.5, 1, 2 or 4)
error-size = impossible window size: { $size } (for example 1280x800)
error-game = there is no game “{ $game }” ({ $games })
error-seat = a seat cannot be “{ $seat }” (human, ai or ai:easy, ai:medium, ai:hard, ai:expert)
error-option = an option is written KEY=VALUE, not “{ $option }”
error-link = This link cannot be opened: { $why }.
error-link-part = “{ $part }” means nothing here
error-load = { $file } cannot be loaded: { $why }

menu-full-screen = Full screen
menu-copy-link = Copy a link to this game
link-copied = The link to this game is copied: open it anywhere.
settings-vibration = Vibration
settings-export = Save to a file
settings-import = Load from a file
error-import = This file was not saved by Veillée; nothing was changed.

# The screen in words, for those who do not see it.
mirror-seat = { $name }: { $score } { $score ->
    [1] point
    [-1] point
   *[other] points
}
mirror-limit = limit { $limit }, fewest points win
mirror-cards = { $cards } { $cards ->
    [1] card
   *[other] cards
}
mirror-turn = { $name } to play.
mirror-thinks = { $name } is thinking.
mirror-hand = Your hand: { $cards }
mirror-laid = { $name } has played: { $cards }
control-close = Close
control-home = Home
control-more = More
control-step-back = One move back
control-step-forward = One move on
control-to-start = To the beginning
control-to-now = To the present
control-name = Change the name
control-backspace = Delete a letter
control-new-seed = Another game number
control-players = Players

demo = Touch to play
demo-narrow = Play
dotted = { $first } · { $second }

setup-change = Change
setup-rules-usual = The usual rules
setup-rule = { $rule }: { $value }
setup-rules-more = { $rules } and { $more } more
setup-as-usual = Back to the usual rules
setup-advanced = To play the same deal again
title-resume-theirs = { $name } to play

rail-no-help = No help
control-no-help = No more help with this game
first-moves-over = No more help with this game.
first-word = { $word }: { $means }
rail-help = Rules
rail-leave = Leave
lesson-on = Next
lesson-show = Show me
lesson-read = Read first, then press “Next”.
lesson-other = Not this time: follow the arrow.
lesson-over = There, you know how to play
lesson-play = Play a game
lesson-again = See the lesson again
help-find = Look for a word
help-find-done = Read
help-find-clear = Look for nothing more
help-found = { $found ->
    [0] Not found. Try the beginning of the word.
    [one] Found in { $found } place
   *[other] Found in { $found } places
}
help-rules-match = Rules of this match
help-rules-usual = The usual house rules
help-rule-unusual = **{ $value }** (usually { $usual })
help-glossary = Words of the game
help-word = { $word }: { $means }
help-learn = Learn it in 90 seconds
offer = Your first game?
offer-says = { $game } can be learnt at the table, move by move. Or begin at once and learn as you play.
offer-learn = Learn it in 90 seconds
offer-play = Play at once

# Puzzles.
title-puzzles = Puzzles
puzzles = Puzzles
puzzles-solved = { $game }: { $solved } of { $all }
puzzle-today = Puzzle of the day
puzzle-open = to be solved
puzzle-solved = solved
puzzle-solved-helped = solved with help
puzzle-counted = { $task } { $counted }
puzzle-goes-on = Well spotted! { $moves ->
    [one] One more move
   *[other] { $moves } more moves
} to find.
puzzle-goes-on-freely = Well spotted! Your turn again.
puzzle-hint-theme = { $theme }: { $idea }
puzzle-hint-between = One of the two that the arrows show is part of the solution. Which?
puzzle-hint-here = It begins here.
puzzle-over = Solved!
puzzle-won = It is won.
puzzle-found-at-once = Without help, at the first try
puzzle-found-alone = Without help, after { $wrong ->
    [one] one other try
   *[other] { $wrong } other tries
}
puzzle-found-helped = With help
puzzle-next = Next puzzle
puzzle-list = All puzzles
puzzle-again = Start again
error-damaged-puzzles = The list of solved puzzles is damaged
