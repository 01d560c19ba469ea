"""Hints for a position that is studied: thought of by the bots of the tables, in their queue."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from faubourg.bots.hints import Hints
from faubourg.core.errors import BadOption, FaubourgError
from faubourg.core.game_protocol import AnyRules
from faubourg.core.table_from_position import possible_position, table_at
from faubourg.server.errors import Busy
from faubourg.server.messages.study_messages import BotWish
from faubourg.server.rate_limits import Account
from faubourg.server.server_log import ThrottledLog
from faubourg.server.tables.services import Services

COST = 0.5
"""Seconds of work that a question costs its address, beside what reading the position took."""
_FAILED = ThrottledLog("a bot failed", "error")


class Seen(Struct, frozen=True):
    """A position as the seat that is to act sees it."""

    rules: AnyRules
    view: Any
    mine: str | None


async def hints_for_position(services: Services, wish: BotWish, account: Account) -> Hints:
    """The best moves of whoever is to act, by what that seat sees; Busy where nobody can think."""
    seen = await services.work.do(account, lambda: seen_by_actor(wish))
    account.work.pay(COST)
    seed = f"study:{wish.seed}"
    try:
        return await services.bots.hints(seen.rules, seen.view, seed, account.key, seen.mine)
    except FaubourgError:
        raise
    except Exception:
        _FAILED.note("no advice", game=seen.rules.key, exc_info=True)
        raise Busy("house-busy") from None


def seen_by_actor(wish: BotWish) -> Seen:
    """Raises what is wrong with the position, or that nobody's eyes are to be had."""
    position = possible_position(wish.position)
    table = table_at(position, seed=wish.seed)
    for text in wish.line:
        table.play(text)
    seat = table.to_act
    if seat is None:
        raise BadOption("study-bot-over")
    if position.sight not in ("all", seat):
        raise BadOption("study-bot-other-seat")
    mine = None if wish.mine is None or table.why_not(wish.mine) else wish.mine
    return Seen(table.rules, table.view(seat), mine)
