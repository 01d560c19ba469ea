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
        slack=0.12,
        at_a_glance=4.0,
        instead=GREEDY,
    ),
)
MEDIUM = SearchBot(
    "medium", Level(effort=0.1, manner=Manner(horizon=40), slack=0.02, at_a_glance=4.0)
)
BY_WORTH = Manner(
    playouts="worth", deepest=1, widening=0.5, trust=20.0, exploration=0.2, decides_by="visits"
)
"""For a game whose kernel judges actions: fewer games are played on, and better ones."""
MANNERS = {
    "sunrise": BY_WORTH._replace(rounds=6, exploration=0.8, trust=5.0, margin_of_half=6.0),
    "kensington": BY_WORTH._replace(rounds=3, deepest=8, exploration=1.0),
}
"""So many rounds are looked ahead there: what a longer game adds is mostly luck. Curiosity finds
what the judgement overlooks. In Kensington that is what several tiles make together: the tree tries
whole turns."""
WEIGHED = {"sunrise": BY_WORTH, "kensington": BY_WORTH._replace(deepest=8, exploration=0.3)}
"""What one move is worth is asked without that curiosity: whoever plays on plays their best. In
Kensington rivals find their last roofs only in a tree."""
STRONG = Level(effort=1.0, manners=MANNERS, weighed=WEIGHED)
HARD = SearchBot("hard", replace(STRONG, effort=0.2, efforts={"sunrise": 0.3, "kensington": 0.15}))
EXPERT = SearchBot("expert", replace(STRONG, efforts={"kensington": 0.6}))

LEVELS = {bot.name: bot for bot in (EASY, MEDIUM, HARD, EXPERT)}
"""From the weakest to the strongest."""
