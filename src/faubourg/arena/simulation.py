"""Many games by one policy: what each brought, as columns of numbers.

The compiled rules play where they can; the readable rules play the same games more slowly where
an edition is too large, or where numba is missing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Literal, TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from faubourg.bots import choose, find_bot
from faubourg.core.edition import Edition
from faubourg.core.errors import Unknown
from faubourg.core.game_catalogue import find_game, rules_for
from faubourg.core.game_protocol import NATURE, AnyRules
from faubourg.core.messages import messages
from faubourg.core.table import Table
from faubourg.kernels.kernel_catalogue import find_kernel, packed

Column: TypeAlias = NDArray[np.int32]
Policy: TypeAlias = Literal["random", "greedy"]
POLICIES: tuple[Policy, ...] = ("random", "greedy")
CHUNK = 20_000
"""Games that are in memory as whole positions."""


def known_policy(name: str) -> Policy:
    """The policy of this name; Unknown says which there are."""
    for policy in POLICIES:
        if policy == name:
            return policy
    raise Unknown("unknown-policy", name=name, known=POLICIES)


class Plan(Struct, frozen=True):
    """Games to be simulated; every seat plays by the same policy."""

    game: str
    seats: int
    games: int
    policy: Policy = "random"
    seed: int = 1
    edition: str | Edition[Any] | None = None
    options: dict[str, Any] = {}

    @property
    def rules(self) -> AnyRules:
        return rules_for(self.game, self.edition)

    def table(self) -> Table[Any, Any, Any]:
        """The table before anything is dealt; BadOption or Unknown if something is wrong."""
        seed, options = self.seed, self.options
        return Table(self.rules, self.seats, seed=seed, options=options, dealt=False)


class Results(Struct, frozen=True, eq=False):
    """What games brought: one row for each, in every column."""

    lines: tuple[str, ...]
    """The rules that bring points."""
    endings: tuple[str, ...]
    """The rules that end games."""
    number: Column
    plies: Column
    """Moves, Nature's draws included."""
    points: Column
    """By game, seat and line."""
    places: Column
    """By game and seat."""
    ended_by: Column
    """Indices into `endings`."""

    def __len__(self) -> int:
        return len(self.number)

    @property
    def seats(self) -> int:
        return int(self.places.shape[1])

    @property
    def totals(self) -> Column:
        """By game and seat."""
        summed: Column = self.points.sum(axis=2, dtype=np.int32)
        return summed

    @property
    def wins(self) -> NDArray[np.float64]:
        """By game and seat: a shared win counts by its share."""
        first = self.places == 1
        shared: NDArray[np.float64] = first / first.sum(axis=1, keepdims=True)
        return shared


COLUMNS = ("number", "plies", "points", "places", "ended_by")


def joined(parts: Sequence[Results]) -> Results:
    """All parts in the order of the games; lines that brought nobody anything are left out."""
    order = np.argsort(np.concatenate([part.number for part in parts]))
    columns = {
        name: np.concatenate([getattr(part, name) for part in parts])[order] for name in COLUMNS
    }
    used = np.flatnonzero(columns["points"].any(axis=(0, 1)))
    columns["points"] = columns["points"][:, :, used]
    lines = tuple(parts[0].lines[index] for index in used)
    return Results(lines, parts[0].endings, **columns)


# The compiled rules


def simulate(plan: Plan, threads: int | None = None, gpu: bool = False) -> Iterator[Results]:
    """Parts of the results as they are done; NoKernel before the first if none can be used."""
    rules, table = plan.rules, plan.table()
    kernel = find_kernel(plan.game)
    from faubourg.kernels.batches import new_games  # needs numba, as the kernel does

    box = packed(kernel, rules, plan.seats, table.options)
    play = _played_on_gpu if gpu else _played_on_cores
    for first in range(0, plan.games, CHUNK):
        games = min(CHUNK, plan.games - first)
        positions = new_games(kernel, rules, box, table.state, games, plan.seed, first)
        for done in play(kernel, box, positions, plan.policy, threads):
            yield _results(kernel, box, positions, plan.seats, first, *done)


Done: TypeAlias = tuple[int, int, Column]
"""First and last of the positions that were played, and the plies of each."""


def _played_on_cores(
    kernel: Any, box: Any, positions: Any, policy: Policy, threads: int | None
) -> Iterator[Done]:
    from faubourg.kernels.batches import played_slices

    plies = np.zeros(len(positions), np.int32)
    for done in played_slices(kernel, box, positions, policy, threads, plies):
        yield done.first, done.last, plies[done.first : done.last]


def _played_on_gpu(
    kernel: Any, box: Any, positions: Any, policy: Policy, _: int | None
) -> Iterator[Done]:
    from faubourg.kernels.gpu_playouts import play_on_gpu

    yield 0, len(positions), play_on_gpu(kernel, box, positions, policy)


def _results(
    kernel: Any,
    box: Any,
    positions: Any,
    seats: int,
    offset: int,
    first: int,
    last: int,
    plies: Any,
) -> Results:
    games = last - first
    points = np.zeros((games, seats, len(kernel.lines)), np.int32)
    places = np.zeros((games, seats), np.int32)
    ended_by = np.zeros(games, np.int32)
    for row, index in enumerate(range(first, last)):
        kernel.score(box, positions, index, points[row])
        kernel.places(box, positions, index, places[row])
        ended_by[row] = kernel.ended_by(box, positions, index)
    number = np.arange(offset + first, offset + last, dtype=np.int32)
    return Results(kernel.lines, kernel.endings, number, plies, points, places, ended_by)


# The readable rules


def simulate_readably(plan: Plan) -> Iterator[Results]:
    """The same by the readable rules, game by game."""
    rules, start = plan.rules, plan.table().state
    every = tuple(messages("en").rules(find_game(plan.game).meta.prefix))
    for number in range(plan.games):
        rng = Random(f"{plan.seed}:{number}")
        state, plies = play_readably(rules, start, plan.policy, rng)
        yield _result(rules, state, every, number, plies)


def play_readably(rules: AnyRules, state: Any, policy: str, rng: Random) -> tuple[Any, int]:
    """The position at the end of the game, and how many plies it took."""
    plies = 0
    while (actor := rules.to_act(state)) is not None:
        if actor is NATURE:
            odds = rules.chances(state)
            move = rng.choices([*odds], [*odds.values()])[0]
        else:
            move = choose(find_bot(policy), rules, rules.view(state, actor), rng)
        state, plies = rules.play(state, move), plies + 1
    return state, plies


def _result(
    rules: AnyRules, state: Any, every: tuple[str, ...], number: int, plies: int
) -> Results:
    outcome = rules.outcome(state)
    assert outcome is not None
    points = np.zeros((1, len(outcome.places), len(every)), np.int32)
    for line in rules.sheet(state):
        points[0, line.seat, every.index(line.rule)] += line.points
    ended_by = every.index(outcome.ended_by)
    columns = ([number], [plies], points, [outcome.places], [ended_by])
    return Results(every, every, *(np.asarray(column, np.int32) for column in columns))
