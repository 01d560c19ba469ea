### Ce qu’on dit de la compagnie d’une table : vient avec ses panneaux.

## Arriver à une table

welcome-title = Une place vous attend
welcome-text = Comment les autres vous appelleront-ils ?
your-name = Votre nom
sit-down = S’asseoir
closed-title = Cette table ne vous est pas ouverte
closed-text = Suivez le lien que vous avez reçu, ou demandez-en un nouveau.
flood-title = Une chose après l’autre
flood-text = D’ici, il est arrivé plus que la table ne peut suivre, et elle a raccroché. Rien n’est perdu.
reconnect = Se reconnecter
shown-out-title = On vous a raccompagné
shown-out-text = Le lien qui vous a mené ici a été révoqué. Qui vous l’a donné peut en faire un autre.
gone-title = Cette table n’existe pas
gone-text = Elle était peut-être sur un autre serveur, ou l’adresse n’est pas entière.

## Invitations

invite-text = Montrez le code ou envoyez le lien. Qui l’ouvre n’a pas besoin de compte.
invite-alone = Seul cet ordinateur atteint ce serveur. Lancez-le avec --lan, et d’autres de votre réseau le trouveront.
invite-seat = Place libre { $number }
invite-seat-about = qui ouvre le lien en premier s’y assied ; il ne sert qu’une fois
invite-spectator = Pour regarder
invite-spectator-about = voit le plateau et la main de personne
invite-own = Sur un autre appareil
invite-own-about = continuer en tant que { $who } sur un téléphone ou ailleurs ; ne sert qu’une fois
invite-coach = Un conseiller
invite-coach-about = voit ce que voit { $who }, sans pouvoir jouer
link-for = Lien : { $who }
code-for = Code : { $who }
copy = Copier
share = Partager
revoke = Révoquer
revoke-about = Le lien ne marche plus, et qui est venu par lui est raccompagné.

## La compagnie

here = à la table
away-waited-long = absent, on l’attend encore { $seconds } s
rename = renommer
rename-yes = Prendre ce nom
stand-in-bot = { $bot } joue pour l’instant
stand-in-about = Il joue jusqu’à ce que la personne reprenne sa place, et n’accepte rien en son nom.
which-bot = Quel robot
bot-plays = Qu’il joue
leave = Quitter la table
leave-sure = Vous lever de votre place ? Les autres pourront laisser jouer un robot pour vous. Vous pouvez revenir à tout moment.
leave-yes = Quitter
stay = Rester
propose-end = Proposer la fin
propose-end-about = La partie finit quand tous sont d’accord, le score restant tel qu’il est. Aucun robot ne peut accepter à la place d’un absent.

## Propositions

proposal-end = { $who } propose de finir la partie ici.
proposal-end-own = Vous proposez de finir la partie ici.
proposal-take-back = { $who } aimerait reprendre une décision.
proposal-take-back-own = Vous demandez à reprendre votre dernière décision.
proposal-awaited = Réponse attendue : { $who }.
proposal-stand-in = { $number ->
    [one] Un robot joue pour { $who }, mais ne peut accepter à sa place : on attend son retour.
   *[other] Des robots jouent pour { $who }, mais ne peuvent accepter à leur place : on attend leur retour.
}
proposal-absent = { $number ->
    [one] { $who } n’est pas à la table : on attend son retour.
   *[other] { $who } ne sont pas à la table : on attend leur retour.
}
agree = D’accord
decline = Refuser
withdraw = Retirer

## Le journal

taken-back = repris
log-earlier = Plus tôt

## D’où vient une partie

origin-seeded = La donne de cette table a été choisie : qui l’a choisie peut en connaître chaque carte. Personne d’autre ne peut s’y asseoir ; on peut la regarder.
origin-continued = Cette partie en continue une autre. Ses joueurs peuvent connaître les cartes telles qu’elles étaient à ce moment-là.

## De retour à la table

away-bot = { $number ->
    [0] En votre absence, { $bot } s’est mis à jouer pour vous.
    [one] En votre absence, { $bot } a pris { $number } décision pour vous.
   *[other] En votre absence, { $bot } a pris { $number } décisions pour vous.
}
away-some-bot = un robot
away-taken-back = { $number ->
    [one] Entre-temps, { $number } décision a été reprise.
   *[other] Entre-temps, { $number } décisions ont été reprises.
}
away-sat = { $number ->
    [one] Entre-temps, { $who } a pris place.
   *[other] Entre-temps, { $who } ont pris place.
}
