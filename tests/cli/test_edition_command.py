"""Editions: listed, shown with where each value comes from, and checked."""

from __future__ import annotations

from importlib.resources import files

import pytest

from faubourg.core.game_catalogue import games
from tests.cli.shell import Shell
from tests.cli.terminal import MY_MOVE, Terminal

LANE = (files("faubourg.games.sunrise") / "data" / "lane.toml").read_text(encoding="utf-8")
OWN = LANE.replace('key = "lane"', 'key = "own"').replace("parks = 20", "parks = 7", 1)

BROKEN = {
    "no TOML": ("board = ", "is not TOML", "n’est pas du TOML"),
    "no game": ("parks = 20", "None is not possible; ", "None n’est pas possible ; il fallait "),
    "a field missing": (
        LANE.replace("parks = 20", "", 1),
        "play.parks: this field is missing",
        "play.parks : ce champ manque",
    ),
    "an unknown colour": (
        LANE.replace(".. B3 G5", ".. B3 X5", 1),
        "play.board: c1, “X5”: unknown colour",
        "play.board : c1, « X5 » : couleur inconnue",
    ),
    "a short row": (
        LANE.replace("Y2 .. .. P3", "Y2 .. P3", 1),
        "row 2 has 10 squares instead of 11",
        "la ligne 2 compte 10 cases au lieu de 11",
    ),
    "a wrong choice": (
        LANE.replace('name = "pink"', 'name = "mauve"', 1),
        "name: 'mauve' is not possible; blue, green, pink, red or yellow was expected",
        "'mauve' n’est pas possible",
    ),
    "wrong counts": (
        LANE.replace("cards = 55", "cards = 54", 1),
        "play.cards: the file says 54, but the count is 55",
        "play.cards : le fichier indique 54, mais on en compte 55",
    ),
}
HOSTILE = {
    "not text": b"\xff\xfe",
    "nested": b"a = " + b"[" * 100_000,
    "a number without end": b"a = " + b"1" * 5000,
    "dots without end": LANE.replace("B3 G5", "B" + "3" * 5000 + " G5", 1).encode(),
    "nothing right": LANE.replace(" R", " X").replace(" B", " Z").replace(" G", " Q").encode(),
}


@pytest.mark.parametrize(
    ("language", "title"),
    [("en", "Sunrise Avenue (French edition)"), ("fr", "Sunrise Avenue")],
)
def test_the_editions_are_listed(shell: Shell, language: str, title: str) -> None:
    lines = shell.good("edition", "list", "--lang", language).strip().splitlines()
    listed = [tuple(line.split()[:2]) for line in lines]
    expected = [(key, each) for key, game in games().items() for each in game.meta.editions]
    assert listed == expected
    assert title in lines[listed.index(("sunrise", "avenue"))]
    assert all("sha256:" in line for line in lines)


def test_an_edition_is_shown_with_the_source_of_every_field(shell: Shell) -> None:
    shown = shell.good("edition", "show", "lane")
    assert "sha256:" in shown
    assert "board  proposed" in shown
    assert "    Y2 .. .. P3 .. B3 .. B5 .. .. P4" in shown
    assert "ties  printed" in shown
    vista = shell.good("edition", "show", "vista")
    assert "tables  printed" in vista
    assert "    tables.3.slots: proposed" in vista
    assert "ties  imprimé" in shell.good("edition", "show", "avenue", "--lang", "fr")


def test_a_good_file_can_be_checked_shown_and_played(shell: Shell) -> None:
    (shell.home / "own.toml").write_text(OWN)
    assert "own.toml: Sunrise Lane" in shell.good("edition", "check", "own.toml")
    assert "peut être joué" in shell.good("edition", "check", "own.toml", "--lang", "fr")
    assert "sunrise own sha256:" in shell.good("edition", "show", "own.toml")
    begin = ("play", "--edition", "own.toml", "--seats", "me,greedy", "--first", "1")
    with Terminal(shell, *begin) as terminal:
        assert "Park tokens 7" in terminal.wait_for(MY_MOVE)
        terminal.ask("save own.json", MY_MOVE)
    (shell.home / "own.toml").unlink()
    assert "Park tokens 7" in shell.good("replay", "own.json")


def test_bots_can_play_a_match_in_an_edition_of_ones_own(shell: Shell) -> None:
    (shell.home / "own.toml").write_text(OWN)
    match = ("match", "sunrise", "random", "random", "--games", "2", "--records", "games")
    shell.good(*match, "--edition", "own.toml")
    assert len([*(shell.home / "games").iterdir()]) == 2


def test_a_file_name_with_brackets_is_only_a_name(shell: Shell) -> None:
    (shell.home / "my[/b]").mkdir(parents=True)
    (shell.home / "my[/b]" / "own.toml").write_text(OWN)
    assert "my[/b]/own.toml: " in shell.good("edition", "check", "my[/b]/own.toml")


@pytest.mark.parametrize(("text", "english", "french"), BROKEN.values(), ids=BROKEN)
def test_a_broken_file_is_refused_by_field_and_reason(
    shell: Shell, text: str, english: str, french: str
) -> None:
    (shell.home / "own.toml").write_text(text)
    assert english in shell.bad("edition", "check", "own.toml")
    assert french in shell.bad("play", "--edition", "own.toml", "--lang", "fr")


@pytest.mark.parametrize("data", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_file_is_refused_in_a_sentence(shell: Shell, data: bytes) -> None:
    (shell.home / "own.toml").write_bytes(data)
    assert "own.toml" in shell.bad("edition", "check", "own.toml")
