"""Weights of Kensington: those of the planner, tuned by matches (docs/bots.md: those that
`tools/fit_judgement.py` finds play better alone, and worse below a search)."""

from __future__ import annotations

JUDGEMENT = {
    "hope": 0.62,
    "idle_hope": 0.12,
    "heights": 0.45,
    "level": 0.35,
    "cover": 1.6,
    "token": 1.9,
    "spare_token": 0.4,
    "stored_roof": 2.2,
    "stored_hard": 1.2,
    "stored_window": 0.5,
    "whole": 0.0,
    "whole_late": 0.7,
    "horizon": 5.0,
    "roof_takes": 0.3,
    "rival": 0.4,
    "lead": 0.5,
}
"""What actions are judged by; `facade_worth` says what each of them means."""
SPREAD = (3.0, 5.0)
"""How unsure the points are that a seat may expect, at the end and `horizon` turns before it."""
