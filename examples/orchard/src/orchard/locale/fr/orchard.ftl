### Le Verger : les règles telles que le joueur les lit. Le message OR-2-1 est la règle OR-2.1.

OR-1 =
    .title = Mise en place

OR-1-1 =
    .title = Le verger
    .text = Le verger est une grille de parcelles, chacune destinée à une sorte de fruit ; aucun arbre n’y pousse au départ. Deux parcelles sont voisines si elles ont un côté commun.
    .off-orchard = Le verger n’a pas de telle parcelle.
    .off-orchard-remedy = Sa dernière parcelle est { $last }.

OR-1-2 =
    .title = Cartes et mains
    .text = Chaque carte montre un fruit. Chacun reçoit trois cartes et les garde cachées ; seuls le nombre de cartes de chacun et la taille de la pioche sont publics.
    .no-card-due = Aucune carte n’est à piocher.
    .no-card-due-remedy = C’est à { $who } de jouer.
    .not-in-deck = Cette carte n’est pas dans la pioche.
    .not-in-deck-remedy = Elle contient encore : { $left }.

OR-2 =
    .title = Un tour

OR-2-1 =
    .title = Planter un arbre
    .text = À votre tour, vous posez une carte et plantez un arbre à vous sur une parcelle vide destinée à ce fruit. Les cartes posées restent visibles de tous.
    .taken = Un arbre de { $owner } pousse déjà sur { $plot }.
    .taken-remedy = Choisissez une parcelle vide.
    .not-held = { $plot } est destinée à ce fruit : { $fruit }, et vous n’avez pas cette carte.
    .not-held-remedy = Choisissez une parcelle pour une carte que vous avez.

OR-2-2 =
    .title = Piocher une carte
    .text = Puis vous piochez une carte, tant qu’il y en a, et c’est au joueur suivant.
    .card-due = { $who } doit recevoir une carte.
    .card-due-remedy = Attendez-la.

OR-2-3 =
    .title = Échanger une carte
    .text = Au lieu de planter, vous pouvez poser une de vos cartes et en piocher une autre, tant que la pioche n’est pas vide.
    .no-deck = Il n’y a plus de carte à piocher.
    .no-deck-remedy = Plantez un arbre, ou passez avec un point si aucune de vos cartes ne convient.
    .not-held = Vous n’avez pas cette carte.
    .not-held-remedy = Échangez { $held }.

OR-2-4 =
    .title = Passer
    .text = Si aucune de vos cartes ne convient à une parcelle vide et que la pioche est vide, vous passez.
    .can-plant = Une de vos cartes convient à une parcelle vide : vous ne pouvez pas passer.
    .can-plant-remedy = Plantez sur { $plots }.
    .can-exchange = Il reste des cartes à piocher : vous ne pouvez pas passer.
    .can-exchange-remedy = Échangez une de vos cartes.

OR-3 =
    .title = Les points

OR-3-1 =
    .title = Des arbres côte à côte
    .text = Deux arbres à vous sur des parcelles voisines vous rapportent un point.
    .pair = Des arbres côte à côte sur { $plot } et { $near }.

OR-3-2 =
    .title = Le plus grand bosquet
    .text = Un bosquet, ce sont tous les arbres d’un joueur qui se tiennent. À la fin, le plus grand rapporte trois points à son propriétaire ; s’il y en a plusieurs, chacun les rapporte. Un arbre seul n’est pas un bosquet.
    .grove = Le plus grand bosquet, { $trees } arbres.

OR-4 =
    .title = La fin

OR-4-1 =
    .title = Le verger est plein
    .text = La partie est finie quand un arbre pousse sur chaque parcelle.
    .over = Le verger est plein : la partie est finie.
    .over-remedy = Commencez-en une autre.

OR-4-2 =
    .title = Tous ont passé
    .text = La partie est finie aussi quand tous les joueurs ont passé l’un après l’autre.
    .over = Tous ont passé : la partie est finie.
    .over-remedy = Commencez-en une autre.

OR-4-3 =
    .title = Qui gagne
    .text = Celui qui a le plus de points gagne. À égalité, la victoire est partagée.

## Les coups

orchard-told-plant = { $who } plante sur { $plot } ({ $fruit }).
orchard-told-exchange = { $who } échange une carte ({ $fruit }).
orchard-told-pass = { $who } passe.
orchard-told-draw = { $who } pioche une carte.
orchard-told-deal = { $who } pioche une carte : { $fruit }.
orchard-notation = « { $text } » n’est pas un coup. Une parcelle comme c2 (jusqu’à { $last }) y plante ; -A échange une pomme ; un point passe.

## Les fruits

orchard-apple = pommes
orchard-pear = poires
orchard-cherry = cerises
orchard-plum = prunes

## La table simple

orchard-view-plots = Verger
orchard-view-hand_sizes = cartes
orchard-view-deck_size = Pioche
orchard-view-discards = posées
orchard-help-moves = Coups : c2 plante un arbre sur c2 pour une carte de son fruit · -A échange une pomme · . passe. A pommes, P poires, C cerises, L prunes.

## Éditions

orchard-shape = des rangées de même longueur étaient attendues, 2 à { $most } rangées de 2 à { $most } parcelles
orchard-unknown-fruit = « { $letter } » n’est aucun des fruits : { $known }
orchard-too-few-cards = { $cards } cartes ne suffisent pas : les premières mains en demandent { $needed }
