"""Planning a construction of Bella Vista: card, slot and place are chosen together.

Worth of a place = coins now + what it adds to the objectives + contracts fulfilled or nearer.
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
from faubourg.core.game_protocol import AnyRules, Seat
from faubourg.games.bella_vista import BellaVista
from faubourg.games.bella_vista.card_conditions import grounds, needed, progress
from faubourg.games.bella_vista.city_geometry import Spot
from faubourg.games.bella_vista.edition import ContractData
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
from faubourg.games.bella_vista.scoring import settlement
from faubourg.games.bella_vista.unpacked_edition import Box


class Weights(Struct, frozen=True):
    """What the planner believes things to be worth, in coins."""

    nearer: float = 0.35
    """A contract that lies open, for each part of it that a building adds."""
    alone_early: float = 0.3
    """How much the penalty for a lone building counts at first; in the last round, all of it."""
    pair_to_come: float = 1.5
    """A lone building, where every group brings coins."""
    later: float = 0.8
    """How much the expected worth of a card in later rounds speaks against offering it now."""
    contested: float = 0.3
    """The chance that a rival who builds before us takes our best place."""
    raced: float = 0.4
    """The chance that such a rival takes the contract that we are after."""


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
        self.contracts = Contracts(box, state, self.own, weights.nearer)
        self.groups = Groups(box, state, self.seat, weights)
        height = state.height or 0
        self.grounds = [each.beside for each in grounds(self.city, box.parts.heights[height])]
        self._cards: dict[int, CardWorth] = {}

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
        return self.place_worth(number, spot)

    def place_worth(self, number: int, spot: Spot) -> float:
        """Coins now, the objectives, and the contracts that come nearer."""
        coins = coins_of(self.box, earnings(self.box, self.state, number, spot.around))
        height = number * sum(bool(spot.mask & beside) for beside in self.grounds)
        return coins + height + self.groups.gain(spot) + self.contracts.gain(spot.mask)

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
        now = self._ranked(number, self.state.turned[-1], worths)
        rest = [n for n in range(len(self.box.parts.constraints)) if n not in self.state.turned]
        rounds = self.box.parts.rounds - self.state.round
        later = fmean(self._ranked(number, n, worths)[0][0] for n in rest) if rounds else 0.0
        (best, place), (second, _) = now
        if place is None:
            return CardWorth(best, second, later, 0)
        mask = self.city.spots[number][place.square * TURNS + place.turn].mask
        return CardWorth(best, second, later, self.contracts.fulfilled_by(mask))

    def _ranked(
        self, number: int, constraint: int, worths: Mapping[Place, float]
    ) -> list[tuple[float, Place | None]]:
        """The best place within a constraint, and the best that does not overlap it."""
        within, _, _ = self.box.site(self.state.city).tiers(number, constraint)
        free = [(worths[place], mask, place) for mask, place in within if place in worths]
        if not free:
            return [(0.0, None), (0.0, None)]
        best, covered, place = max(free, key=lambda each: each[0])
        others = (worth for worth, mask, _ in free if not mask & covered)
        return [(best, place), (max(others, default=0.0), None)]

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


class Contracts:
    """The open contracts from one seat's point of view."""

    def __init__(self, box: Box, state: State, own: Sequence[int], nearer: float) -> None:
        self.city, self.own, self.nearer = box.city(state.city), own, nearer
        rows = [box.parts.contracts[card] for card in state.market]
        self.open = [
            (row, progress(self.city, row, own), needed(row, len(state.coins))) for row in rows
        ]

    def fulfilled_by(self, mask: int) -> int:
        """The coins of the best contract that a building on these squares would fulfil."""
        own = [*self.own, mask]
        return max(
            (row.coins for row, _, wanted in self.open if progress(self.city, row, own) >= wanted),
            default=0,
        )

    def gain(self, mask: int) -> float:
        """The best contract fulfilled, and the others that come nearer."""
        own = [mask]
        fulfilled, nearer = 0, 0.0
        for row, had, wanted in self.open:
            added = self._added(row, own, had)
            if had + added >= wanted:
                fulfilled = max(fulfilled, row.coins)
            elif added:
                nearer += self.nearer * row.coins * added / wanted
        return fulfilled + nearer

    def _added(self, row: ContractData, own: Sequence[int], had: int) -> int:
        if row.kind == "each":
            return progress(self.city, row, [*self.own, *own]) - had
        return progress(self.city, row, own)


class Groups:
    """The group objective from one seat's point of view."""

    def __init__(self, box: Box, state: State, seat: Seat, weights: Weights) -> None:
        own = settlement(box, state, seat)
        city = box.city(state.city)
        masks = [[city.spot_of(each).mask for each in group] for group in own.groups]
        self.groups = [sum(group) for group in masks]
        self.alone = [city.spot_of(each).mask for each in own.alone]
        self.largest = max((mask.bit_count() for mask in self.groups), default=0)
        self.card = box.parts.clusters[state.cluster or 0]
        self.weights = weights
        self.gone = state.round / box.parts.rounds

    def gain(self, spot: Spot) -> float:
        joined = [mask for mask in self.groups if mask & spot.around]
        paired = [mask for mask in self.alone if mask & spot.around]
        match self.card.kind:
            case "largest":
                size = sum(mask.bit_count() for mask in (*joined, *paired, spot.mask))
                grown = size if joined or paired else 0
                return float(self.card.coins * max(0, grown - self.largest))
            case "groups":
                return self._of_groups(len(joined), len(paired))
            case _:
                early = self.weights.alone_early
                weight = early + (1 - early) * self.gone
                lonely = 0 if joined or paired else 1
                return weight * self.card.coins * (lonely - len(paired))

    def _of_groups(self, joined: int, paired: int) -> float:
        """A new pair is a group; joining groups loses all but one of them."""
        if joined:
            return float(-self.card.coins * (joined - 1))
        if paired:
            return self.card.coins - self.weights.pair_to_come * paired
        return self.weights.pair_to_come * (1 - self.gone)
