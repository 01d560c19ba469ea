"""Tables in a state that would take many clicks to reach: set up over HTTP, by the same browser."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from playwright.sync_api import expect

from faubourg.core.game_protocol import NATURE
from faubourg.core.record import read_record
from faubourg.core.replay import replay
from tests.e2e.people import Person

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("sunrise-*.json"))
RECORD = GOLDEN[0].with_name("sunrise-houses-low-last-seat.json")
JSON = {"content-type": "application/json"}


def ask(person: Person, path: str, body: str | bytes | None = None) -> Any:
    """A request with the cookies of the person's browser."""
    address = f"http://{person.address}{path}"
    request = person.context.request
    answer = (
        request.get(address) if body is None else request.post(address, data=body, headers=JSON)
    )
    assert answer.ok, answer.text()
    return answer.json()


def upload(person: Person, record: Path = RECORD) -> str:
    """A table that shows a whole game."""
    return str(ask(person, "/api/records", record.read_bytes())["table"])


def show_record(person: Person, ply: int | None = None, record: Path = RECORD) -> int:
    """Look at a recorded game again; the number of its last decision."""
    table = upload(person, record)
    person.visit(f"/r/{table}" + ("" if ply is None else f"?ply={ply}"))
    slider = person.page.get_by_role("slider", name=person.says("decision"))
    expect(slider).to_be_visible()
    return int(slider.get_attribute("max") or 0)


def up_to(record: Path, moves: int) -> bytes:
    """A record as it was after so many moves of its players, with all that was then dealt."""
    whole = read_record(record.read_bytes())
    table, _ = replay(whole)
    own = [at for at, step in enumerate(table.steps) if step.actor is not NATURE]
    ends = [*own, len(table.steps)]
    return replace(whole, moves=whole.moves[: ends[moves]], result=None).to_json()


def go_on_from(person: Person, moves: int, *seats: str, record: Path = RECORD) -> str:
    """Sit down at a table that goes on from a recorded game, after so many of its moves; counted
    from its end if negative. Moves without a choice count, where replays do not stop."""
    shown = str(ask(person, "/api/records", up_to(record, moves))["table"])
    ply = len(ask(person, f"/api/tables/{shown}/story")["actors"]) - 1
    wishes = [seat_wish(who, person.name) for who in seats]
    opened = ask(person, f"/api/tables/{shown}/fork", json.dumps({"ply": ply, "seats": wishes}))
    person.visit(f"/t/{opened['table']}")
    return str(opened["table"])


def sit_down(person: Person, *seats: str) -> str:
    """A new table, without the way through the front page."""
    wishes = [seat_wish(who, person.name) for who in seats]
    opened = ask(person, "/api/tables", json.dumps({"game": person.game, "seats": wishes}))
    person.visit(f"/t/{opened['table']}")
    expect(person.board).to_be_visible()
    return str(opened["table"])


def seat_wish(who: str, name: str) -> dict[str, str]:
    if who == "open":
        return {"kind": "open"}
    return {"kind": "me", "name": name} if who == "me" else {"kind": "bot", "name": who, "bot": who}
