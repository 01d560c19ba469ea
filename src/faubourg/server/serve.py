"""Starting and stopping the server."""

from __future__ import annotations

import socket
from pathlib import Path

import uvicorn

from faubourg.server.app import make_app
from faubourg.server.wire import MAX_MESSAGE

GRACE = 3
"""Seconds that open connections have to end when the server is told to stop."""


def serve(host: str, port: int, data: Path, workers: int = 1) -> None:
    """Serve until told to stop."""
    config = uvicorn.Config(
        make_app(data, workers),
        host=host,
        port=port,
        log_level="warning",
        timeout_graceful_shutdown=GRACE,
        ws_max_size=4 * MAX_MESSAGE,
        ws_max_queue=32,
        server_header=False,
    )
    uvicorn.Server(config).run()


def free_port(host: str) -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind((host, 0))
        number: int = probe.getsockname()[1]
    return number
