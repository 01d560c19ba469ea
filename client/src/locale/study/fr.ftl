### Le plateau d’étude : vient avec sa page.

study-board = Plateau d’étude
study-seat = Place { $letter }
study-text = Position en texte
study-how = Collez ici une position, ou choisissez « Étudier » en revoyant une partie terminée.
study-read = Poser sur le plateau
study-copy = Partager le lien
study-take-back = Annuler le coup
study-legal = Que peut faire { $who } ?
study-over = La partie est finie dans cette position.
study-filter = Commencez à écrire un coup…
study-more = { $number ->
    [one] Et encore un : écrivez la suite.
   *[other] Et { $number } autres : écrivez la suite.
}
study-why-not = Pourquoi pas ?
study-move = Un coup
study-allowed = « { $move } » est permis.
study-brings = Ce coup rapporte { $points }.
study-faults = Ceci ne peut pas être posé sur le plateau :
study-hidden = Ce que cette place ne voit pas a été distribué au hasard.
study-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
study-begin = Un plateau pour commencer
study-new = Une nouvelle position
study-seats = Joueurs
study-deal = Distribuer une partie
study-middle = Au milieu d’une partie
study-middle-about = Le milieu vient d’une partie entre robots simples, une autre à chaque fois.
study-file = Un fichier à vous
study-open = Ouvrir un fichier
study-open-about = Une étude que vous avez enregistrée, une position en texte, ou une partie enregistrée dont vous choisissez le coup. Le serveur n’en garde rien.
study-choose-moment = Choisissez un moment de la partie
study-choose-about = { $game } : { $number ->
    [one] { $number } position.
   *[other] { $number } positions, désignées chacune par la décision qui y mène.
}
study-first-moment = Le début
study-game = La partie
study-game-decision = Décision { $number } sur { $total }
study-game-back = Une décision en arrière
study-game-on = Une décision plus loin
study-other-file = Autre chose
study-to-board = Revenir au plateau
study-another = Autre position
study-ask-bot = Demander à un robot
study-bad-link = Ce lien ne contient pas d’étude lisible : il a peut-être été coupé. Copiez-le en entier.
study-bad-file = Ce fichier ne contient pas d’étude lisible. Enregistrez de nouveau l’étude là où elle a été faite.
study-link-too-long = Cette étude est trop longue pour un lien. Enregistrez-la dans un fichier.
study-text-too-long = Une position compte au plus { $limit } caractères ; ce texte en compte { $number }.
study-no-such-game = Ce jeu n’existe pas ici. Choisissez-en un sur la page d’accueil.
study-full = Une étude retient au plus 120 coups essayés, et 60 à la suite. Retirez une branche devenue inutile.
study-tab-lines = Lignes
study-tab-moves = Coups
study-tab-text = Texte
study-position = La position
study-no-lines = Jouez un coup sur le plateau : il est noté ici, et vous pouvez y revenir.
study-has-notes = avec des notes
study-last-move = Le dernier coup
study-forget = Retirer ce coup et la suite
study-comment = Commentaire
study-arrow = Flèche
study-no-arrows = Sans flèches
study-keep = Enregistrer l’étude
study-arrow-from = Choisissez sur le plateau d’où part la flèche.
study-arrow-to = De { $place } vers où ? Choisissez l’autre endroit ; la même flèche une seconde fois l’efface.
study-arrows = Flèches : { $arrows }.
study-tab-setup = Poser
study-form-about = Changez ce qui se trouve sur la table : les règles vérifient chaque changement.
study-possible = Cette position est possible.
study-add-field = Ajouter quelque chose…
study-field-town = Ville
study-field-hands = Mains
study-field-discards = Défausse
study-field-turn = À qui de jouer
study-field-stage = Étape
study-field-due = Cartes encore à piocher
study-field-last = Dernière parcelle bâtie
study-field-park = Parc construit à ce tour
study-field-last_round = Dernière manche
study-field-filled = Qui a rempli les zones
study-field-idle = Tours d’affilée sans construire
study-field-ended = Règle qui a mis fin à la partie
study-field-city = Ville
study-field-round = Manche
study-field-order = Cartes sous le plateau d’Offre
study-field-offers = Offres
study-field-revealed = Offres révélées
study-field-spent = Cartes des manches passées
study-field-constraints = Contraintes révélées
study-field-height = Objectif de hauteur
study-field-cluster = Objectif d’ensemble
study-field-market = Contrats visibles
study-field-contracts = Contrats pris
study-field-built = Construit, manche par manche
study-field-storing = Mise à l’entrepôt
study-field-takes = Prise de tuiles
study-field-facades = Façades, une ligne par place
study-field-stored = Entrepôts, une ligne par place
study-field-tokens = Jetons bonus
study-field-taking = Dos touché
study-field-taken = Tuile prise
study-field-owed = Tuile achetée, à construire
study-field-laid = Tuiles posées à ce tour
study-field-skipping = Sans prise à ce tour
study-field-ender = Qui a pris le dernier oiseau
study-field-skips = Tours d’affilée sans prise
study-field-first = Premier joueur
study-field-ties = Après une égalité
study-field-full_areas = Quand les zones d’angle sont pleines
study-field-closed_contracts = Les contrats pris sont cachés
study-field-units = Tuiles construites ensemble
study-field-turning_roofs = On peut tourner les toits
study-field-backs = Comment on choisit les dos
study-field-seen = Vu par

## Ce que contiennent les champs d’une position, en mots

study-value-none = Non précisé
study-value-no = Non
study-value-nobody = Personne
study-value-sunrise-stage-setup = On pioche les premières cartes
study-value-sunrise-stage-turn = Un tour commence
study-value-sunrise-stage-path = Continuer ou s’arrêter
study-value-sunrise-stage-drawing = On pioche
study-value-sunrise-stage-discarding = Trop de cartes : défausser
study-value-sunrise-stage-over = La partie est finie
study-value-sunrise-park-yes = Oui
study-value-sunrise-last_round-yes = Oui
study-value-sunrise-ties-next = La place suivante reste
study-value-sunrise-ties-skip = La place suivante est sautée
study-value-sunrise-full_areas-at_once = La partie s’arrête aussitôt
study-value-sunrise-full_areas-round = On finit la manche
study-value-bella_vista-stage-setup = Le début : on pioche
study-value-bella_vista-stage-offer = On fait les offres
study-value-bella_vista-stage-reveal = On révèle une carte
study-value-bella_vista-stage-build = On construit un bâtiment
study-value-bella_vista-stage-contract = On peut prendre un contrat
study-value-bella_vista-stage-stopped = Hors de la contrainte : le tour s’arrête
study-value-bella_vista-stage-neutral = On construit le bâtiment neutre
study-value-bella_vista-stage-neutral-built = Le bâtiment neutre est construit
study-value-bella_vista-stage-round-end = La manche finit : on pioche
study-value-bella_vista-stage-over = La partie est finie
study-value-bella_vista-closed_contracts-true = Oui
study-value-bella_vista-closed_contracts-false = Non
study-value-kensington-stage-take = On prend une tuile
study-value-kensington-stage-drawing = On retourne une tuile du centre
study-value-kensington-stage-build = Construire, puis finir le tour
study-value-kensington-stage-over = La partie est finie
study-value-kensington-owed-yes = Oui
study-value-kensington-skipping-yes = Oui
study-value-kensington-storing-must = Une tuile piochée est gardée tant qu’une place est libre
study-value-kensington-storing-may = Une tuile piochée peut retourner au centre
study-value-kensington-takes-must = Il faut prendre une tuile
study-value-kensington-takes-may = On peut ne rien prendre
study-value-kensington-backs-outlines = D’après leurs contours
study-value-kensington-backs-marks = D’après la couleur et la marque seulement
study-value-kensington-units-joined = Elles comptent comme voisines
study-value-kensington-units-free = Elles ne comptent pas comme voisines
study-value-kensington-turning_roofs-true = Oui
study-value-kensington-turning_roofs-false = Non
study-reads-sunrise-town = Une ligne par rangée, un signe par case : « b3 » est une Demeure de 3 niveaux ({ $owner }), « * » un Parc, « . » une parcelle libre, « - » un étang ou un jardin, « @ » la fontaine.
study-reads-sunrise-hands = Les cartes de chaque joueur, dans l’ordre : Y jaune, G vert, R rouge, B bleu, P rose. « YYR » : deux cartes jaunes et une rouge ; « - » : aucune.
study-reads-sunrise-discards = Les lettres des couleurs : Y jaune, G vert, R rouge, B bleu, P rose. « YGG » : une carte jaune et deux vertes.
study-reads-sunrise-last = Le nom d’une parcelle, par exemple « d6 ».
study-reads-sunrise-ended = Le numéro de la règle, par exemple « SL-4.1 ».
study-reads-bella_vista-city = Le plan à partir du haut, rangées séparées par « / ». Un signe vaut 2 cases sur 2 : A à H sont les huit quartiers, les chiffres les parcs, r et s les rivières, « . » rien.
study-reads-bella_vista-order = Une lettre par carte, à partir de la gauche : a pour { $player }, b pour { $owner }. « ab » : d’abord { $player }, puis { $owner }.
study-reads-bella_vista-offers = Qui, sur quel emplacement, et la carte : « b3=6 » : n° 6 ({ $owner }) sur le troisième emplacement, le plus cher étant le premier. « bx=6 » est à droite du plateau.
study-reads-bella_vista-revealed = Combien de cartes sont révélées, en partant de l’emplacement le plus cher.
study-reads-bella_vista-hands = Les numéros des cartes de chaque joueur, dans l’ordre : « 158 », ce sont les n° 1, 5 et 8 ; « - », aucune.
study-reads-bella_vista-spent = Les numéros des cartes de chaque joueur, dans l’ordre : « 158 », ce sont les n° 1, 5 et 8 ; « - », aucune.
study-reads-bella_vista-constraints = Dans l’ordre de leur arrivée ; la dernière compte. Les lettres sont les quartiers permis, comme pour la ville : « AB ». « P+ » : seulement au bord d’un parc ; « P- », « R- », « O- » : rien au bord d’un parc, d’une rivière, en bordure.
study-reads-bella_vista-height = P au bord des parcs, R au bord des rivières, O en bordure.
study-reads-bella_vista-cluster = G2 le plus grand ensemble, G10 chaque ensemble, G5 les bâtiments hors de tout ensemble.
study-reads-bella_vista-market = Un signe par carte : les lettres sont ses quartiers, comme pour la ville (« A », « AB ») ; X à cheval sur deux quartiers, O en bordure, R au bord d’une rivière, P au bord d’un parc.
study-reads-bella_vista-contracts = Une ligne par joueur, avec les signes des contrats visibles : les lettres sont des quartiers (« A », « AB ») ; X à cheval sur deux, O en bordure, R au bord d’une rivière, P au bord d’un parc. « - » : aucun.
study-reads-bella_vista-built = Une ligne par manche. « $a3 » : { $player } a payé 3 pièces. « a6c3/1+ » : le n° 6 ({ $player }) à partir de c3, tourné une fois ; « + » : il a rapporté des pièces. « n2f5 » : le n° 2 neutre.
study-reads-bella_vista-ended = Le numéro de la règle : « BV-4.4 ».
study-reads-kensington-facades = Les tuiles de chaque joueur dans l’ordre : + éclairée, - sombre, ^ toit ; la forme ; après @ la colonne du bord gauche. « +H2@1 » : deux fenêtres éclairées côte à côte sur la colonne 1 ; « /1 » : tournée une fois. « - » : aucune tuile.
study-reads-kensington-stored = Une ligne par joueur, avec les noms des tuiles : + éclairée, - sombre, ^ toit, puis la forme. « ^H2 » est un toit de deux cases ; « - » : aucune.
study-reads-kensington-tokens = Un nombre par joueur, dans l’ordre : « 1 2 », c’est 1 pour { $player } et 2 pour { $owner }.
study-reads-kensington-taking = La forme au dos, par exemple « U2 » ; « ^ » devant : un dos brun ; « = » : un dos avec un cercle.
study-reads-kensington-taken = Le nom d’une tuile : + éclairée, - sombre, ^ toit, puis la forme, par exemple « +H2 ».
study-reads-kensington-ended = Le numéro de la règle, par exemple « KG-5.1 ».

## Composer une position sur le plateau

setup-tray = Poser
setup-problems = Ce qui ne va pas dans la position
setup-unchanged = Prenez ce que vous voulez poser et appuyez là où cela doit aller, ou changez un champ ci-dessous.
setup-unchanged-sunrise = Prenez une Demeure ou un Parc et appuyez sur la parcelle voulue, ou changez un champ ci-dessous.
setup-unchanged-bella_vista = Prenez un bâtiment et appuyez sur la case où il doit aller, ou changez un champ ci-dessous.
setup-unchanged-kensington = Prenez une tuile et appuyez sur la colonne où elle doit aller, ou changez un champ ci-dessous.
setup-checking = Vérification selon les règles…
setup-problem-count = { $number ->
    [one] Une chose n’est pas possible :
   *[other] { $number } choses ne sont pas possibles :
}
setup-show-place = Montrer { $places }
setup-show-columns = { $number ->
    [one] Montrer la colonne { $columns }
   *[other] Montrer les colonnes { $columns }
}
setup-misread = « { $text } » : { $reason }
setup-apply = Étudier cette position
setup-floors = Niveaux
setup-show-field = Au champ « { $field } »
setup-undo = Annuler
setup-undo-key = Annuler le dernier changement (U)
setup-discard = Tout abandonner
setup-rubber = Gomme
setup-left = { $number ->
    [one] reste { $number }
   *[other] restent { $number }
}
setup-house-of = Demeure ({ $who })
setup-hold = À poser : { $what }. Appuyez sur la parcelle voulue.
setup-hold-rubber = Gomme : appuyez sur la parcelle à vider.
setup-unreadable-town = Le texte de la ville est illisible. Corrigez son champ, ou annulez le changement.
setup-building-of = Bâtiment ({ $who })
setup-neutral = Bâtiment neutre
setup-numbers = Numéro du bâtiment
setup-number = N° { $number }
setup-earns = A rapporté des pièces
setup-turn-key = Tourner (R)
setup-hold-building = À poser : { $what }. Appuyez sur sa première case : la plus à gauche de sa rangée du haut.
setup-hold-rubber-building = Gomme : appuyez sur le bâtiment à retirer.
setup-other-city = La ville a changé. Posez la position sur le plateau : vous pourrez ensuite y placer des bâtiments.
setup-facades = Façades
setup-facade-of = Façade ({ $who })
setup-facade-wrong = Façade ({ $who }) : quelque chose ne va pas
setup-turn-tile = Tourner la tuile
setup-groups = Sortes de tuiles
setup-group-lit = Éclairées
setup-group-dark = Sombres
setup-group-roofs = Toits
setup-group-others = Autres
setup-hold-tile = À poser : { $tile }, pour { $who }. Appuyez sur la colonne de son bord gauche.
setup-hold-rubber-tile = Gomme : appuyez sur la colonne dont vous voulez retirer la tuile du haut.
setup-unreadable-facades = Il faut une ligne de façade par place. Corrigez ce champ, ou annulez le changement.
setup-stored-of = Entrepôt ({ $who })
setup-store = Y mettre cette tuile
setup-unstore = Retirer de l’entrepôt
setup-unstore-tile = Retirer de l’entrepôt : { $tile }
setup-tokens = { $number ->
    [one] { $number } jeton bonus
   *[other] { $number } jetons bonus
}
setup-token-less = Un jeton de moins
setup-token-more = Un jeton de plus
cure-clear = Vider { $spaces }
cure-floors = { $floors ->
    [one] Ramener { $space } à un niveau
   *[other] Ramener { $space } à { $floors } niveaux
}
cure-last-round = En faire la dernière manche
cure-leave-out = Supprimer le champ « { $field } »
cure-remove = Retirer { $what }
cure-remove-word = Retirer « { $word } »
cure-remove-tile = Retirer { $tile }, colonne { $column }
cure-coins = { $what } : a rapporté des pièces
cure-no-coins = { $what } : n’a pas rapporté de pièces
cure-ended = Fin selon { $rule }
