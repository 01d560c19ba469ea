"""Processes that work for the server: what kills or stalls one of them costs no other table."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from threading import Thread
from time import sleep
from typing import Any, TypeVar

import structlog

T = TypeVar("T")
PAUSES = (0.0, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2)
"""Seconds to wait before a question is asked again whose process died."""
logger = structlog.get_logger()


class WorkerFailed(Exception):
    """The processes died again and again, or took too long."""


class WorkerProcesses:
    """A pool of processes, started when first asked and replaced when one of them dies."""

    def __init__(self, kind: str, workers: int, prepare: Callable[[], None]) -> None:
        self._kind, self._workers, self._prepare = kind, workers, prepare
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    async def ask(self, patience: float, function: Callable[..., T], *given: Any) -> T:
        """What the function returns over there; raises what it raises, or WorkerFailed."""
        for pause in PAUSES:
            await asyncio.sleep(pause)
            pool = self._running()
            try:
                return await self._asked(pool, patience, function, *given)
            except BrokenProcessPool:
                # A process was killed, and with it all that its pool was asked.
                self._drop(pool, "died")
        raise WorkerFailed

    async def _asked(
        self, pool: ProcessPoolExecutor, patience: float, function: Callable[..., T], *given: Any
    ) -> T:
        loop = asyncio.get_running_loop()
        answer = loop.run_in_executor(pool, function, *given)
        try:
            return await asyncio.wait_for(answer, patience)
        except TimeoutError:
            self._drop(pool, "took too long")
            raise WorkerFailed from None

    def _running(self) -> ProcessPoolExecutor:
        if self._closed:
            raise WorkerFailed
        if self._pool is None:
            begin, context = (self._prepare,), get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, _begin, begin)
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor, why: str) -> None:
        """End a pool of which one process is of no use; whoever comes first does it for all."""
        if self._pool is not pool:
            return
        self._pool = None
        logger.warning("a worker process " + why, kind=self._kind)
        _end(pool)

    def close(self) -> None:
        self._closed = True
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _end(pool: ProcessPoolExecutor) -> None:
    """A pool cannot call a question back that it is busy with: its processes are ended."""
    processes = [*(getattr(pool, "_processes", None) or {}).values()]
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()


def _begin(prepare: Callable[[], None]) -> None:
    """Ctrl-C is for the server; what the work needs is loaded before the first question."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
    prepare()


def _end_with(parent: int) -> None:
    """A server that was killed takes its processes with it."""
    while os.getppid() == parent:
        sleep(1)
    os._exit(0)
