### Positions as text: what is wrong with a text, and why a position cannot come about

## Reading

position-misread = Line { $line }, character { $column }, “{ $text }”: { $reason }
position-problem = { $reason } [{ $rule }]
position-reason = { $reason }
position-too-long = a position has at most { $limit } characters.
position-not-ascii = this sign does not occur in a position.
position-empty = a position was expected, for instance one that begins with sunrise/lane/3.
position-too-many-fields = a position has at most { $limit } fields.
position-wants-heading = the game, its edition and the number of seats were expected, as in sunrise/lane/3.
position-wants-edition = the edition { $edition } is not one of ours: it has to be given along with the text.
position-wants-seats = this game has from { $fewest } to { $most } seats.
position-wants-field = a name and a value were expected, as in turn=a, or with a colon instead.
position-unknown-field = there is no field { $field }. Fields: { $known }.
position-field-twice = the field { $field } is given here for the second time.
position-missing-field = the field { $field } is missing.
position-wants-word = a single word was expected.
position-wants-values = this is the wrong number of values: { $expected } expected, { $got } given.
position-wants-number = a number from { $low } to { $high } was expected.
position-wants-seat = a seat from a to { $last } was expected.
position-wants-choice = { $known } was expected.
position-wants-seen = whoever sees this position knows these cards: they have to be named.
position-wants-unseen = whoever sees this position does not know these cards: a question mark and their number were expected, as in ?3.
position-game-without-text = { $game }: positions of this game cannot be written as text.
position-unwritable = This position breaks a rule, so it cannot be written as text.
position-impossible = This position cannot come about. { $problems }
position-no-moves = Whoever is to act has no legal move here.
position-no-draws = Something is to be drawn here, but nothing is left to draw.
no-record-of-a-position = A game that began in the middle has no record: only its position can be kept.

## Sunrise Lane

sunrise-position-square = a square was expected: b3 (a House of seat b with three floors), * (a Park), “.” (nothing), - (a pond) or @ (the fountain).
sunrise-position-cards = cards were expected: their colours as in YYR, ?3 for three unknown ones, or - for none.
sunrise-position-space = a square from { $first } to { $last } was expected.
sunrise-impossible-fountain = The fountain is on { $space }: nothing is ever built there.
sunrise-impossible-pond = { $space } is not a space: nothing is ever built there.
sunrise-impossible-tall = The House on { $space } is too tall, with { $floors ->
    [one] 1 floor
   *[other] { $floors } floors
}. Nobody can hold more than { $most ->
    [one] 1 card
   *[other] { $most } cards
} of its colour.
sunrise-impossible-pieces = { $who } has too many House pieces on the board: { $used }; only { $exist ->
    [one] 1 exists.
   *[other] { $exist } exist.
}
sunrise-impossible-parks = There are too many Parks on the board: { $used }; only { $exist ->
    [one] 1 exists.
   *[other] { $exist } exist.
}
sunrise-impossible-colour = There are too many { $colour } cards: { $used }; only { $exist ->
    [one] 1 exists.
   *[other] { $exist } exist.
}
sunrise-impossible-cards = There are too many cards: { $used }; only { $exist ->
    [one] 1 exists.
   *[other] { $exist } exist.
}
sunrise-impossible-deck = An empty deck is replaced by the discards at once.
sunrise-impossible-apart = { $number ->
    [one] The building on { $spaces } touches neither the fountain nor another building that does.
   *[other] The buildings on { $spaces } touch neither the fountain nor another building that does.
}
sunrise-impossible-dealing = The first hands are dealt in order, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} to each seat, before anything is built.
sunrise-impossible-hand = { $who } has too many cards: { $cards }; the limit is { $limit }.
sunrise-impossible-discarding = { $who } has nothing to discard: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand, and the limit is { $limit }.
sunrise-impossible-due = The number of cards still to draw cannot be { $number }: while somebody draws it is from 1 to { $most }, otherwise 0.
sunrise-impossible-no-last = A path goes on from a space: the field last has to name it.
sunrise-impossible-no-path = { $space } cannot be the last space of a path: nobody is building.
sunrise-impossible-last = { $space } cannot be the last space of the path: { $who } has not built there in this turn.
sunrise-impossible-park = No Park can have been built in this turn.
sunrise-impossible-idle = The number of turns in a row without building cannot be { $number }: here it is from { $least } to { $most }.
sunrise-impossible-ending = The game is not over, so nothing has ended it.
sunrise-impossible-no-ending = The game is over: the field ended has to say by which rule.
sunrise-impossible-end = This rule has not ended the game: its condition is not met.
sunrise-impossible-full = No empty space is left in the corner areas: the game is over.
sunrise-impossible-late = { $who } is short of House pieces ({ $pieces } left) before this turn: the game would be over.
sunrise-impossible-last-round = Somebody is short of House pieces, or the areas are full: this is the last round, and last_round has to say so.
sunrise-impossible-nobody-filled = The areas are full, and nobody is short of House pieces: filled has to say who filled them.
sunrise-impossible-filled = { $who } cannot have made this round the last by filling the areas: they have to be full, with “Full areas: finish the round”, and nobody may have been short of House pieces before.
sunrise-impossible-not-last = Nobody is short of House pieces yet: this is not the last round.

## Bella Vista

bella-position-order = the order was expected as letters of seats, as in bca.
bella-position-offer = an offer was expected: b3=6 (seat b, third slot, card 6), bx=6 (to the right of the board) or b3=? (face down).
bella-position-card = the highest number is { $last }.
bella-position-cards = cards were expected: their numbers as in 158, ?3 for three unknown ones, or - for none.
bella-position-built = a payment or a building was expected: $a3 (seat a paid 3), a6c3/1 (its no. 6 stands on c3, turned once), a6c3+ (and it brought coins) or n2f5 (neutral).
bella-position-neutral = a neutral building brings no coins.
bella-position-too-many = a game has at most { $most } payments and buildings.
bella-position-rounds = the game has only { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}.
bella-impossible-overlap = { $building } stands where another building stands already: { $squares }.
bella-impossible-cards = { $who } has too many cards with the number { $card }: { $used }; only { $exist ->
    [one] 1 exists.
   *[other] { $exist } exist.
}
bella-impossible-hand = { $who } has too many cards: only { $exist ->
    [one] 1 exists.
   *[other] { $exist } exist.
}
bella-impossible-no-card = { $who } has built no. { $number } without its card: it has to be among the cards spent, or turned over above the board.
bella-impossible-twice = The card { $mark } lies here twice: there is only one.
bella-impossible-neutral = There cannot be a neutral no. { $number } here: with neutral buildings each round but the last brings one, as tall as its number.
bella-impossible-order = The order names every seat, and each as often as the number of players asks for.
bella-impossible-constraints = Each round turns over one constraint: in round { $round } there cannot be { $number }.
bella-impossible-objectives = Both objectives, height and cluster, are known once the game has begun.
bella-impossible-market = There are too many open contracts: { $number }; at most { $most } lie open.
bella-impossible-stage = This stage does not fit the cards above the board: offers made: { $offers } of { $seats }; turned over: { $revealed }; round: { $round }.
bella-impossible-end = The game is over exactly when the field ended says so.
bella-impossible-spent = Before round { $round }, { $who } must have spent { $wanted ->
    [one] 1 card
   *[other] { $wanted } cards
}, not { $number }.
bella-impossible-hand-size = { $who } cannot hold { $number ->
    [one] 1 card
   *[other] { $number } cards
} now: the right number is { $wanted }.
bella-impossible-just-built = The last building does not fit the stage: it has to be the one that was just turned over, with + if a contract may follow and without it if the turn stopped.
bella-impossible-slot = Slot { $slot } cannot be used here: there are slots from 1 to { $slots }, and each takes one card.
bella-impossible-offers = The offers do not belong to the first seats of the order.
bella-impossible-payment = { $who }, { $price ->
    [one] 1 coin
   *[other] { $price } coins
}: what was paid in round { $round } does not fit the offers.
bella-impossible-price = { $who } cannot have paid { $price ->
    [one] 1 coin
   *[other] { $price } coins
} in round { $round }: no slot costs that.
bella-impossible-too-dear = { $who } paid { $price ->
    [one] 1 coin
   *[other] { $price } coins
} in round { $round } but had { $coins ->
    [0] none.
   *[other] only { $coins }.
}
bella-impossible-earned = { $building } respects none of the constraints so far: it cannot have brought coins.
bella-impossible-unpaid = { $building } respects every constraint so far: it must have brought coins.
bella-impossible-contract = { $who } does not fulfil this contract: { $contract }.

## Kensington

kensington-position-tile = a tile and its column were expected, as in +H2@1 or ^C3/1@0.
kensington-position-no-tile = there is no such tile. Tiles: { $known }.
kensington-position-column = a column from { $first } to { $last } was expected.
kensington-position-too-many = the box holds only { $most ->
    [one] 1 tile
   *[other] { $most } tiles
}.
kensington-impossible-tiles = There are too many tiles { $name } ({ $tile }): { $used }; only { $exist ->
    [one] 1 exists.
   *[other] { $exist } exist.
}
kensington-impossible-tokens = There are too many tokens: { $used }; only { $exist ->
    [one] 1 exists.
   *[other] { $exist } exist.
}
kensington-impossible-stored = { $who } stores too many tiles: { $number } in a warehouse with { $places ->
    [one] 1 place
   *[other] { $places } places
}.
kensington-impossible-laid = So many tiles cannot have been laid in this turn: { $number }; here the most is { $most }.
kensington-impossible-loose = In the façade of { $who }, { $tile } has no good contact with the rest.
kensington-impossible-take = Before a tile is taken, the fields taking, taken, owed and skipping have to be empty.
kensington-impossible-drawing = A tile is being drawn: the field taking has to name a back that still lies in the middle, and the fields taken, owed and skipping have to be empty.
kensington-impossible-build = Nobody builds before a tile has been taken, the take has been skipped, or the end has come: the fields taken, laid, skipping or ender have to say so.
kensington-impossible-over = Once the game is over, the fields taking, taken, owed and skipping have to be empty.
kensington-impossible-owed = A tile that was bought and is still to be built was paid for with a token, which its seller now has; but nobody has a token here.
kensington-impossible-birds = Birds seen: { $birds }, as many as bring the end ({ $limit }): the field ender has to name who drew the last one.
kensington-impossible-ender = { $who } cannot have drawn the last bird yet: birds seen: { $birds } of { $limit }, and nobody takes a tile after that.
kensington-impossible-count = So many turns in a row would have ended the game: { $number }; here the most is { $most }.
kensington-impossible-end = The game is over exactly when the field ended says so.
kensington-impossible-stuck = Nobody can take or build anything: the game is over.
kensington-impossible-ended = This rule has not ended the game: its condition is not met.
