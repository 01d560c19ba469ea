### The guided first game of Bella Vista: a message for each step.

bella_vista-lesson-goal = The goal
    .says = Whoever has the most coins wins. Every round you lay one of your cards, a building, on a slot and pay its price: 7, 5, 3, 1 or 0 coins. Then everybody builds, from left to right. A game has eight rounds, this lesson two; here you lay one card a round, as with three or four players, rather than two, as is usual with two.
    .question = What does a dearer slot buy?
    .choice-earlier = An earlier turn to build
    .choice-higher = A taller building
    .choice-larger = More squares
    .right = Yes: whoever pays more chooses a place before the others. Buildings, contracts and objectives then bring coins.
    .other = Height and squares are those of the building on your card. The price of the slot decides something else: when.
    .show = A dearer slot stands further to the left, so you build earlier.
bella_vista-lesson-ground = The city
    .says = The city has districts of leaves, flowers, butterflies and birds, plain or hatched, with parks and rivers between them. Every round has its constraint: in this one everybody builds on flowers, plain or hatched.
    .question = Find a lit square that may be built on this round.
    .right = Yes: that is a flower district.
    .other = That district is not one of flowers. The constraint of the round shows where to build.
    .park = That is a park: nothing is ever built on parks and rivers.
    .show = k6 lies on plain flowers, o2 on hatched ones.
bella_vista-lesson-offer = An offer: a slot and a card
    .says = The number of a card is the height of its building. Once built, it earns 1 coin for each smaller building (not one as tall) that it touches, and 3 more if it is taller than all that it touches, or touches none: tall ones like to come last.
    .question = Offer a tall building on the slot that costs nothing.
    .right = It costs nothing, and it can touch what is already there.
    .other = But a tall building on the free slot earns the most.
    .low = But no. 2 is lower than nearly everything: built last, it will hardly find a smaller building to touch.
    .dear = But a tall building is in no hurry: whoever has the slot for 0 coins builds last, when there is something to tower above.
    .early = But you would pay to build early, and no. 2 hardly ever earns more than the 3 coins for standing alone. A tall building earns more, and for nothing.
    .show = No. 7 on slot 5, for nothing. Now you.
bella_vista-lesson-build = Coins for smaller buildings
    .says = Your neighbour has paid 3 coins to build before you. That no. 5 touches no other building: 3 coins. Your no. 7 covers one square, as its card shows (a building of several squares may be turned). Contracts come in the last step.
    .question = Where on the flowers does it earn 4 coins?
    .right = One coin for the smaller building, three for being taller than it: that is { $points ->
        [one] { $points } coin
       *[other] { $points } coins
    }.
    .other = But it stands alone there. Right beside the no. 5, by a side, it would earn one coin more.
    .show = On l3, right beside your neighbour’s no. 5: 1 + 3. Now you.
bella_vista-lesson-order = Who offers next
    .says = After a round the cards are sorted by number: that is the order of the next offers. You built no. 7, your neighbour no. 5, and your neighbour has just offered before you.
    .question = Which card comes first?
    .choice-smaller = The one with the smaller number
    .choice-larger = The one with the larger number
    .choice-dearer = The one from the dearer slot
    .right = Yes: no. 5 offers before no. 7. Between equal numbers, the card from the dearer slot comes first.
    .other = Your neighbour, with no. 5, has just offered before you. Only between equal numbers does the slot decide.
    .show = The smaller number comes first: no. 5 before no. 7.
bella_vista-lesson-park = Heights beside parks
    .says = Two objectives, drawn anew for every game, hold until its end. The first one here: at the end, for each park, your buildings beside it bring their height in coins. A building beside two parks counts twice.
    .question = What will your no. 7 on l3 bring for it?
    .choice-nothing = Nothing
    .choice-seven = 7 coins
    .choice-twelve = 12 coins
    .right = Seven coins: l3 shares a side with the park above it.
    .other = Look above l3: a park begins there. Only your own building counts for you.
    .show = l3 touches the park above it, so no. 7 brings 7 coins.
bella_vista-lesson-price = A new constraint
    .says = This round only hatched districts may be built on. Hatched flowers begin right beside your no. 7. Whoever cannot pay for any slot that is left builds last, for nothing.
    .question = Offer the building that will be taller than your no. 7, on the cheapest slot that is left.
    .right = One coin for the slot: your no. 8 will soon earn it back.
    .other = But only no. 8 is taller than your no. 7, and earns coins beside it.
    .dear = But nobody is in your way on the hatched flowers: the slot for 1 coin will do.
    .show = No. 8 on slot 4, for 1 coin. Now you.
bella_vista-lesson-group = Groups
    .says = The second objective here: 10 coins for each of your groups. A group is at least two of your buildings that touch by a side.
    .question = Build no. 8 where it makes a group.
    .right = Beside your no. 7, on hatched flowers: { $points ->
        [one] { $points } coin
       *[other] { $points } coins
    } at once, and a group worth 10 coins at the end.
    .other = But it stands far from your no. 7: no group.
    .near = But it does not touch your no. 7 on l3: no group. Corners do not count.
    .show = On m3, right beside your no. 7. Now you.
bella_vista-lesson-contract = One contract, if you like
    .says = After building you may take one open contract that your buildings fulfil; its coins are added at the end. Contracts taken are replaced after the round.
    .question = You have one building entirely on each of the two flower districts: take the contract that asks for just that.
    .right = Worth { $points ->
        [one] { $points } coin
       *[other] { $points } coins
    }, and nobody else can take it any more.
    .other = But a contract is yours for the asking: one building entirely on each of the flower districts.
    .show = The contract that shows both flower districts. Now you.
bella_vista-lesson-notation = How to type a move
    .offer = To offer, type the number of the slot, counted from the left, =, and the number of the card: 1=2 offers no. 2 on the first slot, the dearest. Or in words: offer card 2 on slot 1.
    .build = To build, type the first square of the building, the leftmost of its top row: p1 builds it in the corner. Or in words: build p1. A building that can be turned has /1, /2 or /3 behind it.
    .contract = To take a contract, type @ and its letters: @AB takes the contract marked AB. A full stop goes on without one.
bella_vista-lesson-over = Your first city stands
    .goal = The most coins: from buildings, contracts and objectives.
    .turn = Offer a card on a slot (when only two play, usually two cards a round), build within the constraint, take a contract if you like.
    .end = After the eighth round, here the second, objectives and contracts are counted.
