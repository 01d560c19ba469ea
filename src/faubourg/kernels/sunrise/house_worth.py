"""What a house of Sunrise Lane seems worth: its points, less what its cards are worth in hand, and
what it does for the bonuses, which count more the fewer pieces are left."""

from __future__ import annotations

from typing import Any

import numpy as np

from faubourg.kernels.compiler import compiled_part
from faubourg.kernels.kernel_protocol import Records
from faubourg.kernels.smaller_and_larger import larger, smaller
from faubourg.kernels.sunrise.actions import MOST_MOVES
from faubourg.kernels.sunrise.card_counts import number_of, size
from faubourg.kernels.sunrise.layout import AREAS, COLOURS, MOST, SPACES
from faubourg.kernels.sunrise.scoring import bonuses_of, tallest
from faubourg.kernels.sunrise.space_sets import lowest, rest
from faubourg.kernels.sunrise.space_sets import size as number_of_spaces

WEIGHTS = (
    *("card", "dots", "swap", "follow", "late", "fade", "early", "step", "group"),
    *("end", "ahead", "behind", "last_card", "noise"),
)
CARD, DOTS, SWAP, FOLLOW, LATE, FADE, EARLY, STEP, GROUP, *_ = range(len(WEIGHTS))
*_, END, AHEAD, BEHIND, LAST_CARD, NOISE = range(len(WEIGHTS))
"""In points:

- `card`, and more for each of the `dots` of the best space within reach of its colour: what a card
  is worth in hand; `swap` is the share of it for a card that only takes the place of another;
- `follow`: how much the rest of a path counts;
- `late`, less `fade` for each piece left to whoever has fewest, but at least `early`: how much
  the bonuses count; `step` is for coming nearer to a rival, `group` for a house beside one's own;
- `end`: what it is worth to bring the end, more by `ahead` for each point by which one would then
  lead, less by `behind` for each by which one would lie behind, if rivals who still have their turn
  make `last_card` of each card in hand;
- `noise`: up to so much is added at random, so that playouts differ.
"""
NO_AREA = AREAS
TWIN = np.float32(0.3)
"""More for each further card of a colour, when one has to go."""
PATIENCE = 4.0
"""Rounds of nothing but drawing, after the first, in which cards lose their worth (SL-R8)."""
TIE_BREAK = 0.01
"""What is left of a card's worth when nothing can be built with it any more."""
LONGEST_LEAD = 20.0
"""A lead beyond this counts no more: won is won."""
PATHS = 128
"""Paths that wait to be gone on with."""

PATH_BEGUN = np.dtype(
    [
        ("hand", np.uint64),
        ("empty", np.uint64, (2,)),
        ("worth", np.float32),
        ("points", np.float32),
        ("last", np.int16),
        ("pieces", np.int16),
        ("may_park", np.uint8),
    ],
    align=True,
)

MIND = np.dtype(
    [
        ("paths", PATH_BEGUN, (PATHS,)),
        ("weights", np.float32, (len(WEIGHTS),)),
        ("prices", np.float32, (COLOURS,)),
        ("own", np.int32, (AREAS,)),
        ("rival", np.int32, (AREAS,)),
        ("bonus", np.float32),
        ("drawn", np.float32),
        ("lead", np.float32),
        ("may_end", np.uint8),
        ("area_of", np.int8, (SPACES,)),
        ("worths", np.float32, (MOST_MOVES,)),
    ],
    align=True,
)
"""What somebody thinks with: weights, the area of each space, and what is worked out for one
position: prices of cards by colour and of a `drawn` one, how much bonuses count, whether this turn
may bring the end (`may_end`) and by how much one would `lead` then without its points, one's own
rank in each area and the best rival's. `worths` are the answers of `judge`."""


def minds_for(box: Records, weights: Any) -> Records:
    """One for each of these rows of weights."""
    minds: Records = np.zeros(len(weights), MIND)
    minds["weights"] = weights
    for space in range(SPACES):
        word, number = divmod(space, 64)
        inside = [
            area
            for area in range(int(box[0]["number_of_areas"]))
            if int(box[0]["areas"][area][word]) >> number & 1
        ]
        minds["area_of"][:, space] = inside[0] if inside else NO_AREA
    return minds


@compiled_part
def think_of(box: Any, position: Any, mind: Any) -> None:
    """What is the same for all actions of a position."""
    weights, fewest = mind.weights, np.int64(position.pieces[0])
    for seat in range(box.seats):
        fewest = smaller(fewest, np.int64(position.pieces[seat]))
    mind.bonus = larger(weights[LATE] - weights[FADE] * fewest, weights[EARLY])
    _set_prices(box, position, mind, np.float32(_use_of_cards(box, position)))
    mind.may_end = may_bring_end(box, position)
    if mind.may_end:
        mind.lead = _lead_at_end(box, position, mind)
    for area in range(box.number_of_areas):
        mind.own[area] = rank_in(box, position, area, position.seat)
        mind.rival[area] = best_rival_in(box, position, area, position.seat)


@compiled_part
def may_bring_end(box: Any, position: Any) -> Any:
    """SL-4.1 — whether the cards in hand can use up the pieces."""
    pieces = np.int64(position.pieces[position.seat])
    within_reach = pieces - size(position.hands[position.seat]) <= box.end_at_pieces
    return within_reach and not position.last_round


@compiled_part
def _lead_at_end(box: Any, position: Any, mind: Any) -> Any:
    """SL-4.1 — by how much one would lead when the round is completed, without this turn."""
    seat, best = np.int64(position.seat), -1e9
    for other in range(box.seats):
        if other != seat:
            points = float(position.points[other] + bonuses_of(box, position, other))
            if turns_after_first(box, position, other) > turns_after_first(box, position, seat):
                held = size(position.hands[other])
                points += mind.weights[LAST_CARD] * smaller(held, np.int64(position.pieces[other]))
            best = larger(best, points)
    return np.float32(position.points[seat] + bonuses_of(box, position, seat) - best)


@compiled_part
def worth_of_end(mind: Any, points: Any) -> Any:
    """SL-4.1 — the end is welcome to whoever leads then, with the points of this turn."""
    if not mind.may_end:
        return np.float32(0.0)
    lead = larger(-LONGEST_LEAD, smaller(mind.lead + points, LONGEST_LEAD))
    slope = mind.weights[AHEAD] if lead > 0.0 else mind.weights[BEHIND]
    return np.float32(mind.weights[END] + slope * lead)


@compiled_part
def turns_after_first(box: Any, position: Any, seat: Any) -> Any:
    return (seat - position.first + box.seats) % box.seats


@compiled_part
def _set_prices(box: Any, position: Any, mind: Any, use: Any) -> None:
    mind.drawn = use * mind.weights[CARD]
    for colour in range(COLOURS):
        mind.prices[colour] = mind.drawn
    low, high = position.sites[0], position.sites[1]
    while low | high:
        space = lowest(low, high)
        low, high = rest(low, high)
        price = use * (mind.weights[CARD] + mind.weights[DOTS] * box.dots[space])
        colour = box.colour[space]
        mind.prices[colour] = larger(mind.prices[colour], price)


@compiled_part
def _use_of_cards(box: Any, position: Any) -> Any:
    """1 as long as cards can still be built with; SL-5.8 — on the last turn they break ties."""
    if position.last_round:
        return TIE_BREAK
    pieces, held = position.pieces[position.seat], size(position.hands[position.seat])
    use = 1.0 if pieces > held else pieces / (held + 1.0)
    idle = position.idle / box.seats - 1.0
    return use * larger(0.0, 1.0 - idle / PATIENCE) if idle > 0.0 else use


@compiled_part
def rank_in(box: Any, position: Any, area: Any, seat: Any) -> Any:
    """SL-5.2, SL-5.3 — what a seat is ranked by in an area; 0 is not ranked."""
    low = position.houses[seat, 0] & box.areas[area, 0]
    high = position.houses[seat, 1] & box.areas[area, 1]
    if box.line_of_area[area] == MOST:
        return np.int64(number_of_spaces(low, high))
    return np.int64(tallest(box, position, low, high))


@compiled_part
def best_rival_in(box: Any, position: Any, area: Any, seat: Any) -> Any:
    best = np.int64(0)
    for other in range(box.seats):
        if other != seat:
            best = larger(best, rank_in(box, position, area, other))
    return best


@compiled_part
def house_worth(box: Any, position: Any, mind: Any, space: Any, floors: Any) -> Any:
    worth = floors * (box.dots[space] - mind.prices[box.colour[space]])
    bonus, area = 0.0, mind.area_of[space]
    if area != NO_AREA:
        own, rival = mind.own[area], mind.rival[area]
        after = _rank_after(box, own, area, floors)
        if after > own:
            bonus = _lead(box, after, rival) - _lead(box, own, rival) + mind.weights[STEP]
    low = box.neighbours[space, 0] & position.houses[position.seat, 0]
    high = box.neighbours[space, 1] & position.houses[position.seat, 1]
    if low | high:
        bonus += mind.weights[GROUP]
    return np.float32(worth + mind.bonus * bonus)


@compiled_part
def _rank_after(box: Any, own: Any, area: Any, floors: Any) -> Any:
    """What one is ranked by with one house more."""
    if box.line_of_area[area] == MOST:
        return own + 1
    if floors < box.lowest_counted:
        return own
    height = own >> 8
    if floors == height:
        return own + 1
    return floors * 256 + 1 if floors > height else own


@compiled_part
def _lead(box: Any, own: Any, rival: Any) -> Any:
    """What a bonus brings, less what the best rival has of it."""
    if own == rival:
        return 0.0
    if own == 0:
        return -float(box.position_points[0])
    if rival == 0:
        return float(box.position_points[0])
    swing = float(box.position_points[0] - box.position_points[1])
    return swing if own > rival else -swing


@compiled_part
def cheapest_card(hand: Any, mind: Any) -> Any:
    """The colour of the card that one would rather give away."""
    best, chosen = np.float32(1e9), np.int64(0)
    for colour in range(COLOURS):
        held = number_of(hand, colour)
        if held:
            worth = mind.prices[colour] + TWIN * held
            if worth < best:
                best, chosen = worth, np.int64(colour)
    return chosen
