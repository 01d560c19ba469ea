"""Records: taken away, brought back, and brought by strangers who may have made them up."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest

from faubourg.core.game_catalogue import find_game, find_rules
from faubourg.core.record import Record
from faubourg.core.table import Table
from faubourg.server.messages.http_messages import MAX_RECORD
from tests.server.browser import Browser, Json
from tests.server.conftest import Server
from tests.server.test_seating import ME


def played(
    seed: int = 1, seats: int = 2, decisions: int = 10_000, **more: Any
) -> Table[Any, Any, Any]:
    rules = more.pop("rules", find_rules("sunrise", "lane"))
    table: Table[Any, Any, Any] = Table(rules, seats, seed=seed, **more)
    rng = Random(seed)
    while not table.over and decisions:
        table.play(rng.choice(table.moves()))
        decisions -= 1
    return table


def own_edition() -> Any:
    """Rules in an edition of one's own: three cards instead of two."""
    game = find_game("sunrise")
    data = msgspec.to_builtins(game.edition("lane"), str_keys=True)
    data["key"] = "mine"
    data["play"]["draw_instead"] = 3
    return game.rules(game.printer.from_data(data, "mine"))


def upload(browser: Browser, body: bytes) -> tuple[int, Any]:
    return browser.post("/api/records", body)


def shown(browser: Browser, body: bytes) -> str:
    code, found = upload(browser, body)
    assert code == 201, found
    return str(found["table"])


def changed(record: Record, **fields: object) -> bytes:
    plain = json.loads(record.to_json())
    return json.dumps({**plain, **fields}).encode()


WHOLE = played().record()
EDITION = {"key": WHOLE.edition.key, "hash": WHOLE.edition.hash}


def untold(story: Json) -> Json:
    """A story without what differs between two tables: their names and their numbers."""
    plain: Json = json.loads(json.dumps(story))
    plain.pop("table")
    for frame in plain["frames"]:
        for told in frame["told"]:
            told.pop("seq")
    return plain


def test_a_game_taken_away_and_brought_back_tells_the_same_story(house: Server) -> None:
    ann, eve = Browser(house.address), Browser(house.address)
    table = ann.open_table(ME, {"kind": "me", "name": "Bob"}, {"kind": "bot", "bot": "greedy"})[
        "table"
    ]
    with ann.at(table, 0) as hers:
        rng = Random(6)
        while hers.state["to_act"] is not None:
            if hers.state["to_act"] == 2:
                hers.wait_for("state")
            else:
                hers.move_by_chance(rng)
    record = json.dumps(ann.get(f"/api/tables/{table}/record")[1]).encode()
    again = shown(eve, record)
    for seat in (0, 1, 2):
        assert untold(eve.story(again, seat)) == untold(eve.story(table, seat))
    assert eve.get(f"/api/tables/{again}/record")[1] == json.loads(record)


def test_the_text_form_of_a_record_will_do(house: Server) -> None:
    eve = Browser(house.address)
    one, two = shown(eve, WHOLE.to_json()), shown(eve, WHOLE.to_text().encode())
    assert untold(eve.story(one, 0)) == untold(eve.story(two, 0))


def test_an_edition_of_ones_own_travels_within_the_record(house: Server) -> None:
    eve = Browser(house.address)
    record = played(rules=own_edition()).record()
    table = shown(eve, record.to_json())
    assert eve.get(f"/api/tables/{table}")[1]["edition"] == "mine"
    assert eve.get(f"/api/tables/{table}/record")[1] == json.loads(record.to_json())
    assert eve.get(f"/api/tables/{table}/board")[0] == 200


@pytest.mark.parametrize("sight", ["spectator", 0, 1])
def test_a_redacted_record_shows_what_was_seen_and_is_not_continued(
    house: Server, sight: Any
) -> None:
    eve = Browser(house.address)
    table = shown(eve, played().record(sight).to_json())
    story = eve.story(table, 0)
    assert story["seats"] == ([] if sight == "spectator" else [sight])
    assert story["seat"] == (0 if sight == 0 else None)
    assert not story["fork"]
    assert eve.get(f"/api/tables/{table}/record")[1]["sight"] == sight
    wish = {"ply": 3, "seats": [ME, ME]}
    code, why = eve.post(f"/api/tables/{table}/fork", wish)
    assert (code, why["phrase"]["key"]) == (400, "fork-not-yet")


def test_while_a_game_runs_its_record_is_what_the_reader_saw(house: Server) -> None:
    ann = Browser(house.address)
    opened = ann.open_table(ME, {"kind": "open"})
    record = ann.get(f"/api/tables/{opened['table']}/record")[1]
    assert record["sight"] == 0
    assert record["moves"][3:] == ["+?"] * 3
    assert "+?" not in record["moves"][:3]


def test_a_record_that_is_shown_is_not_played_at(house: Server) -> None:
    eve = Browser(house.address)
    table = shown(eve, played(decisions=9).record().to_json())
    told = eve.get(f"/api/tables/{table}")[1]
    assert (told["to_act"], told["mine"]) == (None, [])
    with eve.at(table) as watching:
        assert watching.refusal_of(type="play", seq=0, text="++") == "not-your-seat"
        assert watching.refusal_of(type="propose", what="end", seq=0) == "not-your-seat"
        assert watching.refusal_of(type="sit", seat=0) == "not-your-seat"
    assert eve.post(f"/api/tables/{table}/rematch", {})[0] == 403


# What is no record


MOVES = list(WHOLE.moves)
NO_RECORDS: list[tuple[bytes, str]] = [
    (b"", "record-not-json"),
    (b"hello", "record-not-json"),
    (b"\xff\xfe\x00", "record-not-text"),
    (b"[]", "record-unversioned"),
    (b"{}", "record-unversioned"),
    (b"[" * 100_000, "record-not-json"),
    (b'{"format":' * 20_000, "record-not-json"),
    (b'{"format":1}', "record-field"),
    (b'{"format":99999}', "record-from-the-future"),
    (b'{"format":' + b"9" * 5000 + b"}", "record-not-json"),
    (WHOLE.to_json()[:-200], "record-not-json"),
    (WHOLE.to_text().encode()[:-300], "record-truncated"),
    (changed(WHOLE, surprise=1), "record-field"),
    (changed(WHOLE, game="chess"), "record-rules"),
    (changed(WHOLE, seats=["a"]), "record-rules"),
    (changed(WHOLE, seats=["a"] * 1000), "record-field"),
    (changed(WHOLE, sight=7), "record-rules"),
    (changed(WHOLE, sight="god"), "record-field"),
    (changed(WHOLE, options={"ties": "maybe"}), "record-rules"),
    (changed(WHOLE, options={"first": 10**400}), "record-rules"),
    (changed(WHOLE, edition={**EDITION, "hash": "sha256:0"}), "record-rules"),
    (changed(WHOLE, edition={**EDITION, "data": {}}), "record-rules"),
    (changed(WHOLE, moves=[], result=None), "record-empty"),
    (changed(WHOLE, moves=[*MOVES[:20], "castle"], result=None), "record-move"),
    (changed(WHOLE, moves=["a1=1"] * 20, result=None), "record-illegal"),
    (changed(WHOLE, moves=MOVES[:-1]), "record-other-result"),
    (changed(WHOLE, moves=["+Y"] * 1500, result=None), "record-illegal"),
    (changed(WHOLE, moves=["\ud800"], result=None), "record-not-json"),
]


@pytest.mark.parametrize(("body", "why"), NO_RECORDS, ids=range(len(NO_RECORDS)))
def test_what_is_no_record_is_refused_with_its_reason(house: Server, body: bytes, why: str) -> None:
    code, answer = upload(Browser(house.address), body)
    assert (code, answer["phrase"]["key"]) == (400, why), answer


def test_records_that_are_huge_or_endless_are_refused(house: Server) -> None:
    eve = Browser(house.address)
    assert upload(eve, b" " * (MAX_RECORD + 1))[0] == 413
    code, why = upload(eve, changed(WHOLE, moves=["+Y"] * 3001, result=None))
    assert (code, why["phrase"]["key"]) == (413, "record-too-long")


def test_made_up_moves_never_upset_the_server(house: Server) -> None:
    """Moves struck out, doubled and swapped: refused, or shown to every eye without a word."""
    eve, rng = Browser(house.address), Random(3)
    codes = set()
    for _ in range(60):
        moves = MOVES[: rng.randrange(1, len(MOVES))]
        for _ in range(rng.randrange(1, 6)):
            moves.insert(
                rng.randrange(len(moves) + 1), rng.choice([*MOVES, "f6=1", "+?", "-Y", "."])
            )
            moves.pop(rng.randrange(len(moves)))
        body = changed(WHOLE, moves=moves, result=None, sight=rng.choice(["all", "all", 0]))
        code, found = upload(eve, body)
        codes.add(code)
        assert code in (201, 400), found
        if code == 201:
            for seat in (0, 1):
                assert eve.get(f"/api/tables/{found['table']}/story?seat={seat}")[0] == 200
            fork = {"ply": 5, "seats": [ME, ME]}
            assert eve.post(f"/api/tables/{found['table']}/fork", fork)[0] in (201, 400)
    assert codes == {201, 400}


def test_names_and_bots_of_a_record_are_bounded(house: Server) -> None:
    eve = Browser(house.address)
    body = changed(WHOLE, seats=["<i>" + "x" * 5000, "\u202e"], bots={"0": "b" * 9000, "7": "x"})
    table = shown(eve, body)
    story = eve.story(table)
    assert story["names"][0] == "<i>" + "x" * 37
    assert {*map(len, story["bots"].values())} <= {40}
    seats = eve.get(f"/api/tables/{table}")[1]["seats"]
    assert all(len(seat["bot"] or "") <= 40 for seat in seats)
