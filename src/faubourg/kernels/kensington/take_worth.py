"""What a take of Kensington may bring: each tile that it may turn out to be, where it fits best."""

from __future__ import annotations

from typing import Any

import numpy as np

from faubourg.kernels.compiler import compiled_part
from faubourg.kernels.kensington.contact import good_spots
from faubourg.kernels.kensington.drafts import highest_row, ways
from faubourg.kernels.kensington.facade_worth import LEAD, RIVAL, TOKEN, stored_worth
from faubourg.kernels.kensington.lay_worth import lay_worth
from faubourg.kernels.kensington.layout import NONE
from faubourg.kernels.kensington.rules import birds_seen, tiles_of_back
from faubourg.kernels.kensington.scoring import total_of
from faubourg.kernels.kensington.sets_of_small_numbers import (
    ZERO,
    Int64,
    has,
    lowest,
    without_lowest,
)
from faubourg.kernels.smaller_and_larger import larger


@compiled_part
def back_worth(box: Any, position: Any, mind: Any, back: Int64) -> Any:
    """The mean of what its tiles are worth, less its price, and the end that one of them brings."""
    total, number, birds = 0.0, np.int64(0), np.int64(0)
    first, after = tiles_of_back(box, position, back)
    for at in range(first, after):
        tile = np.int64(box.turned_up[position.backs_by, at])
        if position.heap[tile]:
            total += position.heap[tile] * _drawn_worth(box, position, mind, tile)
            number += position.heap[tile]
            birds += position.heap[tile] * box.bird[tile]
    worth = total / number - (mind.token if has(box.brown, back) else 0.0)
    if birds and birds_seen(box, position) + 1 >= box.end_at_birds:
        worth += mind.weights[LEAD] * _ahead(box, position) * birds / number
    return worth


@compiled_part
def offer_worth(box: Any, position: Any, mind: Any, tile: Int64) -> Any:
    """A tile of somebody else, who is paid for it."""
    gain = mind.far * mind.weights[TOKEN] - stored_worth(box, mind, tile)
    return best_spot(box, position, mind, tile) - mind.token - mind.weights[RIVAL] * gain


@compiled_part
def _drawn_worth(box: Any, position: Any, mind: Any, tile: Int64) -> Any:
    """A drawn tile is built, stored or put back."""
    worth = larger(best_spot(box, position, mind, tile), 0.0)
    if position.warehouse[position.seat, box.storage - 1] == NONE:
        worth = larger(worth, float(stored_worth(box, mind, tile)))
    return worth


@compiled_part
def best_spot(box: Any, position: Any, mind: Any, tile: Int64) -> Any:
    """The tile where it is worth most, if it is built alone; little if it fits nowhere."""
    best = -float(mind.token)
    for way in range(ways(box, position, tile)):
        panel = np.int64(box.panel_of[tile]) + way
        for row in range(box.lowest[panel], highest_row(box, position, panel) + 1):
            found = good_spots(box, position, panel, row)
            while found != ZERO:
                worth = lay_worth(box, position, mind, tile, panel, lowest(found), row)
                best = larger(best, worth)
                found = without_lowest(found)
    return best


@compiled_part
def _ahead(box: Any, position: Any) -> Any:
    """Points ahead of the best of the others."""
    seat = np.int64(position.seat)
    best = np.int64(0)
    for other in range(box.seats):
        if other != seat:
            best = larger(best, np.int64(total_of(box, position, other)))
    return np.int64(total_of(box, position, seat)) - best
