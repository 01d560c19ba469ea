game-sunrise = Sunrise Lane
about-sunrise = Lay a street of houses, one card at a time: a path of your own, the tallest houses, the most of them, the most spaces connected.
