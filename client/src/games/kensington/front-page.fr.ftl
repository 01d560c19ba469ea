game-kensington = Kensington
about-kensington = Des façades victoriennes, tuile après tuile : fenêtres éclairées ou sombres, toits de toutes hauteurs, chats et oiseaux.
