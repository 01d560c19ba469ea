"""Tree search over kernels: it sees what one seat sees, repeats itself, and stops when told."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from faubourg.core.game_catalogue import find_rules
from faubourg.core.game_protocol import NATURE, AnyRules, Seat
from faubourg.core.table import Table
from faubourg.kernels.kernel_catalogue import encoded_view, find_kernel, games_with_kernels
from faubourg.kernels.kernel_protocol import UNSEEN, Kernel
from faubourg.kernels.search.records import NODES_USED, desk_for
from faubourg.kernels.search.search_settings import Limits, Manner, Tried
from faubourg.kernels.search.searching import AT_A_TIME, growing_answers, search
from faubourg.testing.game_facts import random_move
from tests.long_forms import in_full

GAMES = in_full(games_with_kernels(), short=("sunrise",))
"""Each has its search compiled first."""
FEW = Limits(300)


def states_of_a_game(rules: AnyRules, seats: int, seed: int) -> Iterator[Any]:
    """Every position of a game at random, before and after Nature's draws."""
    rng = Random(seed)
    state = Table(rules, seats, seed=seed).state
    while rules.to_act(state) is not None:
        yield state
        state = rules.play(state, random_move(rules, state, rng))


def decisions(rules: AnyRules, seats: int, seed: int, every: int) -> list[Any]:
    found = [s for s in states_of_a_game(rules, seats, seed) if rules.to_act(s) is not NATURE]
    return found[::every]


def searched(
    game: str, state: Any, manner: Manner | None = None, limits: Limits = FEW, seed: int = 1
) -> list[Tried]:
    """By the seat to act, from its view."""
    rules, kernel = find_rules(game), find_kernel(game)
    seat = rules.to_act(state)
    assert isinstance(seat, int)
    box, position = encoded_view(kernel, rules, rules.view(state, Seat(seat)))
    return search(kernel, box, position, seat, manner or Manner(), limits, seed)


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_sees_of_an_action_what_the_readable_rules_let_it_glimpse(game: str) -> None:
    rules, kernel = find_rules(game), find_kernel(game)
    for seats in rules.seats:
        for state in [*states_of_a_game(rules, seats, seed=seats)][::7]:
            for viewer in map(Seat, range(seats)):
                _glimpses_agree(kernel, rules, state, viewer)


def _glimpses_agree(kernel: Kernel, rules: AnyRules, state: Any, viewer: Seat) -> None:
    box = kernel.pack_view(rules, rules.view(state, viewer))
    positions = kernel.encode(rules, box, state)
    room = np.zeros(kernel.most_moves, np.int32)
    shown: dict[Any, set[int]] = {}
    for action in room[: kernel.legal(box, positions, 0, room)].tolist():
        move = kernel.move_of(rules, action)
        glimpse = rules.glimpse(state, move, viewer)
        seen = int(kernel.seen_as(box, positions, 0, viewer, action))
        assert seen == action or glimpse != move
        assert seen != action or glimpse == move
        shown.setdefault(glimpse, set()).add(seen)
    assert all(len(numbers) == 1 for numbers in shown.values())
    assert len({*map(min, shown.values())}) == len(shown)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_answer(game: str) -> None:
    for threads in (1, 2):
        state, manner = decisions(find_rules(game), 2, 5, 20)[1], Manner(threads=threads)
        assert searched(game, state, manner) == searched(game, state, manner)
        assert searched(game, state, manner) != searched(game, state, manner, seed=2)


@pytest.mark.parametrize("game", ["bella_vista", "sunrise"])
def test_what_is_hidden_makes_no_difference(game: str) -> None:
    rules, kernel = find_rules(game), find_kernel(game)
    for number, state in enumerate(decisions(rules, 3, seed=8, every=15)):
        seat = rules.to_act(state)
        assert isinstance(seat, int)
        view = rules.view(state, Seat(seat))
        box, position = encoded_view(kernel, rules, view)
        dealt = [state, rules.imagine(view, Random(number))]
        answers = [
            search(kernel, box, kernel.encode(rules, box, each), seat, Manner(), FEW, 3)
            for each in dealt
        ]
        assert answers[0] == answers[1] == search(kernel, box, position, seat, Manner(), FEW, 3)


@pytest.mark.parametrize("game", GAMES)
def test_all_iterations_are_made_whatever_the_number_of_threads(game: str) -> None:
    state = decisions(find_rules(game), 2, 5, 20)[2]
    for threads in (1, 2, 3):
        tried = searched(game, state, Manner(threads=threads), Limits(400))
        assert sum(each.visits for each in tried) == 400


@pytest.mark.parametrize("game", GAMES)
def test_only_legal_moves_are_tried_at_every_number_of_seats(game: str) -> None:
    rules, kernel = find_rules(game), find_kernel(game)
    for seats in rules.seats:
        for state in decisions(rules, seats, seed=seats, every=25):
            tried = searched(game, state)
            assert {kernel.move_of(rules, each.action) for each in tried} <= {*rules.moves(state)}
            assert all(0 <= each.wins <= 1 and 0 <= each.reward <= 1 for each in tried)
            for each in tried:
                assert len(each.chances) == seats
                assert sum(each.chances) == pytest.approx(1, abs=1e-4)


@pytest.mark.parametrize(
    "manner",
    [
        Manner(playouts="worth", deepest=1, rounds=2),
        Manner(horizon=6),
        Manner(playouts="worth"),
        Manner(playouts="worth", trust=20.0, widening=0.5, decides_by="visits"),
        Manner(playouts="worth", widening=0.5, branches_on_draws=False),
        Manner(widening=1.0),
        Manner(branches_on_draws=False),
        Manner(overlooked=("SL-5.2", "SL-5.3", "SL-5.4")),
    ],
)
def test_it_searches_in_every_manner(manner: Manner) -> None:
    state = decisions(find_rules("sunrise"), 4, 5, 30)[1]
    assert sum(each.visits for each in searched("sunrise", state, manner)) == FEW.iterations


def test_hidden_cards_count_only_for_a_search_that_does_not_deal_them_anew() -> None:
    rules, kernel = find_rules("sunrise"), find_kernel("sunrise")
    state = decisions(rules, 3, 5, 30)[1]
    other = rules.imagine(rules.view(state, Seat(state.seat)), Random(3))
    assert other != state
    box = encoded_view(kernel, rules, rules.view(state, Seat(state.seat)))[0]

    def found(cards: Any, *, deals_anew: bool) -> list[Tried]:
        position, manner = kernel.encode(rules, box, cards), Manner(deals_anew=deals_anew)
        return search(kernel, box, position, state.seat, manner, FEW, 1)

    assert found(state, deals_anew=True) == found(other, deals_anew=True)
    assert found(state, deals_anew=False) != found(other, deals_anew=False)


def test_a_game_whose_actions_are_not_judged_cannot_be_searched_by_worth() -> None:
    state = decisions(find_rules("bella_vista"), 2, 5, 20)[1]
    with pytest.raises(ValueError, match="bella_vista cannot judge"):
        searched("bella_vista", state, Manner(playouts="worth"))


def test_it_stops_by_the_clock_and_when_told() -> None:
    state = decisions(find_rules("sunrise"), 2, 5, 20)[1]
    without_end = 10**9
    tried = searched("sunrise", state, limits=Limits(without_end, seconds=0.05))
    assert sum(each.visits for each in tried) < without_end
    calls = iter([False, False, True])
    tried = searched("sunrise", state, limits=Limits(without_end, is_stopped=lambda: next(calls)))
    assert sum(each.visits for each in tried) == 2 * AT_A_TIME


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_an_answer_that_grows_ends_as_one_given_at_once(threads: int) -> None:
    rules, kernel = find_rules("sunrise"), find_kernel("sunrise")
    state, manner = decisions(rules, 2, 5, 20)[1], Manner(threads=threads)
    box, position = encoded_view(kernel, rules, rules.view(state, Seat(state.seat)))
    limits = Limits(1000, every=300)
    answers = [*growing_answers(kernel, box, position, state.seat, manner, limits, 1)]
    assert [sum(each.visits for each in tried) for tried in answers] == [300, 600, 900, 1000]
    assert answers[-1] == searched("sunrise", state, manner, Limits(1000))


def test_a_full_tree_grows_no_more_but_goes_on_learning() -> None:
    from faubourg.kernels.search.iterations import iterate
    from faubourg.kernels.search.searching import settings_of

    rules, kernel = find_rules("sunrise"), find_kernel("sunrise")
    view = rules.view(decisions(rules, 2, 5, 20)[0], Seat(0))
    box, position = encoded_view(kernel, rules, view)
    desk = desk_for(kernel, box, position, 8)
    iterate(box, desk, settings_of(Manner(), 0, 2), 500)
    assert desk.tree["visits"][0] == 500
    assert desk.counts[NODES_USED] == 8


def test_nobody_imports_a_game_to_search_another() -> None:
    program = (
        "import sys\n"
        "from faubourg.kernels.kernel_catalogue import find_kernel\n"
        "import faubourg.kernels.search.searching\n"
        "find_kernel('sunrise')\n"
        "print(*(name for name in sys.modules if name.startswith('faubourg.kernels.')))\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert "faubourg.kernels.sunrise.kernel" in done.stdout
    assert "kensington" not in done.stdout
    assert "bella_vista" not in done.stdout


def test_unseen_is_no_action() -> None:
    assert UNSEEN < 0
