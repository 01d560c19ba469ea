"""What a building does for the open contracts of Bella Vista, from one seat's point of view."""

from __future__ import annotations

from collections.abc import Sequence

from faubourg.games.bella_vista.card_conditions import needed, progress
from faubourg.games.bella_vista.edition_schema import ContractData
from faubourg.games.bella_vista.model import State
from faubourg.games.bella_vista.unpacked_edition import Box


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

    def later_gain(self, mask: int) -> float:
        """What a building that fulfils nothing now does for the open contracts."""
        return sum(
            self.nearer * row.coins * min(1.0, self._added(row, [mask], had) / wanted)
            for row, had, wanted in self.open
        )

    def _added(self, row: ContractData, own: Sequence[int], had: int) -> int:
        if row.kind == "each":
            return progress(self.city, row, [*self.own, *own]) - had
        return progress(self.city, row, own)
