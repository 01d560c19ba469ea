"""Sunrise Lane in the terminal."""
