"""Games played at random, a small edition of our own, and errors in words."""

from __future__ import annotations

from random import Random
from typing import Any, TypeAlias

import pytest

from faubourg import Table
from faubourg.core.edition import Edition
from faubourg.core.errors import BadRecord
from faubourg.core.game_catalogue import find_game
from faubourg.core.record import Record
from faubourg.core.table import Table as CoreTable
from faubourg.games.sunrise.edition_schema import PRINTER, Components
from faubourg.testing.sentences_reached import in_both_languages as in_both_languages

AnyTable: TypeAlias = CoreTable[Any, Any, Any]
LANE = (find_game("sunrise").data / "lane.toml").read_text(encoding="utf-8")
SMALL = '''
game = "sunrise"
key = "courtyard"

[title]
en = "The Courtyard"
fr = "La Cour"

[play]
ties = "skip"
spaces = 16
cards = 28
houses = 27
parks = 4
first_hand = 2
hand_limit = 4
draw_after_building = 1
draw_instead = 2
end_at_pieces = 1
idle_rounds = 3
lowest_counted = 2
position_points = [5, 2]
colours = [
    { letter = "R", name = "red", cards = 14 },
    { letter = "B", name = "blue", cards = 14 },
]
board = """
R1 R2 B1 .. B3
B2 @@ R3 B1 R2
R1 B2 .. R1 B4
.. R2 B3 B1 R5
"""
areas = """
aa.bb
a..bb
a..bb
.a.bb
"""
bonus_areas = [
    { name = "A", mark = "a", bonus = "tallest" },
    { name = "B", mark = "b", bonus = "most" },
]

[play.houses_by_seats]
2 = 12
3 = 9

[provenance]
ties = "proposed"
spaces = "proposed"
cards = "proposed"
houses = "proposed"
parks = "proposed"
houses_by_seats = "proposed"
first_hand = "proposed"
hand_limit = "proposed"
draw_after_building = "proposed"
draw_instead = "proposed"
end_at_pieces = "proposed"
idle_rounds = "proposed"
lowest_counted = "proposed"
position_points = "proposed"
colours = "proposed"
board = "proposed"
areas = "proposed"
bonus_areas = "proposed"
'''


def edited(text: str, *edits: tuple[str, str]) -> str:
    """The text with the first place of each `old` replaced by its `new`."""
    for old, new in edits:
        assert old in text, f"{old!r} is not in the text"
        text = text.replace(old, new, 1)
    return text


def small_edition(*edits: tuple[str, str]) -> Edition[Components]:
    """Sixteen spaces, two colours, two or three seats."""
    return PRINTER.from_toml(edited(SMALL, *edits), "courtyard.toml")


def play_on(table: AnyTable, seed: int, decisions: int = 10_000) -> None:
    """Play at random until the game is over, or for some decisions."""
    rng = Random(seed)
    for _ in range(decisions):
        if table.over:
            break
        table.play(rng.choice(table.moves()))


def played(
    seats: int,
    seed: int,
    edition: str | Edition[Any] | None = None,
    decisions: int = 10_000,
    **options: Any,
) -> Table:
    """A table after a random game, or after some decisions of one."""
    table = Table("sunrise", seats, seed=seed, edition=edition, options=options)
    play_on(table, seed, decisions)
    return table


def refused(record: bytes | Record, key: str) -> BadRecord:
    """The BadRecord with this key that replaying must raise."""
    with pytest.raises(BadRecord) as caught:
        Table.replay(record)
    assert caught.value.phrase.key == key
    in_both_languages(caught.value)
    return caught.value
