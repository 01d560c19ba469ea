### Orchard: the rules as the player reads them. Message OR-2-1 is rule OR-2.1.

OR-1 =
    .title = Setup

OR-1-1 =
    .title = The orchard
    .text = The orchard is a grid of plots, each meant for one kind of fruit; no tree stands there at the start. Two plots are adjacent if they have a side in common.
    .off-orchard = The orchard has no such plot.
    .off-orchard-remedy = Its last plot is { $last }.

OR-1-2 =
    .title = Cards and hands
    .text = Each card shows a fruit. Everyone is dealt three cards and keeps them hidden; only how many cards each has is public, like the size of the deck.
    .no-card-due = No card is due.
    .no-card-due-remedy = It is { $who }’s turn.
    .not-in-deck = There is no such card in the deck.
    .not-in-deck-remedy = It still holds: { $left }.

OR-2 =
    .title = A turn

OR-2-1 =
    .title = Plant a tree
    .text = On your turn you lay down a card and plant a tree of yours on an empty plot meant for that fruit. Cards laid down stay open to all.
    .taken = A tree of { $owner }’s stands on { $plot } already.
    .taken-remedy = Choose an empty plot.
    .not-held = { $plot } is meant for { $fruit }, and you hold no such card.
    .not-held-remedy = Choose a plot for a card that you hold.

OR-2-2 =
    .title = Draw a card
    .text = Then you draw a card, as long as there are any, and the next player goes on.
    .card-due = A card is due to { $who }.
    .card-due-remedy = Wait for it.

OR-2-3 =
    .title = Exchange a card
    .text = Instead of planting you may lay down one of your cards and draw another, as long as the deck is not empty.
    .no-deck = There is no card left to draw.
    .no-deck-remedy = Plant a tree, or pass with a full stop if no card of yours fits.
    .not-held = You do not hold that card.
    .not-held-remedy = Exchange { $held }.

OR-2-4 =
    .title = Pass
    .text = If no card of yours fits an empty plot and the deck is empty, you pass.
    .can-plant = A card of yours fits an empty plot, so you may not pass.
    .can-plant-remedy = Plant on { $plots }.
    .can-exchange = There are cards left to draw, so you may not pass.
    .can-exchange-remedy = Exchange one of your cards.

OR-3 =
    .title = Points

OR-3-1 =
    .title = Trees side by side
    .text = Two trees of yours on adjacent plots bring you a point.
    .pair = Trees side by side on { $plot } and { $near }.

OR-3-2 =
    .title = The largest grove
    .text = A grove is all of a player’s trees that hang together. At the end the largest grove brings its owner three points; if several are the largest, each brings them. A single tree is no grove.
    .grove = The largest grove, { $trees } trees.

OR-4 =
    .title = The end

OR-4-1 =
    .title = The orchard is full
    .text = The game is over when a tree stands on every plot.
    .over = The orchard is full: the game is over.
    .over-remedy = Begin another one.

OR-4-2 =
    .title = Everyone has passed
    .text = The game is over as well when all players have passed in a row.
    .over = Everyone has passed: the game is over.
    .over-remedy = Begin another one.

OR-4-3 =
    .title = Who wins
    .text = Whoever has the most points wins. Players with as many share the victory.

## Moves

orchard-told-plant = { $who } plants on { $plot } ({ $fruit }).
orchard-told-exchange = { $who } exchanges a card ({ $fruit }).
orchard-told-pass = { $who } passes.
orchard-told-draw = { $who } draws a card.
orchard-told-deal = { $who } draws a card: { $fruit }.
orchard-notation = “{ $text }” is no move. A plot such as c2 (up to { $last }) plants there; -A exchanges an apple; a full stop passes.

## Fruits

orchard-apple = apples
orchard-pear = pears
orchard-cherry = cherries
orchard-plum = plums

## The plain table

orchard-view-plots = Orchard
orchard-view-hand_sizes = cards
orchard-view-deck_size = Deck
orchard-view-discards = laid down
orchard-help-moves = Moves: c2 plants a tree on c2 for a card of its fruit · -A exchanges an apple · . passes. A apples, P pears, C cherries, L plums.

## Editions

orchard-shape = rows of the same length were expected, 2 to { $most } rows of 2 to { $most } plots
orchard-unknown-fruit = “{ $letter }” is none of the fruits: { $known }
orchard-too-few-cards = { $cards } cards are too few: the first hands need { $needed }
