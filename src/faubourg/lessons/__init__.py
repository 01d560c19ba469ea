"""Guided first games: a lesson is a file, and learning is a pure function of step and reply."""
