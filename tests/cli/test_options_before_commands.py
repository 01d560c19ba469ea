"""Options before a command are meant for it: they are passed on, or refused, never left out."""

from __future__ import annotations

import pytest

from tests.cli.shell import Shell, plain

NO_TABLES = "no database at {folder}/faubourg.db"


@pytest.mark.parametrize(
    ("before", "command", "expected"),
    [
        (("--lang", "fr"), ("rules", "sunrise", "SL-2.5"), "Le chemin se poursuit"),
        (("--lang=fr",), ("learn", "sunrise"), "L’entrée standard n’est pas un terminal"),
        (("--lang", "fr"), ("edition", "list"), "Sunrise Lane (édition anglaise)"),
        (("--lang", "fr"), ("version",), "0."),
    ],
)
def test_the_language_before_a_command_is_that_of_the_command(
    shell: Shell, before: tuple[str, ...], command: tuple[str, ...], expected: str
) -> None:
    assert expected in shell.good(*before, *command)


def test_the_language_between_a_group_and_its_command_counts_too(shell: Shell) -> None:
    assert "(édition anglaise)" in shell.good("edition", "--lang", "fr", "list")


def test_what_a_command_says_itself_goes_before(shell: Shell) -> None:
    told = shell.good("--lang", "fr", "rules", "sunrise", "SL-2.5", "--lang", "en")
    assert "chemin" not in told


def test_a_language_that_is_not_spoken_is_refused_before_a_command_as_after_it(
    shell: Shell,
) -> None:
    assert "There is no language “de”." in shell.bad("--lang", "de", "rules", "sunrise")


def test_the_folder_before_a_command_is_where_it_looks(shell: Shell) -> None:
    folder = shell.home / "elsewhere"
    for asked in (("tables",), ("tables", "delete", "x"), ("backup", "copy.db")):
        assert NO_TABLES.format(folder=folder) in shell.bad("--data", folder, *asked)
    assert NO_TABLES.format(folder=folder) in shell.bad("tables", "--data", folder, "delete", "x")


def test_a_database_that_is_named_goes_before_that_of_the_environment(shell: Shell) -> None:
    named, other = (f"sqlite:///{shell.home}/{name}.db" for name in ("named", "other"))
    for asked in (("tables", "--database", named, "delete", "x"), ("tables", "--database", named)):
        complained = shell.bad(*asked, FAUBOURG_DATABASE=other)
        assert f"no database at {shell.home}/named.db" in complained


@pytest.mark.parametrize(
    ("asked", "option", "command"),
    [
        (("--port", "9000", "play"), "--port", "play"),
        (("--no-browser", "serve"), "--no-browser", "serve"),
        (("--data", "tables", "rules", "sunrise"), "--data", "rules"),
        (("tables", "--page", "2", "delete", "x"), "--page", "tables delete"),
    ],
)
def test_an_option_that_the_command_does_not_have_is_refused(
    shell: Shell, asked: tuple[str, ...], option: str, command: str
) -> None:
    refused = f"There is no option {option}. See faubourg {command} --help."
    assert refused in shell.bad(*asked)


def test_options_without_a_command_are_answered_with_the_help(shell: Shell) -> None:
    for asked in (("--lang", "fr", "edition"), ("edition", "--lang", "fr")):
        done = shell.run(*asked)
        assert done.returncode == 2
        assert "Les éditions : le matériel" in plain(done.stdout)
