### Bella Vista : les règles telles que les lit le joueur. Le message BV-3-5 est la règle BV-3.5.

## BV-0 Matériel

BV-0 =
    .title = Matériel

BV-0-1 =
    .title = Bâtiments et cartes Construction
    .text =
        Chacune des quatre couleurs (rouge, bleu, vert, jaune) a 8 bâtiments numérotés de 1 à 8, 8 cartes Construction des mêmes numéros et une carte de départ.
        Le numéro d’un bâtiment est sa hauteur.
        Le rouge et le bleu ont un second jeu de cartes et une seconde carte de départ pour les parties à 2 architectes, ainsi que des tuiles Toit qui recolorent les bâtiments verts et jaunes.
    .no-card = Il n’y a pas de carte Construction { $card }. Les cartes vont de 1 à { $last }.

BV-0-2 =
    .title = Tuiles de la ville
    .text =
        La ville se compose de 8 tuiles Quartier, 5 tuiles Parc et 2 tuiles Rivière.
        Les quartiers portent 4 symboles (feuilles, fleurs, papillons, oiseaux), chacun une fois uni et une fois hachuré.
        Un quartier a 4 × 4 cases, un parc 2 × 4 et une rivière 2 × 6.
        Tous les nombres de ces règles sont ceux de la boîte ; une édition de votre cru peut en avoir d’autres.

BV-0-3 =
    .title = Dix contraintes
    .text =
        Six des 10 cartes Contrainte imposent des quartiers : une par symbole, pour ses 2 quartiers, et une par motif, pour ses 4 quartiers.
        Les quatre autres sont : parc imposé, parc interdit, rivière interdite, bordure interdite.

BV-0-4 =
    .title = Dix-huit contrats
    .text =
        Il y a un contrat pour chacun des 8 quartiers : 2 bâtiments entièrement sur ce quartier.
        Quatre contrats demandent 1 bâtiment entièrement sur chacun des 2 quartiers d’un symbole, l’uni et le hachuré ; deux en demandent 1 sur chacun des 4 quartiers d’un motif, les unis ou les hachurés.
        Les quatre derniers demandent 2 bâtiments à cheval, 4 bâtiments en bordure, 2 adjacents à une rivière au moins, et 2 adjacents à un parc au moins ; chaque bâtiment compte une fois.

BV-0-5 =
    .title = Six objectifs
    .text =
        Trois objectifs récompensent la hauteur : au bord des parcs, au bord des rivières, en bordure.
        Trois autres portent sur les ensembles de bâtiments.

## BV-1 Mise en place

BV-1 =
    .title = Mise en place

BV-1-1 =
    .title = Assembler la ville
    .text =
        Les 15 tuiles de la ville s’assemblent au gré des joueurs, sans espace vide : une des villes nommées, une ville générée ou une ville de leur invention.
        Les tuiles reposent sur une même grille de cases, se tournent, ne se recouvrent pas, se tiennent par leurs côtés et n’enferment aucune case vide.
        Les encoches ouvertes sont permises ; leurs côtés sont de la bordure (BV-3.2).
    .no-square = Il n’y a pas de case numéro { $square }. La dernière case de la table est { $last }.

BV-1-2 =
    .title = Le plateau d’Offre
    .text =
        À 2 ou 4 architectes, le plateau a cinq emplacements, dont le prix en pièces est de 7, 5, 3, 1 et 0.
        À 3 architectes, il en a quatre, de 6 pièces à 0 ; la règle n’indique que ces deux-là, et les 4 et 2 entre eux sont notre proposition.
    .no-slot = Le plateau d’Offre n’a pas d’emplacement { $slot }. Ses emplacements se comptent depuis la gauche, de 1 à { $slots }.

BV-1-3 =
    .title = Contrainte, objectifs et contrats
    .text =
        Les cartes Contrainte sont mélangées et la première est révélée.
        Un objectif de hauteur et un objectif d’ensemble sont tirés pour la partie.
        Les contrats sont mélangés et 4 d’entre eux sont révélés.
    .not-dealt = La distribution n’est pas finie.

BV-1-4 =
    .title = Le premier ordre
    .text =
        Les cartes de départ sont placées au hasard sous le plateau d’Offre : c’est l’ordre des premières offres.
        À 3 architectes, la couleur inutilisée est gardée pour BV-4.1.

BV-1-5 =
    .title = Pièces et premières mains
    .row = Pièces de départ
    .text =
        Chacun reçoit 20 pièces.
        Vous mélangez vos 8 cartes Construction et en piochez 3 ; personne d’autre ne voit votre main.
    .start = Pièces de départ : { $coins }.

## BV-2 L’offre

BV-2 =
    .title = L’offre

BV-2-1 =
    .title = Payer un emplacement
    .row = Payé pour les offres
    .text =
        Dans l’ordre des cartes sous le plateau, chaque architecte choisit un emplacement vide au-dessus, en paie aussitôt le prix et y pose face cachée une carte Construction de sa main.
    .offers-made = Les offres de cette manche sont faites.
    .card-not-held = { $card ->
        [0] Une offre doit nommer la carte posée.
       *[other] Vous n’avez pas de carte n° { $card }.
    }
    .too-dear = L’emplacement { $slot } coûte { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    } ; { $coins ->
        [0] vous n’en avez pas.
        [1] vous n’en avez qu’une.
       *[other] vous n’en avez que { $coins }.
    }
    .must-offer = C’est à vous de faire une offre.
    .paid = Offre de la manche { $round } : { $price ->
        [one] { $price } pièce payée
       *[other] { $price } pièces payées
    }.

BV-2-2 =
    .title = Une carte par emplacement
    .text =
        Un emplacement n’accueille qu’une carte.
        À 2 architectes, qui font deux offres chacun, il n’accueille pas même deux cartes du même architecte.
    .slot-taken = { $own ->
        [true] Votre propre carte est déjà sur l’emplacement { $slot }.
       *[other] { $who } a déjà pris l’emplacement { $slot }.
    }

BV-2-3 =
    .title = Sans pouvoir payer
    .text =
        Si vous ne pouvez payer aucun des emplacements encore libres, vous vous placez à droite du plateau, ne payez rien, y posez une carte face cachée et construisez en dernier, après l’emplacement à 0 pièce.
        Qui peut payer un emplacement libre doit en prendre un.
        Plusieurs architectes s’y placent dans l’ordre de leur venue.
    .can-pay = Vous pouvez payer un emplacement avec { $coins ->
        [one] votre pièce
       *[other] vos { $coins } pièces
    } : vous ne pouvez donc pas vous placer à droite du plateau.

## BV-3 Construction

BV-3 =
    .title = La construction, du plus cher au moins cher

BV-3-1 =
    .title = Révéler la carte et construire
    .text =
        Révélez votre carte et placez le bâtiment de ce numéro sur des cases libres de la ville, en respectant la contrainte.
        On ne construit ni sur un parc ni sur une rivière.
    .face-down = La prochaine carte au-dessus du plateau est encore face cachée.
    .offers-first = Les offres de cette manche ne sont pas complètes.
    .already-built = { $neutral ->
        [true] Le bâtiment neutre est déjà construit.
       *[false] Votre bâtiment est déjà construit.
    }
    .off-city = Le n° { $number } dépasserait le bord de la ville : il ne peut occuper que des cases de quartier.
    .on-park-or-river = En { $squares }, le n° { $number } serait sur { $ground ->
        [park] un parc
        [river] une rivière
       *[both] un parc et une rivière
    } : il ne peut occuper que des cases de quartier.
    .taken = On ne peut pas construire en { $squares } : { $building } s’y trouve.
    .must-build = Il y a de la place pour le n° { $number } : il doit être construit.

BV-3-2 =
    .title = Adjacent, et en bordure
    .text =
        Un bâtiment est adjacent à ce qui partage un côté avec une de ses cases au moins ; les diagonales ne comptent pas.
        Il est en bordure si une de ses cases au moins a un côté qui ne touche aucun élément de la ville, ni quartier, ni parc, ni rivière.

BV-3-3 =
    .title = Quartiers imposés
    .text =
        Le bâtiment se trouve entièrement sur les quartiers indiqués par la contrainte.
        Il peut être à cheval sur plusieurs d’entre eux.
    .wrong-district = Le n° { $number } ne peut pas aller là ({ $wrong }) : cette manche impose d’autres quartiers ({ $asked }).

BV-3-4 =
    .title = Parcs, rivières et bordure
    .text =
        Parc imposé : le bâtiment est adjacent à un parc.
        Parc interdit : il ne l’est pas.
        Rivière interdite : il n’est pas adjacent à une rivière.
        Bordure interdite : il n’est pas en bordure.
    .park-imposed = Le n° { $number } en { $squares } ne serait adjacent à aucun parc ; cette manche impose un parc.
    .park-forbidden = Le n° { $number } en { $squares } serait adjacent à un parc ; cette manche l’interdit.
    .river-forbidden = Le n° { $number } en { $squares } serait adjacent à une rivière ; cette manche l’interdit.
    .border-forbidden = Le n° { $number } en { $squares } serait en bordure ; cette manche l’interdit.

BV-3-5 =
    .title = Aucune place dans la contrainte
    .text =
        Si le bâtiment ne peut pas être placé en respectant la contrainte, il doit l’être en bordure de la ville, et votre tour s’arrête là : ni pièces, ni contrat.
        N’importe quelle place libre en bordure convient ; la contrainte ne s’applique plus, pas même celle qui interdit la bordure.
    .off-border = Aucune place ne respecte la contrainte : le n° { $number } doit aller en bordure, et il n’y serait pas en { $squares }.
    .no-contract = Il ne restait aucune place permise pour votre bâtiment : votre tour s’est donc arrêté là, sans contrat.

BV-3-6 =
    .title = Les pièces d’un bâtiment
    .row = Pièces des bâtiments
    .text =
        Vous gagnez 1 pièce par bâtiment adjacent strictement plus petit, quel qu’en soit le propriétaire ; chaque voisin compte une fois, quel que soit le nombre de côtés communs.
        Vous gagnez 3 pièces de plus si votre bâtiment est strictement le plus grand parmi ses voisins, ou s’il n’en a pas.
    .smaller = Le n° { $number } en { $square } dépassait { $neighbours }.
    .tallest = Le n° { $number } en { $square } dépassait tous les bâtiments voisins.
    .alone = Le n° { $number } en { $square } était isolé.

BV-3-7 =
    .title = Un contrat, si l’on veut
    .text =
        Après avoir construit, vous pouvez prendre un contrat visible dont vos bâtiments remplissent la condition.
        Il se pose face cachée devant vous et compte à la fin.
        Un seul contrat par construction ; la rangée n’est pas complétée avant la fin de la manche.
    .build-first = Un contrat se prend juste après avoir construit.
    .not-open = Ce contrat n’est pas visible. Contrats visibles : { $marks }.
    .not-fulfilled = Vous ne remplissez pas ce contrat : { $contract }. Bâtiments qui comptent : { $have } sur { $needed }.

BV-3-8 =
    .title = Entièrement dessus, et à cheval
    .text =
        Un bâtiment est entièrement sur un quartier si toutes ses cases sont sur cette tuile.
        Un bâtiment à cheval, c’est-à-dire sur au moins 2 tuiles Quartier, n’est entièrement sur aucune.

BV-3-9 =
    .title = Davantage à deux
    .text =
        À 2 architectes, les contrats pour un quartier, pour les rivières et pour les parcs demandent 3 bâtiments au lieu de 2.

## BV-4 Fin de la manche

BV-4 =
    .title = Fin de la manche

BV-4-1 =
    .title = Bâtiments neutres
    .text =
        À 3 architectes seulement, après les manches 1 à 7 : le dernier architecte dans l’ordre de construction place le bâtiment neutre du numéro de la manche, en respectant la contrainte.
        Il en est ainsi même si son propre bâtiment n’a pu être construit.

BV-4-2 =
    .title = L’ordre suivant
    .text =
        Les cartes Construction descendent sous le plateau, de la plus petite à la plus grande.
        À numéro égal, elles gardent leur ordre au-dessus du plateau : l’emplacement le plus cher d’abord, les places à droite du plateau en dernier.
        C’est l’ordre des prochaines offres.

BV-4-3 =
    .title = Nouvelles cartes
    .text =
        Chacun repioche jusqu’à 3 cartes tant que sa pioche n’est pas vide.
        Les contrats sont complétés à 4, et une nouvelle contrainte est révélée.
    .not-dealt = Les cartes de la nouvelle manche ne sont pas encore distribuées.
    .not-there = Cette carte ne peut pas être tirée maintenant : seule une carte encore dans la pioche peut l’être.
    .nothing-due = Il n’y a rien à tirer ni à révéler maintenant : cela se fait à la mise en place et entre les manches.

BV-4-4 =
    .title = Huit manches
    .text =
        La partie prend fin après la 8e manche.
    .over = La partie est finie : la dernière manche a été jouée.

## BV-5 Fin de la partie

BV-5 =
    .title = Fin de la partie

BV-5-1 =
    .title = Objectifs de hauteur
    .row = Objectif de hauteur
    .text =
        Pour chaque parc, la somme des hauteurs de vos bâtiments qui lui sont adjacents ; ou de même pour chaque rivière ; ou la somme des hauteurs de vos bâtiments en bordure.
        Les tuiles Parc qui se touchent sont un seul parc, et les deux tuiles Rivière, si elles se touchent, une seule rivière.
        Un bâtiment adjacent à deux parcs compte pour les deux.
    .park = Au bord du parc en { $square } : { $number ->
        [one] hauteur { $heights }
       *[other] hauteurs { $heights }
    }.
    .river = Au bord de la rivière en { $square } : { $number ->
        [one] hauteur { $heights }
       *[other] hauteurs { $heights }
    }.
    .border = En bordure : { $number ->
        [one] hauteur { $heights }
       *[other] hauteurs { $heights }
    }.

BV-5-2 =
    .title = Objectifs d’ensemble
    .row = Objectif d’ensemble
    .text =
        Un ensemble est un groupe d’au moins deux bâtiments d’un même architecte reliés de proche en proche, aussi grand que possible.
        L’objectif est l’un de ceux-ci : 2 pièces par case de votre plus grand ensemble, celui qui couvre le plus de cases ; 10 pièces par ensemble ; ou 5 pièces de moins par bâtiment qui n’est dans aucun ensemble.
    .largest = Le plus grand ensemble couvre { $squares ->
        [one] { $squares } case
       *[other] { $squares } cases
    } : { $squares } × { bella-amount }.
    .groups = Un ensemble formé des bâtiments de hauteurs { $numbers }.
    .alone = Le n° { $number } en { $square } n’est dans aucun ensemble.

BV-5-3 =
    .title = Contrats, victoire et égalités
    .row = Contrats
    .text =
        Chaque contrat rapporte sa valeur, et qui a le plus de pièces l’emporte.
        À égalité, l’ensemble qui couvre le plus de cases l’emporte ; si l’égalité persiste, la victoire est partagée.
        Les places suivantes se règlent de la même façon.
    .contract = Contrat : { $contract }.

## BV-6 Deux architectes

BV-6 =
    .title = Deux architectes

BV-6-1 =
    .title = Deux jeux chacun
    .row = Pièces de départ
    .text =
        Le plateau montre sa face pour 2 ou 4.
        Chaque architecte a les deux jeux de cartes de sa couleur, 16 cartes mélangées en tout, dont 5 en main ; 16 bâtiments, 8 de sa couleur et 8 d’une autre sous des tuiles Toit ; et 30 pièces.
        Les deux couleurs sont les siennes à tous égards, et les deux bâtiments d’un numéro se valent.
    .start = Pièces de départ : { $coins }.

BV-6-2 =
    .title = Premier ordre à deux
    .text =
        Une carte de départ est tirée : les cartes de sa couleur prennent les places 1 et 4 sous le plateau, celles de l’autre couleur les places 2 et 3.

BV-6-3 =
    .title = Deux offres, deux constructions
    .text =
        Chaque architecte fait deux offres et deux constructions par manche, dans l’ordre des cartes.
        À la fin de la manche, chacun pioche 2 cartes tant que sa pioche n’est pas vide : les mains ont 5 cartes aux manches 1 à 6, puis 4, puis 2.
        À 3 ou 4 architectes, elles en ont 3 aux manches 1 à 6, puis 2, puis 1.

## BV-R Précisions

BV-R =
    .title = Précisions

BV-R1 =
    .title = Plus de place du tout
    .text =
        Si un bâtiment n’a aucune place dans la contrainte et que même la bordure n’a pas de place pour lui, il va sur n’importe quelles cases libres ; s’il ne tient nulle part, il est mis de côté sans être construit.
        Dans les deux cas, ni pièces ni contrat.
        Un bâtiment non construit ne compte pour rien, pas même pour la pénalité de BV-5.2 ; sa carte compte encore dans BV-4.2.

BV-R2 =
    .title = Bâtiments neutres
    .text =
        Le bâtiment neutre suit BV-3.5 et BV-R1, et qui le place choisit où.
        Il n’est à personne et n’apporte ni pièces, ni contrat, ni ensemble, ni objectif, mais il est un voisin dans BV-3.6.
    .no-contract = Un bâtiment neutre n’apporte pas de contrat.

BV-R3 =
    .title = Tournés, pas retournés
    .text =
        Les bâtiments se tournent librement mais ne se retournent pas : ce sont des pièces creuses, avec un toit et un dessous ouvert.
    .same-turn = Le n° { $number } { $turns ->
        [one] a le même aspect dans tous les sens.
       *[other] n’a que { $turns } positions d’aspect différent.
    }

BV-R4 =
    .title = Les contrats sont connus
    .text =
        Un contrat était visible avant d’être pris : tous peuvent savoir lesquels un architecte possède.
        L’écran les pose face cachée et les montre sur demande ; si l’on a choisi « Contrats cachés », personne ne peut les revoir.
        Leur valeur compte tout de même dans les totaux que chacun voit : elle était visible avec le contrat.

BV-R5 =
    .title = Au-dessous de zéro
    .text =
        Un total de pièces ne descend au-dessous de 0 que par la pénalité de BV-5.2.

BV-R6 =
    .title = Deux cartes d’interdiction
    .text =
        Parc interdit et rivière interdite sont deux cartes Contrainte ; le rappel de la règle ne fait que les imprimer ensemble.

BV-R7 =
    .title = Parcs et rivières font partie de la ville
    .text =
        Une tuile Parc ou Rivière fait partie de la ville : une case qui la touche n’est pas en bordure de ce côté.

BV-R8 =
    .title = Pioche vide, aucun ensemble
    .text =
        Quand la pioche des contrats est vide, la rangée n’est plus complétée.
        Un architecte sans ensemble compte 0 pour départager.

BV-R9 =
    .title = Ce que tous peuvent savoir
    .text =
        Les pièces et le nombre de cartes en main sont publics, et la banque est illimitée.

BV-R10 =
    .title = Pas de bâtiment neutre à la huitième manche
    .text =
        À 3 architectes, aucun bâtiment neutre ne suit la huitième manche : la règle le range parmi ce qu’on fait après les manches 1 à 7, et passe directement à la fin après la huitième.
        Le bâtiment neutre n° 8 reste dans la boîte.

## Mots

bella-plain-leaves = feuilles unies
bella-hatched-leaves = feuilles hachurées
bella-plain-flowers = fleurs unies
bella-hatched-flowers = fleurs hachurées
bella-plain-butterflies = papillons unis
bella-hatched-butterflies = papillons hachurés
bella-plain-birds = oiseaux unis
bella-hatched-birds = oiseaux hachurés
bella-each-plain = quartier uni
bella-each-hatched = quartier hachuré
bella-each-leaves = quartier des feuilles
bella-each-flowers = quartier des fleurs
bella-each-butterflies = quartier des papillons
bella-each-birds = quartier des oiseaux
bella-all-plain = quartiers unis
bella-all-hatched = quartiers hachurés
bella-all-leaves = quartiers des feuilles
bella-all-flowers = quartiers des fleurs
bella-all-butterflies = quartiers des papillons
bella-all-birds = quartiers des oiseaux
bella-building = le n° { $number } ({ $owner })
bella-neutral-building = le n° { $number } neutre
bella-card = le n° { $number }
bella-card-face-down = une carte
bella-cards-alike = { $number ->
    [one] le n° { $card }
    [2] deux n° { $card }
   *[other] { $number } n° { $card }
}
bella-constraint-districts = { $districts }
bella-constraint-park-imposed = parc imposé
bella-constraint-park-forbidden = parc interdit
bella-constraint-river-forbidden = rivière interdite
bella-constraint-border-forbidden = bordure interdite
bella-amount = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
bella-needed = { $needed ->
    [one] { $needed } bâtiment
   *[other] { $needed } bâtiments
}
bella-contract-district = { bella-needed } entièrement sur les { $districts }, pour { bella-amount }
bella-contract-each = 1 bâtiment entièrement sur chaque { $districts }, pour { bella-amount }
bella-contract-each-listed = 1 bâtiment entièrement sur chacun de ces quartiers : { $districts }, pour { bella-amount }
bella-contract-straddling = { bella-needed } à cheval sur plusieurs quartiers, pour { bella-amount }
bella-contract-border = { bella-needed } en bordure, pour { bella-amount }
bella-contract-river = { bella-needed } au bord d’une rivière, pour { bella-amount }
bella-contract-park = { bella-needed } au bord d’un parc, pour { bella-amount }
bella-height-park = hauteurs au bord de chaque parc
bella-height-river = hauteurs au bord de chaque rivière
bella-height-border = hauteurs en bordure
bella-cluster-largest = { bella-amount } par case du plus grand ensemble
bella-cluster-groups = { bella-amount } par ensemble
bella-cluster-alone = { bella-amount } de moins par bâtiment hors de tout ensemble

## Ce que rapporterait un bâtiment

ahead-BV-3-6 =
    .smaller = Le n° { $number } en { $square } dépasse { $neighbours }.
    .tallest = Le n° { $number } en { $square } est plus grand que tous les bâtiments voisins.
    .alone = Le n° { $number } en { $square } est isolé.

## Villes

bella-city-faults = { $fault } ; { $others }
bella-bad-city = { $problems }. Villes nommées : { $known }
bella-no-city = il n’y a pas de ville « { $name } ». Villes nommées : { $known }
bella-city-london = Londres
bella-city-bangkok = Bangkok
bella-city-berlin = Berlin
bella-city-rome = Rome
bella-city-paris = Paris
bella-city-new-york = New York
bella-city-problem = { $reason }
bella-hardly-fits = les tuiles de cette édition ne tiennent presque jamais sur la table au hasard ; choisissez une ville nommée ou dessinez-en une
bella-city-size = une ville a au plus { $limit } caractères dans chaque sens
bella-unknown-tile = ligne { $row }, colonne { $column } : « { $mark } » n’est pas une tuile ; les tuiles sont { $known }
bella-tile-missing = il manque la tuile { $mark }
bella-tile-torn = ligne { $row }, colonne { $column } : un vide à la place de la tuile { $mark }
bella-tile-under = ligne { $row }, colonne { $column } : la tuile { $over } recouvre la tuile { $mark }
bella-tile-surplus = ligne { $row }, colonne { $column } : la tuile { $mark } y est une fois de trop ou n’a pas la bonne forme
bella-city-apart = ligne { $row }, colonne { $column } : la partie avec la tuile { $mark } ne touche pas le reste de la ville
bella-city-hole = ligne { $row }, colonne { $column } : un vide à l’intérieur de la ville
bella-no-district = il faut au moins un quartier
bella-bad-face = tuile { $mark } : les quartiers, et eux seuls, ont un symbole et un motif
bella-bad-size = les deux côtés doivent être des multiples de { $unit } cases
bella-bad-footprint = n° { $number }, « { $shape } » : une emprise de # d’un seul tenant était attendue
bella-bad-districts = carte { $card } : ses quartiers ne vont pas avec son genre ; les quartiers sont { $known }
bella-too-few-constraints = trop peu de contraintes ({ $said }) : chacune des { $needed } manches en demande une
bella-slots-order = les emplacements vont du plus cher au moins cher, chaque prix une fois
bella-bad-start = chacune des { $seats } couleurs doit être sous le plateau, autant de fois que les autres
bella-too-few-cards = trop peu de cartes ({ $said }) pour { $needed } offres
bella-too-few-neutral = trop peu de bâtiments neutres ({ $said }) : ils vont jusqu’au n° { $needed }

## Que faire à la place

bella_vista-remedy-offer = Emplacements que vous pouvez payer : { $slots }. { $hand }
bella-slot = { $slot } ({ $price ->
    [0] gratuit
    [one] 1 pièce
   *[other] { $price } pièces
})
bella_vista-cards-in-hand = { $number ->
    [one] Votre seule carte : { $cards }.
   *[other] Vos cartes : { $cards }.
}
bella_vista-remedy-right = Vous ne pouvez payer aucun emplacement : posez une de vos cartes à droite du plateau. { $hand }
bella_vista-remedy-build = Placez { $building } { $places }, par exemple.
bella-places = { $turned ->
    [yes] tourné{" "}
   *[no] {""}
}{ $turn ->
   *[0] {""}
    [1] une fois{" "}
    [2] deux fois{" "}
    [3] trois fois{" "}
}en { $squares }
bella-places-or = { $first }, ou { $other }
bella_vista-remedy-contract = Prenez un contrat que vous remplissez, ou continuez sans en prendre.
bella_vista-remedy-go-on = Continuez : il n’y a rien d’autre à faire maintenant.
bella_vista-remedy-dealing = Attendez que les cartes soient distribuées et révélées.
bella_vista-remedy-over = Regardez les pièces, ou commencez une nouvelle partie.

## Coups

bella-notation =
    « { $text } » n’est pas un coup.
    Un coup s’écrit 2=6 (carte n° 6 sur le deuxième emplacement), x=6 (à droite du plateau), f5 ou f5/1 (construire en f5, tourné une fois), @AB (prendre ce contrat) ou « . » (continuer sans).
bella-no-mark = Il n’y a pas de carte { $mark } ; les cartes sont { $known }.
bella-no-card = Il n’y a pas de carte n° { $card } ; la dernière est { $last }.
bella-no-seat = Il n’y a pas de place { $seat } ; la dernière est { $last }.
bella-no-square = Il n’y a pas de case { $name } : la table va de { $first } à { $last }.
bella-told-offer = { $price ->
    [0] { $who } prend l’emplacement { $slot } sans payer
    [one] { $who } paie { $price } pièce pour l’emplacement { $slot }
   *[other] { $who } paie { $price } pièces pour l’emplacement { $slot }
} et pose { $card }.
bella-told-right = { $who } ne peut pas payer et pose { $card } à droite du plateau.
bella-told-place = { $who } construit le n° { $number } en { $squares } : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
bella-told-outside = { $outside ->
    [border] { $who }, faute de place permise, doit construire le n° { $number } en bordure, en { $squares } : ni pièces ni contrat.
   *[anywhere] { $who }, faute de place permise, même en bordure, construit le n° { $number } en { $squares } : ni pièces ni contrat.
}
bella-told-neutral = { $outside ->
    [border] { $who }, faute de place permise, doit placer le n° { $number } neutre en bordure, en { $squares }.
    [anywhere] { $who }, faute de place permise, même en bordure, place le n° { $number } neutre en { $squares }.
   *[no] { $who } place le n° { $number } neutre en { $squares }.
}
bella-told-unbuilt = Il n’y a pas de place pour { $building } : { $who } le met de côté.
bella-told-contract = { $who } prend un contrat : { $contract }.
bella-told-closed-contract = { $who } prend un contrat.
bella-told-decline = { $who } ne prend pas de contrat.
bella-told-unfulfilled = { $who } ne remplit aucun des contrats visibles.
bella-told-stopped = { $who } en reste là.
bella-told-round-done = La manche est terminée.
bella-told-lot = Carte de départ tirée : { $who }.
bella-told-constraint = Manche { $round } : { $constraint }.
bella-told-objective = Objectif : { $objective }.
bella-told-post = Nouveau contrat : { $contract }.
bella-told-card = { $who } pioche le n° { $card }.
bella-told-card-times = { $who } pioche { bella-cards-alike }.
bella-told-unseen-card = { $who } pioche une carte.
bella-told-unseen-card-times = { $who } pioche { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}.
bella-told-reveal = { $who } révèle { $card }.
