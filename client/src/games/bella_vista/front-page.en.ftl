game-bella_vista = Bella Vista
about-bella_vista = A city that grows into the sky: offers for the order, buildings by height, contracts and a view worth having.
