### Sunrise Lane: the rules in short, and the captions of their pictures.

## In short

sunrise-short-goal = Build street after street from the fountain, and have the most points.
    .says = Every floor scores at once. At the end, bonuses go to the leaders of each corner and to the largest group.
    .picture = A town around the fountain, with Houses of two players, Parks and empty spaces in five colours.
sunrise-short-house = Build a House
    .says = One card of the space’s colour for each floor. It scores floors × dots.
    .picture = Two green cards build a two-floor House on a green space with four dots: 8 points.
sunrise-short-path = Go on from there
    .says = To any space beside the last one. Once a turn, any card makes a Park.
    .picture = Three Houses of one turn, numbered: each stands beside the one before it.
sunrise-short-cards = Take a card
    .says = 1 card after building. Or build nothing and draw 2; hold at most 5.
    .picture = One card after building, or two cards instead of building.
sunrise-short-last-pieces = The end
    .says = Somebody has only 2 House pieces left, or fewer: all play this round to its end. Then come the bonuses.
    .picture = The last two House pieces of a player.
sunrise-short-dots = points for each floor, by the dots of the space
sunrise-short-tallest = for the tallest Houses in each blue corner
sunrise-short-most = for the most Houses in each red corner
sunrise-short-connected = for the largest group of your own Houses

## Pictures

sunrise-picture-beside-fountain = A space to build on
    .says = Right: a House on the yellow space beside the fountain.
sunrise-picture-on-fountain = Never on the fountain
    .says = Wrong: a House on the fountain itself.
sunrise-picture-colour-and-dots = Green, four dots
    .says = One space of the board: green, marked with a leaf, with four dots.
sunrise-picture-cross-and-corners = A cross and four corners
    .says = The whole board: the beige cross with the fountain in the middle, and the corner areas A1, B1, B2 and A2.
sunrise-picture-beside-house = Beside a House
    .says = Right: the first House of the turn stands beside another House.
sunrise-picture-too-far = Nothing stands beside it
    .says = Wrong: no House, no Park and no fountain beside this space.
sunrise-picture-two-cards = Two green cards, two floors
    .says = Right: two green cards make a two-floor House on a green space.
sunrise-picture-one-card = Only one green card
    .says = Wrong: a two-floor House with a single green card in hand.
sunrise-picture-floors-times-dots = Two floors × four dots
    .says = A two-floor House on a space with four dots brings 8 points.
sunrise-picture-path-goes-on = Each beside the last
    .says = Right: three Houses, each beside the one built just before it.
sunrise-picture-path-branches = Not beside the last
    .says = Wrong: the third House stands beside the first one, but not beside the second.
sunrise-picture-through-park = A Park, and on
    .says = Right: a House, then a Park for any card, then a House beside the Park.
sunrise-picture-second-park = A second Park this turn
    .says = Wrong: two Parks in one turn.
sunrise-picture-empty-space = On an empty space
    .says = Right: the new House stands on an empty space.
sunrise-picture-taken-space = A House stands there
    .says = Wrong: a floor is added to a House that stands already.
sunrise-picture-corners-full = One empty corner space left
    .says = The whole board: the corner areas are full but for one space. Whoever builds there ends the game.
sunrise-picture-five-bonuses = A1, A2, B1, B2, and C
    .says = The whole board with Houses of both players in all four corner areas.
sunrise-picture-tallest-house = Four floors lead here
    .says = In the blue area A1 red has a four-floor House, blue two three-floor Houses: red is first, for 10 points.
sunrise-picture-most-houses = Three Houses lead here
    .says = In the red area B1 red has three one-floor Houses, blue has one three-floor House: red is first, for 10 points.
sunrise-picture-largest-group = Four spaces connected
    .says = Four of red’s Houses touch side to side: the largest group of the board, for 10 points.
sunrise-picture-no-house-there = Red has no House here
    .says = Only blue’s Houses and a Park stand in the red area B1: red gets no points there.
