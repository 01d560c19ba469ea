"""Around the whole server: who comes too often waits outside, and every answer is hardened."""

from __future__ import annotations

import msgspec
import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from faubourg.core.facts import Phrase
from faubourg.server import metrics
from faubourg.server.limits import Doorkeeper, Limits
from faubourg.server.wire import Trouble

HEADERS = {
    b"content-security-policy": (
        b"default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        b"form-action 'self'; frame-ancestors 'none'"
    ),
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"referrer-policy": b"no-referrer",
}
COSTLY = ("/api/records", "/api/tables", "/fork", "/rematch", "/story")
"""Requests that open a table or tell a whole game, by the end of their path."""
TOO_MANY = "too-many-requests"
POLICY_VIOLATION = 1008
logger = structlog.get_logger()


class Porch:
    """The ASGI application around the application; what goes over an open socket passes freely."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self._app, self._limits = app, limits
        self._doorkeeper = Doorkeeper(limits)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) == "lifespan":
            await self._app(scope, receive, send)
        elif not self._admits(scope):
            await self._turn_away(scope, send)
        elif scope["type"] == ScopeType.HTTP:
            await self._app(scope, receive, _hardened(send))
        else:
            await self._app(scope, receive, send)

    def _admits(self, scope: Scope) -> bool:
        cost = self._limits.opening_costs if scope["path"].endswith(COSTLY) else 1
        address, *_ = scope.get("client") or ("",)
        return self._doorkeeper.admits(address, cost)

    async def _turn_away(self, scope: Scope, send: Send) -> None:
        metrics.REFUSED.labels(TOO_MANY).inc()
        logger.info("request refused", why=TOO_MANY, path=scope["path"])
        if scope["type"] == ScopeType.WEBSOCKET:
            await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": TOO_MANY})
            return
        body = msgspec.json.encode(Trouble(Phrase(TOO_MANY)))
        headers = [(b"content-type", b"application/json"), (b"retry-after", b"5")]
        headers += HEADERS.items()
        await send({"type": "http.response.start", "status": 429, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})


def _hardened(send: Send) -> Send:
    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *HEADERS.items()]
        await send(message)

    return sent
