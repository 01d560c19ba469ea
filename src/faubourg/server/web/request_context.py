"""What every route asks first: which registry, whose session, whose account, whose eyes."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import FromPath

from faubourg.core.errors import Unknown
from faubourg.server.messages.http_messages import Opened, Trouble
from faubourg.server.rate_limits import Account
from faubourg.server.storage.rights_and_links import seats_of
from faubourg.server.tables import invitations
from faubourg.server.tables.registry import Registry
from faubourg.server.tables.room import Room
from faubourg.server.tables.services import Services
from faubourg.server.web.middleware import account_in
from faubourg.server.web.sessions import Sessions

TROUBLES = {
    code: ResponseSpec(Trouble, generate_examples=False, description=why)
    for code, why in {
        400: "Not understood, or against a rule of the house.",
        403: "Not for this browser.",
        404: "Not found.",
        413: "Too large.",
        415: "Not JSON.",
        429: "Too much at once.",
        503: "Nothing could be kept.",
    }.items()
}
getting, posting = partial(get, responses=TROUBLES), partial(post, responses=TROUBLES)

AnyRequest = Request[Any, Any, State]
TableId = FromPath[str]


def registry_of(request: AnyRequest) -> Registry:
    registry: Registry = request.app.state.registry
    return registry


def services_of(request: AnyRequest) -> Services:
    return registry_of(request).services


def sessions_of(request: AnyRequest) -> Sessions:
    sessions: Sessions = request.app.state.sessions
    return sessions


def account_of(request: AnyRequest) -> Account:
    return account_in(request.app.state.accounts, request.scope)


async def room_of(request: AnyRequest, table_id: str) -> Room:
    return await registry_of(request).room(table_id, account_of(request))


async def opened_of(request: AnyRequest, room: Room) -> Opened:
    links = await invitations.invite(room, account_of(request))
    return Opened(room.live.id, links)


async def seats_held(request: AnyRequest, room: Room) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The seats that the browser holds, and those that it coaches."""
    session = await sessions_of(request).of(request)
    store = services_of(request).store
    return seats_of(await store.rights_of(session, room.live.id) if session else [])


async def own_eyes(request: AnyRequest, room: Room) -> tuple[int, ...]:
    mine, coached = await seats_held(request, room)
    return (*mine, *coached)


async def eyes_of(request: AnyRequest, room: Room) -> tuple[int, ...]:
    """Whose eyes the browser may borrow; a table where it may not even watch is unknown to it."""
    live = room.live
    if live.shown:
        sight = live.game.sight
        whole = tuple(range(len(live.company.names))) if sight == "all" else ()
        return (sight,) if isinstance(sight, int) else whole
    session = await sessions_of(request).of(request)
    if not session or not await services_of(request).store.rights_of(session, live.id):
        raise Unknown("unknown-table", name=live.id)
    return await own_eyes(request, room)


async def eyes_shown_to_all_at_screen(request: AnyRequest, room: Room) -> tuple[int, ...]:
    """Whose eyes may be borrowed where no curtain hides them: pages of the whole game have none, so
    those who share a screen see no hand there before the game is over."""
    eyes = await eyes_of(request, room)
    mine, _ = await seats_held(request, room)
    return eyes if room.live.shown or len(mine) < 2 else ()
