### Bella Vista: the rules as the player reads them. Message BV-3-5 is rule BV-3.5.

## BV-0 Components

BV-0 =
    .title = Components

BV-0-1 =
    .title = Buildings and construction cards
    .text =
        Each of the four colours (red, blue, green, yellow) has 8 buildings numbered 1 to 8, 8 construction cards with the same numbers and a start card.
        The number of a building is its height.
        Red and blue have a second set of cards and a second start card for games of 2 architects, and roof tiles that recolour the green and the yellow buildings.
    .no-card = There is no construction card { $card }. The cards go from 1 to { $last }.

BV-0-2 =
    .title = City tiles
    .text =
        The city is made of 8 district tiles, 5 park tiles and 2 river tiles.
        The districts show 4 symbols (leaves, flowers, butterflies, birds), each once plain and once hatched.
        A district has 4 × 4 squares, a park 2 × 4 and a river 2 × 6.
        All numbers in these rules are those of the box; an edition of your own may have others.

BV-0-3 =
    .title = Ten constraints
    .text =
        Six of the 10 constraint cards impose districts: one for each symbol, meaning its 2 districts, and one for each pattern, meaning its 4 districts.
        The other four are: park required, park forbidden, river forbidden, border forbidden.

BV-0-4 =
    .title = Eighteen contracts
    .text =
        There is a contract for each of the 8 districts: 2 buildings entirely on it.
        Four contracts ask for 1 building entirely on each of the 2 districts of a symbol, the plain and the hatched one; two ask for 1 on each of the 4 districts of a pattern, the plain ones or the hatched ones.
        The last four ask for 2 straddling buildings, 4 buildings on the border, 2 beside at least one river, and 2 beside at least one park; each building is counted once.

BV-0-5 =
    .title = Six objectives
    .text =
        Three objectives reward height: beside parks, beside rivers, on the border.
        Three others look at groups of buildings.

## BV-1 Setup

BV-1 =
    .title = Setup

BV-1-1 =
    .title = Laying out the city
    .text =
        The 15 city tiles are put together as the players like, without any gap: one of the named cities, a generated one or one of their own.
        Tiles lie on one grid of squares, may be turned, do not overlap, hang together by their sides and enclose no empty square.
        Open notches are allowed; their sides are border (BV-3.2).
    .no-square = There is no square number { $square }. The last square of the table is { $last }.

BV-1-2 =
    .title = The offer board
    .text =
        With 2 or 4 architects the board has five slots, costing 7, 5, 3, 1 and 0 coins.
        With 3 architects it has four, from 6 coins down to 0; the rulebook prints only these two, and 4 and 2 between them are our proposal.
    .no-slot = The offer board has no slot { $slot }. Its slots are counted from the left, 1 to { $slots }.

BV-1-3 =
    .title = Constraint, objectives and contracts
    .text =
        The constraint cards are shuffled and the first is turned over.
        One height objective and one group objective are drawn for this game.
        The contracts are shuffled and 4 of them are laid open.
    .not-dealt = The cards are still being dealt.

BV-1-4 =
    .title = The first order
    .text =
        The start cards are laid in random order below the offer board: that is the order of the first offers.
        With 3 architects the unused colour is kept for BV-4.1.

BV-1-5 =
    .title = Coins and first hands
    .row = Coins to begin with
    .text =
        Everyone receives 20 coins.
        You shuffle your own 8 construction cards and draw 3; nobody else sees your hand.
    .start = Coins to begin with: { $coins }.

## BV-2 The offer

BV-2 =
    .title = The offer

BV-2-1 =
    .title = Pay for a slot
    .row = Paid for offers
    .text =
        In the order of the cards below the board, each architect chooses an empty slot above it, pays its price at once, and lays one construction card from hand there, face down.
    .offers-made = The offers of this round have been made.
    .card-not-held = { $card ->
        [0] An offer must name the card that you lay down.
       *[other] You do not hold a card no. { $card }.
    }
    .too-dear = Slot { $slot } costs { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }; { $coins ->
        [0] you have none.
       *[other] you have only { $coins }.
    }
    .must-offer = It is your turn to make an offer.
    .paid = Offer of round { $round }: { $price ->
        [one] 1 coin
       *[other] { $price } coins
    } paid.

BV-2-2 =
    .title = One card to a slot
    .text =
        A slot holds a single card.
        With 2 architects, who make two offers each, not even two cards of the same architect share a slot.
    .slot-taken = { $own ->
        [true] Your own card already lies on slot { $slot }.
       *[other] Slot { $slot } is taken by { $who }.
    }

BV-2-3 =
    .title = Unable to pay
    .text =
        If you cannot pay for any slot that is still free, you stand to the right of the board, pay nothing, lay a card face down there and build last, after the slot that costs 0 coins.
        Whoever can pay for a free slot must take one.
        Several architects stand there in the order in which they came.
    .can-pay = You can pay for a slot with your { $coins ->
        [one] coin
       *[other] { $coins } coins
    }, so you may not go to the right of the board.

## BV-3 Construction

BV-3 =
    .title = Construction, from the dearest slot to the cheapest

BV-3-1 =
    .title = Turn the card over and build
    .text =
        Turn over your card and put the building of that number on free squares of the city, respecting the constraint.
        Nothing is built on a park or a river.
    .face-down = The next card above the board is still face down.
    .offers-first = The offers of this round are not complete.
    .already-built = { $neutral ->
        [true] The neutral building stands already.
       *[false] Your building stands already.
    }
    .off-city = No. { $number } would reach beyond the edge of the city: it may stand only on district squares.
    .on-park-or-river = On { $squares }, no. { $number } would cover { $ground ->
        [park] a park
        [river] a river
       *[both] a park and a river
    }: it may stand only on district squares.
    .taken = { $squares } cannot be built on: { $building } stands there.
    .must-build = There is room for no. { $number }, so it must be built.

BV-3-2 =
    .title = Adjacent, and on the border
    .text =
        A building is adjacent to whatever shares a side with at least one of its squares; corners do not count.
        It is on the border if at least one of its squares has a side that touches no part of the city at all, neither district nor park nor river.

BV-3-3 =
    .title = Required districts
    .text =
        The building stands entirely on the districts that the constraint shows.
        It may straddle several of them.
    .wrong-district = No. { $number } would stand on { $wrong }; this round asks for: { $asked }.

BV-3-4 =
    .title = Parks, rivers and the border
    .text =
        Park required: the building is adjacent to a park.
        Park forbidden: it is not.
        River forbidden: it is not adjacent to a river.
        Border forbidden: it is not on the border.
    .park-imposed = No. { $number } on { $squares } would not be beside a park; this round a park is required.
    .park-forbidden = No. { $number } on { $squares } would be beside a park; this round parks are forbidden.
    .river-forbidden = No. { $number } on { $squares } would be beside a river; this round rivers are forbidden.
    .border-forbidden = No. { $number } on { $squares } would be on the border; this round the border is forbidden.

BV-3-5 =
    .title = No place within the constraint
    .text =
        If the building cannot be placed within the constraint, it must be placed on the border of the city, and your turn stops there: no coins, no contract.
        Any free place on the border will do; the constraint no longer applies, not even the one that forbids the border.
    .off-border = No place respects the constraint, so no. { $number } has to stand on the border; on { $squares } it would not.
    .no-contract = No permitted place was left for your building, so your turn has stopped: no contract.

BV-3-6 =
    .title = Coins for a building
    .row = Coins for buildings
    .text =
        You earn 1 coin for each adjacent building that is strictly smaller, whoever owns it; each neighbour counts once, however many sides touch.
        You earn 3 coins more if your building is strictly the tallest among its neighbours, or has none.
    .smaller = No. { $number } on { $square } was taller than { $neighbours }.
    .tallest = No. { $number } on { $square } was taller than all buildings beside it.
    .alone = No. { $number } on { $square } stood alone.

BV-3-7 =
    .title = One contract, if you like
    .text =
        After building you may take one open contract whose condition your buildings fulfil.
        It lies face down in front of you and counts at the end.
        One contract for each construction; the row is not refilled before the end of the round.
    .build-first = A contract is taken right after building.
    .not-open = This contract is not on offer. Contracts on offer: { $marks }.
    .not-fulfilled = You do not fulfil this contract: { $contract }. Buildings that count for it: { $have } of { $needed }.

BV-3-8 =
    .title = Entirely on, and straddling
    .text =
        A building is entirely on a district if all its squares lie on that tile.
        A building that straddles, that is, stands on at least 2 district tiles, is not entirely on any of them.

BV-3-9 =
    .title = More for two architects
    .text =
        With 2 architects the contracts for one district, for rivers and for parks ask for 3 buildings instead of 2.

## BV-4 End of the round

BV-4 =
    .title = End of the round

BV-4-1 =
    .title = Neutral buildings
    .text =
        With 3 architects only, after rounds 1 to 7: the last architect in construction order places the neutral building whose number is the round’s, respecting the constraint.
        This is so even if that architect’s own building could not be built.

BV-4-2 =
    .title = The next order
    .text =
        The construction cards move below the board, sorted from the smallest number to the largest.
        Equal numbers keep their order above the board: the dearer slot first, places to the right of the board last.
        That is the order of the next offers.

BV-4-3 =
    .title = New cards
    .text =
        Everyone draws back up to 3 cards, for as long as their own deck lasts.
        The contracts are refilled to 4, and a new constraint is turned over.
    .not-dealt = The cards of the new round are still being dealt.
    .not-there = That card cannot be drawn now: only a card that is still in the pile can be drawn.
    .nothing-due = There is nothing to draw or to turn over now: cards come during setup and between rounds.

BV-4-4 =
    .title = Eight rounds
    .text =
        The game ends after the 8th round.
    .over = The game is over: the last round has been played.

## BV-5 End of the game

BV-5 =
    .title = End of the game

BV-5-1 =
    .title = Height objectives
    .row = Height objective
    .text =
        For each park, the sum of the heights of your buildings adjacent to it; or the same for each river; or the sum of the heights of your buildings on the border.
        Park tiles that touch are one park, and the two river tiles, if they touch, are one river.
        A building beside two parks counts for both.
    .park = Beside the park at { $square }: { $number ->
        [one] height { $heights }
       *[other] heights { $heights }
    }.
    .river = Beside the river at { $square }: { $number ->
        [one] height { $heights }
       *[other] heights { $heights }
    }.
    .border = On the border: { $number ->
        [one] height { $heights }
       *[other] heights { $heights }
    }.

BV-5-2 =
    .title = Group objectives
    .row = Group objective
    .text =
        A group is a set of at least two buildings of one architect linked by adjacency, as large as it can be.
        The objective is one of these: 2 coins for each square of your largest group, the one that covers most squares; 10 coins for each of your groups; or 5 coins less for each of your buildings that is in no group.
    .largest = The largest group covers { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    }: { $squares } × { bella-amount }.
    .groups = A group of buildings: nos. { $numbers }.
    .alone = No. { $number } on { $square } is in no group.

BV-5-3 =
    .title = Contracts, victory and ties
    .row = Contracts
    .text =
        Each contract brings its value, and whoever has the most coins wins.
        If there is a tie, the group that covers the most squares wins; if that is equal too, the victory is shared.
        The places below the first are settled in the same way.
    .contract = Contract: { $contract }.

## BV-6 Two architects

BV-6 =
    .title = Two architects

BV-6-1 =
    .title = Two sets each
    .row = Coins to begin with
    .text =
        The board shows its face for 2 or 4.
        Each architect has both sets of cards of one colour, 16 cards shuffled together, with 5 in hand; 16 buildings, 8 of that colour and 8 of another one under roof tiles; and 30 coins.
        Both colours are that architect’s own in every respect, and the two buildings of a number are alike.
    .start = Coins to begin with: { $coins }.

BV-6-2 =
    .title = First order with two
    .text =
        One start card is drawn: the cards of that colour take places 1 and 4 below the board, those of the other colour places 2 and 3.

BV-6-3 =
    .title = Two offers, two constructions
    .text =
        Each architect makes two offers and two constructions a round, in the order of the cards.
        At the end of a round each draws 2 cards, for as long as their deck lasts: hands have 5 cards in rounds 1 to 6, then 4, then 2.
        With 3 or 4 architects they have 3 cards in rounds 1 to 6, then 2, then 1.

## BV-R Rulings

BV-R =
    .title = Rulings

BV-R1 =
    .title = No room at all
    .text =
        If a building fits no place within the constraint and not even the border has room for it, it goes on any free squares; if it fits nowhere, it is set aside unbuilt.
        Either way there are no coins and no contract.
        An unbuilt building counts for nothing, not for the penalty of BV-5.2 either; its card still counts in BV-4.2.

BV-R2 =
    .title = Neutral buildings
    .text =
        The neutral building follows BV-3.5 and BV-R1, and whoever places it chooses where.
        It belongs to nobody and brings no coins, no contract, no group and no objective, but it is a neighbour in BV-3.6.
    .no-contract = A neutral building brings no contract.

BV-R3 =
    .title = Turned, not mirrored
    .text =
        Buildings are turned freely but not mirrored: they are hollow pieces with a roof and an open underside.
    .same-turn = No. { $number } { $turns ->
        [one] looks the same however it is turned.
       *[other] has only { $turns } positions that look different.
    }

BV-R4 =
    .title = Contracts are known
    .text =
        A contract lay open before it was taken, so everybody may know which ones an architect has.
        The screen lays them face down and shows them on request; if “Contracts stay closed” was chosen, nobody can look them up.
        What they are worth still counts in the totals that everybody sees: the value lay open with the contract.

BV-R5 =
    .title = Below zero
    .text =
        A total of coins falls below 0 only through the penalty of BV-5.2.

BV-R6 =
    .title = Two cards that forbid
    .text =
        Park forbidden and river forbidden are two constraint cards; the rulebook’s reminder page merely prints them together.

BV-R7 =
    .title = Parks and rivers are city
    .text =
        A park or river tile is part of the city: a square beside one is not on the border on that side.

BV-R8 =
    .title = Empty pile, no group
    .text =
        When the pile of contracts is empty, the row simply shrinks.
        An architect without any group counts 0 in the tie-break.

BV-R9 =
    .title = What everyone may know
    .text =
        Coins and numbers of cards in hand are public, and the bank is unlimited.

BV-R10 =
    .title = No neutral building in the eighth round
    .text =
        With 3 architects no neutral building follows the eighth round: the rulebook lists it among the things done after rounds 1 to 7, and goes straight to the end after the eighth.
        The neutral building no. 8 stays in the box.

## Words

bella-plain-leaves = plain leaves
bella-hatched-leaves = hatched leaves
bella-plain-flowers = plain flowers
bella-hatched-flowers = hatched flowers
bella-plain-butterflies = plain butterflies
bella-hatched-butterflies = hatched butterflies
bella-plain-birds = plain birds
bella-hatched-birds = hatched birds
bella-each-plain = plain district
bella-each-hatched = hatched district
bella-each-leaves = leaf district
bella-each-flowers = flower district
bella-each-butterflies = butterfly district
bella-each-birds = bird district
bella-all-plain = plain districts
bella-all-hatched = hatched districts
bella-all-leaves = leaf districts
bella-all-flowers = flower districts
bella-all-butterflies = butterfly districts
bella-all-birds = bird districts
bella-building = { $owner }’s no. { $number }
bella-neutral-building = the neutral no. { $number }
bella-card = no. { $number }
bella-card-face-down = a card
bella-cards-alike = { $number ->
    [one] no. { $card }
    [2] two no. { $card } cards
   *[other] { $number } no. { $card } cards
}
bella-constraint-districts = { $districts }
bella-constraint-park-imposed = park required
bella-constraint-park-forbidden = park forbidden
bella-constraint-river-forbidden = river forbidden
bella-constraint-border-forbidden = border forbidden
bella-amount = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
bella-needed = { $needed ->
    [one] 1 building
   *[other] { $needed } buildings
}
bella-contract-district = { bella-needed } entirely on { $districts }, worth { bella-amount }
bella-contract-each = 1 building entirely on each { $districts }, worth { bella-amount }
bella-contract-each-listed = 1 building entirely on each of these districts: { $districts }, worth { bella-amount }
bella-contract-straddling = { bella-needed } straddling several districts, worth { bella-amount }
bella-contract-border = { bella-needed } on the border, worth { bella-amount }
bella-contract-river = { bella-needed } beside a river, worth { bella-amount }
bella-contract-park = { bella-needed } beside a park, worth { bella-amount }
bella-height-park = heights beside each park
bella-height-river = heights beside each river
bella-height-border = heights on the border
bella-cluster-largest = { bella-amount } for each square of the largest group
bella-cluster-groups = { bella-amount } for each group
bella-cluster-alone = { bella-amount } less for each building in no group

## What a building would bring

ahead-BV-3-6 =
    .smaller = No. { $number } on { $square } is taller than { $neighbours }.
    .tallest = No. { $number } on { $square } is taller than all buildings beside it.
    .alone = No. { $number } on { $square } stands alone.

## Cities

bella-city-faults = { $fault }; { $others }
bella-bad-city = { $problems }. Named cities: { $known }
bella-no-city = there is no city “{ $name }”. Named cities: { $known }
bella-city-london = London
bella-city-bangkok = Bangkok
bella-city-berlin = Berlin
bella-city-rome = Rome
bella-city-paris = Paris
bella-city-new-york = New York
bella-city-problem = { $reason }
bella-hardly-fits = the tiles of this edition hardly ever fit on the table at random; choose a named city or draw one
bella-city-size = a city has at most { $limit } characters in each direction
bella-unknown-tile = row { $row }, column { $column }: “{ $mark }” is not a tile; the tiles are { $known }
bella-tile-missing = tile { $mark } is missing
bella-tile-torn = row { $row }, column { $column }: there is a gap where tile { $mark } should lie
bella-tile-under = row { $row }, column { $column }: tile { $over } overlaps tile { $mark }
bella-tile-surplus = row { $row }, column { $column }: tile { $mark } is there once too often or has the wrong shape
bella-city-apart = row { $row }, column { $column }: the part with tile { $mark } does not touch the rest of the city
bella-city-hole = row { $row }, column { $column }: a gap inside the city
bella-no-district = at least one district is needed
bella-bad-face = tile { $mark }: districts, and only they, have a symbol and a pattern
bella-bad-size = both sides must be multiples of { $unit } squares
bella-bad-footprint = no. { $number }, “{ $shape }”: one connected footprint of # was expected
bella-bad-districts = card { $card }: districts do not fit its kind; districts are { $known }
bella-too-few-constraints = too few constraints ({ $said }): each of the { $needed } rounds needs one
bella-slots-order = slots go from the dearest to the cheapest, each price once
bella-bad-start = each of the { $seats } colours must lie below the board, equally often
bella-too-few-cards = too few cards ({ $said }) for { $needed } offers
bella-too-few-neutral = too few neutral buildings ({ $said }): they go up to no. { $needed }

## What to do instead

bella_vista-remedy-offer = Slots that you can pay for: { $slots }. { $hand }
bella-slot = { $slot } ({ $price ->
    [0] free
    [one] 1 coin
   *[other] { $price } coins
})
bella_vista-cards-in-hand = { $number ->
    [one] Your only card: { $cards }.
   *[other] Your cards: { $cards }.
}
bella_vista-remedy-right = You cannot pay for any slot: lay one of your cards to the right of the board. { $hand }
bella_vista-remedy-build = You can build { $building } { $places }, for instance.
bella-places = { $turned ->
    [yes] turned{" "}
   *[no] {""}
}{ $turn ->
   *[0] {""}
    [1] once{" "}
    [2] twice{" "}
    [3] three times{" "}
}on { $squares }
bella-places-or = { $first }, or { $other }
bella_vista-remedy-contract = Take a contract that you fulfil, or go on without.
bella_vista-remedy-go-on = Go on: there is nothing else to do now.
bella_vista-remedy-dealing = Wait until the cards are dealt and turned over.
bella_vista-remedy-over = Look at the coins, or begin a new game.

## Moves

bella-notation =
    “{ $text }” is not a move.
    Moves look like 2=6 (card no. 6 on the second slot), x=6 (to the right of the board), f5 or f5/1 (build on f5, turned once), @AB (take that contract) or “.” (go on without).
bella-no-mark = There is no card { $mark }; the cards are { $known }.
bella-no-card = There is no card no. { $card }; the last is { $last }.
bella-no-seat = There is no seat { $seat }; the last is { $last }.
bella-no-square = There is no square { $name }: the table goes from { $first } to { $last }.
bella-told-offer = { $price ->
    [0] { $who } takes slot { $slot } for nothing
    [one] { $who } pays 1 coin for slot { $slot }
   *[other] { $who } pays { $price } coins for slot { $slot }
} and lays down { $card }.
bella-told-right = { $who } cannot pay, and lays { $card } to the right of the board.
bella-told-place = { $who } builds no. { $number } on { $squares }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
bella-told-outside = { $outside ->
    [border] No permitted place is left, so { $who } has to build no. { $number } on the border, on { $squares }: no coins, no contract.
   *[anywhere] No permitted place is left, not even on the border, so { $who } builds no. { $number } on { $squares }: no coins, no contract.
}
bella-told-neutral = { $outside ->
    [border] No permitted place is left, so { $who } has to place the neutral no. { $number } on the border, on { $squares }.
    [anywhere] No permitted place is left, not even on the border, so { $who } places the neutral no. { $number } on { $squares }.
   *[no] { $who } places the neutral no. { $number } on { $squares }.
}
bella-told-unbuilt = There is no room for { $building }: { $who } sets it aside.
bella-told-contract = { $who } takes a contract: { $contract }.
bella-told-closed-contract = { $who } takes a contract.
bella-told-decline = { $who } takes no contract.
bella-told-unfulfilled = { $who } fulfils none of the contracts on offer.
bella-told-stopped = { $who }’s turn stops there.
bella-told-round-done = The round is over.
bella-told-lot = A start card is drawn: { $who }’s.
bella-told-constraint = Round { $round }: { $constraint }.
bella-told-objective = Objective: { $objective }.
bella-told-post = New contract: { $contract }.
bella-told-card = { $who } draws no. { $card }.
bella-told-card-times = { $who } draws { bella-cards-alike }.
bella-told-unseen-card = { $who } draws a card.
bella-told-unseen-card-times = { $who } draws { $number ->
    [one] a card
   *[other] { $number } cards
}.
bella-told-reveal = { $who } turns over { $card }.
