"""However odd an edition is, a look at it costs a moment and a few megabytes, no more."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from faubourg.core.edition import MAX_LINE, MAX_TEXT
from faubourg.core.errors import BadEdition
from faubourg.core.game_catalogue import find_game
from faubourg.games.bella_vista.city_map_reader import tidy
from faubourg.games.sunrise.edition_schema import PRINTER
from tests.core.heavy_editions import heavy_editions
from tests.core.random_games import SMALL, in_both_languages
from tests.counted_work import calls_of

MOST_CALLS = 300_000
"""A few hundredths of a second; the worst of them, with a tile of every shape, needs 256,000."""
FEW_CALLS = 3_000
"""For what is refused before anything is made of it."""
MOST_BYTES = 6_000_000
LONGEST_ANSWER = 40_000


def load(game: str, data: dict[str, Any]) -> None:
    """Print the edition and unpack its box, or hear in a few words what is wrong with it."""
    found, answer = find_game(game), b""
    try:
        found.rules(found.printer.from_data(data, "mine"))
    except BadEdition as error:
        answer = msgspec.json.encode(error.phrase)
    assert len(answer) < LONGEST_ANSWER


def bytes_for(work: Callable[[], None]) -> int:
    tracemalloc.start()
    work()
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return peak


@pytest.mark.parametrize(
    "case", [pytest.param(each, id=" ".join(each[:2])) for each in heavy_editions()]
)
def test_a_heavy_edition_costs_little_to_load(case: tuple[str, str, dict[str, Any]]) -> None:
    _, game, data = case
    assert calls_of(lambda: load(game, data)) < MOST_CALLS
    assert bytes_for(lambda: load(game, data)) < MOST_BYTES


@pytest.mark.parametrize(
    "text",
    [SMALL + "#" * MAX_TEXT, f"{SMALL}\n{'a.' * MAX_LINE}a = 1", f"{SMALL}{'#' * 70}\n" * 999],
)
def test_a_file_without_end_is_refused_before_it_is_parsed(text: str) -> None:
    def refuse() -> None:
        with pytest.raises(BadEdition) as caught:
            PRINTER.from_toml(text, "mine.toml")
        in_both_languages(caught.value)

    refuse()
    assert calls_of(refuse) < FEW_CALLS


@pytest.mark.parametrize("text", ["a" * 1000 + "/a" * 500, "/".join(["a"] * 999), "a" * 2000])
def test_a_map_is_not_padded_beyond_what_a_table_can_hold(text: str) -> None:
    assert len(tidy(text)) <= len(text)
