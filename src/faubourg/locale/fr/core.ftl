### Ce que dit le cœur du programme, quel que soit le jeu.

seat-number = place { $number }
list-and = { $most } et { $last }
list-or = { $most } ou { $last }
list-more = { $number } autres
list-empty = aucun

## Noms et options

unknown-game = Il n’y a pas de jeu « { $name } ». Jeux : { $known }.
unknown-edition = { $game } n’a pas d’édition « { $name } ». Éditions : { $known }.
unknown-language = Il n’y a pas de langue « { $name } ». Langues : { $known }.
unknown-bot = Il n’y a pas de robot « { $name } ». Robots : { $known }.
unknown-rule = Il n’y a pas de règle « { $name } ». Les règles de ce jeu vont de { $first } à { $last }.
bad-seats = { $seats ->
    [1] On ne peut pas jouer seul
   *[other] On ne peut pas jouer à { $seats }
} : ce jeu se joue de { $fewest } à { $most }.
bad-names = { $names ->
    [1] Un seul nom
   *[other] { $names } noms
} pour { $seats } places : il faut un nom par place.
bad-option = Option « { $field } » : { $reason }.
no-such-seat = Il n’y a pas de place { $seat } : les places se comptent à partir de 0, et il y en a { $seats }.

## Jeu

illegal-move = Le coup est refusé par la règle { $rule }.
undo-nothing = Il n’y a rien à reprendre.
undo-not-yours = Le dernier coup n’était pas le vôtre : il ne peut pas être repris.
undo-revealed = Quelque chose a été pioché ou révélé depuis : on ne peut revenir en arrière sans l’accord des autres.

## Champs de fichiers

field-missing = ce champ manque
field-surplus = ce champ n’est pas connu ici
field-type = il fallait { $expected }, non { $got }
field-choice = { $got } n’est pas possible ; il fallait { $known }
field-out-of-bounds = il fallait { $expected }
field-wrong = { $detail }

## Parties enregistrées

record-too-large = Le fichier compte { $bytes } octets ; une partie en compte au plus { $limit }.
record-not-text = Ce n’est pas une partie enregistrée : le fichier n’est pas du texte UTF-8.
record-not-json = Ce n’est pas une partie enregistrée : ni notre forme texte, ni du JSON complet ({ $detail }).
record-unversioned = Ce n’est pas une partie enregistrée : elle n’indique pas son format.
record-from-the-future = Cette partie est au format { $format } ; cette version lit les formats jusqu’à { $known }. Il faut un Faubourg plus récent.
record-truncated = La partie est coupée : sa dernière ligne, « result: », manque.
record-line = La ligne « { $field }: » de la partie ne contient pas de valeur JSON ({ $detail }).
record-field = Champ « { $field } » de la partie : { $reason }.
record-rules = Cette partie ne peut pas être rejouée ici. { $reason }
record-other-edition = Elle nomme l’édition « { $edition } » avec { $said }, mais cette édition est { $found } : l’une des deux a été modifiée.
record-move = Coup { $number } de la partie, « { $text } » : { $reason }
record-unplayable = il ne peut pas être joué dans cette position.
record-undealable = Les coups de la partie ne laissent aucune carte à distribuer : elle ne peut pas continuer.
record-illegal = Le coup { $number } de la partie, « { $text } », enfreint la règle { $rule }.
record-other-result = Le résultat indiqué n’est pas celui des coups de la partie : elle a été modifiée.

## Éditions

bad-edition = { $source } ne peut pas être joué : { $problems }
edition-problem = { $field } : { $reason }
not-toml = ce n’est pas du TOML : { $detail }
twice = « { $name } » s’y trouve deux fois
count = le fichier indique { $said }, mais il y en a { $counted }
too-few = { $said }, c’est trop peu : à { $seats } joueurs, il en faut { $needed }
redacted-table = Cette table ne montre que ce qu’une personne a vu : on ne peut pas y jouer.
bot-without-advice = Le robot « { $bot } » n’a aucun coup à proposer.
