"""A close look at a screen: what stands in anybody's way, and a picture for people to judge."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias

from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped] # has none
from playwright.sync_api import Page

from tests.e2e.people import DESK, PHONE
from tests.long_forms import in_full, is_full

ARTEFACTS = Path(__file__).parents[2] / ".artefacts"
SIZES = {"desk": DESK, "phone": PHONE}
Look: TypeAlias = tuple[str, str]
"""A size of the screen, and a light."""
LOOKS: Sequence[Look] = (("desk", "day"), ("desk", "dusk"), ("phone", "dusk"), ("phone", "day"))
SEARCHED: Sequence[Look] = (("desk", "day"), ("phone", "dusk"))
USUAL = in_full(LOOKS, short=SEARCHED)
OPTIONS = {"resultTypes": ["violations"], "rules": {"target-size": {"enabled": True}}}
AT_REST = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(
  () => done(document.getAnimations().every((each) => each.playState !== "running")))))"""

BEYOND = """() => innerWidth >= document.documentElement.scrollWidth ? [] :
  [...document.querySelectorAll("body *")]
    .filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
    .map((each) => `beyond the edge: ${each.outerHTML.slice(0, 160)}`)"""

STRETCHING = """() => [...document.querySelectorAll(".sr-only")].filter((each) => {
  let around = each.parentElement;
  while (around && !/auto|scroll/.test(getComputedStyle(around).overflowY))
    around = around.parentElement;
  return around && around !== document.documentElement && around !== document.body &&
    each.offsetParent && !around.contains(each.offsetParent);
}).map((each) => `does not scroll with the rest: ${each.parentElement.outerHTML.slice(0, 160)}`)"""

FOUND = """(options) => axe.run(options).then(({ violations }) => violations.flatMap(
  ({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`)))"""


def obstacles(page: Page) -> list[str]:
    """What axe finds: the rule, and where it is broken."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found: list[str] = page.evaluate(FOUND, OPTIONS)
    return found


def stretching(page: Page) -> list[str]:
    """Words for readers that may lie below the screen: the page is longer then than it looks."""
    found: list[str] = page.evaluate(STRETCHING)
    return found


def picture(page: Page, name: str) -> None:
    """The page as it is now, at rest; a full run keeps it for people to judge."""
    page.wait_for_function(AT_REST)
    if is_full():
        ARTEFACTS.mkdir(exist_ok=True)
        page.screenshot(path=ARTEFACTS / f"{name}.png")


def look_around(page: Page, name: str, looks: Sequence[Look] = USUAL) -> list[str]:
    """By day and at dusk, on a desk and in the hand: a picture of each, and what is in the way.

    Each size and each light is searched once: what matters of one hardly depends on the other.
    """
    found = []
    for size, light in looks:
        page.set_viewport_size(SIZES[size])
        page.emulate_media(color_scheme="dark" if light == "dusk" else "light")
        picture(page, f"{name}-{size}-{light}")
        misplaced = [*page.evaluate(BEYOND), *stretching(page)]
        found += [f"{size}, {light}: {part}" for part in misplaced]
        if (size, light) in SEARCHED:
            found += [f"{size}, {light}: {obstacle}" for obstacle in obstacles(page)]
    return found
