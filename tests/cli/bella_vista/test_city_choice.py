"""The choice of a city for Bella Vista: by name, by seed, from a file, or by looking at some."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from faubourg.core.game_catalogue import find_game
from tests.cli.shell import Shell
from tests.cli.terminal import MY_MOVE, Terminal


@pytest.fixture
def own_map(shell: Shell) -> Path:
    rome = find_game("bella_vista").edition("vista").play.cities["rome"]
    path = shell.home / "my-city.txt"
    path.write_text(rome, encoding="utf-8")
    return path


@pytest.mark.parametrize("city", ["rome", " Rome", "random", "random:7", "my-city.txt"])
def test_a_city_comes_by_name_by_seed_or_from_a_file(
    shell: Shell, own_map: Path, city: str
) -> None:
    match = ("match", "bella_vista", "random", "random", "--games", "1", "--workers", "1")
    shell.good(*match, "--records", "games", "--option", f"city={city}")
    (record,) = (shell.home / "games").glob("*.json")
    has_rome = "21r33FF./21rAAFF." in record.read_text()
    assert has_rome is not city.startswith("random")
    assert own_map.exists()


@pytest.mark.parametrize("city", ["londres", "Londres", "London", "New York"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_city_may_be_named_in_any_language(shell: Shell, city: str, language: str) -> None:
    match = ("match", "bella_vista", "random", "random", "--games", "1", "--workers", "1")
    shell.good(*match, "--records", "games", "--option", f"city={city}", "--lang", language)
    (record,) = (shell.home / "games").glob("*.json")
    assert ("AACCEE" in record.read_text()) is city.lower().startswith("lon")


@pytest.mark.parametrize(
    ("city", "english"),
    [
        ("atlantis", "there is no city “atlantis”"),
        ("random:x", "random or random:NUMBER was expected"),
        ("none.txt", "none.txt cannot be read"),
        ("AAB/AAB", "row 1, column 4: there is a gap where tile B should lie"),
    ],
)
def test_a_city_that_cannot_be_is_refused_with_the_reason(
    shell: Shell, city: str, english: str
) -> None:
    arguments = ("play", "bella_vista", "--option", f"city={city}")
    assert english in shell.bad(*arguments, COLUMNS="300")
    assert shell.bad(*arguments, "--lang", "fr")


def test_a_person_looks_at_cities_until_one_pleases(shell: Shell, own_map: Path) -> None:
    choose = "path of a map:"
    begin = ("play", "bella_vista", "--seats", "me,greedy", "--seed", "5")
    with Terminal(shell, *begin, columns=160, rows=50) as terminal:
        assert "AACCEE1" in terminal.wait_for(choose)
        another = terminal.ask("r", choose)
        (seed,) = re.findall(r"city=random:(\d+)", another)
        assert "AACCEE1" not in another
        assert "there is no city “atlantis”" in terminal.ask("atlantis", choose)
        assert "21rAAFF." in terminal.ask(own_map.name, choose)
        again = terminal.ask(f"random:{seed}", choose)
        assert another.splitlines()[-4:-1] == again.splitlines()[-4:-1]
        assert "Round 1 of 8" in terminal.ask("", MY_MOVE)


@pytest.mark.parametrize(
    ("language", "choose", "helped", "refused"),
    [
        ("en", "path of a map:", "Here you choose the city", "London, Bangkok"),
        ("fr", "chemin d’un plan :", "Ici, vous choisissez la ville", "Londres, Bangkok"),
    ],
)
def test_help_and_leaving_are_there_before_the_city_is_chosen(
    shell: Shell, language: str, choose: str, helped: str, refused: str
) -> None:
    begin = ("play", "bella_vista", "--seats", "me,greedy", "--seed", "5", "--lang", language)
    for leave in ("quit", "quitter"):
        with Terminal(shell, *begin, columns=160, rows=50) as terminal:
            terminal.wait_for(choose)
            for word in ("help", "aide", "?"):
                assert helped in terminal.ask(word, choose)
            unknown = terminal.ask("atlantis", "New York")
            assert refused in unknown
            assert "london" not in unknown
            terminal.wait_for(choose)
            terminal.type(leave)
            assert terminal.end() == 0
        assert not [*shell.data.rglob("*.json")], "nothing was begun that could be kept"
