### The terminal.

## At the table

prompt = { $who }, your move:
name-of-player = Player { $number }
name-of-viewer = { $name } (you)
opening-first = First player: { $who }.
opening-help = Type help for the moves and the commands. Legal now, for instance: { $example } ({ $sentence })
opening-brief = help shows all commands; legal now: { $example }
played-for-you = Nothing to choose here: { $sentence }
your-hand = Your hand:
points = points
since-your-turn = Since you last played:
last-moves = The last moves:
so-far = So far:
and-then = Then:
curtain = Now { $who } plays. Hand over the screen, then press Enter.
press-enter = Enter to go on…
after-game = The game is over. score, log, save [seen] FILE, or Enter to leave:
undo-is-practice = Since then something has been drawn, turned over or decided by a bot: if your move is taken back with all that, this becomes a practice game. Take it back? (y/n)
undo-revealed-here = Something has been drawn or turned over since: at this table no move can be taken back beyond that.
nothing-undone = Nothing was taken back.
undo-over = The game is over and has been counted: nothing can be taken back any more.
study-seen = What { $who } does not see was dealt at random.
study-seen-by-nobody = The hands, which nobody sees here, were dealt at random.
study-seat = Seat { $letter }
study-over = The game is over. undo, score, position, save FILE, or Enter to leave:
file-no-position = { $path } exists already and is not a position: choose another name.
undone = Taken back: { $move }
saved = Saved as { $path }.
saved-whole = Saved as { $path }. It holds the whole game, hidden cards included; save seen FILE writes only what you saw.
saved-seen = Saved as { $path }. It holds only what you saw, so the game cannot go on from it.
no-move-left = The game is over: there is no move left to make.
log-empty = No move has been made here yet.
nothing-played = Nothing was played.
moves-none-played = Nothing was played: move { $number } of the line, “{ $text }”, cannot be played.
moves-after-the-turn = Nothing was played: your turn would be over before move { $number } of the line, “{ $text }”.
moves-after-a-draw = Nothing was played: before move { $number } of the line, “{ $text }”, something is drawn that nobody knows yet. Type that move afterwards.
said-too-little = “{ $text }” can mean several moves. { $missing } For instance: { $example }
said-not-now = “{ $text }” is not possible now. Legal now, for instance: { $example }
said-unknown = “{ $text }” was not understood. { $missing } Legal now, for instance: { $example }
kept-over = The game is kept in { $path }.
file-no-record = { $path } exists already and is not a record: choose another name.
default-seats = me,planner,greedy
bad-edition-heading = { $source } cannot be played:
kept = The game is kept. Go on with: faubourg play --resume { $path }
why-what = why needs a move, for instance: why { $example }
why-legal = “{ $move }” is legal.
as-if-over = As if the game ended now:
total = Total
score-heading = { $group }: { $title }
result = Result
wins = { $who } wins.
share = { $who } share the victory.
tie-broken = { $points ->
    [one] 1 point
   *[other] { $points } points
} each, settled by { $rule }: { $standings }.
tie-shared = { $points ->
    [one] 1 point
   *[other] { $points } points
} each, and { $rule } does not settle it: { $standings }.
tie-by-nothing = { $who } have { $points ->
    [one] 1 point
   *[other] { $points } points
} each.
hint-without-games = Chances of winning are not worked out here: the hints are in the order of a quick estimate.
hint-warm = “faubourg warm { $game }” compiles the fast rules once; from then on hints give chances of winning.
help-commands = Commands: why MOVE (or MOVE?) · hint (hint MOVE) · undo · score (score all) · log · board · shapes · moves · position (position page) · rule { $rule } · save FILE (.json, or .txt to read; save seen FILE: only what you saw) · help · quit
no-terminal = There is no terminal on standard input, and a game needs somebody to play it: start this from a terminal.
interrupted = Interrupted.

## Sunrise Lane

sunrise-help-moves = Moves: f5=2 a two-floor House on f5 · f5@R a Park there for a red card · . stop · ++ draw · -B discard blue. Several moves may stand on one line: all of them are played, or none.
sunrise-help-words = Or in words: build f5 with 2 cards · build park f5 red · stop · draw · discard blue and red.
sunrise-help-more = * marks what was built since you last played. The rules: faubourg rules sunrise
sunrise-pieces = pieces
sunrise-cards = cards
sunrise-no-cards = no cards
sunrise-no-discards = none
sunrise-common = Deck { $deck } · discards { $discards } · Park tokens { $parks } · first player { $first }
sunrise-now-turn = [ ] House or Park, ( ) Park only: build there, or draw with ++.
sunrise-now-path = Build on from { $last } ([ ] House or Park, ( ) Park only), or stop with a full stop.
sunrise-now-stuck = { $number ->
    [0] Nothing more can be built beside { $last }: stop with a full stop.
    [one] Nothing more can be built beside { $last }: stop with a full stop, and draw 1 card.
   *[other] Nothing more can be built beside { $last }: stop with a full stop, and draw { $number } cards.
}
sunrise-now-no-cards = { $number ->
    [0] You have no cards left: stop with a full stop.
    [one] You have no cards left: stop with a full stop, and draw 1 card.
   *[other] You have no cards left: stop with a full stop, and draw { $number } cards.
}
sunrise-now-discarding = { $surplus ->
    [one] One card too many: discard it, for instance with “-{ $card }”.
   *[other] { $surplus } cards too many: discard them, for instance with “-{ $card }”.
}
sunrise-park-sign = park
sunrise-tallest = tallest
sunrise-most = most Houses
sunrise-connected = C most spaces connected
sunrise-say-build = Say on which space, for a House with how many cards, for a Park with which one.
sunrise-say-discard = Say which colour.
sunrise-word-build = build place put lay
sunrise-word-stop = stop end done finish pass
sunrise-word-turn = turn
sunrise-word-draw = draw
sunrise-word-discard = discard throw drop
sunrise-word-house = house houses
sunrise-word-park = park
sunrise-word-floors = floor floors storey storeys
sunrise-word-cards = card cards piece pieces
sunrise-word-yellow = yellow
sunrise-word-green = green
sunrise-word-red = red
sunrise-word-blue = blue
sunrise-word-pink = pink purple

## Bella Vista

bella_vista-help-moves = Moves: 2=6 card no. 6 on the second slot, counted from the left · x=6 to the right of the board · f5 build with the first square on f5 · f5/1 turned once to the right · @AB take that contract · . go on. Several moves may stand on one line: all of them are played, or none.
bella_vista-help-words = Or in words: offer card 6 on slot 2 · offer 6 for 5 coins · build f5 turn 1 · take AB · continue.
bella_vista-shapes = Every building, as it is printed and turned to the right (/1 once, /2 twice, /3 three times); a dot is no part of it:
bella_vista-help-more = A + marks the squares where your building may begin (its top row, leftmost square); * marks what was built since you last played; ▒ marks neutral buildings, which belong to nobody. f5/1? shows the coins of a place before you build: once the next card is turned over, nothing is taken back. The rules: faubourg rules bella_vista
bella-coins = coins
bella-cards = cards
bella-contracts = taken
bella-no-contracts = -
bella-round = Round { $round } of { $rounds }: { $constraint }
bella-order = order { $order }
bella-right-of-board = right
bella-free-slot = free
bella-slots = slot:price
bella-hidden-offer = ?
bella-objective = Objective { $mark }: { $objective }
bella-contract-line = @{ $mark } { $coins }: { $contract }
bella-brief-district = { $needed } on { $districts }
bella-brief-each = 1 on each, { $districts }
bella-brief-straddling = { $needed } straddling
bella-brief-border = { $needed } on the border
bella-brief-river = { $needed } beside a river
bella-brief-park = { $needed } beside a park
bella-contract-progress = { $have }/{ $needed }
bella-legend = AB leaves, CD flowers, EF butterflies, GH birds; BDFH hatched; "" park, ~~ river; ▲3 no. 3 of ▲, ▒3 a neutral one; + begin here; @P park, @R river, @O border, @X straddling
bella-no-hand = no cards
bella-now-offer = Choose a slot and a card: { $slot }={ $card } puts no. { $card } on slot { $slot } for { $price ->
    [0] nothing.
    [one] 1 coin.
   *[other] { $price } coins.
}
bella-now-right = You cannot pay for a free slot: put a card to the right of the board, for instance “{ $example }”.
bella-now-build = Build no. { $number } from a square marked +, for instance “{ $example }” (“{ $example }?” shows its coins). { $turns }
bella-now-neutral = Place the neutral no. { $number } from a square marked +, for instance “{ $example }”. { $turns }
bella-now-nowhere = There is no room for { $building }: set it aside with a full stop.
bella-now-contract = Take a contract with { $contracts }, or go on with a full stop.
bella-now-done = Go on with a full stop, or take it back with undo.
bella-turns = Ways to turn it: { $turns }
bella-city-shown = The city:
bella-city-choose = Enter plays here; r makes another; or a name ({ $known }), help, quit, or the path of a map:
bella-city-help = Here you choose the city to play in. Enter: the one shown · r: another, made at random · random:NUMBER: always the same one for that number · a name: { $known } · a path: the map in that file · quit. help at the table tells about the moves.
bella-city-seed = Made with city=random:{ $seed }
bella-bad-seed = “{ $text }”: random or random:NUMBER was expected
bella-doubt-slot = Slot { $slot } costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
}; the slot for { $slot ->
    [one] 1 coin
   *[other] { $slot } coins
} is slot { $other }. Do you mean slot { $slot }? (y/n)
bella_vista-say-offer = Say which slot and which card.
bella_vista-say-build = Say the square on which it begins, and how often it is turned.
bella_vista-say-take = Say which contract.
bella_vista-word-offer = offer bid pay
bella_vista-word-build = build place put
bella_vista-word-take = take
bella_vista-word-decline = continue pass decline go next none
bella_vista-word-contract = contract
bella_vista-word-slot = slot
bella_vista-word-card = card no no. number building
bella_vista-word-price = coin coins price
bella_vista-word-turn = turn turned
bella_vista-word-right = right

## Kensington

kensington-help-moves = Moves: ?U2 take a tile with that back · $2:+H2 buy +H2 from the second seat · ~ take nothing · -U2@-3 lay -U2 from column −3 on · . finish · .+ finish and store the drawn tile. Several moves may stand on one line: all of them are played, or none.
kensington-help-words = Or in words: take U2 · take roof H2 · buy +H2 from 2 · skip · lay -U2 on column −3 · finish · store.
kensington-help-moves-marks = Moves: “?.” take a beige tile · “?.*” a beige one with the diamond · “?^” a brown one · “?=” a brown one with the circle · “$2:+H2” buy +H2 from the second seat · “~” take nothing · “-U2@-3” lay -U2 from column −3 on · “.” finish · “.+” finish and store the drawn tile. Several moves may stand on one line: all of them are played, or none.
kensington-help-words-marks = Or in words: take beige · take diamond · take brown · take circle · buy +H2 from 2 · skip · lay -U2 on column −3 · finish · store.
kensington-notation-marks =
    “{ $text }” is not a move.
    Moves look like “?.” (take a beige tile), “?.*” (a beige one with the diamond), “?^” (a brown one), “?=” (one with the circle), “$2:+H2” (buy +H2 from seat 2), “-U2@-3” (lay -U2 from column −3 on), “.” (finish) or “.+” (finish and store the tile).
kensington-shapes-marks = Every shape, upright as windows and roofs are laid; a dot is no part of it. In this game backs show no outline, only colour and mark:
kensington-shapes = Every shape, upright as windows and roofs are laid; a dot is no part of it. A back shows its outline only, and its tile may be turned:
kensington-legend = -L5: - dark (+ lit, ^ roof, = brick, | red door), L5 its shape, then C cat or B bird; * diamond or circle; / between the rows of a shape
kensington-help-more = Columns in [brackets] or over ^ are those on which you may lay a tile now; 0 is your door. Where columns are narrow, c and b stand for a whole square. Floors are numbered on the left: 3:1 is floor 1 of column 3. shapes draws every shape. The rules: faubourg rules kensington
kensington-sign-lit = lit
kensington-sign-dark = dark
kensington-sign-door = door
kensington-sign-brick = brick
kensington-sign-roof = roof
kensington-sign-cat = cat
kensington-sign-bird = bird
kensington-tokens = tokens
kensington-warehouse = warehouse
kensington-no-tiles = no tiles
kensington-columns = { $number ->
    [one] column
   *[other] columns
} { $columns }
kensington-common = Beige: { $beige } · brown: { $brown } · token stock { $stock } · birds { $birds } of { $limit } · first player { $first }
kensington-now-take = Take a tile from the middle by its back, for instance “{ $example }”.
kensington-now-buy = Buy a tile from a warehouse, for instance “{ $example }”.
kensington-now-take-or-buy = Take a tile: from the middle by its back, for instance “{ $example }”, or from a warehouse, for instance “{ $bargain }”.
kensington-now-owed = { $mark ->
    [brackets] You bought { $name }: lay it on a column in [brackets].
   *[other] You bought { $name }: lay it on a column over ^.
}
kensington-now-loose = Join what you have laid to the building, or take it back with undo.
kensington-now-lay = { $mark ->
    [brackets] Lay tiles on columns in [brackets], or end your turn.
   *[other] Lay tiles on columns over ^, or end your turn.
}
kensington-now-tokens = { $number ->
    [one] Your diamond brings 1 token at the end of the turn.
   *[other] Your diamonds bring { $number } tokens at the end of the turn.
}
kensington-token-to-stock = −1 token, which goes to the stock
kensington-token-to-owner = −1 token, which goes to { $owner }; the tile has to be built this turn
kensington-tokens-at-the-end = { $number ->
    [one] +1 token at the end of the turn
   *[other] +{ $number } tokens at the end of the turn
}
kensington-now-finish = A full stop finishes.
kensington-now-finish-either = To finish, . puts { $name } back and .+ stores it.
kensington-now-finish-store = To finish, .+ stores { $name }.
kensington-now-finish-return = To finish, . puts { $name } back.
kensington-say-take = Say which back.
kensington-say-take-marks = Say which back: beige, diamond, brown or circle.
kensington-say-buy = Say which tile, and from which seat.
kensington-say-lay = Say which tile, and its leftmost column.
kensington-say-finish = Say whether the drawn tile is stored (store) or goes back (return).
kensington-word-take = take draw
kensington-word-buy = buy
kensington-word-skip = skip pass
kensington-word-lay = lay build place put
kensington-word-finish = finish end done stop
kensington-word-store = store keep
kensington-word-return = return back
kensington-word-column = column
kensington-word-turn = turn turned
kensington-word-seat = seat player
kensington-word-beige = beige
kensington-word-brown = brown
kensington-word-lit = lit
kensington-word-dark = dark
kensington-word-roof = roof
kensington-word-wall = wall circle
kensington-word-diamond = diamond diamonds
kensington-word-brick = brick
kensington-word-door = door
kensington-word-cat = cat
kensington-word-bird = bird

## Any game without a drawing of its own

plain-now = You may play { $moves }.
plain-help-moves = Type a move as the list shows it. Several moves may stand on one line: all of them are played, or none.
plain-help-more = Squares in [brackets] are those that a move names; * marks what changed since you last played. MOVE? shows what a move would bring. The rules: faubourg rules { $game }
plain-help-words = Or in words: the kind of move, then what it is about.
plain-shapes = The pieces of this game have no shapes to draw.
plain-end = The game ends with { $moves }.
plain-say = Say which one.
plain-word-filler = a an the on in at to of for with from and tile tiles space square back please it my and one
plain-word-2 = two
plain-word-3 = three
plain-word-4 = four
plain-word-5 = five

## Records

remark-deal = the deal
remark-turn = { $who }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
replay-deal = The deal
replay-unfinished = The game is not finished.
record-practice = Practice: a decision was taken back after something had been drawn, turned over or decided by a bot.
replay-flag = Move { $number }, “{ $text }”, is refused by today’s rules: { $reason }

## Matches

match-progress = Playing
match-interrupted = Interrupted after { $played } of { $games ->
    [one] 1 game
   *[other] { $games } games
}.
match-kept = Records of what was played are in { $path }; the same command begins again with the first game.
match-not-kept = No records were kept: --records FOLDER keeps them, and faubourg ladder goes on where it was interrupted.
match-bot = bot
match-games = games
match-wins = wins
match-share = share of wins, 95% interval
match-points = points

## Ladders

ladder-kept = Games are kept in { $path } ({ $played } of { $games } so far).
ladder-interrupted = Interrupted after { $played } of { $games ->
    [one] 1 game
   *[other] { $games } games
}. What was played is kept: the same command goes on from there.
ladder-heading = Ladder of { $game } with { $seats } seats, { $iterations ->
    [one] 1 iteration
   *[other] { $iterations } iterations
}, seed { $seed }.
ladder-rating = rating points
ladder-openskill = openskill
ladder-pair = pair
ladder-against = { $stronger } – { $weaker }
ladder-ahead = ahead in, 95% interval
ladder-apart = rating points apart
ladder-explained = Rating points as in chess: with 100 more a bot comes in ahead of the other in 64% of the games. 1500 is the average of these bots. They are fitted to the places of all games (Plackett–Luce); ± is a 95% interval, for openskill 1.96 sigma.
bad-bot-list = In “{ $text }” the name of a bot is missing. Names with one comma between each two were expected, for instance easy,medium,hard.
ladder-bots = A ladder has { $fewest } to { $most } bots, not { $bots }.
ladder-bot-twice = The bot “{ $name }” is named twice: on a ladder each has one place.
ladder-too-long = That would be { $games } games; a ladder has at most { $most }.
ladder-other-game = It is not the record of game { $number } of this ladder.
ladder-bad-failures = { $path } does not say which programs failed in this game.
ladder-bad-game = { $path } is in the way. { $reason } Move it elsewhere, and the game is played again.
ladder-folder-taken = { $path } is not empty and holds no ladder. Name a folder that is new or empty.
ladder-folder-other = { $path } holds another ladder; it differs in { $fields }. { $edition ->
    [yes] Without --edition the language chooses the edition. Name the same one, or another folder.
   *[no] Name another folder.
}
ladder-field-engine = the version of Faubourg
ladder-field-sources = the program itself
ladder-field-searches = whether the levels search, or simpler bots stand in for them
ladder-field-game = the game
ladder-field-edition = the edition
ladder-field-options = the options
ladder-field-seats = the number of seats
ladder-field-bots = the bots
ladder-field-programs = the programs that play
ladder-field-seed = the seed
ladder-field-iterations = the games that a bot imagines
ladder-field-seconds = the seconds for a move
worker-died = A process in which games were played has stopped without an error message, perhaps for lack of memory. Try again with fewer --workers.
help-ladder = Let bots meet one another equally often, seats rotated, and show their ratings; the same command goes on where it was interrupted.
help-ladder-option-seats = How many seats; the fewest that the game has if not given.
help-ladder-option-games = Games of each line-up, rounded up so that everybody sits everywhere equally often.
help-ladder-option-records = Folder for the games, from which a ladder goes on; one in the data folder if not given.
help-option-bots = Names of bots, or paths of programs of your own, with commas between them.
help-option-iterations = How long bots that search may think, in iterations.
help-option-move-seconds = Seconds that a program of your own has for each answer.
help-option-json = Print JSON.

## Programs of one's own

program-quotes = “{ $text }” cannot be read as a command: a quotation mark is missing.
program-not-executable = { $path } may not be run. Make it executable, for instance with: chmod +x { $path }
program-not-started = { $name } cannot be started: { $detail }.
program-late = { $name } did not answer in time and was stopped.
program-ended = { $name } stopped before it had answered (exit code { $code }).
program-line-too-long = { $name } answered with a line of more than { $limit } bytes.
program-out-of-turn = { $name } spoke before it was asked.
program-garbage = { $name } answered “{ $text }”, not the JSON that was expected.
program-protocol = { $name } speaks protocol { $spoken }; this version speaks protocol { $known }.
program-refused = { $tries } times in a row { $name } chose a move that cannot be played, the last time “{ $text }”.
program-last-words = { $failure } It last said on standard error: “{ $text }”
program-replaced = { $failure } { $who } plays on for it.
program-failures = { $games ->
    [one] In 1 game
   *[other] In { $games } games
} { $who } had to play on for { $name }. The first time: { $failure }

## A program at a table

join-bad-link = “{ $text }” is not a link to a seat. It looks like http://localhost:8137/t/TABLE#SECRET.
join-needs-program = “{ $name }” is not the path of a program. Bots of the house are seated by the table itself; one of your own is named by its path, for instance bots/my-bot.
join-no-seat = This link lets nobody play, only watch. A link to a seat is needed.
join-unreachable = { $address } cannot be reached: { $detail }.
join-other-answer = What answers there is not a Faubourg (status { $code }).
join-not-understood = The server said something that this version does not understand. Perhaps the two are of different versions.
join-shown-out = The table has shown us out (code { $code }).
join-left = { $failure } It has left the table, where a bot may play for it.
join-seated = { $name } has seat { $number }. Ctrl-C leaves the table.
join-over = The game is over: place { $place } of { $seats }, with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
join-ended = The game was stopped before its end.
help-join = Let a program of your own play at a table of a server, at the seat that the link leads to.
help-option-bot = The program, by its path; with arguments in quotation marks.
help-option-name = What it is called at the table; by its file if not given.

## Editions

source-printed = printed
source-reviews = from reviews
source-inferred = inferred
source-proposed = proposed
edition-good = { $path }: { $title } can be played.

## New games

new-game-written = A new game is in { $path }. Install it with: pip install -e { $path } — then play it with: faubourg play { $name }
new-game-bad-name = “{ $name }” cannot be the name of a game: small letters, digits and single underscores, a letter first, at most { $longest } characters, and not a keyword of Python.
new-game-taken = There is a game “{ $name }” already. Choose another name.
new-game-module = Python has a module “{ $name }” already. Choose another name.
new-game-folder = { $path } is not empty. Name a folder that is new or empty.

## Errors

no-such-option = There is no option { $name }.
missing-argument = { $name } is missing.
played-with-edition = Played with the board and the rules of the edition “{ $edition }”.
who-begins = { $player } begins (marked ¹), so { $last } plays last in every round.
plain-no-first = This game settles by itself who begins: --first does not apply.
bella_vista-no-first = In Bella Vista the start cards decide who begins: --first does not apply.
bad-first = Seat { $seat } cannot begin: there are only { $seats } seats.
not-a-number = { $name }: a whole number from { $least } to { $most } was expected, not “{ $text }”.
unknown-command = There is no command “{ $name }”. Commands: { $known }.
option-needs-value = { $name } needs a value.
surplus-argument = That is more than the command takes: “{ $text }”.
output-failed = The output cannot be written: { $detail }.
see-help = See { $command } --help.
option-form = Option “{ $text }”: NAME=VALUE was expected, for instance ties=next or city=rome.
bad-seat-list = Seats are given as a list, for instance me,easy,medium.
resume-redacted = This record shows only what one viewer saw, so the game cannot go on from it.
resume-as-it-is = A saved game goes on as it was begun: --edition, --option and --first are for new games.
os-enoent = there is no such file or folder
os-eisdir = it is a folder
os-enotdir = a part of the path is not a folder
os-eacces = access is not allowed
os-eexist = something of that name is in the way
os-enospc = the disk is full
os-erofs = the disk is read-only
os-enametoolong = the name is too long
os-enoexec = it is not something that this machine can run
os-econnrefused = nobody answers there
resume-over = This game is over. Look at it with faubourg replay or faubourg score.
file-unreadable = { $path } cannot be read: { $detail }.
file-unwritable = { $path } cannot be written: { $detail }.
file-not-text = { $path } is not UTF-8 text.
no-edition-named = There is no edition “{ $name }”. Editions: { $known }; or the path of a .toml file.

## Copies and tables

backup-made = The tables are copied to { $path } ({ $bytes } bytes).
backup-exists = { $path } is there already. Choose another name, or replace it with --force.
backup-onto-itself = { $path } is the database itself: choose another name for the copy.
backup-damaged = { $path } is damaged: no copy of it is made or put back. An older backup may be sound.
backup-not-ours = { $path } is not a Faubourg database.
backup-from-the-future = { $path } was written by a newer Faubourg: that one is needed to serve it.
backup-of-postgres = These tables lie in PostgreSQL, which has its own programs for that. A backup: pg_dump --format=custom --file=FILE URL. To put it back: pg_restore --clean --if-exists --dbname=URL FILE
no-database = There is no database at { $path }. Say with --data or --database where it is.
copy-failed = Nothing was copied; { $path }: { $detail }.
database-still-served = A Faubourg is serving { $path }: stop it first, then try again.
restored = { $path } now holds the tables of { $backup }.
restored-aside = What was there before is kept as { $path }.
tables-id = table
tables-game = game
tables-opened = opened
tables-changed = last change
tables-decisions = decisions
tables-bytes = bytes
tables-none = { $all ->
    [0] There are no tables.
   *[other] There are no more tables; the whole list has { $all }.
}
tables-shown = Tables { $first } to { $last } of { $all }, the newest first.
tables-next = More with: { $command }
table-deleted = Table { $name } is deleted.
no-such-tables = Not there, so not deleted: { $names }.

## Help

help-backup = Copy the tables into a file, also while they are served.
help-restore = Replace the tables with a backup; the server must be stopped.
help-tables = List the tables, the newest first.
help-tables-delete = Delete tables for good; with SQLite the server must be stopped.
help-option-force = Replace a file that is there already.
help-option-page = Which page of the list.

help = Town-building board games, with rules that explain themselves.
help-play = Play a game on this screen, with other people and with bots.
help-learn = Learn a game by playing a guided first one, step by step.
help-learn-option-step = The step to begin with.
help-match = Let bots play many games, seats rotated, and show who wins how often.
help-study = Study a position: look at it, try moves and take them back, ask for hints.
help-study-option-edition = The .toml file of an edition that the position names and that is not one of ours.
help-study-option-seed = A number that decides what is hidden in the position, and what is drawn.
help-replay = Tell a recorded game turn by turn.
help-score = Show every line of a recorded game’s score.
help-rules = Show a rule (SL-2.5), a section (SL-2) or all the rules of a game.
help-edition = Editions: what is in the box, as data.
help-edition-list = List the editions.
help-edition-show = Show an edition, every field with where it comes from.
help-edition-check = Check an edition file of your own.
serving = Faubourg is open at { $address } (Ctrl-C closes it)
serving-already = Faubourg is open already, at { $address }
serving-lan = Other devices on this network find it at { $address }
cannot-listen = The server cannot listen at { $host }, port { $port }: another program is listening there, or the address is not this machine’s. Try --port with another number.
help-serve = Serve tables to browsers.
help-option-no-browser = Do not open a browser.
help-option-lan = Let in other devices on this network, and print the address for them.
help-option-host = Address to listen on.
help-option-port = Port to listen on.
help-option-data = Folder for the tables.
help-option-database = Where the tables are kept: sqlite:///path or postgresql://user@host/name; a file in the data folder if not given. FAUBOURG_DATABASE says the same without showing it on the command line.
help-option-proxy = Address of a proxy that is trusted to say for whom it asks (X-Forwarded-For, X-Forwarded-Proto); may be given several times.
help-option-grace = Seconds for which somebody who lost the connection is waited for before others may let a bot play.
help-option-bot-processes = How many processes bots think in; as many as there are processors, at most 4, unless told otherwise.
help-option-no-bot-search = Let bots play without searching: weaker, but nothing is compiled and they need little memory.
help-option-public-metrics = Show /metrics to everybody, not only on this machine.
help-option-hide-api = Do not describe the API at /api/schema.
help-option-keep-unplayed = Days after which a table at which nobody has made a move is forgotten; 0 keeps it for ever.
help-option-keep-played = Days after which any table at which nothing happens any more is forgotten; 0 keeps it for ever.
help-new-game = Write the package of a new game into a folder, ready to be played and changed.
help-version = Show the version.
help-option-seats = Who plays, in the order of turns: me (or me:NAME) for a person; for a bot its key: easy, medium, hard, expert.
help-option-lang = Language: en or fr.
help-option-edition = Edition by its key, or the path of a .toml file.
help-option-seed = A number that makes the deal repeatable.
help-option-first = The seat that begins, counted from 1; drawn by lot if not given.
help-option-option = An option of the game, for instance ties=next, city=rome, city=random:7 or city=my-city.txt.
help-option-resume = Go on with a saved game.
help-option-games = How many games.
help-option-records = Folder for a record of every game.
help-option-workers = How many processes.
help-option-step = Show the board after every move.
help-option-lenient = Play moves that the rules refuse, and flag them.
help-option-help = Show this help.

## Compiled rules

no-kernel = { $game } has no compiled rules. Games that have: { $known }.
kernel-not-loaded = The compiled rules of { $game } cannot be loaded here ({ $detail }).
bots-without-search = In { $title }, bots are weaker here than their names say: { $instead }.
bots-stand-in = { $instead } stands in for { $bots }
too-large-for-kernel = This edition of { $game } does not fit the compiled rules ({ $detail }).
kernel-room = { $number } { $what }, at most { $limit }
kernel-room-seats = seats
kernel-room-building-spaces = building spaces
kernel-room-colours = colours
kernel-room-areas = areas
kernel-room-cards = cards
kernel-room-cards-in-hand = cards in a hand
kernel-room-district-squares = squares of districts
kernel-room-districts = districts
kernel-room-footprints-with-turns = footprints in all positions
kernel-room-squares-of-a-footprint = squares of a footprint
kernel-room-construction-cards = construction cards of one colour
kernel-room-slots = slots
kernel-room-offers = offers in a round
kernel-room-rounds = rounds
kernel-room-buildings = buildings
kernel-room-constraints = constraints
kernel-room-contracts = contracts
kernel-room-open-contracts = open contracts
kernel-room-ledger-entries = entries of the ledger
kernel-room-characters-of-a-map = characters of a map
kernel-room-faces = kinds of tiles
kernel-room-faces-in-all-orientations = kinds of tiles in all orientations
kernel-room-backs = kinds of backs
kernel-room-tiles = tiles
kernel-contract-with-district-twice = a district stands twice on contract { $mark }
no-gpu = No GPU can be used here ({ $detail }).
warm-done = { $game } is ready, after { $seconds } s.
warm-folder = Compiled code is kept in { $path }
warm-nowhere = Compiled code can be kept nowhere: neither { $path } nor the temporary folder can be written. FAUBOURG_KERNEL_CACHE names another folder.
help-warm = Compile the fast rules of the games ahead (all games if none is named), so that nobody waits for it later.

## Simulations

unknown-policy = There is no policy “{ $name }”. Policies: { $known }.
needs-extra = { $option } needs { $package }, which is not installed: pip install faubourg[{ $extra }] brings it.
simulate-compiling = Compiling
simulate-progress = Playing
simulate-slower = The readable rules play instead, more slowly.
simulate-interrupted = Interrupted after { $played } of { $games ->
    [one] 1 game
   *[other] { $games } games
}.
simulate-heading = { $games ->
    [one] 1 game
   *[other] { $games } games
} with { $seats } seats, policy { $policy }, seed { $seed }: { $seconds } s, { $rate } million moves a second. All intervals are 95% intervals.
simulate-length = Moves of a game, draws included: { $number }
simulate-winner = Points of the winner: { $number }
simulate-plies = moves of a game, draws included
simulate-points = points
simulate-games = games
simulate-seat = seat { $number }
simulate-endings = how games end
help-simulate = Play a great many games by one policy and show what they are like: length, points, wins by seat, endings.
help-simulate-option-seats = How many seats; the fewest that the game has if not given.
help-simulate-option-seed = A number that makes the games repeatable.
help-option-policy = How every seat plays: random, or greedy like the bot.
help-option-threads = How many threads; one for each core if not given.
help-option-gpu = Play on the GPU.
help-option-csv = Write a table with one row for each game, as CSV.
help-option-parquet = Write that table as Parquet; needs pyarrow.
help-option-plot = Draw lengths and points into this file, for instance games.svg; needs matplotlib.

## Lessons

lesson-prompt = Your answer:
lesson-help = Type your move or your answer; or show · back · skip · rule · board · MOVE? (what a move would bring) · moves · shapes · score · log · leave.
lesson-type-choice = Type the number of your answer, for instance 1.
lesson-type-place = Type the name of the place, the letter above it and the number beside it: for instance a1.
lesson-lit-places = Lit on the board: { $places }.
lesson-undo = Nothing needs to be taken back here: the lesson does it by itself, and back leads to the step before.
lesson-show-typed = What to type: { $text }
lesson-offer-help = show says what to do.
lesson-kept = The lesson waits for you. Go on with: faubourg learn { $game } --step { $step }
lesson-then-play = Now a whole game: faubourg play { $game } --seats me,easy

## Puzzles

puzzle-prompt = Your turn:
puzzle-help = Type the whole turn, all its moves on one line; or show · skip · undo · board · moves · quit.
puzzles-solved = { $tried ->
    [0] No answer given.
   *[other] { $solved ->
        [0] No puzzle solved
        [one] 1 puzzle solved
       *[other] { $solved } puzzles solved
    }, with { $tried ->
        [one] 1 answer
       *[other] { $tried } answers
    }.
}
puzzles-go-on = Go on with: faubourg puzzles { $game } --number { $number }
puzzles-make-and-out = To make puzzles, say how many and into which file: --make 50 --out FILE.
puzzles-compiling = Compiling the search, unless that was done before…
puzzles-progress = { $games ->
    [one] 1 game searched
   *[other] { $games } games searched
}
puzzles-interrupted = Interrupted with { $puzzles } of { $wanted ->
    [one] 1 puzzle
   *[other] { $wanted } puzzles
}, after { $games ->
    [one] 1 game
   *[other] { $games } games
}. What was found is kept: the same command goes on from there.
puzzles-too-few = { $games ->
    [one] In 1 game
   *[other] In { $games } games
} { $puzzles ->
    [0] { $wanted ->
        [one] no puzzle was found.
       *[other] none of { $wanted } puzzles was found.
    }
    [one] only 1 of { $wanted } puzzles was found; it is kept.
   *[other] only { $puzzles } of { $wanted } puzzles were found; they are kept.
} The same command with more --games goes on from there.
puzzles-made = { $puzzles ->
    [one] 1 puzzle
   *[other] { $puzzles } puzzles
} from { $games ->
    [one] 1 game
   *[other] { $games } games
}, in { $path }
puzzles-made-otherwise = { $path } was begun with another seed, other options or another version. Name another file, or remove that one.
file-no-puzzles = { $path } exists already and holds no puzzles: choose another name.
help-puzzles = Solve the puzzles of a game: positions with one turn that is clearly the best. Or make others with --make.
help-puzzles-option-number = The puzzle to begin with.
help-puzzles-option-seed = A number that makes the games searched for puzzles repeatable.
help-puzzles-option-games = How many games are searched at most.
help-option-make = How many puzzles to make from games between bots; --out says where to.
help-option-late = Look for puzzles only in the last third of each game, where more is decided.
help-option-out = The file for the puzzles, with one puzzle a line.
