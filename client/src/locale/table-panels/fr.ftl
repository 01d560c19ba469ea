### Ce qu’on dit de la compagnie d’une table : vient avec ses panneaux.

## Arriver à une table

welcome-title = Une place vous attend
welcome-text = Comment les autres vous appelleront-ils ?
invited = On vous invite à jouer à { $game }.
invited-by = { $who } vous invite à jouer à { $game }.
invited-seats = { $seats ->
    [one] { $seats } place.
   *[other] { $seats } places.
}
invited-company = À la table : { $who }.
invited-free = { $free ->
    [one] En plus de la vôtre, { $free } place est libre.
   *[other] En plus de la vôtre, { $free } places sont libres.
}
invited-edition = On y joue avec le plateau et les règles de l’édition « { $edition } ».
invited-readings = Convenu : { $readings }.
invited-to-city = La ville : { $city }.
invited-city = La ville n’est pas celle d’habitude.
invited-options = Certaines options ne sont pas celles d’habitude.
your-name = Votre nom
sit-down = S’asseoir
closed-title = Cette table ne vous est pas ouverte
closed-text = Suivez le lien que vous avez reçu, ou demandez-en un nouveau.
flood-title = Une chose après l’autre
flood-text = La table a reçu d’ici plus de messages qu’elle ne peut en suivre et a coupé la connexion. Rien n’est perdu.
reconnect = Se reconnecter
shown-out-title = Votre lien a été révoqué
shown-out-text = Le lien qui menait à cette table ne marche plus. La personne qui vous l’a donné peut en créer un autre.
gone-title = Cette table n’existe pas
gone-text = Elle était peut-être sur un autre serveur, ou l’adresse est incomplète.

## Invitations

invite-choose = Choisissez à quoi sert le lien ; il s’affiche ensuite ici, avec un code à scanner.
invite-text = Montrez le code ou envoyez le lien. Il n’y a pas besoin de compte.
invite-alone = Ce serveur n’est accessible que depuis cet ordinateur. Une fois relancé avec --lan, il le sera aussi depuis les autres appareils de votre réseau.
invite-seat = Place libre { $number }
invite-seat-about = la première personne à ouvrir le lien prend cette place ; il ne sert qu’une fois
invite-spectator = Pour regarder
invite-spectator-about = voit seulement ce que tout le monde voit
invite-own = Sur un autre appareil
invite-own-about = { $who } continue sur un téléphone ou un autre ordinateur ; ne sert qu’une fois
invite-coach = Un conseiller
invite-coach-about = voit ce que voit { $who }, sans pouvoir jouer
link-for = Lien : { $who }
code-for = Code : { $who }
copy = Copier
share = Partager
revoke = Révoquer
revoke-about = Le lien ne marche plus, et les personnes venues par ce lien quittent la table.

## La compagnie

here = à la table
on-this-screen = sur cet écran
away-waited-long = hors ligne, on l’attend encore { $seconds } s
rename = renommer
rename-yes = Prendre ce nom
stand-in-bot = { $bot } joue pour l’instant
stand-in-about = Le robot joue jusqu’à ce que la personne reprenne sa place, et n’accepte rien en son nom.
stand-in-about-own = Le robot joue pour vous jusqu’à ce que vous repreniez votre place, et n’accepte aucune proposition en votre nom.
which-bot = Quel robot
bot-about = { $bot } : { $about }.
bot-plays = Le laisser jouer
leave = Quitter la table
leave-sure = Quitter votre place ? Les autres pourront laisser jouer un robot pour vous. Vous pouvez revenir à tout moment.
leave-yes = Quitter
stay = Rester
propose-end = Proposer d’arrêter la partie
end-sure = Proposer aux autres d’arrêter la partie ici ? Elle s’arrête dès que tout le monde est d’accord, et ce que rapporte la fin est compté en l’état.
end-ask = Proposer
end-now = Arrêter la partie
end-now-about = Personne d’autre n’a à donner son accord : la partie s’arrête aussitôt, et ce que rapporte la fin est compté en l’état.
end-sure-alone = Arrêter la partie maintenant ? Personne d’autre n’a à donner son accord : elle s’arrête aussitôt, et ce que rapporte la fin est compté en l’état. On ne pourra pas la reprendre à cette table.
end-yes = Arrêter la partie
play-on = Continuer la partie
propose-end-about = La partie s’arrête quand tout le monde est d’accord, et ce que rapporte la fin est compté en l’état. Aucun robot ne peut accepter à la place d’une personne absente.

sit-again = Reprendre la place
own-stand-in = Un robot joue pour vous.
own-left = Vous avez quitté la table.
rematch-open = La revanche est ouverte. Chaque personne garde sa place et sa couleur.
rematch-go = Y aller

pressed-too-early = Ce n’est pas encore votre tour.
pressed-while-shown = Les coups des autres sont encore montrés : « { $button } » y met fin.

## Propositions

proposal-end = { $who } propose d’arrêter la partie ici.
proposal-end-own = Vous proposez d’arrêter la partie ici.
proposal-take-back = { $who } aimerait annuler une décision.
proposal-take-back-own = Vous demandez à annuler votre dernière décision.
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
proposal-take-back-declined = { $who } préfère que votre décision soit maintenue.
proposal-end-declined = { $who } préfère continuer la partie.

## Le journal

taken-back = annulé
log-earlier = Plus tôt

## D’où vient une partie

origin-seeded = La donne de cette table a été choisie : la personne qui l’a choisie peut en connaître chaque carte. Personne d’autre ne peut s’y asseoir ; on peut la regarder.
origin-continued = Cette partie en continue une autre. Ses joueurs peuvent connaître les cartes telles qu’elles étaient à ce moment-là.
practice-continued = C’est une partie d’entraînement, car celle qu’elle continue en était une. La partie enregistrée en fait mention.
practice-about = C’est désormais une partie d’entraînement, car, depuis le coup annulé, quelque chose avait été pioché ou retourné, ou un robot avait joué. La partie enregistrée en fait mention.

## De retour à la table

away-bot = { $number ->
    [0] En votre absence, { $bot } s’est mis à jouer pour vous.
    [one] En votre absence, { $bot } a pris { $number } décision pour vous.
   *[other] En votre absence, { $bot } a pris { $number } décisions pour vous.
}
away-some-bot = un robot
away-taken-back = { $number ->
    [one] Entre-temps, { $number } décision a été annulée.
   *[other] Entre-temps, { $number } décisions ont été annulées.
}
away-sat = { $number ->
    [one] Entre-temps, { $who } a pris place.
   *[other] Entre-temps, { $who } ont pris place.
}

## Un écran partagé

drawn-title = { $who }, vous avez pioché
drawn-sunrise-told-deal = une carte { $colour }
drawn-sunrise-told-deal-last = une carte { $colour }, la dernière de la pioche : la défausse la remplace
drawn-bella-told-card = le n° { $card }
hand-screen-over = Passer l’appareil
drawn-next = À { $who } de jouer

## Le menu, et le rideau d’un écran partagé

played-edition = Plateau et règles de l’édition « { $edition } ».
curtain-label = L’écran est masqué
curtain-title = { $who }, à vous
curtain-text = Prenez l’appareil. Les cartes restent cachées tant que vous n’appuyez pas sur le bouton.
curtain-raise = Je suis { $who }
replay-so-far = Revoir jusqu’ici
