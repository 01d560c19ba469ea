"""The server's log: one line an event, for people on a terminal, as JSON everywhere else."""

from __future__ import annotations

import logging
import sys

import structlog
from structlog.stdlib import ProcessorFormatter
from structlog.types import Processor


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


def _written() -> list[Processor]:
    if sys.stderr.isatty():
        return [structlog.dev.ConsoleRenderer()]
    return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
