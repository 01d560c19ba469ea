"""Endings explain themselves: announced before they come, and with their reason at the end."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.people import PHONE, People, Person
from tests.e2e.scenes import GOLDEN, go_on_from, show_record, upload
from tests.e2e.score import totals
from tests.e2e.screen import scrolling
from tests.e2e.screen_check import look_around, picture
from tests.long_forms import in_full

pytestmark = pytest.mark.needs("chromium")
SCORE_PARTS = {
    "windows": "KG-6-1.row",
    "doors": "KG-6-2.row",
    "heights": "KG-6-3.row",
    "cats": "KG-6-4.title",
    "full": "KG-6-5.title",
}
"""The groups of Kensington's score, and what they are called everywhere."""
PLAY = """([seat, text]) => new Promise((done) => {
  const table = location.pathname.split("/").pop();
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/play`);
  let asked = false;
  socket.onopen = () => socket.send(JSON.stringify({ type: "look", seat, seq: 0 }));
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type !== "state") return;
    if (asked) return void (socket.close(), done());
    asked = true;
    socket.send(JSON.stringify({ type: "play", seq: message.seq, text }));
  };
})"""


def before_the_end(person: Person, record: str, decisions: int, *seats: str) -> None:
    """At a recorded game, that many decisions before its end."""
    person.game = record.partition("-")[0]
    go_on_from(person, -decisions - 1, *seats, record=GOLDEN[0].with_name(f"{record}.json"))


def end_by(person: Person, record: str, seat: int, move: str, *seats: str) -> None:
    """The recorded game to its very end."""
    before_the_end(person, record, 1, *seats)
    # The board stands there once the game was seen going on: only then night falls.
    person.page.locator("main [role=group]").first.wait_for()
    person.page.evaluate(PLAY, [seat, move])
    expect(person.heading("game-is-over").first).to_be_visible()


SECONDS_UNTIL_FOLDED = 6
COVERED = """() => [...document.querySelectorAll(".left *")].filter((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return width && top?.closest(".ribbon");
}).map((each) => each.textContent)"""
CUT = """(line) => {
  const title = line.querySelector(".title");
  const text = document.createRange();
  text.selectNodeContents(title);
  const [words, box, whole] = [text, title, line].map((each) => each.getBoundingClientRect());
  const next = line.querySelector(".seat").getBoundingClientRect();
  const hides = getComputedStyle(title).overflow !== "visible";
  return [
    box.top < whole.top || box.bottom > whole.bottom,
    words.right > next.left || line.scrollWidth > line.clientWidth,
    hides && title.scrollWidth > title.clientWidth,
  ];
}"""
ANOTHER_LANTERN = """(line) => {
  const seats = line.querySelectorAll(".seat");
  seats[0].after(seats[0].cloneNode(true));
  if (seats.length > 2) line.classList.add("many");
}"""


def covered_of_the_players(person: Person) -> list[str]:
    return list(person.page.evaluate(COVERED))


def unfold(shown: Locator) -> None:
    """By hand: it stays open."""
    line = shown.locator("[aria-expanded]")
    expect(line).to_have_attribute("aria-expanded", "false")
    line.click()


def ribbon(person: Person, title: str) -> Locator:
    return person.page.get_by_role("region", name=person.says(title))


def says_who_still_plays(person: Person, shown: Locator) -> None:
    """The person plays now; only the other one still has a turn."""
    later = shown.locator("li.later b").inner_text()
    said = person.says("still-to-play", who=person.name, later=later)
    expect(shown.get_by_role("status")).to_have_text(said)


FULL = partial(pytest.param, marks=pytest.mark.full)
LANGUAGES = pytest.mark.parametrize(
    ("language", "who"), in_full([("en", "Ann"), ("fr", "Zoé")], short=[("fr", "Zoé")])
)


@LANGUAGES
def test_the_last_round_says_why_and_who_still_has_a_turn(
    people: People, language: str, who: str
) -> None:
    ann = people.person(who, language)
    before_the_end(ann, "sunrise-houses-low-other-seat", 4, "greedy", "me", "greedy")
    shown = ribbon(ann, "sunrise-end-last-round.title")
    expect(shown.get_by_role("button", name="SL-4.1")).to_be_visible()
    for light in ("now", "later", "done"):
        expect(shown.locator(f"li.{light}")).to_have_count(1)
    expect(shown.locator("li.now")).to_contain_text(ann.says("lantern-you"))
    says_who_still_plays(ann, shown)
    assert look_around(ann.page, f"last-round-{language}") == []
    assert [each for each in scrolling(ann.page) if ".card log" not in each] == []


@LANGUAGES
def test_in_the_last_round_bar_and_log_say_that_it_is_ones_last_turn(
    people: People, language: str, who: str
) -> None:
    ann = people.person(who, language)
    before_the_end(ann, "sunrise-houses-low-other-seat", 4, "greedy", "me", "greedy")
    expect(ann.status).to_have_text(ann.says("your-last-turn"))
    expect(ann.unfold("log").locator("li").last).to_have_text(ann.says("your-last-turn"))


@LANGUAGES
def test_on_a_phone_three_lanterns_have_their_words_on_one_line(
    people: People, language: str, who: str
) -> None:
    ann = people.person(who, language, PHONE)
    before_the_end(ann, "sunrise-houses-low-other-seat", 4, "greedy", "me", "greedy")
    shown = ribbon(ann, "sunrise-end-last-round.title")
    unfold(shown)
    words = shown.locator(".who span")
    expect(words).to_have_count(3)
    lines = "all => all.map((it) => [it.getClientRects().length, it.scrollWidth - it.clientWidth])"
    heights = words.evaluate_all("all => all.map((it) => it.getBoundingClientRect().height)")
    assert max(heights) < 20, heights
    assert words.evaluate_all(lines) == [[1, 0]] * 3


def test_on_a_phone_the_last_round_folds_by_itself_and_shows_what_it_covered(
    people: People,
) -> None:
    ann = people.person("Zoé", "fr", PHONE)
    before_the_end(ann, "sunrise-houses-low-other-seat", 4, "greedy", "me", "greedy")
    line = ribbon(ann, "sunrise-end-last-round.title").locator("[aria-expanded]")
    expect(line).to_have_attribute("aria-expanded", "true")
    assert covered_of_the_players(ann)
    expect(line).to_have_attribute("aria-expanded", "false")
    assert covered_of_the_players(ann) == []
    line.click()
    expect(line).to_have_attribute("aria-expanded", "true")
    ann.page.wait_for_timeout(SECONDS_UNTIL_FOLDED * 1000)
    expect(line).to_have_attribute("aria-expanded", "true")


@pytest.mark.parametrize("width", [360, 390])
def test_on_a_phone_the_title_of_the_last_round_is_whole_beside_every_number_of_lanterns(
    people: People, width: int
) -> None:
    ann = people.person("Zoé", "fr", {"width": width, "height": 780})
    before_the_end(ann, "kensington-duties-seventh-bird", 2, "me", "greedy")
    line = ribbon(ann, "kensington-end-last-tiles.title").locator("[aria-expanded]")
    expect(line.locator(".seat")).to_have_count(2)
    for _ in range(3):
        assert line.evaluate(CUT) == [False, False, False]
        line.evaluate(ANOTHER_LANTERN)


@LANGUAGES
@pytest.mark.full
def test_kensington_shows_who_may_still_build(people: People, language: str, who: str) -> None:
    ann = people.person(who, language)
    before_the_end(ann, "kensington-duties-seventh-bird", 2, "me", "greedy")
    shown = ribbon(ann, "kensington-end-last-tiles.title")
    expect(shown.get_by_role("button", name="KG-5.1")).to_be_visible()
    expect(shown.locator("li.later")).to_have_count(1)
    says_who_still_plays(ann, shown)
    assert look_around(ann.page, f"last-builds-{language}") == []


@LANGUAGES
def test_before_that_kensington_counts_the_birds(people: People, language: str, who: str) -> None:
    ann = people.person(who, language)
    before_the_end(ann, "kensington-duties-seventh-bird", 5, "me", "greedy")
    shown = ribbon(ann, "end-is-near")
    expect(shown.get_by_role("button", name="KG-5.1")).to_be_visible()
    assert look_around(ann.page, f"birds-near-{language}") == []


@LANGUAGES
def test_the_end_says_why_it_came_and_by_how_much_it_was_won(
    people: People, language: str, who: str
) -> None:
    ann = people.person(who, language)
    end_by(ann, "sunrise-houses-low-other-seat", 2, ".", "greedy", "random", "me")
    ending = ann.page.locator(".others")
    expect(ending).to_contain_text(ann.says("SL-4-1.over"))
    expect(ending).to_contain_text("137")
    expect(ending).to_contain_text("10")
    expect(ending.get_by_role("button", name="SL-4.1")).to_be_visible()
    assert look_around(ann.page, f"ending-{language}") == []


@pytest.mark.parametrize(
    ("record", "seat", "seats", "winner"),
    [
        FULL("sunrise-houses-low-other-seat", 2, ("greedy", "random", "me"), "bot-random"),
        FULL("bella_vista-four-architects", 3, ("greedy", "random", "planner", "me"), None),
        ("kensington-duties-seventh-bird", 1, ("greedy", "me"), "bot-greedy"),
    ],
)
@LANGUAGES
def test_at_the_end_the_houses_of_the_winner_are_lit(
    people: People,
    record: str,
    seat: int,
    seats: tuple[str, ...],
    winner: str | None,
    language: str,
    who: str,
) -> None:
    ann = people.person(who, language)
    end_by(ann, record, seat, ".", *seats)
    name = ann.says(winner) if winner else who
    town = ann.page.get_by_role("img", name=ann.says("town-at-dusk", who=name))
    expect(town.locator(".lit").first).to_be_visible()
    expect(town.locator(".dark").first).to_be_visible()
    expect(town.locator(".burst").first).to_be_attached()
    expect(ann.page.locator(".plaque").last).to_have_text(ann.says("street-plate", who=name))
    title = ann.says("victory", who=name) if winner else ann.says("victory-yours")
    expect(ann.page.get_by_role("heading", name=title, exact=True)).to_be_focused()
    assert look_around(ann.page, f"town-{record}-{language}") == []
    assert [each for each in scrolling(ann.page) if ".card log" not in each] == []
    ann.button("see-board").click()
    expect(town).to_have_count(0)
    ann.button("see-town").click()
    expect(town).to_be_visible()


@pytest.mark.parametrize(
    "record", ["bella_vista-two-architects", "kensington-seventh-bird", "sunrise-areas-full"]
)
def test_the_way_back_to_the_town_covers_nothing_of_the_board(people: People, record: str) -> None:
    zoe = people.person("Zoé", "fr", PHONE)
    zoe.visit(f"/t/{upload(zoe, GOLDEN[0].with_name(f'{record}.json'))}")
    zoe.button("see-board").click()
    stands_above_the_board(zoe)
    zoe.page.set_viewport_size({"width": 1366, "height": 768})
    stands_above_the_board(zoe)


def stands_above_the_board(zoe: Person) -> None:
    way_back = zoe.button("see-town").bounding_box()
    board = zoe.page.locator("main svg[role=group], main [role=group] svg").first.bounding_box()
    assert way_back is not None
    assert board is not None
    assert way_back["y"] + way_back["height"] <= board["y"]


@pytest.mark.full
def test_every_way_on_from_the_end_has_its_key(people: People) -> None:
    ann = people.person()
    end_by(ann, "kensington-duties-seventh-bird", 1, ".", "greedy", "me")
    over, keyboard = ann.page.url, ann.page.keyboard
    keyboard.press("s")
    expect(ann.button("step-next")).to_be_visible()
    ann.visit(over)
    ways = ann.page.get_by_role("navigation", name=ann.says("ways-on"))
    for way, key in (("rematch", "R"), ("replay", "P"), ("home", "H")):
        tip = ann.says("way-with-key", way=ann.says(way), letter=key)
        expect(ways.get_by_title(tip)).to_be_visible()
    keyboard.press("p")
    expect(ann.page).to_have_url(re.compile("/r/"))
    ann.visit(over)
    expect(ways).to_be_visible()
    keyboard.press("h")
    expect(ann.button("open-table")).to_be_visible()
    ann.visit(over)
    expect(ways).to_be_visible()
    keyboard.press("r")
    expect(ann.page).not_to_have_url(over)
    expect(ann.board).to_be_visible()


@LANGUAGES
@pytest.mark.full
def test_a_replay_ends_with_the_same_sentences_as_the_table(
    people: People, language: str, who: str
) -> None:
    ann = people.person(who, language)
    last = show_record(ann, ply=None)
    ann.page.keyboard.press("End")
    expect(ann.page.get_by_role("slider")).to_have_value(str(last))
    happened = ann.page.locator(".happened")
    expect(happened).to_contain_text(ann.says("SL-4-1.over"))
    expect(happened).to_contain_text("129")
    expect(happened.get_by_role("button", name="SL-4.1")).to_be_visible()
    assert look_around(ann.page, f"replay-ending-{language}") == []


@pytest.mark.parametrize(
    ("record", "seat", "seats", "rule", "rows"),
    [
        ("bella_vista-four-architects", 3, ("greedy", "random", "planner", "me"), "BV-5.3", 2),
        FULL("kensington-duties-idle-rounds", 0, ("me", "greedy"), "KG-6.6", 2),
    ],
)
def test_equal_totals_share_a_frame_with_the_reason_and_the_rule(
    people: People, record: str, seat: int, seats: tuple[str, ...], rule: str, rows: int
) -> None:
    ann = people.person("Zoé", "fr")
    end_by(ann, record, seat, ".", *seats)
    frame = ann.page.locator(".tied")
    expect(frame.locator(".row")).to_have_count(rows)
    expect(frame.get_by_role("button", name=rule)).to_be_visible()
    assert look_around(ann.page, f"tie-{record}") == []


@LANGUAGES
def test_the_score_of_kensington_is_walked_through_in_five_groups(
    people: People, language: str, who: str
) -> None:
    ann = people.person(who, language)
    end_by(ann, "kensington-duties-seventh-bird", 1, ".", "greedy", "me")
    ann.button("walk-scores").click()
    for part, name in SCORE_PARTS.items():
        expect(ann.heading(name).first).to_be_visible()
        expect(ann.page.locator(".proof li")).to_have_count(totals_in(part))
        picture(ann.page, f"kensington-walk-{part}-{language}")
        if part != "full":
            ann.button("step-next").click()
    assert totals(ann) == [81, 78]


def totals_in(part: str) -> int:
    """How many of the two players have something of this group in the recorded game."""
    return 1 if part == "full" else 2
