"""The walk through the score: every number has a name, in few words, on any screen."""

from __future__ import annotations

import re
from typing import Any

import pytest
from msgspec.structs import replace
from rich.cells import cell_len

from faubourg.cli.rich_console import UnbreakingConsole
from faubourg.cli.table.plain_drawing import PlainDrawing
from faubourg.cli.table.score_walk import score_sheet, walk_through
from faubourg.cli.table.table_screen import Screen
from faubourg.core.game_catalogue import rules_for
from faubourg.core.game_protocol import RuleId
from faubourg.core.messages import LANGUAGES, messages
from faubourg.core.table import Table
from faubourg.games.kensington.model import Stage
from tests.cli.shell import plain
from tests.games.kensington.positions import built, rules, table_at

GAMES = ("sunrise", "bella_vista", "kensington")
OPEN = "-H2@1 +V2@-2 +O4C@4 ^H2@1 ^H1@-2 ^H1@0"
"""A façade of which columns 4 and 5, with a cat, are open."""
ROOFED = "-H2@1 ^H2@1 ^H1@0"


def walked(table: Any, language: str = "en", width: int = 100, *, plainly: bool = False) -> str:
    console = UnbreakingConsole(width=width, color_system=None, markup=False, highlight=False)
    screen = Screen(console, table, messages(language))
    if plainly:
        screen.drawing = PlainDrawing(table)
    with console.capture() as capture:
        walk_through(screen, pause=lambda: None)
    return "\n".join(line.rstrip() for line in plain(capture.get()).splitlines())


def played_out(game: str) -> Any:
    """Whoever acts takes the move that brings most: so there are points of every kind."""
    table: Any = Table(rules_for(game), 2, seed=3, names=("Ann", "Bob"))
    while not table.over:
        table.play(max(table.moves(), key=lambda move: sum(x.points for x in table.gain(move))))
    return table


def kensington(*facades: str) -> Any:
    start = Table(rules(), len(facades), seed=1, dealt=False).state
    over = replace(start, facades=tuple(map(built, facades)), stage=Stage.OVER)
    return table_at(replace(over, ended_by=RuleId("KG-5.1")))


def block(walk: str, rule: str) -> list[str]:
    """The lines below the heading of a rule, without the running totals."""
    _, _, rest = walk.partition(f"[{rule}] ─")
    return rest.splitlines()[1 : next(n for n, x in enumerate(rest.splitlines()) if is_running(x))]


def is_running(line: str) -> bool:
    return bool(re.fullmatch(r" ▲  −?\d+    ●  −?\d+", line))


@pytest.mark.parametrize(
    ("language", "windows", "cats"),
    [
        (
            "en",
            "column −2: 2 windows +2 · column 1: 1 window +1 · column 2: 1 window +1",
            "the block of 4 lit windows on 4:1",
        ),
        (
            "fr",
            "colonne −2 : 2 fenêtres +2 · colonne 1 : 1 fenêtre +1 · colonne 2 : 1 fenêtre +1",
            "la tuile carrée de 4 fenêtres éclairées en 4:1",
        ),
    ],
)
def test_windows_and_cats_of_kensington_are_told_by_column_from_left_to_right(
    language: str, windows: str, cats: str
) -> None:
    walk = walked(kensington(OPEN, ""), language)
    about, ann, *told, bob = block(walk, "KG-6.1")
    assert about.startswith("1 point ")
    assert ann.endswith("  +4")
    assert told == [f"    {windows}"]
    assert bob.endswith("  0")
    assert block(walk, "KG-6.4")[1].endswith(f"  +1  {cats}")


@pytest.mark.rule("KG-6.5")
@pytest.mark.parametrize(
    ("language", "several", "one", "none"),
    [
        (
            "en",
            "0  Columns 4 and 5 are open.",
            "0  Column 0 is open.",
            "+3  All 3 columns are roofed.",
        ),
        (
            "fr",
            "0  Les colonnes 4 et 5 sont ouvertes.",
            "0  La colonne 0 est ouverte.",
            "+3  Les 3 colonnes sont toutes recouvertes.",
        ),
    ],
)
def test_a_lost_bonus_of_kensington_names_the_open_columns(
    language: str, several: str, one: str, none: str
) -> None:
    lost = block(walked(kensington(OPEN, ""), language), "KG-6.5")
    assert [lost[-2].endswith(several), lost[-1].endswith(one)] == [True, True]
    won = block(walked(kensington(OPEN, ROOFED), language), "KG-6.5")
    assert [won[-2].endswith(several), won[-1].endswith(none)] == [True, True]


@pytest.mark.parametrize("language", LANGUAGES)
def test_prices_buildings_and_contracts_of_bella_vista_have_names(language: str) -> None:
    walk = walked(played_out("bella_vista"), language, 400)
    round_, building = {
        "en": ("round", r"no\. \d on [a-l]\d+: "),
        "fr": ("manche", r"n° \d en [a-l]\d+ : "),
    }[language]
    _, prices, *_ = block(walk, "BV-2.1")
    assert all(re.fullmatch(rf"{round_} \d −\d+", each) for each in prices.strip().split(" · "))
    _, _, buildings, *_ = block(walk, "BV-3.6")
    entries = buildings.strip().split(" · ")
    assert all(re.match(building, each) for each in entries)
    assert len({each.split(":")[0] for each in entries}) == len(entries)  # once each
    told = [line for line in block(walk, "BV-5.3") if not line.endswith("  0")]
    assert told
    for entry in " · ".join(line for line in told if line.startswith("    ")).split(" · "):
        assert re.fullmatch(r"\s*\d .*[a-zé] \+\d+", entry)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [44, 100])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("plainly", [False, True])
def test_on_any_screen_numbers_have_names_and_true_minus_signs(
    language: str, width: int, game: str, plainly: bool
) -> None:
    walk = walked(played_out(game), language, width, plainly=plainly)
    assert not re.search(r"(?<!\w)-\d", walk)
    assert not re.search(r"\+\d+, \+\d+", walk)
    assert max(map(cell_len, walk.splitlines())) <= width
    assert not re.search(r"^\s*[+−]\d+(?: ·)?$", walk, re.MULTILINE)


@pytest.mark.parametrize("game", GAMES)
def test_the_points_of_the_seats_add_up_to_their_totals(game: str) -> None:
    table = played_out(game)
    for plainly in (False, True):
        walk = walked(table, plainly=plainly)
        for name, total in zip(table.names, table.totals(), strict=True):
            found = re.findall(rf"^ \S  {name}  ([+−]\d+|0)(?=$|  )", walk, re.MULTILINE)
            assert sum(int(each.replace("−", "-")) for each in found) == total


def test_a_game_without_few_words_says_its_sentences_one_below_the_other() -> None:
    table = played_out("bella_vista")
    groups = [line for line in table.sheet() if line.rule == "BV-5.2"]
    walk = walked(table)
    for line in groups:
        assert messages("en").because(line, table.names).replace("\u00a0", " ") in walk


@pytest.mark.rule("KG-6.1")
@pytest.mark.parametrize(
    ("language", "summed"),
    [("en", "8 windows in 8 roofed columns"), ("fr", "8 fenêtres dans 8 colonnes recouvertes")],
)
def test_windows_of_many_columns_are_summed_up(language: str, summed: str) -> None:
    wide = "+H2@1 ^H2@1 +H2@3 ^H2@3 +H2@5 ^H2@5 +H2@-2 ^H2@-2"
    told = block(walked(kensington(wide, ""), language), "KG-6.1")
    assert told[2] == f"    {summed}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bonus_of_sunrise_lane_is_explained_once_with_the_points_of_everybody(
    language: str,
) -> None:
    table: Any = Table(rules_for("sunrise"), 3, seed=3, names=("Ann", "Bob", "Cid"))
    while len(table.steps) < 60:
        table.play(max(table.moves(), key=lambda move: sum(x.points for x in table.gain(move))))
    console = UnbreakingConsole(width=200, color_system=None, markup=False, highlight=False)
    with console.capture() as capture:
        score_sheet(Screen(console, table, messages(language)))
    (told,) = [line for line in capture.get().splitlines() if "SL-5.4" in line]
    assert re.match(r" ▲    \+6   ●   \+10   ✚   \+10  \w", told)
