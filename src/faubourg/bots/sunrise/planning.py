"""Planning a turn of Sunrise Lane: all chains of this turn, each valued where it stops.

Worth of a turn = points now + the areas and the largest group as they then stand + the cards kept.
The weights were tuned by matches against the greedy bot and against one another.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf
from random import Random
from time import perf_counter
from typing import Any, TypeAlias

from msgspec import Struct

from faubourg.bots import Advice, Budget
from faubourg.core.game_protocol import AnyRules, Seat
from faubourg.core.grid import groups
from faubourg.core.ranking import positions
from faubourg.games.sunrise import Sunrise
from faubourg.games.sunrise.model import BuildHouse, House, Houses, Move, Space, Stage, State
from faubourg.games.sunrise.scoring import Worth, houses_on, most, tallest
from faubourg.games.sunrise.unpacked_edition import Box

Chain: TypeAlias = tuple[tuple[Space, House], ...]
"""The houses of a turn, in the order in which they were built."""


class Weights(Struct, frozen=True):
    """What the planner believes things to be worth, in points."""

    card: float = 2.2
    """A card in hand, whatever its colour."""
    dots: float = 0.3
    """More for each dot of the best space within reach of its colour."""
    twin: float = 0.5
    """More for each further card of a colour: a taller house."""
    standing_early: float = 0.0
    standing_late: float = 1.0
    """How much the bonuses as they stand count at the start and at the end of the game."""
    rivals: float = 0.5
    """How much the bonuses of the best rival count against our own."""


def plan(
    rules: AnyRules, view: Any, rng: Random, budget: Budget, weights: Weights | None = None
) -> Sequence[Advice]:
    """Every legal move with the worth of the best turn that begins with it."""
    assert isinstance(rules, Sunrise)
    state = rules.imagine(view, rng)
    judge = Judge(rules.box, state, weights or Weights())
    best: dict[Move, float] = {}
    for first, chain, end in _endings(rules, state, budget):
        worth = judge.worth(chain, end)
        if worth > best.get(first, float("-inf")):
            best[first] = worth
    ordered = sorted(best.items(), key=lambda item: -item[1])
    return [Advice(move, worth) for move, worth in ordered]


def _endings(rules: Sunrise, state: State, budget: Budget) -> Iterator[tuple[Move, Chain, State]]:
    """Every way to end the turn from here: its first move, its houses, and where it stops.

    Shorter chains come first, so that a budget that runs out leaves only the longest unseen.
    """
    deadline = perf_counter() + (inf if budget.seconds is None else budget.seconds)
    begun: list[tuple[Move | None, Chain, State]] = [(None, (), state)]
    for opening, chain, at in begun:
        for move in rules.moves(at):
            after = rules.play(at, move)
            longer = (*chain, *_house(state.seat, move))
            goes_on = len(begun) < budget.iterations and perf_counter() < deadline
            if after.stage is Stage.PATH and goes_on:
                begun.append((opening or move, longer, after))
            else:
                yield opening or move, longer, after


def _house(seat: Seat, move: Move) -> Chain:
    return ((move.space, House(seat, move.cards)),) if isinstance(move, BuildHouse) else ()


class Judge:
    """Values the ends of one seat's turn."""

    def __init__(self, box: Box, state: State, weights: Weights) -> None:
        self.box, self.weights = box, weights
        self.seat, self.last_round = state.seat, state.last_round
        self.standings = Standings(box, state, weights.rivals)
        self.card_values = [self._card_value(state, colour) for colour in box.every_colour]
        used = 1 - min(state.pieces) / box.pieces(len(state.hands))
        early, late = weights.standing_early, weights.standing_late
        self.standing_weight = early + (late - early) * used

    def worth(self, chain: Chain, end: State) -> float:
        """Points of the chain, the bonuses as they stand, and the cards kept."""
        points = sum(house.floors * self.box.dots[space] for space, house in chain)
        standing = self.standings.after(chain)
        if self._is_last_turn(end):
            return points + self.weights.standing_late * standing
        return points + self.standing_weight * standing + self._hand(end)

    def _is_last_turn(self, end: State) -> bool:
        low = end.pieces[self.seat] <= self.box.parts.end_at_pieces
        return self.last_round or low or end.stage is Stage.OVER

    def _card_value(self, state: State, colour: int) -> float:
        within_reach = [self.box.dots[s] for s in state.sites if self.box.colours[s] == colour]
        return self.weights.card + self.weights.dots * max(within_reach, default=0)

    def _hand(self, end: State) -> float:
        """The cards kept and those to come, as far as the hand limit allows."""
        hand = end.hands[self.seat]
        kept = sum(
            number * value + self.weights.twin * (number - 1)
            for number, value in zip(hand, self.card_values, strict=False)
            if number
        )
        coming = end.due * sum(self.card_values) / len(self.card_values)
        total = sum(hand) + end.due
        return (kept + coming) * min(1, self.box.parts.hand_limit / max(total, 1))


class Standings:
    """The bonuses as they would stand for one seat after a chain of its houses."""

    def __init__(self, box: Box, state: State, rivals: float) -> None:
        self.box, self.ties, self.against = box, state.ties, rivals
        everywhere = houses_on(state.town, box.spaces)
        seats = [Seat(seat) for seat in range(len(state.hands)) if seat != state.seat]
        self.own = [h for h in everywhere if h[1].seat == state.seat]
        others = [[h for h in everywhere if h[1].seat == seat] for seat in seats]
        self.rivals = [[*self._worths(houses)] for houses in others]
        self._values: dict[tuple[int, Worth | None], float] = {}

    def after(self, chain: Chain) -> float:
        return sum(
            self._value(bonus, worth)
            for bonus, worth in enumerate(self._worths([*self.own, *chain]))
        )

    def _worths(self, houses: Houses) -> Iterator[Worth | None]:
        """What a seat with these houses is ranked by, bonus by bonus."""
        for area, spaces in self.box.areas:
            there = [each for each in houses if each[0] in spaces]
            yield (tallest if area.bonus == "tallest" else most)(self.box, there)
        parts = groups([space for space, _ in houses], self.box.neighbours)
        yield (max(map(len, parts)),) if parts else None

    def _value(self, bonus: int, own: Worth | None) -> float:
        """Our points for the bonus, less a share of the best rival's."""
        if (bonus, own) not in self._values:
            ranked = [own, *(rival[bonus] for rival in self.rivals)]
            mine, *theirs = map(self._points, positions(ranked, self.ties))
            self._values[bonus, own] = mine - self.against * max(theirs)
        return self._values[bonus, own]

    def _points(self, position: int | None) -> int:
        points = self.box.parts.position_points
        return points[position - 1] if position is not None and position <= len(points) else 0
