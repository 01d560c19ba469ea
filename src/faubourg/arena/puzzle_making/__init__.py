"""Making puzzles: positions of games between bots in which one turn is clearly the best."""
