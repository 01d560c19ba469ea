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
position-wants-field = a name and a value were expected, as in turn=a.
position-unknown-field = there is no field { $field }. Fields: { $known }.
position-field-twice = the field { $field } stands here for the second time.
position-missing-field = the field { $field } is missing.
position-wants-word = a single word was expected.
position-wants-values = of these there have to be { $expected }; there are { $got }.
position-wants-number = a number from { $low } to { $high } was expected.
position-wants-seat = a seat from a to { $last } was expected.
position-wants-choice = { $known } was expected.
position-wants-seen = whoever sees this position knows these cards: they have to be named.
position-wants-unseen = whoever sees this position does not know these cards: a question mark and their number were expected, as in ?3.
position-game-without-text = { $game } has no text for its positions.
position-unwritable = This position breaks a rule, so it has no text.
position-impossible = This position cannot come about. { $problems }
position-no-moves = Whoever is to act has no legal move here.
position-no-draws = Something is to be drawn here, but nothing is left to draw.
no-record-of-a-position = A game that began in the middle has no record: only its position can be kept.

## Sunrise Lane

sunrise-position-square = a square was expected: b3 (a House of seat b with three floors), * (a Park), . (nothing), - (a pond) or @ (the fountain).
sunrise-position-cards = cards were expected: their colours as in YYR, ?3 for three unknown ones, or - for none.
sunrise-position-space = a square from { $first } to { $last } was expected.
sunrise-impossible-fountain = The fountain is on { $space }: nothing is ever built there.
sunrise-impossible-pond = { $space } is no space: nothing is ever built there.
sunrise-impossible-tall = The House on { $space } is too tall: { $floors }. Nobody can hold more cards of its colour than { $most }.
sunrise-impossible-pieces = { $who } has too many House pieces on the board: { $used }; only { $exist } exist.
sunrise-impossible-parks = There are too many Parks on the board: { $used }; only { $exist } exist.
sunrise-impossible-colour = There are too many { $colour } cards: { $used }; only { $exist } exist.
sunrise-impossible-cards = There are too many cards: { $used }; only { $exist } exist.
sunrise-impossible-deck = An empty deck is replaced by the discards at once.
sunrise-impossible-apart = { $number ->
    [one] The building on { $spaces } touches neither the fountain nor another building that does.
   *[other] The buildings on { $spaces } touch neither the fountain nor another building that does.
}
sunrise-impossible-dealing = The first hands are dealt in order, { $cards } to each, before anything is built.
sunrise-impossible-hand = { $who } has too many cards: { $cards }; the limit is { $limit }.
sunrise-impossible-discarding = { $who } has nothing to discard: cards { $cards }, limit { $limit }.
sunrise-impossible-due = So many cards cannot be due now: { $number }; from 1 to { $most } while drawing, otherwise none.
sunrise-impossible-no-last = A path goes on from a space: the field last has to name it.
sunrise-impossible-no-path = { $space } cannot be the last space of a path: nobody is building.
sunrise-impossible-last = { $space } cannot be the last space of the path: { $who } has not built there in this turn.
sunrise-impossible-park = No Park can have been built in this turn.
sunrise-impossible-idle = So many turns cannot have been draws alone: { $number }; here it is from { $least } to { $most }.
sunrise-impossible-ending = The game is not over, so nothing has ended it.
sunrise-impossible-no-ending = The game is over: the field ended has to say by which rule.
sunrise-impossible-end = This rule has not ended the game: what it asks for has not come about.
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
bella-position-built = a payment or a building was expected: $a3 (seat a paid 3), a6c3/1 (its no. 6 stands on c3, turned once), a6c3+ (and it brought coins) or n2f5 (neutral).
bella-position-neutral = a neutral building brings no coins.
bella-position-too-many = a game has no more payments and buildings than { $most }.
bella-position-rounds = the game has no more rounds than { $rounds }.
bella-impossible-overlap = { $building } stands where another building stands already: { $squares }.
bella-impossible-cards = { $who } has too many cards with the number { $card }: { $used }; only { $exist } exist.
bella-impossible-hand = { $who } has too many cards: only { $exist } exist.
bella-impossible-no-card = { $who } has built no. { $number } without its card: it has to be among the cards spent, or turned over above the board.
bella-impossible-twice = The card { $mark } lies here twice: there is only one.
bella-impossible-neutral = There cannot be a neutral no. { $number } here: with neutral buildings each round but the last brings one, as tall as its number.
bella-impossible-order = The order names every seat, and each as often as the number of players asks for.
bella-impossible-constraints = Each round turns over one constraint: round { $round }, constraints { $number }.
bella-impossible-objectives = Both objectives, height and cluster, are known once the game has begun.
bella-impossible-market = There are too many open contracts: { $number }; at most { $most } lie open.
bella-impossible-stage = This stage does not fit the cards above the board: offers { $offers } of { $seats }, turned over { $revealed }, round { $round }.
bella-impossible-end = The game is over exactly when the field ended says so.
bella-impossible-spent = { $who } cannot have spent so many cards before round { $round }: { $number } instead of { $wanted }.
bella-impossible-hand-size = { $who } cannot hold so many cards now: { $number } instead of { $wanted }.
bella-impossible-just-built = The last building does not fit the stage: it has to be the one that was just turned over, with + if a contract may follow and without it if the turn stopped.
bella-impossible-slot = Slot { $slot } cannot be used here: there are slots from 1 to { $slots }, and each takes one card.
bella-impossible-offers = The offers do not belong to the first seats of the order.
bella-impossible-payment = { $who } and a price of { $price }: what was paid in round { $round } does not fit the offers.
bella-impossible-price = { $who } cannot have paid { $price } in round { $round }: no slot costs that.
bella-impossible-too-dear = { $who } offered { $price } in round { $round }, which is more than there was to spend: { $coins }.
bella-impossible-earned = { $building } respects no constraint so far: it brought no coins.
bella-impossible-unpaid = { $building } respects every constraint so far: it brought coins.
bella-impossible-contract = { $who } does not fulfil this contract: { $contract }.

## Kensington

kensington-position-tile = a tile and its column were expected, as in +H2@1 or ^C3/1@0.
kensington-position-no-tile = there is no such tile. Tiles: { $known }.
kensington-position-column = a column from { $first } to { $last } was expected.
kensington-position-too-many = the box has no more tiles than { $most }.
kensington-impossible-tiles = There are too many tiles { $name } ({ $tile }): { $used }; only { $exist } exist.
kensington-impossible-tokens = There are too many tokens: { $used }; only { $exist } exist.
kensington-impossible-stored = { $who } stores too many tiles: { $number }; places { $places }.
kensington-impossible-laid = So many tiles cannot have been laid in this turn: { $number }; here it is at most { $most }.
kensington-impossible-loose = In the façade of { $who }, { $tile } has no good contact with the rest.
kensington-impossible-take = Before the take nothing is at hand: no tile, no back, nothing skipped.
kensington-impossible-drawing = A tile is being drawn: the field taking has to name a back that still lies in the middle, and nothing else is at hand.
kensington-impossible-build = Nobody builds before a tile was taken, the take was skipped, or the end has come: the fields taken, laid, skipping or ender have to say so.
kensington-impossible-over = After the end nothing is at hand any more.
kensington-impossible-owed = A tile that is owed was bought with a token, and its seller has it: nobody has one.
kensington-impossible-birds = Birds seen: { $birds }, as many as bring the end ({ $limit }): the field ender has to name who drew the last one.
kensington-impossible-ender = { $who } cannot have drawn the last bird yet: birds seen { $birds }, needed { $limit }, and nobody takes a tile after that.
kensington-impossible-count = So many turns in a row would have ended the game: { $number }; here it is at most { $most }.
kensington-impossible-end = The game is over exactly when the field ended says so.
kensington-impossible-stuck = Nobody can take or build anything: the game is over.
kensington-impossible-ended = This rule has not ended the game: what it asks for has not come about.
