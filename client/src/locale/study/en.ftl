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
study-form-about = Change what lies on the table: the rules check every change. The letters are explained with positions as text.
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
study-field-first = First player, from 0
study-field-seen = Seen by

## Setting up a position on the board

setup-tray = Put on the board
setup-problems = What is wrong with the position
setup-unchanged = Take a piece from the tray and press the place where it goes, or change a field below.
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
setup-hold = In hand: { $what }. Press the space where it goes.
setup-hold-rubber = Eraser: press the space that you want to clear.
setup-unreadable-town = The text of the town cannot be read. Put it right in its field, or take the change back.
setup-building-of = Building of { $who }
setup-neutral = Neutral building
setup-numbers = Number of the building
setup-number = No. { $number }
setup-earns = It brought coins
setup-turn-key = Turn (R)
setup-hold-building = In hand: { $what }. Press its first square: the leftmost of its top row.
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
setup-hold-tile = In hand: { $tile }, for { $who }. Press the column of its left end.
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
