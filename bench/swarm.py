"""A swarm of players on loopback."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from random import Random

import msgspec
from msgspec import Struct

from bench.http_client import PATIENCE, Browser
from bench.latencies import Latencies
from bench.server_process import HOST
from bench.websocket import Socket

RNG = Random(1)


class Offered(Struct, gc=False):
    text: str


class State(Struct, gc=False):
    """The part of a message that a player of the swarm reads."""

    type: str
    seq: int = 0
    seat: int | None = None
    to_act: int | None = None
    moves: tuple[Offered, ...] = ()
    undo: bool = False


read_state = msgspec.json.Decoder(State).decode


class Player(Socket):
    """One person's connection, who knows whose turn it is and how long an answer took."""

    def __init__(self, path: str, port: int, cookie: str, seat: int | None) -> None:
        super().__init__(path, port, cookie)
        self.seat = seat
        self.seq = -1
        self.sent_at = 0.0
        self.last: State | None = None
        self.on_turn: Callable[[Player, State], None] = lambda *_: None
        self.on_answer: Callable[[float], None] = lambda _: None
        self.on_over: Callable[[Player], None] = lambda _: None
        self.seated: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """The first position has come."""

    def ready(self) -> None:
        self.look()

    def look(self, seq: int = 0) -> None:
        seat = b"null" if self.seat is None else b"%d" % self.seat
        self.send(b'{"type":"look","seat":%s,"seq":%d}' % (seat, seq))

    def heard(self, message: bytes) -> None:
        if not message.startswith(b'{"type":"state"'):
            return
        state = read_state(message)
        if state.seat != self.seat or state.seq == self.seq:
            return
        self.seq, self.last = state.seq, state
        if not self.seated.done():
            self.seated.set_result(None)
        if self.sent_at:
            self.on_answer(time.perf_counter() - self.sent_at)
            self.sent_at = 0.0
        if state.to_act is None:
            self.on_over(self)
        elif state.moves:
            self.on_turn(self, state)

    def play(self, state: State) -> None:
        """Any legal move."""
        self.sent_at = time.perf_counter()
        self.make(state, RNG.choice(state.moves).text)

    def make(self, state: State, text: str) -> None:
        self.send(b'{"type":"play","seq":%d,"text":"%s"}' % (state.seq, text.encode()))

    def undo(self, state: State) -> None:
        self.send(b'{"type":"undo","seq":%d}' % state.seq)


async def seat_two(ann: Browser, bob: Browser, game: str = "sunrise") -> tuple[Player, Player]:
    """Two people at a new table, each with a connection of their own."""
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    opened = (await ann.post("/api/tables", {"game": game, "seats": seats})).told
    token = {"token": opened["links"][0]["token"], "name": "Bob"}
    entered = await bob.post(f"/api/tables/{opened['table']}/enter", token)
    assert entered.good, entered
    table: str = opened["table"]
    return await ann.at(table, Player, 0), await bob.at(table, Player, 1)


class Swarm:
    """Two people at each of many tables."""

    def __init__(self, port: int, tables: int, most_answers: int) -> None:
        self._port, self._tables = port, tables
        self.players: list[Player] = []
        self.answers = Latencies(most_answers)

    async def come(self) -> None:
        ann, bob = Browser(self._port, HOST), Browser(self._port, HOST)
        for _ in range(self._tables):
            for player in await seat_two(ann, bob):
                player.on_answer = self.answers.add
                self.players.append(player)
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(each.seated for each in self.players))
        ann.hang_up()
        bob.hang_up()

    def go(self) -> None:
        """Everybody answers as soon as it is their turn."""
        for player in self.players:
            player.on_turn = Player.play
            if player.last and player.last.moves:
                player.play(player.last)

    def leave(self) -> None:
        for player in self.players:
            player.leave()
