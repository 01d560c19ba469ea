"""What can be typed in a lesson besides an answer."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import TypeAlias

from rich.text import Text

from faubourg.cli.game_in_words import told
from faubourg.cli.table.score_walk import score_sheet
from faubourg.cli.table.session_commands import own_words
from faubourg.cli.table.shape_pictures import side_by_side
from faubourg.cli.table.table_screen import Screen
from faubourg.cli.table.typed_moves import LineReader
from faubourg.core.game_protocol import Remedy
from faubourg.lessons.prepared_lesson import LEARNER

PREVIEW = "?"
"""After a move it asks what the move would bring, as at a table."""


class Wish(Enum):
    """A word at the prompt; every language's word works in every language."""

    SHOW = ("show", "montrez-moi", "montrer", "montrez", "hint", "conseil")
    BACK = ("back", "retour")
    SKIP = ("skip", "passer", "next", "suivant")
    RULE = ("rule", "règle", "regle")
    BOARD = ("board", "plateau")
    WHY = ("why", "pourquoi")
    SHAPES = ("shapes", "formes")
    SCORE = ("score", "points")
    LOG = ("log", "journal")
    MOVES = ("moves", "coups")
    UNDO = ("undo", "annuler", "reprendre")
    HELP = ("help", "aide", "?")
    LEAVE = ("leave", "quit", "quitter", "q")


WISHES = {word: wish for wish in Wish for word in wish.value}


def parse(line: str) -> tuple[Wish, str] | None:
    """The wish of a line and the rest of it; None if the line is an answer."""
    word, _, rest = line.partition(" ")
    if wish := WISHES.get(word.lower()):
        return (wish, rest.strip()) if wish is Wish.WHY or not rest else None
    return (Wish.WHY, line.removesuffix(PREVIEW)) if line.endswith(PREVIEW) else None


def why(screen: Screen, text: str, remedy: Callable[[str], Remedy]) -> None:
    """Whether a move is legal where the learner stands, and what it would bring."""
    table, texts = screen.table, screen.texts
    move, said = LineReader(table, screen.drawing.talk, LEARNER).asked_about(text)
    if refusal := table.why_not(move):
        told = texts.refusal(refusal, remedy(table.rules.write(move)), table.names)
        screen.console.print(Text(f"✗ {told}", style="red"))
        return
    screen.console.print(Text(texts.text("why-legal", move=said), style="green"))
    screen.show_gain(move, LEARNER)


def _shapes(screen: Screen) -> None:
    blocks = screen.drawing.talk.shapes(screen.table.rules, screen.table.view(LEARNER))
    screen.console.print(own_words(screen, "shapes"))
    for row in side_by_side(blocks, screen.console.width - 1):
        screen.console.print(row)


def _log(screen: Screen) -> None:
    for sentence in told(screen.table, screen.texts, LEARNER):
        screen.console.print(Text(f"  {sentence}"))


def _moves(screen: Screen) -> None:
    rules = screen.table.rules
    screen.console.print(" ".join(rules.write(move) for move in screen.table.moves()))


def _undo(screen: Screen) -> None:
    screen.console.print(screen.texts.text("lesson-undo"))


def _help(screen: Screen) -> None:
    """The commands, and the signs of the drawing once more."""
    screen.console.print(screen.texts.text("lesson-help"))
    for note in screen.drawing.legend(screen.table.rules, screen.texts):
        screen.console.print(note)


Look: TypeAlias = Callable[[Screen], None]
LOOKS: dict[Wish, Look] = {
    Wish.SHAPES: _shapes,
    Wish.SCORE: lambda screen: score_sheet(screen, viewer=LEARNER),
    Wish.LOG: _log,
    Wish.MOVES: _moves,
    Wish.UNDO: _undo,
    Wish.HELP: _help,
}
"""The wishes that only look at the table."""
