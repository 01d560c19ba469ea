"""What to do instead of a refused move: the nearest thing that can be done now."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from msgspec.structs import replace

from faubourg.core.game_protocol import Remedy
from faubourg.core.phrases import Either, Fact, Phrase
from faubourg.core.remedies import EXAMPLES
from faubourg.games.sunrise.edition_schema import colour_word
from faubourg.games.sunrise.hand_choices import cards_to_give
from faubourg.games.sunrise.model import BuildHouse, BuildPark, Move, Space, Stage, State
from faubourg.games.sunrise.notation import write
from faubourg.games.sunrise.rules import DRAW, STOP, building_sites, moves
from faubourg.games.sunrise.unpacked_edition import Box

Build: TypeAlias = BuildHouse | BuildPark


def remedy(box: Box, state: State, move: Move) -> Remedy:
    """In the refused move's own place if anything can be done there, otherwise elsewhere."""
    match state.stage:
        case Stage.TURN | Stage.PATH:
            return _there(box, state, move) or _after_the_park(box, state, move)
        case Stage.DISCARDING:
            return _discard(box, state)
        case Stage.OVER:
            return _way_out(box, "over", ())
        case _:
            return _way_out(box, "dealing", ())


def _there(box: Box, state: State, move: Move) -> Remedy | None:
    """SL-2.3, SL-2.6 — a House as high as it can be, or a Park, whichever was meant first."""
    if not isinstance(move, BuildHouse | BuildPark):
        return None
    legal = [each for each in _builds(box, state) if each.space == move.space]
    houses = [each for each in legal if isinstance(each, BuildHouse)]
    parks = [each for each in legal if isinstance(each, BuildPark)]
    if parks and (isinstance(move, BuildPark) or not houses):
        return _way_out(box, "park", parks, space=box.names[move.space])
    if houses:
        return _way_out(box, "floors", houses[::-1], floors=max(each.cards for each in houses))
    return None


def _after_the_park(box: Box, state: State, move: Move) -> Remedy:
    """SL-2.6 — where a Park would do, whoever has built one this turn is told of that first."""
    found = _elsewhere(box, state, move)
    if not (isinstance(move, BuildHouse) and move.space in building_sites(box, state)):
        return found
    if not (state.park_built and state.parks and cards_to_give(state)):
        return found
    return replace(found, phrase=Phrase("sunrise-remedy-park-built", {"then": found.phrase}))


def _elsewhere(box: Box, state: State, move: Move) -> Remedy:
    """SL-2.1, SL-2.2, SL-2.5 — on the spaces that are nearest, or nowhere at all this turn.

    Where only a Park can be built, that is said; such spaces are not named beside others.
    """
    builds, end = _builds(box, state), STOP if state.stage is Stage.PATH else DRAW
    houses = [each for each in builds if isinstance(each, BuildHouse)]
    near = _nearest(box, move, houses or builds)
    spaces = Either(tuple(box.names[space] for space in near))
    there = [each for space in near for each in builds if each.space == space]
    best, kind = _most_points_first(box, there), "house" if houses else "park"
    if state.last is None:
        number = box.parts.draw_instead
        if not best:
            return _way_out(box, "draw", (end,), number=number)
        return _way_out(box, "turn", (*best, end), spaces=spaces, move=kind)
    last = box.names[state.last]
    if not best:
        if not cards_to_give(state):
            return Remedy(Phrase("remedy-no-cards"), (write(box, end),))
        return _way_out(box, "stop", (end,), last=last)
    return _way_out(box, "path", (*best, end), last=last, spaces=spaces, move=kind)


def _discard(box: Box, state: State) -> Remedy:
    """SL-3.1"""
    surplus = sum(state.hands[state.seat]) - box.parts.hand_limit
    colours = tuple(colour_word(box.colour_name(each)) for each in cards_to_give(state))
    return _way_out(box, "discard", moves(box, state), surplus=surplus, colours=Either(colours))


def _builds(box: Box, state: State) -> list[Build]:
    return [each for each in moves(box, state) if isinstance(each, BuildHouse | BuildPark)]


def _most_points_first(box: Box, builds: Sequence[Build]) -> list[Build]:
    """SL-2.4, SL-2.6 — a Park brings nothing, so it comes last; equals stay as they stand."""
    return sorted(builds, key=lambda each: -_points(box, each))


def _points(box: Box, build: Build) -> int:
    return build.cards * box.dots[build.space] if isinstance(build, BuildHouse) else 0


def _nearest(box: Box, move: Move, builds: Sequence[Build]) -> Sequence[Space]:
    """As many as a sentence names, by their way from the space that was meant."""
    spaces = {each.space for each in builds}
    meant = move.space if isinstance(move, BuildHouse | BuildPark) else box.fountain

    def away(space: Space) -> int:
        row, column = divmod(space, box.width)
        return abs(row - meant // box.width) + abs(column - meant % box.width)

    return sorted(sorted(spaces), key=away)[:EXAMPLES]


def _way_out(box: Box, key: str, legal: Iterable[Move], **facts: Fact) -> Remedy:
    texts = tuple(write(box, each) for each in legal)
    return Remedy(Phrase(f"sunrise-remedy-{key}", facts), texts)
