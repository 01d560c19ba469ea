### What the server says.

fork-not-yet = A new game can go on from here when this one is over and known in full.
fork-over = The game is over in this position; choose an earlier one.

# Said when hardly anything else can be fetched: these are always at hand.
store-failed = The table could not be kept, so nothing has happened ({ $detail }).
database-damaged = A part of the database cannot be read: it is damaged. The other tables go on; whoever runs the server should stop it and put a backup back (faubourg restore FILE).
too-many-requests = Too much at once; wait a few seconds.
server-failed = Something went wrong on the server. Nothing was changed; the server has written down what happened.

## Bots, by how well they play

bot-planner = Advanced bot
bot-greedy = Amateur bot
bot-random = Beginner bot
bot-easy = Easy bot
bot-medium = Medium bot
bot-hard = Hard bot
bot-expert = Expert bot

## The log of a table

log-sat = { $player } sat down.
log-left = { $player } left.
log-handed-over = { $bot ->
    [planner] { bot-planner }
    [greedy] { bot-greedy }
    [random] { bot-random }
    [easy] { bot-easy }
    [medium] { bot-medium }
    [hard] { bot-hard }
    [expert] { bot-expert }
   *[other] The bot “{ $bot }”
} plays for { $player }.
log-joined = { $player } now also plays on another device.
log-named = { $before } is now called { $name }.
log-bot-replaced = The bot playing for { $player } could not decide; { $bot ->
    [planner] { bot-planner }
    [greedy] { bot-greedy }
    [random] { bot-random }
    [easy] { bot-easy }
    [medium] { bot-medium }
    [hard] { bot-hard }
    [expert] { bot-expert }
   *[other] the bot “{ $bot }”
} decided instead.
log-took-back = { $player } took a move back.
log-proposed-take-back = { $player } asks to take a move back.
log-proposed-end = { $player } proposes to end the game here.
log-agreed = { $player } agrees.
log-declined = { $player } says no.
log-ended = The game was ended by agreement.
log-ended-by-one = { $player } ended the game.
log-rematch = { $player } opened a rematch.

## A game that was ended before its end

ended-by-agreement = The players agreed to end the game here. What the end brings is counted as things stand.
ended-by-one = { $who } ended the game here. What the end brings is counted as things stand.
    .own = You ended the game here. What the end brings is counted as things stand.
