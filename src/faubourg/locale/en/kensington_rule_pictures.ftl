### Kensington: the rules in short, and the captions of their pictures.

## In short

kensington-short-goal = Give every window a roof before the seventh bird lands.
    .says = Raise one façade, tile by tile, from your own front door. The one worth most wins.
    .picture = A façade with lit and dark windows, two doors, cats, and roofs of different heights with birds on them.
kensington-short-take = Take one tile
    .says = You see the backs, never the faces.
    .picture = A beige back is free; a brown back costs one token, and so does a tile from another warehouse.
    .beige = beige
    .brown = brown
    .store = from a warehouse
    .free = free
    .token = 1 token
kensington-short-build = Build up to three
    .says = The tile taken and the two in your warehouse. What you do not build, you store.
    .picture = Two tiles join a building in one turn: a row of dark windows, then a roof.
kensington-short-end = The end
    .says = The seventh roof with a bird is taken: everyone else builds once more what they have stored. Then the scores are counted.
    .picture = Seven birds on a ridge.
kensington-short-window = a window under a roof
kensington-short-door = a door under a roof
kensington-short-heights = different heights of roofed columns
kensington-short-cat = a cat, anywhere
kensington-short-column = a column, if all are roofed

## Pictures

kensington-picture-door = Your door comes first
    .says = A plot with nothing on it but the starting door, on the ground.
kensington-picture-three-tiles = Three tiles in one turn
    .says = Right: three tiles of one turn, numbered in the order in which they were built.
kensington-picture-shares-side = It shares a side
    .says = Right: a window on top of the door joins the building.
kensington-picture-apart = It touches nothing
    .says = Wrong: a window stands by itself, away from the building.
kensington-picture-upright = As printed
    .says = Right: three dark windows in a row, as they are printed.
kensington-picture-turned = Turned
    .says = Wrong: the row of three windows is turned upright.
kensington-picture-carried = Carried everywhere
    .says = Right: below each of the three windows stands another square.
kensington-picture-gap = Nothing below here
    .says = Wrong: the third window has nothing below it.
kensington-picture-same-light = Dark meets dark
    .says = Right: two dark windows stand on dark windows; the two sides where they meet are marked.
kensington-picture-other-light = Dark meets only lit
    .says = Wrong: two dark windows touch nothing but lit windows; the two sides where they meet are dotted.
kensington-picture-door-ground = On the ground
    .says = Right: a red door stands on the ground beside the building.
kensington-picture-door-upstairs = Not higher up
    .says = Wrong: a red door on level 2.
kensington-picture-roof-on-top = It closes two columns
    .says = Right: a roof lies on two columns of the same height.
kensington-picture-on-roof = Not on a roof
    .says = Wrong: a window on top of a roof.
kensington-picture-brick = Brick meets lit and dark
    .says = Right: a brick tile stands between lit and dark windows.
kensington-picture-diamond = A diamond: one token
    .says = A tile with the grey diamond is built; it earns a token.
kensington-picture-windows = Six windows under roofs
    .says = The windows of the roofed columns are counted, 6 in all; those of the open columns are not.
kensington-picture-doors = The door is roofed
    .says = The door stands under a roof and counts 2 points.
kensington-picture-heights = Two different heights
    .says = The roofed columns have two different heights: 1 point for the first, 2 for the second.
kensington-picture-cats = Two cats, one without a roof
    .says = Two cats, one of them in an open column: 1 point each.
kensington-picture-every-column = Every column roofed
    .says = All five columns are roofed: 1 point for each of them.
kensington-picture-one-good-edge = One good side is enough
    .says = Right: a dark window touches the door below it, which is enough, and a lit window beside it.
kensington-picture-roof-on-ground = Never on the ground
    .says = Wrong: a roof lies on the bare ground.
