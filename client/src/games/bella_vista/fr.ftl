### Ce que seule la table de Bella Vista dit dans un navigateur.

## La ville

bv-city-label = La ville
bv-city-london = Londres
bv-city-bangkok = Bangkok
bv-city-berlin = Berlin
bv-city-rome = Rome
bv-city-paris = Paris
bv-city-new-york = New York
bv-city-own = Ville nouvelle
bv-see-ground = Voir derrière les bâtiments
bv-see-ground-key = Voir derrière les bâtiments (H ou un doigt sur la ville, maintenus)
bv-park = parc
bv-river = rivière
bv-on-border = en bordure
bv-by-park = au bord d’un parc
bv-by-river = au bord d’une rivière
bv-free = libre
bv-neutral-fits = le n° { $number } neutre y tient
bv-barred = interdite pendant cette manche
bv-building = n° { $number } ({ $owner })
bv-neutral = n° { $number } neutre
bv-would-bring = le n° { $number } rapporterait { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
no-points-bella_vista = Pas de pièces : aucun bâtiment voisin n’est plus petit (BV-3.6).
bv-coins-gain = { $number ->
    [one] { $points } pièce
   *[other] { $points } pièces
}
bv-gain-why = { bv-coins-gain } : pourquoi ?

## La contrainte

bv-constraint = La contrainte
bv-round = { $city } · manche { $round } sur { $rounds }
bv-lifted-border = Aucune place dans la contrainte : construisez en bordure.
bv-lifted-anywhere = Aucune place dans la contrainte : construisez où vous voulez.
bv-constraint-about = Les cases grises sont interdites pendant cette manche.
bv-park-about = Un côté au moins doit toucher un parc.
bv-constraint-districts = Seulement les { $districts }
bv-constraint-park-imposed = Au bord d’un parc
bv-constraint-park-forbidden = Rien au bord d’un parc
bv-constraint-river-forbidden = Rien au bord d’une rivière
bv-constraint-border-forbidden = Rien en bordure

## Les offres

bv-offer-board = Plateau d’Offre
bv-offers-and-cards = Offres et cartes
bv-order = Ordre des offres
bv-slot-free = Emplacement { $slot } à { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}, libre
bv-slot-taken = Emplacement { $slot } à { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
} : { $what }
bv-slot-card = { $who }, n° { $card }
bv-slot-hidden = { $who }, face cachée
bv-slot-right = À droite du plateau, sans payer
bv-slot-right-taken = { bv-slot-right } : { $what }
bv-card = Carte Construction n° { $number }
bv-your-offer = Votre offre
bv-offer-hint = Choisissez une carte et un emplacement. Qui paie le plus construit en premier.
bv-offer-slot = Choisissez maintenant un emplacement pour le n° { $card }. Qui paie le plus construit en premier.
bv-offer-card = Choisissez maintenant une carte.
bv-offer-only-right = Vous ne pouvez payer aucun emplacement : une de vos cartes va à droite du plateau, gratuitement.
bv-offer-ready = { $price ->
    [0] Le n° { $card } sur l’emplacement à 0 pièce.
    [one] Le n° { $card } sur l’emplacement à { $price } pièce.
   *[other] Le n° { $card } sur l’emplacement à { $price } pièces.
}
bv-offer-right = Le n° { $card } à droite du plateau.
bv-offer = Faire l’offre

## Construire

bv-your-building = Votre n° { $number }
bv-here = Le n° { $number } ici
bv-your-neutral = Le n° { $number } neutre
bv-neutral-why = Le dernier à construire place aussi le bâtiment neutre de la manche.
bv-place-hint = Choisissez une case éclairée.
bv-place-hinted = Choisissez une case, ou suivez le conseil.
bv-place-chosen = Construisez-le, ou choisissez une autre case.
bv-place-anywhere = Choisissez une case.
bv-turn-hint = R tourne le bâtiment.
bv-reach-border = Aucune place libre ne respecte la contrainte : il va en bordure, sans pièces ni contrat.
bv-reach-border-neutral = Aucune place libre ne respecte la contrainte : il va en bordure.
bv-reach-anywhere = Même la bordure n’a plus de place : il va où l’on veut, sans pièces ni contrat.
bv-reach-anywhere-neutral = Même la bordure n’a plus de place : il va où l’on veut.
bv-turn = Tourner
bv-turn-key = Tourner (R, ou deux doigts)
bv-build = Construire ici
bv-nowhere = Le n° { $number } ne tient nulle part : il est mis de côté, sans pièces ni contrat.
bv-nowhere-neutral = Le n° { $number } neutre ne tient nulle part : il est mis de côté.
bv-stopped = Il ne restait aucune place permise : ni pièces ni contrat.
bv-neutral-built = Le bâtiment neutre est en place. La manche peut finir.
bv-your-end = Terminé ?
bv-go-on = Continuer

## Les contrats

bv-contracts = Contrats
bv-contract = Contrat
bv-contract-when = Vous pouvez le prendre juste après avoir construit, si vos bâtiments le remplissent.
bv-contracts-when = un après chaque bâtiment
bv-no-contracts = Il ne reste aucun contrat.
bv-contracts-show = Montrer les contrats
bv-contracts-of = Contrats pris par { $who }
bv-your-contract = Un contrat ?
bv-contract-hint = Vous pouvez prendre l’un des contrats éclairés.
bv-contract-maybe = Vous pouvez prendre un contrat que vous remplissez.
bv-contract-none = Vous ne remplissez aucun contrat.
bv-take = Le prendre
bv-none = Aucun contrat
bv-progress = { $who } : { $have } sur { $needed }
bv-short-district = { bv-buildings } sur les { $districts }
bv-short-each = 1 bâtiment par { $districts }
bv-short-each-listed = 1 bâtiment sur chacun de ces quartiers : { $districts }
bv-short-straddling = { bv-buildings } à cheval sur des quartiers
bv-short-border = { bv-buildings } en bordure
bv-short-river = { bv-buildings } au bord d’une rivière
bv-short-park = { bv-buildings } au bord d’un parc
bv-buildings = { $needed ->
    [one] { $needed } bâtiment
   *[other] { $needed } bâtiments
}

## Les architectes

bv-built = { $number ->
    [one] { $number } bâtiment
   *[other] { $number } bâtiments
}
bv-taken = { $number ->
    [one] { $number } contrat
   *[other] { $number } contrats
}
bv-objectives = Objectifs
bv-objective-park = Hauteurs au bord des parcs
bv-objective-river = Hauteurs au bord des rivières
bv-objective-border = Hauteurs en bordure
bv-objective-largest = Plus grand ensemble, { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} par case
bv-objective-groups = Ensembles, { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} chacun
bv-objective-alone = Hors ensemble, { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} de moins par bâtiment
bv-objective-park-short = Hauteurs : parcs
bv-objective-river-short = Hauteurs : rivières
bv-objective-border-short = Hauteurs : bordure
bv-objective-largest-short = Plus grand ensemble
bv-objective-groups-short = Ensembles
bv-objective-alone-short = Hors ensemble
bv-objective-park-about = Pour chaque parc, on additionne les hauteurs de vos bâtiments qui le bordent.
bv-objective-river-about = Pour chaque rivière, on additionne les hauteurs de vos bâtiments qui la bordent.
bv-objective-border-about = On additionne les hauteurs de vos bâtiments en bordure.
bv-objective-largest-about = Chaque case de votre plus grand ensemble de bâtiments adjacents rapporte { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
bv-objective-groups-about = Chacun de vos ensembles d’au moins deux bâtiments adjacents rapporte { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
bv-objective-alone-about = Chacun de vos bâtiments qui ne touche aucun autre des vôtres coûte { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
bv-objective-change = Ce que ce bâtiment changerait
bv-amount = { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
}
bv-if-ended-now-of = Si la partie s’arrêtait là : { $who }
bv-share-coins = { $number } en pièces
bv-share-height = { $number } pour les hauteurs
bv-share-cluster = { $number } pour les ensembles
bv-share-contracts = { $number } pour les contrats

## Conseils

bv-hint-offer = { $price ->
    [0] Le n° { $card } sans payer
    [one] Le n° { $card } pour { $price } pièce
   *[other] Le n° { $card } pour { $price } pièces
}
bv-hint-card = n° { $card }
bv-hint-contract = Contrat « { $contract } »
bv-hint-right = Le n° { $card } à droite du plateau
bv-hint-place = { $turns ->
    [0] Le n° { $number } en { $square }
    [1] Le n° { $number } en { $square }, tourné une fois
    [2] Le n° { $number } en { $square }, tourné deux fois
   *[other] Le n° { $number } en { $square }, tourné trois fois
}
bv-hint-neutral = { $turns ->
    [0] Le n° { $number } neutre en { $square }
    [1] Le n° { $number } neutre en { $square }, tourné une fois
    [2] Le n° { $number } neutre en { $square }, tourné deux fois
   *[other] Le n° { $number } neutre en { $square }, tourné trois fois
}

## Le score

bv-part-start = Pièces de départ
bv-part-start-short = Départ
bv-part-paid = Payé pour les offres
bv-part-paid-short = Offres
bv-part-earned = Pièces des bâtiments
bv-part-earned-short = Bâtiments
bv-part-height = Objectif de hauteur
bv-part-height-short = Hauteurs
bv-part-cluster = Objectif d’ensemble
bv-part-cluster-short = Ensembles
bv-part-contracts = Contrats
bv-part-contracts-about = Chaque contrat rapporte sa valeur.
bv-part-contracts-short = Contrats
rematch-about-lots-bella_vista = Revanche : mêmes places, couleurs et options, ou une nouvelle ville si c’était votre choix ; les cartes de départ décident qui commence.

total-so-far-bella_vista = { so-far-bella_vista }
so-far-bella_vista = Pièces jusqu’ici
scored-bella_vista = Pièces
gained-bella_vista = Pièces
points-word-bella_vista = { $number ->
    [one] pièce
   *[other] pièces
}
tower-bella_vista = { $who } : { $points ->
    [one] { $points } pièce
   *[other] { $points } pièces
}
no-lines-bella_vista = Aucune pièce ici.
no-points-yet-bella_vista = Aucune pièce.

## Le choix d’une ville

bv-which-city = Ville
bv-city-generated = Une nouvelle à chaque fois
bv-city-edited = Une ville à vous
bv-reroll = Une autre
bv-assemble = L’assembler
bv-own-first = La table pourra s’ouvrir quand votre ville sera complète.
bv-reassemble = La modifier
bv-preview = Aperçu de la ville
bv-closed = Contrats cachés
bv-closed-about = Personne ne peut revoir les contrats pris par les autres.
bv-editor = Votre ville
bv-editor-about = Choisissez une tuile, puis la case de son coin en haut à gauche. R la tourne ; un clic (ou Entrée) sur une tuile posée la reprend.
bv-editor-about-finger = Choisissez une tuile, puis la case de son coin en haut à gauche. « Tourner » la fait pivoter ; touchez une tuile du plan pour la reprendre.
bv-editor-map = Plan de la ville
bv-editor-cell = ligne { $row }, colonne { $column } : { $what }
bv-editor-empty = vide
bv-tiles = Tuiles à poser
bv-tile-turned = tournée
bv-editor-held = En main : { $what }{ $turned ->
    [true] , tournée
   *[other] {""}
}
bv-editor-clear = Vider
bv-editor-fill = Partir de { $city }
bv-editor-good = La ville est complète.
bv-editor-left = Il reste { $number ->
    [one] { $number } tuile à poser
   *[other] { $number } tuiles à poser
}
bv-editor-wrong = Ce n’est pas encore une ville :
bv-editor-more = { $number ->
    [one] Et { $number } autre problème.
   *[other] Et { $number } autres problèmes.
}
bv-the-district = les { $what }
bv-the-park = un parc
bv-the-river = une rivière
bv-problem-tile-under = Ligne { $row }, colonne { $column } : { $over } { $overKind ->
    [district] recouvrent
   *[other] recouvre
} { $mark }.
bv-problem-city-apart = Ligne { $row }, colonne { $column } : la partie avec { $mark } ne touche pas le reste de la ville.
bv-problem-city-hole = Ligne { $row }, colonne { $column } : il y a un vide à l’intérieur de la ville.
bv-editor-done = Jouer dans cette ville

## Touches

keys-lit-spaces-bella_vista = à la case éclairée suivante de la ville
keys-all-spaces-bella_vista = à n’importe quelle case de la ville
keys-choose-and-play-bella_vista = choisir la case ; une seconde fois, construire. Sur une carte ou un emplacement : choisir ; une seconde fois, faire l’offre
bv-keys-arrows = à la case éclairée suivante de la ville ; pendant l’offre, ← et → : à l’emplacement suivant
bv-keys-all-squares = à n’importe quelle case de la ville ; pendant l’offre, ← et → : à l’emplacement suivant
bv-keys-card = pendant l’offre : choisir la carte de ce numéro
bv-keys-turn = pendant que vous construisez : tourner le bâtiment ; sinon : ce qui s’est passé depuis que vous avez joué
bv-keys-ground = ouvrir ou fermer les conseils ; maintenue : voir derrière les bâtiments
bv-keys-ground-unaided = maintenue : voir derrière les bâtiments
