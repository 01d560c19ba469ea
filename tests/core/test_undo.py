"""Taking back: what revealed nothing, by whoever did it; anything by consent, without new cards."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from faubourg import CannotUndo, Table
from faubourg.core.game_protocol import NATURE
from faubourg.games.bella_vista.model import Stage
from tests.core.random_games import AnyTable, in_both_languages, played


def first_build(table: AnyTable) -> str:
    return str(table.rules.write(table.moves()[0]))


def texts(table: AnyTable) -> list[str]:
    return [table.rules.write(step.move) for step in table.steps]


def cannot(table: AnyTable, reason: str, seat: int | None = None) -> None:
    before, log = table.state, [*table.steps]
    assert table.why_not_undo(seat) == reason
    with pytest.raises(CannotUndo) as caught:
        table.undo(seat)
    assert caught.value.phrase.key == reason
    in_both_languages(caught.value)
    assert (table.state, [*table.steps]) == (before, log)


def test_there_is_nothing_to_take_back_before_the_first_decision() -> None:
    table = Table("sunrise", 2, seed=7)
    cannot(table, "undo-nothing")
    cannot(table, "undo-nothing", seat=0)
    with pytest.raises(CannotUndo):
        table.undo(by_consent=True)


def test_a_build_can_be_taken_back() -> None:
    table = Table("sunrise", 2, seed=7)
    before, log = table.state, [*table.steps]
    move = table.moves()[0]
    table.play(move)
    assert table.why_not_undo(0) is None
    assert table.undo(0) == move
    assert (table.state, [*table.steps]) == (before, log)


def test_a_path_can_be_taken_back_space_by_space() -> None:
    table = Table("sunrise", 2, seed=7)
    before = table.state
    table.play(first_build(table))
    table.play(first_build(table))
    table.undo()
    table.undo()
    assert table.state == before
    cannot(table, "undo-nothing")


@pytest.mark.parametrize("last", ["++", "."])
def test_what_brought_cards_cannot_be_taken_back(last: str) -> None:
    table = Table("sunrise", 2, seed=7)
    if last == ".":
        table.play(first_build(table))
    table.play(last)
    cannot(table, "undo-revealed")
    cannot(table, "undo-revealed", seat=0)


def test_a_seat_cannot_take_back_what_another_did() -> None:
    table = Table("sunrise", 2, seed=7)
    table.play(first_build(table))
    cannot(table, "undo-not-yours", seat=1)
    assert table.undo(0)


def test_a_discard_can_be_taken_back() -> None:
    table = Table("sunrise", 2, seed=7)
    for text in ("++", "++", "++"):
        table.play(text)
    before = table.state
    table.play(table.moves()[0])
    table.undo(0)
    assert table.state == before


def test_by_consent_a_draw_is_taken_back_and_brings_the_same_cards_again() -> None:
    table = Table("sunrise", 2, seed=7)
    table.play("++")
    once = texts(table)
    assert table.why_not_undo(1, by_consent=True) is None
    assert table.rules.write(table.undo(by_consent=True)) == "++"
    assert table.to_act == 0
    table.play("++")
    assert texts(table) == once


def test_the_next_card_is_the_same_whatever_is_done_before_drawing_it() -> None:
    drawn, built = Table("sunrise", 2, seed=7), Table("sunrise", 2, seed=7)
    drawn.play("++")
    built.play(first_build(built))
    built.play(".")
    assert texts(drawn)[7] == texts(built)[8]
    drawn.undo(by_consent=True)
    drawn.play(first_build(drawn))
    drawn.play(".")
    assert texts(drawn) == texts(built)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_taken_back_by_consent_and_played_again_is_the_same_game(seats: int) -> None:
    table = played(seats, seed=11)
    once = texts(table)
    decisions = []
    while table.why_not_undo(by_consent=True) is None:
        decisions.append(table.undo(by_consent=True))
    assert all(step.actor is NATURE for step in table.steps)
    assert table.record().moves == Table("sunrise", seats, seed=11).record().moves
    for move in reversed(decisions):
        table.play(move)
    assert texts(table) == once


def test_the_last_move_of_a_game_can_be_taken_back_by_consent() -> None:
    table = played(2, seed=11)
    table.undo(by_consent=True)
    assert not table.over
    assert table.outcome is None


# Practice


def against_a_bot() -> AnyTable:
    return Table("sunrise", 2, seed=7, bots={1: "greedy"})


def test_taking_back_a_draw_against_bots_makes_the_game_practice() -> None:
    table = against_a_bot()
    table.play("++")
    before = table.practice
    table.undo(by_consent=True)
    assert (before, table.practice) == (False, True)
    table.play("++")
    assert table.record().practice, "it stays so"


def test_taking_back_what_a_bot_has_decided_makes_the_game_practice() -> None:
    table = against_a_bot()
    table.play("++")
    table.play(first_build(table))
    table.undo(by_consent=True)
    assert table.practice


def test_taking_back_what_told_nothing_leaves_the_game_what_it_was() -> None:
    table = against_a_bot()
    table.play(first_build(table))
    table.undo(0)
    table.play(first_build(table))
    table.undo(by_consent=True)
    assert not table.practice


def turned_over(own: bool) -> AnyTable:
    """Against a bot, just after a card was turned over: one's own, by oneself, or the bot's."""
    for seed in range(40):
        table: AnyTable = Table("bella_vista", 2, seed=seed, bots={1: "greedy"})
        rng = Random(seed)
        while not table.over:
            table.play(rng.choice(table.moves()))
            decision, *answers = table.steps[table.steps.index(last_decision(table)) :]
            stages = [each.after.stage for each in answers]
            is_own = decision.actor == 0 and (table.to_act == 0) is own
            if is_own and stages == [Stage.BUILD]:
                return table
    raise AssertionError


def last_decision(table: AnyTable) -> Any:
    return next(step for step in reversed(table.steps) if step.actor is not NATURE)


def test_taking_back_what_only_turned_ones_own_card_over_is_no_practice() -> None:
    for own in (True, False):
        table = turned_over(own)
        assert table.why_not_undo(0) == "undo-revealed"
        assert table.would_be_practice(0) is not own
        table.undo(by_consent=True)
        assert table.practice is not own


def test_it_is_known_before_whether_a_take_back_makes_practice() -> None:
    table = against_a_bot()
    assert not table.would_be_practice(0)
    table.play(first_build(table))
    assert not table.would_be_practice(0)
    table.play(".")
    assert table.would_be_practice(0)


def test_among_people_who_agree_nothing_is_practice() -> None:
    table = Table("sunrise", 2, seed=7)
    table.play("++")
    table.undo(by_consent=True)
    assert not table.practice
