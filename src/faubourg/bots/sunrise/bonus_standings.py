"""The bonuses of Sunrise Lane as they would stand after a turn of the seat to act."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from faubourg.core.game_protocol import Seat
from faubourg.core.grid import groups
from faubourg.core.ranking import positions
from faubourg.games.sunrise.model import House, Houses, Space, State
from faubourg.games.sunrise.scoring import Worth, houses_on, most, tallest
from faubourg.games.sunrise.unpacked_edition import Box

Chain: TypeAlias = tuple[tuple[Space, House], ...]
"""The houses of a turn, in the order in which they were built."""


def rivals_in_turn(state: State) -> list[Seat]:
    """The other seats, beginning with the one whose turn comes next."""
    seats = len(state.hands)
    return [Seat((state.seat + turn) % seats) for turn in range(1, seats)]


class Standings:
    """The bonuses as they would stand for one seat after a chain of its houses."""

    def __init__(self, box: Box, state: State, rivals: float) -> None:
        self.box, self.ties, self.against = box, state.ties, rivals
        everywhere = houses_on(state.town, box.spaces)
        seats = rivals_in_turn(state)
        self.own = [h for h in everywhere if h[1].seat == state.seat]
        others = [[h for h in everywhere if h[1].seat == seat] for seat in seats]
        self.rivals = [[*self._worths(houses)] for houses in others]
        self.points_of_rivals = [self._points_of(houses) for houses in others]
        self._values: dict[tuple[int, Worth | None], float] = {}

    def after(self, chain: Chain) -> float:
        return sum(
            self._value(bonus, worth)
            for bonus, worth in enumerate(self._worths([*self.own, *chain]))
        )

    def leads(self, chain: Chain) -> list[int]:
        """By how much we would be ahead of each rival, in turn order, if the game ended here."""
        houses = [*self.own, *chain]
        own, theirs = self._points_of(houses), self.points_of_rivals
        for bonus, worth in enumerate(self._worths(houses)):
            ranked = [worth, *(rival[bonus] for rival in self.rivals)]
            mine, *others = map(self._points, positions(ranked, self.ties))
            own += mine
            theirs = [*map(int.__add__, theirs, others)]
        return [own - their for their in theirs]

    def _points_of(self, houses: Houses) -> int:
        return sum(house.floors * self.box.dots[space] for space, house in houses)

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
