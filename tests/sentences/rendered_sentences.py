"""Every message that takes facts, said with small and large counts, names and lists."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as fluent

import faubourg
from faubourg.core.messages import LANGUAGES, Messages
from faubourg.core.phrases import Fact, Phrase
from tests.sentences.language_faults import MANY
from tests.sentences.sample_facts import NAMES, NUMBERS, samples_of

SERVER = Path(faubourg.__file__).parent / "locale"
CLIENT = Path(__file__).parents[2] / "client" / "src"
SHARED = ("core", "endings", "hints", "server", "trouble", "sunrise", "bella_vista", "kensington")
BASE = 2
"""Which sample a fact has while others change: of counts, two."""


class Sentence(NamedTuple):
    file: str
    key: str
    text: str


class Counted(NamedTuple):
    """A sentence with one of its counts at none, one and many, and all else alike."""

    file: str
    key: str
    fact: str
    none: str
    one: str
    many: str


class References(visitor.Visitor):
    """Collects the variables of a pattern and the messages that it takes in, in their order."""

    def __init__(self) -> None:
        self.names: dict[str, None] = {}
        self.messages: list[str] = []

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - the visitor's name
        self.names[node.id.name] = None

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802 - the visitor's name
        self.messages.append(node.id.name)


@cache
def sentences(language: str) -> tuple[Sentence, ...]:
    """All of them, of the server and the terminal first, then those of the browser."""
    return (*_said(server_files(language), ()), *_said(client_files(language), _shared(language)))


@cache
def counted_sentences(language: str) -> tuple[Counted, ...]:
    """Each sentence with a count, once for every count that it takes."""
    server, client = server_files(language), client_files(language)
    return (*_counted(server, ()), *_counted(client, _shared(language)))


def server_files(language: str) -> list[Path]:
    return sorted((SERVER / language).glob("*.ftl"))


def client_files(language: str) -> list[Path]:
    found = [*CLIENT.glob(f"locale/**/{language}.ftl"), *CLIENT.glob(f"games/*/*{language}.ftl")]
    return sorted(found)


def _shared(language: str) -> tuple[Path, ...]:
    """What the browser takes over from the server."""
    return tuple(SERVER / language / f"{name}.ftl" for name in SHARED)


def _said(files: list[Path], others: tuple[Path, ...]) -> Iterator[Sentence]:
    texts = _texts(files, others)
    for file in files:
        for key, names in patterns_of(file).items():
            said = [texts.say(Phrase(key, facts), NAMES) for facts in _facts(key, names)]
            yield from (Sentence(_title(file), key, text) for text in dict.fromkeys(said))


def _counted(files: list[Path], others: tuple[Path, ...]) -> Iterator[Counted]:
    texts = _texts(files, others)
    for file in files:
        for key, names in patterns_of(file).items():
            base = _base(key, names)
            for fact in (name for name in names if samples_of(key, name) == NUMBERS):
                known = [base | {fact: number} for number in (0, 1, MANY)]
                said = [texts.say(Phrase(key, each), NAMES) for each in known]
                yield Counted(_title(file), key, fact, *said)


def _texts(files: list[Path], others: tuple[Path, ...]) -> Messages:
    language = next(each for each in LANGUAGES if each in (files[0].stem, files[0].parent.name))
    return _messages(language, [*others, *files])


def _title(file: Path) -> str:
    return "/".join(file.parts[-3:])


def _messages(language: str, files: list[Path]) -> Messages:
    """Messages of files wherever they lie."""
    with TemporaryDirectory() as folder:
        (Path(folder) / language).mkdir()
        for number, file in enumerate(files):
            shutil.copy(file, Path(folder) / language / f"{number:02}.ftl")
        return Messages(language, [Path(folder)])


def patterns_of(file: Path) -> dict[str, tuple[str, ...]]:
    """The messages and attributes of a file, each with its facts."""
    found: dict[str, References] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, fluent.Message):
            if entry.value is not None:
                found[entry.id.name] = _references(entry.value)
            for each in entry.attributes:
                found[f"{entry.id.name}.{each.id.name}"] = _references(each.value)
    return {key: tuple(dict.fromkeys(_names(key, found))) for key in found}


def _references(pattern: fluent.BaseNode) -> References:
    collector = References()
    collector.visit(pattern)
    return collector


def _names(key: str, found: Mapping[str, References]) -> Iterator[str]:
    """The variables of a message and of those that it takes in."""
    yield from found[key].names
    for other in found[key].messages:
        yield from _names(other, found)


def _facts(key: str, names: tuple[str, ...]) -> Iterator[Mapping[str, Fact]]:
    """All facts alike, from their first samples to their last; then each changes by itself."""
    samples = {name: samples_of(key, name) for name in names}
    for number in range(max((len(each) for each in samples.values()), default=1)):
        yield {name: each[number % len(each)] for name, each in samples.items()}
    for name, each in samples.items():
        for fact in each:
            yield _base(key, names) | {name: fact}


def _base(key: str, names: tuple[str, ...]) -> dict[str, Fact]:
    samples = {name: samples_of(key, name) for name in names}
    return {name: each[BASE % len(each)] for name, each in samples.items()}
