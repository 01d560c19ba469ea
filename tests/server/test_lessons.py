"""Lessons over HTTP: stateless, bounded, and without any secret of anybody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from faubourg.lessons.prepared_lesson import games_with_lessons
from tests.server.browser import Browser
from tests.server.conftest import Server, serving

DRAWING = {"game": "sunrise", "step": 4}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("lessons") / "data") as running:
        yield running


@pytest.fixture
def learner(server: Server) -> Browser:
    return Browser(server.address)


def ask(learner: Browser, **wish: object) -> Any:
    code, told = learner.post("/api/lessons", wish)
    assert code == 200, told
    return told


def test_the_list_of_games_says_which_have_a_lesson(learner: Browser) -> None:
    _, games = learner.get("/api/games")
    assert {game["key"] for game in games if game["lesson"]} == {*games_with_lessons()}


@pytest.mark.parametrize("game", games_with_lessons())
def test_a_lesson_begins_with_its_first_step_and_a_table(learner: Browser, game: str) -> None:
    moment = ask(learner, game=game)
    assert (moment["step"], moment["made"], moment["done"]) == (0, 0, False)
    assert moment["state"]["seat"] == 0
    assert moment["board"]
    assert moment["show"]["key"].startswith(f"{game}-lesson-")


@pytest.mark.parametrize("game", games_with_lessons())
def test_every_step_can_be_opened_and_the_last_leads_to_the_score(
    learner: Browser, game: str
) -> None:
    steps = ask(learner, game=game)["steps"]
    for number, step in enumerate(steps):
        moment = ask(learner, game=game, step=number)
        assert bool(moment["state"]["moves"]) == (step["asks"] == "move")
    over = ask(learner, game=game, step=len(steps))
    assert over["done"]
    assert over["state"]["outcome"]
    points = [line["points"] for line in over["sheet"] if line["seat"] == 0]
    assert sum(points) == over["state"]["totals"][0]


def test_a_right_move_is_answered_and_seen_on_the_table(learner: Browser) -> None:
    moment = ask(learner, **DRAWING, said="++")
    assert moment["answer"]["verdict"] == "right"
    assert moment["done"]
    assert moment["state"]["view"]["hand_sizes"][0] == 4


def test_another_move_is_answered_and_nothing_has_changed(learner: Browser) -> None:
    before = ask(learner, **DRAWING)
    moment = ask(learner, **DRAWING, said="f4=1")
    assert moment["answer"]["verdict"] == "other"
    assert moment["answer"]["said"][0]["facts"] == {"points": 2, "game": "sunrise"}
    assert moment["state"] == before["state"]
    assert not moment["answer"]["offers_help"]
    assert ask(learner, **DRAWING, others=1, said="f4=1")["answer"]["offers_help"]


def test_a_step_says_what_is_asked_and_how_to_show_it(learner: Browser) -> None:
    path = ask(learner, game="sunrise", step=5)
    assert path["question"]["key"] == "sunrise-lesson-path.question"
    assert path["played_from"] < path["state"]["seq"]
    assert (path["show_moves"], path["show_points"]) == (["g4=1", "h4=1"], 5)
    on = ask(learner, game="sunrise", step=5, made=1)
    assert on["question"]["key"] == "sunrise-lesson-path.question-2"
    assert on["played_from"] == on["state"]["seq"]
    assert ask(learner, game="sunrise")["show_answers"] == ["f6"]
    assert ask(learner, game="sunrise", step=9)["question"] is None


def test_a_refused_move_says_its_rule_and_proposes_nothing_that_is_turned_down(
    learner: Browser,
) -> None:
    answer = ask(learner, **DRAWING, said="k1=1")["answer"]
    assert answer["verdict"] == "refused"
    assert answer["refusal"]["rule"].startswith("SL-")
    assert answer["remedy"]["moves"] == []
    _, refused = learner.post("/api/lessons/why", {**DRAWING, "said": "k1=1"})
    assert refused["remedy"] == answer["remedy"]


def test_one_may_ask_why_without_having_answered(learner: Browser) -> None:
    code, legal = learner.post("/api/lessons/why", {**DRAWING, "said": "f4=1"})
    assert (code, legal["type"]) == (200, "legal")
    assert [line["points"] for line in legal["lines"]] == [2]
    code, refused = learner.post("/api/lessons/why", {**DRAWING, "said": "k1=1"})
    assert (code, refused["type"]) == (200, "refused")


def test_what_comes_in_a_step_that_is_done_is_not_answered_again(learner: Browser) -> None:
    assert ask(learner, **DRAWING, made=1, said="++")["answer"] is None
    assert ask(learner, game="sunrise", step=20, said="++")["step"] == 9


def test_the_neighbours_cards_stay_hidden_in_a_lesson_too(learner: Browser) -> None:
    told = ask(learner, **DRAWING)["state"]["log"]
    dealt = [line["text"] for line in told if line["text"].startswith("+")]
    assert "+?" in dealt


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, 404),
        ({"game": "sunrise", "step": 21}, 400),
        ({"game": "sunrise", "step": -1}, 400),
        ({"game": "sunrise", "made": 10}, 400),
        ({"game": "sunrise", "others": 100}, 400),
        ({"game": "sunrise", "said": "x" * 41}, 400),
        ({"game": "sunrise", "seed": 7}, 400),
        ({**DRAWING, "said": "upstairs"}, 400),
        ({}, 400),
    ],
)
def test_what_is_out_of_bounds_is_refused_in_words(
    learner: Browser, wish: dict[str, object], code: int
) -> None:
    for path in ("/api/lessons", "/api/lessons/why"):
        got, told = learner.post(path, wish)
        assert got == code, told
        assert told["phrase"]["key"]
