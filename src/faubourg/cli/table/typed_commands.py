"""What can be typed at the table besides moves, in both languages."""

from __future__ import annotations

from enum import Enum


class Command(Enum):
    """A word at the prompt; every language's word works in every language."""

    WHY = ("why", "pourquoi")
    HINT = ("hint", "conseil")
    UNDO = ("undo", "annuler", "reprendre")
    SCORE = ("score", "points")
    LOG = ("log", "journal")
    BOARD = ("board", "plateau")
    SHAPES = ("shapes", "formes")
    MOVES = ("moves", "coups")
    POSITION = ("position",)
    RULE = ("rule", "règle", "regle")
    SAVE = ("save", "sauver")
    HELP = ("help", "aide", "?")
    QUIT = ("quit", "quitter", "q")


class Quit(Exception):
    """The player leaves the table, or the questions before it."""


YES = {"y", "yes", "o", "oui"}
NO = {"n", "no", "non", ""}
WORDS = {word: command for command in Command for word in command.value}


def parse(line: str) -> tuple[Command, str] | None:
    """The command of a line and the rest of it; None if the line holds moves."""
    word, _, rest = line.strip().partition(" ")
    command = WORDS.get(word.lower())
    return (command, rest.strip()) if command else None


def is_yes(answer: str) -> bool:
    """Whether a question was answered with yes, in either language."""
    return answer.strip().lower() in YES


def is_no(answer: str) -> bool:
    """Whether a question was answered with no or with nothing."""
    return answer.strip().lower() in NO
