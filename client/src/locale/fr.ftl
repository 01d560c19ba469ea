### Ce que seul le navigateur dit.

## Partout

language = Langue
other-language = English
day-or-dusk = Jour ou soir
close = Fermer
menu = Menu
learn = Apprendre
learn-on = Apprendre, étape { $step } sur { $steps }
rules = Règles
again = Réessayer
loading = Un instant…
loading-text = On met la table.
to-home = À l’accueil
trouble-title = Cela n’a pas marché
no-answer = Le serveur ne répond pas. Est-il lancé, et êtes-vous en ligne ?
http-trouble = Le serveur a répondu par l’erreur { $status }.
unexpected = Quelque chose d’inattendu s’est produit. Recharger la page peut aider.
nowhere-title = Cette rue n’existe pas
nowhere-text = L’adresse ne mène nulle part dans cette ville.

## Accueil

home-title = Que construit-on ?
home-lead = Autour d’un écran, par un lien ou contre l’ordinateur. Sans compte.
players-from-to = { $fewest } à { $most } joueurs
minutes-from-to = { $least }–{ $most } min
players = Joueurs
your-tables = Vos tables
over = terminée
forget = Retirer de la liste
all-tables = Toutes ({ $number })
no-tables = Les tables que vous ouvrez ou rejoignez s’affichent ici.
tables-about = Gardées dans ce navigateur seulement. Retirer une table de la liste n’y met pas fin.
waiting-free = une place est encore libre
gone = n’existe plus
to-table = À la table
puzzle-of-day = Problème du jour
open-record = Revoir une partie
open-record-about = ou déposez son fichier n’importe où sur la page
drop-record = Déposez ici la partie enregistrée
no-games = Aucun jeu n’est installé sur ce serveur.
seat-name = Joueur { $number }
name-of-seat = Nom du joueur { $number }
who-sits = Qui occupe la place { $number }
kind-me = Sur cet écran
kind-open = Par un lien
kind-bots = Robots
open-seat = Place libre
open-seat-about = la personne qui ouvrira votre lien
bot-easy-about = oublie les bonus
bot-easy-about-bella_vista = oublie les objectifs
bot-medium-about = bon, mais distrait
bot-hard-about = réfléchit bien à chaque coup
bot-expert-about = réfléchit longtemps
bot-simpler-here = joue moins bien ici
bots-simpler-here = Ici, les robots jouent plus simplement, et moins bien, que leur nom ne l’indique.
bot-planner-about = prévoit un tour à l’avance
bot-greedy-about = prend le plus de points
bot-greedy-about-bella_vista = prend le plus de pièces
bot-random-about = joue au hasard
edition = Édition
who-begins = Qui commence
first-by-lots = Le sort décide
open-seat-number = Place libre { $number }
rule-readings = Autres lectures des règles
open-table = Ouvrir la table

## Arriver à une table

table-title = Table

## Invitations

invite = Inviter
copied = Copié

## La compagnie

company = Table
stand-in = remplaçant
let-bot = Laisser jouer un robot

## Propositions

ask-undo = Demander à annuler

## Le journal

log = Journal
log-key = Tout ce qui s’est passé (L)

## La barre

your-turn = À vous
turn-of = { $who } joue
line-lost = Connexion perdue, nouvel essai…
game-is-over = La partie est finie
undo = Annuler le coup
undo-key = Annuler le coup (U)
hint = Conseils
hint-key = Ouvrir ou fermer les conseils (H)
score = Score
score-key = Le score, expliqué (S)
score-why = Pourquoi ? Le score, expliqué
record = Enregistrer la partie
replay = Revoir

## Places

you = vous
began = a commencé
bot = robot
away = hors ligne
away-waited = hors ligne, { $seconds } s
left = a quitté la table
practice = Entraînement
seat-free = libre
points-word = { $number ->
    [one] point
   *[other] points
}
cards-held = { $number ->
    [one] { $number } carte en main
   *[other] { $number } cartes en main
}
if-ended-now-long = Si la partie s’arrêtait là

## La décision

decision-label = Votre décision
build = Construire
bot-thinks = réfléchit
bot-waits = { $before ->
    [0] va réfléchir dans un instant
    [one] réfléchira après un robot d’une autre table
   *[other] réfléchira après { $before } robots d’autres tables
}
person-thinks = joue
seat-awaited = Cette place est encore libre : envoyez son lien.
away-waits = doit jouer, mais n’est pas à la table
away-waits-for = doit jouer ; on l’attend encore { $seconds } s
left-waits = devait jouer, mais a quitté la table
watching = Vous regardez.
coaching = Vous voyez ce que voit { $who }.

## Cartes

hand-label = Vos cartes
hand-empty = Aucune carte en main
hand-hidden = Cartes cachées
deck-left = Pioche : { $number }

## Depuis qu’on a joué

since-title = Depuis votre dernier tour
since-setup = Mise en place
since-start = Jusqu’ici
last-turns = Les derniers tours
since-nothing = Rien encore.

## Le score

score-lines = Lignes du score
total = Total
total-so-far = Total
back-to-table = Retour à la table
tower = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
all-rules = Toutes les règles
rules-of = Règles du jeu { $game }
no-rules = Il n’y a pas de règles ici.

## Réglages

keys = Clavier
settings = Réglages
your-turn-title = ● À vous

## Rejoué sur le plateau

skip = Passer
whole-board = Tout le plateau
show-cards = Voir les cartes : { $who }

## Pourquoi ?

why = Pourquoi ?
why-total = Pourquoi ce score ? { $who }
why-gain = Pourquoi ? Ce que cela rapporterait
gain-why = +{ $points } : pourquoi ?
no-points-yet = Aucun point.

## Sur papier

final-score = Score final
place = Place

## Sans connexion

offline-title = Pas de connexion pour l’instant
offline-text = Les tables en ont besoin ; on la cherche sans cesse. La liste de vos tables et les règles restent lisibles entre-temps.
