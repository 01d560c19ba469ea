"""What bots are called where people read it, and in records."""

from __future__ import annotations

import pytest

from faubourg.cli.bot_words import bot_word
from faubourg.cli.table.players import names_shown, returned, seated
from faubourg.core.messages import messages
from faubourg.core.record import read_record
from tests.cli.sample_records import begun
from tests.cli.shell import Shell
from tests.cli.terminal import MY_MOVE, Terminal


def test_levels_are_called_as_in_the_browser() -> None:
    levels = ("easy", "medium", "hard", "expert")
    assert [bot_word(messages("en"), level) for level in levels] == [
        *("Easy bot", "Medium bot", "Hard bot", "Expert bot")
    ]
    assert [bot_word(messages("fr"), level) for level in levels] == [
        *("Robot facile", "Robot moyen", "Robot fort", "Robot expert")
    ]


def test_a_bot_that_another_package_brings_has_its_own_name() -> None:
    assert bot_word(messages("en"), "builder") == "builder"


def test_bots_of_one_name_are_told_apart_by_a_number_and_keep_the_names_they_were_given() -> None:
    players = seated("moi,easy,hard:Zoé,easy,easy:Zoé", messages("fr"))
    assert [player.name for player in players] == [
        *("Joueur 1", "Robot facile", "Robot fort Zoé", "Robot facile 2", "Robot facile Zoé")
    ]
    recorded = ["Joueur 1", "easy", "hard Zoé", "easy", "easy Zoé"]
    assert [player.recorded for player in players] == recorded


def test_a_record_keeps_the_keys_of_bots_and_is_read_in_either_language(shell: Shell) -> None:
    with Terminal(shell, "play", "--seats", "me,greedy,greedy", "--first", "1") as terminal:
        assert "Amateur bot 2" in terminal.wait_for(MY_MOVE)
        terminal.ask("++", MY_MOVE)
        terminal.ask("save game.json", MY_MOVE)
        terminal.ask("save game.txt", MY_MOVE)
    record = read_record((shell.home / "game.json").read_bytes())
    assert record.seats == ("Player 1", "greedy", "greedy")
    assert record.bots == {1: "greedy", 2: "greedy"}
    assert 'seats: ["Player 1", "greedy", "greedy"]' in (shell.home / "game.txt").read_text()
    for language, word in (("en", "Amateur bot"), ("fr", "Robot amateur")):
        told = shell.good("replay", "game.json", "--lang", language)
        assert f"2. {word}\n" in told
        assert f"3. {word} 2\n" in told
    french = returned(record, messages("fr"))
    assert [player.name for player in french][1:] == ["Robot amateur", "Robot amateur 2"]
    assert tuple(player.recorded for player in french) == record.seats


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (("me", "greedy"), ["Joueur 1", "Robot amateur"]),
        (("Ann", "greedy 2"), ["Ann", "Robot amateur 2"]),
        (("greedy", "Bob"), ["Robot amateur", "Bob"]),
    ],
)
def test_bots_of_older_records_are_called_so_too(names: tuple[str, str], shown: list[str]) -> None:
    record = begun("GBP", "YRR", names=names).record()
    bots = {seat: "greedy" for seat, name in enumerate(names) if name.startswith("greedy")}
    record.bots.update(bots)
    assert names_shown(record, messages("fr")) == shown


def test_a_person_who_is_called_as_a_bot_keeps_that_name() -> None:
    record = begun("GBP", "YRR", names=("easy", "hard")).record()
    assert names_shown(record, messages("fr")) == ["easy", "hard"]
