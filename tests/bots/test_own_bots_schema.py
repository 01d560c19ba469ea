"""The lines between Faubourg and programs of one's own are as the published schema says."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

from jsonschema import Draft202012Validator

from faubourg.arena.bot_match import Fixture, play_game
from faubourg.bots.own_bots.program_bot import choose_at
from faubourg.core.game_protocol import Seat
from tests.bots.own_programs import at_table, listening, refused_once, said

ROOT = Path(__file__).parents[2]


def validator_of(kind: str) -> Draft202012Validator:
    schema = json.loads((ROOT / "docs" / "own-bots.schema.json").read_text(encoding="utf-8"))
    del schema["anyOf"]
    return Draft202012Validator({**schema, "$ref": f"#/$defs/{kind}"})


def test_all_that_is_said_is_as_the_schema_says(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    play_game(Fixture("kensington", (str(listening(tmp_path, heard)), "random"), 1, seed=4), 0)
    for message in said(heard):
        kind = {"hello": "Hello", "move": "AskMove", "over": "Over"}[message["type"]]
        validator_of(kind).validate(message)
    with at_table(refused_once(tmp_path, heard, "a2=1")) as (bot, table):
        choose_at(table, Seat(0), bot, Random(1))
    validator_of("RefusedMove").validate(said(heard)[-1])
    validator_of("Ready").validate({"protocol": 1})
    validator_of("Answer").validate({"move": "++", "advice": [{"move": "++", "chance": 0.5}]})
    assert not validator_of("Answer").is_valid({"text": "++"})


def test_the_lines_that_the_page_shows_are_as_the_schema_says() -> None:
    page = (ROOT / "docs" / "own-bots.md").read_text(encoding="utf-8")
    shown = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", page, re.DOTALL)]
    names = ("Hello", "Ready", "AskMove", "Answer", "RefusedMove", "Over")
    for kind, line in zip(names, shown, strict=True):
        validator_of(kind).validate(line)
