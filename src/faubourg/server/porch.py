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
        elif "\0" in scope["path"]:
            await _turn_away(scope, send, 400, Phrase("bad-request", {"detail": "a null byte"}))
        elif not self._admits(scope):
            await _turn_away(scope, send, 429, Phrase("too-many-requests"))
        elif scope["type"] == ScopeType.HTTP:
            await self._app(scope, receive, _hardened(send))
        else:
            await self._app(scope, receive, send)

    def _admits(self, scope: Scope) -> bool:
        cost = self._limits.opening_costs if scope["path"].rstrip("/").endswith(COSTLY) else 1
        address, *_ = scope.get("client") or ("",)
        return self._doorkeeper.admits(address, cost)


async def _turn_away(scope: Scope, send: Send, status: int, phrase: Phrase) -> None:
    metrics.REFUSED.labels(phrase.key).inc()
    logger.info("request refused", why=phrase.key, code=status, path=scope["path"])
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": phrase.key})
        return
    body = msgspec.json.encode(Trouble(phrase))
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"5"), *HEADERS.items()]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _hardened(send: Send) -> Send:
    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *HEADERS.items()]
        await send(message)

    return sent
