### Ce que font les touches : vient quand on le demande.

key-any = toute touche
key-end = Fin
key-enter = Entrée
key-escape = Échap
key-page-up = Page préc.
key-page-down = Page suiv.
key-home = Début
key-shift = Maj
key-shift-arrows = Maj + flèches
key-shift-r = Maj + R
key-shift-1-to-5 = Maj + 1…5
key-shift-1-to-8 = Maj + 1…8
key-shift-n = Maj + N
key-space = Espace
key-tab = Tab

## À la table

keys-lit-spaces = à la case éclairée suivante du plateau
keys-all-spaces = à n’importe quelle case du plateau
keys-choose-and-play = choisir la case ; une seconde fois, jouer
keys-lay-down = renoncer à ce que vous aviez choisi
keys-undo = annuler le coup
keys-hint = ouvrir ou fermer les conseils
keys-hint-number = conseils ouverts : en regarder un ; Entrée le montre sur le plateau
keys-hint-mine = conseils ouverts : pourquoi pas mon coup ?
keys-rules-search = chercher dans les règles ; Échap les montre toutes de nouveau
keys-lesson-enter = choisir la case, une seconde fois jouer ; l’étape finie, continuer
keys-lesson-show = montrez-moi
keys-lesson-back = l’étape d’avant
keys-lesson-skip = passer l’étape
keys-puzzle-check = vérifier le tour
keys-puzzle-show = montrer la solution
keys-puzzle-before = problème précédent
keys-puzzle-next = problème suivant
keys-score = le score, expliqué
keys-log = tout ce qui s’est passé
keys-since = ce qui s’est passé depuis que vous avez joué
keys-skip = passer les coups des autres pendant qu’on les montre

## Le plateau d’étude

keys-study-arrow = tracer une flèche
keys-study-comment = écrire un commentaire
keys-study-next = au coup suivant ou précédent des lignes essayées
keys-setup-put = poser la pièce à cet endroit
keys-setup-undo = annuler le dernier changement
keys-setup-seat = poser : prendre une pièce de cette place
keys-setup-park = poser : prendre un Parc
keys-setup-neutral = poser : prendre un bâtiment neutre
keys-setup-rubber = poser : prendre la gomme
keys-setup-floors = poser : ce nombre de niveaux
keys-setup-numbers = poser : le bâtiment de ce numéro
keys-setup-turn = poser : tourner la pièce
keys-setup-facade = poser : la façade de cette place
keys-setup-tile = poser : la tuile d’avant ou d’après

## Quand la partie est finie

keys-rematch = rejouer, ou aller à la revanche
keys-replay = revoir la partie
keys-study = étudier la dernière position
keys-home = à la page d’accueil

## Le score

keys-steps = une étape en arrière, en avant
keys-step-number = à l’étape de ce numéro
keys-lines = de ligne en ligne, montrées sur le plateau
keys-to-table = retour à la table

## Les parties revues

keys-decisions = une décision en arrière, en avant
keys-turns = un tour en arrière, en avant
keys-ends = au départ, à la fin
keys-play = lancer ou mettre en pause
keys-move-list = dans la liste des coups : le coup précédent ou le suivant

## Sur toutes les pages

keys-tab = au bouton ou au lien suivant
keys-close = fermer ce qui est ouvert
keys-this = cette liste
