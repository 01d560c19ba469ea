"""Games side by side, in processes of their own; whoever stops listening ends them at once."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from itertools import chain, islice
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.synchronize import Event
from threading import Event as ThreadEvent
from threading import Thread, current_thread, main_thread
from typing import TypeVar

from faubourg.core.errors import FaubourgError

T = TypeVar("T")


class WorkerDied(FaubourgError):
    """A process in which a game was played has ended without a word."""


def play_in_processes(
    play: Callable[[int], T], numbers: Iterable[int], workers: int
) -> Generator[T]:
    """The games of these numbers as they end; with several workers in any order."""
    if workers == 1:
        return (play(number) for number in numbers)
    return _side_by_side(play, iter(numbers), workers)


def _side_by_side(play: Callable[[int], T], numbers: Iterator[int], workers: int) -> Generator[T]:
    """Games that were lost with a worker are played again by others, each of them once."""
    lost = set[int]()
    while True:
        begun = set[int]()
        try:
            yield from _in_a_pool(play, numbers, workers, begun)
        except BrokenProcessPool:
            if begun & lost:
                raise WorkerDied("worker-died") from None
            lost |= begun
            numbers = chain(sorted(begun), numbers)
        else:
            return


def _in_a_pool(
    play: Callable[[int], T], numbers: Iterator[int], workers: int, begun: set[int]
) -> Generator[T]:
    """The same until a worker dies, and all others with it; `begun` are those that did not end."""
    others, context = set(active_children()), get_context("spawn")
    job = partial(_play_for_a_listener, play)
    with _signals_kept_from_new_processes():  # the first is one that looks after semaphores
        unheard = context.Event()
    pool = ProcessPoolExecutor(workers, context, _end_when_told, (unheard,))
    running: dict[Future[T], int] = {}

    def begin(most: int) -> None:
        for number in islice(numbers, most):
            begun.add(number)
            running[pool.submit(job, number)] = number

    try:
        with _signals_kept_from_new_processes():
            # A short queue: what waits in it is not played when somebody interrupts.
            begin(2 * workers)
        while running:
            done = _next_done([*running])
            game = done.result()
            begun.remove(running.pop(done))
            yield game
            begin(1)
    except BrokenProcessPool:
        raise
    except BaseException:
        # Nobody waits for a game that may take minutes and is played again when it is wanted.
        unheard.set()
        for process in set(active_children()) - others:
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


# In a worker

_playing = ThreadEvent()
_told_to_end = ThreadEvent()
_unheard: Event


class Unheard(Exception):
    """Whoever asked for this game has stopped listening."""


def _end_when_told(unheard: Event) -> None:
    """Whoever is told to end tidies up first; so does one whose parent was killed."""
    global _unheard
    _unheard = unheard
    signal.signal(signal.SIGTERM, _end)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM})
    Thread(target=_follow_parent, daemon=True).start()


def _end(*_: object) -> None:
    if _playing.is_set():
        sys.exit(1)
    if not _parent_lives():
        os._exit(1)
    # The parent would wait for ever for the rest of a report that we break off: we end before the
    # next game, or with the pool.
    _told_to_end.set()


def _parent_lives() -> bool:
    parent = parent_process()
    return parent is not None and parent.is_alive()


def _follow_parent() -> None:
    if (parent := parent_process()) is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def _play_for_a_listener(play: Callable[[int], T], number: int) -> T:
    try:
        _playing.set()
        if _unheard.is_set():
            raise Unheard
        if _told_to_end.is_set():
            sys.exit(1)
        return play(number)
    except SystemExit:
        if _unheard.is_set() and _parent_lives():
            raise Unheard from None
        os._exit(1)  # the pool would go on with the next game
    finally:
        _playing.clear()


# In the process that asked


@contextmanager
def _signals_kept_from_new_processes() -> Iterator[None]:
    """Ctrl-C and a closed terminal are for us alone to handle; a word to end waits until they can
    tidy up."""
    if current_thread() is not main_thread():
        yield
        return
    ours = (signal.SIGINT, signal.SIGHUP)
    usual = [signal.signal(number, signal.SIG_IGN) for number in ours]
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM})
        for number, handler in zip(ours, usual, strict=True):
            signal.signal(number, handler)


def _next_done(running: Sequence[Future[T]]) -> Future[T]:
    done, _ = wait(running, return_when=FIRST_COMPLETED)
    return next(future for future in running if future in done)
