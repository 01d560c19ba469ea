### Les problèmes : dits dans le terminal et dans le navigateur.

puzzles-title = Problèmes
puzzle-number = Problème { $number } sur { $puzzles }
puzzle-grade = { $grade ->
    [1] facile
    [2] moyen
   *[3] difficile
}
puzzle-question = Quel est le meilleur tour pour { $who } ?
puzzle-goes-on = Jusqu’ici « { $moves } » : votre tour n’est pas fini. Continuez.
puzzle-amount = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
puzzle-amount-bella_vista = { $points ->
    [one] { $points } pièce
   *[other] { $points } pièces
}
puzzle-best = C’est le meilleur tour. Les parties qui continuent après le deuxième meilleur finissent en moyenne environ { $worse } plus bas.
puzzle-worse = C’est permis, mais ce n’est pas le meilleur tour : les parties qui continuent ainsi finissent en moyenne environ { $worse } plus bas qu’après le meilleur.
puzzle-worse-at-least = C’est permis, mais ce n’est pas le meilleur tour : les parties qui continuent ainsi finissent en moyenne au moins { $worse } plus bas qu’après le meilleur.
puzzle-brings = Ce que ce tour change sur la feuille de score :
puzzle-better-with-best = Ce que le meilleur tour fait de mieux :
puzzle-better-with-own = Ce que votre tour fait de mieux :
puzzle-nothing-beside = Sur la feuille de score, rien ne les distingue encore : regardez ce qui vient ensuite.
puzzle-solution = Le meilleur tour : { $moves }
puzzle-motive-points = Aucun autre tour ne rapporte plus tout de suite.
puzzle-motive-bonus = Sa force, ce sont les bonus, tels qu’ils seraient alors.
puzzle-motive-others = Sa force, c’est ce qu’il coûte aux autres.
puzzle-motive-later = Ce qui compte ici vient plus tard : ce que l’on garde, rend possible ou empêche.
puzzle-turn-over = Le tour était fini avant « { $text } ».

## Dans le navigateur

puzzles-lead = Un tour est nettement le meilleur : les parties qui le suivent finissent en moyenne mieux que toutes les autres. Trouvez-le.
puzzle-edition-sunrise-lane = Sunrise Lane, l’édition anglaise : après une égalité, aucune position n’est sautée (SL-R1).
puzzles-of-grade = { $grade ->
    [1] Faciles
    [2] Moyens
   *[3] Difficiles
}
puzzles-solved-of = { $solved ->
    [one] { $solved } résolu
   *[other] { $solved } résolus
} sur { $puzzles }
puzzles-none = Il n’y a pas de problèmes pour ce jeu.
puzzles-all = Tous les problèmes
puzzle-link = Problème { $number }
puzzle-link-solved = Problème { $number }, résolu
puzzle-question-own = Quel est votre meilleur tour ?
puzzle-play-it = Jouez-le sur le plateau, jusqu’à la fin du tour.
puzzle-played = Votre tour est complet. Les cartes et les tuiles qui viennent ensuite sont laissées au hasard.
puzzle-check = Vérifier
puzzle-show = Montrer la solution
puzzle-try-again = Réessayer
puzzle-next = Problème suivant
puzzle-before = Problème précédent
puzzle-study = Étudier la position
puzzle-seat = Place { $letter }
puzzle-your-turn-changes = Ce que votre tour change sur la feuille de score
puzzle-best-brings-more = Ce que le meilleur tour fait de mieux
puzzle-own-brings-more = Ce que votre tour fait de mieux
puzzle-best-turn = Le meilleur tour
puzzle-best-changes = Ce qu’il change sur la feuille de score
