"""Puzzles: positions in which one turn is clearly the best, and what is said to an answer."""
