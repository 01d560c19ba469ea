"""The games that a browser may open tables for, with what its form has to know of each."""

from __future__ import annotations

from functools import cache

from faubourg.core.game_catalogue import Game, find_game, find_rules
from faubourg.core.game_options import FIRST, choices_of
from faubourg.lessons.prepared_lesson import games_with_lessons
from faubourg.puzzles.shipped_puzzles import number_of_puzzles
from faubourg.server.messages.http_messages import GameInfo, OptionInfo
from faubourg.server.tables.offered_bots import offered_bots


@cache
def described(key: str) -> GameInfo:
    """A game as the front page shows it and as its form offers it, where all bots can search."""
    game = find_game(key)
    seats = {edition: tuple(find_rules(key, edition).seats) for edition in game.meta.editions}
    return GameInfo(
        key=key,
        title=dict(game.meta.title),
        designers=game.meta.designers,
        prefix=game.meta.prefix,
        seats=tuple(sorted({number for each in seats.values() for number in each})),
        editions=tuple((edition, game.edition(edition).title) for edition in seats),
        seats_of_edition=seats,
        options=_options(game),
        bots=offered_bots(),
        simpler_bots=(),
        minutes=game.meta.minutes,
        begins=FIRST in find_rules(key).options.__struct_fields__,
        lesson=key in games_with_lessons(),
        puzzles=number_of_puzzles(key),
    )


def _options(game: Game) -> tuple[OptionInfo, ...]:
    found = choices_of(find_rules(game.meta.key))
    return tuple(OptionInfo(each.name, each.values, each.usual) for each in found)
