"""Processes that work for the server: what kills or stalls one of them costs no other table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Any

import structlog

from faubourg.server.workers.stoppable_process import ProcessDied, Question, StoppableProcess

PAUSES = (0.0, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2)
"""Seconds to wait before a question is asked again whose process died."""
FIRST_REST, LONGEST_REST = 10.0, 600.0
"""Seconds until a process is trained again after one could not be."""
logger = structlog.get_logger()


class WorkerFailed(Exception):
    """The processes died again and again, or took too long."""


class Asked:
    """A question that is being answered, as long as somebody wants to know."""

    def __init__(self) -> None:
        self.is_wanted = True
        self.process: StoppableProcess | None = None
        """That is busy with it."""

    def stop(self) -> None:
        """Nobody wants to know any more."""
        self.is_wanted = False
        if self.process is not None:
            self.process.stop()


class WorkerProcesses:
    """So many processes, started when first needed and replaced when one of them dies."""

    def __init__(self, kind: str, most: int, prepare: Callable[[], None]) -> None:
        self._kind, self._most, self._prepare = kind, most, prepare
        self._all: set[StoppableProcess] = set()
        self._idle: list[StoppableProcess] = []
        self._one_ended = asyncio.Event()
        self._closed = False

    async def ask(self, question: Question, asked: Asked | None = None) -> Any:
        """What the job returns over there; raises what it raises, or WorkerFailed.

        Whoever asks sees to it that no more is asked at the same time than there are processes.
        """
        asked = asked or Asked()
        for pause in PAUSES:
            await asyncio.sleep(pause)
            if self._closed or not asked.is_wanted:
                break
            try:
                return await self._answered(question, asked)
            except ProcessDied:
                continue
        raise WorkerFailed

    async def _answered(self, question: Question, asked: Asked) -> Any:
        asked.process = process = self._taken()
        try:
            return await process.ask(question)
        except ProcessDied:
            self._drop(process, "died")
            raise
        except TimeoutError:
            self._drop(process, "took too long")
            raise WorkerFailed from None
        finally:
            asked.process = None
            self._give_back(process)

    def _taken(self) -> StoppableProcess:
        """One that has nothing to do, trained if there is any, or a new one."""
        if not self._idle:
            return self._new()
        best = max(self._idle, key=lambda each: each.is_trained)
        self._idle.remove(best)
        return best

    def _new(self) -> StoppableProcess:
        process = StoppableProcess(self._kind, self._prepare)
        self._all.add(process)
        return process

    def _give_back(self, process: StoppableProcess) -> None:
        if process in self._all:
            self._idle.append(process)
            self._let_go_of_surplus()

    def _let_go_of_surplus(self) -> None:
        """Where a trained one has come, an idle one that is not goes."""
        for process in [each for each in self._idle if not each.is_trained]:
            if len(self._all) > self._most:
                self._end(process)

    def _drop(self, process: StoppableProcess, why: str) -> None:
        if process in self._all:
            logger.warning("a worker process " + why, kind=self._kind)
            self._end(process)

    def _end(self, process: StoppableProcess) -> None:
        self._all.discard(process)
        if process in self._idle:
            self._idle.remove(process)
        process.end()
        self._one_ended.set()

    def close(self) -> None:
        self._closed = True
        for process in [*self._all]:
            self._end(process)

    # Training: a new process is prepared for more, one at a time, while the others answer

    async def keep_trained(self, lesson: Question, learnt: Callable[[Any], None]) -> None:
        """Have as many trained processes as there may be, for ever; those that die are replaced.

        What a process answers to the lesson is told to `learnt`.
        """
        rest = FIRST_REST
        while True:
            await self._one_is_missing()
            try:
                learnt(await self._train(lesson))
                rest = FIRST_REST
            except Exception as error:
                logger.warning("a worker process was not trained", kind=self._kind, exc_info=error)
                await asyncio.sleep(rest)
                rest = min(2 * rest, LONGEST_REST)

    async def _one_is_missing(self) -> None:
        while sum(process.is_trained for process in self._all) >= self._most:
            self._one_ended.clear()
            await self._one_ended.wait()

    async def _train(self, lesson: Question) -> Any:
        process, begun = StoppableProcess(self._kind, self._prepare), monotonic()
        try:
            answer = await process.ask(lesson)
        except BaseException:
            process.end()
            raise
        process.is_trained = True
        self._all.add(process)
        self._give_back(process)
        took = round(monotonic() - begun, 1)
        logger.info("a worker process is trained", kind=self._kind, seconds=took, answer=answer)
        return answer
