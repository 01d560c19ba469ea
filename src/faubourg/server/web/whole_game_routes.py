"""Whole games over HTTP: stories, logs, records, and games that go on from another."""

from __future__ import annotations

from typing import Annotated

from litestar import MediaType, Response, get
from litestar.openapi import ResponseSpec
from litestar.params import QueryParameter

from faubourg.core.record import Record, Sight
from faubourg.server.messages.http_messages import (
    MAX_RECORD,
    ForkWish,
    Found,
    LogPage,
    Opened,
    Story,
)
from faubourg.server.web.client_files import COMPRESSED
from faubourg.server.web.request_context import (
    TROUBLES,
    AnyRequest,
    TableId,
    account_of,
    eyes_of,
    eyes_shown_to_all_at_screen,
    opened_of,
    own_eyes,
    posting,
    registry_of,
    room_of,
    services_of,
    sessions_of,
)

A_RECORD = ResponseSpec(Record, generate_examples=False, description="A record.")
A_STORY = ResponseSpec(Story, generate_examples=False, description="A part of a story.")
A_PAGE = ResponseSpec(LogPage, generate_examples=False, description="A part of the log.")
Seat = Annotated[int | None, QueryParameter(ge=0, le=99)]
Number = Annotated[int, QueryParameter(ge=0, le=2**31)]


@get(
    "/api/tables/{table_id:str}/story",
    responses={200: A_STORY, **TROUBLES},
    opt={COMPRESSED: True},
)
async def show_story(
    table_id: TableId, request: AnyRequest, seat: Seat = None, first: Number = 0
) -> Response[bytes]:
    """A part of the game so far, as a seat of one's own saw it; any seat once it is over. Before
    that, a browser with several seats is told what everybody may see."""
    room = await room_of(request, table_id)
    seats = await eyes_shown_to_all_at_screen(request, room)
    own = await own_eyes(request, room) if seats else ()
    viewer = seat if seat in seats else next(iter(own), None)
    packed = "gzip" in request.headers.get("accept-encoding", "")
    history = services_of(request).history
    story = await history.story(table_id, viewer, seats, first, packed, account_of(request))
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"} if packed else {}
    return Response(story, media_type=MediaType.JSON, headers=headers)


@get("/api/tables/{table_id:str}/log", responses={200: A_PAGE, **TROUBLES})
async def show_log(
    table_id: TableId, request: AnyRequest, before: Number, seat: Seat = None
) -> Response[bytes]:
    """An older part of the log, as a seat of one's own saw it, or a spectator."""
    room = await room_of(request, table_id)
    seats = await eyes_of(request, room)
    viewer = seat if seat in seats else None
    page = await services_of(request).history.log_page(
        table_id, viewer, before, account_of(request)
    )
    return Response(page, media_type=MediaType.JSON)


@posting("/api/tables/{table_id:str}/fork")
async def fork(table_id: TableId, data: ForkWish, request: AnyRequest) -> Response[Opened]:
    """Go on from a position of a game that is over."""
    room = await room_of(request, table_id)
    session, cookies = await sessions_of(request).renewed(request)
    forked = await registry_of(request).fork(room, data, session, account_of(request))
    return Response(await opened_of(request, forked), cookies=cookies)


@get("/api/tables/{table_id:str}/record", responses={200: A_RECORD, **TROUBLES})
async def show_record(table_id: TableId, request: AnyRequest) -> Response[bytes]:
    """The game so far: whole when it is over, before that what the browser's only seat saw."""
    room = await room_of(request, table_id)
    eyes = await eyes_shown_to_all_at_screen(request, room)
    seen: Sight = "all" if room.live.shown else next(iter(eyes), "spectator")
    record = await services_of(request).history.record(table_id, seen, account_of(request))
    headers = {"content-disposition": f'attachment; filename="{table_id}.json"'}
    return Response(record, media_type=MediaType.JSON, headers=headers)


@posting("/api/records", request_max_body_size=MAX_RECORD)
async def upload(
    body: Annotated[bytes, "a record, as JSON or as text"], request: AnyRequest
) -> Response[Found]:
    """Show a record: the table that it leads to can be replayed and continued from."""
    session, cookies = await sessions_of(request).renewed(request)
    shown = await registry_of(request).show(body, session, account_of(request))
    return Response(Found(shown), cookies=cookies)


WHOLE_GAME_ROUTES = (show_story, show_log, fork, show_record, upload)
