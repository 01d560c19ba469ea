"""Bella Vista in the terminal."""
