### What the core says, whatever the game.

seat-number = seat { $number }
list-and = { $most } and { $last }
list-or = { $most } or { $last }
list-more = { $number } more
list-empty = none

## Play

illegal-move = The move is refused by rule { $rule }.
undo-nothing = There is nothing to take back.
undo-not-yours = The last move was not yours, so it cannot be taken back.
undo-revealed = Something has been drawn or turned over since: that cannot be taken back without the others’ consent.
