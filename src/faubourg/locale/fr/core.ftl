### Ce que dit le cœur du programme, quel que soit le jeu.

seat-number = place { $number }
list-and = { $most } et { $last }
list-or = { $most } ou { $last }
list-more = { $number } autres
list-empty = aucun

## Jeu

illegal-move = Le coup est refusé par la règle { $rule }.
undo-nothing = Il n’y a rien à reprendre.
undo-not-yours = Le dernier coup n’était pas le vôtre : il ne peut pas être repris.
undo-revealed = Quelque chose a été pioché ou révélé depuis : on ne peut revenir en arrière sans l’accord des autres.
