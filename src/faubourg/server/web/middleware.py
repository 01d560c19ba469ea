"""Around the whole server: who comes too often or from elsewhere waits outside; every answer is
hardened."""

from __future__ import annotations

from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from faubourg.core.errors import FaubourgError
from faubourg.server import metrics
from faubourg.server.errors import Busy, Forbidden, NotJson
from faubourg.server.messages.http_messages import Trouble
from faubourg.server.rate_limits import Account, Accounts
from faubourg.server.server_log import ThrottledLog

HEADERS = {
    b"content-security-policy": (
        b"default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        b"form-action 'self'; frame-ancestors 'none'"
    ),
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
}
COSTLY = (
    "/api/records",
    "/api/tables",
    "/fork",
    "/rematch",
    "/story",
    "/log",
    "/record",
    "/revoke",
)
"""Requests that open a table, tell a whole game or tell many people something, by the end of
their path."""
FILES = "/assets/"
"""Where the files of the client lie, read once and packed once."""
HARMLESS = ("GET", "HEAD", "OPTIONS")
JSON = b"application/json"
POLICY_VIOLATION = 1008
CODES: dict[type[FaubourgError], int] = {Busy: 429, Forbidden: 403, NotJson: 415}


class Middleware:
    """The ASGI application around the application; what goes over an open socket passes freely."""

    def __init__(self, app: ASGIApp, accounts: Accounts) -> None:
        self._app, self._accounts = app, accounts
        self._refused = ThrottledLog("request refused")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) == "lifespan":
            await self._app(scope, receive, send)
            return
        try:
            self._check(scope)
        except FaubourgError as error:
            await self._turn_away(scope, send, error)
            return
        harden = scope["type"] == ScopeType.HTTP
        await self._app(scope, receive, _hardened(send) if harden else send)

    def _check(self, scope: Scope) -> None:
        """Raises why this request is not let in."""
        path = scope["path"]
        if "\0" in path:
            raise FaubourgError("bad-request", detail="a null byte")
        if not self._pays(path, account_in(self._accounts, scope)):
            raise Busy("too-many-requests")
        if scope["type"] == ScopeType.HTTP and scope["method"] not in HARMLESS:
            _check_sender(dict(scope["headers"]))

    def _pays(self, path: str, account: Account) -> bool:
        """Files are counted apart: fetching all of them leaves enough to play with."""
        if path.startswith(FILES):
            return account.files.take()
        is_costly = path.rstrip("/").endswith(COSTLY)
        return account.requests.take(self._accounts.limits.opening_costs if is_costly else 1)

    async def _turn_away(self, scope: Scope, send: Send, error: FaubourgError) -> None:
        phrase, status = error.phrase, CODES.get(type(error), 400)
        metrics.REFUSED.labels(phrase.key).inc()
        self._refused.note(phrase.key, code=status, path=scope["path"][:200])
        if scope["type"] == ScopeType.WEBSOCKET:
            await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": phrase.key})
            return
        await send({"type": "http.response.start", "status": status, "headers": _refusal_headers()})
        body = msgspec.json.encode(Trouble(phrase))
        await send({"type": "http.response.body", "body": body, "more_body": False})


def account_in(accounts: Accounts, scope: Scope) -> Account:
    """The account of the address that a request comes from."""
    address, *_ = scope.get("client") or ("",)
    return accounts.of(address)


def _refusal_headers() -> list[tuple[bytes, bytes]]:
    return [(b"content-type", JSON), (b"retry-after", b"5"), *HEADERS.items()]


def _check_sender(headers: dict[bytes, bytes]) -> None:
    """What changes anything comes from a page of ours, or from a program that is no browser."""
    if not is_same_origin(headers):
        raise Forbidden("cross-origin")
    kind = headers.get(b"content-type", b"").partition(b";")[0].strip().lower()
    if kind != JSON:
        # A page elsewhere may send other kinds without asking us first.
        raise NotJson("not-json", expected=JSON.decode())


def is_same_origin(headers: dict[bytes, bytes]) -> bool:
    """Whether no browser says that a page of somebody else's asks."""
    if headers.get(b"sec-fetch-site", b"none") not in (b"same-origin", b"none"):
        return False
    origin = headers.get(b"origin")
    return origin is None or _host_of(origin) == headers.get(b"host", b"").decode("latin-1")


def _host_of(origin: bytes) -> str | None:
    try:
        return urlsplit(origin.decode("latin-1")).netloc or None
    except ValueError:
        return None


def _hardened(send: Send) -> Send:
    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *HEADERS.items()]
        await send(message)

    return sent
