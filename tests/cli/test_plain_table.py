"""The plain table: any view is drawn, whatever the game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec import Struct
from rich.console import Console, RenderableType

from faubourg.cli.table.plain_drawing import PlainDrawing
from faubourg.core.game_catalogue import games, rules_for
from faubourg.core.messages import LANGUAGES, messages
from faubourg.core.table import Table

TEXTS = messages("en")


class Stone(Struct, frozen=True):
    seat: int
    height: int


class Garden(Struct, frozen=True):
    """A view of a game that nobody has heard of."""

    beds: tuple[tuple[Stone | None, ...], ...]
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    round: int
    open_cards: tuple[str, ...]


GARDEN = Garden(((None, Stone(1, 3)), (None, None)), ("x", "y"), (2, 4), 7, ("p", "q", "r"))


@pytest.fixture
def drawing() -> PlainDrawing:
    return PlainDrawing(Table(rules_for("sunrise"), 2, seed=1))


def printed(*drawn: RenderableType) -> Iterator[str]:
    console = Console(width=100, color_system=None)
    for each in drawn:
        with console.capture() as capture:
            console.print(each)
        yield from (line.rstrip() for line in capture.get().splitlines())


def test_rows_of_rows_are_a_board_with_crests_and_legal_squares(drawing: PlainDrawing) -> None:
    board = drawing.board(drawing.table.rules, GARDEN, TEXTS, lit={"a1": "[]"}, fresh={"b1"})
    assert [*printed(board)] == ["    a    b", "  1[·  ] ●3*", "  2 ·    ·"]


def test_a_value_for_each_seat_stands_beside_its_name(drawing: PlainDrawing) -> None:
    rules = drawing.table.rules
    assert drawing.facts(rules, GARDEN, TEXTS) == {"hand sizes": ["2", "4"]}


def test_the_hand_and_the_rest_are_listed(drawing: PlainDrawing) -> None:
    rules = drawing.table.rules
    assert drawing.hand(rules, GARDEN, TEXTS).plain == "x y"
    assert drawing.common(rules, GARDEN, TEXTS).plain == "round 7 · open cards p q r"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_every_game_can_be_shown_without_a_drawing(game: str, language: str) -> None:
    rules, texts, rng = rules_for(game), messages(language), Random(1)
    table: Table[Any, Any, Any] = Table(rules, 3, seed=1)
    for _ in range(30):
        table.play(rng.choice(table.moves()))
    drawing, view = PlainDrawing(table), table.view(table.to_act)
    moves = table.moves()
    lit = drawing.targets(rules, moves)
    board, rest = drawing.board(rules, view, texts, lit=lit), drawing.common(rules, view, texts)
    assert any(printed(board, rest))
    assert drawing.hand(rules, view, texts).plain
    assert rules.write(moves[0]) in drawing.now(rules, view, texts)
