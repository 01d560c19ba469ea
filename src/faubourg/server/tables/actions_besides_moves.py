"""What people do at a table besides playing: get up, come back, let a bot play, agree on things."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from msgspec import Struct

from faubourg.bots import find_bot
from faubourg.core.errors import BadOption
from faubourg.core.phrases import Person
from faubourg.server.errors import Forbidden, Outdated
from faubourg.server.messages.http_messages import Agreement
from faubourg.server.messages.socket_messages import (
    Answer,
    HandOver,
    Leave,
    Propose,
    Sit,
    Up,
)
from faubourg.server.rate_limits import Account
from faubourg.server.tables.events import Answered, HandedOver, Left, Proposed, Sat
from faubourg.server.tables.live_table import LiveTable
from faubourg.server.tables.log_steps_and_notes import Note
from faubourg.server.tables.room import Room


class Sitter(Struct, frozen=True):
    """Somebody at a table: the seats that are theirs, and the account that pays."""

    room: Room
    mine: tuple[int, ...]
    account: Account

    async def act(self, message: Up, own_seat: Callable[[], int]) -> None:
        """What a message asks for; `own_seat` says as which seat, or refuses."""
        match message:
            case Propose(what, seq):
                await self.propose(own_seat(), what, seq)
            case Answer(yes, seq):
                await self.answer(yes, seq)
            case Leave():
                await self.leave()
            case HandOver(seat, bot):
                await self.hand_over(seat, bot)
            case Sit(seat):
                await self.sit(seat)

    async def leave(self) -> None:
        """Get up from all one's seats."""
        live = self.room.live
        async with self.room.lock:
            for seat in self.mine:
                # Who gets up has got up, whatever happened at another server meanwhile.
                while not live.company.has_left(seat) and not live.over:
                    with suppress(Outdated):
                        await self.room.happen(Left(seat), account=self.account)

    async def hand_over(self, seat: int, bot: str) -> None:
        """Let a bot play for oneself, or for somebody who is not there, or never came."""
        find_bot(bot)
        async with self.room.lock:
            _check_seat(self.room, seat)
            if not self.mine:
                raise Forbidden("seat-not-left")
            self._check_free(seat)
            await self.room.happen(HandedOver(seat, bot), account=self.account)

    def _check_free(self, seat: int) -> None:
        """Whoever lost the line is waited for; an instant without one is no absence."""
        room, company = self.room, self.room.live.company
        if seat in company.bots and not company.is_standin(seat):
            raise BadOption("seat-of-a-bot")
        if seat in self.mine or company.has_left(seat) or not company.is_taken(seat):
            return
        if seat in room.here:
            raise Forbidden("seat-not-left")
        if seconds := room.grace(seat):
            raise BadOption("seat-in-grace", player=Person(seat), seconds=seconds)

    async def sit(self, seat: int) -> None:
        """Take one's own seat back, from a bot or after having left."""
        company = self.room.live.company
        if seat not in self.mine:
            raise Forbidden("not-your-seat")
        async with self.room.lock:
            while company.has_left(seat) or company.is_standin(seat) or not company.is_taken(seat):
                with suppress(Outdated):
                    event = Sat(seat, company.names[seat])
                    await self.room.happen(event, account=self.account)

    async def propose(self, seat: int, what: Agreement, seq: int) -> None:
        """Ask everybody; what nobody else has to answer happens at once."""
        live = self.room.live
        async with self.room.lock:
            if what != "take-back" or not _is_still_last(live, seat, seq):
                self.room.check_position(seq)
            if live.over:
                raise BadOption("game-over")
            if live.company.proposal is not None:
                raise BadOption("already-proposed")
            if what == "take-back" and not live.may_ask_undo(seat):
                raise BadOption("undo-nothing")
            if live.company.has_asked_enough(seat):
                raise BadOption("asked-enough")
            event = Proposed(seat, what, self.mine, live.company.people())
            await self.room.happen(event, account=self.account)

    async def answer(self, yes: bool, seq: int) -> None:
        """Agree or decline, for all one's seats; who proposed it may take it back."""
        live = self.room.live
        async with self.room.lock:
            self.room.check_position(seq)
            if seq < live.proposed_at:
                raise Outdated  # an answer to what was proposed before
            proposal = live.company.proposal
            if proposal is None:
                raise BadOption("nothing-proposed")
            asked = tuple(seat for seat in self.mine if seat in proposal.needed)
            withdrawing = proposal.seat in self.mine and not yes
            if not asked and not withdrawing:
                raise Forbidden("not-asked")
            event = Answered(asked or (proposal.seat,), yes)
            await self.room.happen(event, account=self.account)


def _check_seat(room: Room, seat: int) -> None:
    seats = len(room.live.company.names)
    if not 0 <= seat < seats:
        raise BadOption("no-such-seat", seat=seat, seats=seats)


def _is_still_last(live: LiveTable, seat: int, seq: int) -> bool:
    """Whether the seat means the decision that is its last: others' moves since then change nothing
    about that, and only go with it."""
    last = max((each.seq for each in live.passages if each.actor == seat), default=live.seq)
    notes = (each for each in live.log if isinstance(each, Note) and each.seq > seq)
    return last <= seq <= live.seq and all(each.undoes is None for each in notes)
