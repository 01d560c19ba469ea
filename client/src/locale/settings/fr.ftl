### Les réglages : viennent avec leur panneau.

light = Lumière
light-day = Jour
light-dusk = Soir
light-system = Comme l’appareil
language-en = English
language-fr = Français
pace = Vitesse des coups des autres
pace-slow = Lente
pace-normal = Normale
pace-fast = Rapide
pace-at-once = Immédiate
cardboard-mode = Mode carton
cardboard-about = Ni cases éclairées, ni aperçus, ni gains, ni prévisions, ni conseils. Les refus restent expliqués et l’on peut toujours annuler un coup.
sounds = Sons
sounds-about = Votre tour, un coup, un refus, la fin.
notices = Me prévenir quand c’est mon tour
notices-about = Une notification du système, seulement quand vous êtes sur une autre page.
notices-refused = Le navigateur ne le permet pas. Vous pouvez changer cela dans ses réglages pour cette page.
