"""A browser for tests: cookies, requests, and a WebSocket at a table."""

from __future__ import annotations

import json
from http.cookiejar import CookieJar
from typing import Any
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.sync.client import ClientConnection, connect

PATIENCE = 20.0
Json = dict[str, Any]


class Browser:
    """One device: it has a session of its own."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.jar = CookieJar()
        self._opener = build_opener(HTTPCookieProcessor(self.jar))

    def get(self, path: str) -> tuple[int, Any]:
        return self._ask(Request(f"http://{self.address}{path}"))

    def post(self, path: str, body: object) -> tuple[int, Any]:
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        headers = {"content-type": "application/json"}
        return self._ask(Request(f"http://{self.address}{path}", data, headers))

    def open_table(self, *seats: Json, **more: object) -> Json:
        code, opened = self.post("/api/tables", {"game": "sunrise", "seats": seats, **more})
        assert code == 201, opened
        assert isinstance(opened, dict)
        return opened

    def enter(self, table: str, token: str, name: str = "") -> tuple[int, Any]:
        return self.post(f"/api/tables/{table}/enter", {"token": token, "name": name})

    def at(self, table: str, seat: int | None = None, **headers: str) -> Visitor:
        return Visitor(self, table, seat, headers)

    def _ask(self, request: Request) -> tuple[int, Any]:
        try:
            with self._opener.open(request, timeout=PATIENCE) as reply:
                return reply.status, json.loads(reply.read())
        except HTTPError as error:
            return error.code, json.loads(error.read() or b"null")


class Visitor:
    """A browser's WebSocket at a table."""

    def __init__(self, browser: Browser, table: str, seat: int | None, headers: Json) -> None:
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in browser.jar)
        self._connecting = connect(
            f"ws://{browser.address}/api/tables/{table}/play",
            additional_headers={"Cookie": cookies, **headers},
            open_timeout=PATIENCE,
            max_size=None,
        )
        self.seat = seat
        self.state: Json = {}
        self.info: Json = {}
        self.heard: list[str] = []

    def __enter__(self) -> Visitor:
        self.socket: ClientConnection = self._connecting.__enter__()
        self.send(type="look", seat=self.seat, seq=0)
        self.wait_for("state")
        while self.state["seat"] != self.seat:
            self.wait_for("state")
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

    def play(self, text: str) -> Json:
        """Make a move and wait for what comes of it."""
        before = self.state["seq"]
        self.send(type="play", seq=before, text=text)
        while True:
            message = self.wait_for("state", "refused", "stale", "complaint")
            if message["type"] != "state" or message["seq"] > before:
                return message

    def wait_for_my_turn(self) -> None:
        while self.state["to_act"] not in (self.seat, None):
            self.wait_for("state")
