"""What each game brings to the terminal."""
