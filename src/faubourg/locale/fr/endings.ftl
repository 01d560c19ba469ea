### Ce qui annonce la fin d’une partie, et ce qui départage les égalités : dit au terminal et dans le navigateur.

turns-left = { $turns ->
    [one] Ce tour est le dernier.
   *[other] Il reste { $turns } tours, celui-ci compris.
}

## Sunrise Avenue

sunrise-end-last-round = { $pieces ->
    [0] Il ne reste aucune pièce de Demeure
    [one] Il reste { $pieces } pièce de Demeure
   *[other] Il reste { $pieces } pièces de Demeure
} à { $who } : cette manche est la dernière et se joue jusqu’au bout.
    .title = La dernière manche
    .own = { $pieces ->
        [0] Il ne vous reste aucune pièce de Demeure
        [one] Il vous reste { $pieces } pièce de Demeure
       *[other] Il vous reste { $pieces } pièces de Demeure
    } : cette manche est la dernière et se joue jusqu’au bout.
sunrise-end-this-turn = Il { sunrise-end-pieces-left } à { $who }, qui joue en dernier dans cette manche : la partie finit avec ce tour.
    .title = Ce tour met fin à la partie
    .own = Vous jouez en dernier dans cette manche et il { sunrise-end-pieces-left } dans votre réserve : la partie finit dès que vous vous arrêtez.
sunrise-end-pieces-left = { $pieces ->
    [0] ne reste aucune pièce de Demeure
    [one] reste { $pieces } pièce de Demeure
   *[other] reste { $pieces } pièces de Demeure
}
sunrise-end-idle = Personne n’a construit depuis { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} : après { $limit } tours de suite sans construction, la partie s’arrête.
    .title = Sans construction, la partie finit bientôt
sunrise-end-idle-now = Personne n’a construit depuis { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} : sans construction à ce tour, la partie s’arrête.
    .title = Piocher maintenant met fin à la partie
sunrise-end-pieces = { $who } { $number ->
    [one] n’a plus
   *[other] n’ont plus
} { $pieces ->
    [0] aucune pièce de Demeure
    [one] qu’une pièce de Demeure
   *[other] que { $pieces } pièces de Demeure
}{ $number ->
    [one] {""}
   *[other] {" "}chacun
} ; avec { $limit } ou moins à la fin d’un tour, la manche en cours sera la dernière.
    .title = La dernière manche approche
    .own = { $pieces ->
        [0] Il ne vous reste aucune pièce de Demeure
        [one] Il vous reste { $pieces } pièce de Demeure
       *[other] Il vous reste { $pieces } pièces de Demeure
    } ; avec { $limit } ou moins à la fin d’un tour, la manche en cours sera la dernière.
sunrise-end-areas = { $spaces ->
    [one] Il reste { $spaces } parcelle libre dans les zones d’angle : qui la remplit arrête la partie sur-le-champ.
   *[other] Il reste { $spaces } parcelles libres dans les zones d’angle : dès qu’elles seront remplies, la partie s’arrêtera.
}
sunrise-end-areas-round = { $spaces ->
    [one] Il reste { $spaces } parcelle libre dans les zones d’angle : dès qu’elle sera remplie, la manche en cours sera la dernière.
   *[other] Il reste { $spaces } parcelles libres dans les zones d’angle : dès qu’elles seront remplies, la manche en cours sera la dernière.
}
sunrise-end-areas-full = { $who } a rempli les zones d’angle : cette manche est la dernière et se joue jusqu’au bout.
    .title = La dernière manche
    .own = Vous avez rempli les zones d’angle : cette manche est la dernière et se joue jusqu’au bout.
sunrise-ended-pieces = { $pieces ->
    [0] Il ne restait aucune pièce de Demeure
    [one] Il restait { $pieces } pièce de Demeure
   *[other] Il restait { $pieces } pièces de Demeure
} à { $who } à la fin de son tour.
    .own = { $pieces ->
        [0] Il ne vous restait aucune pièce de Demeure
        [one] Il vous restait { $pieces } pièce de Demeure
       *[other] Il vous restait { $pieces } pièces de Demeure
    } à la fin de votre tour.
sunrise-ended-areas = { $who } a construit sur la dernière.
    .own = Vous avez construit sur la dernière.
sunrise-ended-idle = Il y a eu { $turns } tours de ce genre d’affilée.
sunrise-tie-break = { $who } avec { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} en main

## Bella Vista

bella-end-one-more-round = Il ne reste qu’une manche après celle-ci.
bella-end-last-round = C’est la dernière manche.
bella-tie-break = { $who } avec un plus grand ensemble de { $number ->
    [one] { $number } case
   *[other] { $number } cases
}

## Kensington

kensington-end-birds = Oiseaux en jeu : { $seen } sur { $limit }. { $birds ->
    [one] Le prochain met fin à la partie.
   *[other] Encore { $birds }, et c’est la fin.
}
kensington-end-last-tiles = { $who } a pris le { kensington-end-nth-bird } oiseau : après ce tour, chaque adversaire peut encore construire ses tuiles gardées.
    .title = Les dernières constructions
    .own = Vous avez pris le { kensington-end-nth-bird } oiseau : après votre tour, chaque adversaire peut encore construire ses tuiles gardées.
kensington-end-nth-bird = { $birds ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
    [8] huitième
    [9] neuvième
   *[other] { $birds }e
}
kensington-end-tiles = { $tiles ->
    [0] Il ne reste aucune tuile beige au centre.
    [one] Il ne reste qu’une tuile beige au centre.
   *[other] Il reste { $tiles } tuiles beiges au centre.
}
kensington-end-idle = Personne n’a construit depuis { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} : après { $limit } tours de suite sans nouvelle tuile, la partie s’arrête.
    .title = Sans nouvelle tuile, la partie finit bientôt
kensington-end-idle-now = Personne n’a construit depuis { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} : sans nouvelle tuile à ce tour, la partie s’arrête.
    .title = Sans nouvelle tuile, ce tour met fin à la partie
kensington-end-skips = Tours de suite sans tuile à prendre ni nouvelle tuile : { $turns }. Après { $limit }, la partie s’arrête.
    .title = Sans nouvelle tuile, la partie finit bientôt
kensington-end-skips-now = Tours de suite sans tuile à prendre ni nouvelle tuile : { $turns }. Un de plus, et la partie s’arrête.
    .title = Sans nouvelle tuile, ce tour met fin à la partie
kensington-ended-idle = Il y a eu { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} de suite sans nouvelle tuile.
kensington-ended-skips = Pendant { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} de suite, il n’y avait rien à prendre et personne n’a construit.
kensington-tie-break = { $who } avec { $number ->
    [one] { $number } oiseau
   *[other] { $number } oiseaux
} sur ses toits
