game-sunrise = Sunrise Lane
game-sunrise-lane = Sunrise Lane
game-sunrise-avenue = Sunrise Avenue
about-sunrise = Lay a street of houses with coloured cards: build a path of your own, and have the tallest houses, the most houses, the most spaces connected.
