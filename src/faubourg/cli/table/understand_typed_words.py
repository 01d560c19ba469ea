"""Moves in everyday words of either language: which move is meant, or what is missing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from unicodedata import combining, normalize

from msgspec import Struct

from faubourg.cli.table.game_vocabulary import MoveWords
from faubourg.core.messages import LANGUAGES, messages
from faubourg.core.signed_numbers import with_hyphens

FILLER = "filler"


class Vocabulary(Struct, frozen=True):
    """What the words of one game mean, in all languages at once."""

    meanings: Mapping[str, str]

    def meaning(self, word: str) -> str:
        """What a word stands for; a word that is not listed stands for itself."""
        spelt = plain_letters(word)
        return self.meanings.get(spelt, spelt)


@cache
def vocabulary(game: str) -> Vocabulary:
    """The words of the sentences `<game>-word-<meaning>`, and those that serve any game."""
    meanings: dict[str, str] = {}
    for prefix in ("plain-word-", f"{game}-word-"):
        for language in LANGUAGES:
            texts = messages(language)
            for key in texts.keys:
                if key.startswith(prefix):
                    words = plain_letters(texts.text(key)).split()
                    meanings |= dict.fromkeys(words, key.removeprefix(prefix))
    return Vocabulary(meanings)


def plain_letters(text: str) -> str:
    """Small letters without accents, and one sign for minus."""
    spread = normalize("NFD", with_hyphens(text.lower().replace("’", "'")))
    return "".join(letter for letter in spread if not combining(letter))


def meanings_of(typed: Sequence[str], known: Vocabulary, nouns: Iterable[str]) -> list[str]:
    """What the typed words mean, without those that only fill; numbers stand with their nouns."""
    said = [known.meaning(word) for word in typed]
    return [*_with_numbers([word for word in said if word and word != FILLER], {*nouns})]


def _with_numbers(said: list[str], nouns: set[str]) -> Iterator[str]:
    """`slot 2` and `2 slot` both become `slot:2`."""
    rest = [*said]
    while rest:
        word = rest.pop(0)
        if word in nouns and rest and _is_number(rest[0]):
            yield f"{word}:{rest.pop(0)}"
        elif _is_number(word) and rest and rest[0] in nouns and not _numbered(rest):
            yield f"{rest.pop(0)}:{word}"
        else:
            yield word


def _numbered(said: Sequence[str]) -> bool:
    """Whether the noun in front has a number after it."""
    return len(said) > 1 and _is_number(said[1])


def _is_number(word: str) -> bool:
    return word.removeprefix("-").removeprefix("+").isdecimal()


def nouns_of(words: Iterable[MoveWords]) -> set[str]:
    """The nouns that take a number."""
    pairs = (word.partition(":") for each in words for word in each.words)
    return {noun for noun, colon, _ in pairs if colon and noun.isalpha()}


def fits(said: Sequence[str], words: MoveWords) -> bool:
    """Whether everything that was said is true of the move, and what it needs was said.

    Nothing is said twice of one move: what stands twice may have been meant twice.
    """
    if words.needs and not {*words.needs} & {*said}:
        return False
    if len({*said}) < len(said):
        return False
    return all(word == words.verb or word in words.words for word in said)
