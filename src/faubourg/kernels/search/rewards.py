"""What a game is worth to everybody, once it is over or as if it were."""

from __future__ import annotations

from math import exp
from typing import Any

import numpy as np

from faubourg.kernels.compiler import compiled_part
from faubourg.kernels.dispatch_by_game import actor, estimate, places, score, totals
from faubourg.kernels.kernel_protocol import NOBODY
from faubourg.kernels.search.records import WORK


@compiled_part
def value_position(box: Any, desk: Any, settings: Any) -> None:
    """Wins, margins and rewards of everybody."""
    if settings.rounds > 0 and actor(box, desk.positions, WORK) != NOBODY:
        _value_by_expectations(box, desk, settings)
    else:
        _value_by_standing(box, desk, settings)


@compiled_part
def _value_by_standing(box: Any, desk: Any, settings: Any) -> None:
    """As the position stands."""
    if settings.sees_every_line:
        totals(box, desk.positions, WORK, desk.points)
        places(box, desk.positions, WORK, desk.places)
    else:
        _reckon_lines(box, desk, settings.seats)
    winners = 0
    for seat in range(settings.seats):
        winners += desk.places[seat] == 1
    for seat in range(settings.seats):
        desk.wins[seat] = 1.0 / winners if desk.places[seat] == 1 else 0.0
        desk.margins[seat] = _margin(desk.points, settings.seats, seat)
        desk.rewards[seat] = _reward(settings, desk.wins[seat], desk.margins[seat])


@compiled_part
def _value_by_expectations(box: Any, desk: Any, settings: Any) -> None:
    """By what everybody may expect, and how sure that is: a lead is a chance, not a win."""
    spread = estimate(box, desk.positions, WORK, desk.minds, 0, desk.expected)
    everything = np.float32(0.0)
    for seat in range(settings.seats):
        desk.margins[seat] = _margin(desk.expected, settings.seats, seat)
        desk.wins[seat] = exp((desk.expected[seat] - desk.expected[0]) / spread)
        everything += desk.wins[seat]
    for seat in range(settings.seats):
        desk.wins[seat] /= everything
        desk.rewards[seat] = _reward(settings, desk.wins[seat], desk.margins[seat])


@compiled_part
def _reward(settings: Any, won: Any, margin: Any) -> Any:
    """Only the first place counts: whoever would rather be second than third seldom wins."""
    share = settings.place_share
    squashed = 0.5 + 0.5 * margin / (settings.margin_of_half + abs(margin))
    return share * won + (1.0 - share) * squashed


@compiled_part
def _margin(points: Any, seats: Any, seat: Any) -> Any:
    """Points ahead of the best of the others."""
    best = points[0 if seat else 1]
    for other in range(seats):
        if other != seat and points[other] > best:
            best = points[other]
    return np.float32(points[seat] - best)


@compiled_part
def _reckon_lines(box: Any, desk: Any, seats: Any) -> None:
    """By the kinds of lines that count only."""
    score(box, desk.positions, WORK, desk.sheet)
    for seat in range(seats):
        desk.points[seat] = 0
        for line in range(len(desk.lines)):
            if desk.lines[line]:
                desk.points[seat] += desk.sheet[seat, line]
    for seat in range(seats):
        desk.places[seat] = 1
        for other in range(seats):
            if desk.points[other] > desk.points[seat]:
                desk.places[seat] += 1
