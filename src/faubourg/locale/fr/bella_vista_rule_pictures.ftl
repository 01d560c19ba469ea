### Bella Vista : les règles en bref, et les légendes de leurs images.

## En bref

bella_vista-short-goal = Faites pousser la ville vers le ciel, et finissez avec le plus de pièces.
    .says = Les pièces achètent votre rang de construction. Hauteurs, contrats et objectifs les rapportent.
    .picture = Une partie de la ville : quartiers, parcs et rivière, avec des bâtiments de quatre architectes et de hauteurs différentes.
bella_vista-short-offer = Faire une offre
    .says = Payez un emplacement et posez-y une carte, face cachée. Les plus chers construisent en premier.
    .picture = Le plateau d’Offre avec des emplacements de 7 pièces à 0, et deux cartes.
bella_vista-short-build = Construire
    .says = Sur des cases libres de quartier, dans la contrainte de la manche.
    .picture = Un grand bâtiment se place contre deux plus petits et rapporte 5 pièces.
bella_vista-short-contract = Prendre un contrat
    .says = Un contrat visible, si vos bâtiments le remplissent.
    .picture = Un contrat pour un bâtiment sur chacun des deux quartiers d’un symbole.
bella_vista-short-rounds = La fin
    .says = Après la huitième manche, on compte les contrats et les deux objectifs de cette partie.
    .picture = Huit manches ; la dernière est marquée.
bella_vista-short-smaller = pièce par bâtiment plus petit contre le vôtre
bella_vista-short-tallest = pièces si le vôtre les dépasse tous
bella_vista-short-contracts = pièces pour un contrat
bella_vista-short-heights = pièce par étage près des parcs, des rivières ou en bordure, selon la carte
bella_vista-short-groups = pièces pour les ensembles, selon la carte

## Images

bella_vista-picture-tiles = Quartiers, parcs et rivières
    .says = Quatre tuiles de la ville : deux quartiers avec leurs symboles, un parc et une rivière.
bella_vista-picture-city = Une ville sans vide
    .says = Toute la ville : huit quartiers, cinq parcs et deux rivières, assemblés sans vide.
bella_vista-picture-on-districts = Sur des cases libres
    .says = Permis : le bâtiment est sur des cases libres d’un quartier.
bella_vista-picture-on-park = Pas sur un parc
    .says = Refusé : une case du bâtiment serait sur un parc.
bella_vista-picture-beside = Un côté commun
    .says = Le bâtiment éclairé partage un côté avec un autre : ils sont adjacents.
bella_vista-picture-on-border = Un côté vers l’extérieur
    .says = Le bâtiment éclairé a un côté qui ne touche aucun élément de la ville : il est en bordure.
bella_vista-picture-imposed = Sur les quartiers demandés
    .says = Permis : le bâtiment est sur un quartier des fleurs, comme la contrainte le demande.
bella_vista-picture-not-imposed = Sur un autre quartier
    .says = Refusé : le bâtiment est sur un quartier des feuilles ; cette manche demande les fleurs.
bella_vista-picture-park-touched = Il touche un parc
    .says = Permis : un parc est imposé, et le bâtiment partage un côté avec l’un d’eux.
bella_vista-picture-park-missed = Aucun parc à côté
    .says = Refusé : un parc est imposé, et le bâtiment n’en touche aucun.
bella_vista-picture-the-border = N’importe où en bordure
    .says = Permis : les quartiers des fleurs, que la contrainte demande, sont pleins ; le bâtiment est donc en bordure et ne rapporte aucune pièce. Toutes les autres cases libres de la bordure, où il pourrait aussi aller, sont éclairées.
bella_vista-picture-taller = Plus grand que ses deux voisins
    .says = Le nouveau bâtiment dépasse ses deux voisins, donc tous ceux qu’il touche : 1 + 1 + 3 = 5 pièces.
bella_vista-picture-entirely = Entièrement sur un quartier
    .says = Toutes les cases du bâtiment éclairé sont sur un seul quartier.
bella_vista-picture-straddling = À cheval sur deux quartiers
    .says = Le bâtiment éclairé est à cheval sur deux quartiers : il n’est entièrement ni sur l’un, ni sur l’autre.
bella_vista-picture-neutral = Le dernier le place
    .says = Permis : à trois architectes, le dernier à construire place le bâtiment neutre de la manche, gris, dans la contrainte ; il touche un bâtiment de rouge et n’appartient à personne.
bella_vista-picture-beside-parks = Les hauteurs près d’un parc
    .says = Le bâtiment de rouge au bord du parc rapporte sa hauteur en pièces.
bella_vista-picture-largest-group = Le plus grand ensemble
    .says = Deux bâtiments de rouge se touchent : un ensemble de trois cases, 2 pièces chacune.
