### Ce que dit le serveur.

unknown-table = Il n’y a pas de table « { $name } ».
unknown-link = Ce lien ne mène nulle part : il a peut-être été remplacé par un autre.
not-your-turn = Ce n’est pas votre tour.
not-your-seat = Ce n’est pas votre place.
store-failed = La table n’a pas pu être enregistrée, donc rien ne s’est passé ({ $detail }).
bad-request = La requête n’a pas été comprise ({ $detail }).
message-too-long = Un message compte au plus { $limit } caractères.
message-not-understood = Le message n’a pas été compris.
