"""What people do at a table besides playing: get up, come back, let a bot play, agree on things."""

from __future__ import annotations

from contextlib import suppress

from faubourg.bots import find_bot
from faubourg.core.errors import BadOption
from faubourg.server.errors import Forbidden, Outdated
from faubourg.server.events import Answered, HandedOver, Left, Proposed, Sat
from faubourg.server.hall import Hall, check_present
from faubourg.server.rooms import Room
from faubourg.server.wire import Agreement


async def leave(hall: Hall, room: Room, mine: tuple[int, ...]) -> None:
    """Get up from all one's seats."""
    async with room.lock:
        for seat in mine:
            # Who gets up has got up, whatever happened at another server meanwhile.
            while not room.live.company.has_left(seat) and not room.live.over:
                with suppress(Outdated):
                    await hall.happen(room, Left(seat))


async def hand_over(hall: Hall, room: Room, mine: tuple[int, ...], seat: int, bot: str) -> None:
    """Let a bot play for oneself, or for somebody who is not there, or never came."""
    company = room.live.company
    find_bot(bot)
    async with room.lock:
        _check_seat(room, seat)
        if seat in company.bots and not company.is_standin(seat):
            raise BadOption("seat-of-a-bot")
        away = company.has_left(seat) or seat not in room.here
        if not mine or (seat not in mine and not away):
            raise Forbidden("seat-not-left")
        await hall.happen(room, HandedOver(seat, bot))


async def sit(hall: Hall, room: Room, mine: tuple[int, ...], seat: int) -> None:
    """Take one's own seat back, from a bot or after having left."""
    company = room.live.company
    if seat not in mine:
        raise Forbidden("not-your-seat")
    async with room.lock:
        while company.has_left(seat) or company.is_standin(seat) or not company.is_taken(seat):
            with suppress(Outdated):
                await hall.happen(room, Sat(seat, company.names[seat]))


async def propose(
    hall: Hall, room: Room, mine: tuple[int, ...], seat: int, what: Agreement, seq: int
) -> None:
    """Ask everybody; what nobody else has to answer happens at once."""
    live = room.live
    async with room.lock:
        check_present(room, seq)
        if live.over:
            raise BadOption("game-over")
        if live.company.proposal is not None:
            raise BadOption("already-proposed")
        if what == "take-back" and not live.may_ask_undo(seat):
            raise BadOption("undo-nothing")
        await hall.happen(room, Proposed(seat, what, mine))


async def answer(hall: Hall, room: Room, mine: tuple[int, ...], yes: bool, seq: int) -> None:
    """Agree or decline, for all one's seats; who proposed it may take it back."""
    async with room.lock:
        check_present(room, seq)
        proposal = room.live.company.proposal
        if proposal is None:
            raise BadOption("nothing-proposed")
        asked = tuple(seat for seat in mine if seat in proposal.needed)
        withdrawing = proposal.seat in mine and not yes
        if not asked and not withdrawing:
            raise Forbidden("not-asked")
        await hall.happen(room, Answered(asked or (proposal.seat,), yes))


def _check_seat(room: Room, seat: int) -> None:
    seats = len(room.live.company.names)
    if not 0 <= seat < seats:
        raise BadOption("no-such-seat", seat=seat, seats=seats)
