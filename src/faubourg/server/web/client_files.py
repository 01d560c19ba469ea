"""The files of the browser client, each read and packed once."""

from __future__ import annotations

import gzip
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import HTTPException, NotFoundException
from litestar.params import FromPath

STATIC = Path(str(files("faubourg.server"))) / "static"
YEAR = 365 * 24 * 3600
COMPRESSED = "compressed"
"""Marks a route whose answers are packed where they are made."""
KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".json": "application/json",
}
PACKED_ALREADY = {".png": "image/png", ".woff2": "font/woff2"}
ROOT_FILES = ("sw.js", "manifest.webmanifest", "icon.svg", "apple-touch-icon.png")
PLAIN = "identity"
AnyRequest = Request[Any, Any, Any]


@get(
    [
        *("/", "/t/{table_id:str}", "/r/{table_id:str}"),
        *("/rules/{game:str}", "/study/{game:str}", "/learn/{game:str}", "/puzzles/{game:str}"),
        "/puzzles/{game:str}/{number:str}",
    ],
    media_type=MediaType.HTML,
    include_in_schema=False,
    opt={COMPRESSED: True},
)
async def page(
    request: AnyRequest,
    table_id: FromPath[str] = "",  # noqa: ARG001 - the client reads the address
    game: FromPath[str] = "",  # noqa: ARG001 - likewise
    number: FromPath[str] = "",  # noqa: ARG001 - likewise
) -> Response[bytes]:
    return first_page(request)


@get([f"/{name}" for name in ROOT_FILES], include_in_schema=False, opt={COMPRESSED: True})
async def root_file(request: AnyRequest) -> Response[bytes]:
    return _answer(request, request.url.path.strip("/"), "no-cache")


@get("/assets/{name:str}", include_in_schema=False, opt={COMPRESSED: True})
async def asset(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """A file whose name changes with its content, so that it may be kept."""
    if name not in _assets():
        raise NotFoundException
    return _answer(request, f"assets/{name}", f"public, max-age={YEAR}, immutable")


def first_page(request: AnyRequest, status_code: int = 200) -> Response[bytes]:
    """The page that the client draws everything on; browsers ask for it anew."""
    return _answer(request, "index.html", "no-cache", status_code)


def is_built() -> bool:
    return (STATIC / "index.html").is_file()


def _answer(
    request: AnyRequest, name: str, cache_control: str, status: int = 200
) -> Response[bytes]:
    if not is_built():
        raise HTTPException(
            "the client has not been built: run `python3 dev.py serve`", status_code=503
        )
    headers = {"cache-control": cache_control, "vary": "accept-encoding"}
    contents = _contents(name)
    packing = next(filter(_accepted(request).__contains__, contents), PLAIN)
    if packing != PLAIN:
        headers["content-encoding"] = packing
    kind = {**KINDS, **PACKED_ALREADY}[Path(name).suffix]
    return Response(contents[packing], media_type=kind, status_code=status, headers=headers)


def _accepted(request: AnyRequest) -> frozenset[str]:
    """How the browser can unpack what it is sent."""
    wishes = request.headers.get("accept-encoding", "").lower().split(",")
    named = (wish.replace(" ", "").partition(";q=") for wish in wishes)
    return frozenset(name for name, _, weight in named if not weight or weight.strip("0."))


@cache
def _assets() -> frozenset[str]:
    known = {*KINDS, *PACKED_ALREADY}
    return frozenset(file.name for file in (STATIC / "assets").glob("*") if file.suffix in known)


@cache
def _contents(name: str) -> dict[str, bytes]:
    """A file as it is and, where that makes it smaller, packed; the smallest first."""
    file = STATIC / name
    plain = file.read_bytes()
    if file.suffix in PACKED_ALREADY:
        return {PLAIN: plain}
    brotli = file.with_name(f"{file.name}.br")
    best = {"br": brotli.read_bytes()} if brotli.is_file() else {}
    return {**best, "gzip": gzip.compress(plain, 9), PLAIN: plain}
