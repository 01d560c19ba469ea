"""From a record back to a table, every move checked on the way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from faubourg.core.catalogue import Game, find_game
from faubourg.core.dealing import Secret
from faubourg.core.errors import BadNotation, BadOption, BadRecord, FaubourgError
from faubourg.core.facts import Phrase, facts
from faubourg.core.game import AnyRules, Refusal
from faubourg.core.record import EditionStamp, Record
from faubourg.core.table import Table


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
    except LookupError:
        raise BadRecord("record-undealable") from None


def open_table(record: Record, seed: int | Secret | None = None) -> Table[Any, Any, Any]:
    """The table of a record before its first move."""
    rules = rules_of(record)
    seats = len(record.seats)
    if isinstance(record.sight, int) and not 0 <= record.sight < seats:
        reason = Phrase("no-such-seat", facts(seat=record.sight, seats=seats))
        raise BadRecord("record-rules", reason=reason)
    try:
        return Table(
            rules,
            seats,
            seed=seed,
            options=record.options,
            names=record.seats,
            bots=record.bots,
            sight=record.sight,
            dealt=False,
        )
    except BadOption as error:
        raise BadRecord("record-rules", reason=error.phrase) from None


def play_moves(table: Table[Any, Any, Any], record: Record, lenient: bool) -> Iterator[Flag]:
    """Play the record's moves one by one, yielding those that the rules refuse."""
    for number, text in enumerate(record.moves, 1):
        if refusal := play_text(table, text, number, checked=record.sight == "all"):
            if not lenient:
                raise IllegalStep(number, text, refusal)
            yield Flag(number, text, refusal)


def play_text(
    table: Table[Any, Any, Any], text: str, number: int, checked: bool = True
) -> Refusal | None:
    """Make the recorded move, legal or not, and say what is wrong with it.

    Draws are not checked in a redacted record, where cards are dealt face down.
    """
    try:
        move = table.rules.read(text)
    except BadNotation as error:
        raise BadRecord("record-move", number=number, text=text, reason=error.phrase) from None
    hidden = not checked and _is_a_draw(table, move)
    refusal = None if hidden else table.rules.why_not(table.state, move)
    try:
        table.follow(move)
    except (LookupError, ValueError, TypeError):
        reason = Phrase("record-unplayable")
        raise BadRecord("record-move", number=number, text=text, reason=reason) from None
    return refusal


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
