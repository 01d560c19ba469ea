"""Points as lines, and who has won."""

from __future__ import annotations

from collections.abc import Iterator

from faubourg.core.game_protocol import Outcome, RuleId, ScoreLine, Seat, totals
from faubourg.core.grid import groups
from faubourg.core.phrases import facts
from faubourg.core.ranking import positions

from orchard.edition_schema import Box
from orchard.model import Move, PlotNumber, Stage, State
from orchard.rules import play


def sheet(box: Box, state: State, as_if_over: bool = False) -> tuple[ScoreLine, ...]:
    lines = [*_pairs(box, state)]
    if as_if_over or state.stage is Stage.OVER:
        lines += _largest_groves(box, state)
    return tuple(lines)


def gain(box: Box, state: State, move: Move) -> tuple[ScoreLine, ...]:
    """The lines that are there afterwards and were not before."""
    before = sheet(box, state)
    return tuple(line for line in sheet(box, play(box, state, move)) if line not in before)


def _pairs(box: Box, state: State) -> Iterator[ScoreLine]:
    """OR-3.1 — two trees of one owner, side by side."""
    for plot in box.plots:
        for near in box.neighbours[plot]:
            owner = state.trees[plot]
            if owner is not None and owner == state.trees[near] and plot < near:
                names = box.names[plot], box.names[near]
                told = facts(plot=names[0], near=names[1])
                yield ScoreLine(owner, RuleId("OR-3.1"), 1, "pair", told, names)


def _largest_groves(box: Box, state: State) -> Iterator[ScoreLine]:
    """OR-3.2"""
    groves = [_largest_grove(box, state, Seat(seat)) for seat in range(len(state.hands))]
    size = max(map(len, groves))
    for seat, grove in enumerate(groves):
        if len(grove) == size > 1 and box.parts.grove_points:
            names = tuple(box.names[plot] for plot in grove)
            points = box.parts.grove_points
            yield ScoreLine(Seat(seat), RuleId("OR-3.2"), points, "grove", {"trees": size}, names)


def _largest_grove(box: Box, state: State, seat: Seat) -> list[PlotNumber]:
    own = [plot for plot in box.plots if state.trees[plot] == seat]
    return max(groups(own, box.neighbours), key=len, default=[])


def outcome(box: Box, state: State) -> Outcome | None:
    """OR-4.3 — most points; whoever has as many shares the victory."""
    if state.ended_by is None:
        return None
    points = totals(sheet(box, state), len(state.hands))
    places = tuple(place for place in positions(points) if place is not None)
    return Outcome(state.ended_by, places, points)
