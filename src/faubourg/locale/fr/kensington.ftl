### Kensington : les règles telles que le joueur les lit. Le message KG-2-5 est la règle KG-2.5.

## KG-0 Matériel

KG-0 =
    .title = Matériel

KG-0-1 =
    .title = Tuiles-fenêtres
    .text =
        Il y a 70 tuiles-fenêtres : carrées, rectangulaires, en forme de L, de T, de S et de U, avec une fenêtre par case.
        La moitié sont éclairées, l’autre moitié sombres ; 40 sont faciles à construire, 30 difficiles.
        Les difficiles portent un petit losange gris sur leurs deux faces ; toutes ont le dos beige.
    .no-tile = Il n’y a pas de tuile numéro { $number }. Il y a { $tiles } tuiles différentes, comptées à partir de 0.

KG-0-2 =
    .title = Tuiles-toits
    .text =
        Il y a 24 tuiles-toits de formes diverses, dont 9 montrent un oiseau.
        Leur dos est marron.

KG-0-3 =
    .title = Tuiles-murs
    .text =
        Il y a 6 tuiles-murs d’une seule case : 3 morceaux de mur sans fenêtre et 3 portes rouges.
        Leur dos est marron et porte un rond gris.

KG-0-4 =
    .title = Portes, entrepôts et jetons
    .text =
        Il y a 5 portes de départ (jaune, verte, bleue, marron et grise), 5 entrepôts de deux places chacun, et 20 jetons bonus.
        Vous pouvez empiler autant de jetons que vous en gagnez.
        À l’écran, chaque porte de départ a plutôt la couleur de son propriétaire.

## KG-1 Mise en place

KG-1 =
    .title = Mise en place

KG-1-1 =
    .title = Votre porte et votre terrain
    .text =
        Vous prenez une porte et l’entrepôt de sa couleur.
        La porte, une case, se dresse au sol de votre propre terrain, qui s’étend des deux côtés et vers le haut (KG-R12).
        Les portes de départ que personne n’a prises sont hors du jeu.

KG-1-2 =
    .title = Toutes les tuiles au centre
    .text =
        Toutes les tuiles-fenêtres, tuiles-toits et tuiles-murs sont mélangées et placées face cachée au centre.

KG-1-3 =
    .title = Des jetons pour tous
    .text =
        On joue avec 8 jetons à 2 joueurs, 12 à 3, 16 à 4 et 20 à 5.
        Vous en prenez un, comme tout le monde ; le reste forme le stock commun.

KG-1-4 =
    .title = Premier joueur et ordre des tours
    .text =
        On désigne qui commence ; le programme tire au sort si vous ne le dites pas.
        Les tours se suivent ensuite dans le sens des aiguilles d’une montre.

## KG-2 Un tour : prendre une tuile, puis construire

KG-2 =
    .title = Un tour : prendre une tuile, puis construire

KG-2-1 =
    .title = Trois façons de prendre une tuile
    .text =
        Vous commencez chaque tour en prenant une tuile, et une seule :
        une tuile du centre à dos beige, gratuitement ;
        ou une tuile du centre à dos marron, contre un jeton rendu au stock commun ;
        ou une tuile de l’entrepôt d’un autre joueur, contre un jeton donné à ce joueur.
    .take-first = Vous n’avez pas encore pris de tuile.
    .already-taken = Vous avez déjà pris votre tuile de ce tour.
    .no-token = Cela coûte un jeton, et vous n’en avez pas.{ $diamond ->
        [yes] {" "}Construire une tuile à losange en rapporte un.
       *[no] {""}
    }
    .no-seat = Il n’y a pas de place numéro { $seat }. On joue à { $seats } à cette table.
    .own-warehouse = C’est votre propre entrepôt : ce que vous y gardez est de toute façon disponible.
    .not-stored = { $owner } n’a pas { $tile } dans son entrepôt. { $number ->
        [0] Cet entrepôt est vide.
       *[other] On y trouve : { $stored }.
    }

KG-2-2 =
    .title = On ne voit que les dos
    .text =
        Au centre, vous voyez les dos avec leur contour, leur couleur et leur marque, mais pas les faces.
        La première tuile que vous touchez est à vous.
    .tile-due = On est en train de retourner la tuile prise.
    .no-tile-due = Personne ne prend de tuile au centre en ce moment. On retourne une tuile quand quelqu’un en prend une.
    .other-back = La tuile touchée est { $back } : elle ne peut pas être { $tile }. Seule une tuile avec ce dos qui reste au centre peut être retournée.

KG-2-3 =
    .title = Trop de jetons : il faut dépenser
    .text =
        Si vous avez 4 jetons ou plus au début de votre tour, vous ne pouvez pas prendre de tuile beige : vous devez dépenser un jeton.
    .must-spend = Vous avez { $tokens } jetons : à partir de { $limit }, il faut en dépenser un.

KG-2-4 =
    .title = Ce qu’on achète, on le construit
    .text =
        Une tuile prise dans l’entrepôt d’un autre doit être construite dans le même tour.
        Vous ne pouvez la prendre que si une construction permise de ce tour la contient, avec les tuiles de votre entrepôt ou sans elles ; peu importe qu’il soit plein.
    .cannot-build = Vous ne pourriez pas construire { $tile } pendant ce tour : vous ne pouvez donc pas l’acheter.
    .in-the-way = Avec { $tile } à cet endroit, vous ne pourriez plus construire { $owed } pendant ce tour, alors que c’est votre achat.
    .owed = Vous devez encore construire { $tile } : c’est votre achat de ce tour.

KG-2-5 =
    .title = Construire jusqu’à trois tuiles
    .text =
        Vous pouvez ensuite construire la tuile prise et les tuiles de votre entrepôt : trois au plus, dans l’ordre de votre choix.
        Vous pouvez aussi les assembler d’abord et les rattacher à l’immeuble comme une unité (KG-R1).
    .not-at-hand = Vous n’avez pas { $tile } parmi vos tuiles.

KG-2-6 =
    .title = La tuile qu’on ne construit pas
    .text =
        Une tuile piochée au centre que vous ne construisez pas, faute de pouvoir ou de vouloir, va sur une place libre de votre entrepôt ; une place libérée pendant ce tour convient.
        Elle ne retourne au centre, face cachée, que si les deux places sont prises (KG-R13).
        Une tuile gardée ne quitte un entrepôt que construite ou achetée.
        Ce qui a été construit lors des tours précédents ne bouge plus jamais.
    .nothing-to-keep = Il ne reste aucune tuile piochée à mettre dans l’entrepôt.
    .warehouse-full = { $places ->
        [one] La seule place de votre entrepôt est prise.
    [2] Les deux places de votre entrepôt sont prises.
       *[other] Les { $places } places de votre entrepôt sont prises.
    }

## KG-3 Construire

KG-3 =
    .title = Construire

KG-3-1 =
    .title = Un seul immeuble, depuis la porte
    .text =
        Votre immeuble part de la porte, et chaque tuile rejoint cet unique immeuble : elle a un côté commun avec lui.
    .apart = À cet endroit, { $tile } ne toucherait rien. { $others ->
        [0] Il faut un côté commun avec votre immeuble.
       *[other] Il faut un côté commun avec votre immeuble, et les autres tuiles disponibles ne peuvent pas combler l’écart.
    }

KG-3-2 =
    .title = Les fenêtres restent droites
    .text =
        Les tuiles-fenêtres se posent dans le bon sens et ne se tournent jamais.
        Aucune tuile ne se pose en miroir.
    .turned = On ne peut pas tourner { $tile }.

KG-3-3 =
    .title = Rien au-dessus du vide
    .text =
        Sous chaque case d’une tuile se trouve le sol ou une autre case.
    .gap = Sous { $tile }, il resterait un vide { $where }.

KG-3-4 =
    .title = Ce qu’il faut à côté d’une fenêtre
    .text =
        Une tuile-fenêtre a besoin d’au moins un bon voisin, c’est-à-dire d’une tuile qui a un côté commun avec elle et qui est :
        une tuile-fenêtre de même éclairage, une porte, un morceau de mur ou un toit.
    .wrong-light = À cet endroit, { $tile } ne toucherait que des fenêtres de l’autre éclairage. { $others ->
        [0] L’un de ses côtés doit toucher une fenêtre de son éclairage, une porte, un morceau de mur ou un toit.
       *[other] L’un de ses côtés doit toucher une fenêtre de son éclairage, une porte, un morceau de mur ou un toit, et aucune autre tuile disponible ne peut le permettre.
    }

KG-3-5 =
    .title = Les portes au sol
    .text =
        Une porte rouge se dresse au sol (niveau 1), contre n’importe quelle tuile ou une autre porte.
    .upstairs = À cet endroit, { $tile } ne serait pas au sol.

KG-3-6 =
    .title = Un toit ferme sa colonne
    .text =
        Un toit se pose sur les tuiles de votre choix.
        On ne construit jamais rien sur un toit, pas même un autre toit ; les cases d’une même tuile-toit peuvent se superposer.
    .on-roof = À cet endroit, { $tile } serait au-dessus d’un toit, dans { $number ->
        [one] la colonne
       *[other] les colonnes
    } { $columns }.

KG-3-7 =
    .title = Un morceau de mur rejoint tout
    .text =
        Un morceau de mur peut rejoindre n’importe quelle tuile ou porte, éclairée ou sombre.

## KG-4 Jetons

KG-4 =
    .title = Jetons

KG-4-1 =
    .title = Les losanges rapportent des jetons
    .text =
        Pour chaque tuile à losange que vous construisez, vous recevez un jeton du stock commun, tant qu’il y en a, d’où que vienne la tuile.
        La garder en entrepôt ne rapporte rien. C’est en construisant que vous gagnez le jeton ; la table vous le remet à la fin du tour, car jusque-là, les tuiles posées peuvent encore être retirées.

## KG-5 Fin de la partie

KG-5 =
    .title = Fin de la partie

KG-5-1 =
    .title = Le septième oiseau
    .text =
        Quand le septième toit à oiseau est pris au centre, en comptant ceux qui sont construits et ceux qui sont gardés, la personne qui l’a pris finit son tour.
        Ensuite, chacun des autres peut encore une fois construire les tuiles de son entrepôt, puis on compte les points.
    .only-building = Le { kensington-nth-bird } oiseau est pris : on ne prend plus de tuile.
    .over = La partie est finie : le septième oiseau est pris, et les dernières constructions sont terminées.

KG-5-2 =
    .title = Plus personne ne peut construire
    .text =
        La partie finit aussi quand personne ne peut continuer : aucune tuile gardée ne convient, et personne ne peut en prendre une de plus (KG-R5).
    .over = La partie est finie : plus personne ne peut prendre ni construire de tuile.

## KG-6 Calcul du score

KG-6 =
    .title = Calcul du score

KG-6-1 =
    .title = Fenêtres sous les toits
    .row = Fenêtres
    .text =
        Chaque fenêtre d’une colonne recouverte d’un toit vaut 1 point, quel que soit son éclairage.
        Les fenêtres des colonnes ouvertes ne valent rien.
    .windows = { $windows ->
        [one] { $windows } fenêtre
       *[other] { $windows } fenêtres
    } sous le toit de la colonne { $column }.

KG-6-2 =
    .title = Portes sous les toits
    .row = Portes
    .text =
        Chaque porte d’une colonne recouverte d’un toit vaut 2 points.
        Cela vaut pour votre porte de départ comme pour les portes rouges.
    .door = La porte sous le toit de la colonne { $column }.

KG-6-3 =
    .title = Hauteurs différentes
    .row = Hauteurs
    .text =
        On compare la hauteur de vos colonnes recouvertes : la première hauteur vaut 1 point, la deuxième hauteur différente 2 points, la troisième 3, et ainsi de suite.
        Cinq hauteurs différentes valent donc 1 + 2 + 3 + 4 + 5 = 15 points.
    .height = Colonne { $column }, haute { $height ->
        [one] d’une case
       *[other] de { $height } cases
    } : { $number ->
        [1] première hauteur.
        [2] deuxième hauteur différente.
        [3] troisième hauteur différente.
        [4] quatrième hauteur différente.
        [5] cinquième hauteur différente.
        [6] sixième hauteur différente.
        [7] septième hauteur différente.
        [8] huitième hauteur différente.
        [9] neuvième hauteur différente.
       *[other] { $number }e hauteur différente.
    }

KG-6-4 =
    .title = Chats
    .text =
        Chaque chat de votre immeuble vaut 1 point, que sa colonne soit recouverte ou non.
        Les personnages derrière les fenêtres ne valent rien.
    .cat = Le chat de { $tile }.

KG-6-5 =
    .title = Toutes les colonnes recouvertes
    .text =
        Si chaque colonne de votre immeuble est recouverte, chacune vaut 1 point de plus.
        Une seule colonne ouverte, et ce bonus est perdu.
    .full = { $columns ->
        [one] La seule colonne est recouverte.
        [2] Les deux colonnes sont recouvertes.
       *[other] Les { $columns } colonnes sont toutes recouvertes.
    }

KG-6-6 =
    .title = Victoire et égalités
    .text =
        Le plus grand total l’emporte.
        À égalité, la personne qui a le plus d’oiseaux sur ses toits est devant ; s’il y a encore égalité, la place est partagée.
        Les places suivantes se départagent de la même façon.

## KG-R Précisions

KG-R =
    .title = Précisions

KG-R1 =
    .title = Des tuiles qui se soutiennent
    .text =
        Appui et contact se jugent quand la construction de votre tour est achevée : les tuiles d’un même tour peuvent donc se soutenir les unes les autres.
        Mais le contact doit venir de l’immeuble : à partir de ce qui existait avant le tour, chaque nouvelle tuile doit être atteinte par des côtés qui conviennent à la tuile atteinte.
        Pour une tuile-fenêtre, c’est une fenêtre de son éclairage, une porte, un morceau de mur ou un toit ; pour un toit, un morceau de mur ou une porte, c’est n’importe quelle tuile.
        Deux tuiles sombres seules ne peuvent pas rejoindre un endroit où elles ne toucheraient que des fenêtres éclairées, pas plus qu’une seule.
        Avec la lecture « Les nouvelles tuiles se raccordent entre elles », les nouvelles tuiles comptent comme de bonnes voisines les unes pour les autres : deux tuiles de ce genre peuvent alors rejoindre l’immeuble ensemble.
    .loose = Aucun contact valable ne rattache { $tiles } à l’immeuble : il ne serait pas d’un seul tenant.
    .stranded = Avec { $tile } à cet endroit, vous ne pourriez plus rattacher { $loose } à l’immeuble.

KG-R2 =
    .title = Aucun moyen de dépenser un jeton
    .text =
        Si vous avez 4 jetons ou plus mais aucun moyen d’en dépenser un (plus de tuile marron, et aucune tuile gardée par les autres que vous pourriez construire), vous pouvez tout de même prendre une tuile beige.

KG-R3 =
    .title = Ce que chacun peut savoir
    .text =
        Tout est public, sauf les faces des tuiles du centre.
        Une tuile prise est montrée à tous, les tuiles gardées sont visibles, et chacun sait quelle tuile est retournée au centre.

KG-R4 =
    .title = Construire n’est pas obligatoire
    .text =
        Rien ne vous oblige à construire ce que vous pourriez construire.
        Seule exception : une tuile achetée (KG-2.4).

KG-R5 =
    .title = Quand personne ne peut continuer
    .text =
        Avant chaque tour, la partie finit si aucun joueur ne peut prendre de tuile et qu’aucun ne peut construire une tuile gardée.
        Elle finit aussi après une manche complète où personne n’a pu prendre de tuile et où personne n’a construit.
        Et elle finit après cinq manches complètes de suite sans aucune tuile construite, ce qui arrive avec des entrepôts pleins de tuiles qui ne vont nulle part.
    .over = La partie est finie : personne n’a construit depuis trop longtemps.

KG-R6 =
    .title = Un seul bon côté suffit
    .text =
        Une tuile-fenêtre a besoin d’un bon côté ; ses autres côtés peuvent toucher des fenêtres de l’autre éclairage.
        Les quatre côtés comptent, le dessus et le dessous aussi.

KG-R7 =
    .title = Ce qu’il y a sous un toit
    .text =
        Sous chaque colonne d’une tuile-toit se trouve une case d’une tuile qui n’est pas un toit, jamais le sol nu.
        Les toits restent droits comme les fenêtres, sauf avec la lecture « On peut tourner les toits ».
        Chaque case d’une tuile-toit est du toit, et les toits, les morceaux de mur et les portes n’ont besoin d’aucun éclairage particulier à côté d’eux.
    .turned = Vous ne pouvez pas tourner { $tile } : dans cette partie, les toits restent droits.
    .no-way = On ne peut pas tourner { $tile } de cette façon. { $ways ->
        [one] Il n’y a qu’une façon de poser cette tuile.
       *[other] Il y a { $ways } façons de poser cette tuile.
    }
    .on-ground = À cet endroit, { $tile } reposerait sur le sol nu.

KG-R8 =
    .title = Le moment du septième oiseau
    .text =
        Le septième oiseau compte au moment où on le pioche, avec les oiseaux construits et gardés, même s’il ne peut pas être posé.
        Un oiseau qui retourne au centre ne compte plus ; mais une fois déclenchée, la fin le reste.
        Une tuile achetée dans un entrepôt ne déclenche jamais la fin.
        Dans la dernière phase, chacun des autres, dans le sens des aiguilles d’une montre après la personne qui a pioché l’oiseau, construit jusqu’à deux tuiles gardées ; on ne prend plus rien.

KG-R9 =
    .title = Payer, et ne rien prendre
    .text =
        Un jeton payé ne revient jamais, et le losange d’une tuile achetée paie la personne qui la construit.
        Vous commencez chaque tour en prenant une tuile, tant que vous le pouvez : s’il n’y a plus de tuile beige, qui a un jeton prend une tuile marron, ou une tuile gardée par quelqu’un d’autre et qui peut être construite.
        Vous ne renoncez à prendre une tuile que si vous ne pouvez en prendre aucune ; vous pouvez alors encore construire vos tuiles gardées.
        Avec la lecture « On peut ne rien prendre », vous pouvez ne rien prendre dès qu’il n’y a plus de tuile beige, sauf si 4 jetons ou plus obligent à en dépenser un (KG-2.3).
    .beige-left = Il reste des tuiles beiges : vous devez prendre une tuile.
    .token-left = Vous avez un jeton et pouvez le dépenser : vous devez prendre une tuile.

KG-R10 =
    .title = Les dos sont visibles
    .text =
        Tous les dos du centre sont visibles, groupés par contour, couleur et marque, avec le nombre de chacun.
        Éclairage, chat, oiseau et sens de pose restent inconnus tant que la tuile n’est pas prise.
        Deux tuiles sont semblables si leurs contours coïncident après des quarts de tour ; les images en miroir se distinguent.
        Avec la lecture « Les contours restent inconnus », plus proche de « la première tuile touchée », vous choisissez seulement entre beige, beige avec le losange, marron, et marron avec le rond ; le contour est laissé au hasard.
    .other-backs = { $by ->
        [marks] Dans cette partie, on choisit un dos par sa couleur et sa marque seulement.
       *[outlines] Dans cette partie, un dos se choisit aussi par son contour.
    }
    .no-back = Il n’y a pas de dos numéro { $number }. Il y a { $backs } dos différents, comptés à partir de 0.
    .none-left = Vous ne pouvez pas prendre { $back } : il n’y en a plus au centre.

KG-R11 =
    .title = Ce que vaut une colonne recouverte
    .text =
        Dans une colonne dont la case du haut est un toit, chaque fenêtre et chaque porte compte.
        La hauteur d’une colonne est le nombre de toutes ses cases, toit compris.

KG-R12 =
    .title = Le terrain et le bord de la table
    .text =
        Le terrain du programme compte 64 colonnes et 32 rangées, avec la porte de départ au milieu.
        Au-delà, c’est le bord de la table.
    .off-plot = À cet endroit, { $tile } dépasserait du bord du terrain. Le terrain compte { $columns } colonnes.
    .too-high = À cet endroit, { $tile } monterait plus haut que le terrain. Le terrain compte { $rows } rangées.

KG-R13 =
    .title = Une tuile piochée est gardée
    .text =
        La règle dit qu’on « peut » mettre une tuile piochée dans l’entrepôt, et ne la fait retourner au centre que si les deux places sont prises ; des critiques disent qu’il faut la garder.
        Elle est donc gardée tant qu’une place est libre.
        Avec la lecture « Les tuiles piochées peuvent retourner au centre », vous pouvez aussi choisir de la remettre au centre.
    .must-store = { $free ->
        [one] Une place de votre entrepôt est libre
    [2] Les deux places de votre entrepôt sont libres
       *[other] { $free } places de votre entrepôt sont libres
    } : { $tile } ne peut pas retourner au centre.

## Mots

kensington-lit = { $form ->
    [single] la tuile à une fenêtre éclairée
    [row] la rangée de { $squares } fenêtres éclairées
    [stack] la tuile verticale de { $squares } fenêtres éclairées
    [block] la tuile carrée de { $squares } fenêtres éclairées
   *[other] la tuile en { $form } de { $squares } fenêtres éclairées
}
kensington-lit-cat = { $form ->
    [single] la tuile à une fenêtre éclairée avec un chat
    [row] la rangée de { $squares } fenêtres éclairées avec un chat
    [stack] la tuile verticale de { $squares } fenêtres éclairées avec un chat
    [block] la tuile carrée de { $squares } fenêtres éclairées avec un chat
   *[other] la tuile en { $form } de { $squares } fenêtres éclairées avec un chat
}
kensington-dark = { $form ->
    [single] la tuile à une fenêtre sombre
    [row] la rangée de { $squares } fenêtres sombres
    [stack] la tuile verticale de { $squares } fenêtres sombres
    [block] la tuile carrée de { $squares } fenêtres sombres
   *[other] la tuile en { $form } de { $squares } fenêtres sombres
}
kensington-dark-cat = { $form ->
    [single] la tuile à une fenêtre sombre avec un chat
    [row] la rangée de { $squares } fenêtres sombres avec un chat
    [stack] la tuile verticale de { $squares } fenêtres sombres avec un chat
    [block] la tuile carrée de { $squares } fenêtres sombres avec un chat
   *[other] la tuile en { $form } de { $squares } fenêtres sombres avec un chat
}
kensington-roof = { $form ->
    [single] le toit d’une case
    [row] le toit de { $squares } cases en rangée
    [stack] le toit vertical de { $squares } cases
    [block] le toit de { $squares } cases en carré
   *[other] le toit en { $form } de { $squares } cases
}
kensington-roof-bird = { $form ->
    [single] le toit d’une case avec un oiseau
    [row] le toit de { $squares } cases en rangée avec un oiseau
    [stack] le toit vertical de { $squares } cases avec un oiseau
    [block] le toit de { $squares } cases en carré avec un oiseau
   *[other] le toit en { $form } de { $squares } cases avec un oiseau
}
kensington-brick = le morceau de mur
kensington-door = la porte rouge
kensington-beige = { $form ->
    [single] une tuile d’une case à dos beige
    [row] une tuile de { $squares } cases alignées à dos beige
    [stack] une tuile de { $squares } cases alignées à dos beige
    [block] une tuile de { $squares } cases en carré à dos beige
   *[other] une tuile de { $squares } cases en { $form } à dos beige
}
kensington-beige-marked = { $form ->
    [single] une tuile d’une case à dos beige avec le losange
    [row] une tuile de { $squares } cases alignées à dos beige avec le losange
    [stack] une tuile de { $squares } cases alignées à dos beige avec le losange
    [block] une tuile de { $squares } cases en carré à dos beige avec le losange
   *[other] une tuile de { $squares } cases en { $form } à dos beige avec le losange
}
kensington-brown = { $form ->
    [single] une tuile d’une case à dos marron
    [row] une tuile de { $squares } cases alignées à dos marron
    [stack] une tuile de { $squares } cases alignées à dos marron
    [block] une tuile de { $squares } cases en carré à dos marron
   *[other] une tuile de { $squares } cases en { $form } à dos marron
}
kensington-brown-marked = une tuile à dos marron avec le rond
kensington-tile-with-back = { $back }
kensington-any-beige = une tuile à dos beige
kensington-any-beige-marked = une tuile à dos beige avec le losange
kensington-any-brown = une tuile à dos marron
kensington-mirrored = { $form } inversé
kensington-gap = { $number ->
    [one] au niveau { $low }
    [2] aux niveaux { $low } et { $high }
   *[other] aux niveaux { $low } à { $high }
} { $wide ->
    [one] de la colonne
   *[other] des colonnes
} { $columns }

## Que faire à la place

kensington-remedy-take = { $number ->
    [0] Aucune tuile ne peut être prise : passez à la construction.
   *[other] Prenez par exemple { $tiles }.
}
kensington-remedy-spend = { $from ->
    [middle] Prenez une tuile à dos marron.
    [warehouse] Achetez une tuile dans un autre entrepôt.
   *[both] Prenez une tuile à dos marron, ou achetez une tuile dans un autre entrepôt.
}
kensington-remedy-place = Vous { $places ->
    [only] ne pouvez { $kind ->
        [roof] le
        [brick] le
       *[other] la
    } poser { $wide ->
        [one] que
       *[other] qu’avec le bord gauche
    }
    [some] pouvez { $kind ->
        [roof] le
        [brick] le
       *[other] la
    } poser, par exemple{ $wide ->
        [one] {""}
       *[other] {" "}avec le bord gauche
    }
   *[all] pouvez { $kind ->
        [roof] le
        [brick] le
       *[other] la
    } poser{ $wide ->
        [one] {""}
       *[other] {" "}avec le bord gauche
    }
} dans la colonne { $columns }{ kensington-turned }{ kensington-more-to-follow }.
kensington-remedy-place-of = Vous { $places ->
    [only] ne pouvez poser { $tile } { $wide ->
        [one] que
       *[other] qu’avec le bord gauche
    }
    [some] pouvez poser { $tile }, par exemple{ $wide ->
        [one] {""}
       *[other] {" "}avec le bord gauche
    }
   *[all] pouvez poser { $tile }{ $wide ->
        [one] {""}
       *[other] {" "}avec le bord gauche
    }
} dans la colonne { $columns }{ kensington-turned }{ kensington-more-to-follow }.
kensington-turned = { $turn ->
    [0] {""}
    [1] , tourné une fois vers la droite
    [2] , tourné deux fois vers la droite
   *[3] , tourné trois fois vers la droite
}
kensington-more-to-follow = { $follow ->
    [yes] {" "}: au moins une autre tuile devra alors suivre pendant ce tour
   *[no] {""}
}
kensington-remedy-other = Vous pouvez poser { $tiles }{ $finish ->
    [yes] , ou finir votre tour
    [loose] , ou retirer ce que vous avez posé
   *[no] {""}
}.
kensington-remedy-other-loose = Vous pouvez { $finish ->
    [yes] finir votre tour, ou poser
    [loose] reprendre ce que vous avez posé, ou poser
   *[no] poser
} { $tiles } : au moins une autre tuile devra alors suivre pendant ce tour.
kensington-remedy-store = Finissez votre tour : la tuile piochée va dans votre entrepôt.
kensington-remedy-return = Finissez votre tour : la tuile piochée retourne au centre.
kensington-remedy-finish = Finissez votre tour.
kensington-remedy-turning-up = Attendez que la tuile soit retournée.
kensington-remedy-over = Regardez les scores, ou commencez une nouvelle partie.

## Coups

kensington-notation =
    « { $text } » n’est pas un coup.
    Les coups s’écrivent ainsi : ?U2 (prendre une tuile avec ce dos), $2:+H2 (acheter +H2 à la place 2), -U2@-3 (poser -U2 à partir de la colonne −3), « . » (finir) ou .+ (finir et garder la tuile).
kensington-no-tile = Il n’y a pas de tuile { $name }.
kensington-no-back = Il n’y a pas de dos { $name } ; les dos sont { $known }.
kensington-no-column = Il n’y a pas de colonne { $column } : le terrain va de { $first } à { $last }.
kensington-told-take = { $who } prend au centre { $back }.
kensington-told-take-brown = { $who } paie un jeton et prend au centre { $back }.
kensington-told-buy = { $who } paie un jeton à { $owner } pour { $tile }.
kensington-told-skip = { $who } ne prend pas de tuile.
kensington-told-draw = { $who } retourne { $tile }.
kensington-told-draw-last-bird = { $who } retourne { $tile }. Le { kensington-nth-bird } oiseau est pris : chaque adversaire peut encore construire une fois ses tuiles gardées.
kensington-nth-bird = { $birds ->
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
kensington-told-lay = { $who } pose { $tile } sur { $wide ->
    [one] la colonne { $column }
    [2] les colonnes { $column } et { $last }
   *[other] les colonnes { $column } à { $last }
}.
kensington-earned = { $tokens ->
    [0] {""}
    [one] {" "}Un losange construit pendant ce tour rapporte un jeton.
   *[other] {" "}Des losanges construits pendant ce tour rapportent { $tokens } jetons.
}
kensington-told-finish = { $who } finit son tour.{ kensington-earned }
kensington-told-keep = { $who } garde { $tile }.{ kensington-earned }
kensington-told-return = { $who } remet { $tile } au centre.{ kensington-earned }

## Éditions

kensington-no-shape = il n’y a pas de forme « { $name } » ; les formes sont { $known }
kensington-ragged = les lignes de la forme { $name } n’ont pas la même longueur
kensington-frame = la forme { $name } a une ligne ou une colonne vide, ou dépasse { $limit } sur { $limit }
kensington-pieces = les cases de la forme { $name } ne sont pas toutes reliées
kensington-hole = la forme { $name } a un vide dans une colonne : on ne pourrait pas la poser par le haut
kensington-marks = la forme { $name } a plus de chats ou d’oiseaux ({ $marks }) que de tuiles ({ $tiles })
kensington-seats-gap = il manque le nombre de jetons pour { $seats } joueurs
