### Ce que ferait un robot : vient avec le premier conseil.

hint-title = Un robot envisagerait
hint-none = Le robot n’a pas d’idée non plus.
hint-worth = Valeur du coup, en points
