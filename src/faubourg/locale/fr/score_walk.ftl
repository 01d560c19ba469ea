### Le parcours du score à la fin d’une partie dans un terminal : comment une catégorie se compte,
### et pour chaque ligne du score, en peu de mots, d’où viennent ses points.

walk-thing = { $thing } : { $what }

walk-SL-2-4 = Niveaux × ronds de la parcelle
    .house = { $space } : { $floors } × { $dots }

walk-BV-1-5 =
    .start = au départ
walk-BV-6-1 =
    .start = au départ
walk-BV-2-1 =
    .paid = manche { $round }
walk-BV-3-6 =
    1 pièce par voisin plus petit, 3 pièces pour un bâtiment isolé ou plus grand que tous ses voisins
    .thing = n° { $number } en { $square }
    .smaller = { $points ->
        [one] voisin plus petit
       *[other] voisins plus petits
    }
    .tallest = le plus grand
    .alone = isolé
walk-BV-5-3 =
    .contract = { $contract }

walk-KG-6-1 =
    1 point par fenêtre d’une colonne recouverte
    .windows = colonne { $column } : { $windows ->
        [one] { $windows } fenêtre
       *[other] { $windows } fenêtres
    }
    .summed = { $number ->
        [one] { $number } fenêtre
       *[other] { $number } fenêtres
    } dans { $columns ->
        [one] { $columns } colonne recouverte
       *[other] { $columns } colonnes recouvertes
    }
walk-KG-6-2 =
    2 points par porte d’une colonne recouverte
    .door = colonne { $column }
walk-KG-6-3 = Les hauteurs différentes des colonnes recouvertes valent 1, 2, 3 points, et ainsi de suite
    .height = hauteur { $height } (colonne { $column })
walk-KG-6-4 =
    1 point par chat, sous un toit ou non
    .cat = { $tile } en { $place }
walk-KG-6-5 = Si toutes les colonnes sont recouvertes, 1 point pour chacune
kensington-open-columns = { $number ->
    [one] La colonne { $columns } est ouverte.
   *[other] Les colonnes { $columns } sont ouvertes.
}
