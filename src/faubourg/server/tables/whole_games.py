"""Whole games: stories, pages of the log, records. Worked out beside the server, and paid for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from faubourg.core.errors import Unknown
from faubourg.core.record import Sight
from faubourg.server.errors import Busy
from faubourg.server.messages.http_messages import ForkWish
from faubourg.server.messages.study_messages import StartWish, StudyWish
from faubourg.server.rate_limits import Account
from faubourg.server.storage.event_store import Store
from faubourg.server.tables import whole_game_jobs as jobs
from faubourg.server.tables.events import Charter, decode_charter
from faubourg.server.workers.fair_worker_threads import Turns, to_the_end
from faubourg.server.workers.stoppable_process import Question
from faubourg.server.workers.worker_processes import WorkerFailed, WorkerProcesses

PATIENCE = 20.0
"""Seconds that one question may take."""


class WholeGames:
    """One process that knows tables from their first event on."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._processes = WorkerProcesses("archive", 1, jobs.prepare)
        self._turns = Turns(1)

    async def story(
        self,
        table: str,
        viewer: int | None,
        seats: tuple[int, ...],
        first: int,
        compressed: bool,
        account: Account,
    ) -> bytes:
        return await self._of(table, account, jobs.story, viewer, seats, first, compressed)

    async def log_page(
        self, table: str, viewer: int | None, before: int, account: Account
    ) -> bytes:
        return await self._of(table, account, jobs.log_page, viewer, before)

    async def record(self, table: str, sight: Sight, account: Account) -> bytes:
        return await self._of(table, account, jobs.record, sight)

    async def position(self, table: str, sight: Sight, ply: int | None, account: Account) -> bytes:
        return await self._of(table, account, jobs.position, sight, ply)

    async def study(self, wish: StudyWish, account: Account) -> bytes:
        """What there is to say about a position; of no table, and kept nowhere."""
        return await self._do(account, jobs.study, wish)

    async def study_start(self, wish: StartWish, account: Account) -> bytes:
        return await self._do(account, jobs.study_start, wish)

    async def study_record(self, body: bytes, account: Account) -> bytes:
        """The positions of a record, which is kept nowhere."""
        return await self._do(account, jobs.study_record, body)

    async def forked(self, table: str, wish: ForkWish, account: Account) -> Charter:
        return decode_charter(await self._of(table, account, jobs.forked, wish))

    async def recorded(self, body: bytes, account: Account) -> bytes:
        """The charter, as it is kept, of a table that shows a record."""
        return await self._do(account, jobs.recorded, body)

    async def _of(
        self, table: str, account: Account, job: Callable[..., bytes], *given: Any
    ) -> bytes:
        kept = await self._store.load(table)
        if kept is None:
            raise Unknown("unknown-table", name=table)
        return await self._do(account, job, jobs.Game(table, kept.charter, kept.events), *given)

    async def _do(self, account: Account, job: Callable[..., bytes], *given: Any) -> bytes:
        if account.work.is_in_debt:
            raise Busy("too-many-requests")
        return await to_the_end(self._work_out(account, job, *given))

    async def _work_out(self, account: Account, job: Callable[..., bytes], *given: Any) -> bytes:
        async with self._turns.turn(account.key):
            try:
                question = Question(jobs.timed, (job, *given), PATIENCE)
                took, result = await self._processes.ask(question)
            except WorkerFailed:
                account.work.pay(PATIENCE)
                raise Busy("house-busy") from None
        account.work.pay(took)
        if not isinstance(result, bytes):
            raise result
        return result

    def close(self) -> None:
        self._processes.close()
