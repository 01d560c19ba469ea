game-bella_vista = Bella Vista
about-bella_vista = Une ville qui pousse vers le ciel : misez pour construire en premier, élevez des tours de toutes hauteurs, remplissez des contrats et offrez-vous la plus belle vue.
