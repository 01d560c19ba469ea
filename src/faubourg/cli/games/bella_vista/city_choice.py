"""BV-1.1 in a terminal: the city by its name, by a seed, from a file, or chosen on sight."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from faubourg.cli.read_and_write_files import read_text
from faubourg.cli.table.questions_of_each_game import Asker
from faubourg.cli.table.typed_commands import Command, Quit, parse
from faubourg.core.errors import BadOption, FaubourgError
from faubourg.core.game_protocol import AnyRules
from faubourg.core.phrases import Phrase, facts
from faubourg.games.bella_vista import BellaVista
from faubourg.games.bella_vista.city_generator import generate
from faubourg.games.bella_vista.city_map_reader import BETWEEN_ROWS
from faubourg.games.bella_vista.find_city_by_name import city_called, title_of
from faubourg.games.bella_vista.unpacked_edition import Box

RANDOM = "random"
ANOTHER = "r"
SEEDS = 1_000_000
LONGEST_SEED = 20


def prepare(rules: AnyRules, options: Mapping[str, Any], asker: Asker) -> dict[str, Any]:
    """The options with a whole city in them; whoever named none is asked."""
    assert isinstance(rules, BellaVista)
    said = str(options.get("city", ""))
    rng = Random(asker.seed)
    if said or asker.ask is None:
        return {**options, "city": city_from(rules.box, said, rng)}
    return {**options, "city": _chosen(rules.box, asker, rng)}


def city_from(box: Box, said: str, rng: Random) -> str:
    """The map that the words mean: a name, `random`, `random:7`, a file, or a map itself."""
    word, _, seed = said.partition(":")
    if word == RANDOM:
        return generate(box.parts, Random(_seed(said, seed)) if seed else rng)
    if name := city_called(said, box.parts.cities):
        return box.layout(name)
    is_file = said.endswith(".txt") or Path(said).is_file()
    return box.layout(read_text(Path(said)) if is_file else said)


def _seed(said: str, seed: str) -> int:
    if not seed.isdecimal() or len(seed) > LONGEST_SEED:
        reason = Phrase("bella-bad-seed", facts(text=said))
        raise BadOption("bad-option", field="city", reason=reason)
    return int(seed)


def _obey(command: Command, asker: Asker, known: Sequence[str]) -> None:
    """What can be typed here besides a city; the other commands wait for the table."""
    if command is Command.QUIT:
        raise Quit
    asker.tell(asker.texts.text("bella-city-help", known=tuple(known)))


def _chosen(box: Box, asker: Asker, rng: Random) -> str:
    """Show a city until it is to everybody's liking."""
    assert asker.ask is not None
    city = box.layout("")
    known = tuple(title_of(name, asker.texts) for name in box.parts.cities)
    while True:
        asker.tell(asker.texts.text("bella-city-shown"))
        for row in city.split(BETWEEN_ROWS):
            asker.tell(f"    {row}")
        answer = asker.ask(asker.texts.text("bella-city-choose", known=known)).strip()
        if not answer:
            return city
        if command := parse(answer):
            _obey(command[0], asker, known)
            continue
        if answer == ANOTHER:
            answer = f"{RANDOM}:{rng.randrange(SEEDS)}"
            asker.tell(asker.texts.text("bella-city-seed", seed=answer.partition(":")[2]))
        try:
            city = city_from(box, answer, rng)
        except FaubourgError as error:
            asker.tell(asker.texts.say(error.phrase))
