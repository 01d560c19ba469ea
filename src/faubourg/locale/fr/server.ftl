### Ce que dit le serveur.

unknown-table = Il n’y a pas de table « { $name } ».
unknown-link = Ce lien ne mène nulle part : il a peut-être été remplacé par un autre.
not-your-turn = Ce n’est pas votre tour.
not-your-seat = Ce n’est pas votre place.
store-failed = La table n’a pas pu être enregistrée, donc rien ne s’est passé ({ $detail }).
no-such-page = Il n’y a rien à l’adresse { $path }.
bad-request = La requête n’a pas été comprise ({ $detail }).
message-too-long = Un message compte au plus { $limit } caractères.
message-not-understood = Le message n’a pas été compris.
seat-not-left = Un robot peut jouer pour vous, ou pour quelqu’un qui est parti ou a perdu la connexion.
sit-first = Reprenez d’abord votre siège.
seat-of-a-bot = Un robot tient déjà ce siège.
game-over = La partie est terminée.
already-proposed = Une proposition attend déjà une réponse.
nothing-proposed = Rien n’est proposé.
not-asked = La question ne vous est pas posée.
rematch-too-early = La revanche se joue quand cette partie est terminée.
fork-not-yet = Une autre partie peut continuer d’ici quand celle-ci est terminée et connue en entier.
fork-over = Dans cette position la partie est terminée : choisissez-en une plus tôt.
too-many-requests = Trop de demandes à la fois : attendez quelques secondes.
server-failed = Quelque chose a mal tourné sur le serveur. Rien n’a été changé ; le serveur a noté ce qui s’est passé.

## Le journal d’une table

log-sat = { $player } s’est assis(e).
log-left = { $player } est parti(e).
log-handed-over = Le robot « { $bot } » joue pour { $player }.
log-took-back = { $player } a repris son coup.
log-proposed-take-back = { $player } demande à reprendre son coup.
log-proposed-end = { $player } propose d’arrêter la partie ici.
log-agreed = { $player } est d’accord.
log-declined = { $player } refuse.
log-ended = La partie a été arrêtée d’un commun accord.
log-rematch = { $player } a ouvert une revanche.
