### Ce qu’on dit autour d’une relecture : vient avec elle.

replay-loading = On remet la partie en place.
replay-trouble = Il n’y a rien à revoir ici
happened = Ce qui s’est passé
replay-practice = Entraînement : un coup qui avait laissé voir la suite a été repris.
moves = Coups
the-deal = La donne
decision = Décision
decision-number = Décision { $number }
decision-of = Décision { $number } sur { $total }
decision-before = Une décision en arrière (flèche gauche)
decision-next = Une décision en avant (flèche droite)
to-deal = À la donne (Début)
to-end = À la fin (Fin)
play = Lancer (barre d’espace)
pause = Pause (barre d’espace)
eyes = vu d’ici
eyes-of = Voir la partie comme { $who }
acted = a pris cette décision
scored = Points marqués
scored-sunrise = Demeures construites
gained = Points
copy-link = Copier le lien
copy-ply = Copier un lien vers cette position
continue = Continuer à partir d’ici
continue-about = Une nouvelle table continue après la décision { $number }. Cette partie reste telle qu’elle est.
continue-from-deal = Une nouvelle table commence par la même donne. Cette partie reste telle qu’elle est.
