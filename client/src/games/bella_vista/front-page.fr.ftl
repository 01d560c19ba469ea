game-bella_vista = Bella Vista
about-bella_vista = Une ville qui pousse vers le ciel : des offres pour l’ordre, des bâtiments de toutes hauteurs, des contrats et une vue qui se mérite.
