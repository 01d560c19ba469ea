"""Planning a construction of Bella Vista: card, slot and place are chosen together.

Worth of a place = coins now + what it adds to the objectives + contracts fulfilled or nearer; where
there is no room within the constraint (BV-3.5), it brings neither coins nor contracts now.
Worth of an offer = the best place for the card now, less what the card may be expected to bring in
a later round, less the price, less what those who build before us may take away.
The weights were tuned by matches against the greedy bot and against one another.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from statistics import fmean
from typing import Any

from msgspec import Struct

from faubourg.bots import Advice, Budget
from faubourg.bots.bella_vista.contract_value import Contracts
from faubourg.bots.bella_vista.group_value import Groups
from faubourg.bots.bella_vista.weights import Weights
from faubourg.core.game_protocol import AnyRules
from faubourg.games.bella_vista import BellaVista
from faubourg.games.bella_vista.card_conditions import grounds, respects
from faubourg.games.bella_vista.city_geometry import Spot
from faubourg.games.bella_vista.model import (
    RIGHT,
    TURNS,
    Move,
    Offer,
    Place,
    Stage,
    State,
    TakeContract,
)
from faubourg.games.bella_vista.rules import (
    acting,
    coins_of,
    earnings,
    masks_of,
    number_to_build,
    occupied,
    price_of,
)
from faubourg.games.bella_vista.unpacked_edition import Box


def plan(
    rules: AnyRules,
    view: Any,
    rng: Random,
    budget: Budget,  # noqa: ARG001 - every place is looked at once, whatever the budget
    weights: Weights | None = None,
) -> Sequence[Advice]:
    """Every legal move with its worth, best first."""
    assert isinstance(rules, BellaVista)
    state = rules.imagine(view, rng)
    judge = Judge(rules.box, state, weights or Weights())
    worths = [(move, judge.worth(move)) for move in rules.moves(state)]
    return [Advice(move, worth) for move, worth in sorted(worths, key=lambda each: -each[1])]


class Judge:
    """Values the moves of the seat to act."""

    def __init__(self, box: Box, state: State, weights: Weights) -> None:
        self.box, self.state, self.weights = box, state, weights
        self.city = box.city(state.city)
        self.seat = acting(state)
        self.seats = len(state.coins)
        self.own = masks_of(box, state, self.seat)
        nearer = weights.nearer if self._builds_again() else 0.0
        self.contracts = Contracts(box, state, self.own, nearer)
        self.groups = Groups(box, state, self.seat, weights)
        height = state.height or 0
        self.grounds = [each.beside for each in grounds(self.city, box.parts.heights[height])]
        self._cards: dict[int, CardWorth] = {}

    def _builds_again(self) -> bool:
        """Whether a contract that only comes nearer can still be fulfilled by a later building."""
        state = self.state
        begun = sum(each.seat == self.seat for each in state.offers[: state.revealed])
        left = state.order.count(self.seat) - max(1, begun)
        return left > 0 or state.round < self.box.parts.rounds

    def worth(self, move: Move) -> float:
        match move:
            case Offer(slot, card):
                return self._offer(slot, card)
            case Place():
                spots = self.city.spots[number_to_build(self.state)]
                return self._place(spots[move.square * TURNS + move.turn])
            case TakeContract(card):
                return float(self.box.parts.contracts[card].coins)
            case _:
                return 0.0

    def _place(self, spot: Spot) -> float:
        number = number_to_build(self.state)
        if self.state.stage is Stage.NEUTRAL:
            return self._nuisance(spot)
        constraint = self.box.parts.constraints[self.state.turned[-1]]
        if respects(self.city, constraint, spot.mask):
            return self.place_worth(number, spot)
        return self.forced_worth(number, spot)

    def place_worth(self, number: int, spot: Spot) -> float:
        """Coins now, the objectives, and the contracts that come nearer."""
        coins = coins_of(self.box, earnings(self.box, self.state, number, spot.around))
        return coins + self._objectives(number, spot) + self.contracts.gain(spot.mask)

    def forced_worth(self, number: int, spot: Spot) -> float:
        """Outside the constraint there are no coins, and no contract before the next building."""
        return self._objectives(number, spot) + self.contracts.later_gain(spot.mask)

    def _objectives(self, number: int, spot: Spot) -> float:
        height = number * sum(bool(spot.mask & beside) for beside in self.grounds)
        return height + self.groups.gain(spot)

    def _nuisance(self, spot: Spot) -> float:
        """A neutral building had better stand beside others' buildings than beside our own."""
        beside_own = sum(bool(mask & spot.around) for mask in self.own)
        everyone = earnings(self.box, self.state, len(self.box.numbers) + 1, spot.around)
        return len(everyone.smaller) - 3.0 * beside_own

    # Offers

    def _offer(self, slot: int, card: int) -> float:
        if card not in self._cards:
            self._cards[card] = self._card(card)
        worth, ahead = self._cards[card], self._rivals_ahead(slot)
        risk = 1 - (1 - self.weights.contested) ** ahead
        lost = risk * (worth.best - worth.second)
        raced = self.weights.raced * ahead * worth.contract
        later = self.weights.later * worth.later
        return worth.best - later - lost - raced - price_of(self.box, self.state, slot)

    def _card(self, number: int) -> CardWorth:
        """The best places for a card in this round, and on average in the rounds to come."""
        taken = occupied(self.box, self.state)
        spots = self.city.spots[number].values()
        worths = {s.place: self.place_worth(number, s) for s in spots if not s.mask & taken}
        now = self._ranked(number, self.state.turned[-1], worths) or self._forced(number, taken)
        rest = [n for n in range(len(self.box.parts.constraints)) if n not in self.state.turned]
        rounds = self.box.parts.rounds - self.state.round
        hoped = (self._ranked(number, n, worths) for n in rest) if rounds else ()
        later = fmean([each[0][0] if each else 0.0 for each in hoped] or [0.0])
        (best, place), (second, _) = now
        if place is None:
            return CardWorth(best, second, later, 0)
        mask = self.city.spots[number][place.square * TURNS + place.turn].mask
        return CardWorth(best, second, later, self.contracts.fulfilled_by(mask))

    def _ranked(
        self, number: int, constraint: int, worths: Mapping[Place, float]
    ) -> list[tuple[float, Place | None]]:
        """The best place within a constraint, and the best that does not overlap it, if any."""
        within, _, _ = self.box.site(self.state.city).tiers(number, constraint)
        free = [(worths[place], mask, place) for mask, place in within if place in worths]
        if not free:
            return []
        best, covered, place = max(free, key=lambda each: each[0])
        others = (worth for worth, mask, _ in free if not mask & covered)
        return [(best, place), (max(others, default=0.0), None)]

    def _forced(self, number: int, taken: int) -> list[tuple[float, Place | None]]:
        """The best place on the border, or anywhere; a rival hardly hinders there."""
        _, *tiers = self.box.site(self.state.city).tiers(number, self.state.turned[-1])
        spots = self.city.spots[number]
        for tier in tiers:
            free = [place for mask, place in tier if not mask & taken]
            if free:
                at = (spots[place.square * TURNS + place.turn] for place in free)
                best = max(self.forced_worth(number, spot) for spot in at)
                return [(best, None), (best, None)]
        return [(0.0, None), (0.0, None)]

    def _rivals_ahead(self, slot: int) -> int:
        """Those in dearer slots, and those still to come who find no cheaper one.

        Sensible opponents do not pay more than they must.
        """
        offers = self.state.offers
        ahead = sum(each.slot < slot and each.seat != self.seat for each in offers)
        used = {each.slot for each in offers}
        slots = range(len(self.box.table(self.seats).slots))
        cheaper = sum(each not in used and each > slot for each in slots)
        coming = [seat for seat in self.state.order[len(offers) + 1 :] if seat != self.seat]
        return ahead + (0 if slot == RIGHT else max(0, len(coming) - cheaper))


class CardWorth(Struct, frozen=True):
    """What a card can bring: its best place, another one, later, and the contract that is in it."""

    best: float
    second: float
    later: float
    contract: int
