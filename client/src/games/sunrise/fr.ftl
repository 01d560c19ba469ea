### La table de Sunrise Avenue : ce que seul le navigateur dit.

pieces-left = { $number ->
    [one] { $number } pièce de Demeure en réserve
   *[other] { $number } pièces de Demeure en réserve
}
parks-left = { $number ->
    [one] { $number } jeton Parc en réserve
   *[other] { $number } jetons Parc en réserve
}
bonuses = Bonus
if-ended-now = si la partie s’arrêtait là
bonus-houses = Demeures construites
bonus-houses-short = Demeures
bonus-tallest = Demeures les plus hautes
bonus-tallest-short = Hauteur
bonus-most = Demeures les plus nombreuses
bonus-most-short = Nombre
bonus-connected = Parcelles connectées
bonus-connected-short = Groupe
this-turn = Ce tour
points-so-far = { $number ->
    [one] point jusqu’ici
   *[other] points jusqu’ici
}
now-turn = Choisissez une parcelle où construire, ou piochez.
now-path = Continuez depuis la dernière parcelle, ou arrêtez-vous.
now-drawing = Appuyez sur le bouton pour piocher, ou choisissez une parcelle.
now-stopping = Appuyez sur le bouton pour vous arrêter, ou continuez.
now-stuck = { $number ->
    [0] Plus rien à construire à côté de la dernière parcelle : arrêtez-vous.
    [one] Plus rien à construire à côté de la dernière parcelle : arrêtez-vous et piochez { $number } carte.
   *[other] Plus rien à construire à côté de la dernière parcelle : arrêtez-vous et piochez { $number } cartes.
}
now-no-cards = { $number ->
    [0] Vous n’avez plus de cartes : arrêtez-vous.
    [one] Vous n’avez plus de cartes : arrêtez-vous et piochez { $number } carte.
   *[other] Vous n’avez plus de cartes : arrêtez-vous et piochez { $number } cartes.
}
now-discarding = { $surplus ->
    [one] Une carte de trop : choisissez celle à défausser.
   *[other] { $surplus } cartes de trop : choisissez-en une à défausser.
}
floors = { $number ->
    [one] { $number } niveau
   *[other] { $number } niveaux
}
park = Parc
how-high = Combien de niveaux
no-points-sunrise = Un Parc ne rapporte rien (SL-2.6).
for-card = Défausser quelle carte ?
discards-card = Carte { $colour } à défausser : touchez-en une autre pour changer.
stop = S’arrêter
ends-game = et finir la partie
stop-draw = { $number ->
    [0] {""}
    [one] et piocher { $number } carte
   *[other] et piocher { $number } cartes
}
discard = Défausser
discard-card = { $number ->
    [one] Défausser une carte { $colour }
   *[other] Défausser { $number } cartes { $colour }s
}
card-name = carte { $colour }
deck-label = { $number ->
    [one] Pioche : { $number } carte
   *[other] Pioche : { $number } cartes
}
discards-left = Défausse : { $number }
cards-panel = Où sont les cartes
unseen = Cachées
unseen-why = Dans la pioche ou dans des mains que vous ne voyez pas
discarded = Défausse
top-unknown = Défausse. On ignore quelle carte est au-dessus : une position n’indique que le nombre de cartes de chaque couleur.
since-nobody = Personne n’a joué avant ce tour.
since-house = { $floors ->
    [one] { $floors } niveau en { $space }
   *[other] { $floors } niveaux en { $space }
}
since-park = Parc en { $space } (carte { $colour })
since-draw = { $number ->
    [one] { $number } carte piochée
   *[other] { $number } cartes piochées
}
since-discard = { $number ->
    [one] { $what } défaussée
   *[other] { $what } défaussées
}
since-deal = { $number ->
    [one] { $what } piochée
   *[other] { $what } piochées
}
since-renewed = pioche renouvelée
since-stop = arrêt
town-label = La ville
square-obstacle = { $space }, bassin ou jardin
square-sign = { $space }, panneau de la zone { $area } : { $bonus }, { $points } points
square-fountain = { $space }, fontaine
square-free = libre
square-in-area = { $space }, { $colour }, { $dots ->
    [one] { $dots } rond
   *[other] { $dots } ronds
}, zone { $area }, { $state }
square-on-cross = { $space }, { $colour }, { $dots ->
    [one] { $dots } rond
   *[other] { $dots } ronds
}, sur la croix, { $state }
offer-house = { $floors ->
    [one] { $floors } niveau
   *[other] { $floors } niveaux
} pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
draw-cards = { $number ->
    [one] Piocher { $number } carte
   *[other] Piocher { $number } cartes
}

## Lectures des règles

sl-reading-full-areas = Zones pleines : finir la manche
sl-reading-full-areas-about = Au lieu d’arrêter aussitôt quand les zones d’angle sont pleines (SL-R7)
