"""The records of Kensington: what a box decides, and one position with the façade at work.

A façade is kept as the list of its tiles. Only that of the seat to act is worked out into rows of
64 bits, a bit for each column of the plot (KG-R12); the others wait for their turn as a list.
"""

from __future__ import annotations

import numpy as np

from faubourg.games.kensington.model import BacksBy
from faubourg.games.kensington.plot import COLUMNS, DOOR, ROWS

SEATS = 5
FACES = 128
"""Tiles by their faces: the default edition has about 80."""
PANELS = 256
"""Faces in their orientations."""
BACKS = 64
TILES = 128
"""Tiles that can be built by all players together."""
TURNS = 4
STORAGE = 2
DOOR_BIT = np.int64(DOOR - 1)
"""Column 1 of the plot is bit 0."""
DRAFT = STORAGE + 1
"""KG-2.5 — at most so many tiles are laid in a turn."""
NONE = np.int64(-1)

LIT, DARK, NEUTRAL = np.int64(0), np.int64(1), np.int64(2)
WINDOW, ROOF, BRICK, RED_DOOR = 0, 1, 2, 3
KINDS = ("window", "roof", "brick", "door")
TAKE, DRAWING, BUILD, OVER = np.int64(0), np.int64(1), np.int64(2), np.int64(3)
OUTLINES, MARKS = 0, 1
BACKS_BY: tuple[BacksBy, ...] = ("outlines", "marks")
LINES = ("KG-6.1", "KG-6.2", "KG-6.3", "KG-6.4", "KG-6.5")
ENDINGS = ("KG-5.1", "KG-5.2", "KG-R5")
BIRDS_END, NOBODY_GOES_ON, IDLE_END = 0, 1, 2

BOX = np.dtype(
    [
        ("beige", np.uint64),
        ("brown", np.uint64),
        ("seats", np.int64),
        ("faces", np.int32),
        ("storage", np.int32),
        ("must_spend_at", np.int32),
        ("end_at_birds", np.int32),
        ("idle_turns", np.int32),
        ("window_points", np.int32),
        ("door_points", np.int32),
        ("cat_points", np.int32),
        ("column_points", np.int32),
        # Faces
        ("back_of", np.int8, (len(BACKS_BY), FACES)),
        ("panel_of", np.int16, (FACES,)),
        ("ways", np.int8, (2, FACES)),
        ("widest", np.int8, (2, FACES)),
        ("kind", np.int8, (FACES,)),
        ("sort", np.int8, (FACES,)),
        ("hard", np.int8, (FACES,)),
        ("cat", np.int8, (FACES,)),
        ("bird", np.int8, (FACES,)),
        ("squares", np.int8, (FACES,)),
        # Faces in the order of their backs
        ("turned_up", np.int8, (len(BACKS_BY), FACES)),
        ("first_of_back", np.int16, (len(BACKS_BY), BACKS + 1)),
        # Panels: a face in one orientation
        ("width", np.int8, (PANELS,)),
        ("height", np.int8, (PANELS,)),
        ("light", np.int8, (PANELS,)),
        ("is_roof", np.int8, (PANELS,)),
        ("lowest", np.int8, (PANELS,)),
        ("highest", np.int8, (PANELS,)),
        ("rows", np.uint64, (PANELS,)),
        ("undersides", np.uint64, (PANELS,)),
        ("tops", np.uint64, (PANELS,)),
    ],
    align=True,
)
"""`ways` and `widest` tell of a face that stays upright, then of one that may be turned; `light` is
the panel's sort. Words of bytes, from the lowest on, tell of a panel's shape: `rows`
has for each row the columns of its squares, `undersides` and `tops` for each column its lowest row
and the row above its highest, counted from 1."""

POSITION = np.dtype(
    [
        ("random", np.uint64),
        # The façade at work: that of `seat`
        ("level", np.uint64, (ROWS + 1,)),
        ("lit", np.uint64, (ROWS + 2,)),
        ("dark", np.uint64, (ROWS + 2,)),
        ("columns_built", np.uint64),
        ("columns_roofed", np.uint64),
        ("columns_with_door", np.uint64),
        ("backs_left", np.uint64),
        ("built", np.uint32, (TILES,)),
        ("heights", np.uint32, (SEATS,)),
        ("roofed_windows", np.int16, (SEATS,)),
        ("tokens", np.int16, (SEATS,)),
        ("warehouse", np.int16, (SEATS, STORAGE)),
        ("stock", np.int16),
        ("skips", np.int16),
        ("idle", np.int16),
        ("taking", np.int16),
        ("taken", np.int16),
        ("draft_panel", np.int16, (DRAFT,)),
        ("draft_column", np.int8, (DRAFT,)),
        ("draft_row", np.int8, (DRAFT,)),
        ("drafted", np.int8),
        ("loose", np.uint8),
        ("windows", np.uint8, (COLUMNS,)),
        ("left", np.int8),
        ("right", np.int8),
        ("peak", np.int8),
        # Seats
        ("roofed_doors", np.int8, (SEATS,)),
        ("cats", np.int8, (SEATS,)),
        ("birds", np.int8, (SEATS,)),
        ("columns", np.int8, (SEATS,)),
        ("roofed", np.int8, (SEATS,)),
        # The middle
        ("heap", np.uint8, (FACES,)),
        ("backs", np.uint8, (BACKS,)),
        # The turn
        ("number_built", np.uint8),
        ("seat", np.int8),
        ("first", np.int8),
        ("stage", np.int8),
        ("owed", np.int8),
        ("laid", np.int8),
        ("skipping", np.int8),
        ("ender", np.int8),
        ("ended_by", np.int8),
        # What the players agreed on
        ("free", np.int8),
        ("turning", np.int8),
        ("must_store", np.int8),
        ("must_take", np.int8),
        ("backs_by", np.int8),
    ],
    align=True,
)
"""The façade at work, in bits by columns:

- `level[h]`: columns on which a tile may be let down to row h; roofed columns are in none;
- `lit[r + 1]`, `dark[r + 1]`: squares of row r whose contact is good for lit or dark windows, those
  of doors, bricks and roofs in both; tiles that hang loose serve nobody yet;
- `draft_...`: the tiles of this turn, `loose` a bit for each that good contact does not reach.
"""
