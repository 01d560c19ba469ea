### What a bot would do: comes with the first hint.

hint-title = A bot would consider
hint-none = The bot has no idea either.
hint-worth = Worth of the move, in points
