"""What is to be seen of a page: what scrolls, what is covered, what is written in no language."""

from __future__ import annotations

import re
from functools import cache

from fluent.syntax import FluentParser, ast
from playwright.sync_api import Locator, Page

from tests.e2e.words import files

SCROLLING = """() => [document.scrollingElement, ...document.querySelectorAll("body *")]
  .filter((each) => each.checkVisibility() && !each.closest("dialog"))
  .filter((each) => {
    const moves = (flow) => flow === "auto" || flow === "scroll";
    const { overflowX, overflowY } = getComputedStyle(each);
    const root = each === document.scrollingElement;
    return ((root || moves(overflowY)) && each.scrollHeight > each.clientHeight + 1)
      || ((root || moves(overflowX)) && each.scrollWidth > each.clientWidth + 1);
  })
  .map((each) => `${each.tagName}.${each.className}`)"""

COVERING = """async (button) => {
  // What has just appeared takes no press for a moment.
  for (let i = 0; i < 20 && getComputedStyle(button).pointerEvents === "none"; i++)
    await new Promise((go) => setTimeout(go, 100));
  if (!button.checkVisibility()) return [];  // The turn ended just now, and it is gone.
  const { left, top, width, height } = button.getBoundingClientRect();
  const places = [[.5, .5], [.06, .5], [.94, .5], [.5, .1], [.5, .9]];
  const at = ([x, y]) => document.elementFromPoint(left + x * width, top + y * height);
  const found = places.map(at);
  return found.filter((each) => each === null || !button.contains(each))
    .map((each) => (each ? `${each.tagName}.${each.className}` : "outside of the screen"));
}"""

WRITTEN = """() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const holder = walker.currentNode.parentElement;
    if (!holder.closest("script, style, [lang]:not(html)")) found.add(walker.currentNode.data);
  }
  for (const each of document.querySelectorAll("[aria-label], [title], [placeholder]"))
    if (!each.closest("[lang]:not(html)"))
      for (const name of ["aria-label", "title", "placeholder", "aria-valuetext"])
        found.add(each.getAttribute(name) ?? "");
  found.add(document.title);
  return [...found].map((each) => each.trim().replaceAll(/\\s+/g, " ")).filter(Boolean);
}"""


def scrolling(page: Page) -> list[str]:
    """Whatever is longer than its place and can be moved in it."""
    found: list[str] = page.evaluate(SCROLLING)
    return found


def covering(button: Locator) -> list[str]:
    """What lies over a button."""
    found: list[str] = button.evaluate(COVERING)
    return found


def written(page: Page) -> list[str]:
    """All texts of the page: those that are seen, and those that are read out."""
    found: list[str] = page.evaluate(WRITTEN)
    return found


def foreign(page: Page, language: str, other: str) -> list[str]:
    """Texts that are keys of messages, or sentences of the other language alone."""
    return [text for text in written(page) if is_key(text) or is_foreign(text, language, other)]


@cache
def is_foreign(text: str, language: str, other: str) -> bool:
    """Kept, since pages repeat themselves and there are many sentences to compare with."""
    strange = sentences(other).keys() - sentences(language).keys()
    return any(sentences(other)[each].fullmatch(text) for each in strange)


def is_key(text: str) -> bool:
    """A key of a message where its text should be, or a gap that nobody filled."""
    return bool(re.fullmatch(r"[a-z]+([-_][a-z0-9]+)+", text) or re.search(r"\{.*\}", text))


@cache
def sentences(language: str) -> dict[str, re.Pattern[str]]:
    """Every sentence, by its text with gaps, as a pattern; those with hardly a word say nothing."""
    found = {}
    for entry in entries(language):
        patterns = (entry.value, *(attribute.value for attribute in entry.attributes))
        for text in (text for pattern in patterns for text in variants(pattern)):
            words = re.findall(r"\w{3,}", text.replace(GAP, " "))
            if len(words) > (GAP in text):  # "… points" is part of much in either language
                found[text] = re.compile(re.escape(text).replace(re.escape(GAP), ".+?"))
    return found


GAP = "\0"


def entries(language: str) -> list[ast.Message]:
    parsed = (FluentParser().parse(file.read_text(encoding="utf-8")) for file in files(language))
    return [
        e for resource in parsed for e in resource.body if isinstance(e, ast.Message) and e.value
    ]


def variants(pattern: ast.Pattern | None) -> list[str]:
    """A sentence in all its forms, with gaps where something is filled in."""
    texts = [""]
    for element in pattern.elements if pattern else ():
        texts = [text + more for text in texts for more in forms(element)]
    return [" ".join(text.split()) for text in texts]


def forms(element: ast.TextElement | ast.Placeable) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [element.value]
    if isinstance(element.expression, ast.SelectExpression):
        return [text for each in element.expression.variants for text in variants(each.value)]
    return [GAP]
