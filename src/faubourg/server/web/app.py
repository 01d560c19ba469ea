"""The web server: routes, the client's files, and what surrounds every answer."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import Struct

from faubourg.core.errors import FaubourgError, Unknown
from faubourg.core.phrases import Phrase
from faubourg.server import metrics
from faubourg.server.cluster.follow_other_servers import follow
from faubourg.server.errors import Busy, Forbidden, TooMuch
from faubourg.server.messages.http_messages import Trouble
from faubourg.server.rate_limits import Accounts, Limits
from faubourg.server.server_log import ThrottledLog
from faubourg.server.storage.event_store import Store, StoreFailed
from faubourg.server.tables.expiry import Expiry
from faubourg.server.tables.new_tables import load_games
from faubourg.server.tables.python_garbage import collect_when_quiet
from faubourg.server.tables.registry import Registry
from faubourg.server.tables.services import Services
from faubourg.server.tables.whole_games import WholeGames
from faubourg.server.web.client_files import (
    COMPRESSED,
    asset,
    first_page,
    is_built,
    page,
    root_file,
)
from faubourg.server.web.direct_socket import DirectSocket
from faubourg.server.web.lesson_routes import LESSON_ROUTES
from faubourg.server.web.middleware import Middleware
from faubourg.server.web.puzzle_routes import PUZZLE_ROUTES
from faubourg.server.web.routes import ROUTES
from faubourg.server.web.sessions import Sessions
from faubourg.server.web.study_routes import STUDY_ROUTES
from faubourg.server.web.whole_game_routes import WHOLE_GAME_ROUTES
from faubourg.server.workers.bot_processes import BotProcesses, BotSettings
from faubourg.version import __version__

OTHER_ROUTES = (*WHOLE_GAME_ROUTES, *STUDY_ROUTES, *LESSON_ROUTES, *PUZZLE_ROUTES)
MAX_BODY = 16_384
COMPRESSION = 5
SMALLEST = 256
"""Bytes of an answer that is worth compressing."""
RETRY = {"retry-after": "5"}
_REFUSED = ThrottledLog("request refused")
_FAILED = ThrottledLog("request failed", "error")


# Errors: as data, of which the browser makes sentences


CODES: tuple[tuple[type[Exception], int], ...] = (
    (Unknown, 404),
    (Forbidden, 403),
    (TooMuch, 413),
    (Busy, 429),
    (StoreFailed, 503),
    (FaubourgError, 400),
)


def _told(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    phrase, code = _said(request, error)
    metrics.REFUSED.labels(phrase.key).inc()
    _REFUSED.note(phrase.key, code=code, path=request.url.path[:200])
    if isinstance(error, NotFoundException) and _is_for_a_person(request):
        return first_page(request, status_code=404)
    headers = RETRY if code == 429 else {}
    return Response(Trouble(phrase), status_code=code, media_type=MediaType.JSON, headers=headers)


def _said(request: Request[Any, Any, Any], error: Exception) -> tuple[Phrase, int]:
    match error:
        case FaubourgError():
            return error.phrase, next(code for kind, code in CODES if isinstance(error, kind))
        case NotFoundException():
            return Phrase("no-such-page", {"path": request.url.path}), 404
        case HTTPException():
            return Phrase("bad-request", {"detail": error.detail}), error.status_code
        case RecursionError():
            return Phrase("bad-request", {"detail": "nested too deeply"}), 400
        case UnicodeError():
            return Phrase("bad-request", {"detail": "not UTF-8"}), 400
        case _:
            _FAILED.note(type(error).__name__, path=request.url.path[:200], exc_info=error)
            return Phrase("server-failed"), 500


def _is_for_a_person(request: Request[Any, Any, Any]) -> bool:
    """Whether somebody went to an address that leads nowhere: the client has a page for that."""
    wanted = request.headers.get("accept", "")
    ours = request.url.path.startswith(("/api/", "/assets/"))
    return request.method == "GET" and "text/html" in wanted and not ours and is_built()


class Settings(Struct, frozen=True):
    """What whoever runs the server has decided."""

    bots: BotSettings = BotSettings()
    limits: Limits = Limits()
    address: str | None = None
    """Where other devices find the server."""
    public_metrics: bool = False
    described: bool = True
    """Whether the API is described to whoever asks."""
    keep_unplayed: int = 14
    keep_played: int = 0
    """Days; 0 for ever."""


def make_app(store: Store, settings: Settings) -> Middleware:
    """The server over one store, which it closes."""
    accounts = Accounts(settings.limits)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> Any:
        await asyncio.to_thread(load_games)
        bots, history = BotProcesses(settings.bots), WholeGames(store)
        services = Services(store, bots, history, settings.limits)
        app.state.registry = registry = Registry(services)
        app.state.accounts, app.state.address = accounts, settings.address
        app.state.sessions = Sessions(store, store.session_key)
        app.state.public_metrics = settings.public_metrics
        bus = follow(registry)
        bots.train()
        if settings.described:
            await asyncio.to_thread(lambda: app.openapi_schema)  # so that nobody waits for it later
        services.errands.soon(collect_when_quiet(services))
        expiry = Expiry(registry, settings.keep_unplayed, settings.keep_played)
        services.errands.soon(expiry.run())
        try:
            yield
        finally:
            bus.close()
            await services.close()
            bots.close()
            history.close()
            store.close()

    app = Litestar(
        [*ROUTES, *OTHER_ROUTES, page, root_file, asset],
        lifespan=[lifespan],
        websocket_class=DirectSocket,
        exception_handlers={Exception: _told},
        request_max_body_size=MAX_BODY,
        compression_config=_compression(),
        openapi_config=_description() if settings.described else None,
        logging_config=None,
    )
    return Middleware(app, accounts)


def _compression() -> CompressionConfig:
    return CompressionConfig(
        backend="gzip",
        minimum_size=SMALLEST,
        gzip_compress_level=COMPRESSION,
        exclude_opt_key=COMPRESSED,
    )


def _description() -> OpenAPIConfig:
    return OpenAPIConfig(
        "Faubourg", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
    )
