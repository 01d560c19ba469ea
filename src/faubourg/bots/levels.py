"""Four players by tree search, from one who is learning to one who thinks long.

The weaker ones look less far, by fewer games played on; they take a move that seems nearly as good
for the best, and the weakest does not think of the bonuses at the end. None plays at random.
"""

from __future__ import annotations

from faubourg.bots.greedy import BOT as GREEDY
from faubourg.bots.tree_search import Level, SearchBot
from faubourg.kernels.search.manner import Manner

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
LONG_GAMES = {"kensington": 40}
HARD = SearchBot("hard", Level(effort=1.0, horizons=LONG_GAMES))
EXPERT = SearchBot("expert", Level(effort=5.0, horizons=LONG_GAMES))

LEVELS = {bot.name: bot for bot in (EASY, MEDIUM, HARD, EXPERT)}
"""From the weakest to the strongest."""
