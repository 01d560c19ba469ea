"""What stands in for the facts of a sentence: counts, names, lists, pieces of each game."""

from __future__ import annotations

from collections.abc import Sequence

from faubourg.core.phrases import Either, Fact, Person, Phrase, Word

NAMES = ("Ann", "Bob", "Élise")
NUMBERS = (0, 1, 2, 12)
MANY = (2, 12)
"""Limits, seats and sizes, of which there is never one alone."""
PEOPLE = (Person(0), Person(1), Person(2))

Samples = Sequence[Fact]


def some_of(*words: Word) -> Samples:
    """Lists that are never empty."""
    return (words[:1], words)


def lists_of(*words: Word) -> Samples:
    return ((), *some_of(*words))


def choices_of(*words: Word) -> Samples:
    return (Either(words[:1]), Either(words))


def tile(kind: str, form: str, squares: int) -> Phrase:
    return Phrase(f"kensington-{kind}", {"form": form, "squares": squares})


def gap(columns: tuple[int, ...], low: int, high: int) -> Phrase:
    known: dict[str, Fact] = {"columns": columns, "wide": len(columns), "low": low, "high": high}
    return Phrase("kensington-gap", known | {"number": high - low + 1})


def standing(who: tuple[Person, ...], position: int, number: int) -> Phrase:
    known: dict[str, Fact] = {"who": who, "tied": len(who), "position": position}
    return Phrase("SL-5-3.standing", known | {"number": number})


def then(before: Phrase, after: Phrase) -> Phrase:
    return Phrase("sunrise-then", {"before": before, "after": after})


DREW = Phrase("sunrise-told-draw", {"who": PEOPLE[0], "number": 2})
TAKE_BACKS = ("practice", "take-back", "short-practice", "short-take-back")
COLOURS = [Phrase(f"colour-{each}") for each in ("yellow", "green", "red", "blue", "pink")]
TILES = (
    tile("lit", "single", 1),
    tile("dark-cat", "row", 3),
    tile("lit", "stack", 2),
    tile("dark", "block", 4),
    tile("lit-cat", "U", 5),
    tile("roof", "single", 1),
    tile("roof-bird", "L", 3),
    Phrase("kensington-brick"),
    Phrase("kensington-door"),
)
MIRRORED = Phrase("kensington-mirrored", {"form": "S"})
BACKS = (
    tile("beige", "single", 1),
    tile("beige-marked", "S", 4),
    tile("brown", "row", 2),
    Phrase("kensington-brown-marked"),
)
DISTRICTS = (Phrase("bella-plain-leaves"), Phrase("bella-hatched-birds"))
BUILDINGS = (
    Phrase("bella-building", {"owner": Person(0), "number": 3}),
    Phrase("bella-neutral-building", {"number": 1}),
)
CONTRACTS = (
    Phrase("bella-contract-district", {"needed": 2, "districts": DISTRICTS[:1], "coins": 6}),
    Phrase("bella-contract-each", {"districts": Phrase("bella-each-plain"), "coins": 9}),
    Phrase("bella-contract-border", {"needed": 1, "coins": 1}),
)
SPACES = ("e5", "f5")
STOP = "."
"""A move that is a full stop: no sentence may run it together with its own."""
MOVES = (*SPACES, STOP)
TYPED = tuple(Phrase("typed-move", {"move": move}) for move in MOVES)
AS_IT_IS, TURNED, MORE_OFTEN = (
    Phrase("bella-places", {"turn": turn, "turned": turned, "squares": Either(squares)})
    for turn, turned, squares in ((0, "no", SPACES), (1, "yes", ("c8",)), (3, "no", ("d8",)))
)
CARDS = tuple(Phrase("bella-card", {"number": number}) for number in (1, 8))
HELD = tuple(Phrase("bella-cards-alike", {"card": n, "number": n}) for n in (1, 2))
AMOUNTS = tuple(Phrase("bella-amount", {"coins": coins}) for coins in (7, 1))
AT_HAND = (CARDS[0], Phrase("bella-neutral-building", {"number": 1}))
STANDINGS = (
    then(standing((Person(0), Person(1)), 1, 4), standing((Person(2),), 3, 1)),
    then(standing((Person(0),), 1, 4), standing((Person(1), Person(2)), 2, 1)),
)
RANKS = tuple(
    Phrase("sunrise-reason-rank", {"position": position, "tied": tied})
    for position, tied in ((1, 1), (2, 2), (3, 1))
)
POSITIONS = tuple(
    f"sunrise-reason-{key}"
    for key in ("enters", "enters.other", "moves", "moves.other", "leaves.other")
)
CHANCES = ("hint-chance", "hint-chance-of")
DISTANCES = ("hint-lead", "hint-beside-own")
TOLD = (Phrase("sunrise-reason-houses", {"number": 2}), Phrase("bella-reason-BV-5-3"))
STAND_IN = Phrase("bots-stand-in", {"instead": "planner", "bots": ("medium", "hard")})
SLOTS = tuple(Phrase("bella-slot", {"slot": n, "price": n - 1}) for n in (1, 2, 3))

BY_NAME: dict[str, Samples] = {
    "asked": some_of(*DISTRICTS),
    "back": BACKS,
    "after": (standing((Person(1),), 2, 1),),
    "area": ("A1", "B2"),
    "bytes": MANY,
    "building": (
        Phrase("building-park"),
        *(Phrase("building-house", {"owner": PEOPLE[n], "floors": n}) for n in (1, 2)),
    ),
    "button": ("Build",),
    "by": ("marks", "outlines"),
    "cards": some_of(*CARDS),
    "chosen": SPACES,
    "city": ("Rome", "Londres"),
    "colour": COLOURS,
    "constraint": (
        Phrase("bella-constraint-districts", {"districts": DISTRICTS}),
        Phrase("bella-constraint-river-forbidden"),
    ),
    "contract": CONTRACTS,
    "contracts": choices_of("@AB", "@P"),
    "districts": some_of(*DISTRICTS),
    "bargain": MOVES,
    "example": MOVES,
    "fields": some_of("seed", "bots"),
    "facts": (
        Phrase("kg-facade-facts", {"columns": 1, "roofed": 1, "heights": 1, "birds": 0}),
        Phrase("kg-facade-facts", {"columns": 4, "roofed": 0, "heights": 2, "birds": 3}),
    ),
    "failure": (Phrase("program-late", {"name": "bot.sh"}),),
    "diamond": ("yes", "no"),
    "finish": ("yes", "no"),
    "form": ("single", "row", "stack", "block", "L", "S", "T", "U", MIRRORED),
    "game": ("Orchard", "Kensington"),
    "ground": ("park", "river", "both"),
    "known": some_of("alpha", "beta"),
    "limit": MANY,
    "longest": MANY,
    "loose": TILES,
    "marks": lists_of("AB", "P"),
    "most": MANY,
    "move": MOVES,
    "moves": choices_of(*TYPED),
    "name": ("Ann", "Bob"),
    "near": choices_of(*SPACES),
    "neighbours": (BUILDINGS[:1], BUILDINGS),
    "numbers": some_of(2, 3),
    "objective": (Phrase("bella-height-park"), Phrase("bella-cluster-groups", {"coins": 1})),
    "owed": TILES,
    "own": ("true", "false"),
    "owner": PEOPLE,
    "path": ("game.json", "alpha.json"),
    "player": PEOPLE,
    "seats": MANY,
    "slots": some_of(*SLOTS),
    "space": SPACES,
    "square": SPACES,
    "state": (Phrase("square-free"), Phrase("building-park")),
    "stored": lists_of(*TILES[:3]),
    "text": MOVES,
    "tile": TILES,
    "turned": ("true", "false"),
    "what": ("park", "Ann"),
    "where": some_of(gap((-2,), 1, 1), gap((2, 3), 1, 3)),
    "who": PEOPLE,
    "wrong": some_of(*DISTRICTS),
}
SQUARES = (
    *("BV-3-1.on-park-or-river", "BV-3-1.taken", "BV-3-4.park-imposed"),
    *("BV-3-4.park-forbidden", "BV-3-4.river-forbidden", "BV-3-4.border-forbidden"),
    *("BV-3-5.off-border", "bella-told-place", "bella-told-outside", "bella-told-neutral"),
)
"""Messages where squares are named, not counted."""
SEVERAL = (
    *(("bella-bad-size", "unit"), ("bella-too-few-constraints", "needed")),
    *(("bella-too-few-cards", "needed"), ("KG-0-1.no-tile", "tiles"), ("KG-R10.no-back", "backs")),
    *(("KG-2-3.must-spend", "tokens"), ("KG-R12.off-plot", "columns"), ("KG-R12.too-high", "rows")),
    *(("SL-5-2.standing", "floors"), ("areas-size", "height"), ("areas-size", "width")),
    *(("hand-too-large", "hand"), ("edition-too-long", "line"), ("kg-birds-seen", "all")),
    *(("kg-must-spend", "number"), ("plain-square-moves", "number"), ("ladder-too-long", "games")),
    ("puzzles-too-few", "wanted"),
    *(("program-refused", "tries"), ("program-line-too-long", "limit")),
    *((f"kensington-{kind}", "squares") for kind in ("lit", "lit-cat", "dark", "dark-cat")),
    *((f"kensington-{kind}", "squares") for kind in ("roof", "roof-bird", "brown")),
    *((f"kensington-{kind}", "squares") for kind in ("beige", "beige-marked")),
)
"""Facts of messages that are never one: one alone is said otherwise, or there are always more."""
TIED = some_of(
    *(Phrase("sunrise-tie-break", {"who": Person(seat), "number": seat + 1}) for seat in (0, 1))
)
TWO_PEOPLE = ((Person(0), Person(1)),)
BY_MESSAGE: dict[tuple[str, str], Samples] = {
    **dict.fromkeys(SEVERAL, MANY),
    **{(key, "squares"): some_of(*SPACES) for key in SQUARES},
    **{(f"BV-5-1.{each}", "heights"): some_of(2, 3) for each in ("park", "river", "border")},
    **{(f"SL-5-{rule}.standing", "who"): (PEOPLE[:1], PEOPLE[:2]) for rule in (2, 3, 4)},
    **{(f"SL-5-{rule}.bonus", "standings"): STANDINGS for rule in (2, 3, 4)},
    **{(key, "who"): TWO_PEOPLE for key in ("share", "victory-shared", "tie-by-nothing")},
    **{(f"sunrise-remedy-{key}", "last"): SPACES for key in ("path", "stop")},
    **{(f"sunrise-remedy-{key}", "spaces"): choices_of(*SPACES) for key in ("path", "turn")},
    **{(f"sunrise-remedy-{key}", "move"): ("house", "park") for key in ("path", "turn")},
    ("tie-settled", "ahead"): TIED,
    ("tie-settled", "behind"): TIED,
    ("tie-settled", "several"): ("yes", "no"),
    ("BV-1-2.no-slot", "slots"): MANY,
    ("BV-3-1.taken", "building"): BUILDINGS,
    ("SL-2-5.off-path", "last"): SPACES,
    ("KG-6-4.cat", "tile"): TILES[:5],
    ("KG-3-6.on-roof", "columns"): some_of(-1, 2),
    ("kensington-open-columns", "columns"): ((-1, 2),),
    ("KG-R1.loose", "tiles"): some_of(*TILES[:3]),
    ("bella-contract-each", "districts"): (Phrase("bella-each-leaves"), Phrase("bella-each-plain")),
    ("bella_vista-cards-in-hand", "cards"): (HELD[:1], HELD),
    ("bella-told-card-times", "number"): MANY,
    ("bella-reason-BV-2-1", "prices"): (AMOUNTS,),
    **{(key, "building"): AT_HAND for key in ("bella_vista-remedy-build", "bella-now-nowhere")},
    **{(f"bella-told-unbuilt{own}", "building"): AT_HAND for own in ("", "-own")},
    **{
        (f"bella-told-neutral{own}", "outside"): ("no", "border", "anywhere")
        for own in ("", "-own")
    },
    **{(f"bella-told-outside{own}", "outside"): ("border", "anywhere") for own in ("", "-own")},
    ("BV-3-1.already-built", "neutral"): ("true", "false"),
    ("bella_vista-remedy-build", "places"): (AS_IT_IS, TURNED),
    ("bella-places", "squares"): choices_of(*SPACES),
    ("bella-places-or", "first"): (AS_IT_IS, TURNED),
    ("bella-places-or", "other"): (TURNED, MORE_OFTEN),
    ("bots-stand-in", "instead"): ("planner",),
    ("bots-stand-in", "bots"): some_of("medium", "hard"),
    ("bots-without-search", "title"): ("Orchard",),
    ("bots-without-search", "instead"): (STAND_IN,),
    ("bella-places", "turn"): (1, 2, 3),
    ("bella-places", "turned"): ("yes", "no"),
    ("sunrise-ended-idle", "turns"): MANY,
    **{
        (f"sunrise-impossible-{key}", "cards"): NUMBERS for key in ("dealing", "discarding", "hand")
    },
    **{(key, fact): RANKS for key in POSITIONS for fact in ("was", "now")},
    **{(key, "area"): ("A1", "C") for key in (*POSITIONS, "sunrise-reason-area")},
    ("hint-lead", "hints"): ((1, 2), (1, 2, 3)),
    ("hint-lead", "others"): ((2,), (2, 3)),
    **{(key, "distance"): ("equal", "close", "likely", "clear", "behind") for key in DISTANCES},
    **{(key, "kind"): ("about", "surely", "hardly", "won", "lost", "shared") for key in CHANCES},
    ("kensington-reason-could-build", "share"): ("only", "not-even", "none", "some", "all"),
    ("kensington-reason-could-build", "number"): (1, 2, 12),
    ("kensington-reason-could-build", "all"): MANY,
    ("kensington-reason-last-bird", "number"): (1, 2),
    ("bella-reason-BV-5-1", "kind"): ("park", "river", "border"),
    ("bella-reason-neutral-room", "kind"): ("park", "river", "border"),
    **{("bella-reason-neutral", fact): (0, 1, 2) for fact in ("own", "others")},
    ("bella-reason-BV-5-2", "kind"): ("largest", "groups", "alone"),
    ("hint-why-not", "move"): SPACES,
    **{(f"puzzle-{key}", "moves"): MOVES for key in ("goes-on", "solution")},
    ("record-too-long", "moves"): MANY,
    ("why-what", "example"): SPACES,
    **{(f"reason-{key}", "reason"): TOLD for key in ("line", "avoids", "instead", "other")},
    ("reason-avoids", "key"): (
        *("bella-reason-BV-2-1", "bella-reason-BV-5-2", "kensington-reason-open-column", "other"),
    ),
    ("reason-avoids", "kind"): ("groups", "alone"),
    ("reason-avoids", "number"): (1, 2),
    ("reason-line", "points"): ("+4", "−1"),
    **{("reason-instead", fact): ("+4", "−1") for fact in ("this", "other")},
    ("square-sign", "bonus"): (Phrase("bonus-tallest"), Phrase("bonus-most")),
    ("square-sign", "points"): ((10, 6, 3),),
    **{(f"{key}-warning", "what"): (DREW,) for key in TAKE_BACKS},
    ("take-back-asked", "what"): (DREW,),
    **{("one-after-other", fact): (DREW,) for fact in ("before", "after")},
    ("decisions-more", "number"): MANY,
    **{(key, "points"): ("+…",) for key in ("bv-coins-gain", "bv-gain-why")},
    ("kensington-mirrored", "form"): ("L", "S"),
    **{
        (f"kensington-remedy-{key}", fact): values
        for key in ("other", "other-loose")
        for fact, values in {
            "tiles": choices_of(*TILES[:3]),
            "finish": ("yes", "no", "loose"),
        }.items()
    },
    ("kensington-remedy-place", "columns"): choices_of(-1, 2),
    ("kensington-remedy-place", "places"): ("only", "all", "some"),
    ("kensington-remedy-place", "wide"): (1, 3),
    **{
        (key, "turn"): (0, 1, 2, 3)
        for key in ("kensington-turned", "kensington-remedy-place", "kensington-remedy-place-of")
    },
    **{
        (key, "follow"): ("yes", "no")
        for key in (
            *("kensington-more-to-follow", "kensington-remedy-place", "kensington-remedy-place-of"),
        )
    },
    ("kensington-remedy-place", "kind"): ("roof", "brick", "door", "window"),
    ("kensington-remedy-place-of", "columns"): choices_of(-1, 2),
    ("kensington-remedy-place-of", "places"): ("only", "all", "some"),
    ("kensington-remedy-place-of", "wide"): (1, 3),
    ("kensington-remedy-spend", "from"): ("middle", "warehouse", "both"),
    ("kensington-remedy-take", "tiles"): choices_of(
        *[Phrase("kensington-tile-with-back", {"back": back}) for back in BACKS[:2]]
    ),
    ("kg-enlarge-facade", "tokens"): [Phrase("kg-tokens", {"number": n}) for n in NUMBERS],
    ("record-from-the-future", "known"): NUMBERS,
    ("sunrise-then", "before"): (standing((Person(0),), 1, 4),),
    ("sunrise-then-skipping", "before"): (standing((Person(0), Person(1)), 1, 4),),
    ("sunrise-then-skipping", "after"): (standing((Person(2),), 3, 2),),
    ("sunrise-then-skipping", "first"): (2, 3),
    ("sunrise-then-skipping", "skipped"): ((2, 3),),
    ("sunrise-remedy-park-built", "then"): (Phrase("sunrise-remedy-stop", {"last": "f5"}),),
    ("sunrise-remedy-discard", "colours"): choices_of(*COLOURS),
    ("unreachable", "spaces"): some_of(*SPACES),
    ("who-begins", "last"): PEOPLE,
}


def samples_of(message: str, fact: str) -> Samples:
    """What a fact of a message may be; where nothing else is known, a count."""
    return BY_MESSAGE.get((message, fact)) or BY_NAME.get(fact, NUMBERS)
