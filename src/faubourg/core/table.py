"""A game in progress: checked play, dealing, taking back, the log, and views of it all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic

import msgspec
from msgspec import Struct

from faubourg.core.errors import BadOption, CannotUndo, IllegalMove
from faubourg.core.game_catalogue import is_our_own
from faubourg.core.game_options import lots_drawn
from faubourg.core.game_options import options_of as options_of
from faubourg.core.game_protocol import (
    NATURE,
    Actor,
    M,
    Options,
    Outcome,
    Refusal,
    Remedy,
    Rules,
    S,
    ScoreLine,
    Seat,
    V,
    Viewer,
    totals,
)
from faubourg.core.news import is_news
from faubourg.core.player_names import MAX_NAME as MAX_NAME
from faubourg.core.player_names import bounded as bounded
from faubourg.core.player_names import names_of as names_of
from faubourg.core.position_text import checked, position_of
from faubourg.core.record import FORMAT, EditionStamp, Record, Sight
from faubourg.core.seeded_draws import Secret, draw, secret_of
from faubourg.version import __version__


class Step(Struct, Generic[S, M], frozen=True, gc=False):
    """One move of the log: who made it, what it was, and the positions around it."""

    actor: Actor
    move: M
    before: S
    after: S


class Table(Generic[S, M, V]):
    """A game in progress. Every door for users checks; nothing changes when it refuses."""

    def __init__(
        self,
        rules: Rules[S, M, V],
        seats: int,
        *,
        seed: int | Secret | None = None,
        options: Options | Mapping[str, Any] | None = None,
        names: Sequence[str] | None = None,
        bots: Mapping[int, str] | None = None,
        sight: Sight = "all",
        dealt: bool = True,
    ) -> None:
        if seats not in rules.seats:
            fewest, most = rules.seats[0], rules.seats[-1]
            raise BadOption("bad-seats", seats=seats, fewest=fewest, most=most)
        self.rules = rules
        self._secret: Secret = secret_of(seed)
        self.options = lots_drawn(options_of(rules, options), seats, self._secret)
        self.names = names_of(seats, names)
        self.bots = dict(bots or {})
        self.sight: Sight = sight
        self.practice = False
        """Whether something was taken back here that bots cannot be asked about: see `undo`."""
        self.is_from_a_position = False
        """Whether the game began in the middle: no record can tell how it came to be there."""
        self.state = rules.setup(seats, self.options)
        self._past: list[M] = []
        """The moves whose positions were let go of, to save memory."""
        self._log: list[Step[S, M]] = []
        self._drawn: Counter[str] = Counter()
        if dealt:
            self.deal()

    @property
    def to_act(self) -> Seat | None:
        """Whose decision it is; None when the game is over. Nature never keeps a table waiting."""
        actor = self.rules.to_act(self.state)
        return None if actor is NATURE else actor

    @property
    def over(self) -> bool:
        return self.rules.to_act(self.state) is None

    @property
    def outcome(self) -> Outcome | None:
        return self.rules.outcome(self.state)

    @property
    def steps(self) -> Sequence[Step[S, M]]:
        """Everything that happened, Nature's moves included, as far as positions are kept."""
        return self._log

    def moves(self) -> list[M]:
        """Every legal move of the seat to act."""
        return [*self.rules.moves(self.state)]

    def why_not(self, move: M | str) -> Refusal | None:
        """None if the move is legal, otherwise why it is not."""
        return self.rules.why_not(self.state, self._said(move))

    def remedy(self, move: M | str) -> Remedy:
        """What to do instead of a move that is refused."""
        return self.rules.remedy(self.state, self._said(move))

    def gain(self, move: M | str) -> tuple[ScoreLine, ...]:
        """What a legal move would bring at once."""
        return self.rules.gain(self.state, self._checked(move))

    def play(self, move: M | str) -> None:
        """Make a move; raises IllegalMove or BadNotation, and then nothing has changed."""
        self.accept(self.foresee(move))

    def foresee(self, move: M | str) -> tuple[Step[S, M], ...]:
        """What playing a legal move would add to the log, Nature's answers included."""
        if self.sight != "all":
            raise BadOption("redacted-table")
        step = self._step(self.state, self._checked(move))
        return (step, *self._answers(step.after))

    def accept(self, steps: Iterable[Step[S, M]]) -> None:
        """Add steps to the log that were foreseen from the position as it stands."""
        for step in steps:
            if step.actor is NATURE:
                self._drawn[self.rules.pile(step.before)] += 1
            self._log.append(step)
            self.state = step.after

    def let_go(self, steps: int) -> None:
        """Keep of the first steps only what a record needs: nobody can take them back any more."""
        self._past += [step.move for step in self._log[:steps]]
        del self._log[:steps]

    def foresee_deal(self) -> tuple[Step[S, M], ...]:
        """What Nature would add to the log before a seat has to act."""
        return tuple(self._answers(self.state))

    def deal(self) -> None:
        """Let Nature act until a seat has to."""
        self.accept(self.foresee_deal())

    def view(self, viewer: int | None = None) -> V:
        """What a seat may know; without a seat, what a spectator may know."""
        return self.rules.view(self.state, self._viewer(viewer))

    def sheet(self, as_if_over: bool = False) -> tuple[ScoreLine, ...]:
        return self.rules.sheet(self.state, as_if_over)

    def totals(self, as_if_over: bool = False) -> tuple[int, ...]:
        return totals(self.sheet(as_if_over), len(self.names))

    def undo(self, seat: int | None = None, *, by_consent: bool = False) -> M:
        """Take back the last decision, with Nature's answers to it, and return it.

        Only if it revealed nothing and, where a seat asks, was that seat's own;
        with the consent of the others, whatever it was. Bots consent to nothing: at a table with
        bots, taking back what told somebody something, or what a bot has decided, tells what comes
        next, and makes the game practice. `practice` says so from then on, and the record too.
        """
        if reason := self.why_not_undo(seat, by_consent=by_consent):
            raise CannotUndo(reason)
        last = self._last_decision()
        step = self._log[last]
        self.practice = self.practice or self._tells_what_comes(self._log[last:])
        for drawn in self._log[last + 1 :]:
            self._drawn[self.rules.pile(drawn.before)] -= 1
        del self._log[last:]
        self.state = step.before
        return step.move

    def would_be_practice(self, seat: int) -> bool:
        """Whether taking all back that happened since a seat's last decision makes it practice."""
        steps = range(len(self._log) - 1, -1, -1)
        last = next((n for n in steps if self._log[n].actor == seat), None)
        return last is not None and self._tells_what_comes(self._log[last:])

    def _tells_what_comes(self, steps: Sequence[Step[S, M]]) -> bool:
        """Whether taking these back leaves somebody knowing more than the bots do."""
        people = [Seat(seat) for seat in range(len(self.names)) if seat not in self.bots]
        return bool(self.bots) and any(self._tells(step, people) for step in steps)

    def _tells(self, step: Step[S, M], people: Sequence[Seat]) -> bool:
        if step.actor is NATURE:
            return is_news(self.rules, step.before, step.move, people)
        return step.actor in self.bots

    def why_not_undo(self, seat: int | None = None, *, by_consent: bool = False) -> str | None:
        """None if the last decision can be taken back, otherwise the key of the reason."""
        last = self._last_decision()
        if last < 0:
            return "undo-nothing"
        step = self._log[last]
        if by_consent:
            return None
        if seat is not None and step.actor != seat:
            return "undo-not-yours"
        return "undo-revealed" if self.rules.reveals(step.before, step.move) else None

    def record(self, sight: Sight = "all") -> Record:
        """The game so far; with a `sight`, only what that seat or a spectator saw.

        A table that was replayed from a redacted record knows no more than that.
        """
        if self.is_from_a_position:
            raise BadOption("no-record-of-a-position")
        sight = sight if self.sight == "all" else self.sight
        return Record(
            format=FORMAT,
            engine=__version__,
            game=self.rules.key,
            edition=self._edition_stamp(),
            seats=self.names,
            bots=self.bots,
            options=msgspec.to_builtins(self.options),
            sight=sight,
            moves=tuple(self.rules.write(move) for move in self._seen(sight)),
            result=self.outcome,
            practice=self.practice,
        )

    def position(self, sight: Sight = "all", *, page: bool = False) -> str:
        """The position as text, one line or a page; with a `sight`, only what is seen from there.

        `Table.from_position` goes on from it.
        """
        sight = sight if self.sight == "all" else self.sight
        self._viewer(sight if isinstance(sight, int) else None)
        found = position_of(self.rules, len(self.names), self.options, self.state, sight)
        return checked(found).to_page() if page else checked(found).to_line()

    def follow(self, move: M) -> None:
        """Make a move without checking it, as a record says. Trusts its caller."""
        self.accept([self._step(self.state, move)])

    def _step(self, state: S, move: M) -> Step[S, M]:
        return Step(self.rules.to_act(state), move, state, self.rules.play(state, move))

    def _answers(self, state: S) -> Iterator[Step[S, M]]:
        """What Nature deals from a position on, until a seat has to act."""
        drawn = {**self._drawn}
        while self.rules.to_act(state) is NATURE:
            pile = self.rules.pile(state)
            move = draw(self.rules.chances(state), self._secret, pile, drawn.get(pile, 0))
            drawn[pile] = drawn.get(pile, 0) + 1
            step = self._step(state, move)
            yield step
            state = step.after

    def _said(self, move: M | str) -> M:
        return self.rules.read(move) if isinstance(move, str) else move

    def _checked(self, move: M | str) -> M:
        said = self._said(move)
        if refusal := self.rules.why_not(self.state, said):
            raise IllegalMove(refusal, self.rules.remedy(self.state, said))
        return said

    def _viewer(self, viewer: int | None) -> Viewer:
        if viewer is None or 0 <= viewer < len(self.names):
            return None if viewer is None else Seat(viewer)
        raise BadOption("no-such-seat", seat=viewer, seats=len(self.names))

    def _seen(self, sight: Sight) -> Iterator[M]:
        if sight == self.sight:
            yield from self._past
            yield from (step.move for step in self._log)
            return
        if self._past:
            raise BadOption("positions-let-go")
        viewer = self._viewer(sight if isinstance(sight, int) else None)
        for step in self._log:
            yield self.rules.glimpse(step.before, step.move, viewer)

    def _last_decision(self) -> int:
        steps = range(len(self._log) - 1, -1, -1)
        return next((n for n in steps if self._log[n].actor is not NATURE), -1)

    def _edition_stamp(self) -> EditionStamp:
        edition = self.rules.edition
        plain = None if is_our_own(edition) else msgspec.json.decode(msgspec.json.encode(edition))
        return EditionStamp(edition.key, edition.hash, plain)
