"""What people do at a table besides playing: get up, come back, let a bot play, agree on things."""

from __future__ import annotations

from contextlib import suppress

from msgspec import Struct

from faubourg.bots import find_bot
from faubourg.core.errors import BadOption
from faubourg.core.phrases import Person
from faubourg.server.errors import Forbidden, Outdated
from faubourg.server.messages.http_messages import Agreement
from faubourg.server.rate_limits import Account
from faubourg.server.tables.events import Answered, HandedOver, Left, Proposed, Sat
from faubourg.server.tables.registry import Hall, check_position
from faubourg.server.tables.rooms import Room


class Sitter(Struct, frozen=True):
    """Somebody at a table: the seats that are theirs, and the account that pays."""

    hall: Hall
    room: Room
    mine: tuple[int, ...]
    account: Account


async def leave(who: Sitter) -> None:
    """Get up from all one's seats."""
    live = who.room.live
    async with who.room.lock:
        for seat in who.mine:
            # Who gets up has got up, whatever happened at another server meanwhile.
            while not live.company.has_left(seat) and not live.over:
                with suppress(Outdated):
                    await who.hall.happen(who.room, Left(seat), account=who.account)


async def hand_over(who: Sitter, seat: int, bot: str) -> None:
    """Let a bot play for oneself, or for somebody who is not there, or never came."""
    find_bot(bot)
    async with who.room.lock:
        _check_seat(who.room, seat)
        if not who.mine:
            raise Forbidden("seat-not-left")
        _check_free(who, seat)
        await who.hall.happen(who.room, HandedOver(seat, bot), account=who.account)


def _check_free(who: Sitter, seat: int) -> None:
    """Whoever lost the line is waited for; an instant without one is no absence."""
    room, company = who.room, who.room.live.company
    if seat in company.bots and not company.is_standin(seat):
        raise BadOption("seat-of-a-bot")
    if seat in who.mine or company.has_left(seat) or not company.is_taken(seat):
        return
    if seat in room.here:
        raise Forbidden("seat-not-left")
    if seconds := room.grace(seat, who.hall.limits.grace):
        raise BadOption("seat-in-grace", player=Person(seat), seconds=seconds)


async def sit(who: Sitter, seat: int) -> None:
    """Take one's own seat back, from a bot or after having left."""
    company = who.room.live.company
    if seat not in who.mine:
        raise Forbidden("not-your-seat")
    async with who.room.lock:
        while company.has_left(seat) or company.is_standin(seat) or not company.is_taken(seat):
            with suppress(Outdated):
                event = Sat(seat, company.names[seat])
                await who.hall.happen(who.room, event, account=who.account)


async def propose(who: Sitter, seat: int, what: Agreement, seq: int) -> None:
    """Ask everybody; what nobody else has to answer happens at once."""
    live = who.room.live
    async with who.room.lock:
        check_position(who.room, seq)
        if live.over:
            raise BadOption("game-over")
        if live.company.proposal is not None:
            raise BadOption("already-proposed")
        if what == "take-back" and not live.may_ask_undo(seat):
            raise BadOption("undo-nothing")
        if live.company.has_asked_enough(seat):
            raise BadOption("asked-enough")
        event = Proposed(seat, what, who.mine, live.company.people())
        await who.hall.happen(who.room, event, account=who.account)


async def answer(who: Sitter, yes: bool, seq: int) -> None:
    """Agree or decline, for all one's seats; who proposed it may take it back."""
    live = who.room.live
    async with who.room.lock:
        check_position(who.room, seq)
        if seq < live.proposed_at:
            raise Outdated  # an answer to what was proposed before
        proposal = live.company.proposal
        if proposal is None:
            raise BadOption("nothing-proposed")
        asked = tuple(seat for seat in who.mine if seat in proposal.needed)
        withdrawing = proposal.seat in who.mine and not yes
        if not asked and not withdrawing:
            raise Forbidden("not-asked")
        event = Answered(asked or (proposal.seat,), yes)
        await who.hall.happen(who.room, event, account=who.account)


def _check_seat(room: Room, seat: int) -> None:
    seats = len(room.live.company.names)
    if not 0 <= seat < seats:
        raise BadOption("no-such-seat", seat=seat, seats=seats)
