"""The web server: routes, the client's files, and what surrounds every answer."""

from __future__ import annotations

from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import structlog
from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from faubourg.core.errors import FaubourgError, Unknown
from faubourg.core.facts import Phrase
from faubourg.server import metrics
from faubourg.server.errors import Forbidden, Outdated, TooMuch
from faubourg.server.following import follow
from faubourg.server.hall import Hall
from faubourg.server.limits import Doorkeeper, Limits
from faubourg.server.routes import ROUTES
from faubourg.server.store import Store, StoreFailed
from faubourg.server.thinkers import Thinkers
from faubourg.server.wire import Trouble
from faubourg.version import __version__

STATIC = Path(str(files("faubourg.server"))) / "static"
HEADERS = {
    b"content-security-policy": (
        b"default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        b"form-action 'self'; frame-ancestors 'none'"
    ),
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"referrer-policy": b"no-referrer",
}
MAX_BODY = 16_384
YEAR = 365 * 24 * 3600
ROOT_FILES = {
    "sw.js": "text/javascript",
    "manifest.webmanifest": "application/manifest+json",
    "icon.svg": "image/svg+xml",
}
logger = structlog.get_logger()


@get(
    ["/", "/t/{table_id:str}", "/r/{table_id:str}", "/rules/{game:str}"],
    media_type=MediaType.HTML,
    include_in_schema=False,
)
async def page(table_id: FromPath[str] = "", game: FromPath[str] = "") -> Response[bytes]:  # noqa: ARG001 - the client reads the address
    return _file("index.html", MediaType.HTML)


@get([f"/{name}" for name in ROOT_FILES], include_in_schema=False)
async def root_file(request: Request[Any, Any, Any]) -> Response[bytes]:
    name = request.url.path.lstrip("/")
    return _file(name, ROOT_FILES[name])


def _file(name: str, media_type: str) -> Response[bytes]:
    """A file whose name stays while it changes: browsers ask for it anew."""
    path = STATIC / name
    if not path.is_file():
        raise NotFoundException("the client has not been built: run `python3 dev.py serve`")
    return Response(path.read_bytes(), media_type=media_type, headers={"cache-control": "no-cache"})


# Errors: as data, of which the browser makes sentences


CODES: tuple[tuple[type[Exception], int], ...] = (
    (Unknown, 404),
    (Forbidden, 403),
    (TooMuch, 413),
    (StoreFailed, 503),
    (Outdated, 409),
    (FaubourgError, 400),
)


def _told(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    match error:
        case FaubourgError():
            phrase = error.phrase
            code = next(code for kind, code in CODES if isinstance(error, kind))
        case HTTPException():
            phrase, code = Phrase("bad-request", {"detail": error.detail}), error.status_code
        case _:
            logger.exception("request failed", path=request.url.path)
            phrase, code = Phrase("server-failed"), 500
    metrics.REFUSED.labels(phrase.key).inc()
    logger.info("request refused", why=phrase.key, code=code, path=request.url.path)
    return Response(Trouble(phrase), status_code=code, media_type=MediaType.JSON)


# Around every answer


async def _harden(message: Message, _: Scope) -> None:
    if message["type"] == "http.response.start":
        message["headers"] = [*message.get("headers", []), *HEADERS.items()]


COSTLY = ("/api/records", "/api/tables", "/fork", "/rematch", "/story")
"""Requests that open a table or tell a whole game, by the end of their path."""


def doorkeeping(doorkeeper: Doorkeeper, limits: Limits) -> Any:
    """Middleware that lets nobody in too often."""

    def around(app: ASGIApp) -> ASGIApp:
        async def door(scope: Scope, receive: Receive, send: Send) -> None:
            cost = limits.opening_costs if scope["path"].endswith(COSTLY) else 1
            address = (scope.get("client") or ("",))[0]
            if doorkeeper.admits(address, cost):
                await app(scope, receive, send)
            elif scope["type"] == ScopeType.HTTP:
                await _turn_away(scope, send)
            else:
                await send({"type": "websocket.close", "code": 1008, "reason": "too many"})

        return door

    return around


async def _turn_away(scope: Scope, send: Send) -> None:
    metrics.REFUSED.labels("too-many-requests").inc()
    logger.info("request refused", why="too-many-requests", path=scope["path"])
    body = msgspec.json.encode(Trouble(Phrase("too-many-requests")))
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"5"), *HEADERS.items()]
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def make_app(
    store: Store, workers: int = 1, limits: Limits | None = None, address: str | None = None
) -> Litestar:
    """The server over one store, which it closes; `address` is where other devices find it."""
    limits = limits or Limits()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> Any:
        thinkers = Thinkers(workers)
        app.state.hall = hall = Hall(store, thinkers)
        bus = follow(hall)
        app.state.limits, app.state.address = limits, address
        try:
            yield
        finally:
            bus.close()
            await hall.close()
            thinkers.close()
            store.close()

    return Litestar(
        [*ROUTES, page, root_file, *_assets()],
        lifespan=[lifespan],
        middleware=[doorkeeping(Doorkeeper(limits), limits)],
        exception_handlers={Exception: _told},
        before_send=[_harden],
        request_max_body_size=MAX_BODY,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1024),
        openapi_config=OpenAPIConfig(
            "Faubourg", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )


def _assets() -> list[Any]:
    """The client's files; their names change with their content, so they may be kept."""
    folder = STATIC / "assets"
    if not folder.is_dir():
        return []
    keep = CacheControlHeader(max_age=YEAR, immutable=True, public=True)
    return [create_static_files_router("/assets", [folder], cache_control=keep)]
