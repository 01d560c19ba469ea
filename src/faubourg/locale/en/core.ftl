### What the core says, whatever the game.

seat-number = Player { $number }
list-and = { $most } and { $last }
list-or = { $most } or { $last }
list-more = { $number } more
list-empty = none
typed-move = “{ $move }”
remedy-example = For example: { $moves }.
remedy-none = There is nothing to decide now.
remedy-no-cards = Stop here: you have no cards left.
