"""Links to a table: made, followed and ended. A link to a seat is good for one browser."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

from faubourg.core.errors import BadOption, Unknown
from faubourg.core.player_names import checked_name
from faubourg.server.errors import Forbidden, Outdated
from faubourg.server.messages.http_messages import Link, LinkWish
from faubourg.server.rate_limits import Account
from faubourg.server.storage.event_store import Right
from faubourg.server.tables.events import Joined, Sat
from faubourg.server.tables.registry import Registry
from faubourg.server.tables.room import Room, pay_for
from faubourg.server.tokens import new_token, token_hash

ROW_BYTES = 200
"""What a link, or what a browser has by one, costs on the disk."""


async def invite(room: Room, account: Account) -> tuple[Link, ...]:
    """A link to each seat that is free."""
    company, table = room.live.company, room.live.id
    free = [seat for seat in range(len(company.names)) if not company.is_taken(seat)]
    rights = [Right(table, "seat", seat) for seat in free]
    return await _links(room, rights, account, inviting=True)


async def make(room: Room, wish: LinkWish, mine: tuple[int, ...], account: Account) -> Link:
    """A new link, for those who may give it away: whoever sits at a seat, or next to a free one."""
    seat = _seat_of(wish, room)
    free = wish.role == "seat" and seat is not None and not room.live.company.is_taken(seat)
    inviting = free and seat not in mine
    if not mine or not (seat is None or seat in mine or inviting):
        raise Forbidden("not-your-seat")
    if room.live.charter.seeded and seat is not None:
        raise BadOption("seeded-no-guests")
    rights = [Right(room.live.id, wish.role, seat)]
    (link,) = await _links(room, rights, account, inviting)
    return link


async def revoke(room: Room, wish: LinkWish, mine: tuple[int, ...], session: bytes) -> None:
    """End the links of one's own seat, of those who look over one's shoulder, or who watch."""
    seat = _seat_of(wish, room)
    if not mine or (seat is not None and seat not in mine):
        raise Forbidden("not-your-seat")
    await room.services.store.revoke(Right(room.live.id, wish.role, seat), keep=session)
    room.check_rights()


async def follow(
    registry: Registry, table: str, token: str, name: str, session: bytes, account: Account
) -> Right:
    """Let a browser be what a link says; whoever takes a seat may give a name."""
    name = checked_name(name)
    pay_for(account, ROW_BYTES)
    store = registry.services.store
    had = await store.rights_of(session, table)
    right = await store.follow_link(session, table, token_hash(token))
    if right is None and not had:
        raise Unknown("unknown-link")
    # A spent link, followed by the very browser that spent it: it came back, or asked twice.
    right = right or had[-1]
    if right.role == "seat" and right.seat is not None:
        room = await registry.room(table, account)
        await _seat(room, right.seat, name, new=right not in had)
    return right


async def rename(room: Room, mine: tuple[int, ...], seat: int, name: str, account: Account) -> None:
    """Give oneself another name."""
    company, name = room.live.company, checked_name(name)
    if seat not in mine:
        raise Forbidden("not-your-seat")
    async with room.lock:
        if not company.sits(seat):
            raise Forbidden("sit-first")
        while name not in ("", company.names[seat]):
            with suppress(Outdated):
                await room.happen(Sat(seat, name), account=account)


async def _seat(room: Room, seat: int, name: str, new: bool) -> None:
    """Whoever takes a seat, or comes to one with another device, is told to the table."""
    company = room.live.company
    async with room.lock:
        if company.is_taken(seat) and new:
            with suppress(Outdated):
                await room.happen(Joined(seat))
        # Whoever was faster at another server goes before; the seat is free all the same.
        while not company.is_taken(seat):
            with suppress(Outdated):
                await room.happen(Sat(seat, name))


async def _links(
    room: Room, rights: Iterable[Right], account: Account, inviting: bool
) -> tuple[Link, ...]:
    tokens = [(new_token(), right) for right in rights]
    if tokens:
        pay_for(account, ROW_BYTES * len(tokens))
        hashed = [(token_hash(token), right) for token, right in tokens]
        # Somebody may be taking the seat at this moment: the database knows who was first.
        if not await room.services.store.add_tokens(room.live.id, hashed, inviting):
            raise Forbidden("not-your-seat")
    return tuple(Link(right.role, right.seat, token) for token, right in tokens)


def _seat_of(wish: LinkWish, room: Room) -> int | None:
    """The seat that a link is about; those who watch have none."""
    seats = len(room.live.company.names)
    if wish.role == "spectator":
        return None
    if wish.seat is None or not 0 <= wish.seat < seats:
        raise BadOption("no-such-seat", seat=wish.seat or 0, seats=seats)
    return wish.seat
