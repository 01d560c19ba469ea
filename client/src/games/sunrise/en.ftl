### The table of Sunrise Lane: what only the browser says.

pieces-left = { $number ->
    [one] 1 House piece left
   *[other] { $number } House pieces left
}
parks-left = { $number ->
    [one] 1 Park token left
   *[other] { $number } Park tokens left
}
bonuses = Bonuses
if-ended-now = if it ended now
bonus-houses = Houses built
bonus-houses-short = Houses built
bonus-tallest = Tallest Houses
bonus-tallest-short = Tallest
bonus-most = Most Houses
bonus-most-short = Most
bonus-connected = Most spaces connected
bonus-connected-short = Group
this-turn = This turn
points-so-far = { $number ->
    [one] point so far
   *[other] points so far
}
now-turn = Choose a space to build on, or draw.
now-path = Build on from the last space, or stop.
now-drawing = Press the button to draw, or choose a space.
now-stopping = Press the button to stop here, or build on.
now-stuck = { $number ->
    [0] Nothing more can be built beside the last space: stop.
    [one] Nothing more can be built beside the last space: stop and draw 1 card.
   *[other] Nothing more can be built beside the last space: stop and draw { $number } cards.
}
now-no-cards = { $number ->
    [0] You have no cards left: stop.
    [one] You have no cards left: stop and draw 1 card.
   *[other] You have no cards left: stop and draw { $number } cards.
}
now-discarding = { $surplus ->
    [one] One card too many: choose which to discard.
   *[other] { $surplus } cards too many: choose one to discard.
}
floors = { $number ->
    [one] 1 floor
   *[other] { $number } floors
}
park = Park
how-high = How high
no-points-sunrise = A Park earns no points (SL-2.6).
for-card = Discard which card?
discards-card = Discarding a { $colour } card: tap another one to change.
stop = Stop
ends-game = and end the game
stop-draw = { $number ->
    [0] {""}
    [one] and draw 1 card
   *[other] and draw { $number } cards
}
discard = Discard
discard-card = { $number ->
    [one] Discard a { $colour } card
   *[other] Discard { $number } { $colour } cards
}
card-name = { $colour } card
deck-label = { $number ->
    [one] Deck: 1 card
   *[other] Deck: { $number } cards
}
discards-left = { $number } discarded
cards-panel = Where the cards are
unseen = Unseen
unseen-why = In the deck or in hands that you do not see
discarded = Discard pile
top-unknown = Discard pile. Which card lies on top is not known: a position only says how many of each colour there are.
since-nobody = Nobody has played before this turn.
since-house = { $floors ->
    [one] 1 floor on { $space }
   *[other] { $floors } floors on { $space }
}
since-park = Park on { $space } ({ $colour } card)
since-draw = { $number ->
    [one] drew 1 card
   *[other] drew { $number } cards
}
since-discard = discarded { $what }
since-deal = drew { $what }
since-renewed = the deck was renewed
since-stop = stopped
town-label = The town
square-obstacle = { $space }, pond or garden
square-sign = { $space }, sign of area { $area }: { $bonus }, { $points } points
square-fountain = { $space }, fountain
square-free = free
square-in-area = { $space }, { $colour }, { $dots ->
    [one] 1 dot
   *[other] { $dots } dots
}, area { $area }, { $state }
square-on-cross = { $space }, { $colour }, { $dots ->
    [one] 1 dot
   *[other] { $dots } dots
}, on the cross, { $state }
offer-house = { $floors ->
    [one] 1 floor
   *[other] { $floors } floors
} for { $points ->
    [one] 1 point
   *[other] { $points } points
}
draw-cards = { $number ->
    [one] Draw 1 card
   *[other] Draw { $number } cards
}

## Readings of the rules

sl-reading-full-areas = Full areas: finish the round
sl-reading-full-areas-about = Instead of ending at once when the corner areas are full (SL-R7)
