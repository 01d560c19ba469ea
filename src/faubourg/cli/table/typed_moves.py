"""A typed line as moves: in notation or in everyday words, all of them or none."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from faubourg.cli.game_in_words import AnyTable
from faubourg.cli.table.game_vocabulary import GameTalk, MoveWords
from faubourg.cli.table.understand_typed_words import (
    FILLER,
    Vocabulary,
    fits,
    meanings_of,
    nouns_of,
    plain_letters,
    vocabulary,
)
from faubourg.core.errors import BadNotation, FaubourgError, IllegalMove
from faubourg.core.game_protocol import NATURE, Seat
from faubourg.core.messages import messages
from faubourg.core.phrases import Phrase

BETWEEN_MOVES = str.maketrans({",": " ", ";": " ", "'": "' ", "’": "' "})


class NotUnderstood(FaubourgError):
    """Words that mean several moves, or none."""


class NothingPlayed(FaubourgError):
    """One of several moves cannot be played, so none of them is."""

    def __init__(self, number: int, text: str, reason: FaubourgError | None, key: str) -> None:
        super().__init__(key, number=number, text=text)
        self.reason = reason


class Planned(Struct, frozen=True):
    """A legal move, what was typed for it and the position in which it will be played.

    Nothing was typed for what goes without saying.
    """

    typed: str
    state: Any
    move: Any


def own_key(key: str, reading: str) -> str:
    """The key of a game's own sentence: the one for its reading of the rules, where there is any.

    >>> own_key("kensington-say-take", "marks")
    'kensington-say-take-marks'
    >>> own_key("kensington-say-buy", "marks")
    'kensington-say-buy'
    """
    other = f"{key}-{reading}"
    return other if reading and messages("en").has(other) else key


class LineReader:
    """Reads what one seat types at a table."""

    def __init__(self, table: AnyTable, talk: GameTalk, seat: int) -> None:
        self.table, self.rules, self.talk = table, table.rules, talk
        self.seat = Seat(seat)

    def plan(self, line: str) -> list[Planned]:
        """The moves of the line, every one of them legal when its turn comes."""
        state, plan = self.table.state, list[Planned]()
        said = self._parts(line.translate(BETWEEN_MOVES).split())
        parts = [words for part in said for words in self._moves_apart(part)]
        for number, words in enumerate(parts, 1):
            typed = " ".join(words)
            for made in self._made_alone_before(state, words):
                plan.append(made)
                state = self.rules.play(state, made.move)
            actor = self.rules.to_act(state)
            # Where the game was over before, its rules say why no move can be made.
            if actor != self.seat and not self.table.over:
                key = "moves-after-a-draw" if actor is NATURE else "moves-after-the-turn"
                raise NothingPlayed(number, typed, None, key)
            try:
                move = self._legal(state, words)
            except FaubourgError as error:
                if len(parts) == 1:
                    raise
                raise NothingPlayed(number, typed, error, "moves-none-played") from error
            plan.append(Planned(typed, state, move))
            state = self.rules.play(state, move)
        return plan

    def _made_alone_before(self, state: Any, words: Sequence[str]) -> Iterator[Planned]:
        """The moves that nobody has to type, though they may, before the one that is typed."""
        while self.rules.to_act(state) == self.seat:
            moves = [*self.rules.moves(state)]
            if not self.talk.goes_without_saying(moves) or self._says(state, words, moves[0]):
                return
            yield Planned("", state, moves[0])
            state = self.rules.play(state, moves[0])

    def _says(self, state: Any, words: Sequence[str], move: Any) -> bool:
        try:
            return bool(self._meant(state, words) == move)
        except FaubourgError:
            return False

    def move(self, text: str) -> Any:
        """The one move that the text says, legal or not."""
        return self._meant(self.table.state, text.translate(BETWEEN_MOVES).split())

    def asked_about(self, text: str) -> tuple[Any, str]:
        """The move that somebody asks about, and its name: as typed, or in notation for words."""
        said = text.strip()
        if not said:
            self._check_something_is_legal(self.table.state)
            example = self.rules.write(self.talk.example(self.table.moves()))
            raise NotUnderstood("why-what", example=example)
        move = self.move(said)
        return move, said if self._is_notation(said) else self.rules.write(move)

    def _parts(self, words: Sequence[str]) -> Iterator[list[str]]:
        """The words of one move each: notation stands alone, a verb takes what follows it."""
        spoken: list[str] = []
        for word in words:
            alone = self._stands_alone(word, spoken)
            if self._says_something(spoken) and (alone or self._is_verb(word)):
                yield spoken
                spoken = []
            if alone:
                yield [word]
            else:
                spoken.append(word)
        if spoken:
            yield spoken

    def _moves_apart(self, words: list[str]) -> Iterator[list[str]]:
        """The words of one move each, where a verb was said once for several."""
        if len(words) < 2:
            yield words
            return
        yield from map(list, self.talk.one_by_one(self.rules, words, self.known.meaning))

    def _stands_alone(self, word: str, spoken: Sequence[str]) -> bool:
        """Whether a word is a move in notation, and not what the verb before it is about."""
        if not any(map(str.isalnum, word)):
            return True
        is_about_a_verb = len(spoken) == 1 or (spoken and word.isalnum())
        return not is_about_a_verb and self._is_notation(word)

    def _says_something(self, spoken: Sequence[str]) -> bool:
        """Whether there is more than a word before the verb, as in « s'arrêter »."""
        return any(self.known.meaning(word) != FILLER for word in spoken)

    def _is_verb(self, word: str) -> bool:
        return self.known.meaning(word) in self.talk.verbs

    @property
    def known(self) -> Vocabulary:
        """Asked for only where notation does not do: it takes both languages."""
        return vocabulary(self.rules.key)

    def _is_notation(self, word: str) -> bool:
        try:
            self.rules.read(word)
        except BadNotation:
            return False
        return True

    def _legal(self, state: Any, words: Sequence[str]) -> Any:
        move = self._meant(state, words)
        if refusal := self.rules.why_not(state, move):
            raise IllegalMove(refusal, self.rules.remedy(state, move))
        return move

    def _meant(self, state: Any, words: Sequence[str]) -> Any:
        if len(words) < 2 and self._is_notation("".join(words)):
            return self.rules.read("".join(words))
        self._check_something_is_legal(state)
        return Spoken(self, state, words).move()

    def _check_something_is_legal(self, state: Any) -> None:
        """Words are understood by what is legal: after the end that is nothing."""
        if self.rules.to_act(state) is None:
            raise NotUnderstood("no-move-left")


class Spoken:
    """The words said for one move in one position."""

    def __init__(self, reader: LineReader, state: Any, typed: Sequence[str]) -> None:
        self.reader, self.rules, self.typed = reader, reader.rules, typed
        self.view = self.rules.view(state, reader.seat)
        self.legal = [*self._worded(self.rules.moves(state))]

    def move(self) -> Any:
        """The move that is meant, legal or not; raises what is missing or not understood."""
        found = self._fitting(self.legal)
        if len(found) == 1:
            return found[0]
        if found:
            raise self._not_enough("said-too-little", found[0])
        possible = [*self._worded(self.rules.well_formed(len(self.reader.table.names)))]
        illegal = self._fitting(possible)
        if len(illegal) == 1 or (illegal and len(self._said(possible)) > 1):
            return illegal[0]
        if self._verb() is None:
            return self._read()
        raise self._not_enough("said-not-now" if illegal else "said-unknown", self._example())

    def _read(self) -> Any:
        """The words as notation, or what notation looks like with this reading of the rules."""
        try:
            return self.rules.read(" ".join(self.typed))
        except BadNotation as error:
            key = own_key(error.phrase.key, self.reader.talk.reading(self.view))
            raise BadNotation(key, **error.phrase.facts) from error

    def _worded(self, moves: Iterator[Any]) -> Iterator[tuple[Any, MoveWords]]:
        """The moves that a person can say, each with its notation among its words."""
        for move in moves:
            if words := self.reader.talk.words(self.rules, self.view, move):
                short = plain_letters(self.rules.write(move))
                needs = (*words.needs, short) if words.needs else ()
                yield move, MoveWords(words.verb, (*words.words, short), needs)

    def _fitting(self, moves: Sequence[tuple[Any, MoveWords]]) -> list[Any]:
        said = self._said(moves)
        return [move for move, words in moves if said and fits(said, words)]

    def _said(self, moves: Sequence[tuple[Any, MoveWords]]) -> list[str]:
        nouns = nouns_of(words for _, words in moves)
        return meanings_of(self.typed, self.reader.known, nouns)

    def _verb(self) -> str | None:
        meanings = map(self.reader.known.meaning, self.typed)
        meant = next((each for each in meanings if each != FILLER), "")
        return meant if meant in self.reader.talk.verbs else None

    def _example(self) -> Any:
        """A legal move of the verb, or any."""
        verb = self._verb()
        return next((move for move, words in self.legal if words.verb == verb), self.legal[0][0])

    def _not_enough(self, key: str, example: Any) -> NotUnderstood:
        verb, verbs = self._verb(), dict(self.legal)
        if not any(words.verb == verb for words in verbs.values()):
            verb = verbs[example].verb
        own = own_key(f"{self.rules.key}-say-{verb}", self.reader.talk.reading(self.view))
        missing = Phrase(own if messages("en").has(own) else "plain-say")
        short = self.rules.write(example)
        return NotUnderstood(key, text=" ".join(self.typed), missing=missing, example=short)
