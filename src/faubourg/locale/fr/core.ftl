### Ce que dit le cœur du programme, quel que soit le jeu.

seat-number = Joueur { $number }
list-and = { $most } et { $last }
list-or = { $most } ou { $last }
list-more = { $number ->
    [one] { $number } autre
   *[other] { $number } autres
}
list-empty = aucun
typed-move = « { $move } »
remedy-example = Par exemple : { $moves }.
remedy-none = Il n’y a rien à décider maintenant.
remedy-no-cards = Arrêtez-vous : vous n’avez plus de cartes.
