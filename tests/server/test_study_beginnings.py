"""What a study begins with: a deal, the middle of a game, a record that is kept nowhere."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from faubourg import Table
from tests.server.browser import Browser
from tests.server.conftest import Server
from tests.server.test_study import study

GAMES = ("sunrise", "bella_vista", "kensington")


@pytest.fixture(scope="module")
def ann(house: Server) -> Browser:
    return Browser(house.address)


def begin(browser: Browser, game: str, **more: Any) -> str:
    wish = {"game": game, "seats": 2, "seed": 7, **more}
    code, answer = browser.post("/api/study/start", wish)
    assert code == 200, answer
    assert isinstance(answer, dict)
    return str(answer["position"])


def moments(browser: Browser, record: bytes) -> tuple[int, Any]:
    return browser.post("/api/study/record", record)


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_is_the_one_of_its_seed(ann: Browser, game: str) -> None:
    assert begin(ann, game, seats=3) == Table(game, seats=3, seed=7).position()


@pytest.mark.parametrize("game", GAMES)
def test_the_middle_of_a_game_can_be_studied_and_is_always_the_same(
    ann: Browser, game: str
) -> None:
    middle = begin(ann, game, decisions=12)
    assert middle == begin(ann, game, decisions=12)
    assert middle != begin(ann, game)
    assert study(ann, middle)["state"]["to_act"] is not None


def test_what_no_game_has_is_refused(ann: Browser) -> None:
    for wish in ({"game": "chess"}, {"seats": 8}, {"seats": 9}, {"decisions": 61}, {"seed": -1}):
        code, _ = ann.post("/api/study/start", {"game": "sunrise", "seats": 2, "seed": 1, **wish})
        assert code in (400, 404), wish


def test_a_record_is_answered_with_all_its_positions_and_nothing_is_kept(ann: Browser) -> None:
    table, chance = Table("sunrise", seats=2, seed=7), Random(1)
    while not table.over:
        table.play(chance.choice(table.moves()))
    code, found = moments(ann, table.record().to_json())
    assert code == 200, found
    assert found["edition"] == "lane"
    first, second = found["moments"][:2]
    assert first["told"] is None
    assert first["position"] == Table("sunrise", seats=2, seed=7).position()
    assert second["told"]["seat"] == 0
    assert "stage=over" in found["moments"][-1]["position"]
    assert "table" not in found


def test_a_record_of_one_seat_shows_no_more_than_that_seat_saw(ann: Browser) -> None:
    table = Table("sunrise", seats=2, seed=7)
    table.play("++")
    code, found = moments(ann, table.record(1).to_json())
    assert code == 200, found
    assert all("seen=b" in each["position"] for each in found["moments"])


def test_a_file_that_is_no_record_is_refused_in_words(ann: Browser) -> None:
    for body in (b"{}", b"\xff\x00", b"[" * 5000):
        code, answer = moments(ann, body)
        assert code == 400
        assert answer["phrase"]["key"]
    assert moments(ann, b" " * 300_000)[0] == 413
