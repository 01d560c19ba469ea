"""The server's log: one line an event, for people on a terminal, as JSON everywhere else."""

from __future__ import annotations

import logging
import sys

import structlog


def set_up_logs() -> None:
    """Log to standard error, times in UTC."""
    plain = sys.stderr.isatty()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *([] if plain else [structlog.processors.format_exc_info]),
            structlog.dev.ConsoleRenderer() if plain else structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
