"""What worker processes keep to: they end with their server, step back, and are bounded."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from threading import Thread
from time import sleep

NICENESS = 10
"""Where a worker and the server want the same processor, the worker gets about a tenth of it."""


def end_with_server() -> None:
    """Ctrl-C is for the server; a server that was killed takes its processes with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        sleep(1)
    os._exit(0)


def step_back() -> None:
    """Let people's moves go first, where the system knows how."""
    with suppress(AttributeError, OSError):
        os.nice(NICENESS)


def bound_memory(most: int) -> None:
    """So many bytes of addresses, where the system knows how; more is a MemoryError."""
    try:
        import resource
    except ImportError:  # Windows
        return
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (most, hard))
