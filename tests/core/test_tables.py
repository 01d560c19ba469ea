"""The table: it checks what is played, shows what may be seen, and keeps count."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from faubourg import Table
from faubourg.core.errors import BadNotation, BadOption, IllegalMove, Unknown
from faubourg.core.game_protocol import NATURE, Options, Outcome, RuleId
from faubourg.core.table import MAX_NAME
from faubourg.core.table import Table as CoreTable
from faubourg.games.sunrise.model import BuildHouse, Draw, Space, SunriseOptions
from tests.core.random_games import AnyTable, in_both_languages, played
from tests.games.sunrise.positions import rules_of

LANE = rules_of("lane")


def everything(table: AnyTable) -> tuple[Any, ...]:
    return table.state, [*table.steps], table.record(), table.to_act


# Playing


def test_a_new_table_has_its_hands_dealt_and_waits_for_the_first_seat() -> None:
    table = Table("sunrise", 3, seed=7)
    assert table.to_act == 0
    assert table.view().hand_sizes == (3, 3, 3)
    assert [step.actor for step in table.steps] == [NATURE] * 9


def test_another_seat_may_begin() -> None:
    assert Table("sunrise", 3, seed=7, options={"first": 2}).to_act == 2


def test_an_undealt_table_waits_for_no_seat_and_is_not_over() -> None:
    table = CoreTable(LANE, 2, dealt=False)
    assert table.to_act is None
    assert not table.over
    table.deal()
    assert table.to_act == 0


def test_a_move_can_be_played_as_text_or_as_a_value() -> None:
    said, made = Table("sunrise", 2, seed=7), Table("sunrise", 2, seed=7)
    said.play("++")
    made.play(Draw())
    assert everything(said) == everything(made)


def test_every_move_that_the_table_offers_can_be_played() -> None:
    for move in Table("sunrise", 2, seed=7).moves():
        table = Table("sunrise", 2, seed=7)
        assert table.why_not(move) is None
        table.play(move)
        assert move in [step.move for step in table.steps]


def test_after_a_move_cards_are_dealt_until_a_seat_has_to_decide() -> None:
    table = Table("sunrise", 2, seed=7)
    table.play("++")
    assert table.to_act == 1
    assert table.view(0).hand_sizes == (5, 3)


@pytest.mark.parametrize("move", ["a2=1", ".", "-Y", "+Y", BuildHouse(Space(-1), 1)])
def test_an_illegal_move_is_refused_with_its_rule_and_changes_nothing(move: Any) -> None:
    table = Table("sunrise", 2, seed=7)
    before = everything(table)
    with pytest.raises(IllegalMove) as caught:
        table.play(move)
    assert caught.value.refusal == table.why_not(move)
    assert str(caught.value).endswith(f"[{caught.value.refusal.rule}]")
    in_both_languages(caught.value)
    assert everything(table) == before


def test_a_text_that_is_no_move_is_refused_and_changes_nothing() -> None:
    table = Table("sunrise", 2, seed=7)
    before = everything(table)
    for door in (table.play, table.why_not, table.gain):
        with pytest.raises(BadNotation):
            door("castle")
    assert everything(table) == before


def test_the_gain_of_a_move_is_what_the_sheet_has_more_after_it() -> None:
    table = Table("sunrise", 2, seed=7)
    house = next(move for move in table.moves() if isinstance(move, BuildHouse))
    gain = table.gain(house)
    table.play(house)
    assert sum(line.points for line in gain) > 0
    assert table.sheet() == gain
    assert table.totals() == (sum(line.points for line in gain), 0)


def test_the_gain_of_an_illegal_move_is_refused() -> None:
    with pytest.raises(IllegalMove):
        Table("sunrise", 2, seed=7).gain("a2=1")


# The end


def test_a_game_that_goes_on_has_no_outcome() -> None:
    table = Table("sunrise", 2, seed=7)
    assert table.outcome is None
    assert not table.over


def test_a_game_that_is_over_has_an_outcome_and_no_moves() -> None:
    table = played(3, seed=7)
    assert table.over
    assert table.to_act is None
    assert table.moves() == []
    assert table.outcome is not None
    assert table.outcome.totals == table.totals()
    assert table.why_not("++") is not None


def test_totals_as_if_over_count_the_bonuses() -> None:
    table = played(2, seed=7, decisions=20)
    lines = table.sheet(as_if_over=True)
    assert len(lines) > len(table.sheet())
    assert sum(table.totals(as_if_over=True)) == sum(line.points for line in lines)


def test_winners_are_all_seats_in_the_first_place() -> None:
    assert Outcome(RuleId("SL-4.1"), (1, 3, 1), (9, 2, 9)).winners == (0, 2)


# Views


def test_a_seat_sees_its_own_hand_and_a_spectator_sees_none() -> None:
    table = Table("sunrise", 2, seed=7)
    assert table.view(0).hand == table.state.hands[0]
    assert table.view(1).hand == table.state.hands[1]
    assert table.view().hand is None
    assert table.view(None) == table.view()


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_there_sees_nothing(seat: int) -> None:
    with pytest.raises(BadOption) as caught:
        Table("sunrise", 2, seed=7).view(seat)
    assert caught.value.phrase.key == "no-such-seat"
    in_both_languages(caught.value)


# Opening a table


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_a_table_has_as_many_seats_as_the_game_allows(seats: int) -> None:
    with pytest.raises(BadOption) as caught:
        Table("sunrise", seats)
    assert caught.value.phrase.facts == {"seats": seats, "fewest": 2, "most": 4}
    in_both_languages(caught.value)


@pytest.mark.parametrize(
    "options",
    [{"zoo": 1}, {"ties": "never"}, {"first": "x"}, {"first": 2}, {"first": -1}, {"first": None}],
)
def test_an_option_that_the_game_does_not_have_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption) as caught:
        Table("sunrise", 2, options=options)
    in_both_languages(caught.value)


def test_options_come_as_their_values_as_loose_text_or_not_at_all() -> None:
    given = SunriseOptions(ties="skip", first=1)
    assert Table("sunrise", 2, options=given).options == given
    assert Table("sunrise", 2, options={"ties": "skip", "first": "1"}).options == given
    assert Table("sunrise", 2).options == SunriseOptions()


class ChessOptions(Options, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    castling: bool = True


def test_the_options_of_another_game_are_refused() -> None:
    with pytest.raises(BadOption) as caught:
        Table("sunrise", 2, options=ChessOptions(castling=False))
    in_both_languages(caught.value)


def test_a_table_is_found_by_the_name_of_its_game_and_edition() -> None:
    assert Table("sunrise", 2).rules.edition.key == "lane"
    assert Table("sunrise", 2, edition="avenue").rules.edition.key == "avenue"
    for game, edition in (("chess", None), ("sunrise", "deluxe")):
        with pytest.raises(Unknown) as caught:
            Table(game, 2, edition=edition)
        in_both_languages(caught.value)


# Names


def test_seats_without_names_are_numbered_from_one() -> None:
    assert Table("sunrise", 3).names == ("seat 1", "seat 2", "seat 3")


def test_names_are_kept_on_one_printable_line_of_bounded_length() -> None:
    names = Table("sunrise", 2, names=["Ann\n\x1b[31m\u2028a", "é" * 500]).names
    assert names == ("Ann[31ma", "é" * MAX_NAME)
    assert all(name.isprintable() for name in names)


def test_a_name_without_a_printable_character_gives_way_to_the_number_of_the_seat() -> None:
    assert Table("sunrise", 2, names=["\n", "Bea"]).names == ("seat 1", "Bea")


def test_names_lose_the_blanks_around_them() -> None:
    assert Table("sunrise", 2, names=["  Ann ", "B" * (MAX_NAME - 1) + " C"]).names == (
        "Ann",
        "B" * (MAX_NAME - 1),
    )


@pytest.mark.parametrize("names", [["Ann"], ["Ann", "Bea", "Cleo"]])
def test_there_is_one_name_per_seat(names: list[str]) -> None:
    with pytest.raises(BadOption) as caught:
        Table("sunrise", 2, names=names)
    assert caught.value.phrase.facts == {"names": len(names), "seats": 2}
    in_both_languages(caught.value)


# Seeds


def test_the_same_seed_deals_the_same_game() -> None:
    assert played(3, seed=5).record() == played(3, seed=5).record()


def test_different_seeds_deal_different_games() -> None:
    deals = {Table("sunrise", 4, seed=seed).record().moves for seed in range(50)}
    assert len(deals) == 50


def test_without_a_seed_every_table_is_dealt_anew() -> None:
    deals = {Table("sunrise", 4).record().moves for _ in range(5)}
    assert len(deals) > 1


def test_states_of_a_table_are_values_that_travel_as_json() -> None:
    table = played(2, seed=7, decisions=5)
    data = msgspec.json.encode(table.state)
    assert msgspec.json.decode(data, type=type(table.state)) == table.state


@pytest.mark.parametrize("game", ["sunrise", "kensington"])
def test_lots_name_a_seat_that_begins_and_the_record_names_it(game: str) -> None:
    begun = set()
    for seed in range(40):
        table = Table(game, 3, seed=seed, options={"first": "lots"})
        assert table.to_act == table.record().options.get("first", 0)
        assert Table.replay(table.record()).to_act == table.to_act
        begun.add(table.to_act)
    assert begun == {0, 1, 2}


def test_the_same_seed_draws_the_same_lots() -> None:
    lots = [Table("sunrise", 4, seed=5, options={"first": "lots"}).to_act for _ in range(3)]
    assert len({*lots}) == 1


def test_without_a_word_about_it_the_first_seat_begins() -> None:
    assert {Table("sunrise", 3, seed=seed).to_act for seed in range(10)} == {0}


def test_rules_alone_draw_no_lots() -> None:
    with pytest.raises(BadOption):
        LANE.setup(3, SunriseOptions(first="lots"))
