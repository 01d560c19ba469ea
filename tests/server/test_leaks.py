"""Nothing leaves a table that its reader may not know: hidden cards are swapped, bytes compared.

Each game is played in two worlds that differ only in what the viewer cannot see, and all that
is sent to the viewer must be the same, byte by byte, after each event of the game.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from faubourg.core.phrases import Person
from faubourg.server.errors import Busy
from faubourg.server.storage.event_store import Right, Store
from faubourg.server.storage.sqlite import Sqlite
from faubourg.server.tables import viewer_messages
from faubourg.server.tables.events import HandedOver, encode
from faubourg.server.tables.hints_for_seats import hints_for
from faubourg.server.tables.live_table import LiveTable
from faubourg.server.tokens import token_hash
from faubourg.server.workers import worker_processes
from faubourg.server.workers.stoppable_process import ProcessDied, StoppableProcess
from tests.contract.facts_of_every_game import facts_of_every_game
from tests.long_forms import in_full
from tests.server.browser import Browser
from tests.server.conftest import Server, serving
from tests.server.hidden_cards import HIDING
from tests.server.own_thread import run_apart
from tests.server.tables_in_process import account, tables_in_process
from tests.server.test_failing_bots import until
from tests.server.two_worlds import played, two_worlds
from tests.server.whole_truth import TABLE, World, charter

EVERY_VIEWER = [(seats, viewer) for seats in (2, 3, 4) for viewer in (None, *range(seats))]
VIEWERS = in_full(EVERY_VIEWER, short=EVERY_VIEWER[1::2])
WHOLE = 1000
TOKEN = 22
"""Letters of a session."""
PLAYED = [
    *(("sunrise", 40, 40), ("sunrise", WHOLE, 100)),
    *(("bella_vista", each, each) for each in (5, 25, 45)),
    ("bella_vista", WHOLE, 60),
]
"""How many decisions of a game, and how many events of that there have to be at least.

A card of Bella Vista is hidden for some rounds only: so the game is looked at from several."""
GAMES = tuple(HIDING)
QUESTIONS = {"sunrise": ("++", "a1=3"), "bella_vista": ("1=4", "f5/1")}


def test_every_game_with_secrets_is_played_in_two_worlds() -> None:
    assert {facts.game for facts in facts_of_every_game() if facts.has_secrets} == {*GAMES}


def sent(live: LiveTable, viewer: int | None, thoroughly: bool) -> bytes:
    """Everything that the viewer, or a coach beside them, gets about the present and the past."""
    mine = () if viewer is None else (viewer,)
    moment = viewer_messages.Moment(live)
    messages: list[Any] = [
        viewer_messages.info(live, mine, (), {0}, lambda _: 0, simpler_bots=()),
        viewer_messages.state(live, moment, viewer, live.seq - 1, may_act=viewer is not None),
    ]
    if thoroughly:
        sight: Any = "spectator" if viewer is None else viewer
        messages += [
            viewer_messages.state(live, moment, viewer, 0, may_act=viewer is not None),
            viewer_messages.state(live, moment, viewer, 0, may_act=False),
            viewer_messages.story(live, viewer, mine, first=0, most=2**60),
            viewer_messages.log_page(live, viewer, before=len(live.log)),
            live.game.record(sight),
            live.game.position(sight),
            live.game.sheet(as_if_over=True),
        ]
    return msgspec.json.encode(messages)


@pytest.mark.parametrize(("game", "decisions", "least"), PLAYED)
@pytest.mark.parametrize(("seats", "viewer"), VIEWERS)
def test_what_a_viewer_is_sent_does_not_depend_on_what_they_cannot_see(
    game: str, seats: int, viewer: int | None, decisions: int, least: int
) -> None:
    whole = played(game, seats, viewer, seed=seats, decisions=decisions)
    world, other = two_worlds(whole, viewer, Random(seats))
    assert len(world.events) > least
    last = len(world.events) - 1
    for number, (one, two) in enumerate(zip(world.moments(), other.moments(), strict=True)):
        thoroughly = number % 25 == 0 or number == last
        assert sent(one, viewer, thoroughly) == sent(two, viewer, thoroughly), number


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_comparison_would_show_a_leak(game: str, seats: int) -> None:
    """The same two worlds look different to a reader of whom they may not be hidden."""
    worlds = two_worlds(played(game, seats, 0, seed=seats, decisions=WHOLE), 0, Random(seats))
    one, two = (world.end() for world in worlds)
    told = [[sent(live, seat, thoroughly=True) for seat in range(seats)] for live in (one, two)]
    assert told[0] != told[1]
    assert msgspec.json.encode(one.game.state) != msgspec.json.encode(two.game.state)


async def asked_of_the_bot(data: Path, world: World, bytes_sent: list[bytes]) -> bytes:
    """Wake a table where a bot is to act; what is sent to the bot's process."""
    async with tables_in_process(data) as tables:
        await keep(tables.services.store, world)
        await tables.room(TABLE, account())
        await until(lambda: bytes_sent)
    return bytes_sent[0]


@pytest.fixture
def bytes_sent(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """All that processes are asked, byte by byte; they are said to have died of it."""
    sent: list[bytes] = []

    def overhear(_process: StoppableProcess, asked: bytes, _told: object) -> None:
        sent.append(asked)
        raise ProcessDied

    monkeypatch.setattr(StoppableProcess, "_converse", overhear)
    return sent


async def keep(store: Store, world: World) -> None:
    plain = encode(charter(world.game, world.seats))
    await store.open_table(TABLE, bytes(32), plain, [])
    for seq, event in enumerate(world.events):
        await store.append(TABLE, seq, encode(event))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("seats", "bot"), [(2, "easy"), (3, "medium"), (4, "hard"), (4, "greedy")])
def test_the_process_of_a_bot_receives_what_its_seat_may_know(
    tmp_path: Path, bytes_sent: list[bytes], game: str, seats: int, bot: str
) -> None:
    half = played(game, seats, None, seed=9, decisions=50)
    seat = half.end().to_act
    assert seat is not None
    asked = []
    for number, each in enumerate(two_worlds(half, seat, Random(1))):
        assert each.end().to_act == seat
        each.events.append(HandedOver(seat, bot))
        bytes_sent.clear()
        asked.append(run_apart(asked_of_the_bot(tmp_path / str(number), each, bytes_sent)))
    assert bot.encode() in asked[0]
    assert asked[0] == asked[1]


async def asked_for_hints(data: Path, world: World, bytes_sent: list[bytes]) -> bytes:
    """What is sent to a process for whoever wants hints, and weighs a move of their own."""
    async with tables_in_process(data) as tables:
        await keep(tables.services.store, world)
        room = await tables.room(TABLE, account())
        seat = room.live.to_act
        assert room is not None
        assert seat is not None
        mine = room.live.game.rules.write(room.live.game.moves()[0])
        with pytest.raises(Busy):
            [found async for found in hints_for(room, seat, account(), mine)]
    return bytes_sent[0]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_process_that_thinks_of_hints_receives_what_their_seat_may_know(
    tmp_path: Path, bytes_sent: list[bytes], monkeypatch: pytest.MonkeyPatch, game: str, seats: int
) -> None:
    monkeypatch.setattr(worker_processes, "PAUSES", (0.0,))
    half = played(game, seats, None, seed=9, decisions=50)
    asked = []
    for number, each in enumerate(two_worlds(half, half.end().to_act, Random(1))):
        bytes_sent.clear()
        asked.append(run_apart(asked_for_hints(tmp_path / str(number), each, bytes_sent)))
    assert b"think_of_hints" in asked[0]
    assert asked[0] == asked[1]


# Over the wire


async def furnish(data: Path, world: World, sessions: dict[bytes, Right]) -> None:
    """A data folder in which the world was played."""
    store = Store(Sqlite(data / "faubourg.db"))
    await keep(store, world)
    for session, right in sessions.items():
        await store.add_tokens(right.table, [(session, right)])
        await store.follow_link(session, right.table, session)
    store.close()


def questions(*texts: str) -> Iterator[dict[str, Any]]:
    yield {"type": "sheet"}
    yield from ({"type": "why", "text": text} for text in texts)
    yield {"type": "advice"}
    yield from ({"type": "advice", "text": text} for text in texts)
    yield from ({"type": "look", "seat": seat} for seat in (0, 1))
    yield {"type": "play", "seq": 0, "text": texts[0]}
    yield {"type": "undo", "seq": 10**6}


def overheard(server: Server, cookie: str, viewer: int | None, game: str) -> list[object]:
    """All that the server can be asked by a browser."""
    browser = Browser(server.address)
    browser.headers["Cookie"] = f"faubourg={cookie}"
    where = f"/api/tables/{TABLE}"
    paths = ("", "/story", "/record", "/log?before=99")
    told: list[object] = [browser.get(f"{where}{path}") for path in paths]
    told += [browser.get(f"{where}/log?before=99&seat={seat}") for seat in (0, 1, 2)]
    told += [browser.get(f"{where}/story?seat={seat}") for seat in (0, 1, 2)]
    with browser.at(TABLE, viewer) as visitor:
        for message in questions(*QUESTIONS[game]):
            visitor.send(**message)
            # Who asks for hints again before they have come gets only those asked for last.
            other = () if message["type"] == "advice" else ("sheet", "legal", "stale", "state")
            visitor.wait_for("advice", "refused", "complaint", *other)
        visitor.look(viewer)
        # The present is told beside the answers: their order is chance.
        return [*told, *sorted({*visitor.heard})]


@pytest.mark.parametrize("game", GAMES)
def test_the_wire_says_the_same_in_both_worlds(tmp_path: Path, game: str) -> None:
    most = played(game, 3, None, seed=5, decisions=60)
    seat = most.end().to_act
    roles: dict[Any, int | None] = {"seat": seat, "coach": seat, "spectator": None}
    cookies = {role: str(role).ljust(TOKEN, "x") for role in roles}
    rights = {
        token_hash(cookies[role]): Right(TABLE, role, viewer) for role, viewer in roles.items()
    }
    told = []
    for number, world in enumerate(two_worlds(most, seat, Random(2))):
        data = tmp_path / str(number) / "data"
        run_apart(furnish(data, world, rights))
        with serving(data, patient=True) as server:
            told.append(
                [overheard(server, cookies[role], viewer, game) for role, viewer in roles.items()]
            )
    assert told[0] == told[1]
    assert all(len(heard) > 9 for heard in told[0])


@pytest.mark.parametrize("game", GAMES)
def test_the_log_shows_each_viewer_their_own_cards_only(game: str) -> None:
    live = played(game, 3, None, seed=2, decisions=60).end()
    for viewer in (None, 0, 1, 2):
        log = viewer_messages.state(
            live, viewer_messages.Moment(live), viewer, 0, may_act=False
        ).log
        dealt = [told for told in log if told.text.startswith("+") and told.text != "++"]
        owners = [told.phrase.facts["who"] for told in dealt if told.text != "+?"]
        assert all(owner == Person(viewer) for owner in owners if viewer is not None)
        assert viewer is not None or not owners
        assert viewer is None or owners
