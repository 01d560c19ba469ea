game-kensington = Kensington
about-kensington = Victorian façades, tile by tile: lit and dark windows, roofs of many heights, cats and birds.
