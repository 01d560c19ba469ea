"""Who sits at a table, and what they are asking one another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from faubourg.server.messages.http_messages import Agreement, Proposal, SeatInfo
from faubourg.server.tables.events import SeatPlan

MOST_ASKED = 2
"""Proposals of one seat in one position."""


class Company:
    """The people and bots of one table."""

    def __init__(self, seats: Iterable[SeatPlan]) -> None:
        plans = [*seats]
        self.names = [plan.name for plan in plans]
        self.bots = {seat: plan.bot for seat, plan in enumerate(plans) if plan.bot}
        """The bots that play now, by seat; stand-ins among them."""
        self._standins: set[int] = set()
        self._taken = [bool(plan.bot or plan.name or plan.taken) for plan in plans]
        self._left: set[int] = set()
        self._proposed: tuple[int, Agreement] | None = None
        self._agreed: set[int] = set()
        self._asked: tuple[int, ...] | None = None
        """Those who have to agree to what is proposed; None: whoever plays for themselves."""
        self._times_asked: Counter[int] = Counter()
        """How often each seat has proposed something in this position."""
        self.next: str | None = None
        """The table of the rematch."""

    def is_taken(self, seat: int) -> bool:
        return self._taken[seat]

    def has_left(self, seat: int) -> bool:
        return seat in self._left

    def is_standin(self, seat: int) -> bool:
        return seat in self._standins

    @property
    def is_all_bots(self) -> bool:
        return len(self.bots) == len(self.names)

    # Seats

    def sits(self, seat: int) -> bool:
        """Whether the seat's person is at the table and plays for themselves."""
        return self._taken[seat] and seat not in self._left and seat not in self.bots

    def sit(self, seat: int, name: str) -> bool:
        """Take a seat, come back to it, or change one's name: only that is no news."""
        news = not self.sits(seat)
        self.names[seat], self._taken[seat] = name, True
        self._left.discard(seat)
        if seat in self._standins:
            self._standins.discard(seat)
            del self.bots[seat]
        return news

    def leave(self, seat: int) -> None:
        self._left.add(seat)

    def hand_over(self, seat: int, bot: str) -> None:
        self.bots[seat] = bot
        self._standins.add(seat)

    # Agreements

    def propose(
        self, seat: int, what: Agreement, agreed: Iterable[int], asked: tuple[int, ...] | None
    ) -> None:
        self._proposed, self._agreed = (seat, what), {seat, *agreed}
        self._asked = asked
        self._times_asked[seat] += 1

    def people(self) -> tuple[int, ...]:
        """Those who have a say: also the ones for whom a bot stands in, but not who has left."""
        return tuple(
            seat
            for seat, taken in enumerate(self._taken)
            if taken and seat not in self._left
            if seat not in self.bots or seat in self._standins
        )

    def has_asked_enough(self, seat: int) -> bool:
        return self._times_asked[seat] >= MOST_ASKED

    def forget_what_was_asked(self) -> None:
        """In a new position everybody may ask again."""
        self._times_asked.clear()

    def agree(self, seats: Iterable[int]) -> None:
        self._agreed.update(seats)

    def drop_proposal(self) -> None:
        self._proposed, self._agreed = None, set()

    def settled(self) -> Proposal | None:
        """What everybody has agreed on, who proposed it included; it is no proposal any more."""
        proposal = self.proposal
        if proposal is None or proposal.needed:
            return None
        self.drop_proposal()
        return proposal

    @property
    def proposal(self) -> Proposal | None:
        if self._proposed is None:
            return None
        seat, what = self._proposed
        return Proposal(what, seat, tuple(sorted(self._agreed)), tuple(self._needed()))

    def _needed(self) -> list[int]:
        """Those who were asked and have not answered; whoever leaves has no say any more."""
        asked = self._playing() if self._asked is None else self._asked
        return [seat for seat in asked if seat not in self._agreed and seat not in self._left]

    def _playing(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(len(self.names)) if self.sits(seat))

    def seats(self, here: set[int], grace: Callable[[int], int]) -> tuple[SeatInfo, ...]:
        """Every seat as all may know it; `grace` says how long an absent person is waited for."""
        return tuple(
            SeatInfo(
                name=name,
                bot=self.bots.get(seat),
                standin=seat in self._standins,
                taken=self._taken[seat],
                here=seat in here or seat in self.bots,
                left=seat in self._left,
                grace=grace(seat) if self.sits(seat) and seat not in here else 0,
            )
            for seat, name in enumerate(self.names)
        )
