"""Positions to begin a study with: a deal, the middle of a game, the positions of a record."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from faubourg.bots import choose, find_bot
from faubourg.core.game_catalogue import find_game, find_rules
from faubourg.core.game_protocol import Seat
from faubourg.core.position_text import position_of
from faubourg.core.seeded_draws import Secret
from faubourg.core.table import Table
from faubourg.server.errors import TooMuch
from faubourg.server.messages.http_messages import Told
from faubourg.server.messages.study_messages import (
    PositionFound,
    RecordMoment,
    RecordMoments,
    StartWish,
)
from faubourg.server.tables.decisions_of_game import Decision, decisions_of
from faubourg.server.tables.live_table import LiveTable
from faubourg.server.tables.new_tables import recorded

SIMPLE_PLAYER = "greedy"
MOST_POSITIONS = 500
"""Of one record: twice as many as the longest game has."""
NO_SECRET = Secret(bytes(32))


def beginning(wish: StartWish) -> PositionFound:
    """The position after so many decisions; the last one before the end, if there are fewer."""
    rules = find_rules(find_game(wish.game).meta.key, wish.edition)
    table: Table[Any, Any, Any] = Table(rules, wish.seats, seed=wish.seed)
    bot, chance = find_bot(SIMPLE_PLAYER), Random(wish.seed)
    found = table.position()
    for _ in range(wish.decisions):
        table.play(choose(bot, rules, table.view(table.to_act), chance))
        if table.over:
            break
        found = table.position()
    return PositionFound(found)


def record_moments(body: bytes) -> RecordMoments:
    """Every position of a record, as far as whoever wrote it saw."""
    charter = recorded(body)
    live = LiveTable("", NO_SECRET, charter, kept=None)
    decisions = decisions_of(live)
    if len(decisions) > MOST_POSITIONS:
        raise TooMuch("record-too-long", moves=len(decisions), most=MOST_POSITIONS)
    edition = live.charter.edition
    moments = (_moment(live, decision) for decision in decisions)
    return RecordMoments(charter.game, edition, (*live.company.names,), (*moments,))


def _moment(live: LiveTable, decision: Decision) -> RecordMoment:
    game = live.game
    seats = len(live.company.names)
    position = position_of(game.rules, seats, game.options, decision.after, game.sight)
    return RecordMoment(position.to_line(), next(_decision(live, decision), None))


def _decision(live: LiveTable, decision: Decision) -> Iterator[Told]:
    rules, sight = live.game.rules, live.game.sight
    viewer = Seat(sight) if isinstance(sight, int) else None
    for step in decision.steps:
        if step.actor is decision.actor is not None:
            before = rules.view(step.before, viewer)
            yield Told(
                decision.seq, decision.actor, rules.write(step.move), rules.tell(before, step.move)
            )
