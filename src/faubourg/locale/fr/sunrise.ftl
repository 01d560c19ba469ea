### Sunrise Avenue : les règles telles que le joueur les lit. Le message SL-2-5 est la règle SL-2.5.

## SL-0 Matériel

SL-0 =
    .title = Matériel

SL-0-1 =
    .title = Grille, bassins et fontaine
    .text =
        Le plateau est une grille carrée de 11 × 11 cases, dont 80 parcelles où l’on peut construire.
        Les bassins et les jardins ne sont que des obstacles : personne n’y construit.
        La fontaine de l’emplacement central est considérée comme construite dès le départ, et l’on n’y pose jamais rien.
        Deux cases sont adjacentes uniquement si elles ont un côté commun.
        Tous les nombres de ces règles sont ceux de la boîte ; une édition de votre cru peut en avoir d’autres.
    .off-board = Le plateau n’a pas de case numéro { $space } : la dernière est { $last }.
    .fountain = La fontaine occupe { $space } : on n’y construit jamais.
    .obstacle = { $space } n’est pas une parcelle : on n’y construit pas.

SL-0-2 =
    .title = Couleur et ronds des parcelles
    .text =
        Chaque parcelle porte l’une des cinq couleurs (jaune, vert, rouge, bleu ou rose) et de 1 à 5 ronds.
        La couleur indique les cartes à jouer pour y construire une Demeure, les ronds ce que rapporte chaque pièce posée.
        Le livret anglais appelle le rose « purple » (violet).
    .no-colour = Il n’y a pas de couleur numéro { $number } : il y en a { $colours }, comptées à partir de 0.

SL-0-3 =
    .title = Cartes, pièces et jetons Parc
    .text =
        Il y a 55 cartes, soit 11 dans chacune des cinq couleurs ; une carte n’indique rien d’autre que sa couleur.
        S’y ajoutent 112 pièces de Demeure, 28 pour chacune des quatre couleurs de joueur, et 20 jetons Parc.

SL-0-4 =
    .title = Croix beige et zones d’angle
    .text =
        Les parcelles de la ligne et de la colonne centrales forment la croix beige : 20 parcelles, sans compter la fontaine.
        Cette croix sépare quatre zones bonus d’angle, de 15 parcelles chacune.

## SL-1 Mise en place

SL-1 =
    .title = Mise en place

SL-1-1 =
    .title = Votre réserve de pièces
    .text =
        Vous commencez avec des pièces de Demeure d’une seule couleur, la vôtre pour toute la partie.
        Vous en avez 28 dans une partie à 2 ou 3 joueurs, et 22 dans une partie à 4.
        Les pièces non distribuées restent hors du jeu.

SL-1-2 =
    .title = Les scores partent de zéro
    .text =
        Tout le monde commence à 0 point.
        La piste imprimée s’arrête à 60, où l’on retourne son marqueur sur sa face « 60+ » ; ici, vos points s’additionnent simplement, sans limite.

SL-1-3 =
    .title = Une réserve commune de Parcs
    .text =
        Les 20 jetons Parc forment une seule réserve pour tous les joueurs.
        Quiconque construit un Parc y prend un jeton.

SL-1-4 =
    .title = Pioche et mains de départ
    .text =
        Les 55 cartes sont mélangées et constituent une pioche face cachée.
        Vous en recevez 3, qui sont votre main de départ.
        Personne d’autre que vous ne voit les cartes de votre main.
    .cards-due = La distribution des mains de départ n’est pas terminée.

SL-1-5 =
    .title = Premier joueur et ordre de jeu
    .text =
        Le premier tour revient à la personne la plus jeune : indiquez sa place sous « Qui commence », ou laissez le sort en décider.
        On joue ensuite dans le sens horaire.

## SL-2 Le tour : construire ou piocher

SL-2 =
    .title = Le tour : construire ou piocher

SL-2-1 =
    .title = Construire ou bien piocher
    .text =
        À chacun de vos tours, vous effectuez une action et une seule : construire ou piocher.
        Construire, c’est poser au moins une Demeure ou un Parc.
        Piocher, c’est prendre 2 cartes dans la pioche et ne rien poser pendant ce tour.
        La carte unique que vous prenez après avoir construit fait partie de l’action de construire (SL-2.8).
    .nothing-built = Vous n’avez rien construit pendant ce tour.
    .already-built = Vous avez construit pendant ce tour : vous ne pouvez plus piocher à la place.
    .no-card-due = Aucune carte n’est à distribuer maintenant : on en reçoit en piochant ou en fin de construction.

SL-2-2 =
    .title = Où commencer à construire
    .text =
        La première parcelle sur laquelle vous construisez pendant un tour doit être libre.
        Elle doit aussi avoir un côté commun avec l’emplacement central, ou avec une parcelle où se dresse déjà une Demeure ou un Parc, quel qu’en soit le bâtisseur.
    .too-far = { $space } ne touche ni la fontaine, ni aucune Demeure, ni aucun Parc{ $ways ->
        [0] .
       *[other] { $elsewhere ->
            [0]  : il faut d’abord bâtir en { $near }.
           *[other]  : il faut d’abord bâtir à côté.
        }
    }

SL-2-3 =
    .title = Cartes et niveaux d’une Demeure
    .text =
        Pour construire une Demeure, jouez au moins une carte, et uniquement des cartes de la couleur de la parcelle.
        Chaque carte ajoute une de vos pièces de Demeure à la pile, soit un niveau : trois cartes donnent une Demeure sur trois niveaux.
    .no-cards = Une Demeure en { $space } demande au moins une carte { $colour }.
    .too-few-cards = { $needed ->
        [one] Une Demeure en { $space } demande une carte { $colour }
       *[other] Une Demeure sur { $needed } niveaux en { $space } demande { $needed } cartes { $colour }s
    } ; { $held ->
        [0] vous n’en avez pas.
       *[other] vous en avez { $held }.
    }

SL-2-4 =
    .title = Points de chaque pièce posée
    .row = Demeures construites
    .text =
        Chaque pièce de Demeure posée vous rapporte aussitôt autant de points que la parcelle compte de ronds : 2 pièces sur une parcelle à 3 ronds valent 6 points.
        Les cartes jouées rejoignent ensuite la défausse, face visible.
    .house = { $space }, { $colour }, { $dots ->
        [one] 1 rond
       *[other] { $dots } ronds
    } : Demeure { $floors ->
        [one] d’un niveau
       *[other] sur { $floors } niveaux
    }, { $floors } × { $dots }.

SL-2-5 =
    .title = Le chemin se poursuit
    .text =
        Après une construction, vous pouvez construire de nouveau sur une parcelle libre qui a un côté commun avec celle de votre toute dernière construction.
        Vous pouvez recommencer aussi longtemps que vos cartes y suffisent.
        Un tour suit un chemin unique, sans embranchement : être à côté d’une construction antérieure du même tour ne suffit pas.
    .off-path = { $space } ne touche pas { $last }, où vous venez de construire.

SL-2-6 =
    .title = Un seul Parc par tour
    .text =
        Une fois à chacun de vos tours, vous pouvez, à la place d’une Demeure, poser un jeton Parc de la réserve : défaussez 1 carte, qu’elle soit ou non de la couleur de la parcelle, sans utiliser de pièce de Demeure.
        La parcelle doit remplir les mêmes conditions que pour une Demeure : être libre, et adjacente comme le demande SL-2.2 (première construction du tour) ou SL-2.5 (les suivantes).
        Un Parc ne rapporte rien, et votre chemin peut se poursuivre à partir de lui.
        Dès que la réserve est vide, on ne construit plus de Parc.
    .second-park = Vous avez déjà construit un Parc pendant ce tour.
    .no-token = Il ne reste aucun jeton Parc dans la réserve.
    .card-not-held = Vous n’avez pas de carte { $colour } à défausser pour le Parc.

SL-2-7 =
    .title = Une seule construction par parcelle
    .text =
        Une parcelle accueille une seule Demeure ou un seul Parc pour toute la partie.
        Une fois la parcelle bâtie, vous ne pouvez y ajouter ni niveau ni jeton, même si la Demeure est la vôtre.
    .taken = { $space } est occupée par { $building } : on n’y construit plus rien.

SL-2-8 =
    .title = Fin d’un tour de construction
    .text =
        Vous arrêtez de construire quand vous le voulez, à condition d’avoir construit au moins une fois.
        Vous prenez alors 1 carte dans la pioche, et votre tour s’achève.
    .cards-due = { $number ->
        [one] Il reste une carte à piocher.
       *[other] Il reste { $number } cartes à piocher.
    }

SL-2-9 =
    .title = Dans la limite de vos pièces
    .text =
        Chaque niveau demande une pièce de Demeure prise dans votre propre réserve.
        Vous ne pouvez pas construire une Demeure qui compte plus de niveaux qu’il ne vous reste de pièces, quelles que soient vos cartes.
    .too-few-pieces = { $needed ->
        [one] Une Demeure d’un niveau demande une pièce de Demeure
       *[other] Une Demeure sur { $needed } niveaux demande { $needed } pièces de Demeure
    } ; { $pieces ->
        [0] il ne vous en reste aucune.
       *[other] il vous en reste { $pieces }.
    }

## SL-3 Cartes

SL-3 =
    .title = Cartes

SL-3-1 =
    .title = Cinq cartes en main au plus
    .text =
        Si vous tenez plus de 5 cartes après avoir pioché, défaussez-en jusqu’à n’en garder que 5 ; votre tour ne s’achève qu’ensuite.
        Vous choisissez les cartes à défausser.
        Toute carte qui quitte une main, qu’elle soit jouée pour une Demeure, dépensée pour un Parc ou écartée parce qu’elle est en trop, va face visible dans la même défausse, que chacun peut consulter.
    .discard-first = Votre main dépasse la limite de { $limit } cartes.
    .within-limit = Vous avez { $held ->
        [one] { $held } carte
       *[other] { $held } cartes
    } en main, ce qui respecte la limite de { $limit } : on ne défausse que ce qui est en trop après avoir pioché.
    .card-not-held = Vous n’avez pas de carte { $colour } à défausser.

SL-3-2 =
    .title = Quand la pioche est vide
    .text =
        Une pioche vide est aussitôt remplacée : la défausse, une fois mélangée, prend sa place.
        Le moment exact est donné par SL-R5.
    .not-in-deck = La pioche ne contient aucune carte { $colour }.

## SL-4 Fin de la partie

SL-4 =
    .title = Fin de la partie

SL-4-1 =
    .title = Presque plus de pièces
    .text =
        S’il vous reste 2 pièces de Demeure ou moins à la fin de votre tour, la manche en cours est la dernière.
        On la joue jusqu’au bout, afin que chacun ait eu autant de tours que les autres, puis la partie s’arrête.
        Une manche commence toujours par le premier joueur : si vous y jouez en dernier, la partie s’arrête donc juste après votre tour.
    .over = La partie est finie : la dernière manche a été jouée.

SL-4-2 =
    .title = Zones d’angle toutes remplies
    .text =
        La partie s’arrête sur-le-champ dès que les quatre zones bonus d’angle A1, A2, B1 et B2 n’ont plus, à elles quatre, une seule parcelle libre.
        Une parcelle libre dans l’une d’elles suffit à l’empêcher ; les parcelles libres de la croix beige ne comptent pas ici.
    .over = La partie est finie : il ne reste aucune parcelle libre dans les zones d’angle.

## SL-5 Bonus

SL-5 =
    .title = Bonus

SL-5-1 =
    .title = Les cinq bonus
    .text =
        La croix beige isole quatre zones bonus d’angle, et chacune d’elles est décomptée à part.
        Les zones bleues A1 et A2 récompensent les Demeures les plus hautes, les zones rouges B1 et B2 les Demeures les plus nombreuses.
        Le cinquième bonus, C, porte sur tout le plateau, croix comprise.

SL-5-2 =
    .title = A : Demeures les plus hautes
    .group = Demeures les plus hautes
    .text =
        Dans une zone bonus bleue, on compare d’abord les Demeures sur 5 niveaux : plus vous en avez dans la zone, meilleure est votre position.
        Les joueurs qui n’en ont aucune viennent ensuite, classés selon leurs Demeures sur 4 niveaux, puis, à défaut, selon celles sur 3 niveaux, et enfin sur 2.
        Une Demeure d’un seul niveau ne compte pas ici.
    .bonus = Demeures les plus hautes en zone { $area } : { $standings }.
    .standing = { $who } { sunrise-position } avec { $houses ->
        [one] { $houses } Demeure
       *[other] { $houses } Demeures
    } sur { $floors } niveaux{ sunrise-each }

SL-5-3 =
    .title = B : Demeures les plus nombreuses
    .group = Demeures les plus nombreuses
    .text =
        Dans une zone bonus rouge, votre rang dépend du nombre de Demeures que vous y avez : plus il est grand, meilleure est votre position.
        Chaque Demeure compte une fois, qu’elle ait un niveau ou cinq.
    .bonus = Demeures les plus nombreuses en zone { $area } : { $standings }.
    .standing = { $who } { sunrise-position } avec { $number ->
        [one] { $number } Demeure
       *[other] { $number } Demeures
    }{ sunrise-each }

SL-5-4 =
    .title = C : le plus de parcelles connectées
    .group = le plus de parcelles connectées
    .text =
        Sur l’ensemble du plateau, votre rang dépend du nombre de parcelles de votre plus grand groupe.
        Un groupe, la « suite de parcelles connectées » du livret, réunit des parcelles qui portent vos propres Demeures et se touchent par un côté.
        Les Parcs, même ceux que vous avez construits, et la fontaine ne relient rien.
    .bonus = Le plus de parcelles connectées ({ $area }) : { $standings }.
    .standing = { $who } { sunrise-position } avec { $number ->
        [one] { $number } parcelle
       *[other] { $number } parcelles
    }{ sunrise-each }

SL-5-5 =
    .title = Points de chaque position
    .text =
        Pour chacun des cinq bonus, la première position rapporte 10 points, la deuxième 6 et la troisième 3.
        La quatrième ne rapporte rien.

SL-5-6 =
    .title = Égalité pour une position
    .text =
        Les joueurs à égalité pour une position en reçoivent chacun tous les points.
        SL-R1 précise quelle position prend le joueur suivant.

SL-5-7 =
    .title = Sans Demeure, pas de bonus
    .text =
        Vous ne pouvez marquer de points dans une zone bonus bleue ou rouge que si au moins une de vos Demeures s’y trouve.
        Un Parc ne tient pas lieu de Demeure.

SL-5-8 =
    .title = Victoire et totaux égaux
    .text =
        Vos bonus s’ajoutent aux points gagnés en cours de partie, et le total le plus élevé l’emporte.
        À total égal, l’avantage va à qui garde le plus de cartes en main ; si l’égalité persiste, la victoire est partagée.
        Les places suivantes se départagent de la même façon.

## SL-R Précisions

SL-R =
    .title = Précisions

SL-R1 =
    .title = Positions après une égalité
    .text =
        Après une égalité, l’édition que vous jouez fixe la position du joueur suivant.
        Dans l’édition française, votre position est le nombre de joueurs mieux classés que vous, plus 1 : deux premiers donnent 10, 10, 3, 0 ; deux deuxièmes donnent 10, 6, 6, 0 ; trois premiers donnent 10, 10, 10, 0.
        Dans l’édition anglaise, on ne compte que les rangs différents au-dessus du vôtre, et aucune position n’est sautée : les mêmes cas donnent, dans l’ordre, 10, 10, 6, 3 ; 10, 6, 6, 3 ; 10, 10, 10, 6.
        Une quatrième position ne rapporte jamais rien.

SL-R2 =
    .title = Un Parc par tour ou manche
    .text =
        Le livret français vous accorde un Parc par tour, le livret anglais un Parc par manche.
        Comme vous jouez exactement un tour par manche, la limite est la même.

SL-R3 =
    .title = Un Parc seul suffit
    .text =
        Vous pouvez consacrer tout votre tour à poser un Parc, sans construire de Demeure.
        C’est bien une construction : vous piochez ensuite 1 carte, et non 2.

SL-R4 =
    .title = Demeures de même hauteur
    .text =
        Dans une zone bonus bleue, on vous compare à un autre joueur sur la plus grande hauteur que l’un de vous deux y atteint.
        Si vous avez autant de Demeures de cette hauteur l’un que l’autre, vous êtes à égalité : vos Demeures plus basses ne vous départagent pas.
        Les hauteurs inférieures ne servent qu’à classer les joueurs qui n’ont rien de plus haut.

SL-R5 =
    .title = Quand la pioche est renouvelée
    .text =
        La défausse est mélangée et devient la nouvelle pioche à l’instant où la dernière carte est prise, même entre les 2 cartes que vous piochez.
        Les cartes défaussées par la suite commencent une nouvelle défausse.
        Avec 55 cartes, les mains n’en réunissent jamais plus de 22 à elles toutes (l’une d’elles peut en compter 7 pendant qu’on pioche) : il y a donc toujours une carte à piocher.

SL-R6 =
    .title = Joueurs non classés
    .text =
        Si toutes vos Demeures dans une zone bonus bleue n’ont qu’un niveau, vous n’y occupez aucune position.
        Sans aucune Demeure sur le plateau, vous n’occupez aucune position pour le bonus C.

SL-R7 =
    .title = Fin en plein tour
    .text =
        Si vous construisez sur la dernière parcelle libre des zones bonus d’angle, la partie s’arrête au milieu de votre tour.
        Cette construction compte encore ; un Parc ne rapporte rien, mais remplit une parcelle tout comme une Demeure.
        Vous ne piochez pas de carte, et la manche n’est pas menée à son terme : c’est ce que dit le livret français.
        Le livret anglais dit que la fin est « déclenchée immédiatement », ce qui pourrait aussi désigner la manche ; avec la lecture « Zones pleines : finir la manche », votre tour continue et la manche est menée à son terme comme en SL-4.1.

SL-R8 =
    .title = Pioches sans fin
    .text =
        Rien n’oblige jamais à construire : en théorie, une partie pourrait donc ne pas finir.
        Un garde-fou arrête la partie et décompte les bonus dès que les joueurs n’ont fait que piocher pendant dix tours chacun sans interruption : 20 tours d’affilée à 2 joueurs, 30 à 3, 40 à 4.
        Il est prévu pour les joueurs gérés par l’ordinateur ; vous ne devriez jamais le rencontrer autour d’une table.
    .over = La partie est finie : depuis trop longtemps, tout le monde ne fait que piocher.

SL-R9 =
    .title = Sens du mot « adjacent »
    .text =
        Deux parcelles sont adjacentes si elles ont un côté commun ; se toucher par un coin ne suffit pas.
        Les livrets emploient le mot sans l’expliquer, et nous suivons la lecture qu’en font les critiques publiées.

SL-R10 =
    .title = Ce que chacun peut savoir
    .text =
        Le nombre de cartes de chaque main, le nombre de pièces de Demeure qui restent à chacun et le nombre de cartes de la pioche sont connus de tous.
        Le contenu de votre main, lui, reste secret.

SL-R11 =
    .title = Des Parcs sans pièce de Demeure
    .text =
        S’il ne vous reste aucune pièce de Demeure, vous pouvez encore construire des Parcs : un Parc n’en demande pas.

## Mots

colour-yellow = jaune
colour-green = verte
colour-red = rouge
colour-blue = bleue
colour-pink = rose
card-unknown = face cachée
building-house = une Demeure { building-floors } appartenant à { $owner }
building-own-house = votre propre Demeure { building-floors }
building-floors = { $floors ->
    [one] d’un niveau
   *[other] sur { $floors } niveaux
}
building-park = un Parc
sunrise-then = { $before } ; { $after }
sunrise-then-skipping = { $before } ; après l’égalité, { $number ->
    [one] la { $first }e position est sautée
   *[other] les positions { $skipped } sont sautées
} (SL-R1) ; { $after }
sunrise-position = { $tied ->
    [1] { sunrise-ordinal }
   *[other] à égalité { sunrise-ordinal }
}
sunrise-ordinal = { $position ->
    [1] en 1re position
   *[other] en { $position }e position
}
# « À égalité avec » le dit déjà.
sunrise-each = { $tied ->
    [1] {""}
   *[other] {" "}par joueur
}

## Que faire à la place

sunrise-remedy-floors = { $floors ->
    [one] Construisez-y une Demeure d’un seul niveau.
   *[other] Construisez-y une Demeure sur { $floors } niveaux au plus.
}
sunrise-remedy-park = En { $space }, vous pouvez aménager un Parc en défaussant une carte de votre choix.
sunrise-remedy-park-built = Le Parc de ce tour est déjà aménagé (SL-2.6). { $then }
sunrise-remedy-turn = { $move ->
    [park] Aménagez un Parc, par exemple en { $spaces }, ou piochez.
   *[house] Construisez, par exemple en { $spaces }, ou piochez.
}
sunrise-remedy-draw = Piochez { $number ->
    [one] une carte
   *[other] { $number } cartes
} : vos cartes ne permettent aucune construction.
sunrise-remedy-path = { $move ->
    [park] Depuis { $last }, vous pouvez continuer par un Parc en { $spaces }, ou vous arrêter.
   *[house] Depuis { $last }, vous pouvez continuer en { $spaces }, ou vous arrêter.
}
sunrise-remedy-stop = Arrêtez-vous : depuis { $last }, plus rien ne peut être construit pendant ce tour.
sunrise-remedy-discard = Défaussez { $surplus ->
    [one] une carte
   *[other] { $surplus } cartes
} : { $colours }.
sunrise-remedy-dealing = Attendez que les cartes soient distribuées.
sunrise-remedy-over = Regardez les scores, ou commencez une nouvelle partie.

## Coups

sunrise-told-dealt-times = { $who } reçoit { sunrise-cards-of-a-colour }.
sunrise-told-deal-times = { $who } pioche { sunrise-cards-of-a-colour }.
sunrise-told-discard-times = { $who } défausse { sunrise-cards-of-a-colour }.
sunrise-told-dealt-several = { $who } reçoit { $what }.
sunrise-told-deal-several = { $who } pioche { $what }.
sunrise-told-discard-several = { $who } défausse { $what }.
sunrise-told-dealt-what = { sunrise-cards-of-a-colour }
sunrise-told-deal-what = { sunrise-cards-of-a-colour }
sunrise-told-discard-what = { sunrise-cards-of-a-colour }
sunrise-cards-of-a-colour = { $number ->
    [one] une carte { $colour }
   *[other] { $number } cartes { $colour ->
        [jaune] jaunes
        [verte] vertes
        [rouge] rouges
        [bleue] bleues
        [rose] roses
       *[other] { $colour }
    }
}
sunrise-told-house = { $who } construit { $floors ->
    [one] une Demeure
   *[other] une Demeure sur { $floors } niveaux
} en { $space } : { $points ->
    [one] 1 point
   *[other] { $points } points
}.
sunrise-told-park = { $who } aménage un Parc en { $space } contre une carte { $colour }.
sunrise-told-stop = { $who } arrête de construire.
sunrise-told-draw = { $who } pioche au lieu de construire.
sunrise-told-discard = { $who } défausse une carte { $colour }.
sunrise-told-dealt = { $who } reçoit une carte { $colour }.
sunrise-told-deal = { $who } pioche une carte { $colour }.
sunrise-told-deal-last = { sunrise-told-deal } La pioche est épuisée : la défausse est mélangée et la remplace.
