"""The first screen: who is who, who begins, where help is, and a move that is legal."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len

from faubourg.cli.table.players import names_shown, seated
from faubourg.core.errors import BadOption
from faubourg.core.messages import messages
from tests.cli.sample_records import begun, write_begun
from tests.cli.shell import Shell
from tests.cli.terminal import MY_MOVE, Terminal

GAMES = ("sunrise", "kensington", "bella_vista")
ROME = ("--option", "city=rome")


def begin(game: str, *more: str) -> tuple[str, ...]:
    return ("play", game, "--seed", "3", *more, *(ROME if game == "bella_vista" else ()))


@pytest.mark.parametrize("rows", [24, 40])
@pytest.mark.parametrize("game", GAMES)
def test_help_and_a_legal_move_are_shown_at_once(shell: Shell, game: str, rows: int) -> None:
    with Terminal(shell, *begin(game), columns=100, rows=rows) as terminal:
        shown = terminal.wait_for(MY_MOVE)
        assert re.search(r"help (shows all commands|for the moves)", shown)
        (example,) = re.findall(r"[Ll]egal now(?:, for instance)?: (\S+)", shown)
        assert f"“{example}” is legal." in terminal.ask(f"why {example}", MY_MOVE)
        assert re.search(r"First player: (Player 1|Advanced bot|Amateur bot)\.", shown)


def test_a_game_with_the_box_of_another_language_says_so(shell: Shell) -> None:
    with Terminal(shell, *begin("sunrise", "--edition", "avenue"), columns=100) as terminal:
        shown = terminal.wait_for(MY_MOVE)
    assert "the edition “Sunrise Avenue (French edition)”." in shown


@pytest.mark.parametrize("game", GAMES)
def test_the_first_screen_speaks_french_and_fits_sixty_columns(shell: Shell, game: str) -> None:
    with Terminal(shell, *begin(game, "--lang", "fr"), columns=60, rows=24) as terminal:
        shown = terminal.wait_for("Joueur 1, à vous :")
    assert "Premier joueur :" in shown
    assert "Joueur 1 (vous)" in shown
    assert "aide montre les commandes" in shown
    assert max(map(cell_len, shown.splitlines())) <= 60


def test_what_the_others_did_is_told_below_the_board_before_the_question(shell: Shell) -> None:
    with Terminal(shell, *begin("sunrise", "--first", "2"), columns=80, rows=24) as terminal:
        first = terminal.wait_for(MY_MOVE)
        again = terminal.ask("draw", MY_MOVE)
    for shown, heading in ((first, "So far:"), (again, "Since you last played:")):
        board, news, hand = (shown.index(word) for word in (" 11 ", heading, "Your hand:"))
        assert board < news < hand
        assert "Advanced bot" in shown[news:hand]


# Names


def test_a_person_without_a_name_is_known_by_the_seat_in_both_languages() -> None:
    english, french = messages("en"), messages("fr")
    assert [each.name for each in seated("me,greedy,moi", english)] == [
        "Player 1",
        "Amateur bot",
        "Player 3",
    ]
    assert [each.name for each in seated("greedy,me:Ann,moi", french)][1:] == ["Ann", "Joueur 3"]
    with pytest.raises(BadOption):
        seated("me,,greedy", english)


def test_a_record_that_calls_somebody_me_is_shown_with_the_seat(shell: Shell) -> None:
    record = begun("GBP", "YRR", names=("me 1", "Bob")).record()
    assert names_shown(record, messages("fr")) == ["Joueur 1", "Bob"]
    rematch = begun("GBP", "YRR", names=("Bob", "seat 1")).record()
    assert names_shown(rematch, messages("fr")) == ["Bob", "Joueur 1"]
    path = write_begun(shell.home / "old.json", "GBP", "YRR", names=("me", "Bob"))
    told = shell.good("replay", path)
    assert "Player 1 is dealt" in told
    assert "me takes" not in told


# Spaces for houses and spaces for parks only


def test_spaces_where_only_a_park_is_possible_are_marked_apart(table: Terminal) -> None:
    shown = table.ask("board", MY_MOVE)
    assert "[P ✿ ]" in shown  # pink is in the hand
    assert "(R ♥ )" in shown  # red is not
    assert "[ ] House or Park, ( ) Park only" in shown


# Shapes


@pytest.mark.parametrize(
    ("game", "drawn"),
    [("bella_vista", "every building"), ("kensington", "every shape"), ("sunrise", "no shapes")],
)
def test_shapes_are_drawn_on_request(shell: Shell, game: str, drawn: str) -> None:
    with Terminal(shell, *begin(game), columns=100, rows=40) as terminal:
        terminal.wait_for(MY_MOVE)
        answer = terminal.ask("shapes", MY_MOVE)
        assert drawn in answer.lower()
        if game == "kensington":
            for name in ("H1", "L5", "U2"):
                assert re.search(rf"\b{name}\b", answer)
            assert "# . #" in answer
        if game == "bella_vista":
            assert re.search(r"\b8\b", answer)
            assert "# # # #" in answer
