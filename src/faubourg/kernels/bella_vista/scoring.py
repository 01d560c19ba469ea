"""Coins by kind of line, as if the game were over, and the places that they make."""

from __future__ import annotations

from typing import Any

import numpy as np

from faubourg.kernels.bella_vista.layout import (
    GROUPS,
    LARGEST,
    OVER,
    SEAT_OF_TAKEN,
    SQUARES,
    WORD,
)
from faubourg.kernels.bella_vista.sets_of_small_numbers import bit, first, how_many, without_first
from faubourg.kernels.compiler import compiled, compiled_part

LINES = ("BV-1.5", "BV-6.1", "BV-2.1", "BV-3.6", "BV-5.1", "BV-5.2", "BV-5.3")
START, START_OF_TWO, PAID, EARNED, HEIGHT, CLUSTER, CONTRACT = range(len(LINES))


@compiled
def score(boxes: Any, positions: Any, index: int, out: Any) -> None:
    box, position = boxes[0], positions[index]
    for seat in range(box.seats):
        coins, paid = np.int64(position.coins[seat]), np.int64(position.paid[seat])
        two = box.seats == 2
        out[seat, START] = 0 if two else box.start_coins
        out[seat, START_OF_TWO] = box.start_coins if two else 0
        out[seat, PAID] = -paid
        out[seat, EARNED] = coins + paid - box.start_coins
        out[seat, HEIGHT] = height_coins(box, position, seat)
        out[seat, CLUSTER] = cluster_coins(box, position, seat)
        out[seat, CONTRACT] = contract_coins(box, position, seat)


@compiled_part
def total_of(box: Any, position: Any, seat: Any) -> Any:
    """BV-5.3"""
    return (
        position.coins[seat]
        + height_coins(box, position, seat)
        + cluster_coins(box, position, seat)
        + contract_coins(box, position, seat)
    )


@compiled_part
def contract_coins(box: Any, position: Any, seat: Any) -> Any:
    """BV-5.3"""
    coins = np.int64(0)
    for each in range(position.taken):
        code = position.taken_contracts[each]
        if code // SEAT_OF_TAKEN == seat:
            coins += box.contract_coins[code % SEAT_OF_TAKEN]
    return coins


@compiled_part
def height_coins(box: Any, position: Any, seat: Any) -> Any:
    """BV-5.1 — a building's height for each park or river beside it, or on the border."""
    coins = np.int64(0)
    if position.height >= 0:
        kind = box.height_kind[position.height]
        for each in range(position.built):
            if position.owners[each] == seat:
                beside = box.grounds[kind, position.spots[each]]
                coins += np.int64(beside) * position.heights[each]
    return coins


# BV-5.2: groups


@compiled_part
def cluster_coins(box: Any, position: Any, seat: Any) -> Any:
    """BV-5.2 — for the largest group, for each group, or for each building in none."""
    if position.cluster < 0:
        return np.int64(0)
    largest, groups, alone = settlement(box, position, seat)
    kind = box.cluster_kind[position.cluster]
    counted = largest if kind == LARGEST else groups if kind == GROUPS else alone
    return counted * box.cluster_coins[position.cluster]


@compiled_part
def settlement(box: Any, position: Any, seat: Any) -> Any:
    """BV-5.2 — squares of the largest group, number of groups, buildings in none.

    Buildings that touch are joined squares: a group is a joined part of one's squares on which
    more than one building stands.
    """
    low, high = _squares_of(box, position, seat)
    largest, groups, alone = np.int64(0), np.int64(0), np.int64(0)
    while low | high:
        start = first(low) if low else WORD + first(high)
        part_low, part_high, buildings = _part(box, position, low, high, start)
        low &= ~part_low
        high &= ~part_high
        if without_first(buildings):
            groups += 1
            squares = how_many(part_low) + how_many(part_high)
            largest = squares if squares > largest else largest
        else:
            alone += 1
    return largest, groups, alone


@compiled_part
def _squares_of(box: Any, position: Any, seat: Any) -> Any:
    """The squares of one architect's buildings."""
    low, high = np.uint64(0), np.uint64(0)
    for each in range(position.built):
        if position.owners[each] == seat:
            spot = position.spots[each]
            for cell in range(box.cells[spot // SQUARES]):
                square = box.covers[spot, cell]
                if square < WORD:
                    low |= bit(square)
                else:
                    high |= bit(square - WORD)
    return low, high


@compiled_part
def _part(box: Any, position: Any, low: Any, high: Any, start: Any) -> Any:
    """Those of the squares that are joined with this one, and the buildings on them."""
    part_low, part_high, buildings = np.uint64(0), np.uint64(0), np.uint64(0)
    new_low = bit(start) if start < WORD else np.uint64(0)
    new_high = bit(start - WORD) if start >= WORD else np.uint64(0)
    while new_low | new_high:
        square = first(new_low) if new_low else WORD + first(new_high)
        if square < WORD:
            part_low |= bit(square)
        else:
            part_high |= bit(square - WORD)
        buildings |= bit(position.building_at[square] - 1)
        new_low = (new_low | (box.near[square, 0] & low)) & ~part_low
        new_high = (new_high | (box.near[square, 1] & high)) & ~part_high
    return part_low, part_high, buildings


# BV-5.3: the winner


@compiled
def totals(boxes: Any, positions: Any, index: int, out: Any) -> None:
    box, position = boxes[0], positions[index]
    for seat in range(box.seats):
        out[seat] = total_of(box, position, seat)


@compiled
def places(boxes: Any, positions: Any, index: int, out: Any) -> None:
    """BV-5.3 — most coins, then the largest group in squares; then the place is shared."""
    box, position = boxes[0], positions[index]
    for seat in range(box.seats):
        largest, _, _ = settlement(box, position, seat)
        out[seat] = total_of(box, position, seat) * (SQUARES + 1) + largest
    ranks = np.uint64(0)
    for seat in range(box.seats):
        for other in range(box.seats):
            if out[other] > out[seat]:
                ranks += bit(8 * seat)
    for seat in range(box.seats):
        out[seat] = 1 + np.int64((ranks >> np.uint64(8 * seat)) & np.uint64(255))


@compiled
def ended_by(boxes: Any, positions: Any, index: int) -> Any:  # noqa: ARG001 - the same in every box
    """BV-4.4 — the only way to end."""
    return 0 if positions[index].stage == OVER else -1
