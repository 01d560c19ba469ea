"""Games played on below the tree, as far as it takes to say what they come to."""

from __future__ import annotations

from typing import Any

from faubourg.kernels.compiler import compiled_part, written_out
from faubourg.kernels.dispatch_by_game import actor, apply, choose_by_worth, choose_greedily, draw
from faubourg.kernels.kernel_protocol import NATURE, NOBODY
from faubourg.kernels.search.records import WORK, WORTH


@written_out
def play_on(box: Any, desk: Any, settings: Any) -> None:
    """To the end of the game, or as far as the horizon or the rounds that are looked ahead."""
    if settings.playouts == WORTH:
        _play_by_worth(box, desk, settings)
    else:
        _play_greedily(box, desk, settings.horizon)


@compiled_part
def _play_by_worth(box: Any, desk: Any, settings: Any) -> None:
    """Games are left only where a turn of the observer begins: so nobody has had a turn more."""
    who, before, rounds = actor(box, desk.positions, WORK), settings.observer, 0
    while who != NOBODY:
        if who == NATURE:
            action = draw(box, desk.positions, WORK)
        else:
            if who != before and who == settings.observer:
                rounds += 1
                if rounds == settings.rounds:
                    return
            before = who
            action = choose_by_worth(box, desk.positions, WORK, desk.minds, 0)
        apply(box, desk.positions, WORK, action)
        who = actor(box, desk.positions, WORK)


@compiled_part
def _play_greedily(box: Any, desk: Any, horizon: Any) -> None:
    """So many actions; with a horizon of 0 to the end."""
    who, made = actor(box, desk.positions, WORK), 0
    while who != NOBODY and (horizon == 0 or made < horizon):
        if who == NATURE:
            action = draw(box, desk.positions, WORK)
        else:
            action = choose_greedily(box, desk.positions, WORK)
        apply(box, desk.positions, WORK, action)
        who, made = actor(box, desk.positions, WORK), made + 1
