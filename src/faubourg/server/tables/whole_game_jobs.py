"""What is worked out about whole games, in a process of its own: pure, and without any secret."""

from __future__ import annotations

import gzip
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from time import process_time
from typing import Any

import msgspec

from faubourg.core.errors import BadOption, BadRecord, FaubourgError
from faubourg.core.game_catalogue import find_rules, games
from faubourg.core.position_text import checked, position_of
from faubourg.core.record import Sight
from faubourg.core.seeded_draws import Secret
from faubourg.server.messages.http_messages import ForkWish
from faubourg.server.messages.study_messages import PositionFound, StartWish, StudyWish
from faubourg.server.tables import new_tables, viewer_messages
from faubourg.server.tables.decisions_of_game import decisions_of
from faubourg.server.tables.events import decode_charter, decode_event, encode
from faubourg.server.tables.live_table import LiveTable
from faubourg.server.tables.study_beginnings import beginning, record_moments
from faubourg.server.tables.study_positions import studied
from faubourg.server.workers.process_limits import bound_memory
from faubourg.server.workers.stoppable_process import Line

NO_SECRET = Secret(bytes(32))
"""Nobody deals here: what was dealt is in the log."""
TABLES_KEPT = 2
COMPRESSION = 5
MOST_MEMORY = 2_000_000_000
_tables: OrderedDict[str, LiveTable] = OrderedDict()
"""Those that were asked about last: a story is asked for part by part."""


def prepare() -> None:
    """What every game needs; and a bound, for whatever a record may bring about."""
    for game in games():
        find_rules(game)
    bound_memory(MOST_MEMORY)


def timed(
    _line: Line, job: Callable[..., bytes], *given: Any
) -> tuple[float, bytes | FaubourgError]:
    """The processor time that a job took, with its result or why there is none."""
    start = process_time()
    try:
        result: bytes | FaubourgError = job(*given)
    except FaubourgError as error:
        result = error
    return process_time() - start, result


class Game(msgspec.Struct, frozen=True):
    """A table as it lies in the store, without its secret."""

    table: str
    charter: bytes
    events: Sequence[bytes]


def story(
    game: Game, viewer: int | None, seats: tuple[int, ...], first: int, compressed: bool
) -> bytes:
    """A part of a story, as JSON."""
    told = encode(viewer_messages.story(_whole(game), viewer, seats, first))
    return gzip.compress(told, COMPRESSION) if compressed else told


def log_page(game: Game, viewer: int | None, before: int) -> bytes:
    return encode(viewer_messages.log_page(_whole(game), viewer, before))


def record(game: Game, sight: Sight) -> bytes:
    return _whole(game).game.record(sight).to_json()


def position(game: Game, sight: Sight, ply: int | None) -> bytes:
    """A position of the game, as that seat or a spectator saw it; the present one without a ply."""
    live = _whole(game)
    decisions = decisions_of(live)
    if ply is not None and ply >= len(decisions):
        raise BadOption("no-such-ply", ply=ply, plies=len(decisions) - 1)
    state = live.game.state if ply is None else decisions[ply].after
    sight = sight if live.game.sight == "all" else live.game.sight
    rules, seats = live.game.rules, len(live.company.names)
    found = checked(position_of(rules, seats, live.game.options, state, sight))
    return encode(PositionFound(found.to_line()))


def study(wish: StudyWish) -> bytes:
    return encode(studied(wish))


def study_start(wish: StartWish) -> bytes:
    return encode(beginning(wish))


def study_record(body: bytes) -> bytes:
    """The positions of a record; whatever is wrong with it is said."""
    with _a_record():
        return encode(record_moments(body))


def forked(game: Game, wish: ForkWish) -> bytes:
    """The charter of a table that goes on from a position of this one."""
    return encode(new_tables.forked(_whole(game), wish))


def recorded(body: bytes) -> bytes:
    """The charter of a table that shows a record; whatever is wrong with it is said."""
    with _a_record():
        return encode(new_tables.recorded(body))


@contextmanager
def _a_record() -> Iterator[None]:
    """Whatever a stranger's file brings about is a fault of the file."""
    try:
        yield
    except FaubourgError:
        raise
    except (Exception, MemoryError) as error:
        raise BadRecord("record-unreadable") from error


def _whole(game: Game) -> LiveTable:
    """The table with all of its positions."""
    live = _tables.pop(game.table, None)
    if live is None or live.seq > len(game.events):
        live = LiveTable(game.table, NO_SECRET, decode_charter(game.charter), kept=None)
    for event in game.events[live.seq :]:
        live.apply(decode_event(event))
    _tables[game.table] = live
    while len(_tables) > TABLES_KEPT:
        _tables.popitem(last=False)
    return live
