### What only the browser says.

## Everywhere

language = Language
other-language = Français
day-or-dusk = Day or dusk
close = Close
menu = Menu
learn = Learn
learn-on = Learn, step { $step } of { $steps }
rules = Rules
again = Try again
loading = One moment…
loading-text = The table is being laid.
to-home = To the front page
trouble-title = That did not work
no-answer = The server does not answer. Is it running, and are you online?
http-trouble = The server answered with error { $status }.
unexpected = Something unexpected happened. Loading the page again may help.
nowhere-title = There is no such street
nowhere-text = The address leads to nothing in this town.

## Front page

home-title = What shall we build?
home-lead = Around one screen, by a link, or against the computer. No account.
players-from-to = { $fewest } to { $most } players
minutes-from-to = { $least }–{ $most } min
players = Players
your-tables = Your tables
over = finished
forget = Remove from this list
all-tables = All ({ $number })
no-tables = The tables that you open or join are kept here.
tables-about = Kept in this browser only. Removing a table from the list does not end it.
waiting-free = a seat is still free
gone = no longer there
to-table = To the table
puzzle-of-day = Puzzle of the day
open-record = Replay a saved game
open-record-about = or drop its file anywhere on this page
drop-record = Drop the saved game here
no-games = No game is installed on this server.
seat-name = Player { $number }
name-of-seat = Name of player { $number }
who-sits = Who sits at seat { $number }
kind-me = On this screen
kind-open = By a link
kind-bots = Bots
open-seat = Open seat
open-seat-about = whoever opens your link
bot-easy-about = looks a little ahead, forgets the bonuses
bot-easy-about-bella_vista = forgets the objectives
bot-medium-about = plays soundly, misses a chance now and then
bot-hard-about = thinks every move through
bot-expert-about = thinks longest, forgives nothing
bot-simpler-here = is weaker here
bots-simpler-here = Bots here are simpler and weaker than their names say.
bot-planner-about = thinks a turn ahead
bot-greedy-about = takes the most points
bot-greedy-about-bella_vista = takes the most coins
bot-random-about = plays at random
edition = Edition
who-begins = Who begins
first-by-lots = Draw lots
open-seat-number = Open seat { $number }
rule-readings = Other readings of the rules
open-table = Open the table

## Coming to a table

table-title = Table

## Invitations

invite = Invite
copied = Copied

## The company

company = Table
stand-in = stand-in
let-bot = Let a bot play

## Proposals

ask-undo = Ask to take back

## The log

log = Log
log-key = Everything that happened (L)

## The bar

your-turn = Your turn
turn-of = { $who } plays
line-lost = Connection lost, trying again…
game-is-over = The game is over
undo = Take back
undo-key = Take back (U)
hint = Hints
hint-key = Open or close the hints (H)
score = Score
score-key = The score, explained (S)
score-why = Why? The score, explained
record = Save the game
replay = Replay

## Seats

you = you
began = began
bot = bot
away = away
away-waited = away, { $seconds } s
left = has left
practice = Practice
seat-free = free
points-word = { $number ->
    [one] point
   *[other] points
}
cards-held = { $number ->
    [one] 1 card in hand
   *[other] { $number } cards in hand
}
if-ended-now-long = If the game ended now

## The decision

decision-label = Your decision
build = Build
bot-thinks = is thinking
bot-waits = { $before ->
    [0] will think in a moment
    [one] will think after a bot at another table
   *[other] will think after { $before } bots at other tables
}
person-thinks = is playing
seat-awaited = This seat is still free: send its link.
away-waits = is to play, but is away
away-waits-for = is to play; waited for another { $seconds } s
left-waits = was to play, but has left
watching = You are watching.
coaching = You are looking over { $who }’s shoulder.

## Cards

hand-label = Your cards
hand-empty = No cards in hand
hand-hidden = Cards are covered
deck-left = { $number } in deck

## Since one last played

since-title = Since you last played
since-setup = Setup
since-start = So far
last-turns = The last turns
since-nothing = Nothing yet.

## The score

score-lines = Score lines
total = Total
total-so-far = Total
back-to-table = Back to the table
tower = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
all-rules = All the rules
rules-of = Rules of { $game }
no-rules = There are no rules here.

## Settings

keys = Keyboard
settings = Settings
your-turn-title = ● Your turn

## Replayed on the board

skip = Skip
whole-board = Whole board
show-cards = { $who }’s cards

## Why?

why = Why?
why-total = Why? { $who }’s score
why-gain = Why? What this would bring
gain-why = +{ $points }: why?
no-points-yet = No points.

## On paper

final-score = Final score
place = Place

## Without a connection

offline-title = No connection just now
offline-text = Tables need one; this page keeps trying. Your list of tables and the rules can be read meanwhile.
