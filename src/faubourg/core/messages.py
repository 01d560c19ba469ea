"""Sentences from the locale files: the only place where keys and facts become words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TypeAlias

from fluent.runtime import FluentBundle, FluentResource

from faubourg.core import game_catalogue
from faubourg.core.errors import Unknown
from faubourg.core.game_protocol import Refusal, Remedy, ScoreLine
from faubourg.core.move_reasons import Reason
from faubourg.core.phrases import Either, Fact, Facts, Person, Phrase, facts
from faubourg.core.signed_numbers import place_with_minus, signed, with_minus

Names: TypeAlias = Sequence[str]
LANGUAGES = ("en", "fr")
MOST = 12
"""Items of a list that are named; the rest is counted."""
LONGEST = 2000
"""Characters of a part of a sentence; Fluent takes little more."""
LONGEST_WORD = 300
NO_BREAK_SPACES = "\u00a0\u202f"
LARGEST = 10**15
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_ATTRIBUTE = re.compile(r"^ +\.([a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Messages:
    """All the sentences of one language.

    An entry is parsed when it is first said: most commands say little. Files from elsewhere may
    refer to our entries, and where they repeat one, ours stays.
    """

    def __init__(self, language: str, folders: Sequence[Traversable]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._entries: dict[str, str] = {}
        for file in (file for folder in folders for file in _locale_files(folder, language)):
            for name, entry in _entries_of(_content(file)):
                self._entries.setdefault(name, entry)
        self._parsed: set[str] = set()

    @cached_property
    def keys(self) -> list[str]:
        """Everything that can be said, in the order of the files."""
        messages = (entry for name, entry in self._entries.items() if not name.startswith("-"))
        return [key for entry in messages for key in _keys_of(entry)]

    @cached_property
    def _known(self) -> frozenset[str]:
        return frozenset(self.keys)

    def has(self, key: str) -> bool:
        return key in self._known

    def say(self, phrase: Phrase, names: Names = ()) -> str:
        """The sentence for a phrase; `key.attribute` reaches an attribute of a message."""
        key, _, attribute = phrase.key.partition(".")
        self._parse(key)
        message = self._bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(phrase.key)
        arguments = {name: self._word(fact, names) for name, fact in phrase.facts.items()}
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise errors[0]
        sentence = str(text).replace("\n", " ")
        if any(isinstance(fact, int) and fact < 0 for fact in phrase.facts.values()):
            return with_minus(sentence)
        return sentence

    def text(self, key: str, **facts: Fact) -> str:
        return self.say(Phrase(key, facts))

    def rules(self, prefix: str) -> list[str]:
        """The numbers of a game's rules, in rulebook order."""
        keys = (key.removesuffix(".text") for key in self.keys if key.endswith(".text"))
        return [_rule_id(key) for key in keys if key.startswith(f"{prefix}-")]

    def rule_title(self, rule: str) -> str:
        return self.text(f"{_message_id(rule)}.title")

    def row_title(self, rule: str) -> str:
        """What the points of a rule are called in a table of the score."""
        key = f"{_message_id(rule)}.row"
        return self.text(key) if self.has(key) else self.rule_title(rule)

    def group_title(self, rule: str) -> str:
        """What one group of the score lines of a rule is about, said after the group's name."""
        key = f"{_message_id(rule)}.group"
        return self.text(key) if self.has(key) else self.row_title(rule)

    def rule_text(self, rule: str) -> str:
        return self.text(f"{_message_id(rule)}.text")

    def reason(self, refusal: Refusal, names: Names = ()) -> str:
        """Why the move is refused."""
        return self._about(refusal.rule, refusal.reason, refusal.facts, names)

    def remedy(self, remedy: Remedy, names: Names = ()) -> str:
        """What to do instead."""
        return self.say(remedy.phrase, names)

    def refusal(self, refusal: Refusal, remedy: Remedy | None = None, names: Names = ()) -> str:
        """The whole refusal in one paragraph: reason, remedy if there is one, and rule."""
        said = [self.reason(refusal, names)]
        if remedy is not None:
            said.append(self.remedy(remedy, names))
        return " ".join([*said, f"[{refusal.rule}]"])

    def because(self, line: ScoreLine, names: Names = ()) -> str:
        """How the points of a score line came about."""
        return self._about(line.rule, line.reason, line.facts, names)

    def because_ahead(self, line: ScoreLine, names: Names = ()) -> str:
        """How points would come about: a game may have other words for those than for the past."""
        key = f"ahead-{_message_id(line.rule)}.{line.reason}"
        if not self.has(key):
            return self.because(line, names)
        return self.say(Phrase(key, line.facts), names)

    def reason_of_turn(self, reason: Reason, seat: int, names: Names = ()) -> str:
        """What speaks for a turn of the seat, with the points that it changes, if it does."""
        said = (
            self.say(reason.phrase, names) if reason.phrase else self._row_of(reason, seat, names)
        )
        if reason.points is None:
            return said
        return self.text("reason-line", reason=said, points=signed(reason.points))

    def _row_of(self, reason: Reason, seat: int, names: Names) -> str:
        """For a game that has no words for its reasons."""
        title = self.row_title(reason.rule or "")
        if reason.seat == seat:
            return title
        known = facts(who=Person(reason.seat), reason=title)
        return self.say(Phrase("reason-other", known), names)

    def _parse(self, name: str) -> None:
        """Parse an entry, and those that it refers to, unless that was done before."""
        if name in self._parsed or name not in self._entries:
            return
        self._parsed.add(name)
        entry = self._entries[name]
        self._bundle.add_resource(FluentResource(entry))
        for other in _REFERENCE.findall(entry):
            self._parse(other)

    def _about(self, rule: str, reason: str, facts: Facts, names: Names) -> str:
        return self.say(Phrase(f"{_message_id(rule)}.{reason}", facts), names)

    def _word(self, fact: Fact, names: Names) -> str | int:
        match fact:
            case Person(seat):
                return names[seat] if names else self.text("seat-number", number=seat + 1)
            case Phrase():
                return self.say(fact, names)[:LONGEST]
            case Either(choices):
                return self._listed("list-or", choices, names)
            case tuple():
                return self._listed("list-and", fact, names)
            case str():
                return place_with_minus(_tame(fact))
            case _:
                return fact if abs(fact) < LARGEST else _huge(fact)

    def _listed(self, key: str, facts: Sequence[Fact], names: Names) -> str:
        words = [place_with_minus(str(self._word(fact, names))) for fact in facts[:MOST]]
        if len(facts) > MOST:
            words.append(self.text("list-more", number=len(facts) - MOST))
        if len(words) < 2:
            return "".join(words) or self.text("list-empty")
        return self.text(key, most=", ".join(words[:-1]), last=words[-1])[:LONGEST]


@cache
def messages(language: str) -> Messages:
    """The sentences of a language, ours and those of every installed game."""
    if language not in LANGUAGES:
        raise Unknown("unknown-language", name=language, known=LANGUAGES)
    brought = [game.locale for game in game_catalogue.games().values() if game.locale]
    return Messages(language, [files("faubourg") / "locale", *brought])


def words_brought_by(game: str, language: str) -> str:
    """What a game is called and the locale files that it brings along, as one.

    Nothing for a game of this package.
    """
    found = game_catalogue.find_game(game)
    if language not in LANGUAGES:
        raise Unknown("unknown-language", name=language, known=LANGUAGES)
    if found.locale is None:
        return ""
    title = _quoted(found.meta.title.get(language, game))
    named = f"game-{game} = {{ {title} }}"
    return "\n".join([named, *map(_content, _locale_files(found.locale, language))])


def _quoted(text: str) -> str:
    """The text as Fluent takes it word for word, whatever signs are in it."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def _locale_files(folder: Traversable, language: str) -> list[Traversable]:
    return sorted((folder / language).iterdir(), key=lambda each: each.name)


def _content(file: Traversable) -> str:
    return file.read_text(encoding="utf-8")


def _entries_of(content: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a file, each with its name and as it is written."""
    starts = [*_ENTRY.finditer(content)]
    ends = [*(start.start() for start in starts[1:]), len(content)]
    for start, end in zip(starts, ends, strict=True):
        yield start[1], content[start.start() : end]


def _keys_of(entry: str) -> Iterator[str]:
    name, _, rest = entry.partition("=")
    value, *others = _ATTRIBUTE.split(rest)
    if value.strip():
        yield name.strip()
    yield from (f"{name.strip()}.{attribute}" for attribute in others[::2])


def section_of(rule: str) -> str:
    """The section of a rule: SL-2 for SL-2.5, SL-R for SL-R10."""
    section, dot, _ = rule.partition(".")
    return section if dot else rule.rstrip("0123456789")


def _message_id(rule: str) -> str:
    return rule.replace(".", "-")


def _rule_id(message_id: str) -> str:
    prefix, _, number = message_id.partition("-")
    return f"{prefix}-{number.replace('-', '.')}"


def _huge(number: int) -> str:
    """A number too large for Fluent; beyond all reason, only its size."""
    bits = number.bit_length()
    return str(number) if bits < 1000 else f"~10^{int(bits * 0.30103)}"


def _is_shown(letter: str) -> bool:
    return letter.isprintable() or letter in NO_BREAK_SPACES


def _tame(word: str) -> str:
    """A word from outside, on one line and of a length that a sentence can bear."""
    seen = "".join(each if _is_shown(each) else " " for each in word[: LONGEST_WORD + 1])
    return seen if len(word) <= LONGEST_WORD else f"{seen[:LONGEST_WORD]}…"
