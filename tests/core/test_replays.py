"""Moves of a record that cannot be made: named with their number, or flagged when asked."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from faubourg import Table
from faubourg.core.errors import BadRecord
from faubourg.core.game_protocol import Refusal
from faubourg.core.phrases import Phrase
from faubourg.core.record import Record
from faubourg.core.replay import Flag, IllegalStep, play_text, replay
from faubourg.core.table import Table as CoreTable
from faubourg.games.kensington.model import Lay
from faubourg.games.sunrise import Sunrise
from faubourg.games.sunrise.model import Move, State
from tests.core.random_games import in_both_languages, played, refused
from tests.games.sunrise.positions import rules_of

GAME = played(2, seed=3)
GOOD = GAME.record()
DEAL = 6


def with_move(number: int, text: str) -> Record:
    """The good record up to move `number`, which is replaced."""
    return replace(GOOD, moves=(*GOOD.moves[: number - 1], text), result=None)


@pytest.mark.parametrize(
    ("number", "text", "rule"),
    [
        (1, "++", "SL-1.4"),
        (3, "f5=1", "SL-1.4"),
        (DEAL + 1, "a2=1", "SL-2.2"),
        (DEAL + 1, "a1", "SL-0.1"),
        (DEAL + 1, ".", "SL-2.1"),
        (DEAL + 1, "+Y", "SL-2.1"),
        (DEAL + 1, "-Y", "SL-3.1"),
        (DEAL + 1, "f5=9", "SL-2.3"),
        (len(GOOD.moves) + 1, "++", GOOD.result and GOOD.result.ended_by),
    ],
)
def test_an_illegal_move_is_refused_with_its_number_and_its_rule(
    number: int, text: str, rule: str
) -> None:
    error = refused(with_move(number, text), "record-illegal")
    assert isinstance(error, IllegalStep)
    assert error.phrase.facts == {"number": number, "text": text, "rule": rule}
    assert error.refusal.rule == rule
    for sentence in in_both_languages(error):
        assert str(number) in sentence
        assert rule in sentence


@pytest.mark.parametrize("text", ["castle", "f5=0", "f5=", "z9", "f12", "f5@Z", "-?", "é", "+"])
@pytest.mark.parametrize("number", [1, DEAL + 1, 20])
def test_a_text_that_is_no_move_is_refused_with_its_number(number: int, text: str) -> None:
    error = refused(with_move(number, text), "record-move")
    assert (error.phrase.facts["number"], error.phrase.facts["text"]) == (number, text)
    assert all(str(number) in sentence for sentence in in_both_languages(error))


def test_a_very_long_text_that_is_no_move_is_refused_in_words() -> None:
    refused(with_move(1, "x" * 100_000), "record-move")


def test_a_lenient_replay_makes_the_illegal_move_and_flags_it() -> None:
    moves = (*GOOD.moves[:DEAL], "a2=1", ".")
    table, flags = replay(replace(GOOD, moves=moves, result=None), lenient=True, seed=1)
    refusal = GAME.rules.why_not(GAME.steps[DEAL].before, GAME.rules.read("a2=1"))
    assert isinstance(refusal, Refusal)
    assert flags == [Flag(DEAL + 1, "a2=1", refusal)]
    assert [GAME.rules.write(step.move) for step in table.steps][: len(moves)] == [*moves]
    assert table.to_act == 1


def test_a_lenient_replay_flags_every_illegal_move() -> None:
    moves = (*GOOD.moves[:DEAL], "a2=1", "k2=1", ".")
    _, flags = replay(replace(GOOD, moves=moves, result=None), lenient=True)
    assert [(flag.number, flag.refusal.rule) for flag in flags] == [(7, "SL-2.2"), (8, "SL-2.5")]


def test_a_lenient_replay_of_a_card_that_nobody_was_due_is_refused_in_words() -> None:
    record = with_move(DEAL + 1, "+Y")
    with pytest.raises(BadRecord) as caught:
        replay(record, lenient=True, seed=1)
    in_both_languages(caught.value)


@pytest.mark.parametrize("text", ["a1=1", "a1@Y", "f6=1"])
def test_a_lenient_replay_builds_nothing_where_no_building_can_stand(text: str) -> None:
    with pytest.raises(BadRecord) as caught:
        replay(with_move(DEAL + 1, text), lenient=True)
    assert caught.value.phrase.facts["reason"] == Phrase("record-unplayable")


def test_a_lenient_replay_stores_nothing_in_a_full_warehouse() -> None:
    table, rng = Table("kensington", 2, seed=4), Random(4)
    while not (
        table.state.taken is not None and len(table.state.warehouses[table.state.seat]) == 2
    ):
        table.play(rng.choice([m for m in table.moves() if not isinstance(m, Lay)]))
    record = table.record()
    with pytest.raises(BadRecord) as caught:
        replay(replace(record, moves=(*record.moves, ".+")), lenient=True)
    assert caught.value.phrase.facts["reason"] == Phrase("record-unplayable")


def test_a_lenient_replay_still_refuses_what_is_no_move() -> None:
    with pytest.raises(BadRecord) as caught:
        replay(with_move(DEAL + 1, "castle"), lenient=True)
    assert caught.value.phrase.key == "record-move"


def test_a_lenient_replay_still_checks_the_result() -> None:
    with pytest.raises(BadRecord) as caught:
        replay(replace(GOOD, moves=GOOD.moves[:-1]), lenient=True)
    assert caught.value.phrase.key == "record-other-result"


def test_a_replay_that_is_refused_leaves_no_table_behind() -> None:
    with pytest.raises(BadRecord):
        Table.replay(with_move(DEAL + 1, "a2=1"))
    assert Table.replay(GOOD).outcome == GAME.outcome


class Brittle(Sunrise):
    """A game whose moves fail in one of the ways in which a mistaken move can fail."""

    failure: type[Exception] = LookupError

    def play(self, state: State, move: Move) -> State:
        raise self.failure(state, move)


@pytest.mark.parametrize(
    "failure", [LookupError, ValueError, TypeError, AssertionError, AttributeError, RecursionError]
)
def test_a_move_that_cannot_even_be_made_is_refused_as_unplayable(
    failure: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Brittle, "failure", failure)
    table = CoreTable(Brittle(rules_of().edition), 2, dealt=False)
    with pytest.raises(BadRecord) as caught:
        play_text(table, "+Y", 1)
    assert caught.value.phrase.facts["reason"] == Phrase("record-unplayable")
    in_both_languages(caught.value)
