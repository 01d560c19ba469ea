"""What a building does for the group objective of Bella Vista, from one seat's point of view."""

from __future__ import annotations

from faubourg.bots.bella_vista.weights import Weights
from faubourg.core.game_protocol import Seat
from faubourg.games.bella_vista.city_geometry import Spot
from faubourg.games.bella_vista.model import State
from faubourg.games.bella_vista.scoring import settlement
from faubourg.games.bella_vista.unpacked_edition import Box


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
