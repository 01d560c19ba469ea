"""The records of Sunrise Lane: what the box decides once, and a position of a few hundred bytes.

Building spaces are counted in reading order, ponds left out, so that sets of them are the bits of
two words: space n is bit n % 64 of word n // 64.
"""

from __future__ import annotations

import numpy as np

SEATS = 4
SPACES = 128
WORDS = 2
COLOURS = 5
AREAS = 26
CARDS = 2047
"""Cards in a box: as many as the lanes of `card_counts` can compare."""
FLOORS = 25
"""Of one house: there are never more cards in a hand when a turn begins."""

NONE = -1
"""In place of a space or of a rule."""

SETUP, TURN, PATH, DRAWING, DISCARDING, OVER = range(6)
"""The stages, in the order of the readable rules."""

NOT_LAST, LAST_BY_PIECES, LAST_BY_AREAS = range(3)
"""What made this round the last; to the third is added the seat that filled the areas."""

ENDINGS = ("SL-4.1", "SL-4.2", "SL-R8")
PIECES_OUT, AREAS_FULL, NOBODY_BUILDS = range(3)

LINES = ("SL-2.4", "SL-5.2", "SL-5.3", "SL-5.4")
HOUSES, TALLEST, MOST, CONNECTED = range(4)

BOX = np.dtype(
    [
        ("neighbours", np.uint64, (SPACES, WORDS)),
        ("of_colour", np.uint64, (COLOURS, WORDS)),
        ("areas", np.uint64, (AREAS, WORDS)),
        ("all_areas", np.uint64, (WORDS,)),
        ("position_points", np.int32, (SEATS,)),
        ("number_of_areas", np.int32),
        ("seats", np.int32),
        ("first_hand", np.int32),
        ("hand_limit", np.int32),
        ("draw_after_building", np.int32),
        ("draw_instead", np.int32),
        ("end_at_pieces", np.int32),
        ("idle_turns", np.int32),
        ("lowest_counted", np.int32),
        ("colour", np.uint8, (SPACES,)),
        ("dots", np.uint8, (SPACES,)),
        ("line_of_area", np.uint8, (AREAS,)),
    ],
    align=True,
)

POSITION = np.dtype(
    [
        ("random", np.uint64),
        ("empty", np.uint64, (WORDS,)),
        ("sites", np.uint64, (WORDS,)),
        ("houses", np.uint64, (SEATS, WORDS)),
        ("hands", np.uint64, (SEATS,)),
        ("deck", np.uint64),
        ("discards", np.uint64),
        ("points", np.int32, (SEATS,)),
        ("pieces", np.int16, (SEATS,)),
        ("parks", np.int16),
        ("due", np.int16),
        ("idle", np.int16),
        ("last", np.int16),
        ("seat", np.int8),
        ("first", np.int8),
        ("stage", np.int8),
        ("ended_by", np.int8),
        ("park_built", np.uint8),
        ("last_round", np.uint8),
        ("ties_take_next", np.uint8),
        ("round_after_full_areas", np.uint8),
        ("floors", np.uint8, (SPACES,)),
    ],
    align=True,
)
"""`points` are those of houses (SL-2.4), counted as they are built; a park has no floors."""
