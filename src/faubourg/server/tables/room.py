"""A room: one table in memory with those who look at it, and all that happens there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from math import ceil
from time import monotonic
from typing import Protocol, TypeVar

from faubourg.core.errors import BadOption
from faubourg.server import metrics
from faubourg.server.errors import Busy, Outdated
from faubourg.server.messages.http_messages import TableInfo
from faubourg.server.rate_limits import Account
from faubourg.server.storage.rights_and_links import Right
from faubourg.server.tables import viewer_messages
from faubourg.server.tables.events import Event, decode_event, encode
from faubourg.server.tables.live_table import LiveTable
from faubourg.server.tables.log_steps_and_notes import Steps
from faubourg.server.tables.services import Services
from faubourg.server.tables.viewer_messages import Moment

CROWD = 4
"""Guests of whom some look with the same eyes."""
FOREIGN_WEIGHT = 24
"""A table with cardboard of its own weighs as much as so many that share ours."""
EVENT_BYTES = 100
"""What an event costs on the disk besides its own text."""
T = TypeVar("T")


class Guest(Protocol):
    """Somebody in a room."""

    session: bytes
    mine: tuple[int, ...]

    def something_happened(self) -> None: ...
    def somebody_came_or_went(self) -> None: ...
    def take_rights(self, rights: list[Right]) -> bool:
        """Be what the rights say from now on; whether that is anything else than before."""


class Room:
    """A live table with those who look at it."""

    def __init__(
        self, live: LiveTable, services: Services, call_bots: Callable[[Room], None]
    ) -> None:
        self.live, self.services, self._call_bots = live, services, call_bots
        self.lock = asyncio.Lock()
        self.guests: set[Guest] = set()
        self.here_by_us: frozenset[int] = frozenset()
        """The seats of those who are here by way of this server."""
        self.elsewhere: dict[str, frozenset[int]] = {}
        """The seats of those who are at this table by way of another server, by its name."""
        begun = live.charter.begun
        self.is_foreign = begun is not None and begun.edition.data is not None
        """Whether it is played with cardboard of somebody's own, which may be of any size."""
        self.payer: Account | None = None
        """Who opened the table, or came to it last: what its bots do is on their account."""
        self.bots_before: int | None = None
        """How many bots of others think before the one that is to act, if it has to wait long."""
        self.rights_doubted = 0
        """How often somebody's rights may have changed since they were last asked for."""
        self._gone_at: dict[int, float] = {}
        """When the last browser of a seat was seen to go; for all others, when the room began."""
        self._since = monotonic()
        self._moment = Moment(live)
        self._told: dict[Hashable, tuple[str, int]] = {}
        """What was told about this position, as it was sent: the same to all with the same eyes."""

    @property
    def weight(self) -> int:
        return FOREIGN_WEIGHT if self.is_foreign else 1

    # What happens at the table

    async def play(self, seat: int, seq: int, text: str, account: Account) -> None:
        """Make a seat's move in the position that it spoke of."""
        async with self.lock:
            while True:
                self.check_position(seq)
                if self.live.to_act != seat:
                    raise BadOption("not-your-turn")
                event, steps = await self.reckoned(
                    account, lambda: self.live.foresee_move(seat, text)
                )
                # Somebody may have changed their name at another server: that is no reason
                # to refuse a move, as long as the position is the same.
                try:
                    await self.happen(event, steps, account)
                except Outdated:
                    continue
                break
            metrics.MOVES.inc()

    async def undo(self, seat: int, seq: int, account: Account) -> None:
        """Take a seat's last decision back."""
        async with self.lock:
            self.check_position(seq)
            await self.happen(self.live.foresee_undo(seat), account=account)

    async def deal(self) -> None:
        await self.happen(*self.live.foresee_deal())

    async def happen(
        self, event: Event, steps: Steps | None = None, account: Account | None = None
    ) -> None:
        """Keep the event; only when it is on the disk does it happen, and is it told.

        The caller holds the lock.
        """
        live, kept = self.live, encode(event)
        live.check_room_for(event)
        if account is not None:
            pay_for(account, len(kept) + EVENT_BYTES)
        if not await self.services.store.append(live.id, live.seq, kept):
            await self.catch_up()
            raise Outdated
        before = live.company.proposal, live.over
        live.apply(event, steps)
        self.services.happened += 1
        only_moved = steps is not None and before == (live.company.proposal, live.over)
        self.tell_moves() if only_moved else self.tell_company()
        self.wake_bots()

    async def catch_up(self) -> None:
        """Let happen what another server, or another room of the same table, has written.

        The caller holds the lock.
        """
        missed = await self.services.store.events_after(self.live.id, self.live.seq)
        for event in missed:
            self.live.apply(decode_event(event))
        if missed:
            self.tell_company()
        self.wake_bots()

    async def reckoned(self, account: Account, job: Callable[[], T]) -> T:
        """What a job finds out about the table: at once, or beside the event loop if it may be
        long. The caller holds the lock.
        """
        return await self.services.work.do(account, job) if self.is_foreign else job()

    def check_position(self, seq: int) -> None:
        """The position that a message speaks of must be the present one, whatever was said."""
        if not self.live.moved_at <= seq <= self.live.seq:
            raise Outdated

    def wake_bots(self) -> None:
        """Let the bot that is to act think, if it is one."""
        self._call_bots(self)

    # Who is there

    @property
    def here(self) -> set[int]:
        return {*self.here_by_us}.union(*self.elsewhere.values())

    def note_guests(self) -> None:
        """Somebody came, went, or is somebody else now."""
        before = self.here
        self.here_by_us = frozenset(seat for guest in self.guests for seat in guest.mine)
        self._note_gone(before)

    def note_elsewhere(self, people: dict[str, frozenset[int]]) -> None:
        before, self.elsewhere = self.here, people
        self._note_gone(before)

    def _note_gone(self, before: set[int]) -> None:
        for seat in before - self.here:
            self._gone_at[seat] = monotonic()

    def info(self, mine: tuple[int, ...], coached: tuple[int, ...]) -> TableInfo:
        """Who sits at the table, told to whoever holds these seats."""
        live, here = self.live, self.here
        simpler_bots = self.services.bots.simpler_bots(live.charter.game, self.is_foreign)
        return viewer_messages.info(live, mine, coached, here, self.grace, simpler_bots)

    def grace(self, seat: int) -> int:
        """For how many seconds somebody who lost the line is still waited for."""
        if seat in self.here:
            return 0
        gone = self._gone_at.get(seat, self._since)
        return max(0, ceil(gone + self.services.limits.grace - monotonic()))

    # Their rights

    def check_rights(self) -> None:
        """Show out whoever has no right to be there any more; one question at a time."""
        self.rights_doubted += 1
        if self.rights_doubted == 1:
            self.services.errands.soon(self._check_rights())

    async def _check_rights(self) -> None:
        while self.rights_doubted:
            doubted = self.rights_doubted
            await self.services.errands.persist(self._read_rights)
            # Whatever was changed while the database answered is asked for again.
            self.rights_doubted = 0 if doubted == self.rights_doubted else 1

    async def _read_rights(self) -> None:
        """Show out whoever has none, and tell once who is somebody else now."""
        rights = await self.services.store.rights_at(self.live.id)
        changed = [guest.take_rights(rights.get(guest.session, [])) for guest in self.guests]
        if any(changed):
            self.note_guests()
            self.tell_company()

    # What they are told

    def tell_moves(self) -> None:
        for guest in self.guests:
            guest.something_happened()

    def tell_bots_before(self, before: int | None) -> None:
        """How many bots of others are served before ours; None when it is not kept waiting."""
        if before != self.bots_before:
            self.bots_before = before
            self.tell_moves()

    def tell_company(self) -> None:
        for guest in self.guests:
            guest.somebody_came_or_went()

    @property
    def moment(self) -> Moment:
        if self._moment.seq != self.live.seq:
            self._moment = Moment(self.live, self._moment)
            self._told = {}
        return self._moment

    def told(self, eyes: int | None, known: int, may_act: bool) -> tuple[str, int]:
        """The present as somebody with these eyes may see it, as it is sent; how much log it has.

        Kept where several look: of two players each has eyes of their own.
        """
        moment, key = self.moment, (eyes, known, may_act)
        if (told := self._told.get(key)) is not None:
            return told
        state = viewer_messages.state(self.live, moment, eyes, known, may_act)
        told = encode(state).decode(), len(state.log)
        if len(self.guests) >= CROWD:
            self._told[key] = told
        return told


def pay_for(account: Account, size: int) -> None:
    """Take what is kept on the disk from somebody's account."""
    if not account.bytes.take(size):
        raise Busy("kept-too-much")
