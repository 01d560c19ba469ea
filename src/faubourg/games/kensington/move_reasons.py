"""What a turn changes in Kensington, in words: points, tokens, and what it leads to."""

from __future__ import annotations

from collections.abc import Iterator

from faubourg.core.game_protocol import RuleId, Seat
from faubourg.core.move_reasons import Change, Reason
from faubourg.core.phrases import Person, Phrase, facts
from faubourg.games.kensington.model import State
from faubourg.games.kensington.promise_of_a_back import promise
from faubourg.games.kensington.unpacked_edition import Box
from faubourg.games.kensington.what_a_turn_leaves import left_to


def reason_for(change: Change) -> Phrase:
    """KG-6 — what a roof has covered, cats, and the columns of a building without an open one."""
    match change.rule:
        case "KG-6.1":
            windows = sum(int(str(line.facts["windows"])) for line in change.gained)
            return Phrase("kensington-reason-windows", {"number": windows})
        case "KG-6.5":
            return Phrase(_all_roofed(change))
        case _:
            key = f"kensington-reason-{change.rule.replace('.', '-')}"
            return Phrase(key, {"number": len(change.gained)})


def _all_roofed(change: Change) -> str:
    """KG-6.5 — whether it has come about, has been lost, or still holds with more columns."""
    was, now = (
        any(line.seat == change.seat for line in lines) for lines in (change.before, change.after)
    )
    kept = "still-roofed" if was else "all-roofed"
    return f"kensington-reason-{kept if now else 'open-column'}"


def reasons_beside_points(box: Box, before: State, after: State, seat: Seat) -> Iterator[Reason]:
    """KG-2.1, KG-4.1 — tokens paid and earned; then what a back promises, or what a turn leaves to
    do. That a tile is stored is said by the move itself."""
    if phrase := _own_tokens(box, before, after, seat):
        yield Reason(seat, phrase, rule=RuleId("KG-4.1"))
    for each in map(Seat, range(len(after.tokens))):
        if each != seat and (number := after.tokens[each] - before.tokens[each]):
            known = facts(who=Person(each), number=number)
            yield Reason(each, Phrase("kensington-reason-gets", known), rule=RuleId("KG-4.1"))
    if after.taking is None:
        yield from left_to(box, before, after, seat)
    else:
        yield from promise(box, before, seat, after.taking)


def _own_tokens(box: Box, before: State, after: State, seat: Seat) -> Phrase | None:
    """Both what is paid and what is earned: one of them alone would hide the other."""
    change = after.tokens[seat] - before.tokens[seat]
    paid = _paid(box, before, after, seat)
    earned = change + paid
    if paid and earned:
        return Phrase("kensington-reason-pays-and-earns", facts(paid=paid, earned=earned))
    if paid:
        return Phrase("kensington-reason-pays", {"number": paid})
    return Phrase("kensington-reason-earns", {"number": earned}) if earned else None


def _paid(box: Box, before: State, after: State, seat: Seat) -> int:
    """KG-2.1 — what the others got, or what the stock got of what diamonds have brought."""
    change = after.tokens[seat] - before.tokens[seat]
    given = sum(after.tokens) - sum(before.tokens) - change
    return max(given, _earned_at_most(box, before, after, seat) - change)


def _earned_at_most(box: Box, before: State, after: State, seat: Seat) -> int:
    """KG-4.1 — diamonds pay when the turn is finished, those laid before this hint as well."""
    if after.seat == seat and after.laid:
        return 0
    begun = len(before.facades[seat].tiles) - before.laid
    built = after.facades[seat].tiles[begun:]
    return min(before.stock, sum(box.faces[placed.tile].hard for placed in built))
