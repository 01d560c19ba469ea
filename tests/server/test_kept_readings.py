"""Tables that were kept before a ruling changed go on by the reading that they began with."""

from __future__ import annotations

from typing import Any

import pytest

from faubourg.core.seeded_draws import secret_of
from faubourg.server.messages.http_messages import SeatWish, TableWish
from faubourg.server.tables.events import Charter, SeatPlan
from faubourg.server.tables.live_table import LiveTable
from faubourg.server.tables.new_tables import wished

PLANS = (SeatPlan("Ann"), SeatPlan("Ben"))


def state_of(charter: Charter) -> Any:
    return LiveTable("", secret_of(1), charter).game.state


@pytest.mark.parametrize("reading", ["storing", "takes"])
def test_a_kept_table_that_does_not_name_a_reading_has_that_of_before(reading: str) -> None:
    assert getattr(state_of(Charter("kensington", "piatnik", {}, PLANS)), reading) == "may"


@pytest.mark.parametrize("reading", ["storing", "takes"])
def test_a_new_table_names_its_readings_in_what_is_kept(reading: str) -> None:
    charter = wished(TableWish("kensington", (SeatWish("me", "Ann"), SeatWish("me", "Ben"))))
    assert charter.options[reading] == "must"
    assert getattr(state_of(charter), reading) == "must"


def test_lots_are_drawn_when_a_table_is_opened_and_kept_with_it() -> None:
    seats = (SeatWish("me", "Ann"), SeatWish("me", "Ben"), SeatWish("me", "Zoé"))
    charters = [
        wished(TableWish("kensington", seats, options={"first": "lots"}, seed=seed))
        for seed in range(20)
    ]
    assert {charter.options.get("first", 0) for charter in charters} == {0, 1, 2}
    again = wished(TableWish("kensington", seats, options={"first": "lots"}, seed=7))
    assert again == charters[7]
