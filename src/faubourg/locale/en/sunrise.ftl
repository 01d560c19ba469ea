### Sunrise Lane: the rules as the player reads them. Message SL-2-5 is rule SL-2.5.

## SL-0 Components

SL-0 =
    .title = Components

SL-0-1 =
    .title = Grid, ponds and fountain
    .text =
        The board is a square grid of 11 × 11 squares, and 80 of them are spaces you may build on.
        Ponds and gardens merely stand in the way: nobody builds there.
        The fountain on the central space is treated as built from the start, and nothing is ever placed on it.
        Two squares are adjacent only if they have a side in common.
        All numbers in these rules are those of the box; an edition of your own may have others.
    .off-board = The board has no square number { $space }: its last one is { $last }.
    .fountain = The fountain stands on { $space }: nothing is ever built there.
    .obstacle = { $space } is not a space to build on.

SL-0-2 =
    .title = Colour and dots of a space
    .text =
        Each space shows one of five colours (yellow, green, red, blue or pink) and from 1 to 5 dots.
        The colour tells you which cards a House needs there, the dots how much each piece scores.
        What we call pink is purple in the printed English rulebook.
    .no-colour = There is no colour number { $number }: there are { $colours }, counted from 0.

SL-0-3 =
    .title = Cards, House pieces, Park tokens
    .text =
        There are 55 cards, 11 in each of the five colours, and a card shows nothing but its colour.
        There are also 112 House pieces, 28 for each of the four player colours, and 20 Park tokens.

SL-0-4 =
    .title = Beige cross and corner areas
    .text =
        The spaces of the central row and column form the beige cross: 20 spaces, not counting the fountain.
        The cross separates four corner areas, which have 15 spaces each.

## SL-1 Setup

SL-1 =
    .title = Setup

SL-1-1 =
    .title = Your supply of House pieces
    .text =
        You start with House pieces of a single colour, yours for the whole game.
        You have 28 of them in a game for 2 or 3 players, and 22 in a game for 4.
        Pieces that were not handed out stay out of the game.

SL-1-2 =
    .title = Scores start at zero
    .text =
        Everyone begins with 0 points.
        The printed track stops at 60, where a marker is flipped to its 60+ side; here your points are simply added up, with no upper limit.

SL-1-3 =
    .title = A shared pool of Parks
    .text =
        The 20 Park tokens lie in one pool for everybody.
        Whoever builds a Park takes a token from it.

SL-1-4 =
    .title = The deck and first hands
    .text =
        All 55 cards are shuffled and make a face-down deck.
        You receive 3 of them as your first hand.
        Nobody but you sees the cards in your hand.
    .cards-due = The first hands are still being dealt.

SL-1-5 =
    .title = First player and turn order
    .text =
        The youngest of you takes the first turn: choose that seat under “Who begins”, or let lots decide.
        Play then passes clockwise around the table.

## SL-2 A turn: build or draw

SL-2 =
    .title = A turn: build or draw

SL-2-1 =
    .title = Either build or draw
    .text =
        On each of your turns you take one action and only one: you build, or you draw.
        Building means placing at least one House or one Park.
        Drawing means taking 2 cards from the deck and placing nothing this turn.
        The single card you take after building is part of the build action (SL-2.8).
    .nothing-built = You have not built anything this turn.
    .already-built = You have built this turn, so you cannot draw instead any more.
    .no-card-due = Nobody takes a card now: cards come with a draw or at the end of building.

SL-2-2 =
    .title = Where your turn may start
    .text =
        The first space you build on in a turn must be empty.
        It must also share a side with the central space, or with a space where a House or a Park already stands, no matter who built it.
    .too-far = { $space } touches neither the fountain nor any House or Park{ $ways ->
        [0] .
       *[other] { $elsewhere ->
            [0] : something has to stand on { $near } first.
           *[other] : something has to stand beside it first.
        }
    }

SL-2-3 =
    .title = Cards and floors of a House
    .text =
        To build a House, play at least one card, and only cards in the colour of the space.
        Each card adds one of your House pieces to the stack, that is, one floor: three cards make a 3-floor House.
    .no-cards = A House on { $space } needs at least one { $colour } card.
    .too-few-cards = { $needed ->
        [one] A House on { $space } needs a { $colour } card
       *[other] A { $needed }-floor House on { $space } needs { $needed } { $colour } cards
    }; { $held ->
        [0] you have none.
       *[other] you have { $held }.
    }

SL-2-4 =
    .title = Points for each piece
    .row = Houses built
    .text =
        Every House piece you place earns you at once as many points as the space has dots: 2 pieces on a space with 3 dots bring 6 points.
        The cards you paid with are then laid face up on the discard pile.
    .house = { $space }, { $colour }, { $dots ->
        [one] 1 dot
       *[other] { $dots } dots
    }: a { $floors }-floor House, { $floors } × { $dots }.

SL-2-5 =
    .title = The path goes on
    .text =
        Once you have built, you may go on to another empty space, provided it shares a side with the space you built on last.
        You may repeat this for as long as your cards last.
        A turn follows a single path without branches: being beside something you built earlier in the turn is not enough.
    .off-path = { $space } is not beside { $last }, where you have just built.

SL-2-6 =
    .title = One Park per turn
    .text =
        Once in each of your turns, you may place a Park token from the pool instead of a House: discard 1 card, whether or not it matches the space, and use no House piece.
        The space must meet the same conditions as for a House: empty, and adjacent as SL-2.2 (first building of the turn) or SL-2.5 (the next ones) asks.
        A Park earns no points, and your path may continue from it.
        Once the pool is empty, no more Parks can be built.
    .second-park = You have already built a Park this turn.
    .no-token = No Park token is left in the pool.
    .card-not-held = You have no { $colour } card to discard for the Park.

SL-2-7 =
    .title = One building per space
    .text =
        A space takes a single House or a single Park for the whole game.
        Once something stands there, you may add neither a floor nor a token, even if the House is yours.
    .taken = { $space } is taken by { $building }: nothing more is ever built there.

SL-2-8 =
    .title = Ending a building turn
    .text =
        You decide when to stop building, provided you have built at least once.
        You then take 1 card from the deck, and your turn is over.
    .cards-due = { $number ->
        [one] A card is still to be drawn.
       *[other] { $number } cards are still to be drawn.
    }

SL-2-9 =
    .title = Limited by your remaining pieces
    .text =
        Every floor needs a House piece from your own supply.
        You may not build a House with more floors than you have pieces left, whatever cards you hold.
    .too-few-pieces = { $needed ->
        [one] A 1-floor House needs a House piece
       *[other] A { $needed }-floor House needs { $needed } House pieces
    }; { $pieces ->
        [0] you have none left.
       *[other] you have { $pieces } left.
    }

## SL-3 Cards

SL-3 =
    .title = Cards

SL-3-1 =
    .title = Hand limit of five
    .text =
        If you hold more than 5 cards after drawing, you must discard until 5 remain, and only then does your turn end.
        You choose which cards to discard.
        Every card that leaves a hand, whether played for a House, spent on a Park or discarded as one too many, goes face up to the same discard pile, which everyone may look through.
    .discard-first = Your hand is over the limit of { $limit } cards.
    .within-limit = You hold { $held ->
        [one] 1 card
       *[other] { $held } cards
    }, which is within the limit of { $limit }: you discard only what exceeds it after drawing.
    .card-not-held = You have no { $colour } card to discard.

SL-3-2 =
    .title = When the deck is empty
    .text =
        An empty deck is replaced straight away: the discard pile is shuffled and takes its place.
        SL-R5 gives the exact moment.
    .not-in-deck = The deck holds no { $colour } card.

## SL-4 End of the game

SL-4 =
    .title = End of the game

SL-4-1 =
    .title = Few House pieces left
    .text =
        If you have 2 House pieces or fewer at the end of your turn, this round is the last.
        It is played to its end, so that everyone gets equally many turns, and then the game is over.
        Rounds always start with the first player, so if you play last in the round the game is over right after your turn.
    .over = The game is over: the last round has been played.

SL-4-2 =
    .title = Corner areas all full
    .text =
        The game stops at once when the corner areas A1, A2, B1 and B2 have not one empty space left between the four of them.
        An empty space in any one of them is enough to prevent this; empty spaces of the beige cross do not matter here.
    .over = The game is over: no empty space is left in the corner areas.

## SL-5 Bonuses

SL-5 =
    .title = Bonuses

SL-5-1 =
    .title = The five bonuses
    .text =
        The beige cross sets apart four corner areas, and each of them is scored separately.
        The blue areas A1 and A2 reward the tallest Houses, the red areas B1 and B2 the most Houses.
        The fifth bonus, C, looks at the whole board, cross included.

SL-5-2 =
    .title = A: tallest Houses
    .group = tallest Houses
    .text =
        In a blue area, the ranking looks first at 5-floor Houses: the more you have there, the better your position.
        Players without any come next, ranked by their 4-floor Houses, then, failing those, by 3-floor Houses, and finally by 2-floor Houses.
        A House of a single floor counts for nothing here.
    .bonus = Tallest Houses in area { $area }: { $standings }.
    .standing = { $who } { sunrise-position } with { $houses ->
        [one] one { $floors }-floor House
        [2] two { $floors }-floor Houses
        [3] three { $floors }-floor Houses
        [4] four { $floors }-floor Houses
       *[other] { $houses } { $floors }-floor Houses
    }{ sunrise-each }

SL-5-3 =
    .title = B: most Houses
    .group = most Houses
    .text =
        In a red area, you are ranked by how many Houses you have there, the more the better.
        Each House counts once, be it one floor high or five.
    .bonus = Most Houses in area { $area }: { $standings }.
    .standing = { $who } { sunrise-position } with { $number ->
        [one] 1 House
       *[other] { $number } Houses
    }{ sunrise-each }

SL-5-4 =
    .title = C: most spaces connected
    .group = most spaces connected
    .text =
        Over the whole board, you are ranked by the number of spaces in your largest group.
        A group is made of spaces that hold your own Houses and touch side to side.
        Parks, even those you built, and the fountain link nothing.
    .bonus = Most spaces connected ({ $area }): { $standings }.
    .standing = { $who } { sunrise-position } with { $number ->
        [one] 1 space
       *[other] { $number } spaces
    }{ sunrise-each }

SL-5-5 =
    .title = Points for each position
    .text =
        For each of the five bonuses, the first position earns 10 points, the second 6 and the third 3.
        The fourth earns nothing.

SL-5-6 =
    .title = Ties for a position
    .text =
        Players who tie for a position each receive its points in full.
        SL-R1 says which position the next player takes.

SL-5-7 =
    .title = No House, no area bonus
    .text =
        You can score in a blue or red area only if at least one of your Houses stands in it.
        A Park does not stand in for a House.

SL-5-8 =
    .title = Victory and equal totals
    .text =
        Your bonuses are added to the points you earned during play, and the highest total wins.
        Between equal totals, whoever has more cards left in hand is ahead; if that is equal too, the victory is shared.
        The places below the first are settled in the same way.

## SL-R Rulings

SL-R =
    .title = Rulings

SL-R1 =
    .title = Positions after a tie
    .text =
        After a tie, the edition that you play sets the position of the next player.
        In the French edition, your position is the number of players ranked above you, plus 1: two firsts give 10, 10, 3, 0; two seconds give 10, 6, 6, 0; three firsts give 10, 10, 10, 0.
        In the English edition, only the different ranks above you are counted and no position is passed over: the same cases give, in order, 10, 10, 6, 3; 10, 6, 6, 3; 10, 10, 10, 6.
        A fourth position never scores.

SL-R2 =
    .title = A Park per turn or round
    .text =
        The French rulebook grants you one Park in a turn, the English one a Park in a round.
        As you have exactly one turn in every round, the limit is the same.

SL-R3 =
    .title = A Park alone is enough
    .text =
        You may use your whole turn to place one Park and build no House.
        That is still building: you draw 1 card afterwards, not 2.

SL-R4 =
    .title = Equally tall Houses
    .text =
        In a blue area, you are compared with another player at the greatest height that either of you has reached there.
        If you have equally many Houses of that height, you are tied: your lower Houses do not separate you.
        Lower heights serve only to rank players who have nothing taller.

SL-R5 =
    .title = When the deck is renewed
    .text =
        The discard pile is shuffled into a new deck the moment the last card is taken, even halfway through a two-card draw.
        Cards discarded after that begin a new pile.
        With 55 cards, all hands together never hold more than 22 (one of them may reach 7 in the middle of a draw), so there is always a card to draw.

SL-R6 =
    .title = Players left unranked
    .text =
        If all your Houses in a blue area have a single floor, you take no position there.
        Without any House on the board, you take no position for bonus C.

SL-R7 =
    .title = Game over in mid-turn
    .text =
        If you build on the last empty space of the corner areas, the game ends in the middle of your turn.
        That building still counts; a Park earns nothing, but fills a space just as a House does.
        You draw no card, and the round is not played to its end: so says the French rulebook.
        The English one says that the end is “triggered immediately”, which could also mean the round; with the reading “Full areas: finish the round”, your turn goes on and the round is played to its end as in SL-4.1.

SL-R8 =
    .title = Drawing without end
    .text =
        Nobody ever has to build, so in theory a game might never finish.
        A safeguard ends the game and scores the bonuses once the players have done nothing but draw for ten turns each without a break: 20 turns in a row with 2 players, 30 with 3, 40 with 4.
        It is there for computer players; you should never meet it at a table.
    .over = The game is over: for too long, everybody has done nothing but draw.

SL-R9 =
    .title = What adjacent means
    .text =
        Two spaces are adjacent if they have a side in common; touching at a corner is not enough.
        The rulebooks use the word without explaining it, and we follow the reading found in published reviews.

SL-R10 =
    .title = What everyone may know
    .text =
        How many cards each player holds, how many House pieces each has left and how many cards remain in the deck are known to all.
        Which cards you hold stays secret.

SL-R11 =
    .title = Parks without House pieces
    .text =
        If you have no House piece left, you may still build Parks: a Park needs none.

## Words

colour-yellow = yellow
colour-green = green
colour-red = red
colour-blue = blue
colour-pink = pink
card-unknown = face-down
building-house = { $owner }’s { building-floors }
building-own-house = your own { building-floors }
building-floors = { $floors }-floor House
building-park = a Park
sunrise-then = { $before }; { $after }
sunrise-then-skipping = { $before }; after the tie { $number ->
    [one] { $first ->
        [2] second
       *[other] third
    } position is skipped
   *[other] positions { $skipped } are skipped
} (SL-R1); { $after }
sunrise-position = { $tied ->
    [1] { sunrise-ordinal }
   *[other] tied for { sunrise-ordinal }
}
sunrise-ordinal = { $position ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}
sunrise-each = { $tied ->
    [1] {""}
   *[other] {" "}each
}

## What to do instead

sunrise-remedy-floors = { $floors ->
    [one] Build a 1-floor House there.
   *[other] Build a House with at most { $floors } floors there.
}
sunrise-remedy-park = On { $space } you can build a Park by discarding any card from your hand.
sunrise-remedy-park-built = This turn’s Park is built already (SL-2.6). { $then }
sunrise-remedy-turn = { $move ->
    [park] Build a Park, for instance on { $spaces }, or draw.
   *[house] Build, for instance on { $spaces }, or draw.
}
sunrise-remedy-draw = Draw { $number ->
    [one] a card
   *[other] { $number } cards
}: you cannot build anything with the cards in your hand.
sunrise-remedy-path = { $move ->
    [park] From { $last } you can go on with a Park on { $spaces }, or stop.
   *[house] From { $last } you can go on to { $spaces }, or stop.
}
sunrise-remedy-stop = Stop here: nothing more can be built beside { $last } this turn.
sunrise-remedy-discard = Discard { $surplus ->
    [one] one card
   *[other] { $surplus } cards
}: { $colours }.
sunrise-remedy-dealing = Wait until the cards are dealt.
sunrise-remedy-over = Look at the scores, or begin a new game.

## Moves

sunrise-told-dealt-times = { $who } is dealt { sunrise-cards-of-a-colour }.
sunrise-told-deal-times = { $who } draws { sunrise-cards-of-a-colour }.
sunrise-told-discard-times = { $who } discards { sunrise-cards-of-a-colour }.
sunrise-told-dealt-several = { $who } is dealt { $what }.
sunrise-told-deal-several = { $who } draws { $what }.
sunrise-told-discard-several = { $who } discards { $what }.
sunrise-told-dealt-what = { sunrise-cards-of-a-colour }
sunrise-told-deal-what = { sunrise-cards-of-a-colour }
sunrise-told-discard-what = { sunrise-cards-of-a-colour }
sunrise-cards-of-a-colour = { $number ->
    [one] a { $colour } card
   *[other] { $number } { $colour ->
        [face-down] cards face down
       *[other] { $colour } cards
    }
}
sunrise-told-house = { $who } builds { $floors ->
    [one] a House
   *[other] a { $floors }-floor House
} on { $space }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
sunrise-told-park = { $who } builds a Park on { $space } for a { $colour } card.
sunrise-told-stop = { $who } stops building.
sunrise-told-draw = { $who } draws instead of building.
sunrise-told-discard = { $who } discards a { $colour } card.
sunrise-told-dealt = { $who } is dealt a { $colour } card.
sunrise-told-deal = { $who } draws a { $colour } card.
sunrise-told-deal-last = { sunrise-told-deal } The deck has run out: the discards are shuffled into a new one.
