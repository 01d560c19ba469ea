game-sunrise = Sunrise Avenue
game-sunrise-lane = Sunrise Lane
game-sunrise-avenue = Sunrise Avenue
about-sunrise = Une rue de Demeures, carte après carte : un chemin à soi, les Demeures les plus hautes, les plus nombreuses, le plus de parcelles connectées.
