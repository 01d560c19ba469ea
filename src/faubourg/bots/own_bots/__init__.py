"""Bots that are programs of one's own, in any language: docs/own-bots.md says how they are spoken
to."""
