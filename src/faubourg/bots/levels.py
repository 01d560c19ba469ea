"""Four players by tree search, from one who is learning to one who thinks long.

The weaker ones look less far, by fewer games played on; they take a move that seems nearly as good
for the best, and the weakest does not think of the bonuses at the end. None plays at random.
"""

from __future__ import annotations

from msgspec.structs import replace

from faubourg.bots.greedy import BOT as GREEDY
from faubourg.bots.tree_search import Level, SearchBot
from faubourg.kernels.search.search_settings import Manner

EASY = SearchBot(
    "easy",
    Level(
        effort=0.02,
        manner=Manner(horizon=12, place_share=0.0),
        overlooks_bonuses=True,
        slack=0.05,
        instead=GREEDY,
    ),
)
MEDIUM = SearchBot("medium", Level(effort=0.1, manner=Manner(horizon=40), slack=0.02))
CONFIDENCE = {"kensington": 0.5}
"""Found by `tools/fit_confidence.py`."""
BY_WORTH = Manner(
    playouts="worth", deepest=1, widening=0.5, trust=20.0, exploration=0.2, decides_by="visits"
)
"""For a game whose kernel judges actions: fewer games are played on, and better ones."""
AHEAD = {"sunrise": 7, "kensington": 3}
"""Rounds that are looked ahead there: what a longer game adds is mostly luck."""
STRONG = Level(
    effort=0.5,
    manners={game: BY_WORTH._replace(rounds=rounds) for game, rounds in AHEAD.items()},
    confidence=CONFIDENCE,
)
HARD = SearchBot("hard", replace(STRONG, efforts=dict.fromkeys(AHEAD, 0.3)))
EXPERT = SearchBot("expert", replace(STRONG, effort=2.0))

LEVELS = {bot.name: bot for bot in (EASY, MEDIUM, HARD, EXPERT)}
"""From the weakest to the strongest."""
