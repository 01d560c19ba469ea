### Ce qu’on dit quand la fin approche, et quand elle est là.

end-is-near = La fin approche
still-to-play = { $who } joue. À jouer ensuite : { $later }.
plays-last = { $who } joue le dernier tour.
lantern-you = votre dernier tour
lantern-now = joue
lantern-later = encore un tour
lantern-done = a fini
then-scores = puis le décompte
amount-of-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
wins-by = { $who } gagne avec { $amount }, soit { $margin } d’avance sur { $next }.
    .own = Vous gagnez avec { $amount }, soit { $margin } d’avance sur { $next }.
wins-after-tie = { $who } gagne avec { $amount }, à égalité avec { $next } : le départage décide.
    .own = Vous gagnez avec { $amount }, à égalité avec { $next } : le départage décide.
wins-shared = { $who } partagent la victoire avec { $amount }.
    .with-reader = Vous partagez la victoire avec { $others }, à { $amount }.
beaten-reader = vous
tie-settled = Égalité à { $points } : { $ahead } { $several ->
    [yes] passent
   *[no] passe
} devant { $behind }.
tie-not-settled = Égalité à { $points } : { $standings }. La place est partagée.
tie-shares-place = Égalité à { $points } : la place est partagée.
victory = { $who } gagne
victory-yours = Vous gagnez
victory-shared = { $who } partagent la victoire
walk-scores = Voir chaque point
rematch = Revanche
rematch-about = Revanche : mêmes places, couleurs et options ; { $begins ->
    [you] vous commencez
    [left] la personne qui remplace { $who } commence
   *[other] { $who } commence
}.
rematch-about-lots = Revanche : mêmes places, couleurs et options ; on décide à nouveau qui commence.
way-study = Étudier
way-study-game = Étudier cette partie
home = Accueil
ways-on = Et maintenant
way-with-key = { $way } ({ $letter })
street-plate = Avenue { $who }
town-at-dusk = La ville au crépuscule : chez { $who }, les fenêtres sont éclairées.
town-at-dusk-of-all = La ville au crépuscule : toutes les fenêtres sont éclairées.
see-board = Voir le plateau
see-town = Voir la ville
your-last-turn = Votre dernier tour
