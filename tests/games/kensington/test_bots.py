"""Bots at Kensington: legal advice, the whole turn seen, roofs and stolen tiles valued."""

from __future__ import annotations

from random import Random

import pytest

from faubourg.arena.bot_match import Fixture, play_game, play_match, shares
from faubourg.bots import Advice, Budget, find_bot
from faubourg.bots.kensington.facade_value import Sketches, Weights
from faubourg.bots.kensington.planning import plan
from faubourg.bots.kensington.turn_value import Judge
from faubourg.core.table import Table
from faubourg.games.kensington.model import Facade, Finish, Lay, State
from tests.games.kensington.positions import (
    KensingtonTable,
    choices,
    empty_middle,
    play,
    points,
    position,
    rules,
)

NAMES = ("random", "greedy", "planner")
EVERY_BOT = pytest.mark.parametrize("bot", NAMES)


def advice(bot: str, state: State, budget: Budget | None = None) -> list[Advice]:
    view = rules().view(state, state.seat)
    return [*find_bot(bot).advise(rules(), view, Random(1), budget or Budget())]


def first_choice(bot: str, state: State) -> str:
    return rules().write(advice(bot, state)[0].move)


@EVERY_BOT
@pytest.mark.parametrize("seats", [2, 5])
def test_a_bot_advises_every_legal_move_and_no_other_best_first(bot: str, seats: int) -> None:
    table: KensingtonTable = Table(rules(), seats, seed=3)
    rng = Random(3)
    while (seat := table.to_act) is not None:
        advised = find_bot(bot).advise(table.rules, table.view(seat), rng, Budget())
        moves, values = [each.move for each in advised], [each.value for each in advised]
        assert len(moves) == len({*moves})
        assert {*moves} == {*table.moves()}
        assert values == sorted(values, reverse=True)
        table.play(moves[0])


@EVERY_BOT
def test_the_same_seed_gives_the_same_game(bot: str) -> None:
    fixture = Fixture("kensington", (bot, bot, bot), 1, seed=9)
    assert play_game(fixture, 0) == play_game(fixture, 0)


@pytest.mark.parametrize("bot", ["greedy", "planner"])
def test_a_roof_goes_where_it_covers_most(bot: str) -> None:
    state = position("+V3@1", hand="^H1", ender=0)
    assert first_choice(bot, state) == "^H1@1"


@pytest.mark.parametrize("bot", ["greedy", "planner"])
def test_a_token_is_spent_on_roofs_when_there_is_much_to_cover(bot: str) -> None:
    towers = "+V3@1 +V2@1 +V2@1 -V3@-1 -V2@-1 -V2@-1"
    state = empty_middle(position(towers, tokens=(3, 1)), keep="^H1 ^H2 -H1")
    assert first_choice(bot, state).startswith("?^")


def test_the_greedy_bot_keeps_what_it_cannot_build() -> None:
    assert first_choice("greedy", position("^H1@0", hand="^H1")) == ".+"


def test_the_planner_buys_a_roof_that_covers_a_tower() -> None:
    state = position("+V3@1 +V2@1 +V2@1", stored=["", "^H1"], tokens=(1, 1))
    assert first_choice("planner", empty_middle(state, keep="+H1")) == "$2:^H1"


def test_the_planner_lays_a_unit_that_only_stands_together() -> None:
    state = position("+H1@-1 +H1@1 ^H3@-1 +V2@2", hand="-H1 ^C4", ender=0)
    assert first_choice("planner", state) in {"-H1@3"}


def test_at_the_end_the_planner_counts_points_alone() -> None:
    state = position("+H2@1", hand="^H3", ender=0)
    (best, *_) = advice("planner", state)
    assert rules().write(best.move) == "^H3@0"
    over = rules().play(rules().play(state, best.move), Finish())
    assert best.value == points(over)


ROOFED = "+V2@1 -V2@-1 ^H1@0 ^H1@1 ^H1@-1"
"""A building without an open column."""
SIX_BIRDS = ("^H1B ^H1B", "^H2B ^H2B", "^H3B ^C3B")
"""In the warehouses of the rivals: the next bird brings the end."""


@pytest.mark.parametrize("window", ["+H1", "+V2"])
def test_the_planner_builds_on_where_every_column_is_roofed(window: str) -> None:
    assert first_choice("planner", position(ROOFED, hand=window)) == f"{window}@2"


def test_when_the_end_is_near_the_planner_opens_no_column_that_was_all_roofed() -> None:
    state = position(ROOFED, seats=4, hand="+H1", stored=["", *SIX_BIRDS])
    assert first_choice("planner", state) == ".+"


def test_the_planner_keeps_a_roof_for_a_taller_tower_only_while_the_end_is_far() -> None:
    far = position("+V3@1", seats=4, hand="^H1")
    near = position("+V3@1", seats=4, hand="^H1", stored=["", *SIX_BIRDS])
    assert first_choice("planner", far) == ".+"
    assert first_choice("planner", near) == "^H1@1"


PLENTY = "-L1 +L1 -L2 +L2 -T1 +T1 +U1 -U1 -L3 +L3 -L4 +L4 -S1C +S1C +T3 -T3"
"""Tiles for many turns to come."""


@pytest.mark.parametrize(
    ("facade", "stored", "back", "tile"),
    [
        ("+H1@1", "-C3", "?O4", "-O4"),
        ("+H1@1", "^H1 -H1", "?H1", "-H1"),
        ("+V2@1", "-C3", "?H3", "+V3"),
        ("+H2@1", "^H2", "?O4", "-O4"),
        ("+H2@1", "-C3", "?H2", "+H2"),
    ],
)
def test_a_take_is_worth_what_its_tile_and_the_stored_ones_are_built_for(
    facade: str, stored: str, back: str, tile: str
) -> None:
    state = empty_middle(position(facade, stored=[stored]), keep=f"{tile} {PLENTY}")
    worths = {rules().write(each.move): each.value for each in advice("planner", state)}
    best = advice("planner", play(state, back, f"!{tile}"))[0].value
    assert worths[back] == pytest.approx(best)


def test_the_planner_takes_the_window_into_which_its_stored_roof_fits() -> None:
    middle = f"-O4 +V3 -H1 +H2 {PLENTY}"
    state = empty_middle(position("+H1@1 -H1@-1", stored=["^T2"]), keep=middle)
    assert first_choice("planner", state) == "?U1"


def every_turn(state: State) -> list[tuple[list[Lay | Finish], float]]:
    """Every way through the building of a turn, and what the planner thinks of its end."""
    judge = Judge(rules().box, state, Weights())
    found: list[tuple[list[Lay | Finish], float]] = []

    def go_on(at: State, done: list[Lay | Finish]) -> None:
        for move in rules().moves(at):
            if isinstance(move, Finish):
                found.append(([*done, move], judge.finished(at, move)))
            elif isinstance(move, Lay):
                go_on(rules().play(at, move), [*done, move])

    go_on(state, [])
    return found


@pytest.mark.parametrize("hand", ["+H1 ^H2", "-C3 +V2", "-H1 = ^H1"])
def test_every_move_is_valued_by_the_best_turn_that_begins_with_it(hand: str) -> None:
    state = position("+H2@1 -V2@-1", hand=hand)
    expected: dict[Lay | Finish, float] = {}
    for moves, worth in every_turn(state):
        expected[moves[0]] = max(worth, expected.get(moves[0], worth))
    advised = plan(rules(), state, Random(1), Budget())
    assert {each.move: each.value for each in advised} == pytest.approx(expected)


def test_a_small_budget_still_advises_every_move() -> None:
    state = position("+H2@1 -V2@-1", hand="-H1 = ^H1")
    advised = advice("planner", state, Budget(iterations=2))
    assert {rules().write(each.move) for each in advised} == choices(state)


def test_a_sketch_has_the_points_of_the_sheet() -> None:
    sketches = Sketches(rules().box)
    for seed in range(10):
        table: KensingtonTable = Table(rules(), 2, seed=seed)
        rng = Random(seed)
        while not table.over:
            table.play(rng.choice(table.moves()))
        for seat, facade in enumerate(table.state.facades):
            assert sketches[facade].points == points(table.state, seat=seat) - points(
                table.state, "KG-6.5", seat
            )
    assert sketches[Facade()].points == 0


def test_the_planner_beats_the_greedy_bot() -> None:
    fixture = Fixture("kensington", ("planner", "greedy"), 40, seed=11)
    planner, greedy = shares(fixture, [*play_match(fixture)])
    assert planner.rate > 0.55
    assert planner.average > greedy.average


def test_the_greedy_bot_beats_chance() -> None:
    fixture = Fixture("kensington", ("greedy", "random"), 10, seed=11)
    greedy, _ = shares(fixture, [*play_match(fixture)])
    assert greedy.rate > 0.8
