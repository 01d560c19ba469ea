### La table de Kensington : ce que seul le navigateur dit.

kg-heap = Le centre
kg-heap-left = { $number ->
    [one] { $number } tuile
   *[other] { $number } tuiles
}
kg-left = { $number ->
    [0] il n’en reste pas
   *[other] il en reste { $number }
}
kg-behind-lit = { $number ->
    [one] { $number } éclairée
   *[other] { $number } éclairées
}
kg-behind-dark = { $number ->
    [one] { $number } sombre
   *[other] { $number } sombres
}
kg-behind-cats = { $all ->
    [one] avec un chat
   *[other] dont { $number ->
        [one] { $number } montre
       *[other] { $number } montrent
    } un chat
}
kg-behind-roofs = { $number ->
    [one] { $number } toit
   *[other] { $number } toits
}
kg-behind-birds = { $all ->
    [one] avec un oiseau
   *[other] dont { $number ->
        [one] { $number } montre
       *[other] { $number } montrent
    } un oiseau
}
kg-behind-bricks = { $number ->
    [one] { $number } morceau de mur
   *[other] { $number } morceaux de mur
}
kg-behind-doors = { $number ->
    [one] { $number } porte rouge
   *[other] { $number } portes rouges
}
kg-costs = coûte un jeton
kg-free-of-charge = ne coûte rien
kg-no-token-for-it = pas maintenant : cela coûte un jeton, et vous n’en avez pas
kg-token-must-be-spent = pas maintenant : il faut dépenser un jeton
kg-tokens = { $number ->
    [0] aucun jeton
    [one] { $number } jeton
   *[other] { $number } jetons
}
kg-stock = stock commun : { $number ->
    [one] { $number } jeton
   *[other] { $number } jetons
}
kg-stock-short = stock : { $number ->
    [one] { $number } jeton
   *[other] { $number } jetons
}
kg-left-in-pile = Il reste dans cette pile : { $contents }
kg-birds = Oiseaux
kg-birds-seen = { $seen ->
    [one] { $seen } oiseau
   *[other] { $seen } oiseaux
} sur { $all }
kg-last-builds = ils mettent fin à la partie
kg-last-builds-put-back = le dernier, remis au centre, met fin à la partie
kg-warehouse = Votre entrepôt
kg-warehouse-of = Entrepôt : { $who }
kg-free = libre
kg-free-place = place libre
kg-taken = Tuile prise
kg-nothing = rien
kg-fits-nowhere = ne va nulle part
kg-turn = Tourner le toit
kg-turn-key = Tourner le toit (R)
kg-diamond = losange : la construire rapporte un jeton à la fin du tour
kg-frame = largeur { $wide }, hauteur { $high }
kg-rows = cases de chaque rangée, à partir du haut : { $rows }
kg-back-frame = { $long } sur { $short }{ $turns ->
    [yes] , couchée ou debout
   *[no] {""}
}
kg-back-rows = dessinée ici avec ces cases dans chaque rangée, à partir du haut : { $rows }
kg-cell-lit = fenêtre éclairée
kg-cell-dark = fenêtre sombre
kg-cell-lit-cat = fenêtre éclairée avec un chat
kg-cell-dark-cat = fenêtre sombre avec un chat
kg-cell-brick = morceau de mur
kg-cell-door = porte rouge
kg-cell-roof = toit
kg-cell-roof-bird = toit avec un oiseau
kg-cell-start = porte de départ
kg-column-built = Colonne { $column }, hauteur { $height }, à partir du sol : { $floors }
kg-column-free = Colonne { $column }, rien n’y est construit
kg-column-roofed = recouverte
kg-would-land = { $tile } se poserait au niveau { $floor }, { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}
kg-facade-facts = { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
}, { $roofed ->
    [one] { $roofed } recouverte
   *[other] { $roofed } recouvertes
}, { $heights ->
    [one] { $heights } hauteur
   *[other] { $heights } hauteurs différentes
}, { $birds ->
    [one] { $birds } oiseau
   *[other] { $birds } oiseaux
}
kg-facade-of = Façade ({ $who }) : { $facts }
kg-enlarge = Agrandir cette façade
kg-enlarge-facade = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $tokens }, { $facts }. Agrandir
kg-back-to-own = Revenir à votre façade
kg-bonus = bonus
kg-bonus-won = Toutes les colonnes seraient recouvertes : bonus de { $would }
kg-bonus-lost = Une colonne serait ouverte : le bonus de { $was } serait perdu
kg-bonus-changed = Toutes les colonnes seraient encore recouvertes : bonus de { $would } au lieu de { $was }
kg-full-now = { $number ->
    [one] { $number } point
   *[other] { $number } points
} de plus si la partie s’arrêtait là : toutes les colonnes sont recouvertes

kg-take = Prendre une tuile
kg-now-take = { $from ->
    [middle] Choisissez un dos au centre.
    [warehouse] Choisissez une tuile d’un autre entrepôt.
   *[both] Choisissez un dos au centre, ou une tuile d’un autre entrepôt.
}
kg-must-spend = Vous avez { $number } jetons : il faut en dépenser un. { $from ->
    [middle] Prenez une tuile à dos marron.
    [warehouse] Prenez une tuile d’un autre entrepôt.
   *[both] Prenez une tuile à dos marron, ou une tuile d’un autre entrepôt.
}
kg-take-it = La prendre
kg-buy = L’acheter
kg-buy-tile = Acheter à { $who } pour un jeton : { $tile }
kg-no-buy = Ne peut pas être achetée maintenant
kg-no-buy-tile = Impossible d’acheter à { $who } maintenant : { $tile }
kg-pays-owner = le jeton va à { $who } ; à construire pendant ce tour{ $earns ->
    [0] {""}
   *[other] {" "}: son losange rapportera alors un jeton
}
kg-skip = Ne rien prendre
kg-draft = Ce tour
kg-diamonds-earn = Jetons à la fin du tour
kg-tokens-later = { $number ->
    [one] +1 jeton à la fin du tour
   *[other] +{ $number } jetons à la fin du tour
}
kg-now-column = Choisissez une colonne pour { $tile }.
kg-now-not-this = Pas de place maintenant pour { $tile } : choisissez une autre tuile.
kg-now-build = Choisissez une tuile et une colonne.
kg-now-owed = Vous avez acheté { $tile } : à construire pendant ce tour.
kg-now-loose = Pas encore rattachée : posez une autre tuile à côté ou dessus{ $undo ->
    [yes] , ou retirez-la.
   *[no] .
}
kg-take-off = Retirer la dernière tuile
kg-now-done = Il ne reste rien à construire.
kg-not-yours = Cette façade est à quelqu’un d’autre : vous construisez sur la vôtre.
kg-now-nowhere = Aucune de vos tuiles ne peut être posée.
kg-lift = Renoncer
kg-lay = Poser
kg-finish = Finir le tour
kg-finish-key = Finir le tour (F)
kg-ends-game = ce qui met fin à la partie
kg-keep-why = La tuile va dans votre entrepôt, et votre tour est fini
kg-keep-tile = Garder { $tile } et finir
kg-return-why = La tuile retourne au centre, et votre tour est fini
kg-return-finish = Remettre { $tile } au centre et finir
kg-short-window = la tuile
kg-short-roof = le toit
kg-short-brick = le morceau de mur
kg-short-door = la porte rouge

kg-hint-take = Prendre au centre { $back }
kg-hint-buy = Acheter { $tile }
kg-place-own = { $place ->
    [left] à gauche dans votre entrepôt
    [right] à droite dans votre entrepôt
    [stored] de votre entrepôt
    [taken] tuile prise à l’instant
   *[bought] tuile achetée à l’instant
}
kg-place-theirs = { $place ->
    [left] à gauche dans cet entrepôt
   *[right] à droite dans cet entrepôt
}
kg-hint-column = col. { $column }
kg-hint-more = puis { $number ->
    [one] { $number } autre
   *[other] { $number } autres
}
kg-hint-lay = Poser { $tile } sur { $wide ->
    [one] la colonne { $column }
    [2] les colonnes { $column } et { $last }
   *[other] les colonnes { $column } à { $last }
}
kg-since-buy = achète à { $owner }
kg-since-draw = retourne
kg-since-keep = garde
kg-since-return = remet
kg-since-nothing = ne construit rien

kg-open = ouverte
kg-about-windows = 1 point par fenêtre d’une colonne recouverte.
kg-about-doors = 2 points par porte d’une colonne recouverte.
kg-about-heights = Les hauteurs différentes des colonnes recouvertes valent 1 point pour la première, 2 pour la deuxième, 3 pour la troisième, et ainsi de suite, quelles qu’elles soient.
kg-about-cats = 1 point par chat, sous un toit ou non.
kg-about-full = Si toutes les colonnes sont recouvertes, 1 point pour chacune ; une seule colonne ouverte, et ce bonus est perdu.
kg-in-all-windows = { $number ->
    [0] Aucune fenêtre dans une colonne recouverte
    [one] { $number } fenêtre dans une colonne recouverte
   *[other] { $number } fenêtres dans { $columns ->
        [one] { $columns } colonne recouverte
       *[other] { $columns } colonnes recouvertes
    }
}{ $lost ->
    [0] .
    [one]  ; { $lost } dans une ouverte ne compte pas.
   *[other]  ; { $lost } dans { $open ->
        [one] une ouverte
       *[other] { $open } ouvertes
    } ne comptent pas.
}
kg-in-all-doors = { $number ->
    [0] Aucune porte sous un toit
    [one] { $number } porte sous un toit
   *[other] { $number } portes sous des toits
}{ $lost ->
    [0] .
    [one]  ; { $lost } dans une colonne ouverte ne compte pas.
   *[other]  ; { $lost } dans des colonnes ouvertes ne comptent pas.
}
kg-in-all-heights = { $number ->
    [0] Aucune colonne recouverte : aucune hauteur ne compte.
    [one] { $number } hauteur : { $heights }.
   *[other] { $number } hauteurs différentes : { $heights }.
}
kg-in-all-cats = { $number ->
    [0] Aucun chat.
    [one] { $number } chat.
   *[other] { $number } chats.
}
kg-in-all-full = { $open ->
    [0] { $number ->
        [one] La seule colonne est recouverte.
        [2] Les deux colonnes sont recouvertes.
       *[other] Les { $number } colonnes sont toutes recouvertes.
    }
    [one] { $open } colonne est ouverte : pas de bonus.
   *[other] { $open } colonnes sont ouvertes : pas de bonus.
}
kg-full-short = Tout couvert

## Lectures des règles

kg-reading-storing = Les tuiles piochées peuvent retourner au centre
kg-reading-storing-about = Au lieu d’être gardées tant qu’une place est libre (KG-R13)
kg-reading-takes = On peut ne rien prendre
kg-reading-takes-about = Quand il n’y a plus de tuile beige, même avec un jeton à dépenser (KG-R9)
kg-reading-backs = Les contours restent inconnus
kg-reading-backs-about = On choisit les tuiles d’après la couleur et la marque de leur dos seulement (KG-R10)
kg-reading-units = Les nouvelles tuiles se raccordent entre elles
kg-reading-units-about = Les tuiles construites ensemble comptent comme de bonnes voisines les unes pour les autres (KG-R1)
kg-reading-turning-roofs = On peut tourner les toits
kg-reading-turning-roofs-about = Au lieu de les laisser droits comme les fenêtres (KG-R7)

## Touches

kg-keys-columns = à la prochaine colonne où la tuile se pose, ou au dos suivant
kg-keys-all-columns = à n’importe quelle colonne
kg-keys-other-tile = prendre en main la tuile précédente ou la suivante
kg-keys-tile = prendre en main la tuile de ce numéro
kg-keys-finish = finir le tour ; une tuile prise et non posée va à l’entrepôt, ou retourne au centre s’il n’y a plus de place
kg-keys-turn-roof = tourner le toit, si cette partie le permet ; sinon : ce qui s’est passé depuis que vous avez joué
