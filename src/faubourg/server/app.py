"""The web server: routes, the client's files, and what surrounds every answer."""

from __future__ import annotations

from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

import structlog
from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.static_files import create_static_files_router

from faubourg.core.errors import FaubourgError, Unknown
from faubourg.core.facts import Phrase
from faubourg.server import metrics
from faubourg.server.errors import Forbidden, TooMuch
from faubourg.server.following import follow
from faubourg.server.hall import Hall
from faubourg.server.limits import Limits
from faubourg.server.porch import Porch
from faubourg.server.routes import ROUTES
from faubourg.server.store import Store, StoreFailed
from faubourg.server.thinkers import Thinkers
from faubourg.server.wire import Trouble
from faubourg.version import __version__

STATIC = Path(str(files("faubourg.server"))) / "static"
MAX_BODY = 16_384
SMALLEST = 256
"""Bytes of an answer that is worth compressing."""
YEAR = 365 * 24 * 3600
ROOT_FILES = {
    "sw.js": "text/javascript",
    "manifest.webmanifest": "application/manifest+json",
    "icon.svg": "image/svg+xml",
    "apple-touch-icon.png": "image/png",
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
    name = request.url.path.strip("/")
    return _file(name, ROOT_FILES[name])


def _file(name: str, media_type: str, status_code: int = 200) -> Response[bytes]:
    """A file whose name stays while it changes: browsers ask for it anew."""
    if not _is_built():
        raise HTTPException(
            "the client has not been built: run `python3 dev.py serve`", status_code=503
        )
    return Response(
        (STATIC / name).read_bytes(),
        media_type=media_type,
        status_code=status_code,
        headers={"cache-control": "no-cache"},
    )


def _is_built() -> bool:
    return (STATIC / "index.html").is_file()


# Errors: as data, of which the browser makes sentences


CODES: tuple[tuple[type[Exception], int], ...] = (
    (Unknown, 404),
    (Forbidden, 403),
    (TooMuch, 413),
    (StoreFailed, 503),
    (FaubourgError, 400),
)


def _told(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    phrase, code = _said(request, error)
    metrics.REFUSED.labels(phrase.key).inc()
    logger.info("request refused", why=phrase.key, code=code, path=request.url.path)
    if isinstance(error, NotFoundException) and _is_for_a_person(request):
        return _file("index.html", MediaType.HTML, status_code=404)
    return Response(Trouble(phrase), status_code=code, media_type=MediaType.JSON)


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
        case _:
            logger.exception("request failed", path=request.url.path)
            return Phrase("server-failed"), 500


def _is_for_a_person(request: Request[Any, Any, Any]) -> bool:
    """Whether somebody went to an address that leads nowhere: the client has a page for that."""
    wanted = request.headers.get("accept", "")
    ours = request.url.path.startswith(("/api/", "/assets/"))
    return request.method == "GET" and "text/html" in wanted and not ours and _is_built()


def make_app(
    store: Store, workers: int = 1, limits: Limits | None = None, address: str | None = None
) -> Porch:
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

    app = Litestar(
        [*ROUTES, page, root_file, *_assets()],
        lifespan=[lifespan],
        exception_handlers={Exception: _told},
        request_max_body_size=MAX_BODY,
        compression_config=CompressionConfig(backend="gzip", minimum_size=SMALLEST),
        openapi_config=OpenAPIConfig(
            "Faubourg", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )
    return Porch(app, limits)


def _assets() -> list[Any]:
    """The client's files; their names change with their content, so they may be kept."""
    folder = STATIC / "assets"
    if not folder.is_dir():
        return []
    keep = CacheControlHeader(max_age=YEAR, immutable=True, public=True)
    return [create_static_files_router("/assets", [folder], cache_control=keep)]
