"""A table in the terminal: its screen, what is typed there, and the walk through the score."""
