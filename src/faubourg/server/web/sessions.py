"""Who a browser is: an unguessable session in a cookie that scripts cannot read."""

from __future__ import annotations

import hmac
import re
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from faubourg.server.storage.event_store import Store
from faubourg.server.tokens import new_token, token_hash

SESSION = "faubourg"
YEAR = 365 * 24 * 3600
SEAL_BYTES = 12
_SAID = re.compile(r"([A-Za-z0-9_-]{22})(\.[A-Za-z0-9_-]{16})?")
AnyConnection = ASGIConnection[Any, Any, Any, Any]


class Sessions:
    """The sessions that we have made: each bears our seal, and no other is believed."""

    def __init__(self, store: Store, key: bytes) -> None:
        self._store, self._key = store, key

    async def of(self, connection: AnyConnection) -> bytes | None:
        """The hash of the browser's session; None for a browser that is new here."""
        token = await self._token(connection)
        return None if token is None else token_hash(token)

    async def renewed(self, connection: AnyConnection) -> tuple[bytes, list[Cookie]]:
        """The browser's session, a new one if need be, with the cookie that keeps it."""
        token = await self._token(connection)
        if token is not None and connection.cookies[SESSION] == self._sealed(token):
            return token_hash(token), []
        token = token or new_token()
        return token_hash(token), [self._cookie(connection, token)]

    async def _token(self, connection: AnyConnection) -> str | None:
        said = _SAID.fullmatch(connection.cookies.get(SESSION, ""))
        if said is None:
            return None
        token, seal = said.groups()
        if seal is not None:
            return token if hmac.compare_digest(self._sealed(token), said[0]) else None
        # Sessions had no seal once: those that hold a seat are still good.
        return token if await self._store.knows_session(token_hash(token)) else None

    def _sealed(self, token: str) -> str:
        seal = hmac.digest(self._key, token.encode(), sha256)[:SEAL_BYTES]
        return f"{token}.{urlsafe_b64encode(seal).decode()}"

    def _cookie(self, connection: AnyConnection, token: str) -> Cookie:
        return Cookie(
            SESSION,
            value=self._sealed(token),
            max_age=YEAR,
            path="/",
            httponly=True,
            samesite="strict",
            secure=connection.scope.get("scheme") in ("https", "wss"),
        )
