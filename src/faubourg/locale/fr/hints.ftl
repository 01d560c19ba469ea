### Les conseils et ce qui parle pour un coup : dits dans le terminal et dans le navigateur.

hints-heading = Conseils, avec vos chances de gagner :
hints-heading-order = Conseils, les plus prometteurs d’abord :
hint-chance = { $kind ->
    [surely] victoire quasi certaine
    [hardly] victoire très improbable
    [won] victoire
    [lost] défaite
    [shared] victoire partagée
   *[about] { $percent } % ± { $margin }
}
hint-chance-of = { $who } : { $kind ->
    [surely] plus de 97 %
    [hardly] moins de 3 %
    [won] victoire
    [lost] défaite
    [shared] victoire partagée
   *[about] { $percent } %
}
hint-games = { $games ->
    [one] { $games } partie imaginée, vue de votre place.
   *[other] { $games } parties imaginées, vues de votre place.
}
hint-few-games = { $games ->
    [one] Seulement { $games } partie imaginée sur cet appareil : les chiffres sont approximatifs.
   *[other] Seulement { $games } parties imaginées sur cet appareil : les chiffres sont approximatifs.
}
hint-no-games-here = Ce serveur ne calcule pas les chances de gagner pour ce jeu : les conseils suivent l’ordre d’une estimation rapide.
hint-no-games-yet = Les chances de gagner ne sont pas encore calculées : la préparation peut prendre quelques minutes. D’ici là, l’ordre est une première idée et peut encore changer.
hint-lead = { $distance ->
    [equal] Les conseils { $hints } se valent.
    [wins] Les conseils { $hints } gagnent : le conseil { $first } avec le plus d’avance.
    [loses] Les conseils { $hints } perdent : le conseil { $first } avec le moins d’écart.
    [close] Les conseils { $hints } sont trop proches pour être départagés : l’écart reste dans la marge d’erreur.
    [likely] Le conseil { $first } est sans doute meilleur que { $number ->
        [one] le conseil
       *[other] les conseils
    } { $others }, mais leurs marges d’erreur (±) se recoupent.
   *[clear] Le conseil { $first } est nettement en tête.
}
hint-settled = La partie se termine avec ce tour : plus rien ne dépend du hasard.
hint-no-choice = Un seul coup est possible ici.

## Pourquoi pas mon coup ?

hint-mine-is-hint = { $goes_on ->
    [yes] Votre coup commence comme le conseil { $number }.
   *[no] Votre coup est le conseil { $number }.
}
hint-why-not = Pourquoi pas { $move } ?
hint-beside-own = { $distance ->
    [equal] Votre coup vaut le conseil { $number }.
    [wins] Les deux coups gagnent : le conseil { $number } avec plus d’avance.
    [loses] Les deux coups perdent : le conseil { $number } avec moins d’écart.
    [close] Votre coup et le conseil { $number } sont trop proches pour être départagés : l’écart reste dans la marge d’erreur.
    [likely] Le conseil { $number } est sans doute meilleur, mais les marges d’erreur (±) se recoupent.
    [clear] Le conseil { $number } est nettement meilleur.
   *[behind] Dans les parties imaginées, votre coup a même fait mieux que le conseil { $number }.
}
hint-with = Avec le conseil { $number } :
hint-with-own = Avec votre coup :
hint-with-own-then = Avec votre coup (ensuite : { $rest }) :
hint-no-difference = Pour l’instant, les deux coups rapportent autant.
hint-nothing-more = rien que l’autre ne fasse aussi
hint-preferred = L’analyse préfère tout de même le conseil { $number } : elle mise sur la suite.
hint-only-later = Cela ne se voit pas encore sur la feuille de score : l’avantage du conseil { $number } viendra plus tard.

## Raisons

reason-line = { $reason } : { $points }
reason-stands = { $reason } (si cela dure jusqu’à la fin)
reason-then = {" ; "}
reason-other = pour { $who }, { $reason }
reason-avoids = { $key ->
    [bella-reason-BV-2-1] { $number ->
        [one] économise le prix de l’emplacement
       *[other] économise le prix de { $number } emplacements
    }
    [bella-reason-BV-5-2] { $kind ->
        [alone] ne laisse aucun bâtiment hors de tout ensemble
       *[other] ne réunit pas d’ensembles en un seul
    }
    [kensington-reason-open-column] ne rouvre aucune colonne
   *[other] évite ceci : { $reason }
}
reason-instead = { $reason } ({ $this } au lieu de { $other })
reason-ends-the-game = termine la partie
reason-ends-at = met fin à la partie : { $own } pour vous, { $other } pour { $who }
reason-last-turn = amène la fin : c’est votre dernier tour
reason-end-nearer = rapproche la fin
reason-none = ne rapporte rien pour l’instant

## Sunrise Avenue

sunrise-reason-houses = { $number ->
    [one] une Demeure tout de suite
   *[other] { $number } Demeures tout de suite
}
sunrise-reason-enters = { $now } { sunrise-reason-area }, aucune jusqu’ici
    .other = pour { $who }, { $now } { sunrise-reason-area }, aucune jusqu’ici
sunrise-reason-moves = { $now } { sunrise-reason-area } au lieu de la { $was }
    .other = pour { $who }, { $now } { sunrise-reason-area } au lieu de la { $was }
sunrise-reason-leaves =
    .other = pour { $who }, { $was } { sunrise-reason-area } perdue
sunrise-reason-rank = { $position ->
    [1] 1re
   *[other] { $position }e
} position{ $tied ->
    [1] {""}
   *[other] {" "}à égalité
}
sunrise-reason-area = { $area ->
    [C] pour C
   *[other] en { $area }
}
sunrise-reason-keeps-for = garde { $number ->
    [one] une carte { $colour }
   *[other] { $number } cartes { $colour }s
} pour { $space }
sunrise-reason-then = { $number ->
    [one] 1 carte en main ensuite
   *[other] { $number } cartes en main ensuite
}

## Bella Vista

bella-reason-BV-2-1 = { $number ->
    [one] payé pour l’emplacement
   *[other] payé pour { $number } emplacements ({ $prices })
}
bella-reason-BV-3-6 = pièces pour le bâtiment
bella-reason-BV-5-1 = { $kind ->
    [park] hauteurs au bord des parcs
    [river] hauteurs au bord des rivières
   *[border] hauteurs en bordure
}
bella-reason-BV-5-2 = { $kind ->
    [largest] le plus grand ensemble
    [groups] ensembles
   *[alone] bâtiments hors de tout ensemble
}
bella-reason-BV-5-3 = un contrat
bella-reason-nearer = un bâtiment de plus pour un contrat ({ $have } sur { $needed }) : { $contract }
bella-reason-prospect = dans la ville actuelle, le n° { $card } { $coins ->
    [0] ne rapporterait aucune pièce tout de suite
    [one] rapporterait tout de suite { $coins } pièce au plus
   *[other] rapporterait tout de suite { $coins } pièces au plus
}
bella-reason-neutral = le n° { $number } neutre { $own ->
    [0] ne touche { $others ->
        [0] ni vos bâtiments ni ceux des autres
        [one] aucun de vos bâtiments, mais un de ceux des autres
       *[other] aucun de vos bâtiments, mais { $others } de ceux des autres
    }
    [one] touche un de vos bâtiments{ $others ->
        [0] , mais aucun de ceux des autres
        [one] {" "}et un de ceux des autres
       *[other] {" "}et { $others } de ceux des autres
    }
   *[other] touche { $own } de vos bâtiments{ $others ->
        [0] , mais aucun de ceux des autres
        [one] {" "}et un de ceux des autres
       *[other] {" "}et { $others } de ceux des autres
    }
}
bella-reason-neutral-room = il prend { $number ->
    [one] { $number } case
   *[other] { $number } cases
} { $kind ->
    [park] au bord des parcs
    [river] au bord des rivières
   *[border] en bordure
}, là où les hauteurs comptent
bella-reason-no-room = dans la ville actuelle, le n° { $card } n’a pas de place dans la contrainte

## Kensington

kensington-reason-windows = { $number ->
    [one] { $number } fenêtre sous un toit
   *[other] { $number } fenêtres sous des toits
}
kensington-reason-KG-6-2 = { $number ->
    [one] une porte sous un toit
   *[other] { $number } portes sous des toits
}
kensington-reason-KG-6-3 = { $number ->
    [one] une nouvelle hauteur
   *[other] { $number } nouvelles hauteurs
}
kensington-reason-KG-6-4 = { $number ->
    [one] un chat
   *[other] { $number } chats
}
kensington-reason-all-roofed = toutes les colonnes sous un toit
kensington-reason-still-roofed = toujours toutes les colonnes sous un toit
kensington-reason-open-column = une colonne de nouveau ouverte
kensington-reason-earns = rapporte { $number ->
    [one] un jeton
   *[other] { $number } jetons
}
kensington-reason-pays = coûte { $number ->
    [one] un jeton
   *[other] { $number } jetons
}
kensington-reason-pays-and-earns = coûte { $paid ->
    [one] { $paid } jeton
   *[other] { $paid } jetons
}, en rapporte { $earned }
kensington-reason-gets = { $who } reçoit { $number ->
    [one] un jeton
   *[other] { $number } jetons
}
kensington-reason-could-build = { $share ->
    [only] vous pourriez construire tout de suite la seule tuile qui reste avec ce dos
    [all] vous pourriez construire tout de suite { $all ->
        [2] l’une ou l’autre
       *[other] n’importe laquelle
    } des { $all } tuiles avec ce dos
    [some] vous pourriez construire tout de suite { $number } des { $all } tuiles avec ce dos
    [none] vous ne pourriez encore construire aucune des { $all } tuiles avec ce dos
   *[not-even] vous ne pourriez pas encore construire la seule tuile qui reste avec ce dos
}
kensington-reason-goes-back = votre entrepôt est plein : la tuile piochée retournerait au centre
kensington-reason-roof-brings = jusqu’à { $number ->
    [one] { $number } point
   *[other] { $number } points
} tout de suite
kensington-reason-diamond = rapporte un jeton une fois construite
kensington-reason-last-bird = { $all ->
    [one] elle montre l’oiseau qui amène la fin
   *[other] { $number } des { $all } tuiles { $number ->
        [one] montre
       *[other] montrent
    } l’oiseau qui amène la fin
}
kensington-reason-open-KG-6-1 = { $number ->
    [one] { $number } fenêtre de plus qui comptera sous un toit
   *[other] { $number } fenêtres de plus qui compteront sous un toit
}
kensington-reason-open-KG-6-2 = { $number ->
    [one] une porte qui comptera sous un toit
   *[other] { $number } portes qui compteront sous un toit
}
kensington-reason-room = { $number ->
    [0] aucune des tuiles beiges restantes ne trouverait
    [one] { $number } des tuiles beiges restantes trouverait
   *[other] { $number } des tuiles beiges restantes trouveraient
} place ({ $was } avant)
kensington-reason-fits = la tuile piochée pourrait se construire à { $number ->
    [one] { $number } endroit
   *[other] { $number } endroits
} au prochain tour
kensington-reason-fits-with-other = la tuile piochée trouve place avec l’autre tuile gardée
kensington-reason-fits-nowhere = la tuile piochée ne trouve place nulle part pour l’instant
kensington-reason-kept-roof = en l’état, le toit gardé rapporterait jusqu’à { $number ->
    [one] { $number } point
   *[other] { $number } points
}
kensington-reason-stored-roof = un toit gardé { $number ->
    [0] ne rapporterait plus rien
    [one] rapporterait désormais jusqu’à { $number } point
   *[other] rapporterait désormais jusqu’à { $number } points
} ({ $was } avant)
