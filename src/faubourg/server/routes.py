"""Plain HTTP: games, tables, links, records; and the door to the WebSocket."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Annotated, Any

from litestar import MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import Cookie, State
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery

from faubourg.bots import bots
from faubourg.core.catalogue import find_rules, games
from faubourg.core.errors import Unknown
from faubourg.core.record import Record, Sight
from faubourg.core.table import Table
from faubourg.server import metrics, telling
from faubourg.server.boards import board_of, kits, suggested
from faubourg.server.browsers import is_same_origin, new_session, session_of
from faubourg.server.hall import Hall
from faubourg.server.rooms import Room
from faubourg.server.socket import NO_RIGHT, Visit, seats_of
from faubourg.server.store import StoreFailed
from faubourg.server.wire import (
    MAX_RECORD,
    About,
    BoardWish,
    Entered,
    Entry,
    ForkWish,
    Found,
    GameInfo,
    Link,
    LinkWish,
    Opened,
    Story,
    Suggestion,
    SuggestionWish,
    TableInfo,
    TableWish,
    Trouble,
)
from faubourg.version import __version__

REFUSED_ORIGIN = 4403
UNKNOWN_TABLE = 4404
DRAFTS = "FAUBOURG_DRAFTS"
"""Set in the environment by whoever works on a game that is not released yet."""
TRY_AGAIN = 1013
TROUBLES = {
    code: ResponseSpec(Trouble, generate_examples=False, description=why)
    for code, why in {
        400: "Not understood, or against a rule of the house.",
        403: "Not for this browser.",
        404: "Not found.",
        413: "Too large.",
        429: "Too much at once.",
        503: "Nothing could be kept.",
    }.items()
}
A_RECORD = ResponseSpec(Record, generate_examples=False, description="A record.")
_get, _post = partial(get, responses=TROUBLES), partial(post, responses=TROUBLES)

AnyRequest = Request[Any, Any, State]
TableId = FromPath[str]


@get("/healthz", media_type=MediaType.TEXT)
async def healthz(request: AnyRequest) -> str:
    """Whether tables can be read and moves can be kept."""
    store = _hall(request).store
    await store.check()
    await store.try_out()
    return "ok"


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def show_metrics(request: AnyRequest) -> bytes:
    metrics.IN_MEMORY.set(len(_hall(request).rooms))
    return metrics.page()


@_get("/api/about")
async def about(request: AnyRequest) -> About:
    return About(__version__, request.app.state.address)


@_get("/api/games")
async def list_games() -> Sequence[GameInfo]:
    return [
        GameInfo(
            key=game.meta.key,
            title=dict(game.meta.title),
            designers=game.meta.designers,
            prefix=game.meta.prefix,
            seats=tuple(find_rules(game.meta.key).seats),
            editions=tuple((key, game.edition(key).title) for key in game.meta.editions),
            bots=tuple(bots()),
        )
        for game in sorted(games().values(), key=lambda game: game.meta.shelf)
        if game.meta.key in kits()
        if game.meta.status == "released" or os.environ.get(DRAFTS)
    ]


@_post("/api/boards", status_code=200)
async def preview_board(data: BoardWish) -> Any:
    """The cardboard of a table to be, or what is wrong with its options."""
    table: Table[Any, Any, Any] = Table(
        find_rules(data.game, data.edition), data.seats, options=data.options, dealt=False
    )
    return board_of(table)


@_post("/api/suggestions", status_code=200)
async def suggest(data: SuggestionWish) -> Suggestion:
    """Options for a table to be: for Bella Vista another city with each number."""
    rules = find_rules(data.game, data.edition)
    return Suggestion(suggested(rules, Random(data.seed)))


# Tables


@_post("/api/tables")
async def open_table(data: TableWish, request: AnyRequest) -> Response[Opened]:
    session, cookies = _session(request)
    return Response(await _hall(request).open(data, session), cookies=cookies)


@_get("/api/tables/{table_id:str}")
async def show_table(table_id: TableId, request: AnyRequest) -> TableInfo:
    """Who sits there and whose turn it is."""
    room = await _hall(request).room(table_id)
    return telling.info(room.live, *await _seats(request, room), room.here)


@_get("/api/tables/{table_id:str}/board")
async def show_board(table_id: TableId, request: AnyRequest) -> Any:
    """The cardboard of the edition that is played."""
    return board_of((await _hall(request).room(table_id)).live.game)


@_post("/api/tables/{table_id:str}/enter", status_code=200)
async def enter(table_id: TableId, data: Entry, request: AnyRequest) -> Response[Entered]:
    """Follow a link: the browser may now be what the link says."""
    session, cookies = _session(request)
    right = await _hall(request).follow(session, table_id, data.token, data.name)
    return Response(Entered(table_id, right.role, right.seat), cookies=cookies)


@_post("/api/tables/{table_id:str}/links")
async def make_link(table_id: TableId, data: LinkWish, request: AnyRequest) -> Link:
    """A new link: to one's own seat, to a free one, for a coach or for those who watch."""
    room = await _hall(request).room(table_id)
    mine, _ = await _seats(request, room)
    return await _hall(request).link(room, data, mine)


@_post("/api/tables/{table_id:str}/revoke", status_code=204)
async def revoke(table_id: TableId, data: LinkWish, request: AnyRequest) -> None:
    """End the links of a kind, and show out whoever came by them."""
    room = await _hall(request).room(table_id)
    mine, _ = await _seats(request, room)
    await _hall(request).revoke(room, data, mine, session_of(request) or b"")


@_post("/api/tables/{table_id:str}/rematch")
async def rematch(table_id: TableId, request: AnyRequest) -> Found:
    """The table where the same people play again, everybody one seat further."""
    room = await _hall(request).room(table_id)
    mine, _ = await _seats(request, room)
    return Found(await _hall(request).rematch(room, mine))


# Replays and records


@_get("/api/tables/{table_id:str}/story")
async def show_story(
    table_id: TableId, request: AnyRequest, seat: FromQuery[int | None] = None
) -> Story:
    """The game so far, as a seat of one's own saw it; any seat once the game is over."""
    room = await _hall(request).room(table_id)
    seats = await _eyes(request, room)
    viewer = seat if seat in seats else next(iter(await _own_eyes(request, room)), None)
    return telling.story(room.live, viewer, seats)


@_post("/api/tables/{table_id:str}/fork")
async def fork(table_id: TableId, data: ForkWish, request: AnyRequest) -> Response[Opened]:
    """Go on from a position of a game that is over."""
    room = await _hall(request).room(table_id)
    session, cookies = _session(request)
    return Response(await _hall(request).fork(room, data, session), cookies=cookies)


@get("/api/tables/{table_id:str}/record", responses={200: A_RECORD, **TROUBLES})
async def show_record(table_id: TableId, request: AnyRequest) -> Response[bytes]:
    """The game so far: whole when it is over, before that what the browser's first seat saw."""
    room = await _hall(request).room(table_id)
    eyes = await _eyes(request, room)
    seen: Sight = next(iter(eyes), "spectator")
    record = room.live.game.record("all" if room.live.shown else seen)
    headers = {"content-disposition": f'attachment; filename="{table_id}.json"'}
    return Response(record.to_json(), media_type=MediaType.JSON, headers=headers)


@_post("/api/records", request_max_body_size=MAX_RECORD)
async def upload(
    body: Annotated[bytes, "a record, as JSON or as text"], request: AnyRequest
) -> Response[Found]:
    """Show a record: the table that it leads to can be replayed and continued from."""
    session, cookies = _session(request)
    return Response(Found(await _hall(request).show(body, session)), cookies=cookies)


# Play


@websocket("/api/tables/{table_id:str}/play")
async def play(socket: WebSocket[Any, Any, State], table_id: TableId) -> None:
    try:
        await _let_in(socket, table_id)
    except StoreFailed:
        await socket.close(code=TRY_AGAIN, reason="the tables are out of reach")


async def _let_in(socket: WebSocket[Any, Any, State], table_id: str) -> None:
    hall: Hall = socket.app.state.hall
    await hall.store.check()
    await socket.accept()
    if not is_same_origin(socket):
        await socket.close(code=REFUSED_ORIGIN, reason="cross-origin")
        return
    session = session_of(socket) or b""
    rights = await hall.store.rights_of(session, table_id)
    if not rights:
        await socket.close(code=NO_RIGHT, reason="no seat and no ticket at this table")
        return
    try:
        room = await hall.room(table_id)
    except Unknown:
        await socket.close(code=UNKNOWN_TABLE, reason="unknown table")
        return
    await Visit(socket, hall, room, session, rights, socket.app.state.limits).run()


ROUTES = (
    *(healthz, show_metrics, about, list_games, preview_board, suggest),
    *(open_table, show_table, show_board, enter, make_link, revoke, rematch),
    *(show_story, fork, show_record, upload, play),
)


def _hall(request: AnyRequest) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def _session(request: AnyRequest) -> tuple[bytes, list[Cookie]]:
    """The browser's session, with the cookie for one that is new here."""
    session = session_of(request)
    if session is not None:
        return session, []
    session, cookie = new_session()
    return session, [cookie]


async def _seats(request: AnyRequest, room: Room) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The seats that the browser holds, and those that it coaches."""
    session = session_of(request)
    store = _hall(request).store
    rights = await store.rights_of(session, room.live.id) if session else []
    return seats_of(rights)


async def _own_eyes(request: AnyRequest, room: Room) -> tuple[int, ...]:
    mine, coached = await _seats(request, room)
    return (*mine, *coached)


async def _eyes(request: AnyRequest, room: Room) -> tuple[int, ...]:
    """Whose eyes the browser may borrow; a table where it may not even watch is unknown to it."""
    live, own = room.live, await _own_eyes(request, room)
    if live.shown:
        sight = live.game.sight
        whole = tuple(range(len(live.company.names))) if sight == "all" else ()
        return (sight,) if isinstance(sight, int) else whole
    watches = await _hall(request).store.rights_of(session_of(request) or b"", live.id)
    if not watches:
        raise Unknown("unknown-table", name=live.id)
    return own
