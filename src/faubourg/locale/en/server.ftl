### What the server says.

unknown-table = There is no table “{ $name }”.
unknown-link = This link leads nowhere: it may have been replaced by another.
not-your-turn = It is not your turn.
not-your-seat = That is not your seat.
store-failed = The table could not be kept, so nothing has happened ({ $detail }).
no-such-page = There is nothing at { $path }.
bad-request = The request was not understood ({ $detail }).
message-too-long = A message has at most { $limit } characters.
message-not-understood = The message was not understood.
seat-not-left = A bot can play for you, or for somebody who has left or lost the line.
sit-first = Take your seat back first.
seat-of-a-bot = A bot holds this seat already.
game-over = The game is over.
already-proposed = Something is proposed already; it has to be answered first.
nothing-proposed = Nothing is proposed.
not-asked = You are not asked.
rematch-too-early = A rematch can be played when this game is over.
fork-not-yet = A new game can go on from here when this one is over and known in full.
fork-over = The game is over in this position; choose an earlier one.
too-many-requests = Too much at once; wait a few seconds.
server-failed = Something went wrong on the server. Nothing was changed; the server has written down what happened.

## The log of a table

log-sat = { $player } sat down.
log-left = { $player } left.
log-handed-over = The bot “{ $bot }” plays for { $player }.
log-took-back = { $player } took back.
log-proposed-take-back = { $player } asks to take back.
log-proposed-end = { $player } proposes to end the game here.
log-agreed = { $player } agrees.
log-declined = { $player } says no.
log-ended = The game was ended by agreement.
log-rematch = { $player } opened a rematch.
