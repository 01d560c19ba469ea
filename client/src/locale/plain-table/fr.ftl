### La table d’un jeu qui n’a pas de dessin à lui.

## Le plateau

plain-empty = vide
plain-square = { $square } : { $what }
plain-square-move = { $square } : { $what }, { $points ->
    [0] coup possible
    [one] coup possible pour 1 point
   *[other] coup possible pour { $points } points
}
plain-square-moves = { $square } : { $what }, { $number } coups possibles

plain-rest = Aussi sur la table

## La décision

plain-now = Choisissez une case ou un coup, ou écrivez-le.
plain-moves = Coups possibles
plain-moves-on = Coups sur { $square }
plain-all-moves = Tous les coups
plain-type = Écrire un coup
plain-for-example = p. ex. « { $move } »
plain-play = Jouer
plain-notation = Comment s’écrivent les coups
option-yes = oui
option-no = non
