### Le Verger : les règles telles que le joueur les lit. Le message OR-2-1 est la règle OR-2.1.

OR-1 =
    .title = Mise en place

OR-1-1 =
    .title = Le verger
    .text = Le verger est une grille de parcelles, chacune réservée à une sorte de fruit. Il n’y a aucun arbre au départ. Deux parcelles sont voisines si elles ont un côté commun.
    .off-orchard = Cette parcelle n’existe pas. La dernière parcelle est { $last }.

OR-1-2 =
    .title = Cartes et mains
    .text = Chaque carte montre un fruit. Chacun reçoit trois cartes et les garde cachées ; on sait seulement combien de cartes chacun a en main et combien il en reste dans la pioche.
    .no-card-due = Personne n’a de carte à piocher. C’est à { $who } de jouer.
    .not-in-deck = Cette carte n’est pas dans la pioche. La pioche contient encore : { $left }.

OR-2 =
    .title = Un tour

OR-2-1 =
    .title = Planter un arbre
    .text = À votre tour, posez une carte et plantez un de vos arbres sur une parcelle vide réservée à ce fruit. Les cartes posées restent visibles de tous.
    .taken = { $owner } a déjà un arbre sur { $plot }.
    .not-held = { $plot } est réservée aux { $fruit }, et vous n’avez pas cette carte.

OR-2-2 =
    .title = Piocher une carte
    .text = Piochez ensuite une carte, tant qu’il en reste ; c’est alors au joueur suivant.
    .card-due = { $who } doit encore piocher une carte.

OR-2-3 =
    .title = Échanger une carte
    .text = Au lieu de planter, vous pouvez poser une de vos cartes et en piocher une autre, tant que la pioche n’est pas vide.
    .no-deck = Il n’y a plus de carte à piocher.
    .not-held = Vous n’avez pas cette carte. Vous pouvez échanger : { $held }.

OR-2-4 =
    .title = Passer
    .text = Si aucune de vos cartes ne convient à une parcelle vide et que la pioche est vide, vous passez.
    .can-plant = Une de vos cartes convient à une parcelle vide : vous ne pouvez pas passer.
    .can-exchange = Il reste des cartes à piocher : vous ne pouvez pas passer.

OR-3 =
    .title = Les points

OR-3-1 =
    .title = Arbres côte à côte
    .text = Deux de vos arbres sur des parcelles voisines vous rapportent un point.
    .pair = Arbres côte à côte sur { $plot } et { $near }.

OR-3-2 =
    .title = Le plus grand bosquet
    .text = Un bosquet est un groupe d’arbres d’un même joueur, voisins de proche en proche. À la fin, le plus grand bosquet rapporte trois points à son propriétaire ; si plusieurs sont aussi grands, chacun d’eux les rapporte. Un arbre seul n’est pas un bosquet.
    .grove = Le plus grand bosquet : { $trees } arbres.

OR-4 =
    .title = La fin

OR-4-1 =
    .title = Le verger est plein
    .text = La partie se termine quand il y a un arbre sur chaque parcelle.
    .over = Le verger est plein : la partie est finie.

OR-4-2 =
    .title = Tout le monde a passé
    .text = La partie se termine aussi quand tous les joueurs passent l’un après l’autre.
    .over = Tout le monde a passé : la partie est finie.

OR-4-3 =
    .title = Qui gagne
    .text = Celui qui a le plus de points gagne. En cas d’égalité, la victoire est partagée.

## Les coups

orchard-told-plant = { $who } plante un arbre sur { $plot } ({ $fruit }).
orchard-told-exchange = { $who } échange une carte ({ $fruit }).
orchard-told-pass = { $who } passe.
orchard-told-draw = { $who } pioche une carte.
orchard-told-deal = { $who } pioche une carte : { $fruit }.
orchard-notation = « { $text } » n’est pas un coup. c2 plante un arbre sur c2 (la dernière parcelle est { $last }) ; -A échange une pomme ; un point passe.

## Les fruits

orchard-apple = pommes
orchard-pear = poires
orchard-cherry = cerises
orchard-plum = prunes

## La table simple

orchard-view-plots = Verger
orchard-view-hand_sizes = cartes
orchard-view-deck_size = Pioche
orchard-view-discards = Cartes posées
orchard-help-moves = Coups : c2 plante un arbre sur c2 avec une carte de ce fruit · -A échange une pomme · . passe. A pommes, P poires, C cerises, L prunes.
orchard-word-plant = planter plante arbre
orchard-word-exchange = échanger échange
orchard-word-pass = passer passe

## Éditions

orchard-shape = des rangées de même longueur étaient attendues, 2 à { $most } rangées de 2 à { $most } parcelles
orchard-unknown-fruit = « { $letter } » ne fait pas partie des fruits : { $known }
orchard-too-few-cards = { $cards } cartes ne suffisent pas : les premières mains en demandent { $needed }

## Ce que la page d’accueil d’un serveur dit du jeu

about-orchard = Plantez des arbres, chacun sur la parcelle de son fruit, à côté des vôtres.
