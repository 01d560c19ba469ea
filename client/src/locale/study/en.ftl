### The study board: comes with its page.

study-board = Study board
study-seat = Seat { $letter }
study-text = Position as text
study-how = Paste a position here, or press “Study” in the replay of a finished game.
study-read = Put on the board
study-copy = Share link
study-take-back = Take back
study-legal = What may { $who } do?
study-over = The game is over in this position.
study-filter = Start typing a move…
study-more = And { $number ->
    [one] one more: keep typing.
   *[other] { $number } more: keep typing.
}
study-why-not = Why not?
study-move = A move
study-allowed = “{ $move }” is legal.
study-brings = It brings { $points }.
study-faults = This cannot be put on the board:
study-hidden = What this seat does not see was dealt at random.
study-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
study-begin = Choose a starting board
study-new = A new position
study-seats = Players
study-deal = Deal a game
study-middle = From the middle of a game
study-middle-about = The middle comes from a game between simple bots, a different one each time.
study-file = A file of your own
study-open = Open a file
study-open-about = A study that you saved, a position as text, or a saved game, in which you choose the move. The server keeps none of it.
study-choose-moment = Choose a moment of the game
study-choose-about = { $game }: { $number ->
    [one] one position.
   *[other] { $number } positions, each named by the decision before it.
}
study-first-moment = The start
study-game = The game
study-game-decision = Decision { $number } of { $total }
study-game-back = One decision back
study-game-on = One decision on
study-other-file = Something else
study-to-board = Back to the board
study-another = Another position
study-ask-bot = Ask a bot
study-bad-link = This link holds no study that can be read: it may have been cut off. Copy the whole of it.
study-bad-file = This file holds no study that can be read. Save the study again where it was made.
study-link-too-long = This study is too long for a link. Save it as a file.
study-text-too-long = A position has at most { $limit } characters; this text has { $number }.
study-no-such-game = There is no such game here. Choose one on the front page.
study-full = No more than 120 moves can be tried in one study, 60 in one line. Remove a branch that you no longer need.
study-tab-lines = Lines
study-tab-moves = Moves
study-tab-text = Text
study-position = The position
study-no-lines = Play a move on the board: it is noted here, and you can come back to it.
study-has-notes = with notes
study-last-move = The last move
study-forget = Remove this move and what follows
study-comment = Comment
study-arrow = Arrow
study-no-arrows = No arrows
study-keep = Save as a file
study-arrow-from = Choose the place on the board where the arrow begins.
study-arrow-to = From { $place } to where? Choose the other place; the same arrow again takes it away.
study-arrows = Arrows: { $arrows }.
study-tab-setup = Set up
study-form-about = Change what lies on the table: the rules check every change.
study-possible = This position is possible.
study-add-field = Add something…
study-field-town = Town
study-field-hands = Hands
study-field-discards = Discard pile
study-field-turn = Whose turn
study-field-stage = Stage
study-field-due = Cards still to draw
study-field-last = Space built on last
study-field-park = Park built this turn
study-field-last_round = Last round
study-field-filled = Who filled the areas
study-field-idle = Turns in a row without building
study-field-ended = Rule that ended the game
study-field-city = City
study-field-round = Round
study-field-order = Cards below the offer board
study-field-offers = Offers
study-field-revealed = Offers turned over
study-field-spent = Cards of earlier rounds
study-field-constraints = Constraints turned over
study-field-height = Height objective
study-field-cluster = Group objective
study-field-market = Open contracts
study-field-contracts = Contracts taken
study-field-built = Built, round by round
study-field-storing = Storing
study-field-takes = Taking
study-field-facades = Façades, a row for each seat
study-field-stored = Warehouses, a row for each seat
study-field-tokens = Bonus tokens
study-field-taking = Back that was touched
study-field-taken = Tile taken
study-field-owed = Tile bought, to be built
study-field-laid = Tiles laid this turn
study-field-skipping = Take skipped
study-field-ender = Who drew the last bird
study-field-skips = Turns in a row without a take
study-field-first = First player
study-field-ties = After a tie
study-field-full_areas = When the corner areas are full
study-field-closed_contracts = Taken contracts are hidden
study-field-units = Tiles built together
study-field-turning_roofs = Roofs may be turned
study-field-backs = How backs are chosen
study-field-seen = Seen by

## What fields of a position hold, in words

study-value-none = Not said
study-value-no = No
study-value-nobody = Nobody
study-value-sunrise-stage-setup = The first cards are drawn
study-value-sunrise-stage-turn = A turn begins
study-value-sunrise-stage-path = Build on or stop
study-value-sunrise-stage-drawing = Cards are drawn
study-value-sunrise-stage-discarding = Too many cards: discard
study-value-sunrise-stage-over = The game is over
study-value-sunrise-park-yes = Yes
study-value-sunrise-last_round-yes = Yes
study-value-sunrise-ties-next = The next place stays
study-value-sunrise-ties-skip = The next place is left out
study-value-sunrise-full_areas-at_once = The game ends at once
study-value-sunrise-full_areas-round = The round is finished
study-value-bella_vista-stage-setup = The beginning: cards are drawn
study-value-bella_vista-stage-offer = Offers are made
study-value-bella_vista-stage-reveal = A card is turned over
study-value-bella_vista-stage-build = A building is put up
study-value-bella_vista-stage-contract = A contract may be taken
study-value-bella_vista-stage-stopped = Outside the constraint: the turn stops
study-value-bella_vista-stage-neutral = The neutral building is put up
study-value-bella_vista-stage-neutral-built = The neutral building stands
study-value-bella_vista-stage-round-end = The round ends: cards are drawn
study-value-bella_vista-stage-over = The game is over
study-value-bella_vista-closed_contracts-true = Yes
study-value-bella_vista-closed_contracts-false = No
study-value-kensington-stage-take = A tile is taken
study-value-kensington-stage-drawing = A tile of the middle is turned up
study-value-kensington-stage-build = Build, then finish the turn
study-value-kensington-stage-over = The game is over
study-value-kensington-owed-yes = Yes
study-value-kensington-skipping-yes = Yes
study-value-kensington-storing-must = A drawn tile is stored while a place is free
study-value-kensington-storing-may = A drawn tile may go back
study-value-kensington-takes-must = A tile has to be taken
study-value-kensington-takes-may = You may skip taking a tile
study-value-kensington-backs-outlines = By their outlines
study-value-kensington-backs-marks = By colour and mark alone
study-value-kensington-units-joined = They count as neighbours
study-value-kensington-units-free = They do not count as neighbours
study-value-kensington-turning_roofs-true = Yes
study-value-kensington-turning_roofs-false = No
study-reads-sunrise-town = A line for each row, a sign for each square: “b3” is a House of { $owner } with 3 floors, “*” a Park, “.” a free space, “-” a pond or garden, “@” the fountain.
study-reads-sunrise-hands = The cards of each player, in order: Y yellow, G green, R red, B blue, P pink. “YYR” are two yellow cards and a red one, “-” is none.
study-reads-sunrise-discards = Letters of colours: Y yellow, G green, R red, B blue, P pink. “YGG” are a yellow card and two green ones.
study-reads-sunrise-last = The name of a space, such as “d6”.
study-reads-sunrise-ended = The number of the rule, such as “SL-4.1”.
study-reads-bella_vista-city = The map from its top, rows parted by “/”. A sign stands for 2 by 2 squares: A to H are the eight districts, digits the parks, r and s the rivers, “.” nothing.
study-reads-bella_vista-order = A letter for each card, from the left: a is { $player }, b is { $owner }. “ab” is a card of { $player }, then one of { $owner }.
study-reads-bella_vista-offers = Whose, in which slot, and the card: “b3=6” is no. 6 of { $owner } in the third slot, the dearest being the first. “bx=6” lies to the right of the board.
study-reads-bella_vista-revealed = How many cards have been turned over, the dearest slot first.
study-reads-bella_vista-hands = The numbers of each player’s cards, in order: “158” are no. 1, 5 and 8, “-” is none.
study-reads-bella_vista-spent = The numbers of each player’s cards, in order: “158” are no. 1, 5 and 8, “-” is none.
study-reads-bella_vista-constraints = In the order in which they came; the last one counts. Letters are the districts where one may build, as in the city: “AB”. “P+”: only at a park; “P-”, “R-”, “O-”: not at a park, at a river, on the border.
study-reads-bella_vista-height = P at parks, R at rivers, O on the border.
study-reads-bella_vista-cluster = G2 the largest group, G10 each group, G5 buildings outside every group.
study-reads-bella_vista-market = A sign for each card: letters are its districts, as in the city (“A”, “AB”); X across two districts, O on the border, R at a river, P at a park.
study-reads-bella_vista-contracts = A line for each player, with the signs of the open contracts: letters are districts (“A”, “AB”); X across two, O on the border, R at a river, P at a park. “-” is none.
study-reads-bella_vista-built = A line for each round. “$a3”: { $player } paid 3 coins. “a6c3/1+”: no. 6 of { $player } from c3 on, turned once; “+”: it brought coins. “n2f5”: the neutral no. 2.
study-reads-bella_vista-ended = The number of the rule: “BV-4.4”.
study-reads-kensington-facades = The tiles of each player in order: + lit, - dark, ^ a roof; the shape; behind @ the column of the left end. “+H2@1”: two lit windows side by side on column 1; “/1” is turned once. “-” is no tile.
study-reads-kensington-stored = A line for each player, with the names of tiles: + lit, - dark, ^ a roof, then the shape. “^H2” is a roof of two squares; “-” is none.
study-reads-kensington-tokens = A number for each player, in order: “1 2” is 1 for { $player } and 2 for { $owner }.
study-reads-kensington-taking = The shape on the back, such as “U2”; “^” before it is a brown back, “=” one with a circle.
study-reads-kensington-taken = The name of a tile: + lit, - dark, ^ a roof, then the shape, such as “+H2”.
study-reads-kensington-ended = The number of the rule, such as “KG-5.1”.

## Setting up a position on the board

setup-tray = Put on the board
setup-problems = What is wrong with the position
setup-unchanged = Take something from the tray and press the place where it goes, or change a field below.
setup-unchanged-sunrise = Take a House or a Park and press the space where it goes, or change a field below.
setup-unchanged-bella_vista = Take a building and press the square where it goes, or change a field below.
setup-unchanged-kensington = Take a tile and press the column where it goes, or change a field below.
setup-checking = Checking against the rules…
setup-problem-count = { $number ->
    [one] One thing is not possible:
   *[other] { $number } things are not possible:
}
setup-show-place = Show { $places }
setup-show-columns = { $number ->
    [one] Show column { $columns }
   *[other] Show columns { $columns }
}
setup-misread = “{ $text }”: { $reason }
setup-apply = Study this position
setup-floors = Floors
setup-show-field = To the field “{ $field }”
setup-undo = Take back
setup-undo-key = Take back the last change (U)
setup-discard = Discard changes
setup-rubber = Eraser
setup-left = { $number } left
setup-house-of = House of { $who }
setup-hold = To put down: { $what }. Press the space where it goes.
setup-hold-rubber = Eraser: press the space that you want to clear.
setup-unreadable-town = The text of the town cannot be read. Put it right in its field, or take the change back.
setup-building-of = Building of { $who }
setup-neutral = Neutral building
setup-numbers = Number of the building
setup-number = No. { $number }
setup-earns = It brought coins
setup-turn-key = Turn (R)
setup-hold-building = To put down: { $what }. Press its first square: the leftmost of its top row.
setup-hold-rubber-building = Eraser: press the building that you want to remove.
setup-other-city = The city was changed. Put the position on the board: then its buildings can be set up.
setup-facades = Façades
setup-facade-of = Façade of { $who }
setup-facade-wrong = Façade of { $who }: something is wrong there
setup-turn-tile = Turn the tile
setup-groups = Kinds of tiles
setup-group-lit = Lit
setup-group-dark = Dark
setup-group-roofs = Roofs
setup-group-others = Others
setup-hold-tile = To put down: { $tile }, for { $who }. Press the column of its left end.
setup-hold-rubber-tile = Eraser: press the column whose topmost tile you want to remove.
setup-unreadable-facades = The façades need one row for each seat. Put their field right, or take the change back.
setup-stored-of = Warehouse of { $who }
setup-store = Store this tile
setup-unstore = Remove from the warehouse
setup-unstore-tile = Remove from the warehouse: { $tile }
setup-tokens = { $number ->
    [one] 1 bonus token
   *[other] { $number } bonus tokens
}
setup-token-less = One token fewer
setup-token-more = One token more
cure-clear = Clear { $spaces }
cure-floors = { $floors ->
    [one] Make { $space } one floor high
   *[other] Make { $space } { $floors } floors high
}
cure-last-round = Make this the last round
cure-leave-out = Leave out “{ $field }”
cure-remove = Remove { $what }
cure-remove-word = Remove “{ $word }”
cure-remove-tile = Remove { $tile } in column { $column }
cure-coins = { $what }: it brought coins
cure-no-coins = { $what }: it brought no coins
cure-ended = Ended by { $rule }
