"""The server's log: one line an event, for people on a terminal, as JSON everywhere else."""

from __future__ import annotations

import logging
import sys
from collections import Counter
from time import monotonic

import structlog
from structlog.stdlib import ProcessorFormatter
from structlog.types import Processor

from faubourg.server.rate_limits import Bucket

MOST_COMPLAINTS = 100
LINES_AT_ONCE, PAUSE = 20, 10.0
"""Lines in so many seconds about what strangers can bring about as often as they like."""


class ThrottledLog:
    """So many lines for each reason in a while; the next one says how many it stands for."""

    def __init__(self, event: str, level: str = "info") -> None:
        self._event, self._level = event, level
        self._times: Counter[str] = Counter()
        self._buckets: dict[str, Bucket] = {}

    def note(self, why: str, **told: object) -> None:
        self._times[why] += 1
        if why not in self._buckets:
            self._buckets[why] = Bucket(LINES_AT_ONCE / PAUSE, LINES_AT_ONCE)
        if self._buckets[why].take():
            times = self._times.pop(why)
            write = getattr(structlog.get_logger(), self._level)
            write(self._event, why=why, times=times, **told)


class _NowAndThen(logging.Filter):
    """The same complaint of a library once in a while, however often it is provoked."""

    def __init__(self) -> None:
        super().__init__()
        self._next: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        now = monotonic()
        if now < self._next.get(record.msg, 0.0):
            return False
        if len(self._next) > MOST_COMPLAINTS:
            self._next.clear()
        self._next[record.msg] = now + PAUSE
        return True


def set_up_logs() -> None:
    """Log to standard error, times in UTC; what libraries have to say goes the same way."""
    told: list[Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    written = _written()
    structlog.configure(
        processors=[*told, *written],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    others = logging.StreamHandler(sys.stderr)
    plain = ProcessorFormatter.remove_processors_meta
    others.setFormatter(ProcessorFormatter(foreign_pre_chain=told, processors=[plain, *written]))
    logging.basicConfig(handlers=[others], level=logging.WARNING, force=True)
    logging.getLogger("uvicorn.error").addFilter(_NowAndThen())


def _written() -> list[Processor]:
    if sys.stderr.isatty():
        return [structlog.dev.ConsoleRenderer()]
    return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
