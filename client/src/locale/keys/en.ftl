### What the keys do: comes when somebody asks.

key-any = any key
key-end = End
key-enter = Enter
key-escape = Esc
key-home = Home
key-shift = Shift
key-shift-arrows = Shift + arrows
key-shift-r = Shift + R
key-space = Space
key-tab = Tab

## At the table

keys-lit-spaces = to the next lit space of the board
keys-all-spaces = to any space of the board
keys-choose-and-play = choose the space; press again to play
keys-lay-down = let go of what you had chosen
keys-undo = take back
keys-hint = hint
keys-score = the score, explained
keys-log = everything that happened
keys-since = what happened since your last turn
keys-skip = skip the moves of others as they are shown

## When the game is over

keys-rematch = play again, or go to the rematch
keys-replay = replay the game
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
