"""Programs of one's own that play well: what they are told, and what they may answer."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from faubourg.arena.bot_match import Fixture, play_game, play_match
from faubourg.bots import Budget
from faubourg.bots.own_bots.program_bot import choose_at
from faubourg.bots.own_bots.program_messages import AskMove, OfferedMove, SeenMove
from faubourg.core.game_catalogue import games
from faubourg.core.game_protocol import Seat
from faubourg.core.messages import messages
from faubourg.core.replay import replay
from faubourg.core.table import Table
from tests.bots.own_programs import (
    FIRST_MOVE,
    READY,
    at_table,
    listening,
    refused_once,
    said,
    script,
)
from tests.patience import PATIENCE


def as_heard(message: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(message))


@pytest.mark.parametrize("game", sorted(games()))
def test_a_program_plays_a_whole_game(game: str) -> None:
    played = play_game(Fixture(game, (str(FIRST_MOVE), "random"), 1, seed=2), 0)
    assert played.failures == ()
    assert played.record.seats == ("first-move.sh", "random")
    assert (*played.record.bots.values(),) == ("first-move.sh", "random")
    assert played.record.result == played.outcome


@pytest.mark.needs("node")
@pytest.mark.parametrize("game", sorted(games()))
def test_the_example_for_node_plays_a_whole_game(game: str) -> None:
    program = str(FIRST_MOVE.with_name("most-points.mjs"))
    played = play_game(Fixture(game, ("random", program), 1, seed=2), 0)
    assert played.failures == ()
    assert played.outcome.places == (2, 1)


def test_the_same_games_are_played_in_processes_of_their_own() -> None:
    fixture = Fixture("sunrise", (str(FIRST_MOVE), "random"), 4, seed=2)
    alone, together = ([*play_match(fixture, workers)] for workers in (1, 2))
    assert sorted(together, key=lambda each: each.number) == alone


def test_a_program_is_told_who_plays_what_and_how_it_ended(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    players = (str(listening(tmp_path, heard)), "random")
    options = {"ties": "next"}
    fixture = Fixture("sunrise", players, 1, 2, "avenue", options, Budget(7), seconds=PATIENCE)
    played = play_game(fixture, 0)
    hello, *asked, over = said(heard)
    assert hello == {
        "type": "hello",
        "protocol": 1,
        "game": "sunrise",
        "edition": {"key": "avenue", "hash": played.record.edition.hash},
        "options": played.record.options,
        "seats": 2,
        "seat": 0,
        "names": ["listening.sh", "random"],
        "seconds": PATIENCE,
        "iterations": 7,
    }
    assert {each["type"] for each in asked} == {"move"}
    assert over["outcome"] == as_heard(played.outcome)


@pytest.mark.parametrize("game", sorted(games()))
def test_a_program_hears_exactly_what_its_seat_saw(game: str, tmp_path: Path) -> None:
    """All that it is told can be made again from the record that its seat may have."""
    heard = tmp_path / "heard"
    fixture = Fixture(game, (str(listening(tmp_path, heard)), "greedy"), 1, seed=4)
    record = play_game(fixture, 0).record
    whole, _ = replay(record)
    seen, _ = replay(whole.record(0))
    assert len(seen.steps) == len(whole.steps)
    steps = [n for n, step in enumerate(seen.steps) if step.actor == 0]
    told = said(heard)[1:-1]
    assert len(told) == len(steps)
    known = 0
    for message, number in zip(told, steps, strict=True):
        assert message == as_heard(question(seen, number, known))
        known = number


def question(seen: Table[Any, Any, Any], number: int, known: int) -> AskMove:
    """What seat 0 is asked before a step of a table that knows only what the seat saw."""
    rules = seen.rules
    view = rules.view(seen.steps[number].before, Seat(0))
    state = rules.imagine(view, Random(number))
    offered = []
    for move in rules.moves(state):
        points = sum(line.points for line in rules.gain(state, move) if line.seat == 0)
        offered.append(OfferedMove(rules.write(move), points))
    log = [
        SeenMove(step.actor if isinstance(step.actor, int) else None, rules.write(step.move))
        for step in seen.steps[known:number]
    ]
    return AskMove(view, tuple(offered), known, tuple(log))


def test_what_was_taken_back_is_told_by_a_smaller_number(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    with at_table(listening(tmp_path, heard), game="kensington") as (bot, table):
        first = choose_at(table, Seat(0), bot, Random(1))
        table.play(first)
        while table.to_act == 0:
            table.play(choose_at(table, Seat(0), bot, Random(1)))
        told = len(said(heard))
        table.undo(by_consent=True)
        choose_at(table, Seat(0), bot, Random(1))
        message = said(heard)[told]
        assert message["since"] + len(message["log"]) == len(table.steps)
        table.undo(by_consent=True)
        choose_at(table, Seat(0), bot, Random(1))
        assert said(heard)[-1]["since"] == len(table.steps)
        assert said(heard)[-1]["log"] == []


def test_a_program_may_say_what_it_thinks_of_moves(tmp_path: Path) -> None:
    answer = (
        '{"move": "++", "advice": [{"move": "zz"}, {"move": "d4=1", "value": 2.5, "chance": 0.25},'
        ' {"move": "++", "value": 3, "chance": 0.5, "error": 0.1}], "mood": "calm"}'
    )
    program = script(tmp_path, f"{READY}echo '{answer}'\nread -r line")
    with at_table(program) as (bot, table):
        advice = bot.advise(table.rules, table.view(0), Random(1), Budget())
        assert bot.failure is None
        found = [(table.rules.write(each.move), each.value, each.chance) for each in advice]
        assert found[0] == ("++", 3.0, 0.5)
        assert advice[0].error == 0.1
        assert "zz" not in {text for text, _, _ in found}


# Moves that the rules refuse


def test_an_illegal_move_is_answered_with_the_rule_and_what_to_do_instead(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    with at_table(refused_once(tmp_path, heard, "a2=1")) as (bot, table):
        move = choose_at(table, Seat(0), bot, Random(1))
        assert table.rules.write(move) == "++"
        assert bot.failure is None
        refusal = table.why_not("a2=1")
        assert refusal is not None
        (told,) = said(heard)
        assert (told["type"], told["move"], told["tries"]) == ("refused", "a2=1", 2)
        assert (told["rule"], told["reason"]) == (refusal.rule, refusal.reason)
        assert told["text"] == messages("en").refusal(refusal, table.remedy("a2=1"))
        assert {*told["instead"]} <= {table.rules.write(move) for move in table.moves()}


def test_a_text_that_is_no_move_is_answered_with_what_was_expected(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    with at_table(refused_once(tmp_path, heard, "e4 e5")) as (bot, table):
        choose_at(table, Seat(0), bot, Random(1))
        assert bot.failure is None
        (told,) = said(heard)
        assert told["rule"] is None
        assert "“e4 e5” is not a move" in told["text"]
