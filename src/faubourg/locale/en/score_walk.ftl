### The walk through the score at the end of a game in a terminal: how a category counts,
### and for each line of the score in few words what its points are for.

walk-thing = { $thing }: { $what }

walk-SL-2-4 = Floors × dots of the space
    .house = { $space }: { $floors } × { $dots }

walk-BV-1-5 =
    .start = at the start
walk-BV-6-1 =
    .start = at the start
walk-BV-2-1 =
    .paid = round { $round }
walk-BV-3-6 =
    1 coin for each smaller neighbour, 3 coins for standing alone or above all neighbours
    .thing = no. { $number } on { $square }
    .smaller = smaller { $points ->
        [one] neighbour
       *[other] neighbours
    }
    .tallest = tallest
    .alone = alone
walk-BV-5-3 =
    .contract = { $contract }

walk-KG-6-1 =
    1 point a window in a roofed column
    .windows = column { $column }: { $windows ->
        [one] 1 window
       *[other] { $windows } windows
    }
    .summed = { $number ->
        [one] 1 window
       *[other] { $number } windows
    } in { $columns ->
        [one] 1 roofed column
       *[other] { $columns } roofed columns
    }
walk-KG-6-2 =
    2 points a door in a roofed column
    .door = column { $column }
walk-KG-6-3 = The different heights of roofed columns score 1, 2, 3 points, and so on
    .height = height { $height } (column { $column })
walk-KG-6-4 =
    1 point a cat, roofed or not
    .cat = { $tile } on { $place }
walk-KG-6-5 = If every column is roofed, 1 point for each
kensington-open-columns = { $number ->
    [one] Column { $columns } is open.
   *[other] Columns { $columns } are open.
}
