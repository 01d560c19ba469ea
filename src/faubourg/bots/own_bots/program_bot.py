"""A program of one's own as a bot: it is shown views, and held to the rules like everybody."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from faubourg.bots import Advice, Bot, Budget, choose, find_bot
from faubourg.bots.own_bots.line_process import ProgramFailed
from faubourg.bots.own_bots.program_command import ProgramCommand, program_command
from faubourg.bots.own_bots.program_conversation import (
    TRIES,
    ProgramConversation,
    failure_in_words,
    kept_failing,
    not_a_move,
)
from faubourg.bots.own_bots.program_messages import (
    PROTOCOL,
    Answer,
    EditionPlayed,
    Hello,
    OfferedMove,
    RefusedMove,
    SeenMove,
    Thought,
)
from faubourg.bots.random import BOT as RANDOM
from faubourg.core.errors import BadNotation
from faubourg.core.game_protocol import NATURE, AnyRules, Outcome, Seat
from faubourg.core.messages import messages
from faubourg.core.phrases import Phrase
from faubourg.core.table import Table

SECONDS = 10.0
"""For an answer, unless somebody says otherwise."""


class ProgramBot:
    """Plays by what a program answers; when that fails, `random` plays the game to its end."""

    def __init__(self, command: ProgramCommand, seconds: float = SECONDS) -> None:
        self.name, self.command, self.seconds = command.name, command, seconds
        self.failure: Phrase | None = None
        """Why `random` plays, if it does."""
        self.log: Sequence[SeenMove] = ()
        """What its seat saw until now: set by whoever asks for advice."""
        self._talk: ProgramConversation | None = None

    def sit(self, table: Table[Any, Any, Any], seat: int, iterations: int | None = None) -> None:
        """Start the program; ProgramFailed if it does not answer as it should."""
        edition = table.rules.edition
        hello = Hello(
            PROTOCOL,
            table.rules.key,
            EditionPlayed(edition.key, edition.hash),
            msgspec.to_builtins(table.options),
            len(table.names),
            seat,
            table.names,
            self.seconds,
            iterations,
        )
        self._talk = ProgramConversation(self.command, hello)

    def leave(self, outcome: Outcome | None = None) -> None:
        """End the program."""
        if self._talk is not None:
            self._talk.end(outcome)
            self._talk = None

    def advise(self, rules: AnyRules, view: Any, rng: Random, budget: Budget) -> Sequence[Advice]:
        if self._talk is None:
            return RANDOM.advise(rules, view, rng, budget)
        try:
            return self._asked(self._talk, rules, view, rules.imagine(view, rng))
        except ProgramFailed as error:
            talk, self._talk = self._talk, None
            talk.end()
            self.failure = failure_in_words(error, talk.last_words())
            return RANDOM.advise(rules, view, rng, budget)

    def _asked(
        self, talk: ProgramConversation, rules: AnyRules, view: Any, state: Any
    ) -> Sequence[Advice]:
        """One's own legal moves depend on the view alone, so any position that gives it will do."""
        seat = rules.to_act(state)
        offered = [_offered(rules, state, move, seat) for move in rules.moves(state)]
        answer = talk.ask(view, offered, self.log)
        tries = TRIES
        while refused := _refused(rules, state, answer.move, tries := tries - 1):
            if not tries:
                raise kept_failing(self.name, answer.move)
            answer = talk.refuse(refused)
        return _advice(rules, state, answer)


def bot_called(words: str, seconds: float = SECONDS) -> Bot:
    """A bot of the house by its name, or a program by its path; Unknown if there is none."""
    command = program_command(words)
    return find_bot(words) if command is None else ProgramBot(command, seconds)


def failure_of(bot: Bot) -> Phrase | None:
    """Why a bot does not decide for itself any more, if it is a program that failed."""
    return bot.failure if isinstance(bot, ProgramBot) else None


def choose_at(
    table: Table[Any, Any, Any], seat: Seat, bot: Bot, rng: Random, budget: Budget | None = None
) -> Any:
    """The move of a bot at a table; a program is told what its seat saw since it was last asked."""
    if isinstance(bot, ProgramBot):
        bot.log = seen_by(table, seat)
    return choose(bot, table.rules, table.view(seat), rng, budget)


def seen_by(table: Table[Any, Any, Any], seat: Seat) -> tuple[SeenMove, ...]:
    """Every move of a table as the seat saw it."""
    rules = table.rules
    return tuple(
        SeenMove(
            None if step.actor is NATURE else step.actor,
            rules.write(rules.glimpse(step.before, step.move, seat)),
        )
        for step in table.steps
    )


def _offered(rules: AnyRules, state: Any, move: Any, seat: Any) -> OfferedMove:
    points = sum(line.points for line in rules.gain(state, move) if line.seat == seat)
    return OfferedMove(rules.write(move), points)


def _refused(rules: AnyRules, state: Any, text: str, tries: int) -> RefusedMove | None:
    """Why the text cannot be played, or None."""
    try:
        move = rules.read(text)
    except BadNotation as error:
        return not_a_move(text, error, tries)
    if (refusal := rules.why_not(state, move)) is None:
        return None
    remedy = rules.remedy(state, move)
    sentence = messages("en").refusal(refusal, remedy)
    return RefusedMove(text, refusal.rule, refusal.reason, sentence, remedy.moves, tries)


def _advice(rules: AnyRules, state: Any, answer: Answer) -> list[Advice]:
    """The move that was chosen, then whatever else the program thought of and is legal."""
    legal = {rules.write(move): move for move in rules.moves(state)}
    chosen = rules.write(rules.read(answer.move))
    thoughts = {each.move: each for each in answer.advice if each.move in legal}
    return [
        _as_advice(legal[text], thoughts.get(text)) for text in dict.fromkeys([chosen, *thoughts])
    ]


def _as_advice(move: Any, thought: Thought | None) -> Advice:
    if thought is None:
        return Advice(move, 0.0)
    return Advice(move, thought.value, thought.chance, thought.error)
