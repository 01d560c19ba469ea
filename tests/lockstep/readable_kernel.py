# ruff: noqa: ARG002 - it needs nothing but the state
"""A kernel that only pretends: the readable rules behind the doors of a kernel.

It shows that the laws of lockstep hold where they should, and, once it is spoilt, that they fail.
A record holds the number of a state; whatever acts on it looks the state up.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from faubourg.core.game_catalogue import find_game, find_rules
from faubourg.core.game_protocol import NATURE, AnyRules, Seat, totals
from faubourg.kernels import kernel_protocol, without_judgement
from faubourg.kernels.kernel_protocol import Numbers, Records
from faubourg.testing.game_facts import Facts, random_move
from faubourg.testing.kernel_laws import places_as_if_over
from faubourg.testing.kernel_odds import best_moves, greedy_move


class ReadableKernel:
    """Fulfils `kernel_protocol.Kernel`, slowly."""

    position = np.dtype([("random", np.uint64), ("state", np.int64)])
    most_moves = 3000

    judgement = without_judgement.NO_JUDGEMENT
    choose_by_worth = staticmethod(without_judgement.choose_by_worth)
    judge = staticmethod(without_judgement.judge)
    estimate = staticmethod(without_judgement.estimate)

    def __init__(self, facts: Facts) -> None:
        self.game, self.endings = facts.game, facts.endings
        rules = find_rules(facts.game)
        self.lines = (*find_game(facts.game).meta.bonuses, *_lines_of_play(rules))
        self.rules = rules
        self.states: list[Any] = []
        self.views: list[Any] = []
        self.moves: list[Any] = []
        self.numbers: dict[Any, int] = {}
        for seats in rules.seats:
            for move in rules.well_formed(seats):
                self._number(move)
        self.actions = 1_000_000

    def _number(self, move: Any) -> int:
        if move not in self.numbers:
            self.numbers[move] = len(self.moves)
            self.moves.append(move)
        return self.numbers[move]

    def pack(self, rules: AnyRules, seats: int, options: Any) -> Records:
        self.rules = rules
        return np.zeros(1, [("seats", np.int64)])

    def pack_view(self, rules: AnyRules, view: Any) -> Records:
        return self.pack(rules, 0, None)

    def encode(self, rules: AnyRules, box: Records, state: Any) -> Records:
        self.states.append(state)
        return np.array([(0, len(self.states) - 1)], self.position)

    encode_view = encode

    def decode(self, rules: AnyRules, box: Records, position: Records) -> Any:
        return self.states[position[0]["state"]]

    def action_of(self, rules: AnyRules, move: Any) -> int:
        return self._number(move)

    def move_of(self, rules: AnyRules, action: int) -> Any:
        return self.moves[action]

    def _at(self, positions: Records, index: int) -> Any:
        return self.states[positions[index]["state"]]

    def _put(self, positions: Records, index: int, state: Any) -> None:
        self.states.append(state)
        positions[index]["state"] = len(self.states) - 1

    def actor(self, box: Records, positions: Records, index: int) -> int:
        actor = self.rules.to_act(self._at(positions, index))
        if actor is NATURE:
            return kernel_protocol.NATURE
        return kernel_protocol.NOBODY if actor is None else int(actor)

    def legal(self, box: Records, positions: Records, index: int, out: Numbers) -> int:
        moves = [*self.rules.moves(self._at(positions, index))]
        out[: len(moves)] = [self._number(move) for move in moves]
        return len(moves)

    worth_trying = legal

    def apply(self, box: Records, positions: Records, index: int, action: int) -> None:
        after = self.rules.play(self._at(positions, index), self.moves[action])
        self._put(positions, index, after)

    def draw(self, box: Records, positions: Records, index: int) -> int:
        rng = Random(int(positions[index]["random"]))
        return self._number(random_move(self.rules, self._at(positions, index), rng))

    def redeal(self, box: Records, positions: Records, index: int, seat: int) -> None:
        rng = Random(int(positions[index]["random"]))
        self._put(positions, index, self.rules.imagine(self._at(positions, index), rng))

    def seen_as(self, box: Records, positions: Records, index: int, seat: int, action: int) -> int:
        state, move = self._at(positions, index), self.moves[action]
        return self._number(self.rules.glimpse(state, move, Seat(seat)))

    def score(self, box: Records, positions: Records, index: int, out: Numbers) -> None:
        out[:] = 0
        for line in self.rules.sheet(self._at(positions, index), as_if_over=True):
            out[line.seat, self.lines.index(line.rule)] += line.points

    def totals(self, box: Records, positions: Records, index: int, out: Numbers) -> None:
        sheet = self.rules.sheet(self._at(positions, index), as_if_over=True)
        out[:] = totals(sheet, len(out))

    def places(self, box: Records, positions: Records, index: int, out: Numbers) -> None:
        out[:] = places_as_if_over(self.rules, self._at(positions, index))

    def ended_by(self, box: Records, positions: Records, index: int) -> int:
        ended = self._at(positions, index).ended_by
        return -1 if ended is None else self.endings.index(ended)

    def choose_greedily(self, box: Records, positions: Records, index: int) -> int:
        rng = Random(int(positions[index]["random"]))
        return self._number(rng.choice(best_moves(self.rules, self._at(positions, index))))

    def play_random(self, box: Records, positions: Records, first: int, last: int) -> int:
        return self._played(positions, first, last, random_move)

    def play_greedy(self, box: Records, positions: Records, first: int, last: int) -> int:
        return self._played(positions, first, last, greedy_move)

    def _played(self, positions: Records, first: int, last: int, move_by: Any) -> int:
        plies = 0
        for index in range(first, last):
            rng, state = Random(int(positions[index]["random"])), self._at(positions, index)
            while self.rules.to_act(state) is not None:
                state, plies = self.rules.play(state, move_by(self.rules, state, rng)), plies + 1
            self._put(positions, index, state)
        return plies


def _lines_of_play(rules: AnyRules) -> tuple[str, ...]:
    """The rules of all lines that a few random games bring, bonuses left out."""
    found: set[str] = set()
    bonuses = find_game(rules.key).meta.bonuses
    for seed in range(10):
        rng, state = Random(seed), rules.setup(max(rules.seats), rules.options())
        while rules.to_act(state) is not None:
            state = rules.play(state, random_move(rules, state, rng))
        found |= {line.rule for line in rules.sheet(state)} - {*bonuses}
    return tuple(sorted(found))
