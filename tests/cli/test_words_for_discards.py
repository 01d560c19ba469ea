"""Cards that are discarded in everyday words: one, or several in one sentence."""

from __future__ import annotations

import pytest

from faubourg.cli.table.typed_moves import NothingPlayed, NotUnderstood
from tests.cli.words_meant import meant, sunrise_with_too_many_cards


@pytest.mark.parametrize(
    "line", ["discard yellow", "défausser jaune", "Défausse une carte jaune", "-Y"]
)
def test_a_card_is_discarded_by_its_colour(line: str) -> None:
    assert meant(sunrise_with_too_many_cards(), line) == "-Y"


@pytest.mark.parametrize(
    ("line", "moves"),
    [
        ("discard yellow and red", "-Y -R"),
        ("discard yellow red", "-Y -R"),
        ("discard red red", "-R -R"),
        ("discard R and R", "-R -R"),
        ("discard 2 red", "-R -R"),
        ("discard two red cards", "-R -R"),
        ("discard 2 cards, yellow and red", "-Y -R"),
        ("discard one yellow and one red card", "-Y -R"),
        ("discard yellow, discard red", "-Y -R"),
        ("défausser jaune et rouge", "-Y -R"),
        ("défausser 2 rouges", "-R -R"),
        ("je défausse deux cartes rouges", "-R -R"),
    ],
)
def test_several_cards_are_discarded_in_one_sentence(line: str, moves: str) -> None:
    assert meant(sunrise_with_too_many_cards(), line) == moves


@pytest.mark.parametrize("line", ["discard 3 red", "discard yellow, 2 red", "discard -R -R -R"])
def test_a_sentence_that_discards_more_than_must_go_discards_nothing(line: str) -> None:
    with pytest.raises(NothingPlayed, match="over before move 3 of the line"):
        meant(sunrise_with_too_many_cards(), line)


@pytest.mark.parametrize("line", ["discard 2", "discard red 2", "discard 0 red", "discard red sky"])
def test_no_word_is_passed_over_where_cards_are_discarded(line: str) -> None:
    with pytest.raises(NotUnderstood, match="Say which colour"):
        meant(sunrise_with_too_many_cards(), line)
