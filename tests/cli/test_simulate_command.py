"""Very many games in the terminal: what they are like, as a table, and what may be in the way."""

from __future__ import annotations

import csv
import re
import subprocess
from importlib.resources import files
from pathlib import Path

import pytest

from faubourg.cli.rich_console import plain_console
from faubourg.cli.warm import warm
from faubourg.core.errors import FaubourgError
from faubourg.core.messages import LANGUAGES, messages
from faubourg.kernels import compile_cache, compiler
from tests.cli.shell import COMMAND, Shell, plain
from tests.cli.terminal import CTRL_C, Terminal

SMALL = ("simulate", "sunrise", "--games", "300", "--seats", "3")


def test_a_simulation_shows_length_points_wins_and_endings_with_intervals(shell: Shell) -> None:
    printed = shell.good(*SMALL, COLUMNS="150")
    assert "300 games with 3 seats, policy random, seed 1" in printed
    assert re.search(r"Moves of a game, draws included: [\d.]+ ± [\d.]+", printed)
    assert re.search(r"SL-2\.4 .*( +[\d.]+ ± [\d.]+){3}", printed)
    shares = re.findall(r"([\d.]+)%  \[[\d.]+% – [\d.]+%\]", printed)
    assert sum(map(float, shares[:3])) == pytest.approx(100, abs=0.2)
    assert sum(map(float, shares[3:])) == pytest.approx(100, abs=0.2)


def test_a_simulation_speaks_french(shell: Shell) -> None:
    printed = shell.good(*SMALL, "--policy", "greedy", "--lang", "fr")
    assert "300 parties à 3, façon de jouer greedy" in printed
    assert "fin des parties" in printed


def test_the_same_seed_gives_the_same_table_with_any_number_of_threads(shell: Shell) -> None:
    tables = []
    for threads in ("1", "2"):
        path = shell.home / f"{threads}.csv"
        shell.good(*SMALL, "--threads", threads, "--csv", path)
        tables.append(path.read_bytes())
    assert tables[0] == tables[1]
    shell.good(*SMALL, "--seed", "2", "--csv", path)
    assert path.read_bytes() != tables[0]


def test_the_table_has_a_row_for_each_game_and_its_lines_add_up(shell: Shell) -> None:
    path = shell.home / "games.csv"
    assert str(path) in shell.good(*SMALL, "--csv", path).replace("\n", "")
    with path.open(newline="") as file:
        rows = [*csv.DictReader(file)]
    assert [int(row["game"]) for row in rows] == [*range(300)]
    for row in rows:
        assert row["ended_by"].startswith("SL-")
        assert min(int(row[f"place_{seat}"]) for seat in (1, 2, 3)) == 1
        for seat in (1, 2, 3):
            lines = [
                int(row[name]) for name in row if name.startswith("SL") and name[-1] == str(seat)
            ]
            assert sum(lines) == int(row[f"points_{seat}"])


def twice_the_board() -> str:
    """Sunrise Lane with its rows once more below, more spaces than a record holds."""
    text = (files("faubourg.games.sunrise") / "data" / "lane.toml").read_text("utf-8")
    once = re.findall(r'"""\n(.*?)"""', text, re.DOTALL)
    for rows in once:
        text = text.replace(rows, rows + rows.replace("@@", "B1"))
    return text.replace("spaces = 80", "spaces = 161")


def test_an_edition_that_is_too_large_is_played_by_the_readable_rules(shell: Shell) -> None:
    (shell.home / "large.toml").write_text(twice_the_board(), "utf-8")
    done = shell.run("simulate", "sunrise", "--games", "2", "--edition", "large.toml")
    assert done.returncode == 0, done.stderr
    assert "does not fit the compiled rules" in plain(done.stderr)
    assert "The readable rules play instead" in plain(done.stderr)
    assert "2 games with 2 seats" in done.stdout


CASES = {
    "no games": (("--games", "0"), "games: a whole number from 1", "games : il fallait un nombre"),
    "fewer than none": (("--games", "-5"), "not “−5”", "« −5 »"),
    "unknown policy": (
        ("--policy", "clever"),
        "There is no policy “clever”. Policies: random and greedy.",
        "Il n’y a pas de façon de jouer « clever ».",
    ),
    "too many seats": (("--seats", "9"), "9 seats are not possible", "On ne peut pas jouer à 9"),
    "no gpu": (("--gpu",), "No GPU can be used here", "Aucun processeur graphique"),
    "folder that is not there": (
        ("--csv", "nowhere/games.csv"),
        "cannot be written",
        "ne peut pas être écrit",
    ),
    "option of no game": (("--option", "weather=rain"), "Option “weather”", "Option « weather »"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", CASES)
def test_what_cannot_be_is_said_in_a_sentence(shell: Shell, case: str, language: str) -> None:
    arguments, *sentences = CASES[case]
    told = shell.bad("simulate", "sunrise", *arguments, "--lang", language)
    assert sentences[LANGUAGES.index(language)] in told


@pytest.mark.parametrize(
    ("option", "package"), [("--parquet", "pyarrow"), ("--plot", "matplotlib")]
)
def test_a_file_that_needs_more_packages_says_which(
    shell: Shell, option: str, package: str
) -> None:
    (shell.home / package).mkdir()
    (shell.home / package / "__init__.py").write_text("raise ImportError")
    told = shell.bad(*SMALL, option, "games.svg", PYTHONPATH=str(shell.home))
    assert f"{option} needs {package}" in told
    assert "faubourg[simulation]" in told


def test_without_numba_the_readable_rules_play(shell: Shell) -> None:
    (shell.home / "numba.py").write_text("raise ImportError('there is no numba')")
    done = shell.run("simulate", "sunrise", "--games", "2", PYTHONPATH=str(shell.home))
    assert done.returncode == 0, done.stderr
    assert "there is no numba" in done.stderr
    assert "2 games with 2 seats" in done.stdout


def test_an_interrupted_simulation_shows_what_was_played(shell: Shell) -> None:
    games = ("--games", "10000000", "--threads", "1")
    with Terminal(shell, "simulate", "sunrise", *games) as terminal:
        while not re.search(r"[1-9]\d*/10000000", terminal.text):
            terminal.wait_for("Playing")
        terminal.press(CTRL_C)
        assert terminal.end() == 130
    assert "Traceback" not in terminal.text
    assert re.search(r"Interrupted after [1-9][\d,]* of 10,000,000 games", terminal.text)
    assert re.search(r"SL-2\.4 .* ± ", terminal.text)


# Compiling ahead


def test_everything_is_compiled_ahead_and_the_folder_named(shell: Shell) -> None:
    printed = shell.good("warm", "sunrise")
    assert re.search(r"sunrise is ready, after [\d.]+ s\.", printed)
    folder = printed.replace("\n", "").partition("Compiled code is kept in ")[2].strip()
    assert [*Path(folder).rglob("*.nbi")]


def test_a_game_that_cannot_be_compiled_is_named(shell: Shell) -> None:
    assert "go has no compiled rules" in shell.bad("warm", "go")
    assert "n’a pas de règles compilées" in shell.bad("warm", "go", "--lang", "fr")


def test_a_folder_that_cannot_be_written_is_replaced_by_a_temporary_one(shell: Shell) -> None:
    blocked, temporary = shell.home / "blocked", shell.home / "temporary"
    blocked.write_text("no folder")
    temporary.mkdir()
    here = {"FAUBOURG_KERNEL_CACHE": str(blocked), "TMPDIR": str(temporary)}
    program = (
        "from faubourg.kernels.compile_cache import use_compiled_code_folder as use; print(use())"
    )
    done = subprocess.run(
        [Path(COMMAND).parent / "python", "-c", program],
        env=shell.environment | here,
        capture_output=True,
        text=True,
    )
    assert done.stdout.startswith(str(temporary)), done.stderr


def test_code_that_can_be_kept_nowhere_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile_cache, "_can_be_written", lambda _: False)
    assert compile_cache.use_compiled_code_folder() is None
    monkeypatch.setattr(compiler, "KEPT_IN", None)
    with pytest.raises(FaubourgError) as caught:
        warm(plain_console(), messages("en"), ("sunrise",))
    assert "Compiled code can be kept nowhere" in str(caught.value)
