"""Whoever names no edition has the box of the language that they read, whatever they ask for."""

from __future__ import annotations

from typing import Any

import pytest

from faubourg.core.game_catalogue import find_game
from faubourg.server.web.asked_language import preferred
from tests.server.browser import Browser
from tests.server.conftest import Server

FRENCH = "fr-FR,fr;q=0.9,en;q=0.8"
ENGLISH = "en-GB,en;q=0.9,fr;q=0.8"
BOXES = ((FRENCH, "avenue"), (ENGLISH, "lane"), ("", "lane"))
every_box = pytest.mark.parametrize(("asked", "edition"), BOXES)
BOTS = [{"kind": "bot", "bot": "random"}] * 2


@pytest.fixture(scope="module")
def ann(house: Server) -> Browser:
    return Browser(house.address)


def post(ann: Browser, path: str, asked: str, **wish: object) -> Any:
    code, told = ann.post(path, {"game": "sunrise", **wish}, **{"accept-language": asked})
    assert code in (200, 201), told
    return told


@every_box
def test_a_table_is_played_with_the_box_of_the_language(
    ann: Browser, asked: str, edition: str
) -> None:
    opened = post(ann, "/api/tables", asked, seats=BOTS)
    assert ann.get(f"/api/tables/{opened['table']}")[1]["edition"] == edition


@every_box
def test_a_study_begins_with_the_box_of_the_language(
    ann: Browser, asked: str, edition: str
) -> None:
    found = post(ann, "/api/study/start", asked, seats=3, seed=7)
    assert found["position"].startswith(f"sunrise/{edition}/3;")


@every_box
def test_a_lesson_is_given_with_the_box_of_the_language(
    ann: Browser, asked: str, edition: str
) -> None:
    assert post(ann, "/api/lessons", asked, step=0)["edition"] == edition


def test_an_edition_that_is_named_is_played_in_every_language(ann: Browser) -> None:
    opened = post(ann, "/api/tables", FRENCH, seats=BOTS, edition="lane")
    assert ann.get(f"/api/tables/{opened['table']}")[1]["edition"] == "lane"
    found = post(ann, "/api/study/start", ENGLISH, seats=2, seed=7, edition="avenue")
    assert found["position"].startswith("sunrise/avenue/2;")


def test_an_edition_that_nobody_knows_is_refused(ann: Browser) -> None:
    wish = {"game": "sunrise", "seats": 2, "seed": 7, "edition": "boulevard"}
    assert ann.post("/api/study/start", wish)[0] == 404


def test_a_puzzle_says_for_which_edition_it_is(ann: Browser) -> None:
    """In any language: its best turn was found by the way in which that edition counts."""
    _, listed = ann.get("/api/puzzles/sunrise")
    assert {each["edition"] for each in listed["puzzles"]} <= {*find_game("sunrise").meta.editions}
    moment = post(ann, "/api/puzzles", FRENCH, number=1)
    assert moment["edition"] == listed["puzzles"][0]["edition"]
    assert moment["position"].startswith(f"sunrise/{moment['edition']}/")


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("*", "en"),
        ("de-CH, ja", "en"),
        ("fr", "fr"),
        ("en;q=0.3, fr-CA;q=0.8", "fr"),
        ("fr;q=0", "en"),
        ("fr;q=much, en;q=0.1", "en"),
        (" FR ; q=1.0 , en;q=0.9", "fr"),
    ],
)
def test_the_language_that_is_liked_best_is_understood(header: str, language: str) -> None:
    assert preferred(header) == language
