"""Keeping the rooms of this server in step with what other servers write."""

from __future__ import annotations

from faubourg.server.cluster.presence import ASKING, SAYING, Presence
from faubourg.server.storage.notifications import RIGHTS, Bus, News, news_in
from faubourg.server.tables.registry import Hall
from faubourg.server.tables.rooms import Room


def follow(hall: Hall) -> Bus:
    """Keep in step with all servers that share the database; the bus is the caller's to close."""
    presence = Presence(hall.rooms, hall.store)
    if hall.store.database.shared:
        hall.soon(presence.run())
    return hall.store.database.bus(Follower(hall, presence).hear)


class Follower:
    """Hears of what was written, and lets the rooms in memory reread what they miss."""

    def __init__(self, hall: Hall, presence: Presence) -> None:
        self._hall, self._presence = hall, presence

    def hear(self, text: str | None) -> None:
        """None: anything may have been missed."""
        if text is None:
            self._hall.soon(self._review())
            self._hall.soon(self._presence.ask())
        elif text.startswith((SAYING, ASKING)):
            self._presence.hear(text)
        else:
            self._hear_news(news_in(text))

    def _hear_news(self, news: News) -> None:
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
