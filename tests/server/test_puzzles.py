"""Puzzles over HTTP: stateless, bounded, and without the solution until it is asked for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from faubourg.puzzles.shipped_puzzles import find_puzzle, number_of_puzzles
from tests.server.browser import Browser
from tests.server.conftest import Server, serving

GAMES = ("sunrise", "bella_vista", "kensington")
every_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("puzzles") / "data") as running:
        yield running


@pytest.fixture
def solver(server: Server) -> Browser:
    return Browser(server.address)


def ask(solver: Browser, **wish: object) -> Any:
    code, told = solver.post("/api/puzzles", wish)
    assert code == 200, told
    return told


def solution_of(game: str) -> list[str]:
    return [*find_puzzle(game, 1).puzzle.moves]


def test_the_list_of_games_says_how_many_puzzles_each_has(solver: Browser) -> None:
    _, games = solver.get("/api/games")
    assert {game["key"]: game["puzzles"] for game in games} == {
        game["key"]: number_of_puzzles(game["key"]) for game in games
    }


@every_game
def test_the_list_names_numbers_and_grades_and_no_solution(solver: Browser, game: str) -> None:
    code, told = solver.get(f"/api/puzzles/{game}")
    assert code == 200
    assert [each["number"] for each in told["puzzles"]] == [*range(1, number_of_puzzles(game) + 1)]
    assert {*told["puzzles"][0]} == {"number", "edition", "grade", "seats", "seat"}


@every_game
def test_a_puzzle_is_a_table_for_whoever_moves(solver: Browser, game: str) -> None:
    moment = ask(solver, game=game, number=1)
    state = moment["state"]
    assert state["seat"] == state["to_act"] == find_puzzle(game, 1).puzzle.seat
    assert state["moves"]
    assert (moment["solution"], moment["verdict"], moment["is_turn_over"]) == (None, None, False)
    assert moment["board"]


@every_game
def test_the_best_turn_is_played_move_by_move_and_found_best(solver: Browser, game: str) -> None:
    moves = solution_of(game)
    for made in range(len(moves)):
        moment = ask(solver, game=game, number=1, moves=moves[:made], check=True)
        assert moves[made] in [each["text"] for each in moment["state"]["moves"]]
        assert moment["verdict"] is None
    done = ask(solver, game=game, number=1, moves=moves, check=True)
    assert done["is_turn_over"]
    assert done["verdict"]["is_best"]
    assert done["solution"]["moves"] == moves
    assert not done["state"]["moves"]


@every_game
def test_another_turn_is_told_by_how_much_it_falls_short_and_keeps_the_solution(
    solver: Browser, game: str
) -> None:
    other = find_puzzle(game, 1).puzzle.others[0]
    told = ask(solver, game=game, number=1, moves=[*other.moves], check=True)
    assert not told["verdict"]["is_best"]
    assert told["verdict"]["behind"] == round(other.behind)
    assert told["solution"] is None


def test_the_solution_comes_to_whoever_asks(solver: Browser) -> None:
    told = ask(solver, game="sunrise", number=1, show=True)["solution"]
    assert told["moves"] == solution_of("sunrise")
    assert len(told["told"]) == len(told["moves"])


def test_one_may_ask_why(solver: Browser) -> None:
    asked = {"game": "sunrise", "number": 1, "moves": []}
    code, refused = solver.post("/api/puzzles/why", {**asked, "said": "a2=9"})
    assert (code, refused["type"]) == (200, "refused")
    code, legal = solver.post("/api/puzzles/why", {**asked, "said": solution_of("sunrise")[0]})
    assert (code, legal["type"]) == (200, "legal")


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess", "number": 1}, 404),
        ({"game": "sunrise", "number": 499}, 404),
        ({"game": "sunrise", "number": 0}, 400),
        ({"game": "sunrise", "number": 10**9}, 400),
        ({"game": "sunrise", "number": 1, "moves": ["what"]}, 400),
        ({"game": "sunrise", "number": 1, "moves": ["a2=9"]}, 400),
        ({"game": "sunrise", "number": 1, "moves": ["++", "++"]}, 400),
        ({"game": "sunrise", "number": 1, "moves": ["."] * 100}, 400),
        ({"game": "sunrise", "number": 1, "moves": ["x" * 41]}, 400),
        ({"game": "sunrise", "number": 1, "more": 1}, 400),
        ({"game": "sunrise"}, 400),
    ],
)
def test_what_makes_no_sense_is_refused(solver: Browser, wish: dict[str, Any], code: int) -> None:
    found, told = solver.post("/api/puzzles", wish)
    assert found == code
    assert told["phrase"]["key"]


def test_a_game_that_is_not_there_has_no_list(solver: Browser) -> None:
    code, told = solver.get("/api/puzzles/chess")
    assert (code, told["phrase"]["key"]) == (404, "unknown-game")
