"""Kensington in the terminal."""
