"""The web: plain HTTP for tables and links, a WebSocket for play, and the client's files."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.config.response_cache import CACHE_FOREVER
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.static_files import create_static_files_router
from litestar.types import Message, Scope

from faubourg.bots import bots
from faubourg.core.catalogue import find_game, games
from faubourg.core.errors import FaubourgError, Unknown
from faubourg.core.facts import Phrase
from faubourg.core.record import Sight
from faubourg.server.boards import SunriseBoard, board_of
from faubourg.server.browsers import is_same_origin, new_session, session_of
from faubourg.server.hall import Hall
from faubourg.server.seats import token_hash
from faubourg.server.socket import Visit, seats_of
from faubourg.server.store import Right, Store, StoreFailed
from faubourg.server.thinkers import Thinkers
from faubourg.server.wire import Entered, Entry, GameInfo, Opened, TableInfo, TableWish
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
REFUSED_ORIGIN = 4403
UNKNOWN_TABLE = 4404
NO_RIGHT = 4401
MAX_BODY = 16_384

AnyRequest = Request[Any, Any, State]


@get("/healthz", media_type=MediaType.TEXT)
async def healthz() -> str:
    return "ok"


@get("/api/games")
async def list_games() -> Sequence[GameInfo]:
    return [
        GameInfo(
            key=game.meta.key,
            title=dict(game.meta.title),
            designers=game.meta.designers,
            prefix=game.meta.prefix,
            seats=tuple(game.rules(game.edition()).seats),
            editions=tuple((key, game.edition(key).title) for key in game.meta.editions),
            bots=tuple(bots()),
        )
        for game in games().values()
    ]


@get("/api/boards/{game:str}/{edition_hash:str}", cache=CACHE_FOREVER)
async def show_board(game: str, edition_hash: str) -> SunriseBoard:
    found = find_game(game)
    for key in found.meta.editions:
        if found.edition(key).hash == edition_hash:
            return board_of(found.rules(found.edition(key)))
    raise Unknown("unknown-edition", name=edition_hash, game=game, known=found.meta.editions)


@post("/api/tables")
async def open_table(data: TableWish, request: AnyRequest) -> Response[Opened]:
    session, cookie = session_of(request), None
    if session is None:
        session, cookie = new_session()
    opened = await _hall(request).open(data, session)
    return Response(opened, cookies=[cookie] if cookie else [])


@post("/api/tables/{table_id:str}/enter", status_code=200)
async def enter(table_id: str, data: Entry, request: AnyRequest) -> Response[Entered]:
    """Follow a link: the browser may now be what the link says."""
    hall = _hall(request)
    right = hall.store.right_of(token_hash(data.token))
    if right is None or right.table != table_id:
        raise Unknown("unknown-link")
    session, cookie = session_of(request), None
    if session is None:
        session, cookie = new_session()
    await hall.seat(session, right, data.name)
    entered = Entered(table_id, right.role, right.seat)
    return Response(entered, cookies=[cookie] if cookie else [])


@get("/api/tables/{table_id:str}")
async def show_table(table_id: str, request: AnyRequest) -> TableInfo:
    hall = _hall(request)
    room = hall.room(table_id)
    rights = _rights(hall, request, table_id)
    here = {seat for seat, number in room.here.items() if number > 0}
    return room.live.info(seats_of(rights, "seat"), seats_of(rights, "coach"), here)


@get("/api/tables/{table_id:str}/record")
async def show_record(table_id: str, request: AnyRequest) -> Response[bytes]:
    """The game so far: whole when it is over, before that what the browser's first seat saw."""
    hall = _hall(request)
    room = hall.room(table_id)
    rights = _rights(hall, request, table_id)
    if not rights:
        raise Unknown("unknown-table", name=table_id)
    seats = seats_of(rights, "seat") or seats_of(rights, "coach")
    seen: Sight = seats[0] if seats else "spectator"
    record = room.live.game.record("all" if room.live.game.over else seen)
    headers = {"content-disposition": f'attachment; filename="{table_id}.json"'}
    return Response(record.to_json(), media_type=MediaType.JSON, headers=headers)


@websocket("/api/tables/{table_id:str}/play")
async def play(socket: WebSocket[Any, Any, State], table_id: str) -> None:
    hall: Hall = socket.app.state.hall
    await socket.accept()
    if not is_same_origin(socket):
        await socket.close(code=REFUSED_ORIGIN, reason="cross-origin")
        return
    rights = hall.store.rights_of(session_of(socket) or b"", table_id)
    if not rights:
        await socket.close(code=NO_RIGHT, reason="no seat and no ticket at this table")
        return
    try:
        room = hall.room(table_id)
    except Unknown:
        await socket.close(code=UNKNOWN_TABLE, reason="unknown table")
        return
    await Visit(socket, hall, room, rights).run()


@get(["/", "/t/{table_id:str}", "/rules/{game:str}"], media_type=MediaType.HTML)
async def page(table_id: str | None = None, game: str | None = None) -> Response[bytes]:  # noqa: ARG001 - the client reads the address
    index = STATIC / "index.html"
    if not index.is_file():
        raise HTTPException("the client has not been built", status_code=503)
    return Response(index.read_bytes(), media_type=MediaType.HTML)


ROUTES = (
    *(healthz, list_games, show_board, open_table, enter),
    *(show_table, show_record, play, page),
)


def _hall(request: AnyRequest) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def _rights(hall: Hall, request: AnyRequest, table_id: str) -> list[Right]:
    session = session_of(request)
    return hall.store.rights_of(session, table_id) if session else []


def _told(_: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Phrase]]:
    """An error of the user's as data; the browser makes a sentence of it."""
    match error:
        case Unknown():
            return Response({"phrase": error.phrase}, status_code=404)
        case StoreFailed():
            return Response({"phrase": error.phrase}, status_code=503)
        case FaubourgError():
            return Response({"phrase": error.phrase}, status_code=400)
        case HTTPException():
            phrase = Phrase("bad-request", {"detail": error.detail})
            return Response({"phrase": phrase}, status_code=error.status_code)
        case _:
            raise error


async def _harden(message: Message, _: Scope) -> None:
    if message["type"] == "http.response.start":
        message["headers"] = [*message.get("headers", []), *HEADERS.items()]


def make_app(data: Path, workers: int = 1) -> Litestar:
    """The server over one data folder."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> Any:
        store = Store(data / "faubourg.db")
        thinkers = Thinkers(workers)
        app.state.hall = hall = Hall(store, thinkers)
        try:
            yield
        finally:
            await hall.close()
            thinkers.close()
            store.close()

    assets = STATIC / "assets"
    static = [create_static_files_router("/assets", [assets])] if assets.is_dir() else []
    return Litestar(
        [*ROUTES, *static],
        lifespan=[lifespan],
        exception_handlers={FaubourgError: _told, HTTPException: _told},
        before_send=[_harden],
        request_max_body_size=MAX_BODY,
        openapi_config=OpenAPIConfig("Faubourg", __version__, path="/api/docs"),
    )
