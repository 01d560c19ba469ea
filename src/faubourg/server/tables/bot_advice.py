"""What a bot would do in somebody's place."""

from __future__ import annotations

from faubourg.core.errors import FaubourgError
from faubourg.server.errors import Busy
from faubourg.server.messages.socket_messages import Offered
from faubourg.server.rate_limits import Account
from faubourg.server.server_log import ThrottledLog
from faubourg.server.tables.room import Room

ADVISER = "planner"
MOST_ADVICE = 3
_FAILED = ThrottledLog("a bot failed", "error")


async def advice_for(room: Room, seat: int, account: Account) -> tuple[Offered, ...]:
    """The best moves for a seat, by what it sees; raises Busy where no bot can think of any."""
    live = room.live
    view, seed = live.game.view(seat), f"{live.id}:{live.moved_at}:advice"
    try:
        advise = room.services.bots.advise
        advice = await advise(live.game.rules, ADVISER, view, seed, who=account.key)
    except FaubourgError:
        raise
    except Exception:
        _FAILED.note("no advice", table=live.id, game=live.charter.game, exc_info=True)
        raise Busy("house-busy") from None
    return tuple(Offered(text, round(worth)) for text, worth in advice[:MOST_ADVICE])
