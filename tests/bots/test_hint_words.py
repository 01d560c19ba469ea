"""What is said of hints as a whole is true of the figures and margins beside it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from faubourg.bots.hint_words import beside_own, better_only_later, lead_words
from faubourg.bots.hints import Hints
from faubourg.bots.how_far_ahead import Chance, distance, lead
from faubourg.bots.one_hint import Hint
from faubourg.core.compared_reasons import Compared
from faubourg.core.game_protocol import RuleId, Seat
from faubourg.core.messages import messages
from faubourg.core.move_reasons import Reason
from faubourg.core.phrases import Phrase


def said(*chances: tuple[int, ...], language: str = "en") -> str:
    found = lead([Chance(*each) for each in chances])
    assert found is not None
    return messages(language).say(lead_words(found))


def test_a_first_that_stands_ten_percent_ahead_is_not_too_close_to_the_others() -> None:
    assert said((59, 4), (49, 4), (49, 4)) == "Hint 1 is clearly ahead."
    wide = said((59, 5), (49, 6), (49, 5))
    assert wide == (
        "Hint 1 is probably better than hints 2 and 3, but their margins of error (±) overlap."
    )


def test_hints_are_too_close_where_one_lies_within_the_margin_of_the_other() -> None:
    close = said((59, 5), (55, 4), (40, 4))
    assert close == (
        "Hints 1 and 2 are too close to tell apart: the difference lies within the margin of error."
    )
    assert said((100, 0), (100, 0)) == "Hints 1 and 2 are equally good."


def test_of_losses_the_one_by_the_fewest_points_is_named_and_of_wins_the_one_by_the_most() -> None:
    lost = (0, 0, -4), (0, 0, -18), (0, 0, -23)
    assert said(*lost) == "Hints 1, 2 and 3 lose: hint 1 by the fewest points."
    assert said(*lost[:2]) == "Hints 1 and 2 lose: hint 1 by fewer points."
    assert said(*lost, language="fr") == (
        "Les conseils 1, 2 et 3 perdent\u00a0: le conseil 1 avec le moins d’écart."
    )
    assert said((100, 0, 9), (100, 0, 3)) == "Hints 1 and 2 win: hint 1 by more points."
    assert said((0, 0, -4), (0, 0, -4), (0, 0, -9)) == "Hints 1 and 2 are equally good."


def test_ones_own_loss_is_not_as_good_as_a_smaller_one() -> None:
    endings = (("a1", -4), ("b2", -18))
    smaller, larger = (Hint((move,), (0, 100), 0, (), (), ahead) for move, ahead in endings)
    apart = distance(Chance(0, 0, -4), Chance(0, 0, -18))
    found = Hints(Seat(0), (smaller,), games=9, mine=larger, apart=apart)
    told = beside_own(found)
    assert told is not None
    assert messages("en").say(told) == "Both moves lose: hint 1 by fewer points."


def test_only_those_that_come_nearest_are_spoken_of() -> None:
    french = said((59, 5), (50, 5), (30, 4), language="fr")
    assert french == (
        "Le conseil 1 est sans doute meilleur que le conseil 2, "
        "mais leurs marges d’erreur (±) se recoupent."
    )
    assert lead([Chance(50, 3)]) is None


def test_how_far_apart_two_are_does_not_depend_on_which_is_first() -> None:
    pairs = [(a, b) for a in range(0, 101, 7) for b in range(0, 101, 7)]
    for a, b in pairs:
        one, other = Chance(a, 4), Chance(b, 6)
        assert distance(one, other) == distance(other, one)
        assert (distance(one, other) == "close") == (abs(a - b) <= 6)
        assert (distance(one, other) == "clear") == (abs(a - b) > 10)


def hint(move: str, percent: int) -> Hint:
    return Hint((move,), (percent, 100 - percent), 5, ())


NOTHING = Compared()


def asked(percent: int, compared: Compared = NOTHING) -> Hints:
    best, mine = hint("a1", 60), hint("b2", percent)
    apart = distance(Chance(60, 5), Chance(percent, 5))
    return Hints(Seat(0), (best,), 5000, mine=mine, compared=compared, apart=apart)


@pytest.mark.parametrize(
    ("percent", "expected"),
    [
        (58, "Your move is too close to hint 1 to tell which is better: "),
        (52, "Hint 1 is probably better, but the margins of error (±) overlap."),
        (40, "Hint 1 is clearly better."),
        (75, "In the games imagined, your move did even better than hint 1."),
    ],
)
def test_ones_own_move_is_placed_beside_the_first(percent: int, expected: str) -> None:
    told = beside_own(asked(percent))
    assert told is not None
    assert messages("en").say(told).startswith(expected)


def test_the_first_hint_is_not_compared_with_itself() -> None:
    found = Hints(Seat(0), (hint("a1", 60),), 5000, mine=hint("a1", 60), apart="close")
    assert beside_own(found) is None
    assert beside_own(Hints(Seat(0), (hint("a1", 60),), 0, mine=hint("b2", 60))) is None


def test_what_pays_off_only_later_is_said_where_the_sheet_shows_nothing() -> None:
    points = Compared(best=(Reason(Seat(0), None, 4, RuleId("SL-2.4")),))
    assert better_only_later(asked(40)) == Phrase("hint-only-later", {"number": 1})
    assert better_only_later(asked(40, points)) is None
    assert better_only_later(asked(59)) is None


def test_without_games_the_bot_is_said_to_prefer_what_brings_less_now() -> None:
    more = Compared(mine=(Reason(Seat(0), None, 4, RuleId("SL-2.4")),))
    found = replace(asked(40, more), apart=None, games=0)
    assert better_only_later(found) == Phrase("hint-preferred", {"number": 1})
    assert better_only_later(replace(found, compared=Compared())) is None
