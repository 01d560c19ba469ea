### Kensington: the rules as the player reads them. Message KG-2-5 is rule KG-2.5.

## KG-0 Components

KG-0 =
    .title = Components

KG-0-1 =
    .title = Window tiles
    .text =
        There are 70 window tiles: squares, rectangles, L, T, S and U shapes, with one window on each unit square.
        Half of them are lit and half are dark; 40 are easy to build and 30 are hard.
        The hard ones carry a small grey diamond on both sides; the backs of all of them are beige.
    .no-tile = There is no tile number { $number }. There are { $tiles } different tiles, counted from 0.

KG-0-2 =
    .title = Roof tiles
    .text =
        There are 24 roof tiles in several shapes, and 9 of them show a bird.
        Their backs are brown.

KG-0-3 =
    .title = Wall tiles
    .text =
        There are 6 wall tiles, each of a single square: 3 bricks without a window and 3 red doors.
        Their backs are brown and carry a grey circle.

KG-0-4 =
    .title = Doors, warehouses and tokens
    .text =
        There are 5 starting doors (yellow, green, blue, brown and grey), 5 warehouses with two storage places each, and 20 bonus tokens.
        You may pile up as many tokens as you can earn.
        On screen, each starting door has the colour of its owner instead.

## KG-1 Setup

KG-1 =
    .title = Setup

KG-1-1 =
    .title = Your door and plot
    .text =
        You take a door and the warehouse of its colour.
        The door, one square, stands on the ground of your own plot, which reaches out to both sides and upwards (KG-R12).
        Starting doors that nobody took are out of the game.

KG-1-2 =
    .title = All tiles in the middle
    .text =
        All window, roof and wall tiles are mixed and lie face down in the middle.

KG-1-3 =
    .title = Tokens for everyone
    .text =
        The game is played with 8 tokens for 2 players, 12 for 3, 16 for 4 and 20 for 5.
        You take one of them, and so does everybody; the rest is the common stock.

KG-1-4 =
    .title = First player and turn order
    .text =
        Somebody is chosen to begin; the program draws lots unless you say who.
        Turns then go clockwise around the table.

## KG-2 A turn: take one tile, then build

KG-2 =
    .title = A turn: take one tile, then build

KG-2-1 =
    .title = Three ways to take a tile
    .text =
        Each turn begins with taking exactly one tile:
        a tile with a beige back from the middle, for nothing;
        or a tile with a brown back from the middle, for one token to the common stock;
        or a tile from another player’s warehouse, for one token to that player.
    .take-first = You have not taken a tile yet.
    .already-taken = You have taken your tile for this turn.
    .no-token = That costs a token, and you have none.{ $diamond ->
        [yes] {" "}Building a tile with a diamond earns one.
       *[no] {""}
    }
    .no-seat = There is no seat number { $seat }. There are { $seats } players at this table.
    .own-warehouse = That is your own warehouse: what you have stored is at hand anyway.
    .not-stored = { $owner } has not stored { $tile }. { $number ->
        [0] That warehouse is empty.
       *[other] Stored there: { $stored }.
    }

KG-2-2 =
    .title = You see only the backs
    .text =
        In the middle you see the backs with their outline, colour and mark, but not the faces.
        The first tile that you touch is yours.
    .tile-due = The tile just taken is still being turned up.
    .no-tile-due = Nobody is taking a tile from the middle now. Tiles are turned up when somebody takes one.
    .other-back = The tile that was touched has { $back }: it cannot be { $tile }. Only a tile with that back that is left in the middle can be turned up.

KG-2-3 =
    .title = Too many tokens: one must be spent
    .text =
        If you have 4 tokens or more when your turn begins, you may not take a beige tile: you have to spend a token.
    .must-spend = You have { $tokens } tokens: with { $limit } or more, one must be spent.

KG-2-4 =
    .title = What you buy, you build
    .text =
        A tile that you took from another warehouse must be built in the same turn.
        You may take it only if some legal building of this turn contains it, with the tiles in your own warehouse or without; it does not matter whether that is full.
    .cannot-build = You could not build { $tile } this turn, so you may not buy it.
    .in-the-way = With { $tile } laid there, { $owed } could no longer be built this turn, and you bought it.
    .owed = You bought { $tile } and have not built it yet.

KG-2-5 =
    .title = Building up to three tiles
    .text =
        You may then build the tile just taken and the tiles in your warehouse: at most three, in any order.
        You may also put them together first and join them to the building as a unit (KG-R1).
    .not-at-hand = You do not have { $tile } at hand.

KG-2-6 =
    .title = The tile that you do not build
    .text =
        A tile drawn from the middle that you do not build, because you cannot or do not want to, is put on a free place in your warehouse; a place that became free this turn will do.
        Only if both places are taken does it go back to the middle face down (KG-R13).
        A stored tile leaves a warehouse only by being built or bought.
        What was built in earlier turns never moves again.
    .nothing-to-keep = No drawn tile is left to be put into the warehouse.
    .warehouse-full = { $places ->
        [one] The only place in your warehouse is taken.
    [2] Both places in your warehouse are taken.
       *[other] All { $places } places in your warehouse are taken.
    }

## KG-3 Building

KG-3 =
    .title = Building

KG-3-1 =
    .title = One building from the door
    .text =
        Your building starts from the door, and every tile joins this one building: it shares a side with it.
    .apart = There { $tile } would touch nothing. { $others ->
        [0] It must share a side with your building.
       *[other] It must share a side with your building, and the other tiles at hand cannot bridge the distance.
    }

KG-3-2 =
    .title = Windows stand upright
    .text =
        Window tiles stand the right way up and are never turned.
        No tile is ever laid mirrored.
    .turned = You cannot turn { $tile }.

KG-3-3 =
    .title = No overhang
    .text =
        Below every square of a tile lies the ground or another square.
    .gap = Under { $tile } there would be a gap on { $where }.

KG-3-4 =
    .title = What windows need beside them
    .text =
        A window tile needs at least one good neighbour, that is, a tile that shares a side with it and is one of these:
        a window tile of the same light, a door, a brick tile or a roof.
    .wrong-light = There { $tile } would touch only windows of the other light. { $others ->
        [0] One of its sides must touch a window of its own light, a door, a brick or a roof.
       *[other] One of its sides must touch a window of its own light, a door, a brick or a roof, and no other tile at hand can provide that.
    }

KG-3-5 =
    .title = Doors on the ground
    .text =
        A red door stands on the ground (level 1), beside any tile or another door.
    .upstairs = There { $tile } would not stand on the ground.

KG-3-6 =
    .title = Roofs close a column
    .text =
        A roof goes on top of any tiles.
        Nothing is ever built on a roof, not even another roof; squares of one roof tile may lie above one another.
    .on-roof = There { $tile } would be above a roof, in { $number ->
        [one] column
       *[other] columns
    } { $columns }.

KG-3-7 =
    .title = Bricks join anything
    .text =
        A brick tile may join any tile or door, lit or dark.

## KG-4 Tokens

KG-4 =
    .title = Tokens

KG-4-1 =
    .title = Diamonds earn tokens
    .text =
        For each tile with the diamond that you build you receive a token from the common stock, as long as there is one, wherever the tile came from.
        Storing such a tile earns nothing. You earn the token by building; the table hands it over when you finish the turn, because until then the tiles laid can still be taken back.

## KG-5 End of the game

KG-5 =
    .title = End of the game

KG-5-1 =
    .title = The seventh bird
    .text =
        When the seventh roof with a bird is taken from the middle, counting those built and those stored, whoever took it finishes the turn.
        Then every other player may once more build the tiles still in their warehouse, and the scores are counted.
    .only-building = The { kensington-nth-bird } bird has been taken: nobody may take another tile.
    .over = The game is over: the seventh bird is taken, and everybody else has had a last chance to build.

KG-5-2 =
    .title = Nobody can build
    .text =
        The game also ends when nobody can go on: no stored tile fits, and nobody can take one more (KG-R5).
    .over = The game is over: nobody can take or build a tile any more.

## KG-6 Scores

KG-6 =
    .title = Scores

KG-6-1 =
    .title = Windows under roofs
    .row = Windows
    .text =
        Each window in a column that a roof covers is worth 1 point, whatever its light.
        Windows of open columns are worth nothing.
    .windows = { $windows ->
        [one] 1 window
       *[other] { $windows } windows
    } under the roof of column { $column }.

KG-6-2 =
    .title = Doors under roofs
    .row = Doors
    .text =
        Each door in a column that a roof covers is worth 2 points.
        This goes for your starting door as well as for red ones.
    .door = The door under the roof of column { $column }.

KG-6-3 =
    .title = Different heights
    .row = Heights
    .text =
        Your roofed columns are compared by height: the first height is worth 1 point, the second different one 2 points, the third 3, and so on.
        Five different heights are therefore worth 1 + 2 + 3 + 4 + 5 = 15 points.
    .height = Column { $column } is { $height ->
        [one] 1 square
       *[other] { $height } squares
    } high: the { $number ->
        [1] first height.
        [2] second different height.
        [3] third different height.
        [4] fourth different height.
        [5] fifth different height.
        [6] sixth different height.
        [7] seventh different height.
        [8] eighth different height.
        [9] ninth different height.
       *[other] { $number }th different height.
    }

KG-6-4 =
    .title = Cats
    .text =
        Each cat on your building is worth 1 point, whether its column is roofed or not.
        People behind the windows are worth nothing.
    .cat = The cat on { $tile }.

KG-6-5 =
    .title = Every column roofed
    .text =
        If every column of your building is roofed, each of them is worth 1 point more.
        A single open column, and there is no such bonus.
    .full = { $columns ->
        [one] The only column is roofed.
        [2] Both columns are roofed.
       *[other] All { $columns } columns are roofed.
    }

KG-6-6 =
    .title = Victory and equal totals
    .text =
        Most points win.
        Between equal totals, whoever has more birds on their roofs is ahead; if that is equal too, the place is shared.
        The places below the first are settled in the same way.

## KG-R Rulings

KG-R =
    .title = Rulings

KG-R1 =
    .title = Tiles that hold one another
    .text =
        Support and contact are judged when the building of your turn is done, so the tiles of one turn may hold one another.
        But contact must come from the building: starting from what stood before the turn, every new tile must be reached through sides that are good for the tile reached.
        For a window tile that is a window of its own light, a door, a brick or a roof; for a roof, a brick or a door it is anything.
        Two dark tiles alone cannot join where they would touch only lit windows, any more than one could.
        With the reading “New tiles join one another”, new tiles count as good neighbours of one another: then two such tiles may join together.
    .loose = No good contact joins { $tiles } to the building: it would not be in one piece.
    .stranded = With { $tile } laid there, { $loose } could no longer be joined to the building.

KG-R2 =
    .title = Nothing to spend a token on
    .text =
        If you have 4 tokens or more but nothing to spend one on (no brown tile left, and no tile stored by others that you could build), you may take a beige tile after all.

KG-R3 =
    .title = What everyone may know
    .text =
        Everything but the faces in the middle is public.
        A tile taken is shown to all, stored tiles lie face up, and everybody knows which tile went back.

KG-R4 =
    .title = Nobody has to build
    .text =
        You need not build what you could build.
        The only exception is a tile that you bought (KG-2.4).

KG-R5 =
    .title = When nobody can go on
    .text =
        Before each turn the game ends if no player may take a tile and none can build a stored one.
        It also ends after a full round in which nobody could take a tile and nobody built.
        And it ends after five full rounds in a row in which nobody built a tile, which does happen when warehouses are full of tiles that fit nowhere.
    .over = The game is over: for too long nobody has built.

KG-R6 =
    .title = One good edge is enough
    .text =
        A window tile needs one good edge; its other edges may touch windows of the other light.
        Any of the four sides counts, above and below included.

KG-R7 =
    .title = What lies under a roof
    .text =
        Under each column of a roof tile lies a square of a tile that is not a roof, never the bare ground.
        Roofs stay upright like the windows, except with the reading “Roofs may be turned”.
        Every square of a roof tile counts as roof, and roofs, bricks and doors need no particular light beside them.
    .turned = You may not turn { $tile }: in this game roofs stay upright.
    .no-way = You cannot turn { $tile } in that way. { $ways ->
        [one] There is only one way to lay it.
       *[other] There are { $ways } ways to lay it.
    }
    .on-ground = There { $tile } would lie on the bare ground.

KG-R8 =
    .title = The moment of the seventh bird
    .text =
        The seventh bird counts at the moment it is drawn, with the birds built and stored, even if it cannot be placed.
        A bird that goes back to the middle no longer counts; but once the end has been brought about, it is not called off.
        A tile bought from a warehouse never brings the end.
        In the last phase each other player, clockwise from the one who drew the bird, builds up to two stored tiles; nothing is taken any more.

KG-R9 =
    .title = Paying, and taking nothing
    .text =
        A token that was paid never comes back, and the diamond of a tile that was bought pays whoever builds it.
        You begin every turn by taking a tile, as long as you can: with no beige tile left, whoever has a token takes a brown tile, or a tile that somebody else has stored and that can be built.
        You take nothing only if there is nothing that you may take; you may then still build stored tiles.
        With the reading “You may skip taking a tile”, you may take nothing as soon as no beige tile is left, unless 4 tokens or more oblige you to spend one (KG-2.3).
    .beige-left = There are beige tiles left, so you have to take a tile.
    .token-left = You have a token and something to spend it on, so you have to take a tile.

KG-R10 =
    .title = Backs on show
    .text =
        All backs in the middle are on show, grouped by outline, colour and mark, with the number of each.
        Light, cat, bird and the right way up stay unknown until a tile is taken.
        Two tiles look alike if their outlines agree after quarter turns; mirror images can be told apart.
        With the reading “Outlines stay unknown”, nearer to “the first tile that you touch”, you choose only between beige, beige with the diamond, brown, and brown with the circle; the outline is left to chance.
    .other-backs = { $by ->
        [marks] In this game you choose a back by its colour and its mark alone.
       *[outlines] In this game you choose a back by its outline as well.
    }
    .no-back = There is no back number { $number }. There are { $backs } different backs, counted from 0.
    .none-left = There is no tile left in the middle with { $back }.

KG-R11 =
    .title = What a roofed column is worth
    .text =
        In a column whose top square is roof, every window and every door counts.
        The height of a column is the number of all its squares, the roof included.

KG-R12 =
    .title = The plot and the table’s edge
    .text =
        The program’s plot has 64 columns and 32 rows, with the starting door in the middle.
        Beyond it is the table’s edge.
    .off-plot = There { $tile } would stick out over the edge of the plot. The plot has { $columns } columns.
    .too-high = There { $tile } would reach higher than the plot. The plot has { $rows } rows.

KG-R13 =
    .title = A drawn tile is stored
    .text =
        The rulebook says that you “can” put a drawn tile into the warehouse, and lets it go back to the middle only when both places are taken; reviews say that it must be stored.
        So it is stored as long as a place is free.
        With the reading “Drawn tiles may go back”, you may also choose to put it back in the middle.
    .must-store = { $free ->
        [one] A place in your warehouse is free
    [2] Both places in your warehouse are free
       *[other] { $free } places in your warehouse are free
    }, so { $tile } cannot go back.

## Words

kensington-lit = { $form ->
    [single] the single lit window
    [row] the row of { $squares } lit windows
    [stack] the stack of { $squares } lit windows
    [block] the block of { $squares } lit windows
   *[other] the { $form } of { $squares } lit windows
}
kensington-lit-cat = { $form ->
    [single] the single lit window with a cat
    [row] the row of { $squares } lit windows with a cat
    [stack] the stack of { $squares } lit windows with a cat
    [block] the block of { $squares } lit windows with a cat
   *[other] the { $form } of { $squares } lit windows with a cat
}
kensington-dark = { $form ->
    [single] the single dark window
    [row] the row of { $squares } dark windows
    [stack] the stack of { $squares } dark windows
    [block] the block of { $squares } dark windows
   *[other] the { $form } of { $squares } dark windows
}
kensington-dark-cat = { $form ->
    [single] the single dark window with a cat
    [row] the row of { $squares } dark windows with a cat
    [stack] the stack of { $squares } dark windows with a cat
    [block] the block of { $squares } dark windows with a cat
   *[other] the { $form } of { $squares } dark windows with a cat
}
kensington-roof = { $form ->
    [single] the roof of one square
    [row] the roof of { $squares } squares in a row
    [stack] the roof of { $squares } squares in a stack
    [block] the roof of { $squares } squares in a block
   *[other] the { $form }-shaped roof of { $squares } squares
}
kensington-roof-bird = { $form ->
    [single] the roof of one square with a bird
    [row] the roof of { $squares } squares in a row with a bird
    [stack] the roof of { $squares } squares in a stack with a bird
    [block] the roof of { $squares } squares in a block with a bird
   *[other] the { $form }-shaped roof of { $squares } squares with a bird
}
kensington-brick = the brick tile
kensington-door = the red door
kensington-beige = { $form ->
    [single] a beige back of one square
    [row] a beige back of { $squares } squares in a line
    [stack] a beige back of { $squares } squares in a line
    [block] a beige back of { $squares } squares in a block
   *[other] a beige back of { $squares } squares in the shape of { $form ->
            [L] an L
            [S] an S
           *[other] a { $form }
        }
}
kensington-beige-marked = { $form ->
    [single] a diamond-marked beige back of one square
    [row] a diamond-marked beige back of { $squares } squares in a line
    [stack] a diamond-marked beige back of { $squares } squares in a line
    [block] a diamond-marked beige back of { $squares } squares in a block
   *[other] a diamond-marked beige back of { $squares } squares in the shape of { $form ->
            [L] an L
            [S] an S
           *[other] a { $form }
        }
}
kensington-brown = { $form ->
    [single] a brown back of one square
    [row] a brown back of { $squares } squares in a line
    [stack] a brown back of { $squares } squares in a line
    [block] a brown back of { $squares } squares in a block
   *[other] a brown back of { $squares } squares in the shape of { $form ->
            [L] an L
            [S] an S
           *[other] a { $form }
        }
}
kensington-brown-marked = a brown back with the circle
kensington-tile-with-back = a tile with { $back }
kensington-any-beige = a beige back
kensington-any-beige-marked = a beige back with the diamond
kensington-any-brown = a brown back
kensington-mirrored = mirrored { $form }
kensington-gap = { $number ->
    [one] level { $low }
    [2] levels { $low } and { $high }
   *[other] levels { $low } to { $high }
} of { $wide ->
    [one] column
   *[other] columns
} { $columns }

## What to do instead

kensington-remedy-take = { $number ->
    [0] There is no tile to take now: go on to building.
   *[other] Take { $tiles }, for instance.
}
kensington-remedy-spend = { $from ->
    [middle] Take a tile with a brown back.
    [warehouse] Buy a tile from another warehouse.
   *[both] Take a tile with a brown back, or buy a tile from another warehouse.
}
kensington-remedy-place = You can lay { $kind ->
    [roof] the roof
   *[other] it
}{ $places ->
    [only] {" "}only
    [some] , for instance
   *[all] {""}
} { $wide ->
    [one] in column
   *[other] with its left end in column
} { $columns }{ kensington-turned }{ kensington-more-to-follow }.
kensington-remedy-place-of = You can lay { $tile }{ $places ->
    [only] {" "}only
    [some] , for instance
   *[all] {""}
} { $wide ->
    [one] in column
   *[other] with its left end in column
} { $columns }{ kensington-turned }{ kensington-more-to-follow }.
kensington-turned = { $turn ->
    [0] {""}
    [1] , turned once to the right
    [2] , turned twice to the right
   *[3] , turned three times to the right
}
kensington-more-to-follow = { $follow ->
    [yes] : then at least one more tile has to follow in this turn
   *[no] {""}
}
kensington-remedy-other = You can lay { $tiles }{ $finish ->
    [yes] , or finish your turn
    [loose] , or take back what you have laid
   *[no] {""}
}.
kensington-remedy-other-loose = You can { $finish ->
    [yes] finish your turn, or lay
    [loose] take back what you have laid, or lay
   *[no] lay
} { $tiles }: then at least one more tile has to follow in this turn.
kensington-remedy-store = Finish your turn: the drawn tile goes into your warehouse.
kensington-remedy-return = Finish your turn: the drawn tile goes back to the middle.
kensington-remedy-finish = Finish your turn.
kensington-remedy-turning-up = Wait until the tile is turned up.
kensington-remedy-over = Look at the scores, or begin a new game.

## Moves

kensington-notation =
    “{ $text }” is not a move.
    Moves look like ?U2 (take a tile with that back), $2:+H2 (buy +H2 from seat 2), -U2@-3 (lay -U2 from column −3 on), “.” (finish) or .+ (finish and store the tile).
kensington-no-tile = There is no tile { $name }.
kensington-no-back = There is no back { $name }; the backs are { $known }.
kensington-no-column = There is no column { $column }: the plot goes from { $first } to { $last }.
kensington-told-take = { $who } takes a tile with { $back }.
kensington-told-take-brown = { $who } pays a token for a tile with { $back }.
kensington-told-buy = { $who } pays { $owner } a token for { $tile }.
kensington-told-skip = { $who } takes no tile.
kensington-told-draw = { $who } turns up { $tile }.
kensington-told-draw-last-bird = { $who } turns up { $tile }. The { kensington-nth-bird } bird is taken: everybody else may build stored tiles once more.
kensington-nth-bird = { $birds ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
   *[other] { $birds }th
}
kensington-told-lay = { $who } lays { $tile } on { $wide ->
    [one] column { $column }
    [2] columns { $column } and { $last }
   *[other] columns { $column } to { $last }
}.
kensington-earned = { $tokens ->
    [0] {""}
    [one] {" "}A diamond built this turn earns a token.
   *[other] {" "}Diamonds built this turn earn { $tokens } tokens.
}
kensington-told-finish = { $who } finishes the turn.{ kensington-earned }
kensington-told-keep = { $who } stores { $tile }.{ kensington-earned }
kensington-told-return = { $who } puts { $tile } back.{ kensington-earned }

## Editions

kensington-no-shape = there is no shape “{ $name }”; the shapes are { $known }
kensington-ragged = the rows of shape { $name } are not equally long
kensington-frame = shape { $name } has an empty row or column, or is larger than { $limit } by { $limit }
kensington-pieces = the squares of shape { $name } are not all connected
kensington-hole = shape { $name } has a gap within a column, so it could not be lowered into place from above
kensington-marks = shape { $name } has more cats or birds ({ $marks }) than tiles ({ $tiles })
kensington-seats-gap = the number of tokens for { $seats } seats is missing
