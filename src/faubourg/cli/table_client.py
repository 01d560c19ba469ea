"""A table on a server, as a program sees it: over the same HTTP and WebSocket as a browser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPException
from http.cookiejar import CookieJar
from typing import Any, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

import msgspec
from msgspec import Struct
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from faubourg.core.errors import BadOption, FaubourgError
from faubourg.core.messages import messages
from faubourg.core.operating_system_errors import reason
from faubourg.core.phrases import Fact, Phrase
from faubourg.server.messages.http_messages import Entered, LogPage, TableInfo, Trouble

PATIENCE = 20.0
"""Seconds until a server that says nothing counts as out of reach."""
LONGEST_ANSWER = 4_000_000
_TABLE = re.compile(r"/t/([\w-]{1,64})/?")
_TOKEN = re.compile(r"[\w-]{1,64}")
T = TypeVar("T")


class OutOfReach(FaubourgError):
    """A server that does not answer, or not as a Faubourg does."""


class TableLink(Struct, frozen=True):
    """Where a table is, and the right to be something there."""

    house: str
    table: str
    token: str


def table_link(text: str) -> TableLink:
    """The link in an address such as http://localhost:8137/t/abc#secret."""
    try:
        parts = urlsplit(text.strip())
    except ValueError:
        raise BadOption("join-bad-link", text=text) from None
    table, token = _TABLE.fullmatch(parts.path), _TOKEN.fullmatch(parts.fragment)
    if parts.scheme not in ("http", "https") or not (parts.netloc and table and token):
        raise BadOption("join-bad-link", text=text)
    return TableLink(f"{parts.scheme}://{parts.netloc}", table[1], token[0])


class TableClient:
    """Asks one server about one table; whoever follows the link is known by a cookie."""

    def __init__(self, link: TableLink) -> None:
        self._link, self._cookies = link, CookieJar()
        self._opener = build_opener(HTTPCookieProcessor(self._cookies))

    def info(self) -> TableInfo:
        return self._asked(self._request(""), TableInfo)

    def enter(self, name: str) -> Entered:
        """Follow the link; Unknown and the like if it leads nowhere any more."""
        wish = {"token": self._link.token, "name": name}
        return self._asked(self._request("/enter", wish), Entered)

    def log_page(self, seat: int, before: int) -> LogPage:
        return self._asked(self._request(f"/log?before={before}&seat={seat}"), LogPage)

    @contextmanager
    def socket(self) -> Iterator[ClientConnection]:
        """The line to the table, open as long as it holds."""
        address = f"{self._link.house}/api/tables/{self._link.table}/play"
        cookies = "; ".join(f"{each.name}={each.value}" for each in self._cookies)
        with connect(
            address.replace("http", "ws", 1),
            additional_headers={"Cookie": cookies},
            open_timeout=PATIENCE,
            max_size=LONGEST_ANSWER,
        ) as socket:
            yield socket

    def out_of_reach(self, error: Exception) -> OutOfReach:
        return OutOfReach("join-unreachable", address=self._link.house, detail=_detail(error))

    def _request(self, path: str, body: object = None) -> Request:
        address = f"{self._link.house}/api/tables/{self._link.table}{path}"
        if body is None:
            return Request(address)
        kind = {"content-type": "application/json"}
        return Request(address, msgspec.json.encode(body), kind)

    def _asked(self, request: Request, kind: type[T]) -> T:
        try:
            with self._opener.open(request, timeout=PATIENCE) as reply:
                return msgspec.json.decode(reply.read(LONGEST_ANSWER), type=kind)
        except HTTPError as error:
            with error:
                raise refusal_in(error.read(LONGEST_ANSWER), error.code) from None
        except (OSError, HTTPException, msgspec.DecodeError) as error:
            raise self.out_of_reach(error) from None


def refusal_in(body: bytes, code: int) -> FaubourgError:
    """What the server says, if it says it as we do."""
    try:
        phrase = msgspec.json.decode(body, type=Trouble).phrase
    except msgspec.DecodeError:
        return OutOfReach("join-other-answer", code=code)
    return error_of(phrase)


def error_of(phrase: Phrase) -> FaubourgError:
    """A phrase of the server as an error of ours; another version may have others than we know."""
    error = FaubourgError("join-not-understood")
    with suppress(LookupError, TypeError, ValueError):
        messages("en").say(phrase)
        error.phrase = phrase
    return error


def _detail(error: Any) -> Fact:
    if isinstance(error, URLError) and isinstance(error.reason, OSError):
        return _detail(error.reason)
    if isinstance(error, OSError) and not isinstance(error, URLError):
        return reason(error)
    if isinstance(error, (WebSocketException, URLError)):
        return str(error)
    return type(error).__name__
