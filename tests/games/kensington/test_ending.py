"""What announces the end of Kensington, and what decides between equal totals."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from faubourg.core.end_near_and_ties import EndNear, Tie, end_is_near, how_it_ended, tie_break, ties
from faubourg.core.game_protocol import Seat
from faubourg.core.phrases import Person, Phrase
from faubourg.games.kensington.model import State
from faubourg.games.kensington.rules import birds_seen
from tests.games.kensington.positions import over, position, rules, tile


def near(state: State) -> tuple[EndNear, ...]:
    return end_is_near(rules(), rules().view(state, None))


def tied(state: State) -> tuple[Tie, ...]:
    outcome = rules().outcome(state)
    assert outcome is not None
    return ties(outcome, tie_break(rules(), rules().view(state, None)))


def with_birds(number: int) -> State:
    return replace(position(), warehouses=((tile("^H1B"),) * number, ()))


@pytest.mark.rule("KG-5.1")
def test_the_last_birds_are_announced_with_those_that_were_seen() -> None:
    (said,) = near(with_birds(4))
    assert (said.rule, said.turns) == ("KG-5.1", None)
    assert said.phrase.facts == {"birds": 3, "seen": 4, "limit": 7}
    assert near(with_birds(3)) == ()


@pytest.mark.rule("KG-R8")
def test_a_bird_put_back_is_counted_no_more_and_the_end_that_it_brought_stays() -> None:
    state = replace(with_birds(6), ender=0)
    assert birds_seen(rules().box, state) == 6
    (said,) = near(state)
    assert (said.rule, said.phrase.key) == ("KG-5.1", "kensington-end-last-tiles")


@pytest.mark.rule("KG-5.2")
def test_the_last_tiles_that_cost_nothing_are_announced() -> None:
    state = position()
    (said,) = near(replace(state, backs=(0,) * len(state.backs)))
    assert (said.rule, said.phrase.facts) == ("KG-5.2", {"tiles": 0})


@pytest.mark.rule("KG-5.1")
def test_after_the_last_bird_those_with_stored_tiles_still_build_up_to_the_ender() -> None:
    state = replace(position(seats=4, turn=1), ender=1)
    stored = (tile("^H1"),)
    (said,) = near(replace(state, warehouses=(stored, (), (), stored)))
    assert (said.rule, said.turns) == ("KG-5.1", (1, 3, 0))
    assert said.phrase.facts == {"who": Person(Seat(1)), "birds": 7}
    (said,) = near(replace(state, seat=3, warehouses=(stored, stored, stored, stored)))
    assert said.turns == (3, 0)


def idle_for(turns: int, **others: int) -> State:
    return replace(position(), idle=turns, **others)


@pytest.mark.rule("KG-R5")
def test_turns_without_building_are_counted_aloud_two_rounds_before_they_end_the_game() -> None:
    (said,) = near(idle_for(6))
    known = {"turns": 6, "limit": 10}
    assert (said.rule, said.phrase) == ("KG-R5", Phrase("kensington-end-idle", known))
    assert near(idle_for(5)) == ()
    (said,) = near(idle_for(9))
    assert said.phrase == Phrase("kensington-end-idle-now", {"turns": 9, "limit": 10})


@pytest.mark.rule("KG-R5")
def test_nothing_of_that_is_said_while_a_tile_of_this_turn_lies_or_the_last_tiles_are_built() -> (
    None
):
    assert near(idle_for(9, laid=1)) == ()
    assert [each.rule for each in near(idle_for(9, ender=0))] == ["KG-5.1"]


@pytest.mark.rule("KG-R5")
def test_a_round_of_skips_is_counted_aloud() -> None:
    one, two = (replace(position(seats=3), skips=skips) for skips in (1, 2))
    assert [each.phrase.key for each in (*near(one), *near(two))] == [
        "kensington-end-skips",
        "kensington-end-skips-now",
    ]


@pytest.mark.rule("KG-R5")
def test_turns_without_building_that_brought_the_end_are_counted() -> None:
    def ended(state: State, rule: str) -> Phrase | None:
        return how_it_ended(rules(), rules().view(over(state, rule), None))

    assert ended(idle_for(10), "KG-R5") == Phrase("kensington-ended-idle", {"turns": 10})
    skipped = Phrase("kensington-ended-skips", {"turns": 2})
    assert ended(idle_for(2, skips=2), "KG-R5") == skipped
    assert ended(position(), "KG-5.2") is None


@pytest.mark.rule("KG-6.6")
def test_birds_on_the_roofs_decide_between_equal_totals() -> None:
    (tie,) = tied(over(position("^H1@0", "^H1B@0", "^H1@0", "", seats=4)))
    assert (tie.seats, tie.points, tie.rule, tie.shared) == ((1, 0, 2), 4, "KG-6.6", False)
    assert [each.facts["number"] for each in tie.standings] == [1, 0, 0]


@pytest.mark.rule("KG-6.6")
def test_as_many_birds_share_the_victory() -> None:
    (tie,) = tied(over(position("^H1B@0", "^H1B@0")))
    assert (tie.seats, tie.shared) == ((0, 1), True)
