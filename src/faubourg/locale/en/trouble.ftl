### What goes wrong now and then. Browsers fetch these sentences when they need one.

## Taking back

practice-warning = This would be taken back: { $what } Since then something has been drawn, turned over or decided by a bot, so the game would become a practice game. To take it back all the same, press “{ $button }”.
take-back-asked = This would be taken back: { $what } What came next has been seen.
take-back-warning = This would be taken back: { $what } What came next has been seen. To take it back all the same, press “{ $button }”.
undo-anyway = Take back all the same
ask-undo-anyway = Ask all the same
short-practice-warning = This takes back: { $what } Since then something has been drawn, turned over or decided by a bot, so the game would become a practice game.
short-take-back-warning = This takes back: { $what } What came next has been seen.
decisions-since = Also taken back: all that was done since ({ $number ->
    [one] one decision
   *[other] { $number } decisions
}).
one-after-other = { $before } { $after }
decisions-more = Also taken back: { $number } decisions made after these.

## Names and options

unknown-game = There is no game “{ $name }”. Games: { $known }.
unknown-edition = { $game } has no edition “{ $name }”. Editions: { $known }.
unknown-language = There is no language “{ $name }”. Languages: { $known }.
unknown-bot = There is no bot “{ $name }”. Bots: { $known }.
unknown-rule = There is no rule “{ $name }”. The rules of this game go from { $first } to { $last }.
bad-seats = { $seats ->
    [1] One seat is not possible here
   *[other] { $seats } seats are not possible here
}: this game has { $fewest } to { $most } seats.
bad-names = { $names ->
    [1] One name
   *[other] { $names } names
} for { $seats } seats: one name per seat is expected.
bad-option = Option “{ $field }”: { $reason }.
no-such-seat = There is no seat { $seat }: seats are counted from 0, and there are { $seats }.
too-many-options = there are at most { $limit } options
option-too-long = the value is too long: at most { $limit } characters are read
name-shows-nothing = This name shows nothing: write it with letters, digits or signs that can be seen.

## Fields of files

field-missing = this field is missing
option-unknown = this game has no such option; it has { $known }
field-surplus = this field is not known here
field-type = { $expected } was expected, not { $got }
field-choice = { $got } is not possible; { $known } was expected
field-out-of-bounds = { $expected } was expected
field-wrong = { $detail }

## Kinds of values

kind-yes-or-no = yes or no
kind-whole-number = a whole number
kind-number = a number
kind-text = text
kind-list = a list
kind-fields = named fields
kind-nothing = nothing
kind-at-least = { $kind } of at least { $number }
kind-at-most = { $kind } of at most { $number }
kind-exactly = { $kind } equal to { $number }
kind-text-at-least = text of at least { $number ->
    [one] 1 character
   *[other] { $number } characters
}
kind-text-at-most = text of at most { $number ->
    [one] 1 character
   *[other] { $number } characters
}
kind-text-exactly = text of exactly { $number ->
    [one] 1 character
   *[other] { $number } characters
}
kind-list-at-least = a list of at least { $number ->
    [one] 1 item
   *[other] { $number } items
}
kind-list-at-most = a list of at most { $number ->
    [one] 1 item
   *[other] { $number } items
}
kind-list-exactly = a list of exactly { $number ->
    [one] 1 item
   *[other] { $number } items
}
kind-fields-at-least = at least { $number ->
    [one] 1 named field
   *[other] { $number } named fields
}
kind-fields-at-most = at most { $number ->
    [one] 1 named field
   *[other] { $number } named fields
}
kind-fields-exactly = exactly { $number ->
    [one] 1 named field
   *[other] { $number } named fields
}

## Records

record-too-large = The file has { $bytes } bytes; a record has at most { $limit }.
record-not-text = This is not a record: the file is not UTF-8 text.
record-not-json = This is not a record: it is neither our text form nor complete JSON ({ $detail }).
record-unversioned = This is not a record: it does not say which format it has.
record-from-the-future = The record has format { $format }; this version reads formats up to { $known }. A newer Faubourg is needed.
record-truncated = The record breaks off: its last line, “result:”, is missing.
record-line = The line “{ $field }:” of the record does not hold a JSON value ({ $detail }).
record-field = Field “{ $field }” of the record: { $reason }.
record-rules = The record cannot be replayed here. { $reason }
record-other-edition = It names edition “{ $edition }” with { $said }, but that edition is { $found }: one of the two was changed.
record-move = Move { $number } of the record, “{ $text }”: { $reason }
record-unplayable = it cannot be played in this position.
record-undealable = The moves of the record leave no card to deal: it cannot go on.
record-illegal = Move { $number } of the record, “{ $text }”, breaks rule { $rule }.
record-other-result = The result that the record states is not the result of its moves: it was changed.
record-unreadable = The record cannot be shown: something in it makes no sense. If you have the game elsewhere, save it again and try that file.

## Editions

bad-edition = { $source } cannot be played: { $problems }
edition-problem = { $field }: { $reason }
edition-too-long = an edition file has at most { $limit } characters, and { $line } in a line
not-toml = this is not TOML: { $detail }
twice = “{ $name }” is there twice
count = the file says { $said }, but the count is { $counted }
too-few = too few ({ $said }): { $seats } seats need { $needed }
redacted-table = This table shows only what one viewer saw: nobody can play on at it.
positions-let-go = The positions of this table’s first moves are no longer kept: only its whole record can be saved.
bot-without-advice = The bot “{ $bot }” has no move to offer.

## Editions of Sunrise Lane

board-size = a board has 1 to { $limit } rows and columns
row-length = row { $row } has { $got ->
    [one] 1 square
   *[other] { $got } squares
} instead of { $expected }
areas-size = the map of areas must have { $height } rows of { $width } marks, like the board
unknown-colour = { $space }, “{ $got }”: unknown colour; the colours are { $known }
bad-dots = { $space }, “{ $got }”: a colour and 1 to 9 dots were expected
fountains = there must be one fountain “@@”, not { $got }
unknown-area = “{ $mark }” is not the mark of an area; the marks are { $known }
seats-gap = the number of pieces for { $seats } seats is missing
unreachable = no path from the fountain leads to { $spaces }
fountain-in-area = the fountain { $space } cannot lie in an area
empty-area = area { $area } has no building space
hand-too-large = { $hand } cards are more than a hand may hold ({ $limit })

## Moves of Sunrise Lane

sunrise-notation =
    “{ $text }” is not a move.
    Moves look like f5=2 (a two-floor House on f5), f5@R (a Park there for a red card), “.” (stop), ++ (draw) or -B (discard blue).
sunrise-no-square = There is no square { $name }: the board goes from { $first } to { $last }.
sunrise-no-colour = There is no colour { $letter }; the colours are { $known }.

## Play

illegal-move = The move is refused by rule { $rule }.
undo-nothing = There is nothing to take back.
undo-not-yours = The last move was not yours, so it cannot be taken back.
undo-revealed = Something has been drawn or turned over since: that cannot be taken back without the others’ consent.

## The server

unknown-table = There is no table “{ $name }”.
unknown-link = This link leads nowhere: it may have been used already, replaced or withdrawn. Ask whoever sent it for a new one.
seeded-no-guests = The deal of this table was chosen, so nobody else can take a seat here. To play together, open a table without a seed.
not-your-turn = It is not your turn.
not-your-seat = That is not your seat.
no-such-page = There is nothing at { $path }.
bad-request = The request was not understood ({ $detail }).
not-json = The request was not understood: content type { $expected } was expected.
cross-origin = The request came from another site’s page, so it was refused. Open this server’s own page and try it there.
closed-to-public = This page is only for whoever runs the server.
house-busy = The server is busy with bigger things. Try again in a few seconds.
kept-too-much = As much has been saved from your address as the server allows for now. Try again later.
message-too-long = A message has at most { $limit } characters.
message-not-understood = The message was not understood.
seat-not-left = A bot can play for you, or for somebody who has left or lost the connection.
seat-in-grace = { $player } has only just lost the connection and is still being waited for. In { $seconds } s you can let a bot play.
sit-first = Take your seat back first.
seat-of-a-bot = A bot holds this seat already.
game-over = The game is over.
already-proposed = A proposal is still waiting for an answer.
nothing-proposed = Nothing is proposed.
not-asked = This question was not put to you.
asked-enough = You have asked twice in this position. Play on; in another position you can ask again.
log-full = The log of this table is full: you can play on, but nothing can be taken back or proposed any more.
changed-enough = You have changed as much at this table as one person can: names, proposals, take-backs. Play on.
table-full = This table has had as many events as a table can have, and is over. From its replay you can go on at a new one.
rematch-too-early = A rematch can be played when this game is over.
database-needs-psycopg = PostgreSQL is reached through psycopg, which is not installed. Install it with: pip install "faubourg[postgres]"
bad-database-address = This is not the address of a database. Expected: sqlite:///path/to/file, or postgresql://user:password@host:port/name, where signs such as @ and / in a password are written %40 and %2F.
database-taken = Another Faubourg serves { $path } already. Open that one in the browser, or give this one a folder of its own with --data; for several servers with the same tables there is PostgreSQL (--database postgresql://…).
database-damaged-at-start = The database { $path } is damaged, so it is not served: what would be written to it might be lost. Put a backup in its place with: faubourg restore FILE
database-unusable = The database cannot be used: { $detail }
seed-with-open-seats = A deal can be chosen only where nobody else will sit: leave the seed out, or leave no seat open.
no-such-ply = There is no decision number { $ply }; the last one is number { $plies }.
study-bot-over = The game is over in this position: there is nothing left to advise on.
study-bot-other-seat = It is not the turn of the seat from which this position is seen: ask when it is.
record-too-long = The record has { $moves } moves; at most { $most } can be shown.
record-empty = The record has no moves.

## Lessons

bad-lesson = The lesson { $source } cannot be given: { $field }: { $reason }
lesson-too-long = a lesson file has at most { $limit } characters
lesson-marks = the marks in the moves ({ $marks }) are not the steps in their order ({ $steps })
lesson-no-right-answer = a question needs at least one right answer
lesson-choices = choices are for steps that ask for a choice, and those need some
lesson-right-among-choices = what is right has to be among the choices, and not all of them
lesson-light-more = the right places have to be lit, and others besides them
lesson-not-the-learner = what is asked for here is not a decision of the first seat
no-lesson = There is no lesson for “{ $name }”. There are lessons for { $known }.

## Puzzles

bad-puzzles = The puzzles in { $source } cannot be used: line { $line }, { $field }: { $reason }
bad-puzzle-file = The puzzles in { $source } cannot be used: { $reason }
puzzles-too-long = the file has more than { $limit } bytes
puzzles-too-many = there are more than { $limit } puzzles
puzzle-not-json = this is not JSON: { $detail }
puzzle-twice = the same position is there twice
puzzle-unplayable = it cannot be played
puzzle-other-seat = this seat is not the one that sees the position and is to move
puzzle-turn-unfinished = the turn is not over after these moves
no-puzzles = There are no puzzles for “{ $name }”. There are puzzles for { $known }.
no-such-puzzle = There is no puzzle { $number }: there are { $puzzles }.
