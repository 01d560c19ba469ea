### What helps a player on: comes with the first hint or the first refusal.

hint-title = A bot would consider
hint-none = The bot has no idea either.
hint-worth = Worth of the move, in points
hint-worth-sunrise = Worth of the turn from here on, in points, cards kept included

## A refusal

space-first = Choose a space first: its cards follow.
not-built-yet = Nothing stands on { $chosen } yet: it is only chosen. Press “{ $button }” first, then choose { $space }.
