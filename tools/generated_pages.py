"""Pages that are made from the sources: rules and their coverage, schemas, types, pictures.

`python3 dev.py docs` writes them; the tests compare them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from io import StringIO
from pathlib import Path
from random import Random

import msgspec
from rich.console import Console
from rich.terminal_theme import TerminalTheme

from faubourg.bots import choose, find_bot
from faubourg.bots.own_bots.program_messages import (
    Answer,
    AskMove,
    Hello,
    Over,
    Ready,
    RefusedMove,
)
from faubourg.cli.game_in_words import AnyTable
from faubourg.cli.table.game_session import Session
from faubourg.cli.table.players import seated
from faubourg.core.game_catalogue import Game, find_rules, games
from faubourg.core.messages import LANGUAGES, Messages, messages, section_of
from faubourg.core.table import Table
from faubourg.server.board_data import kits
from tools.architecture_picture import house_picture, server_picture
from tools.rule_coverage_page import PAGE as COVERAGE
from tools.rule_coverage_page import anchor, coverage_page
from tools.rule_pictures import games_with_pictures, picture_file
from tools.typescript_types import game_types, plain_table_types, wire_types

ROOT = Path(__file__).resolve().parent.parent
IMAGES = ROOT / "docs" / "images"
CLIENT = ROOT / "client" / "src"
SCHEMA = "https://json-schema.org/draft/2020-12/schema"
NIGHT = TerminalTheme((23, 25, 35), (244, 238, 225), [(23, 25, 35)] * 8, [(127, 132, 155)] * 8)
COVERAGE_LINK = {
    "en": "Which functions carry each rule, and which tests try it",
    "fr": "Quelles fonctions appliquent chaque règle, et quels tests la vérifient",
}
PICTURE_SEED = 11
PICTURE_TURNS = 70
PICTURE_NEWS = 9
SVG = """<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{
    font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace;
    font-size: {char_height}px;
    line-height: {line_height}px;
}}
{styles}
</style>
<defs>{lines}</defs>
<rect fill="#171923" width="{width}" height="{height}" rx="8"/>
<g transform="translate(20, 14)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g></g></svg>
"""


def pages() -> dict[Path, Callable[[], str]]:
    """Every generated file, with what makes its text."""
    made = {
        COVERAGE: coverage_page,
        IMAGES / "architecture.svg": house_picture,
        IMAGES / "architecture-server.svg": server_picture,
        IMAGES / "table.svg": picture,
        ROOT / "docs" / "own-bots.schema.json": own_bots_schema,
        CLIENT / "lib/server-types.ts": wire_types,
        CLIENT / "plain-table/server-types.ts": plain_table_types,
    }
    for key in kits():
        made[CLIENT / "games" / key / "server-types.ts"] = partial(game_types, key)
    for key in games_with_pictures():
        made[CLIENT / "games" / key / "rule-pictures.json"] = partial(picture_file, key)
    for key, game in games().items():
        made[ROOT / "docs" / "editions" / f"{key}.schema.json"] = partial(schema, game)
        for language in LANGUAGES:
            page = ROOT / "docs" / "rules" / f"{key}.{language}.md"
            made[page] = partial(rule_page, game, messages(language))
    return made


def rule_page(game: Game, texts: Messages) -> str:
    """All the rules of a game in one language."""
    return "\n".join(_rule_lines(game, texts)) + "\n"


def _rule_lines(game: Game, texts: Messages) -> Iterator[str]:
    title = game.meta.title["en"]
    yield f"# {game.meta.title[texts.language]}"
    yield f"\n[{COVERAGE_LINK[texts.language]}](../{COVERAGE.name}#{anchor(title)})."
    section = ""
    for rule in texts.rules(game.meta.prefix):
        heading = section_of(rule)
        if heading != section:
            section = heading
            yield f"\n## {section} {texts.rule_title(section)}"
        yield f"\n### {rule} {texts.rule_title(rule)}\n\n{texts.rule_text(rule)}"


def schema(game: Game) -> str:
    return json.dumps(game.printer.schema(), indent=2, sort_keys=True) + "\n"


def own_bots_schema() -> str:
    """What a program of one's own is told, and what it may answer."""
    kinds = (Hello, AskMove, RefusedMove, Over, Ready, Answer)
    lines, definitions = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    about = {"$schema": SCHEMA, "title": "A line between Faubourg and a program that plays"}
    made = about | {"anyOf": lines, "$defs": definitions}
    return json.dumps(made, indent=2, sort_keys=True) + "\n"


def picture() -> str:
    """A game in progress, as the terminal shows it."""
    players = seated("me:Chloé,greedy,planner", messages("en"))
    rules = find_rules("sunrise", "lane")
    table: AnyTable = Table(rules, 3, seed=PICTURE_SEED, names=[player.name for player in players])
    console = Console(
        record=True, width=118, height=40, file=StringIO(), force_terminal=True,
        color_system="truecolor", legacy_windows=False,
    )  # fmt: skip
    session = Session(console, table, players, messages("en"), Random(PICTURE_SEED))
    for _ in range(PICTURE_TURNS):
        _play_on(table, session)
    while table.to_act != 0:
        _play_on(table, session)
    session.seen[0] = len(table.steps) - PICTURE_NEWS
    session.look(0)
    return console.export_svg(theme=NIGHT, code_format=SVG, unique_id="faubourg")


def _play_on(table: AnyTable, session: Session) -> None:
    seat = table.to_act
    assert seat is not None
    bot = session.players[seat].bot or find_bot("planner")
    table.play(choose(bot, table.rules, table.view(seat), session.rng))


if __name__ == "__main__":
    for path, make in pages().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(make(), encoding="utf-8")
        print(path.relative_to(ROOT))
