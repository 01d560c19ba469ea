"""Starting and stopping the server."""

from __future__ import annotations

import gc
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path

import uvicorn
from msgspec import Struct

from faubourg.core.errors import FaubourgError
from faubourg.server.messages.socket_messages import MAX_MESSAGE
from faubourg.server.rate_limits import Limits
from faubourg.server.server_log import set_up_logs
from faubourg.server.storage.database import database_at
from faubourg.server.storage.event_store import Store
from faubourg.server.web.app import Settings, make_app
from faubourg.server.web.connection_limits import protocols
from faubourg.server.workers.bot_processes import BotSettings

BACKLOG = 512
"""Connections that wait to be taken in: all of them are in one go, so they must not be too many."""
GRACE = 2
"""Seconds that open connections have to end when the server is told to stop."""
EVERYWHERE = "0.0.0.0"
SOMEWHERE_ELSE = ("10.255.255.255", 1)


class CannotListen(FaubourgError):
    """The address is taken, or not ours."""


class Place(Struct, frozen=True):
    """Where a server listens and keeps its tables."""

    host: str
    port: int
    data: Path
    bots: BotSettings = BotSettings()
    limits: Limits = Limits()
    database: str | None = None
    """The address of the database; without one, a file in the data folder."""
    proxies: tuple[str, ...] = ()
    """The addresses of proxies that are believed when they say for whom they ask."""
    public_metrics: bool = False
    described: bool = True
    keep_unplayed: int = 14
    """Days after which a table at which nobody decided anything is forgotten; 0 for never."""
    keep_played: int = 0
    """Days after which any table at which nothing happens is forgotten; 0 for never."""

    @property
    def address(self) -> str:
        """What a browser on this machine calls it."""
        host = "127.0.0.1" if self.host == EVERYWHERE else self.host
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}/"

    @property
    def shared_address(self) -> str | None:
        """What other devices call it; None if they cannot reach it."""
        if self.host in ("127.0.0.1", "::1", "localhost"):
            return None
        host = lan_address() if self.host == EVERYWHERE else self.host
        return f"http://{host}:{self.port}/"


class _Server(uvicorn.Server):
    """uvicorn, which says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def serve(place: Place, ready: Callable[[], None] = lambda: None) -> None:
    """Serve until told to stop, which is no failure; raises what stands in the way of a start."""
    set_up_logs()
    database = database_at(place.database, place.data)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    answer_promptly()
    with listen(place) as listening:
        _Server(_config(place, Store(database)), ready).run([listening])


def _config(place: Place, store: Store) -> uvicorn.Config:
    http, socket_ = protocols(place.limits, place.proxies)
    return uvicorn.Config(
        make_app(store, _settings(place)),
        http=http,
        ws=socket_,
        log_config=None,
        log_level="warning",
        access_log=False,
        proxy_headers=bool(place.proxies),
        forwarded_allow_ips=[*place.proxies],
        timeout_graceful_shutdown=GRACE,
        backlog=BACKLOG,
        ws_max_size=4 * MAX_MESSAGE,
        ws_max_queue=32,
        ws_per_message_deflate=False,
        server_header=False,
    )


def _settings(place: Place) -> Settings:
    return Settings(
        bots=place.bots,
        limits=place.limits,
        address=place.shared_address,
        public_metrics=place.public_metrics,
        described=place.described,
        keep_unplayed=place.keep_unplayed,
        keep_played=place.keep_played,
    )


def answer_promptly() -> None:
    """Let nothing keep a table waiting that need not.

    The positions of all games are long-lived and hold no cycles: looking through them for garbage
    takes longer than a move. So it happens seldom, and to few of them at a time: each thousand new
    ones keep everybody waiting for a millisecond. The writer thread gets its turn within half that.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 100, 1_000)
    sys.setswitchinterval(0.0005)


def listen(place: Place) -> socket.socket:
    """A socket at the place; raises CannotListen."""
    family = socket.AF_INET6 if ":" in place.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((place.host, place.port))
    except OSError:
        listening.close()
        raise CannotListen("cannot-listen", host=place.host, port=str(place.port)) from None
    return listening


def free_port(host: str) -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind((host, 0))
        number: int = probe.getsockname()[1]
    return number


def lan_address() -> str:
    """This machine's address in its network: the one it would speak from. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE_ELSE)
        except OSError:
            return "127.0.0.1"
        address: str = probe.getsockname()[0]
    return address
