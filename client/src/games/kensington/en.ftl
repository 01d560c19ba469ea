### The table of Kensington: what only the browser says.

kg-heap = The middle
kg-heap-left = { $number ->
    [one] 1 tile
   *[other] { $number } tiles
}
kg-left = { $number ->
    [0] none left
   *[other] { $number } left
}
kg-behind-lit = { $number } lit
kg-behind-dark = { $number } dark
kg-behind-cats = { $all ->
    [one] with a cat
   *[other] { $number } of them with a cat
}
kg-behind-roofs = { $number ->
    [one] 1 roof
   *[other] { $number } roofs
}
kg-behind-birds = { $all ->
    [one] with a bird
   *[other] { $number } of them with a bird
}
kg-behind-bricks = { $number ->
    [one] 1 brick tile
   *[other] { $number } brick tiles
}
kg-behind-doors = { $number ->
    [one] 1 red door
   *[other] { $number } red doors
}
kg-costs = costs a token
kg-free-of-charge = costs nothing
kg-no-token-for-it = cannot be taken now: it costs a token, and you have none
kg-token-must-be-spent = cannot be taken now: you must spend a token
kg-tokens = { $number ->
    [0] no tokens
    [one] 1 token
   *[other] { $number } tokens
}
kg-stock = common stock: { $number ->
    [one] 1 token
   *[other] { $number } tokens
}
kg-stock-short = stock: { $number ->
    [one] 1 token
   *[other] { $number } tokens
}
kg-left-in-pile = Left in this pile: { $contents }
kg-birds = Birds
kg-birds-seen = { $seen } of { $all } birds
kg-last-builds = they end the game
# KG-R8: the bird that brings the end may have gone back to the middle.
kg-last-builds-put-back = the last one, put back, ends the game
kg-warehouse = Your warehouse
kg-warehouse-of = { $who }’s warehouse
kg-free = free
kg-free-place = free place
kg-taken = Taken
kg-nothing = nothing
kg-fits-nowhere = fits nowhere now
kg-turn = Turn the roof
kg-turn-key = Turn the roof (R)
kg-diamond = diamond: building it earns a token at the end of the turn
kg-frame = { $wide } wide, { $high } high
kg-rows = squares of each row from the top: { $rows }
kg-back-frame = { $long ->
    [one] 1 square
   *[other] { $long } squares
} long and { $short } across{ $turns ->
    [yes] , lying or standing on end
   *[no] {""}
}
kg-back-rows = drawn here with these squares in each row from the top: { $rows }
kg-cell-lit = lit window
kg-cell-dark = dark window
kg-cell-lit-cat = lit window with a cat
kg-cell-dark-cat = dark window with a cat
kg-cell-brick = brick
kg-cell-door = red door
kg-cell-roof = roof
kg-cell-roof-bird = roof with a bird
kg-cell-start = starting door
kg-column-built = Column { $column }, height { $height }, from the ground: { $floors }
kg-column-free = Column { $column }, nothing built
kg-column-roofed = roofed
kg-would-land = { $tile } would land on level { $floor }, { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}
kg-facade-facts = { $columns ->
    [one] 1 column
   *[other] { $columns } columns
}, { $roofed } roofed, { $heights ->
    [one] 1 height
   *[other] { $heights } different heights
}, { $birds ->
    [one] 1 bird
   *[other] { $birds } birds
}
kg-facade-of = { $who }’s façade: { $facts }
kg-enlarge = Enlarge this façade
kg-enlarge-facade = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $tokens }, { $facts }. Enlarge
kg-back-to-own = Back to your façade
kg-bonus = bonus
kg-bonus-won = Every column would be roofed: bonus of { $would }
kg-bonus-lost = A column would be open: the bonus of { $was } would be lost
kg-bonus-changed = Every column would still be roofed: bonus of { $would } instead of { $was }
kg-full-now = { $number ->
    [one] 1 more point
   *[other] { $number } more points
} if the game ended now: every column is roofed

kg-take = Take a tile
kg-now-take = { $from ->
    [middle] Choose a back from the middle.
    [warehouse] Choose a tile from another warehouse.
   *[both] Choose a back from the middle, or a tile from another warehouse.
}
kg-must-spend = You have { $number } tokens, so one must be spent: { $from ->
    [middle] take a tile with a brown back.
    [warehouse] take a tile from another warehouse.
   *[both] take a tile with a brown back, or one from another warehouse.
}
kg-take-it = Take it
kg-buy = Buy it
kg-buy-tile = Buy from { $who } for a token: { $tile }
kg-no-buy = Cannot be bought now
kg-no-buy-tile = Cannot be bought from { $who } now: { $tile }
kg-pays-owner = the token goes to { $who }; to be built this turn{ $earns ->
    [0] {""}
   *[other] , and its diamond then earns a token
}
kg-skip = Take nothing
kg-draft = This turn
kg-diamonds-earn = Tokens at the end of the turn
kg-tokens-later = { $number ->
    [one] +1 token at the end of the turn
   *[other] +{ $number } tokens at the end of the turn
}
kg-now-column = Choose a column for { $tile }.
kg-now-not-this = There is no place now for { $tile }: choose another tile.
kg-now-build = Choose a tile and a column.
kg-now-owed = You bought { $tile }: build it this turn.
kg-now-loose = Not joined yet: lay another tile beside it or on it{ $undo ->
    [yes] , or take it back.
   *[no] .
}
kg-take-off = Take the last tile off
kg-now-done = You have no tile left to build.
kg-not-yours = This is another player’s façade: you build on your own.
kg-now-nowhere = None of your tiles can be laid.
kg-lift = Let go
kg-lay = Lay it
kg-finish = Finish the turn
kg-finish-key = Finish the turn (F)
kg-ends-game = this ends the game
kg-keep-why = The tile goes to your warehouse, and your turn is over
kg-keep-tile = Store { $tile } and finish
kg-return-why = The tile goes back to the middle, and your turn is over
kg-return-finish = Put { $tile } back and finish
kg-short-window = the tile
kg-short-roof = the roof
kg-short-brick = the brick tile
kg-short-door = the red door

kg-hint-take = Take a tile with { $back }
kg-hint-buy = Buy { $tile }
kg-place-own = { $place ->
    [left] on the left in your warehouse
    [right] on the right in your warehouse
    [stored] from your warehouse
    [taken] the one just taken
   *[bought] the one just bought
}
kg-place-theirs = { $place ->
    [left] on the left in that warehouse
   *[right] on the right in that warehouse
}
kg-hint-column = col. { $column }
kg-hint-more = then { $number } more
kg-hint-lay = Lay { $tile } on { $wide ->
    [one] column { $column }
    [2] columns { $column } and { $last }
   *[other] columns { $column } to { $last }
}
kg-since-buy = buys from { $owner }
kg-since-draw = turns up
kg-since-keep = stores
kg-since-return = puts back
kg-since-nothing = builds nothing

kg-open = open
kg-about-windows = 1 point a window in a roofed column.
kg-about-doors = 2 points a door in a roofed column.
kg-about-heights = The different heights of roofed columns score 1 point for the first, 2 for the second, 3 for the third, and so on, whichever they are.
kg-about-cats = 1 point a cat, roofed or not.
kg-about-full = If every column is roofed, 1 point for each; a single open column, and there is no such bonus.
kg-in-all-windows = { $number ->
    [0] No window in a roofed column
    [one] 1 window in a roofed column
   *[other] { $number } windows in { $columns ->
        [one] 1 roofed column
       *[other] { $columns } roofed columns
    }
}{ $lost ->
    [0] .
    [one] ; 1 in an open one does not count.
   *[other] ; { $lost } in { $open ->
        [one] an open one
       *[other] { $open } open ones
    } do not count.
}
kg-in-all-doors = { $number ->
    [0] No door under a roof
    [one] 1 door under a roof
   *[other] { $number } doors under roofs
}{ $lost ->
    [0] .
    [one] ; 1 in an open column does not count.
   *[other] ; { $lost } in open columns do not count.
}
kg-in-all-heights = { $number ->
    [0] No roofed column, so no height counts.
    [one] 1 height: { $heights }.
   *[other] { $number } different heights: { $heights }.
}
kg-in-all-cats = { $number ->
    [0] No cat.
    [one] 1 cat.
   *[other] { $number } cats.
}
kg-in-all-full = { $open ->
    [0] { $number ->
        [one] The only column is roofed.
        [2] Both columns are roofed.
       *[other] All { $number } columns are roofed.
    }
    [one] 1 column is open: no bonus.
   *[other] { $open } columns are open: no bonus.
}
kg-full-short = All roofed

## Readings of the rules

kg-reading-storing = Drawn tiles may go back
kg-reading-storing-about = Instead of being stored while a place is free (KG-R13)
kg-reading-takes = You may skip taking a tile
kg-reading-takes-about = When no beige tile is left, even with a token to spend (KG-R9)
kg-reading-backs = Outlines stay unknown
kg-reading-backs-about = Tiles are chosen by the colour and the mark of their backs alone (KG-R10)
kg-reading-units = New tiles join one another
kg-reading-units-about = Tiles built together count as good neighbours among themselves (KG-R1)
kg-reading-turning-roofs = Roofs may be turned
kg-reading-turning-roofs-about = Instead of standing upright like windows (KG-R7)

## Keys

kg-keys-columns = to the next column where the tile fits, or to the next back
kg-keys-all-columns = to any column
kg-keys-other-tile = pick up the previous or the next tile
kg-keys-tile = pick up the tile with that number
kg-keys-finish = finish the turn; a tile that was taken and not laid is stored, or put back where there is no place
kg-keys-turn-roof = turn the roof, where this game allows it; otherwise: what happened since you last played
