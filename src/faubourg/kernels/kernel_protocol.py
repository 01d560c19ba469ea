"""What every kernel offers, so that playouts, search and simulation know no game.

A position is one record of a structured array, without pointers and with its randomness inside; a
box is one record that holds whatever the edition, the options and the number of seats decide.
Compiled functions take arrays of records and an index, also for a single position: that is how
numba passes them fastest. The same functions run on one core, on all, and inside a CUDA kernel.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from faubourg.core.errors import FaubourgError
from faubourg.core.game_protocol import AnyRules

Records: TypeAlias = NDArray[np.void]
"""An array of records: positions, or the one box."""
Numbers: TypeAlias = NDArray[Any]

NATURE = -1
"""In place of a seat: Nature draws."""
NOBODY = -2
"""In place of a seat: the game is over."""
UNSEEN = -1
"""In place of an action: the seat sees nothing of it but that it happened."""


class TooLargeForKernel(FaubourgError):
    """This edition or number of seats does not fit into the records: the readable rules serve.

    Its phrase says what does not fit, as a part of a sentence.
    """


class Judgement(NamedTuple):
    """How actions of a game are judged."""

    weights: tuple[float, ...]
    """Fitted; without any, actions cannot be judged, and games are played greedily."""
    minds_for: Callable[[Records, Sequence[Sequence[float]]], Records]
    """For a box, what those think with who judge by these rows of weights."""
    names: tuple[str, ...] = ()
    """Of the weights."""


class Kernel(Protocol):
    """One game, compiled. Actions are numbers of moves, Nature's included, fixed for the game."""

    @property
    def game(self) -> str: ...
    @property
    def position(self) -> np.dtype[Any]: ...
    @property
    def actions(self) -> int:
        """There are actions 0 to `actions` - 1."""

    @property
    def most_moves(self) -> int:
        """No position has more legal actions than this: the room that `legal` needs."""

    @property
    def lines(self) -> tuple[str, ...]:
        """The kinds of score lines, by rule: the columns of `score`."""

    @property
    def endings(self) -> tuple[str, ...]:
        """The rules by which a game ends: `ended_by` is an index into it, or -1."""

    @property
    def judgement(self) -> Judgement: ...

    # Between the readable rules and the records; plain Python.

    def pack(self, rules: AnyRules, seats: int, options: Any) -> Records:
        """The box, an array of one record; raises TooLargeForKernel, which says why."""

    def pack_view(self, rules: AnyRules, view: Any) -> Records:
        """The box of the game that a viewer looks at; raises TooLargeForKernel likewise."""

    def encode(self, rules: AnyRules, box: Records, state: Any) -> Records:
        """A whole state as an array of one record, its randomness still 0."""

    def encode_view(self, rules: AnyRules, box: Records, view: Any) -> Records:
        """What a viewer knows; whatever is hidden waits for `redeal`."""

    def decode(self, rules: AnyRules, box: Records, position: Records) -> Any:
        """The state that the record stands for: equal to the one that was encoded."""

    def action_of(self, rules: AnyRules, move: Any) -> int: ...

    def move_of(self, rules: AnyRules, action: int) -> Any: ...

    # Compiled; `box` and `positions` are arrays, `index` names one of the positions.

    def actor(self, box: Records, positions: Records, index: int) -> int:
        """The seat to act, NATURE or NOBODY."""

    def legal(self, box: Records, positions: Records, index: int, out: Numbers) -> int:
        """Writes every legal action (int32), Nature's possible draws included; returns how many."""

    def worth_trying(self, box: Records, positions: Records, index: int, out: Numbers) -> int:
        """The same without what is never better than another action: `legal` itself where there is
        nothing of the kind."""

    def apply(self, box: Records, positions: Records, index: int, action: int) -> None:
        """The position after a legal action, in place."""

    def draw(self, box: Records, positions: Records, index: int) -> int:
        """Nature draws by her weights, with the position's own randomness; returns the action,
        which is still to be applied."""

    def redeal(self, box: Records, positions: Records, index: int, seat: int) -> None:
        """Deals anew what this seat (-1: a spectator) cannot see, as `imagine` does."""

    def seen_as(self, box: Records, positions: Records, index: int, seat: int, action: int) -> int:
        """A legal action as this seat would see it, before it is applied: the same number for all
        that look alike to it, as `glimpse` has it; UNSEEN if it tells the seat nothing at all."""

    def score(self, box: Records, positions: Records, index: int, out: Numbers) -> None:
        """Points by seat and kind of line (int32, seats × lines), as if the game were over."""

    def totals(self, box: Records, positions: Records, index: int, out: Numbers) -> None:
        """Points of each seat (int32), as if the game were over."""

    def places(self, box: Records, positions: Records, index: int, out: Numbers) -> None:
        """The place of each seat (int32), 1 for the winners, as if the game were over."""

    def ended_by(self, box: Records, positions: Records, index: int) -> int: ...

    def choose_greedily(self, box: Records, positions: Records, index: int) -> int:
        """What the greedy bot would play here, one of its best moves at random."""

    def choose_by_worth(
        self, box: Records, positions: Records, index: int, minds: Records, which: int
    ) -> int:
        """The action that seems worth most to the seat to act, by one of the minds."""

    def judge(
        self,
        box: Records,
        positions: Records,
        index: int,
        minds: Records,
        which: int,
        actions: Numbers,
        number: int,
    ) -> None:
        """What each of so many legal actions seems worth, in points, into the mind's `worths`."""

    def estimate(
        self, box: Records, positions: Records, index: int, minds: Records, which: int, out: Numbers
    ) -> float:
        """The points that each seat may expect at the end of a game that is not over (float32);
        returns how unsure that is: ahead by so many points, a seat wins e times as often."""

    # Batches: these release the interpreter lock, so that threads share the cores.

    def play_random(self, box: Records, positions: Records, first: int, last: int) -> int:
        """Plays positions first to last - 1 to their ends at random; returns the plies played,
        Nature's draws included."""

    def play_greedy(self, box: Records, positions: Records, first: int, last: int) -> int:
        """The same by the valuation of the greedy bot."""
