"""Records: written and read again they are the same, and they replay to the same game."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

import faubourg
from faubourg import Table, read_record
from faubourg.core.errors import BadRecord
from faubourg.core.record import FORMAT, Record
from faubourg.core.replay import replay
from faubourg.core.table import Table as CoreTable
from tests.core.random_games import play_on, played, small_edition
from tests.games.sunrise.positions import rules_of

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
FINISHED = played(2, seed=3).record()


@SEATS
def test_a_finished_game_is_the_same_after_json_and_after_text(seats: int) -> None:
    record = played(seats, seed=seats).record()
    assert record.result is not None
    assert read_record(record.to_json()) == record
    assert read_record(record.to_text().encode()) == record


@SEATS
def test_an_unfinished_game_is_the_same_after_json_and_after_text(seats: int) -> None:
    record = played(seats, seed=seats, decisions=9).record()
    assert record.result is None
    assert read_record(record.to_json()) == record
    assert read_record(record.to_text().encode()) == record


@SEATS
def test_a_finished_game_replays_step_by_step(seats: int) -> None:
    table = played(seats, seed=40 + seats)
    again = Table.replay(table.record())
    assert [*again.steps] == [*table.steps]
    assert again.outcome == table.outcome
    assert again.record() == table.record()


def test_a_record_replays_from_bytes_from_a_file_and_as_it_is(tmp_path: Path) -> None:
    table = played(2, seed=5, decisions=6)
    record, file = table.record(), tmp_path / "game.json"
    file.write_bytes(record.to_json())
    for source in (record, record.to_json(), record.to_text().encode(), file):
        assert Table.replay(source).state == table.state


def test_a_replayed_game_goes_on_with_the_cards_of_its_seed() -> None:
    table = played(3, seed=8, decisions=12)
    again = Table.replay(table.record(), seed=8)
    play_on(table, seed=1)
    play_on(again, seed=1)
    assert again.record() == table.record()


def test_a_record_that_stops_within_the_deal_is_dealt_on() -> None:
    record = Table("sunrise", 3, seed=2).record()
    table = Table.replay(replace(record, moves=record.moves[:4]), seed=2)
    assert table.to_act == 0
    assert table.record() == record


def test_a_game_that_has_not_begun_has_a_record_without_moves() -> None:
    record = CoreTable(rules_of(), 2, dealt=False).record()
    assert record.moves == ()
    assert read_record(record.to_text().encode()) == record
    assert read_record(record.to_json()) == record


def test_a_record_says_its_format_engine_game_edition_names_and_options() -> None:
    table = Table("sunrise", 2, seed=1, edition="avenue", options={"first": 1}, names=["Zoé", "#2"])
    record = read_record(table.record().to_json())
    assert (record.format, record.engine) == (FORMAT, faubourg.__version__)
    assert (record.game, record.edition.key) == ("sunrise", "avenue")
    assert (record.seats, record.options) == (("Zoé", "#2"), {"first": 1})
    assert Table.replay(record).names == ("Zoé", "#2")
    assert Table.replay(record).to_act == 1


def test_a_record_holds_neither_seed_nor_state() -> None:
    record = played(2, seed=3).record()
    assert {*Record.__struct_fields__} == {
        *("format", "engine", "game", "edition", "seats", "bots"),
        *("options", "sight", "moves", "result", "practice"),
    }
    assert b"seed" not in record.to_json()


# The readable form


def test_the_text_form_opens_with_its_format_and_ends_with_the_result() -> None:
    lines = played(2, seed=3).record().to_text().splitlines()
    assert lines[0] == f"Faubourg record {FORMAT}"
    assert lines[-1].startswith("result: {")


def test_the_moves_of_the_text_form_fit_a_narrow_window() -> None:
    record = played(4, seed=6).record()
    body = record.to_text().split("\n\n")[1].splitlines()
    assert len(body) > 1
    assert all(len(line) <= 96 for line in body)
    assert tuple(" ".join(body).split()) == record.moves


def test_remarks_stand_beside_the_moves_and_are_not_read() -> None:
    record = played(2, seed=4, decisions=5).record()
    lines = [
        (record.moves[:6], "the deal: #1, f5=2 and ++"),
        (record.moves[6:8], ""),
        (record.moves[8:], "result: nobody knows"),
        ([], "a line of its own"),
    ]
    text = record.to_text(lines)
    assert all(remark in text for _, remark in lines)
    assert read_record(text.encode()) == record


def test_text_with_the_line_ends_of_windows_is_read() -> None:
    record = played(2, seed=4).record()
    assert read_record(record.to_text().replace("\n", "\r\n").encode()) == record


def test_json_is_laid_out_for_people() -> None:
    assert played(2, seed=4).record().to_json().startswith(b'{\n  "format": 1,\n  "engine": ')


# Editions


def test_our_own_editions_are_named_not_embedded() -> None:
    record = Table("sunrise", 2, seed=1).record()
    assert record.edition.data is None
    assert b'"data"' not in record.to_json()


def test_an_edition_that_differs_from_ours_in_its_title_only_is_ours() -> None:
    edition = replace(rules_of("lane").edition, title={"en": "My copy"})
    assert Table("sunrise", 2, seed=1, edition=edition).record().edition.data is None


def test_a_foreign_edition_travels_in_the_record_and_replays() -> None:
    table = played(3, seed=12, edition=small_edition())
    for data in (table.record().to_json(), table.record().to_text().encode()):
        again = Table.replay(data)
        assert [*again.steps] == [*table.steps]
        assert again.rules.edition == small_edition()


def test_a_foreign_edition_under_our_key_travels_as_well() -> None:
    box = rules_of("lane").edition
    edition = replace(box, play=replace(box.play, parks=3))
    record = played(2, seed=12, edition=edition).record()
    assert record.edition.data is not None
    assert Table.replay(record).rules.edition.play.parks == 3


def test_a_record_with_a_foreign_edition_is_the_same_after_json_and_after_text() -> None:
    record = played(2, seed=12, edition=small_edition()).record()
    assert read_record(record.to_json()) == record
    assert read_record(record.to_text().encode()) == record


@pytest.mark.parametrize("odd", ["\u2028", "\u0085", "\t", "\n", "#", '"', "é"])
def test_an_edition_may_have_any_character_in_its_title(odd: str) -> None:
    edition = replace(small_edition(), title={"en": f"Court{odd}yard"})
    table = played(2, seed=12, edition=edition)
    for data in (table.record().to_json(), table.record().to_text().encode()):
        assert Table.replay(data).rules.edition.title == edition.title


def test_a_replay_of_a_good_record_has_no_flags() -> None:
    table = played(2, seed=9)
    _, flags = replay(table.record(), lenient=True)
    assert flags == []


def test_a_record_has_no_more_seats_than_any_table() -> None:
    fields = {"format": 1, "engine": "x", "game": "sunrise", "seats": ["Ann"] * 9}
    stamp = {"edition": {"key": "lane", "hash": "x"}}
    with pytest.raises(BadRecord) as told:
        read_record(msgspec.json.encode(fields | stamp))
    assert told.value.phrase.key == "record-field"
    assert told.value.phrase.facts["field"] == "seats"


def test_names_of_a_record_are_cut_and_bots_without_a_seat_left_out() -> None:
    fields = msgspec.to_builtins(FINISHED)
    odd_bots = {"1": "b" * 99, "7": "x", "-1": "x"}
    fields |= {"seats": ["x" * 5000, "Bob\u202e"], "bots": odd_bots}
    record = read_record(msgspec.json.encode(fields))
    assert record.seats == ("x" * 40, "Bob")
    assert record.bots == {1: "b" * 40}


def test_a_finished_game_without_its_result_replays() -> None:
    assert Table.replay(replace(FINISHED, result=None)).outcome == FINISHED.result


def test_practice_is_kept_in_a_record_and_by_whoever_goes_on_from_it() -> None:
    record = replace(FINISHED, practice=True)
    assert read_record(record.to_json()) == read_record(record.to_text().encode()) == record
    assert replay(record)[0].practice
    assert replay(record)[0].record().practice


def test_a_record_that_is_no_practice_does_not_speak_of_it() -> None:
    assert b"practice" not in FINISHED.to_json()
    assert "practice" not in FINISHED.to_text()
    assert not read_record(FINISHED.to_json()).practice
