"""Opening a table: its seats, options and names, the seed that deals, and who begins."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from faubourg import Table
from faubourg.core.errors import BadOption, Unknown
from faubourg.core.game_catalogue import find_rules
from faubourg.core.game_options import choices_of
from faubourg.core.game_protocol import Options
from faubourg.core.table import MAX_NAME
from faubourg.games.sunrise.model import SunriseOptions
from tests.core.random_games import in_both_languages, played
from tests.games.sunrise.positions import rules_of

LANE = rules_of("lane")


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


def test_options_with_a_few_values_can_be_offered_but_for_who_begins() -> None:
    found = {each.name: (each.values, each.usual) for each in choices_of(find_rules("sunrise"))}
    assert found["full_areas"] == (("at_once", "round"), "at_once")
    assert "first" not in found
    in_cities = {each.name: each.values for each in choices_of(find_rules("bella_vista"))}
    assert in_cities["closed_contracts"] == (False, True)
    assert "city" not in in_cities


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
