"""A game in words, and as an annotated record: one line a turn, with what it brought."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from faubourg.core.game_protocol import NATURE, Seat
from faubourg.core.messages import Messages
from faubourg.core.phrases import Fact, Phrase
from faubourg.core.record import Sight
from faubourg.core.table import Step, Table

AnyTable = Table[Any, Any, Any]
AnyStep = Step[Any, Any]
OF_THE_LAST_CARD = "-last"
"""How the key of a sentence ends that tells of a draw with which the deck is renewed."""


def _as_it_is(phrase: Phrase, texts: Messages) -> Phrase:  # noqa: ARG001 - as what says "you"
    return phrase


def told(
    table: AnyTable,
    texts: Messages,
    viewer: int | None,
    start: int = 0,
    addressed: Callable[[Phrase, Messages], Phrase] = _as_it_is,
) -> Iterator[str]:
    """What happened since a step of the log, as the viewer saw it.

    Others' draws are left out, unless they change what lies open, as the last card of a deck does.
    """
    for phrase in joined(_seen_by(table, viewer, start), texts):
        yield texts.say(addressed(phrase, texts), table.names)


def _seen_by(table: AnyTable, viewer: int | None, start: int) -> Iterator[Phrase]:
    rules, eyes = table.rules, None if viewer is None else Seat(viewer)
    for step in table.steps[start:]:
        seen = rules.glimpse(step.before, step.move, eyes)
        phrase = rules.tell(rules.view(step.before, eyes), seen)
        is_hidden = step.actor is NATURE and seen != step.move
        if not is_hidden or phrase.key.endswith(OF_THE_LAST_CARD):
            yield phrase


def seen_alone(table: AnyTable, texts: Messages, viewer: int, start: int) -> Iterator[str]:
    """What was dealt since a step of the log that the viewer alone has seen."""
    for phrase in joined(_seen_alone(table, viewer, start), texts):
        yield texts.say(phrase, table.names)


def _seen_alone(table: AnyTable, viewer: int, start: int) -> Iterator[Phrase]:
    rules, eyes = table.rules, Seat(viewer)
    for step in table.steps[start:]:
        is_secret = (
            step.actor is NATURE and rules.glimpse(step.before, step.move, None) != step.move
        )
        if is_secret and rules.glimpse(step.before, step.move, eyes) == step.move:
            yield rules.tell(rules.view(step.before, eyes), step.move)


def joined(phrases: Iterable[Phrase], texts: Messages) -> Iterator[Phrase]:
    """The phrases, with one verb for what somebody does several times in a row, if a game has
    words for that: a red card and a blue card."""
    for (key, _), group in groupby(phrases, lambda each: (each.key, each.facts.get("who"))):
        alike = [*group]
        if len(alike) > 1 and texts.has(f"{key}-several"):
            yield _several(key, [each.facts for each in alike])
        else:
            yield from alike


def _several(key: str, alike: Sequence[Mapping[str, Fact]]) -> Phrase:
    different = [facts for i, facts in enumerate(alike) if facts not in alike[:i]]
    what = tuple(
        Phrase(f"{key}-what", {**facts, "number": alike.count(facts)}) for facts in different
    )
    return Phrase(f"{key}-several", {"who": alike[0]["who"], "what": what})


def turns(table: AnyTable) -> Iterator[tuple[Seat | None, list[AnyStep]]]:
    """The log cut into turns: a seat's decisions with what Nature answered; first the deal."""
    seat: Seat | None = None
    turn: list[AnyStep] = []
    for step in table.steps:
        actor = step.actor
        if actor is not NATURE and actor != seat:
            if turn:
                yield seat, turn
            seat, turn = actor, []
        turn.append(step)
    yield seat, turn


def annotated(table: AnyTable, texts: Messages, sight: Sight = "all") -> str:
    """The readable record, with a remark for every turn; with a `sight`, as that viewer saw it."""
    return table.record(sight).to_text(remarks(table, texts, sight))


def remarks(table: AnyTable, texts: Messages, sight: Sight) -> list[tuple[list[str], str]]:
    """The moves of every turn, as the viewer saw them, with what they brought."""
    return [
        (_texts(table, steps, sight), _remark(table, seat, steps, texts))
        for seat, steps in turns(table)
    ]


def _texts(table: AnyTable, steps: Sequence[AnyStep], sight: Sight) -> list[str]:
    rules = table.rules
    if sight == "all":
        return [rules.write(step.move) for step in steps]
    eyes = Seat(sight) if isinstance(sight, int) else None
    return [rules.write(rules.glimpse(step.before, step.move, eyes)) for step in steps]


def _remark(table: AnyTable, seat: Seat | None, steps: Sequence[AnyStep], texts: Messages) -> str:
    if seat is None:
        return texts.text("remark-deal")
    gained = [line for step in steps for line in table.rules.gain(step.before, step.move)]
    points = sum(line.points for line in gained if line.seat == seat)
    # A minus sign as typed: the text of a record stays as it always was.
    return texts.text("remark-turn", who=table.names[seat], points=points).replace("−", "-")
