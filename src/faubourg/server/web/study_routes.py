"""Positions over HTTP: studied without a table, and taken from a table to be studied."""

from __future__ import annotations

from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import QueryParameter
from msgspec.structs import replace

from faubourg.bots.hints import Hints
from faubourg.core.record import Sight
from faubourg.server.errors import Forbidden
from faubourg.server.messages.http_messages import MAX_RECORD
from faubourg.server.messages.study_messages import (
    BotWish,
    PositionFound,
    RecordMoments,
    StartWish,
    Studied,
    StudyWish,
)
from faubourg.server.tables.hints_for_positions import hints_for_position
from faubourg.server.web.asked_language import edition_for
from faubourg.server.web.request_context import (
    TROUBLES,
    AnyRequest,
    TableId,
    account_of,
    eyes_shown_to_all_at_screen,
    posting,
    room_of,
    services_of,
)

A_STUDY = ResponseSpec(Studied, generate_examples=False, description="What there is to say.")
MOMENTS = ResponseSpec(RecordMoments, generate_examples=False, description="Its positions.")
A_POSITION = ResponseSpec(PositionFound, generate_examples=False, description="A position.")
Seat = Annotated[int | None, QueryParameter(ge=0, le=99)]
Ply = Annotated[int | None, QueryParameter(ge=0, le=2**31)]


@post("/api/study", status_code=200, responses={200: A_STUDY, **TROUBLES})
async def study(data: StudyWish, request: AnyRequest) -> Response[bytes]:
    """A position by its text: what it looks like, what is legal, or what is wrong with it."""
    found = await services_of(request).history.study(data, account_of(request))
    return Response(found, media_type=MediaType.JSON)


@post("/api/study/start", status_code=200, responses={200: A_POSITION, **TROUBLES})
async def study_start(data: StartWish, request: AnyRequest) -> Response[bytes]:
    """A position to begin with: a deal, or the middle of a game."""
    data = replace(data, edition=edition_for(request, data.game, data.edition))
    found = await services_of(request).history.study_start(data, account_of(request))
    return Response(found, media_type=MediaType.JSON)


@post(
    "/api/study/record",
    status_code=200,
    request_max_body_size=MAX_RECORD,
    responses={200: MOMENTS, **TROUBLES},
)
async def study_record(
    body: Annotated[bytes, "a record, as JSON or as text"], request: AnyRequest
) -> Response[bytes]:
    """The positions of a record, to choose one of them. The record is kept nowhere."""
    found = await services_of(request).history.study_record(body, account_of(request))
    return Response(found, media_type=MediaType.JSON)


@posting("/api/study/hints", status_code=200)
async def study_hints(data: BotWish, request: AnyRequest) -> Hints:
    """What the seat that is to act had better do, from what it sees."""
    return await hints_for_position(services_of(request), data, account_of(request))


@get("/api/tables/{table_id:str}/position", responses={200: A_POSITION, **TROUBLES})
async def show_position(
    table_id: TableId, request: AnyRequest, seat: Seat = None, ply: Ply = None
) -> Response[bytes]:
    """A position of the game, to be studied: whole once it is over, before that as a seat of one's
    own sees the present one."""
    room = await room_of(request, table_id)
    seats = await eyes_shown_to_all_at_screen(request, room)
    if seat is not None and seat not in seats:
        raise Forbidden("not-your-seat")
    if not room.live.shown:
        own = next(iter(seats), None)
        seat, ply = own if seat is None else seat, None
    unnamed: Sight = "all" if room.live.shown else "spectator"
    sight = unnamed if seat is None else seat
    found = await services_of(request).history.position(table_id, sight, ply, account_of(request))
    return Response(found, media_type=MediaType.JSON)


STUDY_ROUTES = (study, study_start, study_record, study_hints, show_position)
