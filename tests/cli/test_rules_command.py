"""The rules by their numbers, and the help, in both languages."""

from __future__ import annotations

import re

import pytest

from faubourg.version import __version__
from tests.cli.shell import Shell

HEADING = re.compile(r"^(SL-\S+)  \S", re.MULTILINE)


@pytest.mark.parametrize(
    ("language", "title"), [("en", "The path goes on"), ("fr", "Le chemin se poursuit")]
)
def test_one_rule_is_shown(shell: Shell, language: str, title: str) -> None:
    shown = shell.good("rules", "sunrise", "sl-2.5", "--lang", language)
    assert shown.startswith(f"SL-2.5  {title}\n")
    assert HEADING.findall(shown) == ["SL-2.5"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_section_is_shown(shell: Shell, language: str) -> None:
    shown = shell.good("rules", "sunrise", "SL-2", "--lang", language)
    assert HEADING.findall(shown) == [f"SL-2.{number}" for number in range(1, 10)]


def test_the_rulings_are_a_section_and_each_is_a_rule(shell: Shell) -> None:
    rulings = HEADING.findall(shell.good("rules", "sunrise", "SL-R"))
    assert rulings == [f"SL-R{number}" for number in range(1, 12)]
    assert HEADING.findall(shell.good("rules", "sunrise", "SL-R1")) == ["SL-R1"]


def test_all_rules_are_shown_the_same_ones_in_both_languages(shell: Shell) -> None:
    english = HEADING.findall(shell.good("rules", "sunrise"))
    assert len(english) == len({*english}) == 41
    assert (english[0], english[-1]) == ("SL-0.1", "SL-R11")
    assert HEADING.findall(shell.good("rules", "sunrise", "--lang", "fr")) == english


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "Play a game on this screen"), ("fr", "Jouer une partie sur cet écran")],
)
def test_the_help_speaks_both_languages(shell: Shell, language: str, sentence: str) -> None:
    assert sentence in shell.good("--help", FAUBOURG_LANG=language)
    assert sentence in shell.good("play", "--help", "--lang", language)


def test_the_version_is_shown(shell: Shell) -> None:
    assert shell.good("version") == f"{__version__}\n"


def test_an_output_that_knows_few_letters_is_no_reason_for_a_traceback(shell: Shell) -> None:
    done = shell.run("rules", "sunrise", "SL-R1", "--lang", "fr", PYTHONIOENCODING="ascii")
    assert "Traceback" not in done.stderr
