"""Recorded games, gone on with shortly before their end."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.people import Person
from tests.e2e.scenes import GOLDEN, go_on_from

PLAY = """([seat, text]) => new Promise((done) => {
  const table = location.pathname.split("/").pop();
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/play`);
  let asked = false;
  socket.onopen = () => socket.send(JSON.stringify({ type: "look", seat, seq: 0 }));
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type !== "state") return;
    if (asked) return void (socket.close(), done());
    asked = true;
    socket.send(JSON.stringify({ type: "play", seq: message.seq, text }));
  };
})"""


def before_the_end(person: Person, record: str, decisions: int, *seats: str) -> None:
    """At a recorded game, that many decisions before its end."""
    person.game = record.partition("-")[0]
    go_on_from(person, -decisions - 1, *seats, record=GOLDEN[0].with_name(f"{record}.json"))


def end_by(person: Person, record: str, seat: int, move: str, *seats: str) -> None:
    """The recorded game to its very end."""
    before_the_end(person, record, 1, *seats)
    # The board stands there once the game was seen going on: only then night falls.
    person.page.locator("main [role=group]").first.wait_for()
    person.page.evaluate(PLAY, [seat, move])
    expect(person.heading("game-is-over").first).to_be_visible()
