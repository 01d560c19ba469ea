"""Of all puzzles that were found, those that are kept: a spread of seats, grades and motives."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Sequence

from faubourg.puzzles.puzzle_file import Puzzle

LARGEST_SHARE = 0.6
"""Of one grade or one motive; more are looked for until there are others enough."""


def are_enough(found: Sequence[Puzzle], wanted: int) -> bool:
    """Whether there is a spread among as many as are wanted."""
    chosen = chosen_puzzles(found, wanted)
    if len(chosen) < wanted:
        return False
    grades = Counter(each.grade for each in chosen)
    motives = Counter(each.motive for each in chosen)
    most = max((*grades.values(), *motives.values()))
    return most <= max(1, LARGEST_SHARE * wanted)


def chosen_puzzles(found: Iterable[Puzzle], wanted: int) -> list[Puzzle]:
    """The easy ones first; of what there are few, as many as possible."""
    left, kept = _each_once(found), list[Puzzle]()
    seen: Counter[Hashable] = Counter()
    while left and len(kept) < wanted:
        best = min(left, key=lambda each: (sum(seen[trait] for trait in _traits(each)), _age(each)))
        left.remove(best)
        kept.append(best)
        seen.update(_traits(best))
    # By the step, so that positions of one game seldom follow one another.
    return sorted(kept, key=lambda each: (each.grade, each.source.step, each.source.game))


def _each_once(found: Iterable[Puzzle]) -> list[Puzzle]:
    return [*{each.position: each for each in found}.values()]


def _traits(puzzle: Puzzle) -> Iterator[Hashable]:
    """What is to be spread; the heading of a position names the number of seats."""
    heading, _, _ = puzzle.position.partition(";")
    yield from (("grade", puzzle.grade), ("motive", puzzle.motive))
    yield from (("table", heading), ("seat", puzzle.seat), ("moves", len(puzzle.moves)))


def _age(puzzle: Puzzle) -> tuple[int, int]:
    return puzzle.source.game, puzzle.source.step
