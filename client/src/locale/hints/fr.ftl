### Ce qui aide à jouer : vient avec le premier conseil ou le premier refus.

hint-title = Un robot envisagerait
hint-none = Le robot n’a pas d’idée non plus.
hint-worth = Valeur du coup, en points
hint-worth-sunrise = Valeur du tour à partir d’ici, en points, cartes gardées comprises

## Un refus

space-first = Choisissez d’abord une parcelle : ses cartes suivent.
not-built-yet = Rien n’est encore construit sur { $chosen } : ce n’est qu’un choix. Appuyez d’abord sur « { $button } », puis choisissez { $space }.
