"""Weights of Sunrise Lane, found by `tools/fit_judgement.py` in games of two seats, and by
`tools/fit_sunrise_estimate.py` in games of two to four."""

from __future__ import annotations

JUDGEMENT = {
    "card": 2.3,
    "dots": 0.16,
    "swap": 0.06,
    "follow": 0.83,
    "late": 0.6,
    "fade": 0.036,
    "early": 0.085,
    "step": 0.38,
    "group": 0.7,
    "end": 6.0,
    "ahead": 0.3,
    "behind": 0.6,
    "last_card": 3.5,
    "noise": 0.12,
}
"""What actions are judged by; `house_worth` says what each of them means."""
ESTIMATE = (
    *(1.017, -1.993),
    *(3.206, -2.6),
    *(0.102, 0.43),
    *(3.809, -3.326),
)
"""What bonuses, cards, dots within reach and the turn are worth at the end of a game, and how that
changes with the rounds that are left: see `estimate`."""
SPREAD = (4.69, 8.7)
"""How unsure that is at the end, and how much more a long game before it."""
