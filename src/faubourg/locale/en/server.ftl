### What the server says.

unknown-table = There is no table “{ $name }”.
unknown-link = This link leads nowhere: it may have been replaced by another.
not-your-turn = It is not your turn.
not-your-seat = That is not your seat.
store-failed = The table could not be kept, so nothing has happened ({ $detail }).
bad-request = The request was not understood ({ $detail }).
message-too-long = A message has at most { $limit } characters.
message-not-understood = The message was not understood.
