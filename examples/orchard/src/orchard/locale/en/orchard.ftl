### Orchard: the rules as the player reads them. Message OR-2-1 is rule OR-2.1.

OR-1 =
    .title = Setup

OR-1-1 =
    .title = The orchard
    .text = The orchard is a grid of plots, each for one kind of fruit. There are no trees at the start. Two plots are adjacent if they share a side.
    .off-orchard = The orchard has no such plot. Its last plot is { $last }.

OR-1-2 =
    .title = Cards and hands
    .text = Each card shows a fruit. Everyone is dealt three cards and keeps them hidden; only the number of cards in each hand and in the deck is known to all.
    .no-card-due = No card is due. It is { $who }’s turn.
    .not-in-deck = There is no such card in the deck. It still holds: { $left }.

OR-2 =
    .title = A turn

OR-2-1 =
    .title = Plant a tree
    .text = On your turn, lay down a card and plant one of your trees on an empty plot for that fruit. Cards laid down stay face up.
    .taken = { $owner } already has a tree on { $plot }.
    .not-held = { $plot } is for { $fruit }, and you have no such card.

OR-2-2 =
    .title = Draw a card
    .text = Then you draw a card, as long as there are any left, and the next player takes a turn.
    .card-due = { $who } has yet to draw a card.

OR-2-3 =
    .title = Exchange a card
    .text = Instead of planting, you may lay down one of your cards and draw another, as long as the deck is not empty.
    .no-deck = There is no card left to draw.
    .not-held = You do not have that card. You can exchange: { $held }.

OR-2-4 =
    .title = Pass
    .text = If none of your cards fits an empty plot and the deck is empty, you pass.
    .can-plant = One of your cards fits an empty plot, so you may not pass.
    .can-exchange = There are cards left to draw, so you may not pass.

OR-3 =
    .title = Points

OR-3-1 =
    .title = Trees side by side
    .text = Every two of your trees on adjacent plots score a point for you.
    .pair = Trees side by side on { $plot } and { $near }.

OR-3-2 =
    .title = The largest grove
    .text = A grove is a group of one player’s trees, each adjacent to another of the group. At the end, the largest grove scores three points for its owner; if several are equally large, each of them scores. A single tree is no grove.
    .grove = The largest grove: { $trees } trees.

OR-4 =
    .title = The end

OR-4-1 =
    .title = The orchard is full
    .text = The game ends when there is a tree on every plot.
    .over = The orchard is full: the game is over.

OR-4-2 =
    .title = Everyone has passed
    .text = The game also ends when all players pass one after the other.
    .over = Everyone has passed: the game is over.

OR-4-3 =
    .title = Who wins
    .text = Whoever has the most points wins. Players who are tied share the victory.

## Moves

orchard-told-plant = { $who } plants a tree on { $plot } ({ $fruit }).
orchard-told-exchange = { $who } exchanges a card ({ $fruit }).
orchard-told-pass = { $who } passes.
orchard-told-draw = { $who } draws a card.
orchard-told-deal = { $who } draws a card: { $fruit }.
orchard-notation = “{ $text }” is not a move. c2 plants a tree on c2 (the last plot is { $last }); -A exchanges an apple; a full stop passes.

## Fruits

orchard-apple = apples
orchard-pear = pears
orchard-cherry = cherries
orchard-plum = plums

## The plain table

orchard-view-plots = Orchard
orchard-view-hand_sizes = cards
orchard-view-deck_size = Deck
orchard-view-discards = Laid down
orchard-help-moves = Moves: c2 plants a tree on c2 with a card of that fruit · -A exchanges an apple · . passes. A apples, P pears, C cherries, L plums.
orchard-word-plant = plant tree
orchard-word-exchange = exchange swap
orchard-word-pass = pass

## Editions

orchard-shape = rows of the same length were expected, 2 to { $most } rows of 2 to { $most } plots
orchard-unknown-fruit = “{ $letter }” is none of the fruits: { $known }
orchard-too-few-cards = { $cards } cards are too few: the first hands need { $needed }

## What the front page of a server says of the game

about-orchard = Plant trees, each on the plot for its fruit, next to your own.
