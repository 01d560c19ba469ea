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
study-form-about = Changez ce qui se trouve sur la table : les règles vérifient chaque changement. Les lettres sont celles des positions en texte.
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
study-field-first = Premier joueur, à partir de 0
study-field-seen = Vu par

## Composer une position sur le plateau

setup-tray = Poser
setup-problems = Ce qui ne va pas dans la position
setup-unchanged = Prenez une pièce et appuyez là où elle doit aller, ou changez un champ ci-dessous.
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
setup-hold = En main : { $what }. Appuyez sur la parcelle voulue.
setup-hold-rubber = Gomme : appuyez sur la parcelle à vider.
setup-unreadable-town = Le texte de la ville est illisible. Corrigez son champ, ou annulez le changement.
setup-building-of = Bâtiment ({ $who })
setup-neutral = Bâtiment neutre
setup-numbers = Numéro du bâtiment
setup-number = N° { $number }
setup-earns = A rapporté des pièces
setup-turn-key = Tourner (R)
setup-hold-building = En main : { $what }. Appuyez sur sa première case : la plus à gauche de sa rangée du haut.
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
setup-hold-tile = En main : { $tile }, pour { $who }. Appuyez sur la colonne de son bord gauche.
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
