"""A bot is asked about a studied position: by what the seat to act sees, in the tables' queue."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from time import sleep
from typing import Any

import pytest

from faubourg import Table
from tests.server.browser import Browser
from tests.server.conftest import Server

TABLE = Table("sunrise", seats=2, seed=7)
WHOLE = TABLE.position()


@pytest.fixture(scope="module")
def ann(house: Server) -> Browser:
    return Browser(house.address)


def hints(browser: Browser, position: str, **more: Any) -> tuple[int, Any]:
    return browser.post("/api/study/hints", {"position": position, **more})


@pytest.mark.parametrize("game", ["sunrise", "bella_vista", "kensington"])
def test_the_best_moves_are_legal_and_there_are_at_most_three(ann: Browser, game: str) -> None:
    table = Table(game, seats=2, seed=7)
    code, found = hints(ann, table.position())
    assert code == 200, found
    assert found["seat"] == table.to_act
    legal = {*map(table.rules.write, table.moves())}
    assert 1 <= len(found["best"]) <= 3
    assert all(hint["moves"][0] in legal for hint in found["best"])
    assert found["is_done"] is True


def test_a_line_is_played_first_and_a_move_of_ones_own_is_weighed(ann: Browser) -> None:
    code, found = hints(ann, WHOLE, line=["++"], mine="++")
    assert code == 200, found
    assert found["seat"] == 1
    assert found["mine"]["moves"][0] == "++"
    assert hints(ann, WHOLE, mine="a2=1")[1]["mine"] is None


def test_nobody_is_advised_by_eyes_that_are_not_to_be_had(ann: Browser) -> None:
    assert hints(ann, TABLE.position(0))[0] == 200
    for seen in (TABLE.position(1), TABLE.position("spectator")):
        code, answer = hints(ann, seen)
        assert code == 400
        assert answer["phrase"]["key"] == "study-bot-other-seat"


def test_a_bot_is_not_asked_where_there_is_nothing_to_decide(ann: Browser) -> None:
    table = Table("kensington", seats=2, seed=7)
    while not table.over:
        table.play(table.moves()[0])
    code, answer = hints(ann, table.position())
    assert (code, answer["phrase"]["key"]) == (400, "study-bot-over")
    assert hints(ann, WHOLE, line=["a2=1"])[0] == 400
    assert hints(ann, "nonsense")[0] == 400


def test_whoever_asks_too_often_is_told_so(server: Server) -> None:
    """Answers are not waited for, so that however slow they are the questions come too fast."""
    eve = Browser(server.address)
    with ThreadPoolExecutor(64) as pool:
        asked: list[Future[tuple[int, Any]]] = []
        while len(asked) < 64 and not (refused := refusals(asked)):
            asked.append(pool.submit(hints, eve, WHOLE))
            sleep(0.05)
    assert refused
    assert refused[0]["phrase"]["key"] == "too-many-requests"


def refusals(asked: list[Future[tuple[int, Any]]]) -> list[Any]:
    answers = [each.result() for each in asked if each.done()]
    return [answer for code, answer in answers if code == 429]
