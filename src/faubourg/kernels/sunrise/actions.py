"""The numbers of moves: fixed for the game, whatever the edition.

Houses come last, the lowest first: a box with a small hand limit uses a short part of the numbers.
"""

from __future__ import annotations

from bisect import bisect_left

from faubourg.games.sunrise.model import (
    BuildHouse,
    BuildPark,
    Colour,
    Deal,
    Discard,
    Draw,
    Move,
    Space,
    Stop,
)
from faubourg.games.sunrise.unpacked_edition import Box
from faubourg.kernels.sunrise.layout import COLOURS, FLOORS, SPACES

STOP = 0
DRAW = 1
DISCARD = 2
DEAL = DISCARD + COLOURS
PARK = DEAL + COLOURS
HOUSE = PARK + COLOURS * SPACES
ACTIONS = HOUSE + FLOORS * SPACES
MOST_MOVES = (COLOURS + FLOORS) * SPACES + 1


def action_of(box: Box, move: Move) -> int:
    """The number of a move; ValueError for one that no text says."""
    match move:
        case Stop():
            return STOP
        case Draw():
            return DRAW
        case Discard(card):
            return DISCARD + _colour(box, card)
        case Deal(card):
            return DEAL + _colour(box, card)
        case BuildPark(space, card):
            return PARK + _colour(box, card) * SPACES + _number(box, space)
        case BuildHouse(space, cards):
            return HOUSE + _floors(box, cards) * SPACES + _number(box, space)


def _colour(box: Box, card: Colour) -> int:
    if card in box.every_colour:
        return card
    raise ValueError(f"no card has the colour {card}")


def _floors(box: Box, cards: int) -> int:
    if 1 <= cards <= box.parts.hand_limit:
        return cards - 1
    raise ValueError(f"a house is never built with {cards} cards")


def _number(box: Box, square: Space) -> int:
    """Building spaces in reading order, then the other squares, on which every move is refused."""
    spaces_before = bisect_left(box.spaces, square)
    is_space = square in box.spaces[spaces_before : spaces_before + 1]
    number = spaces_before if is_space else len(box.spaces) + square - spaces_before
    if 0 <= square < len(box.names) and number < SPACES:
        return number
    raise ValueError(f"square {square} has no number")


def _square(box: Box, number: int) -> Space:
    """The other way round: it is asked for again and again, the other squares hardly ever."""
    if number < len(box.spaces):
        return box.spaces[number]
    others = [Space(square) for square, good in enumerate(box.is_space) if not good]
    return others[number - len(box.spaces)]


def move_of(box: Box, action: int) -> Move:
    """The move with this number; LookupError if this edition has none."""
    if HOUSE <= action < ACTIONS:
        floors, number = divmod(action - HOUSE, SPACES)
        return box.houses_on[_square(box, number)][floors]
    if PARK <= action < HOUSE:
        colour, number = divmod(action - PARK, SPACES)
        return box.parks_on[_square(box, number)][colour]
    if DEAL <= action < PARK:
        return box.deals_of[action - DEAL]
    if DISCARD <= action < DEAL:
        return box.discards_of[action - DISCARD]
    return (Stop(), Draw())[action]
