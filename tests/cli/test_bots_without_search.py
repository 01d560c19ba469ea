"""Where bots cannot search: said once, before the game, in words; nothing is advised in vain."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from faubourg.bots.search_compilation import why_not_searched
from faubourg.cli.table import hint_lines
from faubourg.core.table import Table
from faubourg.kernels.kernel_catalogue import NoKernel
from tests.cli.shell import Shell, plain
from tests.cli.terminal import Terminal
from tests.cli.test_hint_lines import screen
from tests.games.sunrise.positions import rules_of

SMALL = ("--games", "2", "--workers", "2")
TOLD = {
    "en": "In Sunrise Lane, bots are weaker here than their names say: "
    "planner stands in for medium and hard; greedy stands in for easy. "
    "The compiled rules of sunrise cannot be loaded here (there is no numba).",
    "fr": "À Sunrise Avenue, les robots jouent ici moins bien que leur nom ne l’indique : "
    "planner remplace medium et hard ; greedy remplace easy. "
    "sunrise : les règles compilées ne peuvent pas être chargées ici (there is no numba).",
}
EVERY_COMMAND = pytest.mark.parametrize(
    "command",
    [
        ("match", "sunrise", "medium", "hard", "easy", "greedy", *SMALL),
        ("ladder", "sunrise", "--bots", "medium,hard,easy", "--records", "ladder", *SMALL),
        ("play", "sunrise", "--seats", "me,medium,hard,easy"),
    ],
    ids=lambda command: command[0],
)


@pytest.fixture
def without_numba(shell: Shell) -> Shell:
    (shell.home / "numba.py").write_text("raise ImportError('there is no numba')")
    return shell


@EVERY_COMMAND
@pytest.mark.parametrize("language", TOLD)
def test_who_plays_in_place_of_bots_that_search_is_said_once(
    without_numba: Shell, command: tuple[str, ...], language: str
) -> None:
    here = str(without_numba.home)
    done = without_numba.run(*command, "--lang", language, PYTHONPATH=here)
    assert done.returncode == 0, done.stderr
    printed = plain(done.stderr + done.stdout)
    assert printed.count(TOLD[language]) == 1
    assert printed.count("there is no numba") == 1


def test_nothing_is_said_of_bots_that_do_not_search(without_numba: Shell) -> None:
    here = str(without_numba.home)
    done = without_numba.run("match", "sunrise", "greedy", "random", *SMALL, PYTHONPATH=here)
    assert "weaker" not in done.stderr + done.stdout


def test_nothing_is_said_where_bots_can_search(shell: Shell) -> None:
    done = shell.run("match", "sunrise", "easy", "hard", *SMALL, "--iterations", "10")
    assert "weaker" not in done.stderr + done.stdout


def test_hints_say_why_there_are_no_chances_and_advise_no_compiling(without_numba: Shell) -> None:
    here, prompt = str(without_numba.home), "Seat A, your move:"
    position = Table[Any, Any, Any](rules_of(), 2, seed=7).position()
    with Terminal(without_numba, "study", position, PYTHONPATH=here) as terminal:
        terminal.wait_for(prompt)
        told = terminal.ask("hint", prompt)
        assert "Chances of winning are not worked out here" in told
        assert "The compiled rules of sunrise cannot be loaded here (there is no numba)." in told
        assert "faubourg warm" not in told


def test_compiling_is_advised_where_it_helps(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = screen()
    assert why_not_searched(shown.table.rules, shown.table.view(0)) is None
    monkeypatch.setattr(hint_lines, "is_search_compiled", lambda _: False)
    with shown.console.capture() as caught:
        hint_lines.show_hints(shown, 0, None, Random(1))
    assert "faubourg warm sunrise" in caught.get()


def test_an_edition_too_large_for_compiled_rules_is_a_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from faubourg.kernels.kernel_protocol import TooLargeForKernel
    from faubourg.kernels.sunrise.kernel import KERNEL

    def too_large(*_: Any) -> Any:
        raise TooLargeForKernel("kernel-room", number=99, what="spaces", limit=9)

    monkeypatch.setattr(type(KERNEL), "pack_view", too_large)
    table = screen().table
    assert isinstance(why_not_searched(table.rules, table.view(0)), NoKernel)
