"""What the commands typed at the table do."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

from rich.text import Text

from faubourg.cli.game_in_words import told
from faubourg.cli.table.hint_lines import show_hints
from faubourg.cli.table.score_walk import score_sheet
from faubourg.cli.table.shape_pictures import side_by_side
from faubourg.cli.table.table_screen import Screen
from faubourg.cli.table.typed_commands import Command, Quit
from faubourg.cli.table.typed_moves import LineReader, own_key
from faubourg.core.errors import FaubourgError
from faubourg.core.game_catalogue import find_game

if TYPE_CHECKING:
    from faubourg.cli.table.game_session import Session


def own_words(screen: Screen, key: str) -> str:
    """What the game itself says here, or what is said for any game."""
    game, texts = screen.table.rules.key, screen.texts
    own = own_key(f"{game}-{key}", screen.drawing.talk.reading(screen.table.view(None)))
    return texts.text(own if texts.has(own) else f"plain-{key}", game=game)


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
            Command.MOVES: self.list_moves,
            Command.POSITION: session.show_position,
            Command.RULE: self._rule,
            Command.SAVE: session.files.save,
            Command.HELP: self._help,
            Command.QUIT: self._quit,
        }

    def why(self, seat: int, text: str) -> None:
        """Whether a move is legal, and what it would bring."""
        reader = LineReader(self.table, self.screen.drawing.talk, seat)
        move, said = reader.asked_about(text)
        if refusal := self.table.why_not(move):
            self.session.refused(refusal, self.table.remedy(move))
            return
        self.console.print(Text(self.texts.text("why-legal", move=said), style="green"))
        self.screen.show_gain(move, seat)

    def _hint(self, seat: int, rest: str) -> None:
        """The best moves; with a move, that one beside them."""
        self._check_not_over()
        mine = LineReader(self.table, self.screen.drawing.talk, seat).move(rest) if rest else None
        if mine is not None and (refusal := self.table.why_not(mine)):
            self.session.refused(refusal, self.table.remedy(mine))
        else:
            found = show_hints(self.screen, seat, mine, self.rng)
            self.session.doubts.propose(text for hint in found.best for text in hint.moves)

    def _undo(self, seat: int, _: str) -> None:
        move = self.session.take_back(seat)
        if move is None:
            self.console.print(self.texts.text("nothing-undone"))
            return
        self.console.print(self.texts.text("undone", move=self.table.rules.write(move)))
        if self.table.practice:
            self.console.print(Text(self.texts.text("record-practice")))
        self.session.look(seat)

    def _score(self, seat: int, rest: str) -> None:
        score_sheet(self.screen, every_line=bool(rest), viewer=seat)

    def _log(self, seat: int, _: str) -> None:
        sentences = [*told(self.table, self.texts, seat)] or [self.texts.text("log-empty")]
        for sentence in sentences:
            self.console.print(Text(f"  {sentence}"))

    def _shapes(self, seat: int, _: str) -> None:
        blocks = self.screen.drawing.talk.shapes(self.table.rules, self.table.view(seat))
        self.console.print(own_words(self.screen, "shapes"))
        for row in side_by_side(blocks, self.console.width - 1):
            self.console.print(row)

    def list_moves(self, *_: Any) -> None:
        self._check_not_over()
        self.console.print(" ".join(self.table.rules.write(move) for move in self.table.moves()))

    def _check_not_over(self) -> None:
        if self.table.over:
            raise FaubourgError("no-move-left")

    def _rule(self, _: int, rest: str) -> None:
        from faubourg.cli.rules import show_rules

        show_rules(self.console, self.table.rules.key, rest.upper() or None, self.texts)

    def _help(self, *_: Any) -> None:
        rule = self.texts.rules(find_game(self.table.rules.key).meta.prefix)[-1]
        about = self.texts.text("help-commands", rule=rule)
        lines = [own_words(self.screen, f"help-{part}") for part in ("moves", "words", "more")]
        legend = self.screen.drawing.legend(self.table.rules, self.texts)
        for line in (*lines[:2], about, lines[2], *(note.plain for note in legend)):
            self.console.print(Text(line))

    def _quit(self, *_: Any) -> None:
        raise Quit
