### Ce qu’on dit en parcourant le score : vient avec lui.

so-far = Jusqu’ici
no-lines = Personne ne marque de points ici.
step-back = Retour
step-next = Suite : { $step }
to-ranking = Au classement
step-of = Étape { $number } sur { $total }
print = Imprimer
line-by-line = Ligne par ligne
nobody-too-low = Personne ne marque de points ici : une Demeure d’un seul niveau ne compte pas (SL-R6).
nobody-no-house = Personne ne marque de points ici : aucune Demeure ne s’y trouve (SL-5.7).
