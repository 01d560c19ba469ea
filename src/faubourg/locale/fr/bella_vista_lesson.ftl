### La première partie guidée de Bella Vista : un message par étape.

bella_vista-lesson-goal = Le but
    .says = Qui a le plus de pièces l’emporte. À chaque manche, vous posez une de vos cartes, un bâtiment, sur un emplacement, et vous en payez le prix : 7, 5, 3, 1 ou 0 pièce. On construit ensuite de gauche à droite. Une partie dure huit manches, cette leçon deux ; on y pose une carte par manche, comme à trois ou quatre joueurs (à deux, c’est d’ordinaire deux).
    .question = Qu’achète-t-on avec un emplacement plus cher ?
    .choice-earlier = Le droit de construire plus tôt
    .choice-higher = Un bâtiment plus haut
    .choice-larger = Plus de cases
    .right = Oui : qui paie davantage choisit sa place avant les autres. Bâtiments, contrats et objectifs rapportent ensuite des pièces.
    .other = La hauteur et les cases sont celles du bâtiment, sur votre carte. Le prix de l’emplacement décide d’autre chose : du moment.
    .show = Un emplacement plus cher est plus à gauche : on construit plus tôt.
bella_vista-lesson-ground = La ville
    .says = La ville a des quartiers de feuilles, de fleurs, de papillons et d’oiseaux, unis ou hachurés, avec des parcs et des rivières. Chaque manche a sa contrainte : pendant celle-ci, tout le monde construit sur les fleurs, unies ou hachurées.
    .question = Trouvez une case éclairée où l’on peut construire pendant cette manche.
    .right = Oui : c’est un quartier des fleurs.
    .other = Ce n’est pas un quartier des fleurs. La contrainte de la manche montre où construire.
    .park = C’est un parc : on ne construit jamais sur les parcs ni sur les rivières.
    .show = k6 est sur les fleurs unies, o2 sur les fleurs hachurées.
bella_vista-lesson-offer = Une offre : un emplacement et une carte
    .says = Le numéro d’une carte est la hauteur du bâtiment. Une fois construit, il rapporte 1 pièce par bâtiment plus petit (pas de même hauteur) qu’il touche, et 3 de plus s’il dépasse tous ceux qu’il touche, ou n’en touche aucun : les grands aiment venir en dernier.
    .question = Misez un grand bâtiment sur l’emplacement qui ne coûte rien.
    .right = Cela ne coûte rien, et il pourra toucher ce qui est déjà là.
    .other = Mais un grand bâtiment sur l’emplacement gratuit rapporte le plus.
    .low = Mais le n° 2 est plus bas que presque tout : construit en dernier, il ne trouvera guère de plus petit à toucher.
    .dear = Mais un grand bâtiment n’est pas pressé : avec l’emplacement à 0 pièce, on construit en dernier, quand il y a des bâtiments à dépasser.
    .early = Mais vous paieriez pour construire tôt, et le n° 2 ne rapporte guère plus que les 3 pièces d’un bâtiment isolé. Un grand bâtiment rapporte davantage, et sans rien payer.
    .show = Le n° 7 sur l’emplacement 5, pour rien. À vous.
bella_vista-lesson-build = Des pièces pour les bâtiments plus petits
    .says = Votre voisin a payé 3 pièces pour construire avant vous. Son n° 5 ne touche aucun bâtiment : 3 pièces. Votre n° 7 n’occupe qu’une case, comme le montre sa carte (un bâtiment de plusieurs cases peut être tourné). Les contrats viennent à la dernière étape.
    .question = Où, sur les fleurs, rapporte-t-il 4 pièces ?
    .right = Une pièce pour le bâtiment plus petit, trois parce que le vôtre le dépasse : cela fait { $points ->
        [one] { $points } pièce
       *[other] { $points } pièces
    }.
    .other = Mais il y est isolé. Contre le n° 5, côte à côte, il rapporterait une pièce de plus.
    .show = En l3, juste à côté du n° 5 de votre voisin : 1 + 3. À vous.
bella_vista-lesson-order = Qui fait son offre ensuite
    .says = Après une manche, on range les cartes par numéro : c’est l’ordre des offres suivantes. Vous avez construit le n° 7, votre voisin le n° 5, et il vient de faire son offre avant vous.
    .question = Quelle carte vient en premier ?
    .choice-smaller = Celle au plus petit numéro
    .choice-larger = Celle au plus grand numéro
    .choice-dearer = Celle de l’emplacement le plus cher
    .right = Oui : le n° 5 passe avant le n° 7. À numéros égaux, la carte de l’emplacement le plus cher vient en premier.
    .other = Votre voisin, avec le n° 5, vient de faire son offre avant vous. L’emplacement ne départage que des numéros égaux.
    .show = Le plus petit numéro vient en premier : le n° 5 avant le n° 7.
bella_vista-lesson-park = Les hauteurs près des parcs
    .says = Deux objectifs, tirés au sort à chaque partie, valent jusqu’à sa fin. Le premier, ici : à la fin, pour chaque parc, vos bâtiments qui le bordent rapportent leur hauteur en pièces. Un bâtiment au bord de deux parcs compte deux fois.
    .question = Que rapportera votre n° 7 en l3 ?
    .choice-nothing = Rien
    .choice-seven = 7 pièces
    .choice-twelve = 12 pièces
    .right = Sept pièces : l3 a un côté commun avec le parc au-dessus.
    .other = Regardez au-dessus de l3 : un parc y commence. Et seul votre bâtiment compte pour vous.
    .show = l3 touche le parc au-dessus : le n° 7 rapporte 7 pièces.
bella_vista-lesson-price = Une nouvelle contrainte
    .says = Pendant cette manche, on ne construit que sur les quartiers hachurés. Les fleurs hachurées commencent juste à côté de votre n° 7. Qui ne peut payer aucun des emplacements restants construit en dernier, sans payer.
    .question = Misez le bâtiment qui dépassera votre n° 7 sur l’emplacement le moins cher qui reste.
    .right = Une pièce pour l’emplacement : votre n° 8 la regagnera bientôt.
    .other = Mais seul le n° 8 dépasse votre n° 7, et rapporte des pièces à côté de lui.
    .dear = Mais personne ne vous gêne sur les fleurs hachurées : l’emplacement à 1 pièce suffit.
    .show = Le n° 8 sur l’emplacement 4, pour 1 pièce. À vous.
bella_vista-lesson-group = Les ensembles
    .says = Le second objectif, ici : 10 pièces pour chacun de vos ensembles. Un ensemble réunit au moins deux de vos bâtiments qui se touchent par un côté.
    .question = Construisez le n° 8 là où il forme un ensemble.
    .right = À côté de votre n° 7, sur les fleurs hachurées : { $points ->
        [one] { $points } pièce
       *[other] { $points } pièces
    } tout de suite, et un ensemble qui en vaudra 10 à la fin.
    .other = Mais il est loin de votre n° 7 : pas d’ensemble.
    .near = Mais il ne touche pas votre n° 7 en l3 : pas d’ensemble. Les coins ne comptent pas.
    .show = En m3, juste à côté de votre n° 7. À vous.
bella_vista-lesson-contract = Un contrat, si l’on veut
    .says = Après avoir construit, vous pouvez prendre un contrat visible que vos bâtiments remplissent ; ses pièces s’ajoutent à la fin. Les contrats pris sont remplacés après la manche.
    .question = Vous avez un bâtiment entièrement sur chacun des deux quartiers des fleurs : prenez le contrat qui ne demande que cela.
    .right = Il vaut { $points ->
        [one] { $points } pièce
       *[other] { $points } pièces
    }, et personne d’autre ne peut plus le prendre.
    .other = Mais un contrat vous tend les bras : un bâtiment entièrement sur chacun des quartiers des fleurs.
    .show = Le contrat qui montre les deux quartiers des fleurs. À vous.
bella_vista-lesson-notation = Comment taper un coup
    .offer = Pour faire une offre, tapez le numéro de l’emplacement, compté depuis la gauche, = et le numéro de la carte : 1=2 mise le n° 2 sur le premier emplacement, le plus cher. Ou avec des mots : miser carte 2 sur emplacement 1.
    .build = Pour construire, tapez la première case du bâtiment, la plus à gauche de sa rangée du haut : p1 le construit dans l’angle. Ou avec des mots : construire p1. Un bâtiment que l’on peut tourner porte /1, /2 ou /3 à la suite.
    .contract = Pour prendre un contrat, tapez @ et ses lettres : @AB prend le contrat marqué AB. Un point continue sans en prendre.
bella_vista-lesson-over = Votre première ville est bâtie
    .goal = Le plus de pièces : grâce aux bâtiments, aux contrats et aux objectifs.
    .turn = Poser une carte sur un emplacement (à deux joueurs, d’ordinaire deux par manche), construire selon la contrainte, prendre un contrat si l’on veut.
    .end = Après la huitième manche, ici la deuxième, on compte objectifs et contrats.
