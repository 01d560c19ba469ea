"""What is said of hints as a whole, as phrases: which is ahead, and how one's own move compares."""

from __future__ import annotations

from faubourg.bots.hints import Hints
from faubourg.bots.how_far_ahead import BY_THE_END, Lead
from faubourg.core.compared_reasons import Compared
from faubourg.core.phrases import Phrase, facts


def lead_words(lead: Lead) -> Phrase:
    """How the first hint stands beside those that come nearest."""
    known = facts(first=1, others=lead.others, hints=(1, *lead.others), number=len(lead.others))
    return Phrase("hint-lead", {"distance": lead.distance, **known})


def own_hint(found: Hints) -> int:
    """The number of the hint that is the move that was asked about; 0 where none is."""
    numbered = enumerate(found.best, 1)
    own = found.mine.moves[0] if found.mine else None
    return next((number for number, hint in numbered if hint.moves[0] == own), 0)


def own_is_hint(found: Hints) -> Phrase | None:
    """That the move that was asked about is one of the hints, or begins like one of more steps."""
    if not (number := own_hint(found)):
        return None
    goes_on = any(not step.is_forced for step in found.best[number - 1].steps[1:])
    return Phrase("hint-mine-is-hint", facts(number=number, goes_on="yes" if goes_on else "no"))


def beside_own(found: Hints) -> Phrase | None:
    """How sure it is that the first hint is better than the move that was asked about."""
    if found.apart is None or found.mine is None or own_hint(found) == 1:
        return None
    is_behind = found.best[0].chances[found.seat] < found.mine.chances[found.seat]
    is_told = found.apart in {"close", *BY_THE_END} or not is_behind
    return Phrase("hint-beside-own", facts(distance=found.apart if is_told else "behind", number=1))


def better_only_later(found: Hints) -> Phrase | None:
    """What is said where no row of the sheet is better after the first hint: it comes first since
    games go better, or since the bot thinks so."""
    if any(each.points is not None for each in found.compared.best):
        return None
    told = beside_own(found)
    if told is not None and told.facts["distance"] in {"likely", "clear"}:
        return Phrase("hint-only-later", {"number": 1})
    is_trade = found.apart is None and found.compared != Compared()
    return Phrase("hint-preferred", {"number": 1}) if is_trade else None
