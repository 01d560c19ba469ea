### What only the table of Bella Vista says in a browser.

## The city

bv-city-label = The city
bv-city-london = London
bv-city-bangkok = Bangkok
bv-city-berlin = Berlin
bv-city-rome = Rome
bv-city-paris = Paris
bv-city-new-york = New York
bv-city-own = A new city
bv-see-ground = See behind the buildings
bv-see-ground-key = See behind the buildings (hold H, or a finger on the city)
bv-park = park
bv-river = river
bv-on-border = on the border
bv-by-park = beside a park
bv-by-river = beside a river
bv-free = free
bv-neutral-fits = the neutral no. { $number } fits
bv-barred = barred this round
bv-building = { $owner }’s no. { $number }
bv-neutral = neutral no. { $number }
bv-would-bring = no. { $number } would bring { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
no-points-bella_vista = No coins: all its neighbours are as tall or taller (BV-3.6).
bv-coins-gain = { $number ->
    [one] { $points } coin
   *[other] { $points } coins
}
bv-gain-why = { bv-coins-gain }: why?

## The constraint

bv-constraint = The constraint
bv-round = { $city } · round { $round } of { $rounds }
bv-lifted-border = No room within the constraint: build on the border.
bv-lifted-anywhere = No room within the constraint: build anywhere.
bv-constraint-about = Grey squares are barred this round.
bv-park-about = One side at least must touch a park.
bv-constraint-districts = Only on { $districts }
bv-constraint-park-imposed = Beside a park
bv-constraint-park-forbidden = No building beside a park
bv-constraint-river-forbidden = No building beside a river
bv-constraint-border-forbidden = No building on the border

## Offers

bv-offer-board = Offer board
bv-offers-and-cards = Offers and cards
bv-order = Order of the offers
bv-slot-free = Slot { $slot } for { $price ->
    [one] 1 coin
   *[other] { $price } coins
}, free
bv-slot-taken = Slot { $slot } for { $price ->
    [one] 1 coin
   *[other] { $price } coins
}: { $what }
bv-slot-card = { $who }, no. { $card }
bv-slot-hidden = { $who }, face down
bv-slot-right = To the right of the board, for nothing
bv-slot-right-taken = { bv-slot-right }: { $what }
bv-card = Construction card no. { $number }
bv-your-offer = Your offer
bv-offer-hint = Choose a card and a slot. Whoever pays most builds first.
bv-offer-slot = Now choose a slot for no. { $card }. Whoever pays most builds first.
bv-offer-card = Now choose a card.
bv-offer-only-right = You cannot pay for any slot: a card of yours goes to the right of the board, for nothing.
bv-offer-ready = { $price ->
    [0] No. { $card } on the 0-coin slot.
    [one] No. { $card } on the 1-coin slot.
   *[other] No. { $card } on the { $price }-coin slot.
}
bv-offer-right = No. { $card } to the right of the board.
bv-offer = Offer

## Building

bv-your-building = Your no. { $number }
bv-here = No. { $number } here
bv-your-neutral = The neutral no. { $number }
bv-neutral-why = Whoever builds last also places the round’s neutral building.
bv-place-hint = Choose a lit square.
bv-place-hinted = Choose a square, or take the hint.
bv-place-chosen = Build it, or choose another square.
bv-place-anywhere = Choose a square.
bv-turn-hint = R turns the building.
bv-reach-border = No free place respects the constraint: it goes on the border, and brings neither coins nor a contract.
bv-reach-border-neutral = No free place respects the constraint: it goes on the border.
bv-reach-anywhere = Not even the border has room: any free squares will do, without coins or a contract.
bv-reach-anywhere-neutral = Not even the border has room: any free squares will do.
bv-turn = Turn
bv-turn-key = Turn (R, or two fingers)
bv-build = Build here
bv-nowhere = No. { $number } fits nowhere and is set aside: no coins, no contract.
bv-nowhere-neutral = The neutral no. { $number } fits nowhere and is set aside.
bv-stopped = No permitted place was left: no coins, no contract.
bv-neutral-built = The neutral building stands. The round can end.
bv-your-end = Done?
bv-go-on = Go on

## Contracts

bv-contracts = Contracts
bv-contract = Contract
bv-contract-when = You may take it right after building, if your buildings fulfil it.
bv-contracts-when = one after each building
bv-no-contracts = No contract is left.
bv-contracts-show = Show the contracts
bv-contracts-of = { $who }’s contracts
bv-your-contract = A contract?
bv-contract-hint = You may take one of the lit contracts.
bv-contract-maybe = You may take one contract that you fulfil.
bv-contract-none = You do not fulfil any of the contracts.
bv-take = Take it
bv-none = No contract
bv-progress = { $who }: { $have } of { $needed }
bv-short-district = { bv-buildings } on { $districts }
bv-short-each = 1 building on each { $districts }
bv-short-each-listed = 1 building on each of: { $districts }
bv-short-straddling = { bv-buildings } straddling districts
bv-short-border = { bv-buildings } on the border
bv-short-river = { bv-buildings } beside a river
bv-short-park = { bv-buildings } beside a park
bv-buildings = { $needed ->
    [one] 1 building
   *[other] { $needed } buildings
}

## Architects

bv-built = { $number ->
    [one] 1 building
   *[other] { $number } buildings
}
bv-taken = { $number ->
    [one] 1 contract
   *[other] { $number } contracts
}
bv-objectives = Objectives
bv-objective-park = Heights beside parks
bv-objective-river = Heights beside rivers
bv-objective-border = Heights on the border
bv-objective-largest = Largest group, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} a square
bv-objective-groups = Groups, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} each
bv-objective-alone = Outside groups, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} lost per building
bv-objective-park-short = Heights by parks
bv-objective-river-short = Heights by rivers
bv-objective-border-short = Heights on the border
bv-objective-largest-short = Largest group
bv-objective-groups-short = Groups
bv-objective-alone-short = Outside groups
bv-objective-park-about = For each park, the heights of your buildings beside it are added up.
bv-objective-river-about = For each river, the heights of your buildings beside it are added up.
bv-objective-border-about = The heights of your buildings on the border are added up.
bv-objective-largest-about = Each square of your largest group of linked buildings brings { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
bv-objective-groups-about = Each of your groups of at least two linked buildings brings { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
bv-objective-alone-about = Each of your buildings that touches no other of yours costs { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
bv-objective-change = What this building would change
bv-amount = { $number ->
    [one] 1 coin
   *[other] { $number } coins
}
bv-if-ended-now-of = If it ended now: { $who }
bv-share-coins = { $number } in coins
bv-share-height = { $number } for heights
bv-share-cluster = { $number } for groups
bv-share-contracts = { $number } for contracts

## Hints

bv-hint-offer = { $price ->
    [0] No. { $card } for nothing
    [one] No. { $card } for 1 coin
   *[other] No. { $card } for { $price } coins
}
bv-hint-card = no. { $card }
bv-hint-contract = Contract “{ $contract }”
bv-hint-right = No. { $card } to the right of the board
bv-hint-place = { $turns ->
    [0] No. { $number } on { $square }
    [1] No. { $number } on { $square }, turned once
    [2] No. { $number } on { $square }, turned twice
   *[other] No. { $number } on { $square }, turned three times
}
bv-hint-neutral = { $turns ->
    [0] The neutral no. { $number } on { $square }
    [1] The neutral no. { $number } on { $square }, turned once
    [2] The neutral no. { $number } on { $square }, turned twice
   *[other] The neutral no. { $number } on { $square }, turned three times
}

## The score

bv-part-start = Coins to begin with
bv-part-start-short = Start
bv-part-paid = Paid for offers
bv-part-paid-short = Offers
bv-part-earned = Coins for buildings
bv-part-earned-short = Buildings
bv-part-height = Height objective
bv-part-height-short = Heights
bv-part-cluster = Group objective
bv-part-cluster-short = Groups
bv-part-contracts = Contracts
bv-part-contracts-about = Each contract brings its value.
bv-part-contracts-short = Contracts
rematch-about-lots-bella_vista = Rematch: same seats, colours and options, or a new city if that was your choice; the start cards decide who begins.

total-so-far-bella_vista = { so-far-bella_vista }
so-far-bella_vista = Coins so far
scored-bella_vista = Coins
gained-bella_vista = Coins
points-word-bella_vista = { $number ->
    [one] coin
   *[other] coins
}
tower-bella_vista = { $who }: { $points ->
    [one] 1 coin
   *[other] { $points } coins
}
no-lines-bella_vista = No coins here.
no-points-yet-bella_vista = No coins.

## The choice of a city

bv-which-city = City
bv-city-generated = A new one each time
bv-city-edited = One of your own
bv-reroll = Another one
bv-assemble = Put it together
bv-own-first = The table can be opened once your city is complete.
bv-reassemble = Change it
bv-preview = Preview of the city
bv-closed = Contracts stay closed
bv-closed-about = Nobody can look up which contracts the others have taken.
bv-editor = Your city
bv-editor-about = Choose a tile, then the square where its upper left corner goes. R turns it; a click (or Enter) on a tile that lies there takes it up.
bv-editor-about-finger = Choose a tile, then the square where its upper left corner goes. “Turn” rotates it; tap a tile on the map to take it up.
bv-editor-map = Map of the city
bv-editor-cell = row { $row }, column { $column }: { $what }
bv-editor-empty = empty
bv-tiles = Tiles to lay
bv-tile-turned = turned
bv-editor-held = In hand: { $what }{ $turned ->
    [true] , turned
   *[other] {""}
}
bv-editor-clear = Clear
bv-editor-fill = Begin with { $city }
bv-editor-good = The city is complete.
bv-editor-left = { $number ->
    [one] 1 tile still to place
   *[other] { $number } tiles still to place
}
bv-editor-wrong = Not a city yet:
bv-editor-more = { $number ->
    [one] One more problem.
   *[other] { $number } more problems.
}
bv-the-district = the { $what }
bv-the-park = a park
bv-the-river = a river
bv-problem-tile-under = Row { $row }, column { $column }: { $over } { $overKind ->
    [district] overlap
   *[other] overlaps
} { $mark }.
bv-problem-city-apart = Row { $row }, column { $column }: the part with { $mark } does not touch the rest of the city.
bv-problem-city-hole = Row { $row }, column { $column }: there is a gap inside the city.
bv-editor-done = Play in this city

## Keys

keys-lit-spaces-bella_vista = to the next lit square of the city
keys-all-spaces-bella_vista = to any square of the city
keys-choose-and-play-bella_vista = choose the square; press again to build. On a card or a slot: choose it; press again to offer
bv-keys-arrows = to the next lit square of the city; while you offer, ← and →: to the next slot
bv-keys-all-squares = to any square of the city; while you offer, ← and →: to the next slot
bv-keys-card = while you offer: choose the card with that number
bv-keys-turn = while you build: turn the building; otherwise: what happened since you last played
bv-keys-ground = open or close the hints; held down: see behind the buildings
bv-keys-ground-unaided = held down: see behind the buildings
