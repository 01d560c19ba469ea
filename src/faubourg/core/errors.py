"""What can go wrong for a user. Each error is a phrase, so that it can be told in any language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from faubourg.core.phrases import Fact, Phrase

if TYPE_CHECKING:
    from faubourg.core.game_protocol import Refusal, Remedy
    from faubourg.core.position_problems import PositionProblem


class FaubourgError(Exception):
    """An error that is the user's to understand; `phrase` says it, in any language."""

    def __init__(self, key: str, **facts: Fact) -> None:
        super().__init__(key, facts)
        self.phrase = Phrase(key, facts)

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors travel between processes with all that they carry."""
        return _revived, (type(self), self.__dict__.copy())

    def __str__(self) -> str:
        # Imported late: sentences need the locale files, which most users of the core never open.
        from faubourg.core.messages import messages

        return messages("en").say(self.phrase)


def _revived(kind: type[FaubourgError], carried: dict[str, Any]) -> FaubourgError:
    error = kind.__new__(kind)
    error.__dict__.update(carried)
    return error


class Unknown(FaubourgError):
    """A name that nothing answers to."""


class BadOption(FaubourgError):
    """An option or a number of seats that the game does not have."""


class BadNotation(FaubourgError):
    """A text that is no move."""


class BadRecord(FaubourgError):
    """A record that cannot be read or does not hold what it says."""


class BadPosition(FaubourgError):
    """A text that is no position."""

    at, length = 0, 0
    """Where in the text the mistake stands, in characters."""


class ImpossiblePosition(BadPosition):
    """A position that no game can come to; `problems` says why."""

    def __init__(self, problems: tuple[PositionProblem, ...], told: Fact) -> None:
        super().__init__("position-impossible", problems=told)
        self.problems = problems


class BadEdition(FaubourgError):
    """An edition file that breaks off, contradicts itself or cannot be played."""


class CannotUndo(FaubourgError):
    """Something was revealed, or somebody else has acted."""


class IllegalMove(FaubourgError):
    """A move that the rules refuse; nothing has changed."""

    def __init__(self, refusal: Refusal, remedy: Remedy) -> None:
        super().__init__("illegal-move", rule=refusal.rule)
        self.refusal, self.remedy = refusal, remedy

    def __str__(self) -> str:
        from faubourg.core.messages import messages

        return messages("en").refusal(self.refusal, self.remedy)
