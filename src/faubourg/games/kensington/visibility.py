"""Who sees what: everybody everything (KG-R3). What lies in the middle is uncertain, not secret."""

from __future__ import annotations

from faubourg.games.kensington.model import Draw, Heap, Move, State, Take

VISIBILITY = {
    **dict.fromkeys(State.__struct_fields__, "public"),
    "heap": "public: the box without what lies open (KG-R3)",
    "backs": "public (KG-R10)",
    "warehouses": "public: stored tiles lie face up (KG-R3)",
}
"""Every field of a state, and who may know it."""


def reveals(move: Move) -> bool:
    """KG-R3 — Nature turns up a tile taken from the middle, and then everybody has seen it."""
    match move:
        case Take(source):
            return isinstance(source, Heap)
        case _:
            return isinstance(move, Draw)
