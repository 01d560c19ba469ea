### Ce que dit le serveur.

fork-not-yet = Une autre partie peut continuer d’ici quand celle-ci est terminée et connue en entier.
fork-over = Dans cette position la partie est terminée : choisissez une position antérieure.

# Dites quand presque rien d’autre ne peut être demandé : toujours à portée.
store-failed = La table n’a pas pu être enregistrée, donc rien ne s’est passé ({ $detail }).
database-damaged = Une partie de la base de données est illisible : elle est endommagée. Les autres tables continuent ; la personne qui tient le serveur devrait l’arrêter et remettre une sauvegarde (faubourg restore FICHIER).
too-many-requests = Trop de demandes à la fois : attendez quelques secondes.
server-failed = Quelque chose a mal tourné sur le serveur. Rien n’a été changé ; le serveur a noté ce qui s’est passé.

## Les robots, selon leur force

bot-planner = Robot confirmé
bot-greedy = Robot amateur
bot-random = Robot débutant
bot-easy = Robot facile
bot-medium = Robot moyen
bot-hard = Robot fort
bot-expert = Robot expert

## Le journal d’une table

log-sat = { $player } a pris place.
log-left = { $player } a quitté la table.
log-handed-over = { $bot ->
    [planner] { bot-planner }
    [greedy] { bot-greedy }
    [random] { bot-random }
    [easy] { bot-easy }
    [medium] { bot-medium }
    [hard] { bot-hard }
    [expert] { bot-expert }
   *[other] Le robot « { $bot } »
} joue pour { $player }.
log-joined = { $player } joue désormais aussi sur un autre appareil.
log-named = { $before } s’appelle désormais { $name }.
log-bot-replaced = Le robot qui joue pour { $player } n’a pas su décider : { $bot ->
    [planner] { bot-planner }
    [greedy] { bot-greedy }
    [random] { bot-random }
    [easy] { bot-easy }
    [medium] { bot-medium }
    [hard] { bot-hard }
    [expert] { bot-expert }
   *[other] le robot « { $bot } »
} l’a fait à sa place.
log-took-back = { $player } a annulé un coup.
log-proposed-take-back = { $player } demande à annuler un coup.
log-proposed-end = { $player } propose d’arrêter la partie ici.
log-agreed = { $player } est d’accord.
log-declined = { $player } refuse.
log-ended = La partie a été arrêtée d’un commun accord.
log-ended-by-one = { $player } a arrêté la partie.
log-rematch = { $player } a ouvert une revanche.

## Une partie arrêtée avant la fin

ended-by-agreement = Les joueurs ont décidé d’arrêter la partie ici. Ce que rapporte la fin est compté en l’état.
ended-by-one = { $who } a arrêté la partie ici. Ce que rapporte la fin est compté en l’état.
    .own = Vous avez arrêté la partie ici. Ce que rapporte la fin est compté en l’état.
