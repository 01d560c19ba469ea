"""Numbers for those who run a server."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()

OPENED = Counter("faubourg_tables_opened", "Tables opened since the start.", registry=REGISTRY)
MOVES = Counter("faubourg_moves", "Moves that were kept since the start.", registry=REGISTRY)
REFUSED = Counter(
    "faubourg_refused", "Messages and requests that were refused.", ["why"], registry=REGISTRY
)
IN_MEMORY = Gauge("faubourg_tables_in_memory", "Tables held in memory.", registry=REGISTRY)
CONNECTED = Gauge("faubourg_connections", "Browsers connected to a table.", registry=REGISTRY)
BOT_WAITS = Histogram(
    "faubourg_bot_wait_seconds",
    "How long people waited for the move of a bot.",
    buckets=(0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30),
    registry=REGISTRY,
)


def page() -> bytes:
    """All of them, as Prometheus reads them."""
    return generate_latest(REGISTRY)
