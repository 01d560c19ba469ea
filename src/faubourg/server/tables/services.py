"""What all rooms of a server share."""

from __future__ import annotations

from faubourg.server.rate_limits import Limits
from faubourg.server.storage.event_store import Store
from faubourg.server.tables.errands import Errands
from faubourg.server.tables.whole_games import WholeGames
from faubourg.server.workers.bot_processes import BotProcesses
from faubourg.server.workers.fair_worker_threads import HeavyWork


class Services:
    """The store, the workers and the limits of one server."""

    def __init__(
        self, store: Store, bots: BotProcesses, history: WholeGames, limits: Limits
    ) -> None:
        self.store, self.bots, self.history, self.limits = store, bots, history, limits
        self.work = HeavyWork()
        self.errands = Errands()
        self.happened = 0
        """How many events there were since the start."""

    async def close(self) -> None:
        await self.errands.close()
        self.work.close()
