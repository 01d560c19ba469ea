"""The end is announced before it comes: why, and who still has a turn."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.near_the_end import before_the_end
from tests.e2e.people import PHONE, People, Person
from tests.e2e.screen import scrolling
from tests.e2e.screen_check import look_around
from tests.long_forms import in_full

pytestmark = pytest.mark.needs("chromium")
LANGUAGES = pytest.mark.parametrize(
    ("language", "who"), in_full([("en", "Ann"), ("fr", "Zoé")], short=[("fr", "Zoé")])
)
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
