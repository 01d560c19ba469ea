"""Bella Vista, compiled."""
