"""Planning a turn of Sunrise Lane: all chains of this turn, each valued where it stops.

Worth of a turn = points now + the areas and the largest group as they then stand + the cards kept.
The weights were tuned by matches against the greedy bot and against one another.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf
from random import Random
from time import perf_counter
from typing import Any

from msgspec import Struct

from faubourg.bots import Advice, Budget
from faubourg.bots.sunrise.bonus_standings import Chain, Standings, rivals_in_turn
from faubourg.core.game_protocol import AnyRules, Seat
from faubourg.games.sunrise import Sunrise
from faubourg.games.sunrise.model import BuildHouse, House, Move, Stage, State
from faubourg.games.sunrise.unpacked_edition import Box


class Weights(Struct, frozen=True):
    """What the planner believes things to be worth, in points."""

    card: float = 2.5
    """A card in hand, whatever its colour."""
    dots: float = 0.3
    """More for each dot of the best space within reach of its colour."""
    twin: float = 0.5
    """More for each further card of a colour: a taller house."""
    standing_early: float = 0.0
    standing_late: float = 1.0
    """How much the bonuses as they stand count at the start and at the end of the game."""
    rivals: float = 0.8
    """How much the bonuses of the best rival count against our own."""
    last_card: float = 2.5
    """What a rival makes of each card on a last turn."""
    lead: float = 1.0
    """How much a point by which we are ahead, or behind, counts when we bring the end."""
    longest_lead: float = 20.0
    """A lead beyond this counts no more: won is won."""
    patience: float = 4.0
    """The rounds of nothing but drawing after which cards in hand are worth nothing."""


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
        self.last_turns = self._last_turns_of_rivals(state)
        self.card_values = [self._card_value(state, colour) for colour in box.every_colour]
        used = 1 - min(state.pieces) / box.pieces(len(state.hands))
        early, late = weights.standing_early, weights.standing_late
        self.standing_weight = early + (late - early) * used

    def worth(self, chain: Chain, end: State) -> float:
        """Points of the chain, the bonuses as they stand, and the cards kept."""
        points = sum(house.floors * self.box.dots[space] for space, house in chain)
        standing = self.standings.after(chain)
        if self.last_round:
            return points + self.weights.standing_late * standing
        if self._brings_the_end(end):
            return points + self.weights.standing_late * standing + self._end(chain, end)
        return points + self.standing_weight * standing + self._hand(end)

    # The end

    def _brings_the_end(self, end: State) -> bool:
        low = end.pieces[self.seat] <= self.box.parts.end_at_pieces
        return low or end.last_round or end.stage is Stage.OVER

    def _last_turns_of_rivals(self, state: State) -> list[float]:
        """What each rival may still build when we bring the end: the round is completed."""
        rivals, card = rivals_in_turn(state), self.weights.last_card
        turns = (state.first - state.seat) % len(state.hands) or len(state.hands)
        return [
            card * min(sum(state.hands[seat]), state.pieces[seat]) if turn < turns else 0.0
            for turn, seat in enumerate(rivals, 1)
        ]

    def _end(self, chain: Chain, end: State) -> float:
        """The end is welcome to whoever is ahead, and takes the cards of rivals as well."""
        over = end.stage is Stage.OVER
        leads = self.standings.leads(chain)
        lead = min(
            lead - (0.0 if over else turn)
            for lead, turn in zip(leads, self.last_turns, strict=True)
        )
        longest = self.weights.longest_lead
        return self.weights.lead * max(-longest, min(longest, lead))

    # Cards

    def _card_value(self, state: State, colour: int) -> float:
        within_reach = [self.box.dots[s] for s in state.sites if self.box.colours[s] == colour]
        return self.weights.card + self.weights.dots * max(within_reach, default=0)

    def _hand(self, end: State) -> float:
        """The cards kept and those to come, as far as hand limit and pieces allow."""
        hand = end.hands[self.seat]
        kept = sum(
            number * value + self.weights.twin * (number - 1)
            for number, value in zip(hand, self.card_values, strict=False)
            if number
        )
        coming = end.due * sum(self.card_values) / len(self.card_values)
        total = sum(hand) + end.due
        usable = min(self.box.parts.hand_limit, end.pieces[self.seat])
        return (kept + coming) * min(1, usable / max(total, 1)) * self._patience(end)

    def _patience(self, end: State) -> float:
        """Cards that nobody builds with lose their worth while all go on drawing."""
        rounds = end.idle / len(end.hands)
        return max(0.0, 1 - max(0.0, rounds - 1) / self.weights.patience)
