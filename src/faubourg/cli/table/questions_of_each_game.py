"""What a game asks before it begins; a game brings its questions by the group faubourg.openings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.metadata import entry_points
from typing import Any, Protocol, TypeAlias

from msgspec import Struct

from faubourg.core.game_protocol import AnyRules
from faubourg.core.messages import Messages

Ask: TypeAlias = Callable[[str], str]


class Asker(Struct, frozen=True):
    """Who answers: a person at a terminal, or nobody."""

    texts: Messages
    tell: Callable[[str], None]
    ask: Ask | None
    """None where nobody can be asked."""
    seed: int | None


class Preparing(Protocol):
    def __call__(
        self, rules: AnyRules, options: Mapping[str, Any], asker: Asker
    ) -> dict[str, Any]: ...


def prepared(rules: AnyRules, options: Mapping[str, Any], asker: Asker) -> dict[str, Any]:
    """The options after the game's own questions, if it has any."""
    for entry in entry_points(group="faubourg.openings"):
        if entry.name == rules.key:
            prepare: Preparing = entry.load()
            return prepare(rules, options, asker)
    return dict(options)
