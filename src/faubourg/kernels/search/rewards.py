"""What a game is worth to everybody, once it is over or as if it were."""

from __future__ import annotations

from typing import Any

from faubourg.kernels.compiler import compiled
from faubourg.kernels.for_any_game import places, score, totals
from faubourg.kernels.search.records import WORK


@compiled
def reckon(box: Any, desk: Any, settings: Any) -> None:
    """Points, places and rewards of the position as it stands."""
    if settings.sees_every_line:
        totals(box, desk.positions, WORK, desk.points)
        places(box, desk.positions, WORK, desk.places)
    else:
        _reckon_lines(box, desk, settings.seats)
    for seat in range(settings.seats):
        share = settings.place_share
        margin = margin_of(desk, settings.seats, seat)
        squashed = 0.5 + 0.5 * margin / (settings.margin_of_half + abs(margin))
        place = _seats_left_behind(desk, settings.seats, seat)
        desk.rewards[seat] = share * place + (1.0 - share) * squashed


@compiled
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


@compiled
def margin_of(desk: Any, seats: Any, seat: Any) -> Any:
    """Points ahead of the best of the others."""
    best = desk.points[0 if seat else 1]
    for other in range(seats):
        if other != seat and desk.points[other] > best:
            best = desk.points[other]
    return float(desk.points[seat] - best)


@compiled
def _seats_left_behind(desk: Any, seats: Any, seat: Any) -> Any:
    """The share of the others behind this seat, those beside it by half."""
    behind = 0.0
    for other in range(seats):
        if desk.places[other] > desk.places[seat]:
            behind += 1.0
        elif other != seat and desk.places[other] == desk.places[seat]:
            behind += 0.5
    return behind / (seats - 1)


@compiled
def win_of(desk: Any, seats: Any, seat: Any) -> Any:
    """1 for a win, a share of it for a win that is shared."""
    if desk.places[seat] != 1:
        return 0.0
    winners = 0
    for other in range(seats):
        winners += desk.places[other] == 1
    return 1.0 / winners
