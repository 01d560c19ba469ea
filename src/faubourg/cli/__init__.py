"""The terminal: play, match, replay, score, editions and rules."""
