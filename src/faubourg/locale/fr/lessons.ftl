### Ce que dit le professeur dans la leçon de n’importe quel jeu.

lesson-step = Étape { $step } sur { $steps }
lesson-steps = { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}, { $minutes } min
lesson-title = La leçon
lesson-you = Vous
lesson-neighbour = Votre voisin
    .within = votre voisin
lesson-legal = C’est possible.
lesson-legal-worth = Possible : cela rapporte { $points ->
    [one] { $points } { $game ->
        [bella_vista] pièce
       *[other] point
    }
   *[other] { $points } { $game ->
        [bella_vista] pièces
       *[other] points
    }
}.
lesson-legal-costs = Possible : cela coûte { $cost ->
    [one] { $cost } { $game ->
        [bella_vista] pièce
       *[other] point
    }
   *[other] { $cost } { $game ->
        [bella_vista] pièces
       *[other] points
    }
}.
lesson-try-again = Essayez autre chose, ou « Montrez-moi ».
lesson-as-good = C’est tout aussi bien. Pour garder le fil, la leçon joue un autre coup à votre place. { $told }
lesson-choose-lit = { $game ->
    [sunrise] Choisissez l’une des parcelles éclairées.
    [bella_vista] Choisissez l’une des cases éclairées.
    [kensington] Choisissez l’une des colonnes éclairées.
   *[other] Choisissez l’une des places éclairées.
}
lesson-taken-back = Le coup est annulé.
lesson-plays-on = Entre-temps
lesson-all-moves = { $number ->
    [one] Le coup
   *[other] Les { $number } coups
}
lesson-lit = { $name }, éclairée
lesson-back = Retour
lesson-show = Montrez-moi
lesson-skip = Passer
lesson-next-step = Suivant : { $title }
lesson-next-score = Suivant : le score
lesson-leave = Quitter la leçon
lesson-over = La leçon est finie.
lesson-score = Score : { $mine } pour vous, { $theirs } pour votre voisin. Voici d’où viennent les { $game ->
    [bella_vista] pièces
   *[other] points
}.
lesson-points-of = { $who } : { $game ->
    [bella_vista] pièces
   *[other] points
}
lesson-goal = Le but
lesson-turn = Un tour
lesson-turn-bella_vista = Une manche
lesson-end = La fin
lesson-play-easy = Jouer contre le robot facile
lesson-invite = Inviter quelqu’un
lesson-once-more = Encore une fois
lesson-street = Étape { $step } sur { $steps }, { $built ->
    [0] aucune maison bâtie
    [1] une maison bâtie
   *[other] { $built } maisons bâties
}
lesson-line-by-line = Ligne par ligne
