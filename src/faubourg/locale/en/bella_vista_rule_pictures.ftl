### Bella Vista: the rules in short, and the captions of their pictures.

## In short

bella_vista-short-goal = Let a city grow into the sky, and end with the most coins.
    .says = Coins buy your place in the building order. Height, contracts and objectives bring them back.
    .picture = A part of the city: districts, parks and a river, with buildings of four architects and of different heights.
bella_vista-short-offer = Offer a card
    .says = Pay for a slot and lay a card there, face down. Dearer slots build first.
    .picture = The offer board with slots from 7 coins down to 0, and two cards on it.
bella_vista-short-build = Build it
    .says = On free district squares, within this round’s constraint.
    .picture = A tall building is put beside two smaller ones and brings 5 coins.
bella_vista-short-contract = Take a contract
    .says = One of those on show, if your buildings fulfil it.
    .picture = A contract for one building on each of the two districts of a symbol.
bella_vista-short-rounds = The end
    .says = After the eighth round the contracts and the two objectives of this game are counted.
    .picture = Eight rounds; the last one is marked.
bella_vista-short-smaller = coin for each smaller building beside yours
bella_vista-short-tallest = coins if yours is the tallest there
bella_vista-short-contracts = coins for a contract
bella_vista-short-heights = coin a floor beside parks, rivers or the border, as the card says
bella_vista-short-groups = coins for groups, as the card says

## Pictures

bella_vista-picture-tiles = Districts, parks and rivers
    .says = Four tiles of the city: two districts with their symbols, a park and a river.
bella_vista-picture-city = One city without gaps
    .says = The whole city: eight districts, five parks and two rivers, put together without a gap.
bella_vista-picture-on-districts = On free district squares
    .says = Right: the building stands on free squares of a district.
bella_vista-picture-on-park = Not on a park
    .says = Wrong: one square of the building would lie on a park.
bella_vista-picture-beside = Side to side
    .says = The lit building shares a side with another one: they are adjacent.
bella_vista-picture-on-border = A side to the outside
    .says = The lit building has a side that touches no part of the city: it is on the border.
bella_vista-picture-imposed = On the districts asked for
    .says = Right: the building stands on a flower district, as the constraint asks.
bella_vista-picture-not-imposed = On another district
    .says = Wrong: the building stands on a leaf district; this round asks for flowers.
bella_vista-picture-park-touched = It touches a park
    .says = Right: a park is required, and the building shares a side with one.
bella_vista-picture-park-missed = No park beside it
    .says = Wrong: a park is required, and the building touches none.
bella_vista-picture-the-border = Anywhere on the border
    .says = Right: the flower districts that the constraint asks for are full, so the building stands on the border and brings no coins; every other free square of the border, where it could stand as well, is lit.
bella_vista-picture-taller = Taller than both neighbours
    .says = The new building is taller than its two neighbours, so it is the tallest there: 1 + 1 + 3 = 5 coins.
bella_vista-picture-entirely = Entirely on one district
    .says = All squares of the lit building lie on one district.
bella_vista-picture-straddling = Straddling two districts
    .says = The lit building stands on two districts, and entirely on neither.
bella_vista-picture-neutral = The last builder places it
    .says = Right: with three architects, whoever built last places the grey neutral building of the round within the constraint; it touches one of red’s buildings, and belongs to nobody.
bella_vista-picture-beside-parks = Heights beside a park
    .says = Red’s building beside the park brings its height in coins.
bella_vista-picture-largest-group = The largest group
    .says = Two of red’s buildings touch: a group of three squares, 2 coins each.
