### Le terminal.

## À la table

prompt = { $who }, à vous :
name-of-player = Joueur { $number }
name-of-viewer = { $name } (vous)
opening-first = Premier joueur : { $who }.
opening-help = Tapez aide pour les coups et les commandes. Un coup permis maintenant : { $example } ({ $sentence })
opening-brief = aide montre les commandes ; coup permis : { $example }
played-for-you = Rien à choisir ici : { $sentence }
your-hand = Votre main :
points = points
since-your-turn = Depuis votre dernier tour :
last-moves = Les derniers coups :
so-far = Jusqu’ici :
and-then = Ensuite :
curtain = C’est à { $who } de jouer. Passez l’écran, puis appuyez sur Entrée.
press-enter = Entrée pour continuer…
after-game = La partie est finie. score, journal, sauver [vu] FICHIER, ou Entrée pour quitter :
undo-is-practice = Depuis, quelque chose a été pioché ou retourné, ou un robot a joué : si votre coup est annulé avec tout cela, la partie ne sera plus qu’un entraînement. L’annuler ? (o/n)
undo-revealed-here = Quelque chose a été pioché ou retourné depuis : à cette table, on ne peut rien annuler au-delà.
nothing-undone = Rien n’a été annulé.
undo-over = La partie est finie et décomptée : on ne peut plus rien annuler.
study-seen = Position vue par { $who } : ce qui est caché a été distribué au hasard.
study-seen-by-nobody = Les mains, que personne ne voit ici, ont été distribuées au hasard.
study-seat = Place { $letter }
study-over = La partie est finie. annuler, score, position, sauver FICHIER, ou Entrée pour quitter :
file-no-position = { $path } existe déjà et n’est pas une position : choisissez un autre nom.
undone = Coup annulé : { $move }
saved = Sauvegardé dans { $path }.
saved-whole = Sauvegardé dans { $path }. Toute la partie s’y trouve, cartes cachées comprises ; sauver vu FICHIER n’écrit que ce que vous avez vu.
saved-seen = Sauvegardé dans { $path }. On n’y trouve que ce que vous avez vu : la partie ne peut pas reprendre à partir de là.
no-move-left = La partie est finie : il n’y a plus de coup à jouer.
log-empty = Aucun coup n’a encore été joué ici.
nothing-played = Rien n’a été joué.
moves-none-played = Rien n’a été joué : le coup { $number } de la ligne, « { $text } », n’est pas possible.
moves-after-the-turn = Rien n’a été joué : votre tour serait fini avant le coup { $number } de la ligne, « { $text } ».
moves-after-a-draw = Rien n’a été joué : avant le coup { $number } de la ligne, « { $text } », on pioche ou révèle quelque chose que personne ne connaît encore. Tapez ce coup ensuite.
said-too-little = « { $text } » peut désigner plusieurs coups. { $missing } Par exemple : { $example }
said-not-now = « { $text } » n’est pas possible maintenant. Un coup permis : { $example }
said-unknown = « { $text } » n’a pas été compris. { $missing } Un coup permis : { $example }
kept-over = La partie est gardée dans { $path }.
file-no-record = { $path } existe déjà, et ce n’est pas une partie : choisissez un autre nom.
default-seats = moi,planner,greedy
bad-edition-heading = { $source } ne peut pas être joué :
kept = La partie est gardée. Pour la reprendre : faubourg play --resume { $path }
why-what = pourquoi attend un coup, par exemple : pourquoi { $example }
why-legal = « { $move } » est permis.
as-if-over = Si la partie s’arrêtait maintenant :
total = Total
score-heading = { $group } : { $title }
result = Résultat
wins = { $who } l’emporte.
share = { $who } partagent la victoire.
tie-broken = Égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
}, départagée par { $rule } : { $standings }.
tie-shared = Égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
}, que { $rule } ne départage pas : { $standings }.
tie-by-nothing = { $who } sont à égalité avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-without-games = Les chances de gagner ne sont pas calculées ici : les conseils suivent l’ordre d’une estimation rapide.
hint-warm = « faubourg warm { $game } » compile une fois les règles rapides ; les conseils donnent ensuite les chances de gagner.
help-commands = Commandes : pourquoi COUP (ou COUP?) · conseil (conseil COUP) · annuler · score (score tout) · journal · plateau · formes · coups · position (position page) · règle { $rule } · sauver FICHIER (.json, ou .txt pour lire ; sauver vu FICHIER : seulement ce que vous avez vu) · aide · quitter
no-terminal = L’entrée standard n’est pas un terminal, et une partie demande quelqu’un pour la jouer : lancez ceci depuis un terminal.
interrupted = Interrompu.

## Sunrise Avenue

sunrise-help-moves = Coups : f5=2 une Demeure sur deux niveaux en f5 · f5@R un Parc contre une carte rouge · . arrêter · ++ piocher · -B défausser une carte bleue. Une ligne peut contenir plusieurs coups : ils sont tous joués, ou aucun.
sunrise-help-words = Ou avec des mots : construire f5 avec 2 cartes · construire parc f5 rouge · arrêter · piocher · défausser bleu et rouge.
sunrise-help-more = * marque ce qui a été construit depuis que vous avez joué. Les règles : faubourg rules sunrise
sunrise-pieces = pièces
sunrise-cards = cartes
sunrise-no-cards = aucune carte
sunrise-no-discards = vide
sunrise-common = Pioche { $deck } · défausse { $discards } · jetons Parc { $parks } · premier joueur { $first }
sunrise-now-turn = [ ] Demeure ou Parc, ( ) Parc seulement : construisez là, ou piochez avec ++.
sunrise-now-path = Continuez depuis { $last } ([ ] Demeure ou Parc, ( ) Parc seulement), ou arrêtez avec un point.
sunrise-now-stuck = { $number ->
    [0] Depuis { $last }, plus rien ne peut être construit : arrêtez avec un point.
    [one] Depuis { $last }, plus rien ne peut être construit : arrêtez avec un point, et piochez 1 carte.
   *[other] Depuis { $last }, plus rien ne peut être construit : arrêtez avec un point, et piochez { $number } cartes.
}
sunrise-now-no-cards = { $number ->
    [0] Vous n’avez plus de cartes : arrêtez avec un point.
    [one] Vous n’avez plus de cartes : arrêtez avec un point, et piochez 1 carte.
   *[other] Vous n’avez plus de cartes : arrêtez avec un point, et piochez { $number } cartes.
}
sunrise-now-discarding = { $surplus ->
    [one] Une carte de trop : défaussez-la, par exemple avec « -{ $card } ».
   *[other] { $surplus } cartes de trop : défaussez-les, par exemple avec « -{ $card } ».
}
sunrise-park-sign = parc
sunrise-tallest = les plus hautes
sunrise-most = les plus nombreuses
sunrise-connected = C parcelles connectées
sunrise-say-build = Dites sur quelle parcelle ; pour une Demeure, avec combien de cartes ; pour un Parc, avec laquelle.
sunrise-say-discard = Dites quelle couleur.
sunrise-word-build = construire construis construisez bâtir poser pose aménager
sunrise-word-stop = arrêter arrête arrêt finir fini finis terminer passer passe
sunrise-word-turn = tour
sunrise-word-draw = piocher pioche piochez
sunrise-word-discard = défausser défausse défaussez jeter jette
sunrise-word-house = demeure demeures maison
sunrise-word-park = parc
sunrise-word-floors = niveau niveaux étage étages
sunrise-word-cards = carte cartes pièce pièces
sunrise-word-yellow = jaune jaunes
sunrise-word-green = vert verte verts vertes
sunrise-word-red = rouge rouges
sunrise-word-blue = bleu bleue bleus bleues
sunrise-word-pink = rose roses

## Bella Vista

bella_vista-help-moves = Coups : 2=6 carte n° 6 sur le deuxième emplacement, compté depuis la gauche · x=6 à droite du plateau · f5 construire avec la première case en f5 · f5/1 tourné une fois à droite · @AB prendre ce contrat · . continuer. Une ligne peut contenir plusieurs coups : ils sont tous joués, ou aucun.
bella_vista-help-words = Ou avec des mots : miser carte 6 sur emplacement 2 · miser 6 pour 5 pièces · construire f5 tourné 1 · prendre AB · continuer.
bella_vista-shapes = Tous les bâtiments, tels qu’imprimés puis tournés à droite (/1 une fois, /2 deux fois, /3 trois fois) ; un point n’en fait pas partie :
bella_vista-help-more = Un + marque les cases où votre bâtiment peut commencer (rangée du haut, case de gauche) ; * marque ce qui a été construit depuis que vous avez joué ; ▒ marque les bâtiments neutres, qui ne sont à personne. f5/1? montre les pièces d’une place avant de construire : dès que la carte suivante est révélée, on ne peut plus rien annuler. Les règles : faubourg rules bella_vista
bella-coins = pièces
bella-cards = cartes
bella-contracts = pris
bella-no-contracts = -
bella-round = Manche { $round } sur { $rounds } : { $constraint }
bella-order = ordre { $order }
bella-right-of-board = à droite
bella-free-slot = libre
bella-slots = emplacement : prix
bella-hidden-offer = ?
bella-objective = Objectif { $mark } : { $objective }
bella-contract-line = @{ $mark } { $coins } : { $contract }
bella-brief-district = { $needed } sur { $districts }
bella-brief-each = 1 sur chacun, { $districts }
bella-brief-straddling = { $needed } à cheval
bella-brief-border = { $needed } en bordure
bella-brief-river = { $needed } au bord d’une rivière
bella-brief-park = { $needed } au bord d’un parc
bella-contract-progress = { $have }/{ $needed }
bella-legend = AB feuilles, CD fleurs, EF papillons, GH oiseaux ; BDFH hachurés ; "" parc, ~~ rivière ; ▲3 n° 3 de ▲, ▒3 neutre ; + commencez ici ; @P parc, @R rivière, @O bordure, @X à cheval
bella-no-hand = aucune carte
bella-now-offer = Choisissez un emplacement et une carte : { $slot }={ $card } pose le n° { $card } sur l’emplacement { $slot }{ $price ->
    [0] , sans payer.
    [one] {" "}pour { $price } pièce.
   *[other] {" "}pour { $price } pièces.
}
bella-now-right = Vous ne pouvez payer aucun emplacement libre : posez une carte à droite du plateau, par exemple « { $example } ».
bella-now-build = Construisez le n° { $number } depuis une case marquée +, par exemple « { $example } » (« { $example }? » montre ses pièces). { $turns }
bella-now-neutral = Placez le n° { $number } neutre depuis une case marquée +, par exemple « { $example } ». { $turns }
bella-now-nowhere = Il n’y a pas de place pour { $building } : mettez-le de côté par un point.
bella-now-contract = Prenez un contrat avec { $contracts }, ou continuez par un point.
bella-now-done = Continuez par un point, ou revenez en arrière avec annuler.
bella-turns = Positions : { $turns }
bella-city-shown = La ville :
bella-city-choose = Entrée joue ici ; r en fait une autre ; ou un nom ({ $known }), aide, quitter, ou le chemin d’un plan :
bella-city-help = Ici, vous choisissez la ville de la partie. Entrée : celle qui est montrée · r : une autre, faite au hasard · random:NOMBRE : toujours la même pour ce nombre · un nom : { $known } · un chemin : le plan de ce fichier · quitter. À la table, aide explique les coups.
bella-city-seed = Faite avec city=random:{ $seed }
bella-bad-seed = « { $text } » : il fallait random ou random:NOMBRE
bella-doubt-slot = L’emplacement { $slot } coûte { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
} ; celui à { $slot ->
    [one] { $slot } pièce
   *[other] { $slot } pièces
} est l’emplacement { $other }. Voulez-vous vraiment l’emplacement { $slot } ? (o/n)
bella_vista-say-offer = Dites quel emplacement et quelle carte.
bella_vista-say-build = Dites la case où il commence, et combien de fois il est tourné.
bella_vista-say-take = Dites quel contrat.
bella_vista-word-offer = miser mise misez offrir offre offrez payer paie
bella_vista-word-build = construire construis construisez bâtir poser placer
bella_vista-word-take = prendre prends prenez
bella_vista-word-decline = continuer continue passer passe suivant rien
bella_vista-word-contract = contrat
bella_vista-word-slot = emplacement
bella_vista-word-card = carte numéro bâtiment n°
bella_vista-word-price = pièce pièces prix
bella_vista-word-turn = tour tourné
bella_vista-word-right = droite

## Kensington

kensington-help-moves = Coups : ?U2 prendre une tuile avec ce dos · $2:+H2 acheter +H2 à la deuxième place · ~ ne rien prendre · -U2@-3 poser -U2 à partir de la colonne −3 · . finir · .+ finir et garder la tuile piochée. Une ligne peut contenir plusieurs coups : ils sont tous joués, ou aucun.
kensington-help-words = Ou avec des mots : prendre U2 · prendre toit H2 · acheter +H2 à 2 · passer · poser -U2 sur colonne −3 · finir · garder.
kensington-help-moves-marks = Coups : « ?. » prendre une tuile beige · « ?.* » une beige avec losange · « ?^ » une marron · « ?= » une marron avec rond · « $2:+H2 » acheter +H2 à la deuxième place · « ~ » ne rien prendre · « -U2@-3 » poser -U2 à partir de la colonne −3 · « . » finir · « .+ » finir et garder la tuile piochée. Une ligne peut contenir plusieurs coups : ils sont tous joués, ou aucun.
kensington-help-words-marks = Ou avec des mots : prendre beige · prendre losange · prendre marron · prendre rond · acheter +H2 à 2 · passer · poser -U2 sur colonne −3 · finir · garder.
kensington-notation-marks =
    « { $text } » n’est pas un coup.
    Les coups s’écrivent ainsi : « ?. » (prendre une tuile beige), « ?.* » (une beige avec losange), « ?^ » (une marron), « ?= » (une marron avec rond), « $2:+H2 » (acheter +H2 à la place 2), « -U2@-3 » (poser -U2 à partir de la colonne −3), « . » (finir) ou « .+ » (finir et garder la tuile).
kensington-shapes-marks = Toutes les formes, dans le sens où se posent fenêtres et toits ; un point n’en fait pas partie. Dans cette partie, un dos ne montre pas son contour, seulement sa couleur et sa marque :
kensington-shapes = Toutes les formes, dans le sens où se posent fenêtres et toits ; un point n’en fait pas partie. Un dos ne montre que son contour, et sa tuile peut être tournée :
kensington-legend = -L5 : - sombre (+ éclairée, ^ toit, = mur, | porte rouge), L5 sa forme, puis C chat ou B oiseau ; * losange ou rond ; / entre les rangées d’une forme
kensington-help-more = Les colonnes entre [crochets] ou au-dessus d’un ^ sont celles où vous pouvez poser une tuile ; 0 est votre porte. Où les colonnes sont étroites, c et b tiennent lieu de toute une case. Les niveaux sont numérotés à gauche : 3:1 est le niveau 1 de la colonne 3. formes dessine toutes les formes. Les règles : faubourg rules kensington
kensington-sign-lit = éclairée
kensington-sign-dark = sombre
kensington-sign-door = porte
kensington-sign-brick = mur
kensington-sign-roof = toit
kensington-sign-cat = chat
kensington-sign-bird = oiseau
kensington-tokens = jetons
kensington-warehouse = entrepôt
kensington-no-tiles = aucune tuile
kensington-columns = { $number ->
    [one] colonne
   *[other] colonnes
} { $columns }
kensington-common = Beiges : { $beige } · marron : { $brown } · stock de jetons { $stock } · oiseaux { $birds } sur { $limit } · premier joueur { $first }
kensington-now-take = Prenez une tuile au centre par son dos, par exemple « { $example } ».
kensington-now-buy = Achetez une tuile dans un entrepôt, par exemple « { $example } ».
kensington-now-take-or-buy = Prenez une tuile : au centre par son dos, par exemple « { $example } », ou dans un entrepôt, par exemple « { $bargain } ».
kensington-now-owed = { $mark ->
    [brackets] Vous avez acheté { $name } : posez cette tuile sur une colonne entre [crochets].
   *[other] Vous avez acheté { $name } : posez cette tuile sur une colonne au-dessus d’un ^.
}
kensington-now-loose = Rattachez ce que vous avez posé à l’immeuble, ou retirez-le avec annuler.
kensington-now-lay = { $mark ->
    [brackets] Posez des tuiles sur les colonnes entre [crochets], ou finissez.
   *[other] Posez des tuiles sur les colonnes au-dessus d’un ^, ou finissez.
}
kensington-now-tokens = { $number ->
    [one] Votre losange rapporte 1 jeton à la fin du tour.
   *[other] Vos losanges rapportent { $number } jetons à la fin du tour.
}
kensington-token-to-stock = −1 jeton, rendu au stock
kensington-token-to-owner = −1 jeton, donné à { $owner } ; la tuile doit être construite pendant ce tour
kensington-tokens-at-the-end = { $number ->
    [one] +1 jeton à la fin du tour
   *[other] +{ $number } jetons à la fin du tour
}
kensington-now-finish = Un point finit le tour.
kensington-now-finish-either = Pour finir, . remet { $name } au centre et .+ garde la tuile.
kensington-now-finish-store = Pour finir, .+ garde { $name }.
kensington-now-finish-return = Pour finir, . remet { $name } au centre.
kensington-say-take = Dites quel dos.
kensington-say-take-marks = Dites quel dos : beige, losange, marron ou rond.
kensington-say-buy = Dites quelle tuile, et à quelle place.
kensington-say-lay = Dites quelle tuile, et sa colonne la plus à gauche.
kensington-say-finish = Dites si la tuile piochée est gardée (garder) ou remise au centre (remettre).
kensington-word-take = prendre prends prenez piocher
kensington-word-buy = acheter achète achetez
kensington-word-skip = passer passe
kensington-word-lay = poser pose posez construire construis
kensington-word-finish = finir fini finis terminer arrêter
kensington-word-store = garder garde stocker
kensington-word-return = remettre rendre
kensington-word-column = colonne
kensington-word-turn = tour tourné
kensington-word-seat = place joueur
kensington-word-beige = beiges
kensington-word-brown = marron
kensington-word-lit = éclairé éclairée
kensington-word-dark = sombre
kensington-word-roof = toit
kensington-word-wall = rond cercle
kensington-word-diamond = losange losanges
kensington-word-brick = mur
kensington-word-door = porte
kensington-word-cat = chat
kensington-word-bird = oiseau

## Les jeux sans dessin à eux

plain-now = Vous pouvez jouer { $moves }.
plain-help-moves = Écrivez un coup comme le montre la liste. Une ligne peut contenir plusieurs coups : ils sont tous joués, ou aucun.
plain-help-more = Les cases entre [crochets] sont celles qu’un coup désigne ; * marque ce qui a changé depuis que vous avez joué. COUP? montre ce qu’un coup rapporterait. Les règles : faubourg rules { $game }
plain-help-words = Ou avec des mots : le genre de coup, puis ce dont il s’agit.
plain-shapes = Les pièces de ce jeu n’ont pas de forme à dessiner.
plain-end = La partie finit avec { $moves }.
plain-say = Dites lequel.
plain-word-filler = un une je s' m' j' le la les l' de du des d' sur en à au aux avec pour dans et tuile tuiles parcelle case dos svp mon ma
plain-word-2 = deux
plain-word-3 = trois
plain-word-4 = quatre
plain-word-5 = cinq

## Parties enregistrées

remark-deal = la donne
remark-turn = { $who }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
replay-deal = La donne
replay-unfinished = La partie n’est pas finie.
record-practice = Entraînement : un coup a été annulé alors que quelque chose avait été pioché ou retourné depuis, ou qu’un robot avait joué.
replay-flag = Le coup { $number }, « { $text } », est refusé par les règles actuelles : { $reason }

## Rencontres

match-progress = En cours
match-interrupted = Interrompu après { $played ->
    [one] { $played } partie
   *[other] { $played } parties
} sur { $games }.
match-kept = Les parties jouées sont enregistrées dans { $path } ; la même commande recommence à la première partie.
match-not-kept = Rien n’a été enregistré : --records DOSSIER enregistre les parties, et faubourg ladder reprend là où il a été interrompu.
match-bot = robot
match-games = parties
match-wins = victoires
match-share = part de victoires, intervalle à 95 %
match-points = points

## Classements

ladder-kept = Les parties sont gardées dans { $path } ({ $played } sur { $games } pour l’instant).
ladder-interrupted = Interrompu après { $played ->
    [one] { $played } partie
   *[other] { $played } parties
} sur { $games }. Ce qui a été joué est gardé : la même commande reprendra là.
ladder-heading = Classement pour { $game } à { $seats }, { $iterations ->
    [one] { $iterations } itération
   *[other] { $iterations } itérations
}, graine { $seed }.
ladder-rating = cote
ladder-openskill = openskill
ladder-pair = paire
ladder-against = { $stronger } – { $weaker }
ladder-ahead = devant dans, intervalle à 95 %
ladder-apart = écart de cote
ladder-explained = La cote se lit comme aux échecs : avec 100 points de plus, un robot finit devant l’autre dans 64 % des parties. 1500 est la moyenne de ces robots. Elle est ajustée aux rangs de toutes les parties (Plackett–Luce) ; ± est un intervalle à 95 %, pour openskill 1,96 sigma.
bad-bot-list = Dans « { $text } », il manque le nom d’un robot. Il fallait des noms séparés par une virgule, par exemple easy,medium,hard.
ladder-bots = Un classement compte de { $fewest } à { $most } robots, et non { $bots }.
ladder-bot-twice = Le robot « { $name } » est nommé deux fois : dans un classement, chacun n’a qu’une place.
ladder-too-long = Cela ferait { $games } parties ; un classement en compte au plus { $most }.
ladder-other-game = Ce n’est pas l’enregistrement de la partie { $number } de ce classement.
ladder-bad-failures = { $path } ne dit pas quels programmes ont échoué dans cette partie.
ladder-bad-game = { $path } ne convient pas. { $reason } Déplacez ce fichier, et la partie sera rejouée.
ladder-folder-taken = { $path } n’est pas vide et ne contient pas de classement. Indiquez un dossier nouveau ou vide.
ladder-folder-other = { $path } contient un autre classement, qui diffère par { $fields }. { $edition ->
    [yes] Sans --edition, c’est la langue qui décide de l’édition. Indiquez la même, ou un autre dossier.
   *[no] Indiquez un autre dossier.
}
ladder-field-engine = la version de Faubourg
ladder-field-sources = le programme lui-même
ladder-field-searches = le fait que les niveaux calculent, ou que des robots plus simples jouent à leur place
ladder-field-game = le jeu
ladder-field-edition = l’édition
ladder-field-options = les options
ladder-field-seats = le nombre de places
ladder-field-bots = les robots
ladder-field-programs = les programmes qui jouent
ladder-field-seed = la graine
ladder-field-iterations = le nombre de parties imaginées par un robot
ladder-field-seconds = les secondes par coup
worker-died = Un processus où se jouaient des parties s’est arrêté sans message d’erreur, peut-être faute de mémoire. Réessayez avec moins de --workers.
help-ladder = Faire se rencontrer des robots aussi souvent les uns que les autres, en tournant les places, et montrer leur cote ; la même commande reprend là où elle a été interrompue.
help-ladder-option-seats = Nombre de places ; le plus petit que le jeu permette, sans indication.
help-ladder-option-games = Parties de chaque tablée, arrondies vers le haut pour que chacun occupe chaque place aussi souvent.
help-ladder-option-records = Dossier des parties, à partir duquel un classement reprend ; un dossier parmi les données, sans indication.
help-option-bots = Noms de robots, ou chemins de programmes à vous, séparés par des virgules.
help-option-iterations = Temps de réflexion des robots qui cherchent, en itérations.
help-option-move-seconds = Secondes qu’un programme à vous a pour chaque réponse.
help-option-json = Écrire du JSON.

## Programmes à soi

program-quotes = « { $text } » ne peut pas se lire comme une commande : il manque un guillemet.
program-not-executable = { $path } ne peut pas être lancé. Rendez-le exécutable, par exemple avec : chmod +x { $path }
program-not-started = { $name } ne peut pas démarrer : { $detail }.
program-late = { $name } n’a pas répondu à temps et a été arrêté.
program-ended = { $name } s’est arrêté avant d’avoir répondu (code de sortie { $code }).
program-line-too-long = { $name } a répondu par une ligne de plus de { $limit } octets.
program-out-of-turn = { $name } a parlé sans qu’on lui demande rien.
program-garbage = { $name } a répondu « { $text } », et non le JSON attendu.
program-protocol = { $name } parle le protocole { $spoken } ; cette version parle le protocole { $known }.
program-refused = { $name } a choisi { $tries } fois de suite un coup qui ne peut pas se jouer, la dernière fois « { $text } ».
program-last-words = { $failure } Ses derniers mots sur la sortie d’erreur : « { $text } »
program-replaced = { $failure } { $who } continue à sa place.
program-failures = { $games ->
    [one] Dans { $games } partie
   *[other] Dans { $games } parties
}, { $name } n’est pas allé jusqu’au bout, et { $who } a continué. La première fois : { $failure }

## Un programme à une table

join-bad-link = « { $text } » n’est pas un lien vers une place. Un tel lien ressemble à http://localhost:8137/t/TABLE#SECRET.
join-needs-program = « { $name } » n’est pas le chemin d’un programme. La table assoit elle-même les robots de la maison ; le vôtre se désigne par son chemin, par exemple robots/le-mien.
join-no-seat = Ce lien ne permet pas de jouer, seulement de regarder. Il faut un lien vers une place.
join-unreachable = { $address } est hors d’atteinte : { $detail }.
join-other-answer = Ce n’est pas un Faubourg qui répond (code { $code }).
join-not-understood = Le serveur a dit quelque chose que cette version ne comprend pas. Peut-être les deux versions diffèrent-elles.
join-shown-out = La table nous a fait sortir (code { $code }).
join-left = { $failure } Il a quitté la table, où un robot peut jouer à sa place.
join-seated = { $name } a la place { $number }. Ctrl-C quitte la table.
join-over = La partie est finie : rang { $place } sur { $seats }, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
join-ended = La partie a été arrêtée avant la fin.
help-join = Faire jouer un programme à vous à une table d’un serveur, à la place où mène le lien.
help-option-bot = Le programme, par son chemin ; avec des arguments, entre guillemets.
help-option-name = Son nom à la table ; celui du fichier, sans indication.

## Éditions

source-printed = imprimé
source-reviews = d’après des critiques
source-inferred = déduit
source-proposed = proposé
edition-good = { $path } : { $title } peut être joué.

## Nouveaux jeux

new-game-written = Un nouveau jeu se trouve dans { $path }. Installez-le avec : pip install -e { $path } — puis jouez-y avec : faubourg play { $name }
new-game-bad-name = « { $name } » ne peut pas être le nom d’un jeu : des minuscules sans accent, des chiffres et des tirets bas isolés, une lettre d’abord, { $longest } caractères au plus, et pas un mot-clé de Python.
new-game-taken = Il y a déjà un jeu « { $name } ». Choisissez un autre nom.
new-game-module = Python a déjà un module « { $name } ». Choisissez un autre nom.
new-game-folder = { $path } n’est pas vide. Indiquez un dossier nouveau ou vide.

## Erreurs

no-such-option = Il n’y a pas d’option { $name }.
missing-argument = { $name } manque.
played-with-edition = On joue avec le plateau et les règles de l’édition « { $edition } ».
who-begins = { $player } commence (marque ¹) : { $last } joue en dernier à chaque manche.
plain-no-first = Ce jeu détermine lui-même qui commence : --first n’a pas d’effet ici.
bella_vista-no-first = Dans Bella Vista, les cartes de départ décident qui commence : --first n’a pas d’effet ici.
bad-first = La place { $seat } ne peut pas commencer : il n’y a que { $seats } places.
not-a-number = { $name } : il fallait un nombre entier de { $least } à { $most }, et non « { $text } ».
unknown-command = Il n’y a pas de commande « { $name } ». Commandes : { $known }.
option-needs-value = { $name } demande une valeur.
surplus-argument = C’est plus que la commande n’en prend : « { $text } ».
output-failed = La sortie ne peut pas être écrite : { $detail }.
see-help = Voir { $command } --help.
option-form = Option « { $text } » : il fallait NOM=VALEUR, par exemple ties=next ou city=rome.
bad-seat-list = Les places sont une liste, par exemple moi,easy,medium.
resume-redacted = Cette partie ne montre que ce qu’une personne a vu : on ne peut pas la continuer.
resume-as-it-is = Une partie sauvegardée continue telle qu’elle a commencé : --edition, --option et --first sont pour les nouvelles parties.
os-enoent = ce fichier ou ce dossier n’existe pas
os-eisdir = c’est un dossier
os-enotdir = une partie du chemin n’est pas un dossier
os-eacces = l’accès n’est pas permis
os-eexist = quelque chose porte déjà ce nom
os-enospc = le disque est plein
os-erofs = le disque est en lecture seule
os-enametoolong = le nom est trop long
os-enoexec = ce n’est rien que cette machine sache exécuter
os-econnrefused = personne ne répond à cette adresse
resume-over = Cette partie est finie. Regardez-la avec faubourg replay ou faubourg score.
file-unreadable = { $path } ne peut pas être lu : { $detail }.
file-unwritable = { $path } ne peut pas être écrit : { $detail }.
file-not-text = { $path } n’est pas du texte UTF-8.
no-edition-named = Il n’y a pas d’édition « { $name } ». Éditions : { $known } ; ou le chemin d’un fichier .toml.

## Sauvegardes et tables

backup-made = Les tables sont copiées dans { $path } ({ $bytes } octets).
backup-exists = { $path } existe déjà. Choisissez un autre nom, ou remplacez-le avec --force.
backup-onto-itself = { $path } est la base de données elle-même : choisissez un autre nom pour la copie.
backup-damaged = { $path } est endommagé : aucune copie n’en est faite ni remise en place. Une sauvegarde plus ancienne est peut-être saine.
backup-not-ours = { $path } n’est pas une base de données de Faubourg.
backup-from-the-future = { $path } a été écrit par un Faubourg plus récent : c’est celui-là qu’il faut pour le servir.
backup-of-postgres = Ces tables sont dans PostgreSQL, qui a ses propres programmes pour cela. Sauvegarder : pg_dump --format=custom --file=FICHIER URL. Remettre en place : pg_restore --clean --if-exists --dbname=URL FICHIER
no-database = Il n’y a pas de base de données à { $path }. Dites où elle est avec --data ou --database.
copy-failed = Rien n’a été copié ; { $path } : { $detail }.
database-still-served = Un Faubourg sert { $path } en ce moment : arrêtez-le d’abord, puis recommencez.
restored = { $path } contient maintenant les tables de { $backup }.
restored-aside = Ce qui s’y trouvait avant est gardé sous { $path }.
tables-id = table
tables-game = jeu
tables-opened = ouverte
tables-changed = dernier changement
tables-decisions = décisions
tables-bytes = octets
tables-none = { $all ->
    [0] Il n’y a aucune table.
   *[other] Il n’y a pas d’autres tables : il y en a { $all } en tout.
}
tables-shown = Tables { $first } à { $last } sur { $all }, les plus récentes d’abord.
tables-next = La suite avec : { $command }
table-deleted = La table { $name } est supprimée.
no-such-tables = Introuvables, donc pas supprimées : { $names }.

## Aide

help-backup = Copier les tables dans un fichier, même pendant qu’on les sert.
help-restore = Mettre une sauvegarde à la place des tables ; le serveur doit être arrêté.
help-tables = Lister les tables, les plus récentes d’abord.
help-tables-delete = Supprimer des tables pour de bon ; avec SQLite, le serveur doit être arrêté.
help-option-force = Remplacer un fichier qui existe déjà.
help-option-page = Quelle page de la liste.

help = Des jeux de société où l’on bâtit une ville, dont les règles s’expliquent d’elles-mêmes.
help-play = Jouer une partie sur cet écran, entre personnes et avec des robots.
help-learn = Apprendre un jeu dans une première partie guidée, étape par étape.
help-learn-option-step = L’étape par laquelle commencer.
help-match = Faire jouer des robots entre eux, places tournantes, et montrer qui gagne combien de fois.
help-study = Étudier une position : la regarder, essayer des coups et les annuler, demander conseil.
help-study-option-edition = Le fichier .toml d’une édition que la position nomme et qui n’est pas des nôtres.
help-study-option-seed = Un nombre qui décide de ce qui est caché dans la position, et de ce qui est pioché.
help-replay = Raconter une partie enregistrée tour par tour.
help-score = Montrer chaque ligne du score d’une partie enregistrée.
help-rules = Montrer une règle (SL-2.5), une section (SL-2) ou toutes les règles d’un jeu.
help-edition = Les éditions : le matériel sous forme de données.
help-edition-list = Lister les éditions.
help-edition-show = Montrer une édition, chaque champ avec sa provenance.
help-edition-check = Vérifier un fichier d’édition.
serving = Faubourg est ouvert à l’adresse { $address } (Ctrl-C pour fermer)
serving-already = Faubourg est déjà ouvert, à l’adresse { $address }
serving-lan = Les autres appareils de ce réseau le trouvent à l’adresse { $address }
cannot-listen = Le serveur ne peut pas écouter à l’adresse { $host }, port { $port } : un autre programme y écoute, ou l’adresse n’est pas celle de cette machine. Essayez --port avec un autre nombre.
help-serve = Servir des tables aux navigateurs.
help-option-no-browser = Ne pas ouvrir de navigateur.
help-option-lan = Laisser entrer les autres appareils de ce réseau, et afficher l’adresse pour eux.
help-option-host = Adresse d’écoute.
help-option-port = Port d’écoute.
help-option-data = Dossier des tables.
help-option-database = Où sont gardées les tables : sqlite:///chemin ou postgresql://utilisateur@hôte/nom ; sinon un fichier dans le dossier des tables. FAUBOURG_DATABASE dit la même chose sans que cela se voie sur la ligne de commande.
help-option-proxy = Adresse d’un mandataire (proxy) auquel on se fie quand il dit pour qui il demande (X-Forwarded-For, X-Forwarded-Proto) ; peut être répétée.
help-option-grace = Secondes pendant lesquelles on attend quelqu’un dont la connexion est perdue avant que d’autres puissent laisser jouer un robot.
help-option-bot-processes = Nombre de processus où réfléchissent les robots ; sinon autant que de processeurs, 4 au plus.
help-option-no-bot-search = Faire jouer les robots sans recherche : moins forts, mais rien n’est compilé et peu de mémoire suffit.
help-option-public-metrics = Montrer /metrics à tout le monde, et pas seulement sur cette machine.
help-option-hide-api = Ne pas décrire l’API sous /api/schema.
help-option-keep-unplayed = Nombre de jours au bout duquel une table où personne n’a joué est oubliée ; 0 la garde pour toujours.
help-option-keep-played = Nombre de jours au bout duquel une table où il ne se passe plus rien est oubliée ; 0 la garde pour toujours.
help-new-game = Écrire le paquet d’un nouveau jeu dans un dossier, prêt à être joué et modifié.
help-version = Montrer la version.
help-option-seats = Qui joue, dans l’ordre des tours : moi (ou moi:NOM) pour une personne ; pour un robot, sa clé : easy, medium, hard, expert.
help-option-lang = Langue : en ou fr.
help-option-edition = Édition par sa clé, ou chemin d’un fichier .toml.
help-option-seed = Un nombre qui rend la donne reproductible.
help-option-first = La place qui commence, comptée à partir de 1 ; tirée au sort sinon.
help-option-option = Une option du jeu, par exemple ties=next, city=rome, city=random:7 ou city=ma-ville.txt.
help-option-resume = Reprendre une partie sauvegardée.
help-option-games = Nombre de parties.
help-option-records = Dossier où enregistrer chaque partie.
help-option-workers = Nombre de processus.
help-option-step = Montrer le plateau après chaque coup.
help-option-lenient = Jouer les coups que les règles refusent, et les signaler.
help-option-help = Montrer cette aide.

## Règles compilées

no-kernel = { $game } n’a pas de règles compilées. Jeux qui en ont : { $known }.
kernel-not-loaded = { $game } : les règles compilées ne peuvent pas être chargées ici ({ $detail }).
bots-without-search = À { $title }, les robots jouent ici moins bien que leur nom ne l’indique : { $instead }.
bots-stand-in = { $instead } remplace { $bots }
too-large-for-kernel = { $game } : cette édition est trop grande pour les règles compilées ({ $detail }).
kernel-room = { $number } { $what }, au plus { $limit }
kernel-room-seats = places
kernel-room-building-spaces = parcelles
kernel-room-colours = couleurs
kernel-room-areas = zones bonus
kernel-room-cards = cartes
kernel-room-cards-in-hand = cartes en main
kernel-room-district-squares = cases de quartier
kernel-room-districts = quartiers
kernel-room-footprints-with-turns = emprises dans toutes les positions
kernel-room-squares-of-a-footprint = cases d’une même emprise
kernel-room-construction-cards = cartes Construction d’une même couleur
kernel-room-slots = emplacements
kernel-room-offers = offres par manche
kernel-room-rounds = manches
kernel-room-buildings = bâtiments
kernel-room-constraints = contraintes
kernel-room-contracts = contrats
kernel-room-open-contracts = contrats visibles
kernel-room-ledger-entries = lignes de compte
kernel-room-characters-of-a-map = caractères pour un plan
kernel-room-faces = sortes de tuiles
kernel-room-faces-in-all-orientations = sortes de tuiles dans tous les sens
kernel-room-backs = sortes de dos
kernel-room-tiles = tuiles
kernel-contract-with-district-twice = le contrat { $mark } nomme deux fois le même quartier
no-gpu = Aucun processeur graphique n’est utilisable ici ({ $detail }).
warm-done = { $game } : prêt, en { $seconds } s.
warm-folder = Le code compilé est gardé dans { $path }
warm-nowhere = Le code compilé ne peut être gardé nulle part : ni { $path } ni le dossier temporaire n’est accessible en écriture. FAUBOURG_KERNEL_CACHE désigne un autre dossier.
help-warm = Compiler d’avance les règles rapides des jeux (de tous, si aucun n’est nommé), pour que personne n’attende plus tard.

## Simulations

unknown-policy = Il n’y a pas de façon de jouer « { $name } ». Façons de jouer : { $known }.
needs-extra = { $option } a besoin de { $package }, qui n’est pas installé : pip install faubourg[{ $extra }] l’apporte.
simulate-compiling = Compilation
simulate-progress = En cours
simulate-slower = Les règles lisibles jouent à leur place, plus lentement.
simulate-interrupted = Interrompu après { $played ->
    [one] { $played } partie
   *[other] { $played } parties
} sur { $games }.
simulate-heading = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} à { $seats }, façon de jouer { $policy }, graine { $seed } : { $seconds } s, { $rate } M de coups par seconde. Tous les intervalles sont à 95 %.
simulate-length = Coups d’une partie, pioches comprises : { $number }
simulate-winner = Points du vainqueur : { $number }
simulate-plies = coups d’une partie, pioches comprises
simulate-points = points
simulate-games = parties
simulate-seat = place { $number }
simulate-endings = fin des parties
help-simulate = Jouer un très grand nombre de parties d’une même façon et montrer comment elles sont : durée, points, victoires par place, fins.
help-simulate-option-seats = Nombre de places ; le plus petit que le jeu permette, sans indication.
help-simulate-option-seed = Un nombre qui rend les parties reproductibles.
help-option-policy = Comment joue chaque place : random, au hasard, ou greedy, comme le robot.
help-option-threads = Nombre de fils d’exécution ; un par cœur, sans indication.
help-option-gpu = Jouer sur le processeur graphique.
help-option-csv = Écrire un tableau d’une ligne par partie, en CSV.
help-option-parquet = Écrire ce tableau en Parquet ; a besoin de pyarrow.
help-option-plot = Dessiner durées et points dans ce fichier, par exemple parties.svg ; a besoin de matplotlib.

## Leçons

lesson-prompt = Votre réponse :
lesson-help = Tapez votre coup ou votre réponse ; ou montrez-moi · retour · passer · règle · plateau · COUP? (ce qu’un coup rapporterait) · coups · formes · score · journal · quitter.
lesson-type-choice = Tapez le numéro de votre réponse, par exemple 1.
lesson-type-place = Tapez le nom de l’endroit, la lettre au-dessus et le nombre à côté : par exemple a1.
lesson-lit-places = Éclairé sur le plateau : { $places }.
lesson-undo = Ici, rien n’est à annuler : la leçon annule les coups d’elle-même, et retour mène à l’étape d’avant.
lesson-show-typed = À taper : { $text }
lesson-offer-help = montrez-moi dit ce qu’il faut faire.
lesson-kept = La leçon vous attend. Pour continuer : faubourg learn { $game } --step { $step }
lesson-then-play = Et maintenant une vraie partie : faubourg play { $game } --seats moi,easy

## Problèmes

puzzle-prompt = Votre tour :
puzzle-help = Tapez le tour entier, tous ses coups sur une ligne ; ou montrer · passer · annuler · plateau · coups · quitter.
puzzles-solved = { $tried ->
    [0] Aucune réponse donnée.
   *[other] { $solved ->
        [0] Aucun problème résolu
        [one] { $solved } problème résolu
       *[other] { $solved } problèmes résolus
    }, en { $tried ->
        [one] { $tried } réponse
       *[other] { $tried } réponses
    }.
}
puzzles-go-on = Pour continuer : faubourg puzzles { $game } --number { $number }
puzzles-make-and-out = Pour créer des problèmes, dites combien et dans quel fichier : --make 50 --out FICHIER.
puzzles-compiling = Compilation de la recherche, si ce n’est déjà fait…
puzzles-progress = { $games ->
    [one] { $games } partie examinée
   *[other] { $games } parties examinées
}
puzzles-interrupted = Interrompu avec { $puzzles ->
    [one] { $puzzles } problème
   *[other] { $puzzles } problèmes
} sur { $wanted } après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}. Tout est gardé : la même commande reprend là.
puzzles-too-few = { $games ->
    [one] Dans { $games } partie
   *[other] Dans { $games } parties
}, { $puzzles ->
    [0] aucun problème sur { $wanted } n’a été trouvé.
    [one] un seul problème sur { $wanted } a été trouvé ; il est gardé.
   *[other] seulement { $puzzles } problèmes sur { $wanted } ont été trouvés ; ils sont gardés.
} La même commande avec davantage de parties (--games) reprend là.
puzzles-made = { $puzzles ->
    [one] { $puzzles } problème tiré
   *[other] { $puzzles } problèmes tirés
} de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, dans { $path }
puzzles-made-otherwise = { $path } a été commencé avec une autre graine, d’autres options ou une autre version. Nommez un autre fichier, ou supprimez celui-là.
file-no-puzzles = { $path } existe déjà et ne contient pas de problèmes : choisissez un autre nom.
help-puzzles = Résoudre les problèmes d’un jeu : des positions où un tour est nettement le meilleur. Ou en créer d’autres avec --make.
help-puzzles-option-number = Le problème par lequel commencer.
help-puzzles-option-seed = Un nombre qui rend reproductibles les parties où l’on cherche des problèmes.
help-puzzles-option-games = Nombre de parties examinées au plus.
help-option-make = Nombre de problèmes à créer à partir de parties entre robots ; --out dit où.
help-option-late = Ne chercher des problèmes que dans le dernier tiers de chaque partie, où les choix pèsent davantage.
help-option-out = Le fichier des problèmes, un par ligne.
