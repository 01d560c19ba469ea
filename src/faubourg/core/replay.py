"""From a record back to a table, every move checked on the way."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from msgspec import Struct

from faubourg.core.errors import BadNotation, BadOption, BadRecord, FaubourgError
from faubourg.core.game_catalogue import Game, find_game
from faubourg.core.game_options import recorded_options
from faubourg.core.game_protocol import AnyRules, Refusal, Seat
from faubourg.core.phrases import Phrase, facts
from faubourg.core.record import MAX_MOVES, EditionStamp, Record
from faubourg.core.seeded_draws import Secret
from faubourg.core.table import Step, Table


class Flag(Struct, frozen=True):
    """A move of an old record that today's rules refuse."""

    number: int
    text: str
    refusal: Refusal


def replay(
    record: Record, *, lenient: bool = False, seed: int | None = None
) -> tuple[Table[Any, Any, Any], list[Flag]]:
    """The table at the end of the record, ready to go on.

    A move that the rules refuse is an error; with `lenient` it is played and flagged.
    """
    if len(record.moves) > MAX_MOVES:
        raise BadRecord("record-too-long", moves=len(record.moves), most=MAX_MOVES)
    table = open_table(record, seed)
    flags = [*play_moves(table, record, lenient)]
    if record.result is not None and record.result != table.outcome:
        raise BadRecord("record-other-result")
    if record.sight == "all":
        _deal_on(table)
    return table, flags


def _deal_on(table: Table[Any, Any, Any]) -> None:
    """Let Nature go on, unless a lenient replay has left her nothing to deal."""
    try:
        table.deal()
    except (LookupError, ValueError):
        raise BadRecord("record-undealable") from None


def open_table(record: Record, seed: int | Secret | None = None) -> Table[Any, Any, Any]:
    """The table of a record before its first move."""
    rules = rules_of(record)
    seats = len(record.seats)
    if isinstance(record.sight, int) and not 0 <= record.sight < seats:
        reason = Phrase("no-such-seat", facts(seat=record.sight, seats=seats))
        raise BadRecord("record-rules", reason=reason)
    try:
        table: Table[Any, Any, Any] = Table(
            rules,
            seats,
            seed=seed,
            options=recorded_options(rules, record.options),
            names=record.seats,
            bots=record.bots,
            sight=record.sight,
            dealt=False,
        )
    except BadOption as error:
        raise BadRecord("record-rules", reason=error.phrase) from None
    table.practice = record.practice
    return table


def play_moves(table: Table[Any, Any, Any], record: Record, lenient: bool) -> Iterator[Flag]:
    """Play the record's moves one by one, yielding those that the rules refuse."""
    for number, text in enumerate(record.moves, 1):
        if refusal := play_text(table, text, number, record.sight == "all", lenient):
            yield Flag(number, text, refusal)


def play_text(
    table: Table[Any, Any, Any],
    text: str,
    number: int,
    checked: bool = True,
    lenient: bool = False,
) -> Refusal | None:
    """Make the recorded move; with `lenient` legal or not, and say what is wrong with it.

    Draws are not checked in a redacted record, where cards are dealt face down.
    """
    try:
        move = table.rules.read(text)
    except BadNotation as error:
        raise BadRecord("record-move", number=number, text=text, reason=error.phrase) from None
    with _making_sense(number, text):
        hidden = not checked and _is_a_draw(table, move)
        refusal = None if hidden else table.rules.why_not(table.state, move)
        if refusal and not lenient:
            raise IllegalStep(number, text, refusal)
        table.follow(move)
        if refusal:
            _look_at(table, table.steps[-1])
    return refusal


def _look_at(table: Table[Any, Any, Any], step: Step[Any, Any]) -> None:
    """Ask all that people will ask about a step that no rule allows: it has to be told as well."""
    rules = table.rules
    for viewer in (None, *map(Seat, range(len(table.names)))):
        seen = rules.glimpse(step.before, step.move, viewer)
        rules.tell(rules.view(step.before, viewer), seen)
        rules.view(step.after, viewer)
    rules.gain(step.before, step.move)
    rules.sheet(step.after, as_if_over=True)
    rules.outcome(step.after)


@contextmanager
def _making_sense(number: int, text: str) -> Iterator[None]:
    """Rules trust their caller: where they would not have led to, they may fail in any way."""
    try:
        yield
    except FaubourgError:
        raise
    except Exception:
        reason = Phrase("record-unplayable")
        raise BadRecord("record-move", number=number, text=text, reason=reason) from None


def _is_a_draw(table: Table[Any, Any, Any], move: Any) -> bool:
    return type(move) in {type(each) for each in table.rules.chances(table.state)}


class IllegalStep(BadRecord):
    """A move of a record that the rules refuse."""

    def __init__(self, number: int, text: str, refusal: Refusal) -> None:
        super().__init__("record-illegal", number=number, text=text, rule=refusal.rule)
        self.refusal = refusal


def rules_of(record: Record) -> AnyRules:
    """The rules that the record was played by, in its very edition."""
    try:
        return _rules(find_game(record.game), record.edition)
    except FaubourgError as error:
        raise BadRecord("record-rules", reason=error.phrase) from None


def _rules(game: Game, stamp: EditionStamp) -> AnyRules:
    if stamp.data is not None:
        edition = game.printer.from_data(stamp.data, "record")
        if edition.key != stamp.key:
            wrong = Phrase("field-type", facts(expected=edition.key, got=stamp.key))
            raise BadRecord("record-field", field="edition.key", reason=wrong)
    else:
        edition = game.edition(stamp.key)
    if edition.hash != stamp.hash:
        raise BadRecord(
            "record-other-edition", edition=stamp.key, found=edition.hash, said=stamp.hash
        )
    return game.rules(edition)
