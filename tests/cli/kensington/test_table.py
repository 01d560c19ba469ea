"""Kensington at the terminal: façades, warehouses and the middle, every command, both languages."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace
from rich.cells import cell_len
from rich.console import Console

from faubourg.cli.games.kensington.drawing import DRAWING
from faubourg.cli.table.game_drawing import Room
from faubourg.core.messages import messages
from faubourg.core.table import Table
from faubourg.games.kensington.model import Stage, State
from tests.cli.shell import Shell
from tests.cli.terminal import Terminal
from tests.games.kensington.positions import KensingtonTable, built, rules

PROMPT = "Ann, your move:"
BEGUN = ("?O4", "!+O4C", "+O4C@1", ".", "?^H2", "!^H2B", ".+", "?H1", "!-H1")


def begun(path: Path, moves: Sequence[str] = BEGUN) -> Path:
    """A game of a person against a bot, up to some move."""
    table: KensingtonTable = Table(
        rules(), 2, seed=1, names=("Ann", "greedy"), bots={1: "greedy"}, dealt=False
    )
    for text in moves:
        table.follow(rules().read(text))
    path.write_bytes(table.record().to_json())
    return path


def at_table(shell: Shell, columns: int = 80, rows: int = 24, **variables: str) -> Terminal:
    path = begun(shell.home / "begun.json")
    bare = shell.without_compiled_code()
    return Terminal(bare, "play", "--resume", path, columns=columns, rows=rows, **variables)


def test_everything_can_be_told_apart_without_colour(shell: Shell) -> None:
    with at_table(shell, NO_COLOR="1") as terminal:
        shown = terminal.wait_for(PROMPT)
    assert "D   oc  o" in shown  # the door, a lit window with a cat, another
    assert "[−1][0] 1   2" in shown  # where the dark square may be laid
    assert "^H2B" in shown  # what the bot has stored
    assert "birds 1 of 7" in shown
    assert "O4 3" in shown  # backs in the middle
    assert "-H1   #  columns −1 0" in shown


def test_a_replay_starts_before_the_first_decision_and_counts_turns_from_one(shell: Shell) -> None:
    path = begun(shell.home / "begun.json")
    told = shell.good("replay", path)
    assert "1. Ann\n  ?O4 " in told
    assert "The deal" not in told
    stepped = shell.good("replay", "--step", path)
    assert "birds 0 of 7" in stepped[: stepped.index("?O4 ")]


def test_columns_are_numbered_however_narrow_the_screen() -> None:
    far = "+H4C@1 +H4C@5 +H4C@9 +H4C@13 +H4C@17 -H4C@-4 -H4C@-8 -H4C@-12"
    state = replace(with_facade(far), stage=Stage.BUILD)
    for width in (100, 60, 40):
        board = DRAWING.board(rules(), state, messages("en"), lit={"20": "[]"}, room=Room(width))
        console = Console(width=width, color_system=None)
        with console.capture() as capture:
            console.print(board)
        lines = capture.get().splitlines()
        signs = [line.replace(" ", "") for line in lines[:4]]
        assert any("−−−−−−−" in line and "0123456789" in line for line in signs)
        assert any(line.strip() == "^" for line in lines)
        assert max(map(cell_len, lines)) <= width


@pytest.mark.parametrize("width", [112, 60, 44])
def test_columns_and_floors_of_every_facade_are_numbered(width: int) -> None:
    table: KensingtonTable = Table(rules(), 3, seed=1, dealt=False)
    far = built("+H4C@1 +H4C@5 +H4C@9 -H4C@-4 -H4C@-8 -H4C@-12 +O4C@1")
    state = replace(table.state, facades=(far, built("+O4C@1 -V2@-1"), far))
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(DRAWING.board(rules(), state, messages("en"), room=Room(width)))
    shown = capture.get().splitlines()
    assert max(map(cell_len, shown)) <= width
    for floor, facades in ((1, 3), (2, 3), (3, 2)):
        assert sum(len(re.findall(rf" {floor} (?=[Do#c. ])", line)) for line in shown) >= facades
    grounds = [line for line in shown if re.search(r" 1 [D#c]", line)]
    assert sum(len(re.findall(r" 1 [D#c]", line)) for line in grounds) == 3
    rulers = [line.replace(" ", "") for line in shown if re.search(r"− ?0 ?1", line)]
    assert sum(len(re.findall("−012", line)) for line in rulers) == 3


def with_facade(lays: str) -> State:
    table: KensingtonTable = Table(rules(), 2, seed=1, dealt=False)
    return replace(table.state, facades=(built(lays), built()))


def test_gaps_in_the_shape_of_a_tile_are_visible(shell: Shell) -> None:
    path = begun(shell.home / "gaps.json", ("?U2", "!-U2", ".+", "?H1", "!-H1", ".+", "?H2"))
    with Terminal(shell, "play", "--resume", path) as terminal:
        shown = terminal.wait_for(PROMPT)
    assert "-U2*  ###/#.#" in shown  # at hand
    assert "-U2 ###/#.#" in shown  # in the warehouse
    assert "-L5: - dark" in shown  # the legend


@pytest.mark.parametrize(
    ("storing", "ending"),
    [
        ("must", "To finish, .+ stores -H1."),
        ("may", "To finish, . puts -H1 back and .+ stores it."),
    ],
)
def test_only_legal_ways_to_finish_are_named(storing: str, ending: str) -> None:
    table: KensingtonTable = Table(rules(), 2, options={"storing": storing}, dealt=False)
    for text in ("?H1", "!-H1"):
        table.follow(rules().read(text))
    assert DRAWING.now(rules(), table.view(0), messages("en")).endswith(ending)
    table.play("-H1@1")
    assert DRAWING.now(rules(), table.view(0), messages("en")) == "A full stop finishes."


@pytest.mark.rule("KG-4.1")
@pytest.mark.parametrize(
    ("language", "promised", "earned"),
    [
        ("en", "+1 token at the end of the turn", "Your diamond brings 1 token"),
        ("fr", "+1 jeton à la fin du tour", "Votre losange rapporte 1 jeton"),
    ],
)
def test_a_diamond_says_what_it_brings_when_the_turn_is_finished(
    language: str, promised: str, earned: str
) -> None:
    table: KensingtonTable = Table(rules(), 2, dealt=False)
    for text in ("?H2", "!+H2", "+H2@1", ".", "?H1", "!-H1", ".+", "?C3", "!+C3"):
        table.follow(rules().read(text))
    texts, lay = messages(language), rules().read("+C3@-1")
    beside = DRAWING.talk.beside_points(rules(), table.view(0), lay)
    assert beside
    assert texts.say(beside) == promised
    table.play(lay)
    assert earned in DRAWING.now(rules(), table.view(0), texts)
    finish = DRAWING.talk.beside_points(rules(), table.view(0), rules().read("."))
    assert finish
    assert texts.say(finish) == promised
    spent = replace(table.view(0), stock=0)
    assert DRAWING.talk.beside_points(rules(), spent, lay) is None


def test_a_stored_tile_is_drawn_with_the_sign_that_it_has_on_a_facade() -> None:
    table: KensingtonTable = Table(rules(), 2, seed=1, dealt=False)
    for text in ("?O4", "!+O4C", ".+", "?^H2", "!^H2B", ".+", "?H2", "!-V2", ".+"):
        table.follow(rules().read(text))
    column = DRAWING.facts(rules(), table.view(0), messages("en"))["warehouse"]
    assert column == ["-V2 #/# +O4C oo/oo", "^H2B ^^"]


@pytest.mark.rule("KG-2.1")
@pytest.mark.parametrize(
    ("language", "bought", "brown"),
    [
        (
            "en",
            "−1 token, which goes to Léa; the tile has to be built this turn",
            "−1 token, which goes to the stock",
        ),
        (
            "fr",
            "−1 jeton, donné à Léa\u00a0; la tuile doit être construite pendant ce tour",
            "−1 jeton, rendu au stock",
        ),
    ],
)
def test_what_a_tile_costs_and_whom_is_said_before_it_is_taken(
    language: str, bought: str, brown: str
) -> None:
    table: KensingtonTable = Table(rules(), 2, seed=1, dealt=False)
    for text in ("?H1", "!+H1", ".", "?O4", "!+O4C", ".+"):
        table.follow(rules().read(text))
    told = [
        DRAWING.talk.beside_points(rules(), table.view(0), rules().read(text))
        for text in ("$2:+O4C", "?^H1", "?H1")
    ]
    said = [each and messages(language).say(each, ("Ann", "Léa")) for each in told]
    assert said == [bought, brown, None]


def test_tiles_are_laid_one_by_one_and_taken_back(shell: Shell) -> None:
    with at_table(shell) as terminal:
        terminal.wait_for(PROMPT)
        assert "Taken back: -H1@0" in terminal.ask("-H1@0", PROMPT) + terminal.ask("undo", PROMPT)
        assert "[KG-3.4]" in terminal.ask("-H1@3", PROMPT)
        assert "[KG-3.1]" in terminal.ask("why -H1@5", PROMPT)
        assert "“-H1@0” is legal." in terminal.ask("why -H1@0", PROMPT)


@pytest.mark.parametrize(
    ("typed", "wanted"),
    [
        ("hint", "Hints, "),
        ("moves", "-H1@-1 -H1@0 .+"),
        ("score", "Cats"),
        ("log", "Ann turns up the block of 4 lit windows with a cat."),
        ("rule KG-3.4", "What windows need beside them"),
        ("help", "rule KG-"),
        ("help", "?U2 take a tile with that back"),
        ("board", "Your hand:"),
    ],
)
def test_every_command_of_the_table_works(shell: Shell, typed: str, wanted: str) -> None:
    with at_table(shell) as terminal:
        terminal.wait_for(PROMPT)
        assert wanted in terminal.ask(typed, PROMPT)


def test_what_was_drawn_from_the_middle_is_given_back_for_practice_only(shell: Shell) -> None:
    with at_table(shell) as terminal:
        terminal.wait_for(PROMPT)
        assert "turned over" in terminal.ask("undo", "(y/n) ")
        assert "Nothing was taken back" in terminal.ask("", PROMPT)


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (120, 40)])
@pytest.mark.parametrize("seats", ["me:Ann,greedy", "me:Ann,random,planner,greedy,random"])
def test_no_line_is_longer_than_the_screen(
    shell: Shell, columns: int, rows: int, seats: str
) -> None:
    begin = ("play", "kensington", "--seats", seats, "--seed", "5", "--first", "2")
    with Terminal(shell, *begin, columns=columns, rows=rows) as terminal:
        terminal.wait_for(PROMPT)
        terminal.ask("?H1", PROMPT)
        lines = terminal.text.splitlines()
    assert max(map(cell_len, lines)) <= columns


def test_a_match_a_replay_and_a_score_speak_french(shell: Shell) -> None:
    match = ("match", "kensington", "greedy", "random", "--games", "1", "--workers", "1")
    shell.good(*match, "--records", "kept", "--lang", "fr")
    record = Path("kept/000000.json")
    told = " ".join(shell.good("replay", record, "--lang", "fr").split())
    assert re.search(r"prend au centre une tuile d[^.]* à dos beige", told)
    assert "Fenêtres" in shell.good("score", record, "--lang", "fr")


@pytest.mark.rule("KG-R10")
@pytest.mark.parametrize(
    ("language", "example", "moves", "words", "shapes"),
    [
        (
            *("en", "by its back, for instance “?.”.", "“?.” take a beige tile"),
            *("take beige · take diamond · take brown · take circle", "backs show no outline"),
        ),
        (
            *("fr", "par son dos, par exemple « ?. ».", "« ?. » prendre une tuile beige"),
            "prendre beige · prendre losange · prendre marron · prendre rond",
            "un dos ne montre pas son contour",
        ),
    ],
)
def test_where_backs_have_no_outline_prompt_and_help_name_none(
    shell: Shell, language: str, example: str, moves: str, words: str, shapes: str
) -> None:
    begin = ("play", "kensington", "--seats", "me:Ann,greedy", "--seed", "3", "--first", "1")
    by_marks = ("--option", "backs=marks", "--lang", language)
    prompt = PROMPT if language == "en" else "Ann, à vous :"
    with Terminal(shell, *begin, *by_marks, columns=400, rows=40) as terminal:
        assert example in terminal.wait_for(prompt)
        told = terminal.ask("help", prompt)
        assert moves in told
        assert words in told
        assert "?U2" not in told
        assert shapes in terminal.ask("shapes", prompt)
        assert "✓ Ann" in terminal.ask("?.", prompt)


@pytest.mark.parametrize(("language", "brackets"), [("en", "[brackets]"), ("fr", "[crochets]")])
@pytest.mark.parametrize("width", [50, 60, 80, 110])
def test_what_can_be_done_names_the_mark_over_the_columns(
    language: str, brackets: str, width: int
) -> None:
    table: KensingtonTable = Table(rules(), 2, dealt=False)
    for text in ("?H1", "!-H1"):
        table.follow(rules().read(text))
    texts, room = messages(language), Room(width)
    assert brackets in DRAWING.now(rules(), table.view(0), texts, room=room)
    far = "+H4C@1 +H4C@5 +H4C@9 +H4C@13 -H4C@-4 -H4C@-8"
    wide = replace(table.state, facades=(built(far), built()))
    said = DRAWING.now(rules(), wide, texts, room=room)
    assert brackets not in said
    assert "^" in said


def test_cats_and_birds_are_seen_where_columns_have_one_sign() -> None:
    far = "+H4C@1 +H4C@5 +H4C@9 +H4C@13 +H4C@17 -H4C@-4 -H4C@-8 -H4C@-12"
    for viewed in (0, 1):
        facades = (built(far), built()) if viewed == 0 else (built(), built(far))
        state = replace(with_facade(far), facades=facades)
        console = Console(width=50, color_system=None)
        with console.capture() as capture:
            console.print(DRAWING.board(rules(), state, messages("en"), room=Room(50)))
        assert capture.get().count("c") == len(far.split())
