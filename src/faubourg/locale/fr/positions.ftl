### Positions en texte : ce qui ne va pas dans un texte, et pourquoi une position ne peut pas se produire

## Lecture

position-misread = Ligne { $line }, caractère { $column }, « { $text } » : { $reason }
position-problem = { $reason } [{ $rule }]
position-reason = { $reason }
position-too-long = une position compte au plus { $limit } caractères.
position-not-ascii = ce signe n’apparaît dans aucune position.
position-empty = il fallait une position, par exemple une qui commence par sunrise/lane/3.
position-too-many-fields = une position compte au plus { $limit } champs.
position-wants-heading = il fallait le jeu, son édition et le nombre de places, comme dans sunrise/lane/3.
position-wants-edition = l’édition { $edition } n’est pas des nôtres : il faut la donner avec le texte.
position-wants-seats = ce jeu a de { $fewest } à { $most } places.
position-wants-field = il fallait un nom et une valeur, comme dans turn=a, ou avec deux points.
position-unknown-field = il n’y a pas de champ { $field }. Champs : { $known }.
position-field-twice = le champ { $field } figure ici pour la deuxième fois.
position-missing-field = le champ { $field } manque.
position-wants-word = il fallait un seul mot.
position-wants-values = ce n’est pas le bon nombre de valeurs : attendu { $expected }, donné { $got }.
position-wants-number = il fallait un nombre de { $low } à { $high }.
position-wants-seat = il fallait une place, de a à { $last }.
position-wants-choice = il fallait { $known }.
position-wants-seen = qui voit cette position connaît ces cartes : il faut les nommer.
position-wants-unseen = qui voit cette position ne connaît pas ces cartes : il fallait un point d’interrogation et leur nombre, comme dans ?3.
position-game-without-text = { $game } : les positions de ce jeu ne peuvent pas s’écrire en texte.
position-unwritable = Cette position enfreint une règle : elle ne peut donc pas s’écrire en texte.
position-impossible = Cette position ne peut pas se produire. { $problems }
position-no-moves = La place qui doit jouer n’a ici aucun coup possible.
position-no-draws = Il faut piocher ici, mais il ne reste rien à piocher.
no-record-of-a-position = Une partie commencée en cours de route ne s’enregistre pas : seule sa position peut être gardée.

## Sunrise Avenue

sunrise-position-square = il fallait une case : b3 (une Demeure de la place b, à trois niveaux), * (un Parc), « . » (rien), - (un bassin) ou @ (la fontaine).
sunrise-position-cards = il fallait des cartes : leurs couleurs comme dans YYR, ?3 pour trois cartes inconnues, ou - s’il n’y en a pas.
sunrise-position-space = il fallait une case de { $first } à { $last }.
sunrise-impossible-fountain = La fontaine occupe { $space } : on n’y construit jamais.
sunrise-impossible-pond = { $space } n’est pas une parcelle : on n’y construit jamais.
sunrise-impossible-tall = La Demeure en { $space } est trop haute, avec { $floors ->
    [one] { $floors } niveau
   *[other] { $floors } niveaux
}. Personne ne peut tenir plus { $most ->
    [one] d’une carte
   *[other] de { $most } cartes
} de sa couleur.
sunrise-impossible-pieces = { $who } a trop de pièces de Demeure sur le plateau : { $used } ; il n’en existe que { $exist }.
sunrise-impossible-parks = Il y a trop de Parcs sur le plateau : { $used } ; il n’en existe que { $exist }.
sunrise-impossible-colour = Il y a trop de cartes { $colour }s : { $used } ; il n’en existe que { $exist }.
sunrise-impossible-cards = Il y a trop de cartes : { $used } ; il n’en existe que { $exist }.
sunrise-impossible-deck = Une pioche vide est remplacée aussitôt par la défausse.
sunrise-impossible-apart = { $number ->
    [one] La construction en { $spaces } ne touche ni la fontaine ni une autre construction qui la touche.
   *[other] Les constructions en { $spaces } ne touchent ni la fontaine ni une autre construction qui la touche.
}
sunrise-impossible-dealing = Les premières mains se distribuent dans l’ordre, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} à chaque place, avant toute construction.
sunrise-impossible-hand = { $who } a trop de cartes : { $cards } ; la limite est { $limit }.
sunrise-impossible-discarding = { $who } n’a rien à défausser : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main, pour une limite de { $limit }.
sunrise-impossible-due = Le nombre de cartes encore à piocher ne peut pas être { $number } : pendant que quelqu’un pioche, il va de 1 à { $most } ; sinon, c’est 0.
sunrise-impossible-no-last = Un chemin continue depuis une parcelle : le champ last doit la nommer.
sunrise-impossible-no-path = { $space } ne peut pas être la dernière parcelle d’un chemin : personne ne construit.
sunrise-impossible-last = { $space } ne peut pas être la dernière parcelle du chemin : { $who } n’y a pas construit à ce tour.
sunrise-impossible-park = Aucun Parc ne peut avoir été construit à ce tour.
sunrise-impossible-idle = Le nombre de tours d’affilée sans construire ne peut pas être { $number } : ici, il va de { $least } à { $most }.
sunrise-impossible-ending = La partie n’est pas finie : rien ne l’a terminée.
sunrise-impossible-no-ending = La partie est finie : le champ ended doit dire par quelle règle.
sunrise-impossible-end = Cette règle n’a pas terminé la partie : sa condition n’est pas remplie.
sunrise-impossible-full = Il ne reste aucune parcelle libre dans les zones d’angle : la partie est finie.
sunrise-impossible-late = { $who } manque de pièces de Demeure (reste : { $pieces }) avant ce tour : la partie serait finie.
sunrise-impossible-last-round = Les pièces de Demeure manquent à quelqu’un, ou les zones sont pleines : c’est la dernière manche, et last_round doit le dire.
sunrise-impossible-nobody-filled = Les zones sont pleines et personne ne manque de pièces de Demeure : filled doit dire qui les a remplies.
sunrise-impossible-filled = { $who } ne peut pas avoir fait de cette manche la dernière en remplissant les zones : il faut qu’elles soient pleines, avec « Zones pleines : finir la manche », et que personne n’ait manqué de pièces de Demeure avant.
sunrise-impossible-not-last = Les pièces de Demeure ne manquent encore à personne : ce n’est pas la dernière manche.

## Bella Vista

bella-position-order = il fallait l’ordre en lettres de places, comme dans bca.
bella-position-offer = il fallait une offre : b3=6 (place b, troisième emplacement, carte 6), bx=6 (à droite du plateau) ou b3=? (face cachée).
bella-position-card = le plus grand numéro est { $last }.
bella-position-cards = il fallait des cartes : leurs numéros comme dans 158, ?3 pour trois cartes inconnues, ou - s’il n’y en a pas.
bella-position-built = il fallait un paiement ou un bâtiment : $a3 (la place a a payé 3), a6c3/1 (son n° 6 est en c3, tourné une fois), a6c3+ (et il a rapporté des pièces) ou n2f5 (neutre).
bella-position-neutral = un bâtiment neutre ne rapporte rien.
bella-position-too-many = une partie ne compte pas plus de { $most } paiements et bâtiments.
bella-position-rounds = la partie ne compte que { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}.
bella-impossible-overlap = { $building } empiète sur un autre bâtiment : { $squares }.
bella-impossible-cards = { $who } a trop de cartes portant le numéro { $card } : { $used } ; il n’en existe que { $exist }.
bella-impossible-hand = { $who } a trop de cartes : il n’en existe que { $exist }.
bella-impossible-no-card = { $who } a construit le n° { $number } sans sa carte : elle doit être parmi les cartes jouées, ou révélée au-dessus du plateau.
bella-impossible-twice = La carte { $mark } figure ici deux fois : il n’y en a qu’une.
bella-impossible-neutral = Il ne peut pas y avoir ici de n° { $number } neutre : avec des bâtiments neutres, chaque manche sauf la dernière en apporte un, aussi haut que son numéro.
bella-impossible-order = L’ordre nomme chaque place, aussi souvent que le nombre de joueurs le demande.
bella-impossible-constraints = Chaque manche révèle une contrainte : à la manche { $round }, il ne peut pas y en avoir { $number }.
bella-impossible-objectives = Les deux objectifs, height et cluster, sont connus dès que la partie a commencé.
bella-impossible-market = Il y a trop de contrats visibles : { $number } ; il y en a au plus { $most }.
bella-impossible-stage = Cette étape ne correspond pas aux cartes au-dessus du plateau : offres faites : { $offers } sur { $seats } ; révélées : { $revealed } ; manche : { $round }.
bella-impossible-end = La partie est finie exactement quand le champ ended le dit.
bella-impossible-spent = Avant la manche { $round }, { $who } doit avoir joué { $wanted ->
    [one] { $wanted } carte
   *[other] { $wanted } cartes
}, et non { $number }.
bella-impossible-hand-size = { $who } ne peut pas avoir { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} en main maintenant : le bon nombre est { $wanted }.
bella-impossible-just-built = Le dernier bâtiment ne correspond pas à l’étape : ce doit être celui qui vient d’être révélé, avec + si un contrat peut suivre, sans + si le tour s’est arrêté.
bella-impossible-slot = L’emplacement { $slot } ne peut pas servir ici : les emplacements vont de 1 à { $slots }, et chacun reçoit une carte.
bella-impossible-offers = Les offres ne sont pas celles des premières places de l’ordre.
bella-impossible-payment = { $who }, { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
} : ce qui a été payé à la manche { $round } ne correspond pas aux offres.
bella-impossible-price = { $who } ne peut pas avoir payé { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
} à la manche { $round } : aucun emplacement ne coûte cela.
bella-impossible-too-dear = { $who } a payé { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
} à la manche { $round }, mais n’en avait { $coins ->
    [0] aucune.
    [1] qu’une.
   *[other] que { $coins }.
}
bella-impossible-earned = { $building } ne respecte aucune des contraintes révélées : il ne peut pas avoir rapporté de pièces.
bella-impossible-unpaid = { $building } respecte toutes les contraintes révélées : il a forcément rapporté des pièces.
bella-impossible-contract = { $who } ne remplit pas ce contrat : { $contract }.

## Kensington

kensington-position-tile = il fallait une tuile et sa colonne, comme dans +H2@1 ou ^C3/1@0.
kensington-position-no-tile = cette tuile n’existe pas. Tuiles : { $known }.
kensington-position-column = il fallait une colonne de { $first } à { $last }.
kensington-position-too-many = la boîte ne contient que { $most ->
    [one] { $most } tuile
   *[other] { $most } tuiles
}.
kensington-impossible-tiles = Il y a trop de tuiles { $name } ({ $tile }) : { $used } ; il n’en existe que { $exist }.
kensington-impossible-tokens = Il y a trop de jetons : { $used } ; il n’en existe que { $exist }.
kensington-impossible-stored = { $who } garde trop de tuiles : { $number } dans un entrepôt de { $places ->
    [one] { $places } place
   *[other] { $places } places
}.
kensington-impossible-laid = On ne peut pas avoir posé autant de tuiles à ce tour : { $number } ; ici, le maximum est { $most }.
kensington-impossible-loose = Chez { $who }, { $tile } n’a pas de bon contact avec le reste de la façade.
kensington-impossible-take = Tant qu’aucune tuile n’est prise, les champs taking, taken, owed et skipping doivent être vides.
kensington-impossible-drawing = Une tuile est en train d’être prise : le champ taking doit nommer un dos qui reste au centre, et les champs taken, owed et skipping doivent être vides.
kensington-impossible-build = On ne construit qu’après avoir pris une tuile, après y avoir renoncé, ou une fois la fin venue : les champs taken, laid, skipping ou ender doivent le dire.
kensington-impossible-over = Une fois la partie finie, les champs taking, taken, owed et skipping doivent être vides.
kensington-impossible-owed = Une tuile achetée et encore à construire a été payée d’un jeton, que l’autre joueur a reçu ; or personne n’a de jeton ici.
kensington-impossible-birds = Oiseaux vus : { $birds }, assez pour amener la fin ({ $limit }) : le champ ender doit nommer qui a pris le dernier.
kensington-impossible-ender = { $who } ne peut pas encore avoir pris le dernier oiseau : oiseaux vus : { $birds } sur { $limit }, et personne ne prend de tuile après cela.
kensington-impossible-count = Ce nombre de tours à la suite aurait terminé la partie : { $number } ; ici, le maximum est { $most }.
kensington-impossible-end = La partie est finie exactement quand le champ ended le dit.
kensington-impossible-stuck = Plus personne ne peut rien prendre ni construire : la partie est finie.
kensington-impossible-ended = Cette règle n’a pas terminé la partie : sa condition n’est pas remplie.
