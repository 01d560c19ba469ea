"""A socket of the web framework that is fast enough for a move."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket
from litestar.types import Receive, Scope, Send


class DirectSocket(WebSocket[Any, Any, Any]):
    """A socket whose wire can be reached without the layers around it: each move pays for them."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        super().__init__(scope, receive, send)
        self.from_wire, self.to_wire = receive, send
