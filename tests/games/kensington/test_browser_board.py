"""What the browser's table of Kensington is told besides the view agrees with the rules."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from faubourg.core.table import Table
from faubourg.games.kensington.model import Lay, Placed, Stage
from faubourg.server.board_data import aids_of, board_of
from tests.games.kensington.positions import (
    KensingtonTable,
    play,
    points,
    position,
    rules,
    table_at,
)


def decisions(seats: int, seed: int) -> Iterator[KensingtonTable]:
    """A game by chance, as it stands before each decision."""
    table: KensingtonTable = Table(rules(), seats, seed=seed)
    rng = Random(seed)
    while table.to_act is not None:
        yield table
        table.play(rng.choice([*rules().moves(table.state)]))


def test_the_board_holds_every_tile_and_every_back() -> None:
    board = board_of(table_at(position()))
    assert [tile.name for tile in board.tiles] == [face.name for face in rules().box.faces]
    on_show = [board.backs[back] for back in board.backs_on_show]
    assert sorted(tile for back in on_show for tile in back.tiles) == [*rules().box.tiles]
    (brick,) = (tile for tile in board.tiles if tile.kind == "brick")
    assert brick.ways == (((0, 0),),)


@pytest.mark.rule("KG-2.5")
@pytest.mark.parametrize("seats", [2, 5])
def test_every_tile_lands_where_it_is_told(seats: int) -> None:
    box, seen = rules().box, 0
    for table in decisions(seats, seats):
        state = table.state
        told = {each.text: each.row for each in aids_of(rules(), state).landings}
        lays = [move for move in rules().moves(state) if isinstance(move, Lay)]
        assert {*told} == {rules().write(move) for move in lays}
        for move in lays[::3]:
            placed = rules().play(state, move).facades[state.seat].tiles[-1]
            row = told[rules().write(move)]
            assert placed == Placed(move.tile, move.column, row, move.turn)
            seen += bool(box.squares(placed))
    assert seen


@pytest.mark.rule("KG-4.1")
def test_the_tokens_told_of_tiles_are_those_that_the_turn_brings() -> None:
    seen = 0
    for table in decisions(2, 11):
        before = table.state
        for told in aids_of(rules(), before).landings[::3]:
            after = rules().play(before, rules().read(told.text))
            more = aids_of(rules(), after).tokens - aids_of(rules(), before).tokens
            assert told.tokens == more
            seen += more
    assert seen


def test_what_each_tile_brought_adds_up() -> None:
    for table in decisions(3, 7):
        for seat, count in enumerate(aids_of(rules(), table.state).facades):
            facade = table.state.facades[seat]
            lines = [line for line in rules().sheet(table.state) if line.seat == seat]
            assert len(count.points) == len(facade.tiles)
            assert sum(count.points) == sum(line.points for line in lines)


@pytest.mark.rule("KG-R11")
def test_columns_are_counted_from_left_to_right() -> None:
    aids = aids_of(rules(), position("+H2@1 +V2@-1 ^H2@1"))
    seen = [
        (each.column - 33, each.height, each.windows, each.doors, each.roofed)
        for each in aids.facades[0].columns
    ]
    assert seen == [
        (-1, 2, 2, 0, False),
        (0, 1, 0, 1, False),
        (1, 2, 1, 0, True),
        (2, 2, 1, 0, True),
    ]


@pytest.mark.rule("KG-6.1", "KG-6.3", "KG-6.4")
def test_the_draft_is_worth_what_it_adds_to_the_sheet() -> None:
    before = position("+H2@1", hand="+H1C ^H2")
    after = play(before, "+H1C@-1", "^H2@1")
    parts = {part.rule: part.points for part in aids_of(rules(), after).draft}
    assert parts == {"KG-6.1": 2, "KG-6.3": 1, "KG-6.4": 1}
    gained = points(after, over=False) - points(before, over=False)
    assert sum(parts.values()) == gained
    assert aids_of(rules(), play(after, ".")).draft == ()


@pytest.mark.rule("KG-4.1")
def test_diamonds_are_counted_while_the_turn_lasts() -> None:
    after = play(position("+H1@1", hand="+C3"), "+C3@-1")
    aids = aids_of(rules(), after)
    assert aids.tokens == 1
    assert play(after, ".").tokens[0] == after.tokens[0] + aids.tokens


@pytest.mark.rule("KG-R1")
def test_tiles_that_are_not_joined_yet_are_named() -> None:
    loose = [
        (table.state, aids)
        for table in decisions(2, 3)
        if (aids := aids_of(rules(), table.state)).loose
    ]
    assert loose
    for state, _ in loose:
        assert not any(rules().write(move) == "." for move in rules().moves(state))


@pytest.mark.rule("KG-2.3")
def test_who_has_to_spend_is_told() -> None:
    assert aids_of(rules(), position(tokens=[4, 1])).must_spend
    assert not aids_of(rules(), position(tokens=[3, 1])).must_spend


@pytest.mark.rule("KG-5.1")
def test_birds_are_counted_on_roofs_and_in_all() -> None:
    state = position("+H1@1 ^H1B@1", stored=["", "^H2B"])
    aids = aids_of(rules(), state)
    assert aids.birds == 2
    assert [count.birds for count in aids.facades] == [1, 0]
    assert state.stage is Stage.TAKE
    assert aids.landings == ()
