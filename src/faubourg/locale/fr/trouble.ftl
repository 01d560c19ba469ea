### Ce qui ne va pas, parfois. Le navigateur ne va chercher ces phrases que s’il lui en faut une.

## Annuler un coup

practice-warning = Ceci serait annulé : { $what } Depuis, quelque chose a été pioché ou retourné, ou un robot a joué : la partie ne serait plus qu’un entraînement. Pour annuler quand même, appuyez sur « { $button } ».
take-back-asked = Ceci serait annulé : { $what } La suite est déjà dévoilée.
take-back-warning = Ceci serait annulé : { $what } La suite est déjà dévoilée. Pour annuler quand même, appuyez sur « { $button } ».
undo-anyway = Annuler quand même
ask-undo-anyway = Demander quand même
short-practice-warning = Ceci serait annulé : { $what } Depuis, quelque chose a été pioché ou retourné, ou un robot a joué : la partie ne serait plus qu’un entraînement.
short-take-back-warning = Ceci serait annulé : { $what } La suite est déjà dévoilée.
decisions-since = Tout ce qui a été fait depuis le serait aussi ({ $number ->
    [one] une décision
   *[other] { $number } décisions
}).
one-after-other = { $before } { $after }
decisions-more = Les { $number } décisions prises ensuite le seraient aussi.

## Noms et options

unknown-game = Il n’y a pas de jeu « { $name } ». Jeux : { $known }.
unknown-edition = { $game } n’a pas d’édition « { $name } ». Éditions : { $known }.
unknown-language = Il n’y a pas de langue « { $name } ». Langues : { $known }.
unknown-bot = Il n’y a pas de robot « { $name } ». Robots : { $known }.
unknown-rule = Il n’y a pas de règle « { $name } ». Les règles de ce jeu vont de { $first } à { $last }.
bad-seats = { $seats ->
    [1] On ne peut pas jouer seul
   *[other] On ne peut pas jouer à { $seats }
} : ce jeu se joue de { $fewest } à { $most } joueurs.
bad-names = { $names ->
    [0] Aucun nom
    [1] Un seul nom
   *[other] { $names } noms
} pour { $seats } places : il faut un nom par place.
bad-option = Option « { $field } » : { $reason }.
no-such-seat = Il n’y a pas de place { $seat } : les places se comptent à partir de 0, et il y en a { $seats }.
too-many-options = il y a au plus { $limit } options
option-too-long = la valeur est trop longue : { $limit } caractères au plus sont lus
name-shows-nothing = Ce nom ne montre rien : écrivez-le avec des lettres, des chiffres ou des signes visibles.

## Champs de fichiers

field-missing = ce champ manque
option-unknown = ce jeu n’a pas cette option ; les siennes sont { $known }
field-surplus = ce champ n’est pas connu ici
field-type = il fallait { $expected }, et non { $got }
field-choice = { $got } n’est pas possible ; il fallait { $known }
field-out-of-bounds = il fallait { $expected }
field-wrong = { $detail }

## Sortes de valeurs

kind-yes-or-no = oui ou non
kind-whole-number = un nombre entier
kind-number = un nombre
kind-text = du texte
kind-list = une liste
kind-fields = des champs nommés
kind-nothing = rien
kind-at-least = { $kind } d’au moins { $number }
kind-at-most = { $kind } d’au plus { $number }
kind-exactly = { $kind } égal à { $number }
kind-text-at-least = un texte d’au moins { $number ->
    [one] { $number } caractère
   *[other] { $number } caractères
}
kind-text-at-most = un texte d’au plus { $number ->
    [one] { $number } caractère
   *[other] { $number } caractères
}
kind-text-exactly = un texte d’exactement { $number ->
    [one] { $number } caractère
   *[other] { $number } caractères
}
kind-list-at-least = une liste d’au moins { $number ->
    [one] { $number } élément
   *[other] { $number } éléments
}
kind-list-at-most = une liste d’au plus { $number ->
    [one] { $number } élément
   *[other] { $number } éléments
}
kind-list-exactly = une liste d’exactement { $number ->
    [one] { $number } élément
   *[other] { $number } éléments
}
kind-fields-at-least = au moins { $number ->
    [one] { $number } champ nommé
   *[other] { $number } champs nommés
}
kind-fields-at-most = au plus { $number ->
    [one] { $number } champ nommé
   *[other] { $number } champs nommés
}
kind-fields-exactly = exactement { $number ->
    [one] { $number } champ nommé
   *[other] { $number } champs nommés
}

## Parties enregistrées

record-too-large = Le fichier compte { $bytes } octets ; une partie enregistrée en compte au plus { $limit }.
record-not-text = Ce n’est pas une partie enregistrée : le fichier n’est pas du texte UTF-8.
record-not-json = Ce n’est pas une partie enregistrée : ni notre forme texte, ni du JSON complet ({ $detail }).
record-unversioned = Ce n’est pas une partie enregistrée : le fichier n’indique pas son format.
record-from-the-future = Cette partie est enregistrée au format { $format } ; cette version lit les formats jusqu’à { $known }. Il faut un Faubourg plus récent.
record-truncated = La partie enregistrée est tronquée : sa dernière ligne, « result: », manque.
record-line = La ligne « { $field }: » de la partie ne contient pas de valeur JSON ({ $detail }).
record-field = Champ « { $field } » de la partie : { $reason }.
record-rules = Cette partie ne peut pas être rejouée ici. { $reason }
record-other-edition = Elle nomme l’édition « { $edition } » avec { $said }, mais cette édition est { $found } : l’une des deux a été modifiée.
record-move = Coup { $number } de la partie, « { $text } » : { $reason }
record-unplayable = il ne peut pas être joué dans cette position.
record-undealable = Les coups de la partie ne laissent aucune carte à distribuer : elle ne peut pas continuer.
record-illegal = Le coup { $number } de la partie, « { $text } », enfreint la règle { $rule }.
record-other-result = Le résultat indiqué n’est pas celui des coups de la partie : elle a été modifiée.
record-unreadable = Cette partie ne peut pas être montrée : quelque chose n’y a pas de sens. Si vous l’avez ailleurs, enregistrez-la de nouveau et essayez ce fichier.

## Éditions

bad-edition = { $source } ne peut pas être joué : { $problems }
edition-problem = { $field } : { $reason }
edition-too-long = un fichier d’édition compte au plus { $limit } caractères, et { $line } par ligne
not-toml = ce n’est pas du TOML : { $detail }
twice = « { $name } » s’y trouve deux fois
count = le fichier indique { $said }, mais on en compte { $counted }
too-few = trop peu ({ $said }) : à { $seats } joueurs, il en faut { $needed }
redacted-table = Cette table ne montre que ce qu’une personne a vu : on ne peut pas y jouer.
positions-let-go = Les positions des premiers coups de cette table ne sont plus gardées : on ne peut enregistrer que la partie entière.
bot-without-advice = Le robot « { $bot } » n’a aucun coup à proposer.

## Éditions de Sunrise Avenue

board-size = un plateau compte de 1 à { $limit } lignes et colonnes
row-length = la ligne { $row } compte { $got ->
    [one] { $got } case
   *[other] { $got } cases
} au lieu de { $expected }
areas-size = la carte des zones doit compter { $height } lignes de { $width } marques, comme le plateau
unknown-colour = { $space }, « { $got } » : couleur inconnue ; les couleurs sont { $known }
bad-dots = { $space }, « { $got } » : il fallait une couleur et de 1 à 9 ronds
fountains = il faut une seule fontaine « @@ », et non { $got }
unknown-area = « { $mark } » n’est la marque d’aucune zone ; les marques sont { $known }
seats-gap = il manque le nombre de pièces pour { $seats } joueurs
unreachable = aucun chemin ne mène de la fontaine à { $spaces }
fountain-in-area = la fontaine { $space } ne peut pas appartenir à une zone
empty-area = la zone { $area } n’a aucune parcelle
hand-too-large = { $hand } cartes, c’est plus qu’une main ne peut en tenir ({ $limit })

## Coups de Sunrise Avenue

sunrise-notation =
    « { $text } » n’est pas un coup.
    Un coup s’écrit f5=2 (une Demeure sur deux niveaux en f5), f5@R (un Parc contre une carte rouge), « . » (arrêter), ++ (piocher) ou -B (défausser une carte bleue).
sunrise-no-square = Il n’y a pas de case { $name } : le plateau va de { $first } à { $last }.
sunrise-no-colour = Il n’y a pas de couleur { $letter } ; les couleurs sont { $known }.

## Jeu

illegal-move = Le coup est refusé par la règle { $rule }.
undo-nothing = Il n’y a rien à annuler.
undo-not-yours = Le dernier coup n’était pas le vôtre : on ne peut pas l’annuler.
undo-revealed = Quelque chose a été pioché ou révélé depuis : cela ne peut être annulé sans l’accord des autres.

## Le serveur

unknown-table = Il n’y a pas de table « { $name } ».
unknown-link = Ce lien ne mène nulle part : il a peut-être déjà servi, été remplacé ou retiré. Demandez-en un nouveau à la personne qui vous l’a envoyé.
seeded-no-guests = La donne de cette table a été choisie : personne d’autre ne peut s’y asseoir. Pour jouer ensemble, ouvrez une table sans graine.
not-your-turn = Ce n’est pas votre tour.
not-your-seat = Ce n’est pas votre place.
no-such-page = Il n’y a rien à l’adresse { $path }.
bad-request = La requête n’a pas été comprise ({ $detail }).
not-json = La requête n’a pas été comprise : le type de contenu { $expected } était attendu.
cross-origin = La demande venait de la page d’un autre site : elle a été refusée. Ouvrez la page de ce serveur et réessayez là.
closed-to-public = Cette page est réservée à la personne qui fait tourner le serveur.
house-busy = Le serveur est pris par de plus gros travaux. Réessayez dans quelques secondes.
kept-too-much = Depuis votre adresse, on a déjà enregistré autant que le serveur le permet pour l’instant. Réessayez plus tard.
message-too-long = Un message compte au plus { $limit } caractères.
message-not-understood = Le message n’a pas été compris.
seat-not-left = Un robot peut jouer pour vous, ou pour quelqu’un qui est parti ou a perdu la connexion.
seat-in-grace = { $player } vient de perdre la connexion et on l’attend encore. Dans { $seconds } s, vous pourrez laisser jouer un robot.
sit-first = Reprenez d’abord votre place.
seat-of-a-bot = Un robot occupe déjà cette place.
game-over = La partie est terminée.
already-proposed = Une proposition attend déjà une réponse.
nothing-proposed = Rien n’est proposé.
not-asked = La question ne vous est pas posée.
asked-enough = Vous avez déjà demandé deux fois dans cette position. Jouez ; dans une autre position, vous pourrez redemander.
log-full = Le journal de cette table est plein : on peut continuer à jouer, mais plus rien ne peut être annulé ni proposé.
changed-enough = Vous avez changé à cette table tout ce qu’une personne peut changer : noms, propositions, annulations. Continuez à jouer.
table-full = Cette table a connu autant d’événements qu’une table peut en avoir : la partie y est finie. Depuis la relecture, vous pouvez continuer à une nouvelle table.
rematch-too-early = La revanche se joue quand cette partie est terminée.
database-needs-psycopg = PostgreSQL n’est accessible que par psycopg, qui n’est pas installé. Installez-le avec : pip install "faubourg[postgres]"
bad-database-address = Ce n’est pas l’adresse d’une base de données. Attendu : sqlite:///chemin/du/fichier, ou postgresql://utilisateur:mot-de-passe@hôte:port/nom, où des signes comme @ et / dans un mot de passe s’écrivent %40 et %2F.
database-taken = Un autre Faubourg sert déjà { $path }. Ouvrez celui-là dans le navigateur, ou donnez à celui-ci un dossier à lui avec --data ; pour plusieurs serveurs aux mêmes tables, il y a PostgreSQL (--database postgresql://…).
database-damaged-at-start = La base de données { $path } est endommagée et n’est donc pas servie : ce qu’on y écrirait pourrait se perdre. Mettez une sauvegarde à sa place avec : faubourg restore FICHIER
database-unusable = La base de données est inutilisable : { $detail }
seed-with-open-seats = Une donne ne se choisit que là où personne d’autre ne s’assoira : retirez la graine, ou ne laissez aucune place libre.
no-such-ply = Il n’y a pas de décision numéro { $ply } ; la dernière porte le numéro { $plies }.
study-bot-over = La partie est finie dans cette position : il n’y a plus rien à conseiller.
study-bot-other-seat = Ce n’est pas le tour de la place d’où l’on voit cette position : demandez quand ce sera son tour.
record-too-long = La partie enregistrée compte { $moves } coups ; { $most } au plus peuvent être montrés.
record-empty = La partie enregistrée ne contient aucun coup.

## Leçons

bad-lesson = La leçon { $source } ne peut pas être donnée : { $field } : { $reason }
lesson-too-long = un fichier de leçon compte au plus { $limit } caractères
lesson-marks = les marques dans les coups ({ $marks }) ne sont pas les étapes dans leur ordre ({ $steps })
lesson-no-right-answer = une question a besoin d’au moins une bonne réponse
lesson-choices = les choix sont pour les étapes qui en demandent un, et il leur en faut
lesson-right-among-choices = les bonnes réponses doivent être parmi les choix, sans les prendre tous
lesson-light-more = les bons endroits doivent être éclairés, et d’autres avec eux
lesson-not-the-learner = ce qui est demandé ici n’est pas une décision de la première place
no-lesson = Il n’y a pas de leçon pour « { $name } ». Il y en a pour { $known }.

## Problèmes

bad-puzzles = Les problèmes de { $source } ne peuvent pas servir : ligne { $line }, { $field } : { $reason }
bad-puzzle-file = Les problèmes de { $source } ne peuvent pas servir : { $reason }
puzzles-too-long = le fichier a plus de { $limit } octets
puzzles-too-many = il y a plus de { $limit } problèmes
puzzle-not-json = ce n’est pas du JSON : { $detail }
puzzle-twice = la même position s’y trouve deux fois
puzzle-unplayable = cela ne peut pas être joué
puzzle-other-seat = cette place n’est pas celle qui voit la position et doit jouer
puzzle-turn-unfinished = le tour n’est pas fini après ces coups
no-puzzles = Il n’y a pas de problèmes pour « { $name } ». Il y en a pour { $known }.
no-such-puzzle = Il n’y a pas de problème { $number } : il y en a { $puzzles }.
