game-sunrise = Sunrise Avenue
game-sunrise-lane = Sunrise Lane
game-sunrise-avenue = Sunrise Avenue
about-sunrise = Cartes en main, bâtissez des chemins de Demeures : les plus hautes, les plus nombreuses, et le plus de parcelles connectées.
