"""The records of Bella Vista: what a box holds, what a position holds, and how much fits.

A *spot* is a place for a footprint: one of its quarter turns (an *orientation*), and the first
square that it covers. Spots are numbered orientation by orientation, so that a set of them is a row
of words in which every orientation has its own two.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from faubourg.games.bella_vista.model import WIDTH, Stage

SEATS = 4
SQUARES = 128
"""Squares of districts; a set of them is two words."""
WORD = 64
ORIENTATIONS = 24
SPOTS = ORIENTATIONS * SQUARES
SPOT_WORDS = SPOTS // WORD
CELLS = 8
"""Squares under one building."""
KINDS = 10
"""Faces of construction cards: unknown, and the numbers up to 9."""
CARDS = 127
"""Construction cards of one seat: counts are bytes with a sign."""
SLOTS = 8
OFFERS = 8
"""Offers in a round."""
ROUNDS = 16
CONSTRAINTS = 24
CONTRACTS = 40
SEAT_OF_TAKEN = 64
"""A contract taken is kept as its seat times this, and its number."""
OPEN_CONTRACTS = 8
OBJECTIVES = 20
"""Height objectives, and as many of groups."""
BUILDINGS = 40
FEATURES = 16
"""What contracts count of a building: each district that it stands on, and the four below."""
LEDGER = 128
LONGEST_LAYOUT = 1024
TABLE = WIDTH * WIDTH
NO_SQUARE = 255
NEUTRAL_OWNER = SEATS
"""In place of a seat: the owner of a neutral building."""

STRADDLING, ON_BORDER, BESIDE_RIVER, BESIDE_PARK = range(FEATURES - 4, FEATURES)

BORDER_TIER, WHOLE_TIER = CONSTRAINTS, CONSTRAINTS + 1
"""Rows of `tiers` behind the constraints: BV-3.5 on the border, BV-R1 anywhere."""

STAGES = tuple(Stage)
(
    SETUP,
    OFFER,
    REVEAL,
    BUILD,
    CONTRACT,
    STOPPED,
    NEUTRAL,
    NEUTRAL_BUILT,
    ROUND_END,
    OVER,
) = range(len(STAGES))

NATURES = 1 << SETUP | 1 << REVEAL | 1 << ROUND_END
BUILDING_STAGES = 1 << BUILD | 1 << NEUTRAL
OF_A_CONSTRUCTION = 1 << BUILD | 1 << CONTRACT | 1 << STOPPED
OF_A_NEUTRAL_BUILDING = 1 << NEUTRAL | 1 << NEUTRAL_BUILT
"""Sets of stages."""

HEIGHT_KINDS = ("park", "river", "border")
CLUSTER_KINDS = ("largest", "groups", "alone")
LARGEST, GROUPS, ALONE = range(len(CLUSTER_KINDS))

byte, short, word = np.uint8, np.uint16, np.uint64
small, signed_short = np.int8, np.int16
# Whatever is counted is signed: a range of unsigned numbers would make floats of what it meets.


def _without_gaps(fields: Sequence[tuple[Any, ...]]) -> np.dtype[Any]:
    """A record with the largest numbers first: equal records are equal byte by byte."""
    ordered = sorted(fields, key=lambda field: -np.dtype(field[1]).itemsize)
    used = sum(np.dtype([field]).itemsize for field in ordered)
    spare = [("spare", byte, -used % np.dtype(word).itemsize)]
    made = np.dtype([*ordered, *(each for each in spare if each[2])], align=True)
    assert made.itemsize == used + spare[0][2]
    return made


BOX = _without_gaps(
    [
        # BV-1.1: the city
        ("start", word, SPOT_WORDS),  # every spot, before anything is built
        ("tiers", word, (CONSTRAINTS + 2, SPOT_WORDS)),  # spots that each constraint allows
        ("near", word, (SQUARES, 2)),  # the squares beside a square
        ("spared", word, (SQUARES, SPOT_WORDS)),  # the spots that a square is no part of
        ("covers", byte, (SPOTS, CELLS)),  # the squares under a spot
        ("cells", small, ORIENTATIONS),  # how many these are
        ("features", short, SPOTS),
        ("grounds", byte, (len(HEIGHT_KINDS), SPOTS)),  # BV-5.1: how many parks are beside a spot
        ("squares", short, SQUARES),  # where on the table each square lies
        ("numbers_on_table", byte, TABLE),  # and the other way round, or NO_SQUARE
        ("first_orientation", small, KINDS),  # by the number of a building
        ("turns", small, KINDS),
        # The cards
        ("contract_districts", short, CONTRACTS),  # one building on each of these, or
        ("contract_feature", byte, CONTRACTS),  # so many buildings with this
        ("contract_needed", byte, CONTRACTS),
        ("contract_coins", byte, CONTRACTS),
        ("height_kind", byte, OBJECTIVES),
        ("cluster_kind", byte, OBJECTIVES),
        ("cluster_coins", small, OBJECTIVES),
        ("prices", byte, SLOTS),
        ("start_order", byte, OFFERS),
        ("every_contract", word),
        ("every_constraint", word),
        # How many there are
        ("start_coins", signed_short),
        ("seats", small),
        ("spot_words", small),
        ("numbers", small),
        ("sets", small),
        ("hand", small),
        ("slots", small),
        ("offers", small),
        ("rounds", small),
        ("neutral", small),
        ("contracts", small),
        ("open_contracts", small),
        ("heights", small),
        ("clusters", small),
        ("smaller_coins", small),
        ("tallest_coins", small),
        # What only people read
        ("closed_contracts", small),
        ("layout_length", signed_short),
        ("layout", byte, LONGEST_LAYOUT),
    ]
)

POSITION = _without_gaps(
    [
        ("random", word),
        # Where the game stands
        ("stage", small),
        ("round", small),
        ("ordered", small),  # cards below the offer board
        ("offered", small),  # cards above it
        ("revealed", small),
        ("turned_over", small),  # constraints
        ("open", small),  # contracts
        ("taken", small),
        ("built", small),
        ("entries", signed_short),  # of the ledger
        ("height", small),  # -1 before it is drawn
        ("cluster", small),
        ("slots_used", short),
        ("gone_contracts", word),  # open or taken
        ("gone_constraints", word),
        ("coins", signed_short, SEATS),
        ("paid", signed_short, SEATS),
        ("order", byte, OFFERS),
        ("offer_seats", byte, OFFERS),
        ("offer_slots", byte, OFFERS),
        ("offer_cards", byte, OFFERS),
        # Construction cards: by seat and number
        ("held", short, SEATS),  # the numbers at hand, as a set
        ("hand_sizes", small, SEATS),
        ("deck_sizes", small, SEATS),
        ("hands", small, (SEATS, KINDS)),
        ("decks", small, (SEATS, KINDS)),
        ("constraints", byte, ROUNDS),
        ("market", byte, OPEN_CONTRACTS),
        # What contracts count: by seat
        ("features", short, SEATS),  # as a set
        ("counts", byte, (SEATS, FEATURES)),
        # The city
        ("occupied", word, 2),
        ("free", word, SPOT_WORDS),
        ("building_at", byte, SQUARES),
        ("owners", byte, BUILDINGS),
        ("heights", byte, BUILDINGS),
        ("spots", short, BUILDINGS),
        # What was: seat and contract of those taken, and the coded ledger
        ("taken_contracts", byte, CONTRACTS),
        ("ledger", short, LEDGER),
    ]
)

assert CONTRACTS <= SEAT_OF_TAKEN
