"""Plain HTTP: games, tables, links, records; and the door to the WebSocket."""

from __future__ import annotations

import os
from collections.abc import Sequence
from random import Random
from typing import Any

from litestar import MediaType, Response, get, websocket
from litestar.params import FromPath
from msgspec.structs import replace

from faubourg.core.errors import Unknown
from faubourg.core.game_catalogue import find_rules, games
from faubourg.core.messages import words_brought_by
from faubourg.core.table import Table
from faubourg.server import metrics
from faubourg.server.board_data import board_of, suggested
from faubourg.server.errors import Busy, Forbidden
from faubourg.server.messages.http_messages import (
    About,
    BoardWish,
    Entered,
    Entry,
    Found,
    GameInfo,
    Link,
    LinkWish,
    Naming,
    Opened,
    Suggestion,
    SuggestionWish,
    TableInfo,
    TableWish,
)
from faubourg.server.storage.event_store import StoreFailed
from faubourg.server.tables import invitations
from faubourg.server.tables.offered_games import described
from faubourg.server.tables.registry import Registry
from faubourg.server.web.asked_language import edition_for
from faubourg.server.web.direct_socket import DirectSocket
from faubourg.server.web.middleware import account_in, is_same_origin
from faubourg.server.web.request_context import (
    AnyRequest,
    TableId,
    account_of,
    getting,
    opened_of,
    posting,
    registry_of,
    room_of,
    seats_held,
    services_of,
    sessions_of,
)
from faubourg.server.web.sessions import Sessions
from faubourg.server.web.table_socket import NO_RIGHT, Visit
from faubourg.version import __version__

REFUSED_ORIGIN = 4403
UNKNOWN_TABLE = 4404
DRAFTS = "FAUBOURG_DRAFTS"
"""Set in the environment by whoever works on a game that is not released yet."""
TRY_AGAIN = 1013


@get("/healthz", media_type=MediaType.TEXT)
async def healthz(request: AnyRequest) -> str:
    """Whether tables can be read and moves can be kept."""
    store = services_of(request).store
    await store.check()
    await store.try_out()
    return "ok"


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def show_metrics(request: AnyRequest) -> bytes:
    if not (request.app.state.public_metrics or _is_from_here(request)):
        raise Forbidden("closed-to-public")
    metrics.IN_MEMORY.set(len(registry_of(request)))
    return metrics.page()


def _is_from_here(request: AnyRequest) -> bool:
    """Whether somebody on this very machine asks, and no proxy for somebody else."""
    address = request.client.host if request.client else ""
    passed_on = any(name in request.headers for name in ("x-forwarded-for", "forwarded", "via"))
    return address in ("127.0.0.1", "::1") and not passed_on


@getting("/api/about")
async def about(request: AnyRequest) -> About:
    return About(__version__, request.app.state.address)


@getting("/api/games")
async def list_games(request: AnyRequest) -> Sequence[GameInfo]:
    simpler_bots = services_of(request).bots.simpler_bots
    return [
        replace(described(game.meta.key), simpler_bots=simpler_bots(game.meta.key))
        for game in sorted(games().values(), key=lambda game: game.meta.shelf)
        if game.meta.status == "released" or os.environ.get(DRAFTS)
    ]


@getting("/api/games/{game:str}/words/{language:str}", media_type=MediaType.TEXT)
async def show_words(game: FromPath[str], language: FromPath[str]) -> str:
    """The sentences of a game that is a package of its own, as Fluent; ours come with the page."""
    return words_brought_by(game, language)


@posting("/api/boards", status_code=200)
async def preview_board(data: BoardWish, request: AnyRequest) -> Any:
    """The cardboard of a table to be, or what is wrong with its options."""

    edition = edition_for(request, data.game, data.edition)

    def board() -> Any:
        rules = find_rules(data.game, edition)
        table: Table[Any, Any, Any] = Table(rules, data.seats, options=data.options, dealt=False)
        return board_of(table)

    return await services_of(request).work.do(account_of(request), board)


@posting("/api/suggestions", status_code=200)
async def suggest(data: SuggestionWish, request: AnyRequest) -> Suggestion:
    """Options for a table to be: for Bella Vista another city with each number."""
    rules = find_rules(data.game, edition_for(request, data.game, data.edition))
    found = await services_of(request).work.do(
        account_of(request), lambda: suggested(rules, Random(data.seed))
    )
    return Suggestion(found)


@posting("/api/session", status_code=204)
async def begin_session(request: AnyRequest) -> Response[None]:
    """Let a browser be known from one request to the next, before it follows a link."""
    _, cookies = await sessions_of(request).renewed(request)
    return Response(None, status_code=204, cookies=cookies)


# Tables


@posting("/api/tables")
async def open_table(data: TableWish, request: AnyRequest) -> Response[Opened]:
    """Without an edition it is the usual one of the language that the browser asks for."""
    data = replace(data, edition=edition_for(request, data.game, data.edition))
    session, cookies = await sessions_of(request).renewed(request)
    room = await registry_of(request).open(data, session, account_of(request))
    return Response(await opened_of(request, room), cookies=cookies)


@getting("/api/tables/{table_id:str}")
async def show_table(table_id: TableId, request: AnyRequest) -> TableInfo:
    """Who sits there and whose turn it is."""
    room = await room_of(request, table_id)
    mine, coached = await seats_held(request, room)
    return room.info(mine, coached)


@getting("/api/tables/{table_id:str}/board")
async def show_board(table_id: TableId, request: AnyRequest) -> Any:
    """The cardboard of the edition that is played."""
    room = await room_of(request, table_id)
    return await services_of(request).work.do(account_of(request), lambda: board_of(room.live.game))


@posting("/api/tables/{table_id:str}/enter", status_code=200)
async def enter(table_id: TableId, data: Entry, request: AnyRequest) -> Response[Entered]:
    """Follow a link: the browser may now be what the link says."""
    session, cookies = await sessions_of(request).renewed(request)
    registry, account = registry_of(request), account_of(request)
    right = await invitations.follow(registry, table_id, data.token, data.name, session, account)
    return Response(Entered(table_id, right.role, right.seat), cookies=cookies)


@posting("/api/tables/{table_id:str}/name", status_code=204)
async def rename(table_id: TableId, data: Naming, request: AnyRequest) -> None:
    """Give oneself another name."""
    room = await room_of(request, table_id)
    mine, _ = await seats_held(request, room)
    await invitations.rename(room, mine, data.seat, data.name, account_of(request))


@posting("/api/tables/{table_id:str}/links")
async def make_link(table_id: TableId, data: LinkWish, request: AnyRequest) -> Link:
    """A new link: to one's own seat, to a free one, for a coach or for those who watch."""
    room = await room_of(request, table_id)
    mine, _ = await seats_held(request, room)
    return await invitations.make(room, data, mine, account_of(request))


@posting("/api/tables/{table_id:str}/revoke", status_code=204)
async def revoke(table_id: TableId, data: LinkWish, request: AnyRequest) -> None:
    """End the links of a kind, and show out whoever came by them."""
    room = await room_of(request, table_id)
    mine, _ = await seats_held(request, room)
    session = await sessions_of(request).of(request) or b""
    await invitations.revoke(room, data, mine, session)


@posting("/api/tables/{table_id:str}/rematch")
async def rematch(table_id: TableId, request: AnyRequest) -> Found:
    """The table where the same people play again, each in their seat; the next one begins."""
    room = await room_of(request, table_id)
    mine, _ = await seats_held(request, room)
    return Found(await registry_of(request).rematch(room, mine, account_of(request)))


# Play


@websocket("/api/tables/{table_id:str}/play")
async def play(socket: DirectSocket, table_id: TableId) -> None:
    try:
        await _let_in(socket, table_id)
    except StoreFailed:
        await socket.close(code=TRY_AGAIN, reason="the tables are out of reach")
    except Busy:
        await socket.close(code=TRY_AGAIN, reason="too much at once")


async def _let_in(socket: DirectSocket, table_id: str) -> None:
    registry: Registry = socket.app.state.registry
    store = registry.services.store
    await store.check()
    await socket.accept()
    if not is_same_origin(dict(socket.scope["headers"])):
        await socket.close(code=REFUSED_ORIGIN, reason="cross-origin")
        return
    sessions: Sessions = socket.app.state.sessions
    session = await sessions.of(socket) or b""
    rights = await store.rights_of(session, table_id)
    if not rights:
        await socket.close(code=NO_RIGHT, reason="no seat and no ticket at this table")
        return
    account = account_in(socket.app.state.accounts, socket.scope)
    try:
        # Rights are asked again: they may have been revoked meanwhile.
        room, rights, doubted = await registry.room_for(table_id, session, account)
    except Unknown:
        await socket.close(code=UNKNOWN_TABLE, reason="unknown table")
        return
    visit = Visit(socket, registry, room, session, rights, account)
    if not rights or doubted:
        room.check_rights()
    await visit.run()


ROUTES = (
    *(healthz, show_metrics, about, list_games, show_words, preview_board, suggest, begin_session),
    *(open_table, show_table, show_board, enter, rename, make_link, revoke, rematch),
    play,
)
