"""A table that somebody looks at: its game, its seats, and what each of them is sent."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from faubourg.core.catalogue import find_rules
from faubourg.core.dealing import Secret
from faubourg.core.errors import CannotUndo
from faubourg.core.game import NATURE, Seat
from faubourg.core.table import Step, Table
from faubourg.server.events import Charter, Dealt, Event, Moved, Sat, TookBack
from faubourg.server.wire import Offered, SeatInfo, TableInfo, TableState, Told


class Passage(Struct, frozen=True):
    """Steps of the game that came with one event."""

    seq: int
    steps: tuple[Step[Any, Any], ...]


class LiveTable:
    """Everything about one table, in memory. It changes only by events that are on the disk."""

    def __init__(self, table_id: str, secret: bytes, charter: Charter) -> None:
        self.id = table_id
        self.charter = charter
        self.seq = 0
        self.names = [seat.name for seat in charter.seats]
        self.taken = [bool(seat.bot or seat.name) for seat in charter.seats]
        self.passages: list[Passage] = []
        self.game: Table[Any, Any, Any] = Table(
            find_rules(charter.game, charter.edition),
            len(charter.seats),
            seed=Secret(secret),
            options=charter.options,
            names=self.names,
            dealt=False,
        )

    @property
    def bots(self) -> dict[int, str]:
        seats = enumerate(self.charter.seats)
        return {number: seat.bot for number, seat in seats if seat.bot is not None}

    @property
    def to_act(self) -> Seat | None:
        return self.game.to_act

    # Events: foreseen first, kept by the store, and only then applied

    def foresee_deal(self) -> tuple[Dealt, tuple[Step[Any, Any], ...]]:
        steps = self.game.foresee_deal()
        return Dealt(self._texts(steps)), steps

    def foresee_move(self, seat: int, text: str) -> tuple[Moved, tuple[Step[Any, Any], ...]]:
        """A legal move as an event; raises IllegalMove or BadNotation."""
        steps = self.game.foresee(text)
        return Moved(seat, self._texts(steps)), steps

    def foresee_undo(self, seat: int) -> TookBack:
        if reason := self.game.why_not_undo(seat):
            raise CannotUndo(reason)
        return TookBack(seat)

    def apply(self, event: Event, steps: tuple[Step[Any, Any], ...] | None = None) -> None:
        """Let an event happen that the store has kept."""
        self.seq += 1
        match event:
            case Moved(_, texts) | Dealt(texts):
                self._go_on(steps or self._replayed(texts), accepted=steps is not None)
            case TookBack():
                self.game.undo(by_consent=True)
                self.passages.pop()
            case Sat(seat, name):
                self.names[seat], self.taken[seat] = name, True

    def _go_on(self, steps: tuple[Step[Any, Any], ...], accepted: bool) -> None:
        if accepted:
            self.game.accept(steps)
        self.passages.append(Passage(self.seq, steps))

    def _replayed(self, texts: tuple[str, ...]) -> tuple[Step[Any, Any], ...]:
        start = len(self.game.steps)
        for text in texts:
            self.game.follow(self.game.rules.read(text))
        return tuple(self.game.steps[start:])

    def _texts(self, steps: tuple[Step[Any, Any], ...]) -> tuple[str, ...]:
        return tuple(self.game.rules.write(step.move) for step in steps)

    # What is sent

    def info(self, mine: tuple[int, ...], coached: tuple[int, ...], here: set[int]) -> TableInfo:
        bots = self.bots
        return TableInfo(
            table=self.id,
            game=self.charter.game,
            edition=self.charter.edition,
            edition_hash=self.game.rules.edition.hash,
            options=self.charter.options,
            seats=tuple(
                SeatInfo(name, bots.get(seat), self.taken[seat], seat in here or seat in bots)
                for seat, name in enumerate(self.names)
            ),
            mine=mine,
            coached=coached,
            to_act=self.to_act,
            over=self.game.over,
            seq=self.seq,
        )

    def state(self, viewer: int | None, known: int, may_act: bool) -> TableState:
        """All that one viewer may see; the moves only if it is for them to act."""
        game, rules = self.game, self.game.rules
        acting = may_act and viewer is not None and game.to_act == viewer
        return TableState(
            seq=self.seq,
            seat=viewer,
            view=game.view(viewer),
            to_act=game.to_act,
            moves=tuple(self._offered()) if acting else (),
            log=tuple(self._told(viewer, known)),
            totals=game.totals(),
            standing=tuple(line for line in game.sheet(as_if_over=True) if "area" in line.facts),
            undo=may_act and viewer is not None and game.why_not_undo(viewer) is None,
            outcome=rules.outcome(game.state),
        )

    def _offered(self) -> Iterator[Offered]:
        rules, state = self.game.rules, self.game.state
        for move in rules.moves(state):
            points = sum(
                line.points for line in rules.gain(state, move) if line.seat == self.game.to_act
            )
            yield Offered(rules.write(move), points)

    def _told(self, viewer: int | None, known: int) -> Iterator[Told]:
        rules, eyes = self.game.rules, None if viewer is None else Seat(viewer)
        for passage in self.passages:
            if passage.seq > known:
                for step in passage.steps:
                    seen = rules.glimpse(step.before, step.move, eyes)
                    seat = None if step.actor is NATURE else step.actor
                    phrase = rules.tell(rules.view(step.before, eyes), seen)
                    yield Told(passage.seq, seat, rules.write(seen), phrase)
