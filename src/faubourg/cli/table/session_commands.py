"""What the commands typed at the table do."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

from rich.text import Text

from faubourg.bots import Budget, find_bot
from faubourg.cli.annotated_record import told
from faubourg.cli.language import localised
from faubourg.cli.table.score_walk import score_sheet
from faubourg.cli.table.shape_pictures import side_by_side
from faubourg.cli.table.typed_commands import Command
from faubourg.cli.table.typed_moves import LineReader
from faubourg.core.errors import CannotUndo
from faubourg.core.game_catalogue import find_game

if TYPE_CHECKING:
    from faubourg.cli.table.game_session import Session

HINTS = 3
ADVISER = "planner"


class Quit(Exception):
    """The player leaves the table."""


class SessionCommands:
    """The commands of one game on one screen."""

    def __init__(self, session: Session, rng: Random) -> None:
        self.session, self.rng = session, rng
        self.console, self.table, self.texts = session.console, session.table, session.texts
        self.screen = session.screen
        self.does: dict[Command, Callable[[int, str], None]] = {
            Command.WHY: self.why,
            Command.HINT: self._hint,
            Command.UNDO: self._undo,
            Command.SCORE: self._score,
            Command.LOG: self._log,
            Command.BOARD: lambda seat, _: session.look(seat, legend=True),
            Command.SHAPES: self._shapes,
            Command.MOVES: self._list_moves,
            Command.RULE: self._rule,
            Command.SAVE: session.files.save,
            Command.HELP: self._help,
            Command.QUIT: self._quit,
        }

    def why(self, seat: int, text: str) -> None:
        """Whether a move is legal, and what it would bring."""
        move = LineReader(self.table, self.screen.drawing.talk, seat).move(text)
        if refusal := self.table.why_not(move):
            self.session.refused(refusal, self.table.remedy(move))
            return
        self.console.print(Text(self.texts.text("why-legal", move=text.strip()), style="green"))
        for line in self.table.gain(move):
            self.console.print(self.screen.line(line, ahead=True))

    def _hint(self, seat: int, _: str) -> None:
        bot, rules, view = find_bot(ADVISER), self.table.rules, self.table.view(seat)
        advice = bot.advise(rules, view, self.rng, Budget())
        self.console.print(Text(self._own_words("hint"), style="italic"))
        for each in advice[:HINTS]:
            sentence = self.screen.say(rules.tell(view, each.move))
            worth = localised(self.texts, f"{each.value:6.1f}")
            self.console.print(Text(f"  {rules.write(each.move):<6} {worth}  {sentence}"))

    def _undo(self, seat: int, _: str) -> None:
        if self.table.over:
            raise CannotUndo("undo-over")
        move = self.table.undo(seat)
        self.console.print(self.texts.text("undone", move=self.table.rules.write(move)))
        self.session.look(seat)

    def _score(self, seat: int, rest: str) -> None:
        score_sheet(self.screen, every_line=bool(rest), viewer=seat)

    def _log(self, seat: int, _: str) -> None:
        for sentence in told(self.table, self.texts, seat):
            self.console.print(Text(f"  {sentence}"))

    def _shapes(self, seat: int, _: str) -> None:
        blocks = self.screen.drawing.talk.shapes(self.table.rules, self.table.view(seat))
        self.console.print(self._own_words("shapes"))
        for row in side_by_side(blocks, self.console.width - 1):
            self.console.print(row)

    def _list_moves(self, *_: Any) -> None:
        self.console.print(" ".join(self.table.rules.write(move) for move in self.table.moves()))

    def _rule(self, _: int, rest: str) -> None:
        from faubourg.cli.rules import show_rules

        show_rules(self.console, self.table.rules.key, rest.upper() or None, self.texts)

    def _help(self, *_: Any) -> None:
        rule = self.texts.rules(find_game(self.table.rules.key).meta.prefix)[-1]
        about = self.texts.text("help-commands", rule=rule)
        lines = [self._own_words(f"help-{part}") for part in ("moves", "words", "more")]
        legend = self.screen.drawing.legend(self.table.rules, self.texts)
        for line in (*lines[:2], about, lines[2], *(note.plain for note in legend)):
            self.console.print(Text(line))

    def _own_words(self, key: str) -> str:
        """What the game itself says here, or what is said for any game."""
        game = self.table.rules.key
        own = f"{game}-{key}"
        return self.texts.text(own if self.texts.has(own) else f"plain-{key}", game=game)

    def _quit(self, *_: Any) -> None:
        raise Quit
