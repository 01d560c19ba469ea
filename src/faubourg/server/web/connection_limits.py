"""Connections, bounded before anything is made of what they bring: in number, in size, in time."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Iterable
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from faubourg.server.messages.http_messages import MAX_RECORD
from faubourg.server.rate_limits import Bucket, Limits, household
from faubourg.server.server_log import ThrottledLog

MAX_HEAD = 16_384
"""Bytes of an address and all headers together."""
MAX_HEADERS = 100
MAX_REQUEST = 2 * MAX_RECORD
"""Bytes of a whole request; what its body may have is said where it is read."""
MOST_PIPELINED = 16
"""Requests that are sent before the one before is answered."""
PATIENCE = 15.0
"""Seconds until a request has come in whole, the first as well as every other."""
USUAL_MESSAGE = 256
"""Bytes that a message at a table has at most as a rule, with everything that frames it."""
RESERVED_FILES = 128
"""Files that the server needs for itself: database, client, bots."""
MOST_FILES = 65_536
REFUSAL = (
    b"HTTP/1.1 %s\r\ncontent-type: text/plain; charset=utf-8\r\n"
    b"content-length: 0\r\nconnection: close\r\n\r\n"
)


def raise_file_limit() -> int:
    """As many open files as the system lets us have; how many that is."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most


class Connections:
    """Who is connected: so many for each address, so many in all."""

    def __init__(self, of_one_address: float, in_all: int, proxies: frozenset[str]) -> None:
        self._of_one, self._in_all, self._proxies = of_one_address, in_all, proxies
        self._open: dict[asyncio.Transport, str] = {}
        self._by_address: Counter[str] = Counter()
        self._silent: OrderedDict[asyncio.Transport, None] = OrderedDict()
        """Those that have not asked for anything yet, the longest silent first."""
        self._refused = ThrottledLog("connections refused")

    def admit(self, transport: asyncio.Transport) -> bool:
        """Count a new connection; False if it is one too many."""
        address = _peer(transport)
        if address not in self._proxies and self._by_address[address] >= self._of_one:
            self._refused.note(address=address, why="address")
            return False
        if len(self._open) >= self._in_all and not self._push_out():
            self._refused.note(address=address, why="full")
            return False
        self._open[transport] = address
        self._by_address[address] += 1
        self._silent[transport] = None
        return True

    def note_asking(self, transport: asyncio.Transport) -> None:
        """The connection has asked for something."""
        self._silent.pop(transport, None)

    def forget(self, transport: asyncio.Transport) -> None:
        self._silent.pop(transport, None)
        address = self._open.pop(transport, None)
        if address is None:
            return
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]

    def _push_out(self) -> bool:
        """When all places are taken, the one that has been silent longest makes room."""
        if not self._silent:
            return False
        transport, _ = self._silent.popitem(last=False)
        self._refused.note(address=self._open[transport], why="silent")
        self.forget(transport)
        transport.abort()
        return True


def _peer(transport: asyncio.Transport) -> str:
    peer = transport.get_extra_info("peername")
    return household(str(peer[0])) if peer else ""


class TooLarge(Exception):
    """Ends the parsing of a request that would grow without end."""


class BoundedHttp(HttpToolsProtocol):
    """uvicorn's HTTP, cut short where a request has no end."""

    connected: ClassVar[Connections]

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._received = 0
        """Bytes since the request began."""
        self._head = 0
        """Those of its address and headers that are known."""
        self._in_head = True
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn's
        super().connection_made(transport)
        if self.connected.admit(transport):
            self._hurry()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest()
        self.connected.forget(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        # Judged by what came before: one piece may hold the head and all of the body.
        if self._received > (MAX_HEAD if self._in_head else MAX_REQUEST):
            self._refuse(b"431 Request Header Fields Too Large")
            return
        self._received += len(data)
        super().data_received(data)

    # What the parser finds

    def on_message_begin(self) -> None:
        if len(self.pipeline) > MOST_PIPELINED:
            raise TooLarge
        self._head = 0
        self._hurry()
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._add_to_head(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._add_to_head(len(name) + len(value))
        if len(self.headers) >= MAX_HEADERS:
            raise TooLarge
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_head = False
        self.connected.note_asking(self.transport)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._received, self._in_head = 0, True
        self._rest()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._rest()
        super().handle_websocket_upgrade()

    def _add_to_head(self, size: int) -> None:
        self._head += size
        if self._head > MAX_HEAD:
            raise TooLarge

    # Time

    def _hurry(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(PATIENCE, self._too_slow)

    def _rest(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_slow(self) -> None:
        self._deadline = None
        self._refuse(b"408 Request Timeout")

    def _refuse(self, status: bytes) -> None:
        if not self.transport.is_closing():
            self.transport.write(REFUSAL % status)
            self.transport.close()


class BoundedSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket; who sends more than a table has use for is cut off."""

    connected: ClassVar[Connections]
    limits: ClassVar[Limits]

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        rate, burst = self.limits.messages_per_second, self.limits.messages_at_once
        self._bytes = Bucket(USUAL_MESSAGE * rate, USUAL_MESSAGE * burst)
        self._opened = False

    def connection_lost(self, exc: Exception | None) -> None:
        self.connected.forget(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        # The first piece is the handshake, which HTTP has measured.
        if self._opened and not self._bytes.take(len(data)):
            self.transport.abort()
            return
        self._opened = True
        super().data_received(data)


def protocols(
    limits: Limits, proxies: Iterable[str]
) -> tuple[type[BoundedHttp], type[BoundedSocket]]:
    """What uvicorn shall speak, with so many at a time as files can be open."""
    in_all = raise_file_limit() - RESERVED_FILES
    shared = {
        "connected": Connections(limits.connections, in_all, frozenset(proxies)),
        "limits": limits,
    }
    return type("Http", (BoundedHttp,), shared), type("Socket", (BoundedSocket,), shared)
