### Les coups tels que la leçon les raconte : avec « vous » pour qui les a joués, et en toutes lettres ce qui s’est passé deux fois.

sunrise-told-house-own = Vous construisez { $floors ->
    [one] une Demeure
   *[other] une Demeure sur { $floors } niveaux
} en { $space } : { $points ->
    [one] 1 point
   *[other] { $points } points
}.
sunrise-told-park-own = Vous aménagez un Parc en { $space } contre une carte { $colour }.
sunrise-told-stop-own = Vous arrêtez de construire.
sunrise-told-draw-own = Vous piochez au lieu de construire.
sunrise-told-discard-own = Vous défaussez une carte { $colour }.
sunrise-told-dealt-own = Vous recevez une carte { $colour }.
sunrise-told-deal-own = Vous piochez une carte { $colour }.
sunrise-told-dealt-several-own = Vous recevez { $what }.
sunrise-told-deal-several-own = Vous piochez { $what }.
sunrise-told-discard-several-own = Vous défaussez { $what }.
sunrise-told-deal-own-times = Vous piochez { $number ->
    [one] une carte { $colour }
   *[other] { $number ->
        [2] deux
       *[other] { $number }
    } cartes { $colour ->
        [jaune] jaunes
        [verte] vertes
        [rouge] rouges
        [bleue] bleues
        [rose] roses
       *[other] { $colour }
    }
}.

bella-told-offer-own = { $price ->
    [0] Vous prenez l’emplacement { $slot } sans payer
    [one] Vous payez { $price } pièce pour l’emplacement { $slot }
   *[other] Vous payez { $price } pièces pour l’emplacement { $slot }
} et posez { $card }.
bella-told-right-own = Vous ne pouvez pas payer et posez { $card } à droite du plateau.
bella-told-place-own = Vous construisez le n° { $number } en { $squares } : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
bella-told-outside-own = { $outside ->
    [border] Faute de place permise, vous devez construire le n° { $number } en bordure, en { $squares } : ni pièces ni contrat.
   *[anywhere] Faute de place permise, même en bordure, vous construisez le n° { $number } en { $squares } : ni pièces ni contrat.
}
bella-told-neutral-own = { $outside ->
    [border] Faute de place permise, vous devez placer le n° { $number } neutre en bordure, en { $squares }.
    [anywhere] Faute de place permise, même en bordure, vous placez le n° { $number } neutre en { $squares }.
   *[no] Vous placez le n° { $number } neutre en { $squares }.
}
bella-told-unbuilt-own = Il n’y a pas de place pour { $building } : vous le mettez de côté.
bella-told-contract-own = Vous prenez un contrat : { $contract }.
bella-told-decline-own = Vous ne prenez pas de contrat.
bella-told-unfulfilled-own = Vous ne remplissez aucun des contrats visibles.
bella-told-stopped-own = Vous en restez là.
bella-told-round-done-own = Vous terminez la manche.
bella-told-lot-own = Carte de départ tirée : la vôtre.
bella-told-card-own = Vous piochez le n° { $card }.
bella-told-reveal-own = Vous révélez { $card }.

kensington-told-take-own = Vous prenez au centre { $back }.
kensington-told-take-brown-own = Vous payez un jeton et prenez au centre { $back }.
kensington-told-buy-own = Vous payez un jeton à { $owner } pour { $tile }.
kensington-told-skip-own = Vous ne prenez pas de tuile.
kensington-told-draw-own = Vous retournez { $tile }.
kensington-told-draw-last-bird-own = Vous retournez { $tile }. L’oiseau qui met fin à la partie est pris : chaque adversaire peut encore construire une fois ses tuiles gardées.
kensington-told-lay-own = Vous posez { $tile } sur { $wide ->
    [one] la colonne { $column }
    [2] les colonnes { $column } et { $last }
   *[other] les colonnes { $column } à { $last }
}.
kensington-told-finish-own = Vous finissez votre tour.{ $tokens ->
    [0] {""}
    [one] {" "}Un losange construit pendant ce tour vous rapporte un jeton.
   *[other] {" "}Des losanges construits pendant ce tour vous rapportent { $tokens } jetons.
}
kensington-told-keep-own = Vous gardez { $tile }.{ $tokens ->
    [0] {""}
    [one] {" "}Un losange construit pendant ce tour vous rapporte un jeton.
   *[other] {" "}Des losanges construits pendant ce tour vous rapportent { $tokens } jetons.
}
kensington-told-return-own = Vous remettez { $tile } au centre.{ $tokens ->
    [0] {""}
    [one] {" "}Un losange construit pendant ce tour vous rapporte un jeton.
   *[other] {" "}Des losanges construits pendant ce tour vous rapportent { $tokens } jetons.
}
