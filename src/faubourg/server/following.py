"""Keeping the rooms of this server in step with what other servers write."""

from __future__ import annotations

from faubourg.server.bus import RIGHTS, News
from faubourg.server.hall import Hall
from faubourg.server.rooms import Room


class Follower:
    """Hears of what was written, and lets the rooms in memory reread what they miss."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    def hear(self, news: News | None) -> None:
        """None: anything may have been missed."""
        if news is None:
            self._hall.soon(self._review())
            return
        for table, number in news:
            room = self._hall.rooms.find(table)
            if room is not None and number == RIGHTS:
                self._hall.check_rights(room)
            elif room is not None and number >= room.live.seq:
                self._hall.soon(self._follow(room, number))

    async def _review(self) -> None:
        """Reread everything, as soon as the database answers."""
        await self._hall.persist(self._hall.store.check)
        for room in self._hall.rooms.all():
            self._hall.soon(self._follow(room, room.live.seq))
            self._hall.check_rights(room)

    async def _follow(self, room: Room, number: int) -> None:
        """Catch up with an event. What is written here is known by the time the lock is free."""
        async with room.lock:
            if number < room.live.seq:
                return
            if room.guests:
                await self._hall.persist(lambda: self._hall.catch_up(room))
            else:
                # Whoever comes next will load it; until then its bots are the other server's.
                self._hall.rooms.forget(room)
