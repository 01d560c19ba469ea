"""Kernels are found by the name of their game, and nobody pays for numba who does not ask."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import EntryPoint
from typing import Any

import pytest

from faubourg.core.game_catalogue import games
from faubourg.core.messages import messages
from faubourg.core.phrases import Phrase
from faubourg.kernels import kernel_catalogue
from faubourg.kernels.kernel_catalogue import NoKernel, find_kernel, games_with_kernels, packed
from faubourg.kernels.kernel_protocol import TooLargeForKernel


def test_every_game_of_ours_has_a_kernel() -> None:
    assert {*games()} == {*games_with_kernels()}


ORDINARY = (
    "faubourg",
    "faubourg.cli.main",
    "faubourg.bots.greedy",
    "faubourg.arena.bot_match",
    "faubourg.server.web.serve",
    "faubourg.kernels.kernel_catalogue",
)


@pytest.mark.parametrize("module", ORDINARY)
def test_numba_is_not_imported_by_whoever_asks_for_no_kernel(module: str) -> None:
    program = f"import {module}, sys; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_a_game_without_a_kernel_says_so() -> None:
    with pytest.raises(NoKernel) as caught:
        find_kernel("halma")
    assert "halma has no compiled rules" in str(caught.value)


def test_a_kernel_that_cannot_be_imported_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("halma", "faubourg_halma_that_is_not_there:KERNEL", "faubourg.kernels")
    monkeypatch.setattr(kernel_catalogue, "_entries", lambda: {"halma": entry})
    with pytest.raises(NoKernel) as caught:
        find_kernel("halma")
    assert "faubourg_halma_that_is_not_there" in messages("fr").say(caught.value.phrase)


def test_without_numba_the_reason_is_told() -> None:
    program = (
        "import sys; sys.modules['numba'] = None\n"
        "from faubourg.kernels.kernel_catalogue import NoKernel, find_kernel\n"
        "try:\n    find_kernel('sunrise')\n"
        "except NoKernel as error:\n    print(error)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert "numba" in done.stdout


class TinyKernel:
    game = "sunrise"

    def pack(self, rules: Any, seats: int, options: Any) -> Any:  # noqa: ARG002 - too small for all
        raise TooLargeForKernel("kernel-room", number=9, what=Phrase("kernel-room-tiles"), limit=8)


def test_an_edition_that_is_too_large_is_no_case_for_the_kernel() -> None:
    kernel: Any = TinyKernel()
    with pytest.raises(NoKernel) as caught:
        packed(kernel, games()["sunrise"].rules(games()["sunrise"].edition()), 2, None)
    assert str(caught.value).endswith("(9 tiles, at most 8).")
    assert messages("fr").say(caught.value.phrase).endswith("(9 tuiles, au plus 8).")
