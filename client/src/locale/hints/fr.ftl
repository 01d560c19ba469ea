### Ce qui aide à jouer : vient avec le premier conseil ou le premier refus.

hint-title = Conseils
hint-thinking = La position est en cours d’analyse…
hint-none = L’analyse n’a rien trouvé.
hint-worth = vos chances de gagner
hint-after-figure = {" "}%
hint-lay = Choisir sur le plateau
hint-lay-steps = Choisir l’étape 1
hint-lay-again = Choisir de nouveau
hint-choose-draw = Choisir de piocher
hint-choose-stop = Choisir de s’arrêter
hint-choose-card = Choisir cette carte
hint-choose-cards = Choisir la première carte
hint-choose-tile = Choisir cette tuile
hint-choose-offer = Choisir carte et emplacement
hint-choose-place = Choisir cet endroit
hint-choose-contract = Choisir ce contrat
hint-step = étape { $number } sur { $total }
hint-step-gone = L’étape suivante de ce conseil n’est plus possible.
hint-others = Autres conseils
hint-then = {", puis "}
# Les coups qui commencent par ce mot gardent sa majuscule dans une phrase.
hint-keeps-capital = Parc
hint-more-buildings = puis { $number ->
    [one] { $number } autre
   *[other] { $number } autres
}
hint-so-far = { $games ->
    [one] { $games } partie imaginée jusqu’ici.
   *[other] { $games } parties imaginées jusqu’ici.
}
hint-games-with-own = { $games ->
    [one] { $games } partie imaginée pour votre coup et ces conseils.
   *[other] { $games } parties imaginées pour votre coup et ces conseils.
}
hint-chance-at-bar = { $kind ->
    [surely] > 97 %
    [hardly] < 3 %
    [won] victoire
    [lost] défaite
    [shared] victoire partagée
   *[about] { $percent } %
}
hint-margin-means = Le repère sur une barre montre le ± : l’écart possible du seul fait que le nombre de parties imaginées est limité.
hint-lead-short = { $distance ->
    [equal] { $hints } se valent
    [wins] { $first } gagne de plus loin
    [loses] { $first } perd de moins
    [close] { $hints } trop proches
    [likely] { $first } sans doute meilleur
   *[clear] { $first } nettement en tête
}
hint-outdone = Entre-temps, d’autres coups se sont révélés meilleurs.
hint-order-may-change = L’ordre peut encore changer.
hint-chosen = Choisi, pas encore joué
hint-no-chances = Elles s’arrêtent avant la fin, donc sans chances chiffrées : fiez-vous à l’ordre.
bonuses-with-hint = avec ce conseil
hint-fold = Replier les conseils
hint-unfold = Déplier les conseils

## Son propre coup

hint-why-not-mine = Pourquoi pas mon coup ?
hint-mine-unknown = Votre coup n’a pas pu être évalué.

## Pour les lecteurs d’écran

hint-spoken = Conseil { $number } sur { $total } : { $path }.
hint-spoken-chance = { $kind ->
    [surely] Votre victoire est quasi certaine.
    [hardly] Votre victoire est très improbable.
    [won] Vous gagnez.
    [lost] Vous perdez.
    [shared] Vous partagez la victoire.
   *[about] Vous gagnez dans { $percent } % des cas, à { $margin ->
        [one] { $margin } point de pourcentage
       *[other] { $margin } points de pourcentage
    } près.
}
hint-spoken-other = { $who } : { $kind ->
    [surely] victoire quasi certaine
    [hardly] victoire très improbable
    [won] victoire
    [lost] défaite
    [shared] victoire partagée
   *[about] { $percent } %
}
hint-spoken-reason = { $reason }, { $points } { $unit } de { $sign ->
    [plus] plus
   *[minus] moins
}.

## Un refus

space-first = Choisissez d’abord une parcelle : les cartes de sa couleur sont alors prises dans votre main.
other-colour = { $space } est { $colour } : une Demeure s’y construit seulement avec des cartes de cette couleur.
not-built-yet = Rien n’est encore construit en { $chosen } : ce n’est qu’un choix. Appuyez d’abord sur « { $button } » ; les parcelles où votre chemin peut continuer s’allument ensuite.
