### What the keys do: comes when somebody asks.

key-any = any key
key-end = End
key-enter = Enter
key-escape = Esc
key-page-up = Page up
key-page-down = Page down
key-home = Home
key-shift = Shift
key-shift-arrows = Shift + arrows
key-shift-r = Shift + R
key-shift-1-to-5 = Shift + 1…5
key-shift-1-to-8 = Shift + 1…8
key-shift-n = Shift + N
key-space = Space
key-tab = Tab

## At the table

keys-lit-spaces = to the next lit space of the board
keys-all-spaces = to any space of the board
keys-choose-and-play = choose the space; press again to play
keys-lay-down = let go of what you had chosen
keys-undo = take back
keys-hint = open or close the hints
keys-hint-number = with hints open: look into one; Enter shows it on the board
keys-hint-mine = with hints open: why not my move?
keys-rules-search = search the rules; Esc shows all of them again
keys-lesson-enter = choose the space, press again to play; when the step is done, go on
keys-lesson-show = show me
keys-lesson-back = the step before
keys-lesson-skip = skip the step
keys-puzzle-check = check the turn
keys-puzzle-show = show the solution
keys-puzzle-before = previous puzzle
keys-puzzle-next = next puzzle
keys-score = the score, explained
keys-log = everything that happened
keys-since = what happened since you last played
keys-skip = skip the moves of others as they are shown

## The study board

keys-study-arrow = draw an arrow
keys-study-comment = write a comment
keys-study-next = to the next or the previous move of the lines tried
keys-setup-put = put the piece there
keys-setup-undo = take back the last change
keys-setup-seat = set up: take a piece of that seat
keys-setup-park = set up: take a Park
keys-setup-neutral = set up: take a neutral building
keys-setup-rubber = set up: take the eraser
keys-setup-floors = set up: that many floors
keys-setup-numbers = set up: the building with that number
keys-setup-turn = set up: turn the piece
keys-setup-facade = set up: the façade of that seat
keys-setup-tile = set up: the tile before or after

## When the game is over

keys-rematch = play again, or go to the rematch
keys-replay = replay the game
keys-study = study the last position
keys-home = to the front page

## The score

keys-steps = one step back or on
keys-step-number = to the step with that number
keys-lines = from line to line, shown on the board
keys-to-table = back to the table

## Replays

keys-decisions = one decision back or on
keys-turns = one turn back or on
keys-ends = to the start, to the end
keys-play = play or pause
keys-move-list = in the list of moves: the previous or the next move

## On every page

keys-tab = to the next button or link
keys-close = close what is open
keys-this = this list
