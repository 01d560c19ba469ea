"""An edition as a box record: tiles as rows of bits, backs as sets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np

from faubourg.core.game_protocol import AnyRules
from faubourg.games.kensington import Kensington
from faubourg.games.kensington.oriented_tiles import Panel
from faubourg.games.kensington.unpacked_edition import Box
from faubourg.kernels.kensington.layout import (
    BACKS,
    BACKS_BY,
    BOX,
    FACES,
    KINDS,
    PANELS,
    TILES,
)
from faubourg.kernels.kernel_protocol import Records
from faubourg.kernels.size_limits import check_sizes


def box_of(rules: AnyRules) -> Box:
    """What the readable rules look up."""
    assert isinstance(rules, Kensington)
    return rules.box


def pack(rules: AnyRules, seats: int, options: Any) -> Records:  # noqa: ARG001 - see state_conversion
    """The box record. What the players agreed on is part of each position."""
    box = box_of(rules)
    check_sizes(_sizes(box))
    packed = np.zeros(1, BOX)
    _pack_counts(box, seats, packed[0])
    _pack_faces(box, packed[0])
    _pack_backs(box, packed[0])
    panels = [panel for ways in box.panels for panel in ways]
    for number, panel in enumerate(panels):
        _pack_panel(packed[0], number, panel)
    return packed


def _sizes(box: Box) -> Iterator[tuple[str, int, int]]:
    """What is counted, how many there are, and how many fit."""
    yield "faces", len(box.faces), FACES
    yield "faces-in-all-orientations", sum(len(ways) for ways in box.panels), PANELS
    yield "backs", len(box.backs), BACKS
    yield "tiles", sum(face.number for face in box.faces), TILES


def _pack_counts(box: Box, seats: int, into: Any) -> None:
    parts = box.parts
    into["seats"], into["faces"] = seats, len(box.faces)
    into["storage"], into["must_spend_at"] = parts.storage, parts.must_spend_at
    into["end_at_birds"], into["idle_turns"] = parts.end_at_birds, parts.idle_rounds * seats
    into["window_points"], into["door_points"] = parts.points.window, parts.points.door
    into["cat_points"], into["column_points"] = parts.points.cat, parts.points.column


def _pack_faces(box: Box, into: Any) -> None:
    panels = 0
    for tile, face in enumerate(box.faces):
        ways = box.panels[tile]
        into["panel_of"][tile] = panels
        into["ways"][:, tile] = 1, len(ways)
        into["widest"][:, tile] = ways[0].width, max(panel.width for panel in ways)
        into["kind"][tile], into["sort"][tile] = KINDS.index(face.kind), ways[0].sort
        into["hard"][tile], into["cat"][tile], into["bird"][tile] = face.hard, face.cat, face.bird
        into["squares"][tile] = len(ways[0].squares)
        panels += len(ways)


def _pack_backs(box: Box, into: Any) -> None:
    """KG-R10 — for each way to tell backs apart, the tiles that each back may be."""
    into["beige"] = sum(1 << back for back in box.beige)
    into["brown"] = sum(1 << back for back in box.brown)
    for number, by in enumerate(BACKS_BY):
        back_of = box.back_by[by]
        into["back_of"][number][: len(back_of)] = back_of
        order = sorted(box.tiles, key=lambda tile: back_of[tile])
        into["turned_up"][number][: len(order)] = order
        for back in range(BACKS + 1):
            before = sum(of < back for of in back_of)
            into["first_of_back"][number][back] = before


def _pack_panel(into: Any, number: int, panel: Panel) -> None:
    into["width"][number], into["height"][number] = panel.width, panel.height
    into["light"][number], into["is_roof"][number] = panel.sort, panel.is_roof
    into["lowest"][number], into["highest"][number] = panel.lowest_row, panel.highest_row
    by_rows = [[c for c, r in panel.squares if r == row] for row in range(panel.height)]
    into["rows"][number] = _bytes(sum(1 << column for column in columns) for columns in by_rows)
    into["undersides"][number] = _bytes(row + 1 for row in panel.undersides)
    into["tops"][number] = _bytes(row + 1 for row in panel.tops)


def _bytes(numbers: Iterable[int]) -> int:
    """Small numbers in one word, the first in its lowest byte."""
    return int.from_bytes(bytes(numbers), "little")
