"""A table that somebody looks at: its game and its company, changed by events alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from faubourg.core.errors import CannotUndo
from faubourg.core.game_catalogue import find_rules
from faubourg.core.game_options import recorded_options, unusual_options
from faubourg.core.game_protocol import NATURE, Seat
from faubourg.core.phrases import Facts, Person, Phrase, facts
from faubourg.core.player_names import names_of, number_without_name
from faubourg.core.replay import open_table
from faubourg.core.seeded_draws import Secret
from faubourg.core.table import Step, Table
from faubourg.server.messages.http_messages import Proposal
from faubourg.server.tables.change_limits import MOST_EVENTS, Changes
from faubourg.server.tables.events import (
    Answered,
    Charter,
    Dealt,
    Event,
    HandedOver,
    Joined,
    Left,
    Moved,
    Proposed,
    Rematched,
    Replaced,
    Sat,
    TookBack,
)
from faubourg.server.tables.log_steps_and_notes import Note, Passage, Steps
from faubourg.server.tables.seats_and_proposals import Company

DEAL = 1
"""The deal is a table's first event."""
KEPT = 64
"""Decisions whose positions are kept in memory, and lines of the log; the store has the rest."""


class LiveTable:
    """Everything about one table, in memory. It changes only by events that are on the disk."""

    def __init__(
        self, table_id: str, secret: bytes, charter: Charter, kept: int | None = KEPT
    ) -> None:
        self.id, self.charter = table_id, charter
        self._kept = kept
        self.seq = 0
        self.moved_at = 0
        """The seq at which the position was last another one."""
        self.proposed_at = 0
        """The seq of what is proposed, or was last."""
        self.untold = 0
        """How many lines of the log are not kept in memory."""
        self.early_end: Phrase | None = None
        """Who ended the game before the rules did."""
        self.company = Company(charter.seats)
        self.log: list[Passage | Note] = []
        self.passages: list[Passage] = []
        """What stands of the game, from its start on: passages that were taken back are in the log
        only. A table that is not kept whole has forgotten the oldest."""
        self._changes = Changes(self.company)
        self._views: dict[int | None, tuple[Any, Any]] = {}
        """For each viewer the last position that was looked at, and what was seen."""
        self.game = _begin(charter, Secret(secret), self.company)
        self.unusual = unusual_options(self.game.rules, self.game.options)
        if charter.begun is not None:
            self._go_on_from(charter.begun.moves)
            self._forget_old()

    @property
    def to_act(self) -> Seat | None:
        stopped = self.ended or self.charter.shown or self.seq >= MOST_EVENTS
        return None if stopped else self.game.to_act

    @property
    def ended(self) -> bool:
        """The players ended the game before the rules did."""
        return self.early_end is not None

    @property
    def over(self) -> bool:
        return self.ended or self.seq >= MOST_EVENTS or self.game.over

    @property
    def shown(self) -> bool:
        """Whether whoever has the address may look at the whole game."""
        return self.over or self.charter.shown

    def view(self, state: Any, viewer: int | None) -> Any:
        """What a seat, or a spectator, may know of a position; most are asked for twice."""
        seen = self._views.get(viewer)
        if seen is None or seen[0] is not state:
            eyes = None if viewer is None else Seat(viewer)
            seen = self._views[viewer] = (state, self.game.rules.view(state, eyes))
        return seen[1]

    # Events: foreseen first, kept by the store, and only then applied

    def foresee_deal(self) -> tuple[Dealt, Steps]:
        steps = self.game.foresee_deal()
        return Dealt(self._texts(steps)), steps

    def foresee_move(self, seat: int, text: str) -> tuple[Moved, Steps]:
        """A legal move as an event; raises IllegalMove or BadNotation."""
        steps = self.game.foresee(text)
        return Moved(seat, self._texts(steps)), steps

    def foresee_undo(self, seat: int) -> TookBack:
        if reason := self.why_not_undo(seat):
            raise CannotUndo(reason)
        return TookBack(seat)

    def why_not_undo(self, seat: int) -> str | None:
        if self.over or not self.passages or self.passages[-1].seq <= DEAL:
            return "undo-nothing"
        return self.game.why_not_undo(seat)

    def undoable_by(self) -> Seat | None:
        """The seat that may take the last decision back without asking anybody."""
        seat = self.passages[-1].actor if self.passages else None
        return seat if seat is not None and self.why_not_undo(seat) is None else None

    def may_ask_undo(self, seat: int) -> bool:
        """Whether the seat has decided anything here that the others might let it take back."""
        return not self.over and any(each.actor == seat for each in self._own_passages())

    def check_room_for(self, event: Event) -> None:
        """Raises TooMuch where another event would be one too many."""
        self._changes.check(self.seq, event)

    def apply(self, event: Event, steps: Steps | None = None) -> None:
        """Let an event happen that the store has kept."""
        self.seq += 1
        self._changes.count(event)
        match event:
            case Dealt(texts):
                self._go_on(texts, steps)
            case Moved(_, texts):
                self._go_on(texts, steps)
            case TookBack(seat):
                self._note(seat, "log-took-back", undoes=self._take_back())
            case _:
                self._happen_in_company(event)
        if self.moved_at == self.seq:
            self._forget_past_questions()
        self._forget_old()

    def _happen_in_company(self, event: Event) -> None:
        match event:
            case Proposed(seat, what, agreed, asked):
                self.company.propose(seat, what, agreed, asked)
                self.proposed_at = self.seq
                self._note(seat, f"log-proposed-{what}")
            case Answered(seats, yes):
                self._note(seats[0], "log-agreed" if yes else "log-declined")
                self.company.agree(seats) if yes else self.company.drop_proposal()
            case Rematched(seat, table):
                self.company.next = table
                self._note(seat, "log-rematch")
            case _:
                self._happen_at_a_seat(event)
        self.game.bots = dict(self.company.bots)
        if settled := self.company.settled():
            self._settle(settled)

    def _happen_at_a_seat(self, event: Event) -> None:
        match event:
            case Sat(seat, name):
                self._seat(seat, name)
            case Joined(seat):
                self._note(seat, "log-joined")
            case Left(seat):
                self.company.leave(seat)
                self._note(seat, "log-left")
            case HandedOver(seat, bot):
                self.company.hand_over(seat, bot)
                self._note(seat, "log-handed-over", facts(bot=bot))
            case Replaced(seat, bot):
                self.company.bots[seat] = bot
                self._note(seat, "log-bot-replaced", facts(bot=bot))

    def _seat(self, seat: int, name: str) -> None:
        before = self.company.names[seat]
        if self.company.sit(seat, name):
            self._note(seat, "log-sat")
        elif before and before != name and number_without_name(before) is None:
            self._note(seat, "log-named", facts(before=before, name=name))
        self.game.names = names_of(len(self.company.names), self.company.names)

    def _settle(self, settled: Proposal) -> None:
        self.moved_at = self.seq
        if settled.what == "end":
            self._end(settled)
        elif self.may_ask_undo(settled.seat):
            self._note(settled.seat, "log-took-back", undoes=self._take_back_to(settled.seat))

    def _end(self, settled: Proposal) -> None:
        """Whom nobody else had to answer has ended it, even for others at the same screen."""
        alone = len(settled.agreed) == 1 or self.seq == self.proposed_at
        key = "ended-by-one" if alone else "ended-by-agreement"
        self.early_end = Phrase(key, facts(who=Person(settled.seat)) if alone else {})
        self._note(settled.seat, "log-ended-by-one" if alone else "log-ended")

    def _forget_past_questions(self) -> None:
        """What was asked about a position that is past needs no answer."""
        self.company.forget_what_was_asked()
        proposal = self.company.proposal
        if proposal is not None and (proposal.what == "take-back" or self.over):
            self.company.drop_proposal()

    # The game

    def _go_on(self, texts: tuple[str, ...], steps: Steps | None) -> None:
        if steps is None:
            steps = self._followed(texts)
        else:
            self.game.accept(steps)
        if steps or not self.passages:
            self._add(steps, self.game.state)

    def _go_on_from(self, texts: tuple[str, ...]) -> None:
        """The game so far: its start, then decision by decision."""
        steps: list[Step[Any, Any]] = []
        for step in self._followed(texts):
            if step.actor is not NATURE:
                self._add(tuple(steps), step.before)
                steps = []
            steps.append(step)
        if steps:
            self._add(tuple(steps), self.game.state)

    def _add(self, steps: Steps, after: Any) -> None:
        passage = Passage(self.seq, steps, after)
        if steps:
            self.log.append(passage)
        self.passages.append(passage)
        self.moved_at = self.seq

    def _forget_old(self) -> None:
        """Let go of what is long past; now and then, because each time costs."""
        kept = self._kept
        if kept is None:
            return
        if len(self.log) > 2 * kept:
            self.untold += len(self.log) - kept
            del self.log[:-kept]
        if len(self.passages) > 2 * kept:
            past = self.passages[:-kept]
            self.game.let_go(sum(len(passage.steps) for passage in past))
            del self.passages[:-kept]

    def _followed(self, texts: tuple[str, ...]) -> Steps:
        start = len(self.game.steps)
        for text in texts:
            self.game.follow(self.game.rules.read(text))
        return tuple(self.game.steps[start:])

    def _take_back(self) -> int:
        """Take the last decision back; the seq that it had."""
        self.game.undo(by_consent=True)
        self.moved_at = self.seq
        return self.passages.pop().seq

    def _take_back_to(self, seat: int) -> int:
        """Take back all that happened since a seat's last decision, which included."""
        while self.passages[-1].actor != seat:
            self._take_back()
        return self._take_back()

    def _own_passages(self) -> Iterator[Passage]:
        """Those after the deal, and after what was played at another table."""
        return (each for each in reversed(self.passages) if each.seq > DEAL)

    def _texts(self, steps: Steps) -> tuple[str, ...]:
        return tuple(self.game.rules.write(step.move) for step in steps)

    def _note(self, seat: int, key: str, more: Facts | None = None, **told: int) -> None:
        phrase = Phrase(key, {"player": Person(seat), **(more or {})})
        self.log.append(Note(self.seq, seat, phrase, told.get("undoes")))


def _begin(charter: Charter, secret: Secret, company: Company) -> Table[Any, Any, Any]:
    if charter.begun is not None:
        return open_table(charter.begun, secret)
    rules = find_rules(charter.game, charter.edition)
    return Table(
        rules,
        len(charter.seats),
        seed=secret,
        options=recorded_options(rules, charter.options),
        names=company.names,
        bots=company.bots,
        dealt=False,
    )
