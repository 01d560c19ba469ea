"""What speaks for a turn, as people read it."""

from __future__ import annotations

from typing import Any

from faubourg.core.game_protocol import AnyRules, Seat
from faubourg.core.messages import messages
from faubourg.core.move_reasons import reasons

NAMES = ("Ann", "Bob", "Cid", "Dan")


def told(rules: Any, before: Any, *texts: str, language: str = "en") -> list[str]:
    """The reasons for legal moves of the seat to act, one after the other."""
    game: AnyRules = rules
    seat, after = game.to_act(before), before
    assert isinstance(seat, int)
    for text in texts:
        move = game.read(text)
        assert game.why_not(after, move) is None
        after = game.play(after, move)
    said = messages(language).reason_of_turn
    return [said(reason, seat, NAMES) for reason in reasons(game, before, after, Seat(seat))]
