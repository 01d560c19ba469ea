"""Programs of one's own that are refused before anything is played."""

from __future__ import annotations

from pathlib import Path

import pytest

from faubourg.arena.bot_match import Fixture, check
from faubourg.bots.own_bots.line_process import ProgramFailed
from faubourg.core.errors import BadOption, Unknown
from faubourg.core.messages import LANGUAGES, messages
from tests.bots.own_programs import FIRST_MOVE, script
from tests.patience import PATIENCE


def refusal(program: Path | str) -> ProgramFailed:
    with pytest.raises(ProgramFailed) as caught:
        check(Fixture("sunrise", (str(program), "random"), 1, seed=1, seconds=PATIENCE))
    return caught.value


def test_a_program_that_cannot_be_started_is_refused_with_a_sentence(tmp_path: Path) -> None:
    idle = script(tmp_path, "exit 0")
    idle.chmod(0o644)
    assert str(refusal(idle)).startswith(f"{idle} may not be run. Make it executable")
    assert str(refusal(tmp_path / "none.sh")).startswith("none.sh cannot be started: there is no")
    assert str(refusal(tmp_path)).startswith(f"{tmp_path.name} cannot be started: access")
    odd = script(tmp_path, "")
    odd.write_bytes(b"\0\1\2 no program at all")
    assert "it is not something that this machine can run" in str(refusal(odd))


def test_a_program_that_does_not_greet_back_is_refused_with_a_sentence(tmp_path: Path) -> None:
    answers = {
        "exit 5": "stopped before it had answered (exit code 5)",
        "read -r line\necho hi": "answered “hi”",
        "read -r line\necho '{\"protocol\": 2}'": "speaks protocol 2; this version speaks",
    }
    for text, sentence in answers.items():
        assert sentence in str(refusal(script(tmp_path, text)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_failure_has_its_sentence_in_both_languages(tmp_path: Path, language: str) -> None:
    said_of = messages(language).say(refusal(script(tmp_path, "exit 5")).phrase)
    assert ("exit code 5" if language == "en" else "code de sortie 5") in said_of


def test_a_name_without_a_path_is_a_bot_of_the_house() -> None:
    with pytest.raises(Unknown):
        check(Fixture("sunrise", ("first-move.sh", "random"), 1, seed=1))
    with pytest.raises(BadOption):
        check(Fixture("sunrise", ("./it's", "random"), 1, seed=1))


def test_arguments_reach_the_program(tmp_path: Path) -> None:
    program = script(tmp_path, f'test "$1 $2" = "--fast a b" && exec {FIRST_MOVE}')
    check(Fixture("sunrise", (f"{program} --fast 'a b'", "random"), 1, seed=1, seconds=PATIENCE))
