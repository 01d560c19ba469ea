"""Who a browser is: an unguessable session in a cookie that scripts cannot read."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from faubourg.server.seats import new_token, token_hash

SESSION = "faubourg"
YEAR = 365 * 24 * 3600
AnyConnection = ASGIConnection[Any, Any, Any, Any]


def session_of(connection: AnyConnection) -> bytes | None:
    """The hash of the browser's session; None for a browser that is new here."""
    token = connection.cookies.get(SESSION)
    return token_hash(token) if token else None


def new_session() -> tuple[bytes, Cookie]:
    token = new_token()
    cookie = Cookie(SESSION, value=token, max_age=YEAR, path="/", httponly=True, samesite="strict")
    return token_hash(token), cookie


def is_same_origin(connection: AnyConnection) -> bool:
    """Whether a page of ours opened this connection, or a program that is no browser."""
    origin = connection.headers.get("origin")
    return origin is None or _host_of(origin) == connection.headers.get("host", "")


def _host_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None
