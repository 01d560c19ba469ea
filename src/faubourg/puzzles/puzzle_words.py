"""What is said about puzzles and answers, as phrases."""

from __future__ import annotations

from collections.abc import Callable

from faubourg.core.game_protocol import Seat
from faubourg.core.phrases import Person, Phrase
from faubourg.puzzles.judged_answer import Judged
from faubourg.puzzles.puzzle_file import Puzzle


def question(seat: Seat) -> Phrase:
    return Phrase("puzzle-question", {"who": Person(seat)})


def verdict(found: Judged) -> str:
    """The key of the sentence that says how good an answer is."""
    if found.is_best:
        return "puzzle-best"
    return "puzzle-worse" if found.is_measured else "puzzle-worse-at-least"


def amount_worse(game: str, behind: int, has: Callable[[str], bool]) -> Phrase:
    """Points, or what a game counts instead of them."""
    own = f"puzzle-amount-{game}"
    return Phrase(own if has(own) else "puzzle-amount", {"points": behind})


def motive_words(puzzle: Puzzle) -> Phrase:
    """What speaks for the best turn."""
    return Phrase(f"puzzle-motive-{puzzle.motive}")
