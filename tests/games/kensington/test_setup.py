"""KG-1: what everybody begins with."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from faubourg.core.errors import BadOption
from faubourg.core.replay import open_table
from faubourg.core.table import Table
from faubourg.games.kensington.model import KensingtonOptions, Stage
from faubourg.games.kensington.plot import DOOR
from tests.games.kensington.positions import KensingtonTable, picture, rules

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


@pytest.mark.rule("KG-1.1")
@SEATS
def test_everybody_begins_with_a_door_on_the_ground_and_an_empty_warehouse(seats: int) -> None:
    state = rules().setup(seats, KensingtonOptions())
    assert [picture(facade) for facade in state.facades] == ["D"] * seats
    assert state.warehouses == ((),) * seats


@pytest.mark.rule("KG-1.1", "KG-R12")
def test_the_door_stands_in_the_middle_of_the_plot() -> None:
    tops = rules().box.joined[rules().setup(2, KensingtonOptions()).facades[0]].tops
    assert len(tops) == 1 + 64 + 1
    assert [column for column in range(1, 65) if tops[column]] == [DOOR] == [33]


@pytest.mark.rule("KG-1.2")
@SEATS
def test_all_tiles_lie_in_the_middle(seats: int) -> None:
    state = rules().setup(seats, KensingtonOptions())
    assert sum(state.heap) == sum(state.backs) == 70 + 24 + 6


@pytest.mark.rule("KG-1.3")
@pytest.mark.parametrize(("seats", "tokens"), [(2, 8), (3, 12), (4, 16), (5, 20)])
def test_a_token_for_each_and_the_rest_for_the_stock(seats: int, tokens: int) -> None:
    state = rules().setup(seats, KensingtonOptions())
    assert state.tokens == (1,) * seats
    assert state.stock == tokens - seats


@pytest.mark.rule("KG-R9", "KG-R13")
def test_a_new_table_agrees_on_the_readings_of_today_and_its_record_names_them() -> None:
    table: KensingtonTable = Table(rules(), 2, seed=1, options={"units": "free"})
    assert (table.state.storing, table.state.takes) == ("must", "must")
    named = {"units": "free", "storing": "must", "takes": "must"}
    assert table.record().options == named


@pytest.mark.rule("KG-R9", "KG-R13")
def test_a_record_that_does_not_name_a_reading_means_what_it_always_meant() -> None:
    table: KensingtonTable = Table(rules(), 2, seed=1, options={"storing": "may", "takes": "may"})
    record = table.record()
    assert record.options == {}
    again = open_table(record)
    assert (again.state.storing, again.state.takes) == ("may", "may")
    assert again.record() == replace(record, moves=())


@pytest.mark.rule("KG-1.4")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_whoever_was_chosen_begins_by_taking_a_tile(first: int) -> None:
    state = rules().setup(3, KensingtonOptions(first=first))
    assert rules().to_act(state) == first
    assert state.stage is Stage.TAKE


@pytest.mark.rule("KG-1.4")
def test_nobody_begins_who_does_not_play() -> None:
    with pytest.raises(BadOption):
        rules().setup(2, KensingtonOptions(first=2))
