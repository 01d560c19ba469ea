"""The puzzles that games bring, found beside their editions; a game may have none."""

from __future__ import annotations

from functools import cache, lru_cache

from faubourg.core.errors import Unknown
from faubourg.core.game_catalogue import find_game, games
from faubourg.puzzles.opened_puzzle import OpenedPuzzle, opened
from faubourg.puzzles.puzzle_file import FILE, BadPuzzles, Puzzle, read_puzzles

KEPT_OPEN = 200
"""Puzzles that are kept ready: they are asked for again at every move."""


@cache
def find_puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of an installed game, in the order of their numbers; none if it brings none."""
    file = find_game(game).data / FILE
    return read_puzzles(file.read_bytes(), _source(game)) if file.is_file() else ()


@cache
def games_with_puzzles() -> tuple[str, ...]:
    return tuple(key for key, game in games().items() if (game.data / FILE).is_file())


def number_of_puzzles(game: str) -> int:
    """How many can be offered: none of a file that cannot be read."""
    try:
        return len(find_puzzles(game))
    except BadPuzzles:
        return 0


def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """Those of a game that has some; Unknown where it has none."""
    found = find_puzzles(find_game(game).meta.key)
    if not found:
        raise Unknown("no-puzzles", name=game, known=games_with_puzzles())
    return found


@lru_cache(KEPT_OPEN)
def find_puzzle(game: str, number: int) -> OpenedPuzzle:
    """A puzzle by its number, counted from 1."""
    found = puzzles_of(game)
    if not 1 <= number <= len(found):
        raise Unknown("no-such-puzzle", number=number, puzzles=len(found))
    return opened(found[number - 1], _source(game), number)


def _source(game: str) -> str:
    return f"{game}/{FILE}"
