"""Hints: the best moves with everybody's chance, honest errors, and what speaks for each."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import pytest

import faubourg
from faubourg.bots import Budget, find_bot
from faubourg.bots.hints import (
    FEW_GAMES,
    MOST,
    ONE_TREE,
    HintRequest,
    Hints,
    growing_hints,
    hints,
)
from faubourg.bots.how_far_ahead import Chance, distance
from faubourg.bots.levels import HARD, LEVELS
from faubourg.bots.percents import manner_of_speaking, margin, percents
from faubourg.bots.proposed_turn import LONGEST, proposed_turn
from faubourg.core.errors import BadOption
from faubourg.core.game_protocol import Seat, totals
from faubourg.core.table import Table
from faubourg.games.sunrise.model import Stage
from faubourg.kernels.search import searching
from tests.bots.bots_at_a_position import LANE
from tests.bots.test_levels import one_move_from_the_end
from tests.games.sunrise.positions import position
from tests.games.sunrise.printed_board import town
from tests.long_forms import in_full

GAMES = ("bella_vista", "kensington", "sunrise")
SOME = Budget(iterations=2000)


def table_after(game: str, moves: int, seats: int = 3) -> Table[Any, Any, Any]:
    """A table at which planners have played for a while, and somebody has a choice."""
    table, rng = faubourg.Table(game, seats=seats, seed=3), Random(3)
    while len(table.steps) < moves or len(table.moves()) < 2:
        seat = table.to_act
        assert seat is not None
        table.play(
            find_bot("planner").advise(table.rules, table.view(seat), rng, Budget(50))[0].move
        )
    return table


def asked(table: Table[Any, Any, Any], **changes: Any) -> HintRequest:
    return HintRequest(table.rules, table.view(table.to_act), Random(5), **changes)


def by_games(table: Table[Any, Any, Any], **changes: Any) -> Hints:
    return hints(asked(table, budget=SOME, **changes))


# Without games


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("moves", [0, 25, 60])
def test_without_games_there_are_three_legal_moves_with_reasons_and_no_chances(
    game: str, moves: int
) -> None:
    table = table_after(game, moves)
    found = hints(asked(table, searches=False))
    legal = {table.rules.write(move) for move in table.moves()}
    assert len(found.best) == min(MOST, len(legal))
    assert {hint.moves[0] for hint in found.best} <= legal
    assert not found.games
    assert found.lead is None
    assert all(not hint.chances and not hint.margin for hint in found.best)


@pytest.mark.parametrize("game", GAMES)
def test_the_reasons_are_those_of_the_whole_turn_that_can_be_played_like_this(game: str) -> None:
    for moves in range(0, 80, 8):
        table = table_after(game, moves)
        (first, *_), seat = hints(asked(table, searches=False)).best, table.to_act
        before = table.totals(as_if_over=True)
        state = table.state
        for number, text in enumerate(first.moves):
            assert table.rules.to_act(state) == seat, number
            assert table.rules.why_not(state, table.rules.read(text)) is None
            state = table.rules.play(state, table.rules.read(text))
        after = totals(table.rules.sheet(state, as_if_over=True), len(before))
        for each in range(len(before)):
            told = sum(reason.points or 0 for reason in first.reasons if reason.seat == each)
            assert told == after[each] - before[each]


def test_a_turn_is_proposed_until_something_is_drawn_or_it_gets_long() -> None:
    state = position(town(b1="b1", d1="b1"), ("GBBYY", ""))
    planner, rng = find_bot("planner"), Random(1)
    turn = proposed_turn(LANE, state, LANE.read("c1=1"), planner, rng, Budget(100))
    assert LANE.write(turn.moves[-1]) == "."
    drawing = proposed_turn(LANE, state, LANE.read("++"), planner, rng, Budget(100))
    assert [LANE.write(move) for move in drawing.moves] == ["++"]
    assert len(turn.moves) <= LONGEST


def test_each_step_is_told_from_the_position_in_which_it_is_made() -> None:
    """The last of 3 architects builds a card's number, then the neutral one (BV-4.1)."""
    table = table_after("bella_vista", 0)
    while len(found := hints(asked(table, searches=False)).best[0].moves) < 3:
        table.play(table.rules.read(found[0]))
    first, state = hints(asked(table, searches=False)).best[0], table.state
    for text, step in zip(first.moves, first.steps, strict=True):
        move = table.rules.read(text)
        assert step.told == table.rules.tell(table.rules.view(state, table.to_act), move)
        assert step.is_forced == (len([*table.rules.moves(state)]) == 1)
        state = table.rules.play(state, move)
    keys = [step.told.key.removeprefix("bella-told-") for step in first.steps]
    assert keys == ["place", "unfulfilled", "neutral", "round-done"]


def test_where_there_is_one_move_there_is_nothing_to_choose() -> None:
    state = position(town(b1="b1"), ("", ""), last="b1")
    found = hints(HintRequest(LANE, LANE.view(state, Seat(0)), Random(1)))
    assert not found.is_choice
    assert [hint.moves for hint in found.best] == [(".",)]
    assert not found.games


# With games


def test_every_seat_has_a_chance_and_they_make_a_hundred() -> None:
    found = by_games(table_after("sunrise", 30))
    assert found.games > SOME.iterations
    for hint in found.best:
        assert len(hint.chances) == 3
        assert sum(hint.chances) == 100
        assert 1 <= hint.margin <= 10
    own = [hint.chances[found.seat] for hint in found.best]
    assert own == sorted(own, reverse=True)


@pytest.mark.parametrize("game", in_full(GAMES, short=("kensington",)))
def test_chances_are_shares_of_games_that_were_played_to_their_end(game: str) -> None:
    """A search that leaves its games before says nothing of chances; weighing a move does."""
    answers = [*growing_hints(asked(table_after(game, 30), budget=SOME, every=500))]
    manner = HARD.manner_at(game)
    leaves_games = manner.horizon > 0 or manner.rounds > 0
    for answer in answers[:-1]:
        is_told = not leaves_games and answer.games >= FEW_GAMES
        assert all(bool(hint.chances) == is_told for hint in answer.best)
    for hint in answers[-1].best:
        assert sum(hint.chances) == 100
        assert hint.margin


def test_the_same_seed_gives_the_same_hints() -> None:
    table = table_after("sunrise", 30)
    assert by_games(table) == by_games(table)


def test_a_win_that_is_there_is_certain_and_no_other_close_to_it() -> None:
    state = one_move_from_the_end()
    found = hints(HintRequest(LANE, LANE.view(state, Seat(0)), Random(1), SOME))
    first = found.best[0]
    assert first.moves[0] == "d5=2"
    assert first.chances == (100, 0)
    assert first.margin == 0
    assert any(each.phrase and each.phrase.key == "reason-ends-at" for each in first.reasons)


def test_hints_say_how_the_first_stands_beside_those_that_come_nearest() -> None:
    for moves in (10, 20, 30, 40):
        found = by_games(table_after("sunrise", moves))
        first, *others = (Chance(hint.chances[found.seat], hint.margin) for hint in found.best)
        apart = {number: distance(first, other) for number, other in enumerate(others, 2)}
        assert found.lead is not None
        assert {apart[number] for number in found.lead.others} == {found.lead.distance}
        assert found.lead.distance == apart[2]


def test_answers_grow_and_the_last_is_done() -> None:
    table = table_after("sunrise", 30)
    answers = [*growing_hints(asked(table, budget=SOME, every=200))]
    games = round(SOME.iterations * HARD.level.effort_at("sunrise"))
    assert [answer.games for answer in answers[:-1]] == [*range(200, games + 1, 200)]
    assert [answer.is_done for answer in answers] == [False] * (len(answers) - 1) + [True]
    assert answers[-1].games > games


def test_on_the_way_there_are_no_chances_after_few_games_and_wider_margins_after_many() -> None:
    table, every = table_after("bella_vista", 25), FEW_GAMES // 2
    request = asked(table, budget=Budget(iterations=15 * every), every=every)
    rng = Random(5)
    request.rules.imagine(request.view, rng)  # as whoever gives hints does before they search
    searched = [*HARD.think(request.rules, request.view, rng, request.budget, every)]
    early, *later = growing_hints(request)
    assert early.games == every
    assert not any(hint.chances for hint in early.best)
    for answer, found in zip(later[:-1], searched[1:], strict=True):
        counted = {table.rules.write(each.move): each.error or 0.0 for each in found.advice}
        for hint in answer.best:
            percent = hint.chances[answer.seat]
            assert hint.margin == margin(ONE_TREE * counted[hint.moves[0]], percent)
            assert hint.margin >= margin(counted[hint.moves[0]], percent)


def table_with_a_contract_to_take(seed: int) -> Table[Any, Any, Any]:
    table, rng = faubourg.Table("bella_vista", seats=2, seed=seed), Random(seed)
    while "." not in (texts := list(map(table.rules.write, table.moves()))) or len(texts) < 2:
        seat = table.to_act
        assert seat is not None
        table.play(find_bot("planner").advise(table.rules, table.view(seat), rng, Budget())[0].move)
    return table


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.rule("BV-3.7")
def test_no_hint_and_no_bot_leaves_a_fulfilled_contract_lying(seed: int) -> None:
    table = table_with_a_contract_to_take(seed)
    for found in growing_hints(asked(table, budget=SOME, every=500)):
        assert all(hint.moves[0].startswith("@") for hint in found.best)
    for bot in LEVELS.values():
        advice = bot.advise(table.rules, table.view(table.to_act), Random(seed), Budget(500))
        assert table.rules.write(advice[0].move).startswith("@")
        assert table.rules.write(advice[-1].move) == "."
    passing = by_games(table, mine=table.rules.read("."))
    assert passing.mine is not None
    assert sum(passing.mine.chances) == 100


def test_thinking_ends_when_it_is_stopped() -> None:
    endless = Budget(iterations=10**9)
    request = asked(table_after("sunrise", 30), budget=endless, every=500, is_stopped=lambda: True)
    assert [answer.is_done for answer in growing_hints(request)][-1]


@pytest.mark.parametrize("game", GAMES)
def test_hardly_any_games_are_played_in_hardly_any_time(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between two looks at the clock lie a few games of each tree, of which hints grow some fifty:
    here every look finds that the time is over."""
    table = table_after(game, 30)
    by_games(table)  # compiles
    late = count()
    monkeypatch.setattr(searching, "monotonic", lambda: float(next(late)))
    found = hints(asked(table, budget=Budget(iterations=20_000, seconds=0.5)))
    assert found.best
    assert found.games < 4000


# Percents


def test_percents_are_whole_and_make_a_hundred() -> None:
    rng = Random(1)
    for _ in range(200):
        weights = [rng.random() for _ in range(rng.randrange(2, 6))]
        chances = [weight / sum(weights) for weight in weights]
        rounded = percents(chances)
        assert sum(rounded) == 100
        assert all(
            abs(whole - 100 * each) < 1 for whole, each in zip(rounded, chances, strict=True)
        )
    assert percents(()) == ()


def test_figures_near_the_ends_become_words() -> None:
    told = [manner_of_speaking(percent, 1) for percent in (0, 2, 3, 50, 97, 98, 100)]
    assert told == ["hardly", "hardly", "about", "about", "about", "surely", "surely"]
    assert [manner_of_speaking(percent, 0) for percent in (100, 50, 0)] == ["won", "shared", "lost"]
    assert margin(0.0101, 50) == 2


def test_no_margin_goes_beyond_never_and_always() -> None:
    assert [margin(0.12, percent) for percent in (20, 50, 85)] == [20, 24, 15]
    assert margin(0.12, 0) == 1, "only the end of the game has no margin"


# From Python


def test_a_table_gives_hints_to_whoever_is_to_act() -> None:
    table = faubourg.Table("sunrise", seats=2, seed=7)
    found = table.hints(games=0, mine="e6=1")
    assert found.seat == table.to_act == 0
    assert found.mine is not None
    with pytest.raises(BadOption):
        table.hints(1, games=0)
    with pytest.raises(faubourg.IllegalMove):
        table.hints(mine="a1=1")


def test_a_table_whose_game_is_over_says_so_instead_of_giving_hints() -> None:
    table = faubourg.Table("sunrise", seats=2, seed=7)
    while not table.over:
        table.play(table.moves()[0])
    with pytest.raises(BadOption) as refused:
        table.hints()
    assert refused.value.phrase.key == "game-over"


def test_two_discards_are_one_hint_in_whatever_order() -> None:
    state = position(town(), ("YGRBBBP", "BB"), stage=Stage.DISCARDING)
    for request in (
        HintRequest(LANE, LANE.view(state, Seat(0)), Random(1), SOME),
        HintRequest(LANE, LANE.view(state, Seat(0)), Random(1), searches=False),
    ):
        turns = [sorted(hint.moves) for hint in hints(request).best]
        assert [len(turn) for turn in turns] == [2] * MOST
        assert len({tuple(turn) for turn in turns}) == MOST


def test_what_follows_a_move_is_thought_about_as_long_as_its_chances_deserve() -> None:
    """A park on d4 leads to three floors on d3 or d5: to stop in between would waste the park."""
    state = position(
        town(f5="b1", f4="a1", e4="a1"), ("RRRG", "YB"), pieces=(12, 12), edition="lane"
    )
    for seed in range(5):
        request = HintRequest(LANE, LANE.view(state, Seat(0)), Random(seed), SOME)
        parks = [each for each in hints(request).best if each.moves[0].startswith("d4@")]
        assert all(each.moves[1] in ("d3=3", "d5=3") for each in parks), parks
        assert parks
