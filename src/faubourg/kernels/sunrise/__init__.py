"""Sunrise Lane, compiled: spaces as bits, cards as counts side by side in one number."""
