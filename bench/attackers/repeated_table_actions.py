"""At tables: what one may do there, but in a loop."""

from __future__ import annotations

import asyncio
from itertools import cycle
from typing import Any

import msgspec

from bench.attackers.attacker_tools import BREATH, Door, again, at_once, for_a_while
from bench.http_client import Browser
from bench.swarm import Player, State
from bench.websocket import Socket

AT_ONCE = 80
"""Messages that one connection may send without a pause, today."""
LOOKERS = 10
PACE = 1 / 28
"""Seconds between messages on one connection, just within the limit of today."""
REQUESTS = 1 / 45
"""Likewise between requests from one address."""
THINKING = 0.1
"""Seconds that an honest person looks at a position before moving."""
TIMEOUT = 2.0


class Eyes(Player):
    """A player who can be waited for."""

    def __init__(self, path: str, port: int, cookie: str, seat: int | None) -> None:
        super().__init__(path, port, cookie, seat)
        self.news = asyncio.Event()

    def heard(self, message: bytes) -> None:
        super().heard(message)
        self.news.set()

    async def after(self, seq: int) -> State | None:
        """A position later than this one; None where none comes."""
        try:
            async with asyncio.timeout(TIMEOUT):
                while self.last is None or self.last.seq <= seq:
                    self.news.clear()
                    await self.news.wait()
        except TimeoutError:
            return None
        return self.last


async def play_and_undo(door: Door) -> None:
    """A move and its undo, over and over; then many who look at all of it from the beginning."""
    eve = door.browser()
    table = await door.own_table(eve)
    await for_a_while(door.seconds * 0.6, _repeat(door, eve, table))
    await at_once(*(_look_again(door, eve, table) for _ in range(LOOKERS)))


async def _repeat(door: Door, eve: Browser, table: str) -> None:
    """All that one connection may say at once, then another connection."""
    while True:
        hand = await door.socket(eve, table, Eyes, 0)
        state = hand and await hand.after(-1)
        if state is None:
            continue
        text, first = state.moves[0].text if state.moves else "", state.seq
        for seq in range(first, first + AT_ONCE, 2):
            hand.make(msgspec.structs.replace(state, seq=seq), text)
            hand.undo(msgspec.structs.replace(state, seq=seq + 1))
        try:
            await hand.after(first + AT_ONCE - 1)
        finally:
            door.counts["events"] += hand.seq - first
            hand.leave()


async def _look_again(door: Door, eve: Browser, table: str) -> None:
    while True:
        looker = await door.socket(eve, table, Player, 0)
        while looker is not None and not looker.closed.done():
            looker.look()
            door.counts["looks"] += 1
            await asyncio.sleep(PACE)
        door.counts["shown out"] += looker is not None


async def renaming(door: Door) -> None:
    """An opponent gives themselves another name again and again."""
    await _beside_a_victim(door, _rename)


async def proposing(door: Door) -> None:
    """An opponent proposes to end the game, and thinks better of it, again and again."""
    await _beside_a_victim(door, _propose)


async def _beside_a_victim(door: Door, pester: Any) -> None:
    """Ann holds two of three seats and wants to play; Eve has the third."""
    ann, eve = door.browser(door.victim), door.browser()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Amy"}, {"kind": "open"}]
    while (
        opened := await door.post(ann, "/api/tables", {"game": "sunrise", "seats": seats})
    ) is None:
        pass
    table, token = opened.told["table"], opened.told["links"][0]["token"]
    await door.post(eve, f"/api/tables/{table}/enter", {"token": token, "name": "Eve"})
    await at_once(
        _victim(door, ann, table), _play_along(door, eve, table), pester(door, eve, table, token)
    )


async def _victim(door: Door, ann: Browser, table: str) -> None:
    """Counts how many moves an honest person manages to make."""
    hands = [await door.socket(ann, table, Eyes, seat) for seat in (0, 1)]
    while None not in hands:
        for hand in hands:
            state = hand.last
            if state is not None and state.moves:
                await asyncio.sleep(THINKING)
                hand.make(state, state.moves[0].text)
                door.counts["victim tried"] += 1
                door.counts["victim moved"] += await _has_moved(hand, state)
        await asyncio.sleep(BREATH)


async def _has_moved(hand: Eyes, before: State) -> bool:
    """Whether the position is another, and not only the number of what has happened."""
    await asyncio.sleep(BREATH)
    now = hand.last
    return now is not None and (now.to_act, now.moves) != (before.to_act, before.moves)


async def _play_along(door: Door, eve: Browser, table: str) -> None:
    """When it is Eve's turn she moves, so that the others have something to do."""
    hand = await door.socket(eve, table, Eyes, 2)
    while hand is not None:
        if hand.last is not None and hand.last.moves:
            hand.make(hand.last, hand.last.moves[-1].text)
        await asyncio.sleep(0.05)


async def _rename(door: Door, eve: Browser, table: str, token: str) -> None:
    path, names = f"/api/tables/{table}", cycle(["Eve", "Eva", "Ewa"])
    while True:
        entry = {"token": token, "name": next(names)}
        await asyncio.sleep(REQUESTS)
        if await door.post(eve, f"{path}/enter", entry) is None:
            # That link is spent: perhaps one to her own seat will do.
            made = await door.post(eve, f"{path}/links", {"role": "seat", "seat": 2})
            token = made.told["token"] if made else token


async def _propose(door: Door, eve: Browser, table: str, _: str) -> None:
    hand = await door.socket(eve, table, Eyes, 2)
    while hand is not None and not hand.closed.done():
        seq = hand.seq
        hand.send(msgspec.json.encode({"type": "propose", "what": "end", "seq": seq}))
        door.counts["proposed"] += await hand.after(seq) is not None
        hand.send(msgspec.json.encode({"type": "answer", "yes": False, "seq": hand.seq}))
        await asyncio.sleep(2 * PACE)


async def questions(door: Door) -> None:
    """Sheets and legality asked for on many sockets, each as often as it may."""
    await _ask_often(door, [b'{"type":"sheet"}', b'{"type":"why","text":"a1"}'])


async def advice(door: Door) -> None:
    """Advice asked for on many sockets: bots think for nothing."""
    await _ask_often(door, [b'{"type":"advice"}'], "kensington")


async def _ask_often(door: Door, messages: list[bytes], game: str = "sunrise") -> None:
    eve = door.browser()
    table = await door.own_table(eve, game)

    async def ask() -> None:
        asking, turns = await door.socket(eve, table, Player, 0), cycle(messages)
        while asking is not None and not asking.closed.done():
            asking.send(next(turns))
            door.counts["asked"] += 1
            await asyncio.sleep(PACE)

    await at_once(*(again(ask) for _ in range(LOOKERS)))


async def crowds(door: Door) -> None:
    """Two hundred sockets at one table, told of every move."""
    eve = door.browser()
    table = await door.own_table(eve)
    for _ in range(200):
        await door.socket(eve, table, Socket)
    await _repeat(door, eve, table)
    await again(lambda: asyncio.sleep(BREATH))


async def bots_at_play(door: Door) -> None:
    """Tables of bots alone, at each of which somebody looks on."""
    eve = door.browser()
    seats = [{"kind": "bot", "bot": "greedy"}] * 2
    while True:
        if opened := await door.post(eve, "/api/tables", {"game": "kensington", "seats": seats}):
            await door.socket(eve, opened.told["table"], Player, None)
