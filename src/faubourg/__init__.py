"""Faubourg: town-building board games with rules that explain themselves.

>>> import faubourg
>>> table = faubourg.Table("sunrise", seats=3, seed=7)
>>> table.play("++")
>>> table.to_act
1
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from faubourg.core.edition import Edition
from faubourg.core.errors import (
    BadNotation,
    BadOption,
    BadPosition,
    CannotUndo,
    FaubourgError,
    IllegalMove,
    ImpossiblePosition,
)
from faubourg.core.game_catalogue import games, rules_for
from faubourg.core.game_protocol import NATURE, Options, Outcome, Refusal, Remedy, ScoreLine, Seat
from faubourg.core.messages import messages
from faubourg.core.record import MAX_BYTES, Record, read_record
from faubourg.core.replay import replay
from faubourg.core.seeded_draws import Secret
from faubourg.core.table import Table as CoreTable
from faubourg.core.table_from_position import possible_position, table_at
from faubourg.version import __version__

if TYPE_CHECKING:
    from faubourg.bots.hints import Hints

HINT_GAMES = 20_000
"""Imagined for a hint, unless it is said otherwise."""
__all__ = [
    "NATURE",
    "BadNotation",
    "BadPosition",
    "CannotUndo",
    "Edition",
    "FaubourgError",
    "IllegalMove",
    "ImpossiblePosition",
    "Outcome",
    "Record",
    "Refusal",
    "Remedy",
    "ScoreLine",
    "Seat",
    "Table",
    "__version__",
    "games",
    "messages",
    "read_record",
]


class Table(CoreTable[Any, Any, Any]):
    """A game in progress, found by its name.

    `edition` is the key of one of the game's own editions, or an edition of yours; `bots` names the
    bots by their seats. Against bots, taking back what told something makes the game practice:

    >>> table = Table("sunrise", seats=2, seed=7, bots={1: "greedy"})
    >>> table.play("++")
    >>> _ = table.undo(by_consent=True)
    >>> table.practice, table.record().practice
    (True, True)
    """

    def __init__(
        self,
        game: str,
        seats: int,
        *,
        seed: int | Secret | None = None,
        edition: str | Edition[Any] | None = None,
        options: Options | Mapping[str, Any] | None = None,
        names: Sequence[str] | None = None,
        bots: Mapping[int, str] | None = None,
    ) -> None:
        rules = rules_for(game, edition)
        super().__init__(rules, seats, seed=seed, options=options, names=names, bots=bots)

    def hints(
        self, seat: int | None = None, *, mine: str | None = None, games: int = HINT_GAMES
    ) -> Hints:
        """The best moves of the seat to act, from what it sees, with everybody's chance to win.

        `mine` is a move to be weighed beside them. The first hint on a machine compiles the fast
        rules, which takes a minute; without any games there is an order and no chances:

        >>> table = Table("sunrise", seats=2, seed=7)
        >>> [hint.moves[0] for hint in table.hints(games=0).best]
        ['++', 'e6=1', 'f7=1']
        """
        from random import Random

        from faubourg.bots import Budget
        from faubourg.bots.hints import HintRequest, hints

        if self.to_act is None:
            raise BadOption("game-over")
        if seat not in (None, self.to_act):
            raise BadOption("not-your-turn")
        move = None if mine is None else self._checked(mine)
        budget, rng = Budget(max(0, games)), Random(len(self.steps))
        return hints(HintRequest(self.rules, self.view(self.to_act), rng, budget, move))

    @staticmethod
    def from_position(
        text: str,
        *,
        seed: int = 0,
        edition: Edition[Any] | None = None,
        names: Sequence[str] | None = None,
        bots: Mapping[int, str] | None = None,
    ) -> CoreTable[Any, Any, Any]:
        """A table at the position that the text says; what is hidden in it is dealt by the seed.

        >>> table = Table("sunrise", seats=2, seed=7)
        >>> again = Table.from_position(table.position())
        >>> again.moves() == table.moves()
        True
        """
        found = possible_position(text, edition)
        return table_at(found, seed=seed, names=names, bots=bots)

    @staticmethod
    def replay(
        record: Record | bytes | Path, *, seed: int | None = None
    ) -> CoreTable[Any, Any, Any]:
        """The table at the end of a record, ready to go on if the game is not over."""
        data = _start_of(record) if isinstance(record, Path) else record
        table, _ = replay(read_record(data) if isinstance(data, bytes) else data, seed=seed)
        return table


def _start_of(path: Path) -> bytes:
    """As much of a file as a record can have, and a byte more by which it is known to be longer."""
    with path.open("rb") as file:
        return file.read(MAX_BYTES + 1)
