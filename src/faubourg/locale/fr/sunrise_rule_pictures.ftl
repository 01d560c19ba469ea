### Sunrise Avenue : les règles en bref, et les légendes de leurs images.

## En bref

sunrise-short-goal = Bâtissez rue après rue depuis la fontaine, et marquez plus de points que les autres.
    .says = Chaque niveau rapporte aussitôt. À la fin, des bonus vont aux premiers de chaque angle et au plus grand groupe.
    .picture = Une ville autour de la fontaine : Demeures de deux joueurs, Parcs et parcelles libres de cinq couleurs.
sunrise-short-house = Construire
    .says = Une carte de la couleur de la parcelle par niveau. Points : niveaux × ronds.
    .picture = Sur une parcelle verte à quatre ronds, deux cartes vertes bâtissent une Demeure sur deux niveaux : 8 points.
sunrise-short-path = Continuer
    .says = Sur une parcelle voisine de la dernière. Une fois par tour, n’importe quelle carte fait un Parc.
    .picture = Trois Demeures d’un même tour, numérotées : chacune touche la précédente.
sunrise-short-cards = Prendre une carte
    .says = 1 carte après avoir construit. Ou ne rien construire et en piocher 2 ; 5 en main au plus.
    .picture = Une carte après avoir construit, ou deux cartes au lieu de construire.
sunrise-short-last-pieces = La fin
    .says = Il ne reste à quelqu’un que 2 pièces de Demeure ou moins : on finit la manche. Puis viennent les bonus.
    .picture = Les deux dernières pièces de Demeure d’un joueur.
sunrise-short-dots = points par niveau, selon les ronds de la parcelle
sunrise-short-tallest = pour les Demeures les plus hautes de chaque angle bleu
sunrise-short-most = pour les Demeures les plus nombreuses de chaque angle rouge
sunrise-short-connected = pour le plus grand groupe de vos Demeures

## Images

sunrise-picture-beside-fountain = Une parcelle à bâtir
    .says = Permis : une Demeure sur la parcelle jaune à côté de la fontaine.
sunrise-picture-on-fountain = Jamais sur la fontaine
    .says = Refusé : une Demeure sur la fontaine elle-même.
sunrise-picture-colour-and-dots = Vert, quatre ronds
    .says = Une parcelle du plateau : verte, marquée d’une feuille, à quatre ronds.
sunrise-picture-cross-and-corners = Une croix, quatre angles
    .says = Tout le plateau : la croix beige avec la fontaine au milieu, et les zones d’angle A1, B1, B2 et A2.
sunrise-picture-beside-house = À côté d’une Demeure
    .says = Permis : la première Demeure du tour touche une autre Demeure.
sunrise-picture-too-far = Rien à côté
    .says = Refusé : ni Demeure, ni Parc, ni fontaine à côté de cette parcelle.
sunrise-picture-two-cards = Deux cartes, deux niveaux
    .says = Permis : sur une parcelle verte, deux cartes vertes font une Demeure sur deux niveaux.
sunrise-picture-one-card = Une seule carte verte
    .says = Refusé : une Demeure sur deux niveaux avec une seule carte verte en main.
sunrise-picture-floors-times-dots = Deux niveaux × quatre ronds
    .says = Sur une parcelle à quatre ronds, une Demeure sur deux niveaux rapporte 8 points.
sunrise-picture-path-goes-on = Chacune touche la précédente
    .says = Permis : trois Demeures, chacune à côté de celle qui vient d’être construite.
sunrise-picture-path-branches = Pas à côté de la dernière
    .says = Refusé : la troisième Demeure touche la première, mais pas la deuxième.
sunrise-picture-through-park = Un Parc, puis plus loin
    .says = Permis : une Demeure, puis un Parc contre n’importe quelle carte, puis une Demeure à côté du Parc.
sunrise-picture-second-park = Un second Parc ce tour
    .says = Refusé : deux Parcs dans le même tour.
sunrise-picture-empty-space = Sur une parcelle libre
    .says = Permis : la nouvelle Demeure est sur une parcelle libre.
sunrise-picture-taken-space = La parcelle est bâtie
    .says = Refusé : un niveau de plus sur une Demeure déjà construite.
sunrise-picture-corners-full = Une seule parcelle d’angle libre
    .says = Tout le plateau : les zones d’angle sont pleines, sauf une parcelle. Y construire termine la partie.
sunrise-picture-five-bonuses = A1, A2, B1, B2, et C
    .says = Tout le plateau, avec des Demeures des deux joueurs dans les quatre zones d’angle.
sunrise-picture-tallest-house = Quatre niveaux l’emportent
    .says = Dans la zone bleue A1, rouge a une Demeure sur quatre niveaux, bleu deux Demeures sur trois niveaux : rouge est premier, pour 10 points.
sunrise-picture-most-houses = Trois Demeures l’emportent
    .says = Dans la zone rouge B1, rouge a trois Demeures d’un niveau, bleu une seule, sur trois niveaux : rouge est premier, pour 10 points.
sunrise-picture-largest-group = Quatre parcelles connectées
    .says = Quatre Demeures de rouge se touchent par un côté : le plus grand groupe du plateau, pour 10 points.
sunrise-picture-no-house-there = Rouge n’a rien ici
    .says = Dans la zone rouge B1 ne se trouvent que des Demeures de bleu et un Parc : rouge n’y marque rien.
