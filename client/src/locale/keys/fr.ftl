### Ce que font les touches : vient quand on le demande.

key-any = toute touche
key-end = Fin
key-enter = Entrée
key-escape = Échap
key-home = Début
key-shift = Maj
key-shift-arrows = Maj + flèches
key-shift-r = Maj + R
key-space = Espace
key-tab = Tab

## À la table

keys-lit-spaces = à l’emplacement éclairé suivant du plateau
keys-all-spaces = à n’importe quel emplacement du plateau
keys-choose-and-play = choisir l’emplacement ; une seconde fois, jouer
keys-lay-down = renoncer à ce que vous aviez choisi
keys-undo = annuler
keys-hint = conseil
keys-score = le score, expliqué
keys-log = tout ce qui s’est passé
keys-since = ce qui s’est passé depuis votre dernier tour
keys-skip = passer les coups des autres pendant qu’on les montre

## Quand la partie est finie

keys-rematch = rejouer, ou aller à la revanche
keys-replay = revoir la partie
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
