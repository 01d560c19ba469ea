"""A browser for tests: cookies, requests, and a WebSocket at a table."""

from __future__ import annotations

import json
from collections.abc import Callable
from http.cookiejar import CookieJar
from itertools import count
from random import Random
from typing import Any
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.sync.client import ClientConnection, connect

from tests.patience import PATIENCE

Json = dict[str, Any]
_numbers = count(1)


class Browser:
    """One device: it has a session of its own, and comes from an address of its own."""

    def __init__(self, address: str) -> None:
        self.address = address
        number = next(_numbers)
        self.headers = {"X-Forwarded-For": f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}"}
        """The server trusts a proxy on its own machine to say who comes."""
        self.jar = CookieJar()
        self._opener = build_opener(HTTPCookieProcessor(self.jar))

    def get(self, path: str) -> tuple[int, Any]:
        return self._ask(Request(f"http://{self.address}{path}", headers=self.headers))

    def post(self, path: str, body: object, **more: str) -> tuple[int, Any]:
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        headers = {"content-type": "application/json", **self.headers, **more}
        return self._ask(Request(f"http://{self.address}{path}", data, headers))

    def open_table(self, *seats: Json, **more: object) -> Json:
        code, opened = self.post("/api/tables", {"game": "sunrise", "seats": seats, **more})
        assert code == 201, opened
        assert isinstance(opened, dict)
        return opened

    def enter(self, table: str, token: str, name: str = "") -> tuple[int, Any]:
        return self.post(f"/api/tables/{table}/enter", {"token": token, "name": name})

    def link(self, table: str, role: str, seat: int | None = None) -> str:
        """The token of a new link."""
        code, made = self.post(f"/api/tables/{table}/links", {"role": role, "seat": seat})
        assert code == 201, made
        return str(made["token"])

    def story(self, table: str, seat: int | None = None) -> Json:
        """The whole story, put together from its parts."""
        told = self.story_part(table, seat)
        while len(told["frames"]) < len(told["actors"]):
            told["frames"] += self.story_part(table, seat, len(told["frames"]))["frames"]
        return told

    def story_part(self, table: str, seat: int | None = None, first: int = 0) -> Json:
        asked = "" if seat is None else f"&seat={seat}"
        code, told = self.get(f"/api/tables/{table}/story?first={first}{asked}")
        assert code == 200, told
        assert isinstance(told, dict)
        return told

    def whole_log(self, table: str, state: Json) -> list[Json]:
        """The log that a state tells the end of, with all that came before."""
        log: list[Json] = state["log"]
        earlier = state["earlier"]
        asked = "" if state["seat"] is None else f"&seat={state['seat']}"
        while earlier is not None:
            code, page = self.get(f"/api/tables/{table}/log?before={earlier}{asked}")
            assert code == 200, page
            log, earlier = [*page["lines"], *log], page["earlier"]
        return log

    def at(self, table: str, seat: int | None = None, **headers: str) -> Visitor:
        return Visitor(self, table, seat, headers)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.jar)

    def _ask(self, request: Request) -> tuple[int, Any]:
        try:
            with self._opener.open(request, timeout=PATIENCE) as reply:
                return reply.status, json.loads(reply.read() or b"null")
        except HTTPError as error:
            with error:
                return error.code, json.loads(error.read() or b"null")


class Visitor:
    """A browser's WebSocket at a table."""

    def __init__(self, browser: Browser, table: str, seat: int | None, headers: Json) -> None:
        self._connecting = connect(
            f"ws://{browser.address}/api/tables/{table}/play",
            additional_headers={"Cookie": browser.cookie, **browser.headers, **headers},
            open_timeout=PATIENCE,
            max_size=None,
            max_queue=None,
        )
        self.seat = seat
        self.state: Json = {}
        self.info: Json = {}
        self.heard: list[str] = []

    def __enter__(self) -> Visitor:
        self.socket: ClientConnection = self._connecting.__enter__()
        self.look(self.seat)
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def receive(self) -> Json:
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Json = json.loads(text)
        if message["type"] == "state":
            self.state = message
        if message["type"] == "table":
            self.info = message
        return message

    def wait_for(self, *kinds: str) -> Json:
        while (message := self.receive())["type"] not in kinds:
            pass
        return message

    def wait_until(self, holds: Callable[[], object]) -> None:
        while not holds():
            self.receive()

    def look(self, seat: int | None, seq: int = 0) -> Json:
        """See with the eyes of a seat; what is sent then, and not what was under way before."""
        if seat is not None and self.state.get("seat") == seat:
            self.look(None)
        self.seat = seat
        self.send(type="look", seat=seat, seq=seq)
        self.wait_for("state")
        self.wait_until(lambda: self.state["seat"] == seat)
        return self.state

    def play(self, text: str) -> Json:
        """Make a move in the position that was heard of, and wait for what comes of it."""
        self.wait_until(lambda: self.state["seq"] >= self.info["seq"])
        before = self.state["seq"]
        self.send(type="play", seq=before, text=text)
        while True:
            message = self.wait_for("state", "refused", "stale", "complaint")
            if message["type"] != "state" or message["seq"] > before:
                return message

    def act(self, rng: Random | None = None) -> None:
        """When it is this seat's turn, some legal move."""
        self.wait_until(lambda: self.state["moves"])
        moves = self.state["moves"]
        self.play((rng.choice(moves) if rng else moves[0])["text"])

    def catch_up_with(self, other: Visitor) -> None:
        self.wait_until(lambda: self.state["seq"] >= other.state["seq"])

    def refusal_of(self, **message: object) -> str:
        """The key of the complaint that a message meets."""
        self.send(**message)
        return str(self.wait_for("complaint")["phrase"]["key"])

    def propose(self, what: str) -> None:
        self.send(type="propose", what=what, seq=self.state["seq"])

    def take_back(self) -> None:
        """Ask to take one's last decision back where nobody else has to agree."""
        asked = self.state["seq"]
        self.propose("take-back")
        self.wait_until(lambda: self.state["seq"] > asked)

    def answer(self, yes: bool) -> None:
        """Answer what is proposed, when it has come."""
        self.wait_until(lambda: self.info["proposal"] and self.state["seq"] >= self.info["seq"])
        self.send(type="answer", yes=yes, seq=self.state["seq"])

    def wait_for_my_turn(self) -> None:
        self.wait_until(lambda: self.state["to_act"] in (self.seat, None))

    def move_by_chance(self, rng: Random) -> None:
        """Any legal move for whichever of the browser's seats is to act."""
        if self.state["to_act"] != self.seat:
            self.look(self.state["to_act"], self.state["seq"])
        self.act(rng)

    def play_out(self, rng: Random, decisions: int = 10_000) -> None:
        """Play all seats of a shared screen, to the end or for so many decisions."""
        for _ in range(decisions):
            if self.state["to_act"] is None:
                return
            self.move_by_chance(rng)
