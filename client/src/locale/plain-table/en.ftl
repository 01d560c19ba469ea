### The table of a game that has no drawing of its own.

## The board

plain-empty = empty
plain-square = { $square }: { $what }
plain-square-move = { $square }: { $what }, { $points ->
    [0] legal move
    [one] legal move for 1 point
   *[other] legal move for { $points } points
}
plain-square-moves = { $square }: { $what }, { $number } legal moves

plain-rest = Also on the table

## The decision

plain-now = Choose a square or a move, or type one.
plain-moves = Legal moves
plain-moves-on = Moves on { $square }
plain-all-moves = All moves
plain-type = Type a move
plain-for-example = e.g. “{ $move }”
plain-play = Play
plain-notation = How moves are written
option-yes = yes
option-no = no
