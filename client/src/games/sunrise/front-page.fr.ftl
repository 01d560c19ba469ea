game-sunrise = Sunrise Avenue
game-sunrise-lane = Sunrise Lane
game-sunrise-avenue = Sunrise Avenue
about-sunrise = Des cartes, une rue de Demeures : un chemin à soi, les Demeures les plus hautes, les plus nombreuses, le plus de parcelles connectées.
