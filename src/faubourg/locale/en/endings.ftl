### What announces the end of a game, and what decides between equal totals: said in the terminal and the browser.

turns-left = { $turns ->
    [one] This turn is the last.
   *[other] { $turns } turns are left, this one included.
}

## Sunrise Lane

sunrise-end-last-round = { $who } has { $pieces ->
    [0] no House piece
    [one] 1 House piece
   *[other] { $pieces } House pieces
} left: this round is the last and is played to its end.
    .title = The last round
    .own = You have { $pieces ->
        [0] no House piece
        [one] 1 House piece
       *[other] { $pieces } House pieces
    } left: this round is the last and is played to its end.
sunrise-end-this-turn = { $who } has { sunrise-end-pieces-left } left and plays last in this round: the game ends when this turn does.
    .title = This turn ends the game
    .own = You have { sunrise-end-pieces-left } left and play last in this round: the game ends when you stop.
sunrise-end-pieces-left = { $pieces ->
    [0] no House piece
    [one] 1 House piece
   *[other] { $pieces } House pieces
}
sunrise-end-idle = Nobody has built for { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}: after { $limit } turns in a row without a building the game ends.
    .title = Without a building the game soon ends
sunrise-end-idle-now = Nobody has built for { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}: if this turn brings no building either, the game ends.
    .title = Drawing now ends the game
sunrise-end-pieces = { $who } { $number ->
    [one] has
   *[other] each have
} { $pieces ->
    [0] no House piece
    [one] 1 House piece
   *[other] { $pieces } House pieces
} left; with { $limit } or fewer at the end of a turn, that round is the last.
    .title = The last round is near
    .own = You have { $pieces ->
        [0] no House piece
        [one] 1 House piece
       *[other] { $pieces } House pieces
    } left; with { $limit } or fewer at the end of a turn, that round is the last.
sunrise-end-areas = { $spaces ->
    [one] One empty space is left in the corner areas: whoever fills it ends the game at once.
   *[other] { $spaces } empty spaces are left in the corner areas: when they are full, the game ends at once.
}
sunrise-end-areas-round = { $spaces ->
    [one] One empty space is left in the corner areas: once it is filled, that round is the last.
   *[other] { $spaces } empty spaces are left in the corner areas: when they are full, that round is the last.
}
sunrise-end-areas-full = { $who } has filled the corner areas: this round is the last and is played to its end.
    .title = The last round
    .own = You have filled the corner areas: this round is the last and is played to its end.
sunrise-ended-pieces = { $who } had { $pieces ->
    [0] no House piece
    [one] 1 House piece
   *[other] { $pieces } House pieces
} left at the end of their turn.
    .own = You had { $pieces ->
        [0] no House piece
        [one] 1 House piece
       *[other] { $pieces } House pieces
    } left at the end of your turn.
sunrise-ended-areas = { $who } built on the last one.
    .own = You built on the last one.
sunrise-ended-idle = There were { $turns } such turns in a row.
sunrise-tie-break = { $who } with { $number ->
    [one] 1 card
   *[other] { $number } cards
} in hand

## Bella Vista

bella-end-one-more-round = One more round follows this one.
bella-end-last-round = This is the last round.
bella-tie-break = { $who } with a largest group of { $number ->
    [one] 1 square
   *[other] { $number } squares
}

## Kensington

kensington-end-birds = Birds in play: { $seen } of { $limit }. { $birds ->
    [one] The next one ends the game.
   *[other] { $birds } more end the game.
}
kensington-end-last-tiles = { $who } has taken the { kensington-end-nth-bird } bird: after that turn everybody else may still build stored tiles.
    .title = The last builds
    .own = You have taken the { kensington-end-nth-bird } bird: after your turn everybody else may still build stored tiles.
kensington-end-nth-bird = { $birds ->
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
kensington-end-tiles = { $tiles ->
    [0] No beige tile is left in the middle.
    [one] One beige tile is left in the middle.
   *[other] { $tiles } beige tiles are left in the middle.
}
kensington-end-idle = Nobody has built for { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}: after { $limit } turns in a row without a new tile the game ends.
    .title = Without a new tile the game soon ends
kensington-end-idle-now = Nobody has built for { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}: if this turn brings no new tile either, the game ends.
    .title = Without a new tile this turn ends the game
kensington-end-skips = Turns in a row without a tile to take or a new tile: { $turns }. After { $limit } the game ends.
    .title = Without a new tile the game soon ends
kensington-end-skips-now = Turns in a row without a tile to take or a new tile: { $turns }. If this is another one, the game ends.
    .title = Without a new tile this turn ends the game
kensington-ended-idle = There were { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} in a row without a new tile.
kensington-ended-skips = In { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} in a row there was nothing to take, and nobody built.
kensington-tie-break = { $who } with { $number ->
    [one] 1 bird
   *[other] { $number } birds
} on the roofs
