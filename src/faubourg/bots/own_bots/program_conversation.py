"""A program at a table, from the greeting to the end; every failure is a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from faubourg.bots.own_bots.line_process import LineProcess, ProgramFailed
from faubourg.bots.own_bots.program_command import ProgramCommand
from faubourg.bots.own_bots.program_messages import (
    LONGEST_LINE,
    PROTOCOL,
    Answer,
    AskMove,
    Hello,
    OfferedMove,
    Over,
    Ready,
    RefusedMove,
    SeenMove,
    ToProgram,
)
from faubourg.core.errors import FaubourgError
from faubourg.core.game_protocol import Outcome
from faubourg.core.messages import messages
from faubourg.core.phrases import Phrase

STARTING = 10.0
"""Seconds for a program to answer the greeting, at the least."""
TRIES = 3
"""Answers to one question, refused ones included."""
SHOWN = 80
"""Characters of an answer that are quoted."""
T = TypeVar("T")


class ProgramConversation:
    """What is said to one program in one game."""

    def __init__(self, command: ProgramCommand, hello: Hello) -> None:
        self.name, self._seconds = command.name, hello.seconds
        self._told: tuple[SeenMove, ...] = ()
        self._process = LineProcess(command.words, self.name, LONGEST_LINE)
        try:
            ready = self._asked(hello, Ready, max(STARTING, self._seconds))
            if ready.protocol != PROTOCOL:
                raise ProgramFailed(
                    "program-protocol", name=self.name, spoken=ready.protocol, known=PROTOCOL
                )
        except BaseException:
            self._process.end()
            raise

    def ask(self, view: object, moves: Sequence[OfferedMove], log: Sequence[SeenMove]) -> Answer:
        """What the program would play; it is told what it does not know yet of the log."""
        since = _same(self._told, log)
        self._told = tuple(log)
        return self._asked(AskMove(view, tuple(moves), since, self._told[since:]), Answer)

    def refuse(self, refused: RefusedMove) -> Answer:
        """What it would play instead."""
        return self._asked(refused, Answer)

    def end(self, outcome: Outcome | None = None) -> None:
        self._process.tell(msgspec.json.encode(Over(outcome)))
        self._process.end()

    def last_words(self) -> str:
        return self._process.last_words()

    def _asked(self, message: ToProgram, kind: type[T], seconds: float | None = None) -> T:
        line = self._process.ask(msgspec.json.encode(message), seconds or self._seconds)
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.DecodeError, RecursionError):
            said = line.decode("utf-8", "replace")[:SHOWN]
            raise ProgramFailed("program-garbage", name=self.name, text=said) from None


def not_a_move(text: str, error: FaubourgError, tries: int) -> RefusedMove:
    """The answer to a text that says no move."""
    sentence = messages("en").say(error.phrase)
    return RefusedMove(text, None, error.phrase.key, sentence, (), tries)


def kept_failing(name: str, text: str) -> ProgramFailed:
    """Whoever was refused too often."""
    return ProgramFailed("program-refused", name=name, text=text[:SHOWN], tries=TRIES)


def failure_in_words(error: ProgramFailed, last_words: str) -> Phrase:
    """The failure, with what the program said at last, if it said anything."""
    if not last_words:
        return error.phrase
    return Phrase("program-last-words", {"failure": error.phrase, "text": last_words})


def _same(told: Sequence[SeenMove], log: Sequence[SeenMove]) -> int:
    """How many moves two logs have in common."""
    pairs = enumerate(zip(told, log, strict=False))
    return next((number for number, (old, new) in pairs if old != new), min(len(told), len(log)))
