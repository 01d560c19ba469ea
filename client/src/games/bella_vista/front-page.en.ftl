game-bella_vista = Bella Vista
about-bella_vista = A city that grows into the sky: bid for the building order, raise towers of every height, fulfil contracts and earn the view.
