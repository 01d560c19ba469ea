"""Redacted records: they replay to exactly what that viewer saw, and hold nothing else."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from faubourg import Table, read_record
from faubourg.core.edition import Edition
from faubourg.core.errors import BadOption, BadRecord
from faubourg.core.game_protocol import NATURE, Seat, Viewer
from faubourg.core.record import Record, Sight
from faubourg.core.replay import IllegalStep, replay
from tests.core.random_games import AnyTable, in_both_languages, played, small_edition

LANE_GAMES = [("lane", 2, 3), ("lane", 3, 5), ("avenue", 4, 7), ("lane", 4, 11)]
SMALL_GAMES = [(small_edition(), 2, 1), (small_edition(), 3, 2), (small_edition(), 3, 13)]
GAMES = pytest.mark.parametrize(("edition", "seats", "seed"), [*LANE_GAMES, *SMALL_GAMES])


def sights(seats: int) -> list[Sight]:
    return ["spectator", *range(seats)]


def viewer_of(sight: Sight) -> Viewer:
    return Seat(sight) if isinstance(sight, int) else None


def views(table: AnyTable, viewer: Viewer) -> list[Any]:
    states = [*(step.before for step in table.steps), table.state]
    return [table.rules.view(state, viewer) for state in states]


def renewals(table: AnyTable) -> int:
    """How often the deck was renewed from the discards."""
    sizes = [view.deck_size for view in views(table, None)]
    return sum(after > before for before, after in pairwise(sizes))


@GAMES
def test_a_redacted_record_replays_to_its_viewers_views_at_every_step(
    edition: str | Edition[Any], seats: int, seed: int
) -> None:
    table = played(seats, seed, edition)
    for sight in sights(seats):
        again, flags = replay(read_record(table.record(sight).to_json()))
        assert views(again, viewer_of(sight)) == views(table, viewer_of(sight))
        assert flags == []


def test_the_games_above_renew_the_deck() -> None:
    for edition, seats, seed in LANE_GAMES:
        assert renewals(played(seats, seed, edition)) > 0


@GAMES
def test_a_viewer_sees_the_cards_dealt_to_himself_and_no_others(
    edition: str | Edition[Any], seats: int, seed: int
) -> None:
    table = played(seats, seed, edition)
    for sight in sights(seats):
        for text, step in zip(table.record(sight).moves, table.steps, strict=True):
            hidden = step.actor is NATURE and step.before.seat != sight
            assert text == ("+?" if hidden else table.rules.write(step.move))


def test_a_spectator_sees_no_card_dealt() -> None:
    moves = played(3, seed=3).record(sight="spectator").moves
    assert {move for move in moves if move.startswith("+")} == {"+?", "++"}


def test_a_redacted_record_says_whose_eyes_it_has_in_both_forms() -> None:
    table = played(2, seed=3)
    for sight in sights(2):
        record = table.record(sight=sight)
        assert record.sight == sight
        assert read_record(record.to_json()) == record
        assert read_record(record.to_text().encode()) == record


def test_a_redacted_record_keeps_the_result() -> None:
    table = played(2, seed=3)
    assert table.record(sight=0).result == table.outcome


def test_an_unfinished_redacted_record_is_not_dealt_on() -> None:
    record = Table("sunrise", 3, seed=2).record(sight=1)
    table, _ = replay(replace(record, moves=record.moves[:4]))
    assert len(table.steps) == 4


def test_a_record_cannot_be_redacted_for_a_seat_that_is_not_there() -> None:
    with pytest.raises(BadOption) as caught:
        played(2, seed=3).record(sight=2)
    assert caught.value.phrase.key == "no-such-seat"
    in_both_languages(caught.value)


def test_decisions_in_a_redacted_record_are_checked() -> None:
    record = Table("sunrise", 2, seed=3).record(sight=0)
    with pytest.raises(IllegalStep) as caught:
        replay(replace(record, moves=(*record.moves, "a2=1")))
    assert caught.value.refusal.rule == "SL-2.2"


def test_a_hidden_hand_may_play_any_card_but_not_more_than_it_holds() -> None:
    record = Table("sunrise", 2, seed=3, options={"first": 1}).record(sight=0)
    table, _ = replay(replace(record, moves=(*record.moves, "f5=3")))
    assert table.view(0).discards == (3, 0, 0, 0, 0, 0)
    assert table.view(0).hand_sizes == (3, 0)
    with pytest.raises(IllegalStep):
        replay(replace(record, moves=(*record.moves, "f5=4")))


def test_nobody_can_act_in_a_redacted_record_while_cards_are_due() -> None:
    record = Table("sunrise", 2, seed=3).record(sight="spectator")
    with pytest.raises(IllegalStep) as caught:
        replay(replace(record, moves=(*record.moves[:2], "f5=1")))
    assert caught.value.refusal.rule == "SL-1.4"


def test_a_card_face_down_has_no_place_in_a_record_that_shows_all() -> None:
    record: Record = Table("sunrise", 2, seed=3).record()
    with pytest.raises(IllegalStep):
        replay(replace(record, moves=("+?", *record.moves[1:])))


def test_the_result_of_a_redacted_record_is_checked_too() -> None:
    record = played(2, seed=3).record(sight=0)
    assert record.result is not None
    boasting = replace(record, result=replace(record.result, totals=(999, 0)))
    with pytest.raises(BadRecord) as caught:
        replay(boasting)
    assert caught.value.phrase.key == "record-other-result"


def test_a_record_seen_by_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadRecord) as caught:
        replay(replace(played(2, seed=3).record(sight=1), sight=9))
    in_both_languages(caught.value)


def test_a_table_from_a_redacted_record_knows_no_more_than_the_record() -> None:
    record = played(2, seed=3).record(sight=1)
    again, _ = replay(record)
    assert again.record() == record
    assert again.record(sight="spectator") == record
