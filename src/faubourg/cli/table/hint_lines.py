"""Hints at the terminal: the best moves, everybody's chance to win, and what speaks for each."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from rich.padding import Padding
from rich.text import Text

from faubourg.bots import Budget
from faubourg.bots.hint_words import (
    beside_own,
    better_only_later,
    lead_words,
    own_hint,
    own_is_hint,
)
from faubourg.bots.hints import FEW_GAMES, HintRequest, Hints, hints
from faubourg.bots.how_far_ahead import BY_THE_END
from faubourg.bots.one_hint import Hint
from faubourg.bots.percents import manner_of_speaking
from faubourg.bots.search_compilation import is_search_compiled, why_not_searched
from faubourg.cli.table.game_drawing import QUIET
from faubourg.cli.table.table_screen import Screen
from faubourg.core.move_reasons import Reason
from faubourg.core.phrases import Person, Phrase, facts

PATIENCE = Budget(iterations=20_000, seconds=2.0)
INDENT = 5


def show_hints(screen: Screen, seat: int, mine: Any, rng: Random) -> Hints:
    """Think for a moment, without waiting for the compiler, and say what came of it."""
    table = screen.table
    searches = is_search_compiled(table.rules.key)
    request = HintRequest(table.rules, table.view(seat), rng, PATIENCE, mine, searches)
    found = hints(request)
    HintLines(screen, found).print()
    return found


class HintLines:
    """Hints, put into words for one screen."""

    def __init__(self, screen: Screen, found: Hints) -> None:
        self.screen, self.texts, self.found = screen, screen.texts, found
        self.rules, self.names = screen.table.rules, screen.table.names
        self.view = screen.table.view(found.seat)

    def print(self) -> None:
        has_chances = any(hint.chances for hint in self.found.best)
        heading = "hints-heading" if has_chances else "hints-heading-order"
        self._say(Text(self.texts.text(heading), style="italic"))
        for number, hint in enumerate(self.found.best, 1):
            self._hint(f"  {number}", hint)
        for note in self._notes():
            self._say(Text(note, style=QUIET))
        if self.found.mine is not None:
            self._mine(self.found.mine)

    def _hint(self, number: str, hint: Hint) -> None:
        line = f"{number}  {' '.join(self._to_type(hint))}"
        self._say(Text(f"{line:<26} {self._chances(hint)}".rstrip()))
        told = self.rules.tell(self.view, self.rules.read(hint.moves[0]))
        self._indented(self.screen.say(told))
        self._indented(self._reasons(hint.reasons) or self.texts.text("reason-none"))

    def _to_type(self, hint: Hint) -> list[str]:
        """The moves of the turn but those that the terminal makes by itself."""
        alone = {number for number, step in enumerate(hint.steps) if step.is_forced}
        return [
            text
            for number, text in enumerate(hint.moves)
            if number not in alone or not self._is_made_alone(text)
        ]

    def _is_made_alone(self, text: str) -> bool:
        return self.screen.drawing.talk.goes_without_saying([self.rules.read(text)])

    def _mine(self, mine: Hint) -> None:
        """How the move that was asked about compares with the first hint, if it is another."""
        if told := own_is_hint(self.found):
            self._say(Text(self.texts.say(told), style="italic"))
        if own_hint(self.found) == 1:
            return
        heading = self.texts.text("hint-why-not", move=mine.moves[0])
        self._say(Text(f"{heading} {self._chances(mine).strip()}".rstrip(), style="italic"))
        for line in self._trade():
            self._indented(line)

    def _trade(self) -> Iterator[str]:
        """What each of the two does that the other does not, and how sure it is which is better."""
        if told := beside_own(self.found):
            yield self.texts.say(told)
        best, own = self.found.compared.best, self.found.compared.mine
        if not best and not own:
            yield self.texts.text("hint-no-difference")
        else:
            nothing = self.texts.text("hint-nothing-more")
            yield f"{self.texts.text('hint-with', number=1)} {self._reasons(best) or nothing}"
            yield f"{self._with_own()} {self._reasons(own) or nothing}"
        if later := better_only_later(self.found):
            yield self.texts.say(later)

    def _with_own(self) -> str:
        """The rest of the turn is counted as well, and so it is named."""
        assert self.found.mine is not None
        rest = " ".join(self._to_type(self.found.mine)[1:])
        key = "hint-with-own-then" if rest else "hint-with-own"
        return self.texts.text(key, rest=rest)

    def _reasons(self, reasons: tuple[Reason, ...]) -> str:
        say, then = self.texts.reason_of_turn, self.texts.text("reason-then")
        return then.join(say(reason, self.found.seat, self.names) for reason in reasons)

    def _chances(self, hint: Hint) -> str:
        """The own chance first, then those of the others, each below those of other hints."""
        if not hint.chances:
            return ""
        shown = [each for each in self.found.best if each.chances]
        columns = zip(*(self._chance_words(each) for each in shown or [hint]), strict=True)
        own_width, *widths = (max(map(len, column)) for column in columns)
        own, *others = self._chance_words(hint)
        cells = (f"{each:<{width}}" for each, width in zip(others, widths, strict=True))
        return f"{own:>{own_width}}   {' '.join(cells)}".rstrip()

    def _chance_words(self, hint: Hint) -> list[str]:
        """One for each seat, the own one first; between those of others a comma."""
        others = [seat for seat in range(len(hint.chances)) if seat != self.found.seat]
        told = [self._chance("hint-chance-of", hint, seat) for seat in others]
        commas = [f"{each}," for each in told[:-1]] + told[-1:]
        return [self._chance("hint-chance", hint, self.found.seat), *commas]

    def _chance(self, key: str, hint: Hint, seat: int) -> str:
        percent = hint.chances[seat]
        kind = manner_of_speaking(percent, hint.margin)
        known = facts(who=Person(seat), kind=kind, percent=percent, margin=hint.margin)
        return self.screen.say(Phrase(key, known))

    def _notes(self) -> Iterator[str]:
        """How sure all that is."""
        games = self.found.games
        if not self.found.is_choice:
            yield self.texts.text("hint-no-choice")
        elif self.found.are_settled:
            yield self.texts.text("hint-settled")
        elif games:
            yield self.texts.text(
                "hint-games" if games >= FEW_GAMES else "hint-few-games", games=games
            )
        else:
            yield from self._without_games()
        if self.found.lead and self._is_lead_told():
            yield self.texts.say(lead_words(self.found.lead))

    def _without_games(self) -> Iterator[str]:
        """That there are no chances, and how there would be some, or why there cannot be."""
        yield self.texts.text("hint-without-games")
        if reason := why_not_searched(self.rules, self.view):
            yield self.texts.say(reason.phrase)
        else:
            yield self.texts.text("hint-warm", game=self.rules.key)

    def _is_lead_told(self) -> bool:
        """Where the end is known each hint tells it; how those that end alike differ is left to
        say."""
        assert self.found.lead is not None
        return not self.found.are_settled or self.found.lead.distance in BY_THE_END

    def _indented(self, sentence: str) -> None:
        self.screen.console.print(Padding(Text(sentence), (0, 0, 0, INDENT)))

    def _say(self, text: Text) -> None:
        self.screen.console.print(text)
