### Kensington : les règles en bref, et les légendes de leurs images.

## En bref

kensington-short-goal = Donnez un toit à chaque fenêtre avant que le septième oiseau ne se pose.
    .says = Élevez une façade, tuile après tuile, à partir de votre porte. Celle qui vaut le plus l’emporte.
    .picture = Une façade aux fenêtres éclairées et sombres, avec deux portes, des chats et des toits de hauteurs différentes où sont posés des oiseaux.
kensington-short-take = Prenez une tuile
    .says = Vous voyez les dos, jamais les faces.
    .picture = Un dos beige est gratuit ; un dos marron coûte un jeton, de même qu’une tuile d’un autre entrepôt.
    .beige = beige
    .brown = marron
    .store = d’un entrepôt
    .free = gratuite
    .token = 1 jeton
kensington-short-build = Construisez
    .says = Jusqu’à trois tuiles : la tuile prise et les deux de votre entrepôt. Ce qui n’est pas construit y est gardé.
    .picture = Deux tuiles rejoignent un immeuble dans le même tour : une rangée de fenêtres sombres, puis un toit.
kensington-short-end = La fin
    .says = Le septième toit à oiseau est pris : chacun des autres construit une dernière fois ce qu’il a gardé. Puis on compte.
    .picture = Sept oiseaux sur un faîte.
kensington-short-window = une fenêtre sous un toit
kensington-short-door = une porte sous un toit
kensington-short-heights = hauteurs différentes des colonnes recouvertes
kensington-short-cat = un chat, n’importe où
kensington-short-column = une colonne, si toutes sont recouvertes

## Images

kensington-picture-door = D’abord votre porte
    .says = Un terrain où ne se dresse que la porte de départ, au sol.
kensington-picture-three-tiles = Trois tuiles en un tour
    .says = Permis : trois tuiles d’un même tour, numérotées dans l’ordre de construction.
kensington-picture-shares-side = Un côté commun
    .says = Permis : une fenêtre au-dessus de la porte rejoint l’immeuble.
kensington-picture-apart = Elle ne touche rien
    .says = Refusé : une fenêtre toute seule, loin de l’immeuble.
kensington-picture-upright = Dans le bon sens
    .says = Permis : trois fenêtres sombres en rangée, comme elles sont imprimées.
kensington-picture-turned = Tournée
    .says = Refusé : la rangée de trois fenêtres est dressée.
kensington-picture-carried = Portée partout
    .says = Permis : sous chacune des trois fenêtres se trouve une autre case.
kensington-picture-gap = Rien en dessous
    .says = Refusé : la troisième fenêtre n’a rien sous elle.
kensington-picture-same-light = Sombre contre sombre
    .says = Permis : deux fenêtres sombres reposent sur des fenêtres sombres ; les deux côtés communs sont marqués.
kensington-picture-other-light = Sombre contre éclairé seulement
    .says = Refusé : deux fenêtres sombres ne touchent que des fenêtres éclairées ; les deux côtés communs sont en pointillé.
kensington-picture-door-ground = Au sol
    .says = Permis : une porte rouge au sol, à côté de l’immeuble.
kensington-picture-door-upstairs = Pas plus haut
    .says = Refusé : une porte rouge au niveau 2.
kensington-picture-roof-on-top = Il ferme deux colonnes
    .says = Permis : un toit repose sur deux colonnes de même hauteur.
kensington-picture-on-roof = Pas sur un toit
    .says = Refusé : une fenêtre posée sur un toit.
kensington-picture-brick = Le mur joint les deux
    .says = Permis : un morceau de mur entre des fenêtres éclairées et des fenêtres sombres.
kensington-picture-diamond = Un losange : un jeton
    .says = Une tuile au losange gris est construite ; elle rapporte un jeton.
kensington-picture-windows = Six fenêtres sous les toits
    .says = On compte les fenêtres des colonnes recouvertes, 6 en tout ; pas celles des colonnes ouvertes.
kensington-picture-doors = La porte est sous un toit
    .says = La porte se trouve sous un toit et vaut 2 points.
kensington-picture-heights = Deux hauteurs différentes
    .says = Les colonnes recouvertes ont deux hauteurs différentes : 1 point pour la première, 2 pour la deuxième.
kensington-picture-cats = Deux chats, un sans toit
    .says = Deux chats, dont un dans une colonne ouverte : 1 point chacun.
kensington-picture-every-column = Tout est recouvert
    .says = Les cinq colonnes sont recouvertes : 1 point pour chacune.
kensington-picture-one-good-edge = Un seul bon côté suffit
    .says = Permis : une fenêtre sombre touche la porte sous elle, ce qui suffit, et une fenêtre éclairée à côté.
kensington-picture-roof-on-ground = Jamais sur le sol
    .says = Refusé : un toit posé à même le sol.
