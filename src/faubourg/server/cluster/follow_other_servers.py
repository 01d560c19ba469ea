"""Keeping the rooms of this server in step with what other servers write."""

from __future__ import annotations

from faubourg.server.cluster.presence import ASKING, SAYING, Presence
from faubourg.server.storage.notifications import RIGHTS, Bus, News, news_in
from faubourg.server.tables.registry import Registry
from faubourg.server.tables.room import Room


def follow(registry: Registry) -> Bus:
    """Keep in step with all servers that share the database; the bus is the caller's to close."""
    store, errands = registry.services.store, registry.services.errands
    presence = Presence(registry, store)
    if store.database.shared:
        errands.soon(presence.run())
    return store.database.bus(Follower(registry, presence).hear)


class Follower:
    """Hears of what was written, and lets the rooms in memory reread what they miss."""

    def __init__(self, registry: Registry, presence: Presence) -> None:
        self._registry, self._presence = registry, presence
        self._errands = registry.services.errands

    def hear(self, text: str | None) -> None:
        """None: anything may have been missed."""
        if text is None:
            self._errands.soon(self._review())
            self._errands.soon(self._presence.ask())
        elif text.startswith((SAYING, ASKING)):
            self._presence.hear(text)
        else:
            self._hear_news(news_in(text))

    def _hear_news(self, news: News) -> None:
        for table, number in news:
            room = self._registry.find(table)
            if room is not None and number == RIGHTS:
                room.check_rights()
            elif room is not None and number >= room.live.seq:
                self._errands.soon(self._follow(room, number))

    async def _review(self) -> None:
        """Reread everything, as soon as the database answers."""
        await self._errands.persist(self._registry.services.store.check)
        for room in self._registry.all():
            self._errands.soon(self._follow(room, room.live.seq))
            room.check_rights()

    async def _follow(self, room: Room, number: int) -> None:
        """Catch up with an event. What is written here is known by the time the lock is free."""
        async with room.lock:
            if number < room.live.seq:
                return
            if room.guests:
                await self._errands.persist(room.catch_up)
            else:
                # Whoever comes next will load it; until then its bots are the other server's.
                self._registry.forget(room)
