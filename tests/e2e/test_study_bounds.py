"""Links and files that hold no study: refused in words, and nothing is made of them."""

from __future__ import annotations

import json
from urllib.parse import quote

import pytest
from playwright.sync_api import FilePayload, expect

from tests.e2e.people import People
from tests.e2e.test_study import field, position_of, study, tab

pytestmark = pytest.mark.needs("chromium")


def json_file(content: bytes) -> FilePayload:
    return {"name": "a.json", "mimeType": "application/json", "buffer": content}


def lines_of(*entries: object) -> str:
    return quote(json.dumps({"at": 0, "lines": [[-1, ""], *entries]}), safe="")


SUNRISE = quote(position_of("sunrise"), safe="")
BAD_LINKS = {
    "far too long": "a" * 17_000,
    "a megabyte": "%41" * 350_000,
    "bytes that are no text": "%ff%fe%00%80",
    "lines that are no JSON": f"{SUNRISE}&lines=%7B%7B",
    "a branch of nothing": f"{SUNRISE}&lines={lines_of([7, 'a1=1'])}",
    "a branch of itself": f"{SUNRISE}&lines={lines_of([1, 'a1=1'])}",
    "a branch before the first": f"{SUNRISE}&lines={lines_of([-1, 'a1=1'])}",
    "half a branch": f"{SUNRISE}&lines={lines_of([0.5, 'a1=1'])}",
    "lines without end": f"{SUNRISE}&lines={lines_of(*([n, 'a1=1'] for n in range(61)))}",
    "too many branches": f"{SUNRISE}&lines={lines_of(*([0, 'a1=1'] for _ in range(121)))}",
    "a comment without end": f"{SUNRISE}&lines={lines_of([0, 'a1=1', 'x' * 281])}",
    "too many arrows": f"{SUNRISE}&lines={lines_of([0, 'a1=1', '', [['a1', 'a2']] * 13])}",
    "an arrow from a page": f"{SUNRISE}&lines={lines_of([0, 'a1=1', '', [['<b>', 'a2']]])}",
    "brackets in brackets": f"{SUNRISE}&lines={'%5B' * 3000}",
}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_links_that_hold_no_study_are_refused_in_words(people: People, language: str) -> None:
    ann = people.person("Ann", language=language)
    for name, link in BAD_LINKS.items():
        ann.visit("/study/sunrise")
        ann.visit(f"/study/sunrise#{link}")
        ann.page.reload()
        expect(ann.page.get_by_role("alert"), name).to_have_text(ann.says("study-bad-link"))


def test_positions_that_cannot_be_are_refused_with_their_reasons(people: People) -> None:
    ann = people.person("Ann")
    strange = {
        "unknown/lane/2;turn=a": "unknown",
        "sunrise/lane/99;turn=a": "sunrise/lane/3",
        position_of("sunrise").replace("sunrise/lane", "kensington/piatnik"): "town",
        position_of("sunrise").replace("turn=a", "turn=a;due=-3"): "0",
        position_of("sunrise").replace("turn=a", "turn=a;<img src=x onerror=alert(1)>=1"): "turn=a",
    }
    for position, said in strange.items():
        ann.visit("/")
        study(ann, position)
        expect(ann.page.get_by_role("alert").filter(has_text=said)).to_be_visible()
    expect(ann.page.locator("img[src=x]")).to_have_count(0)


def test_files_that_hold_no_study_are_refused_in_words(people: People) -> None:
    ann = people.person("Ann")
    ann.visit("/study/sunrise")
    chooser = ann.page.get_by_label(ann.says("study-open"), exact=True).last
    chooser.set_input_files(json_file(b'{"kind":"faubourg-study"}'))
    expect(ann.page.get_by_role("alert")).to_have_text(ann.says("study-bad-file"))
    chooser.set_input_files(json_file(b" " * 300_000))
    expect(ann.page.get_by_role("alert")).to_contain_text("300")
    ann.watch.forgive("answered 400", "status of 400")
    chooser.set_input_files(json_file(bytes(range(256)) * 40))
    expect(ann.page.get_by_role("alert")).not_to_contain_text("300")
    chooser.set_input_files(json_file(b"[" * 200_000))
    expect(ann.page.get_by_role("alert")).to_be_visible()


def test_a_comment_is_text_and_nothing_else(people: People) -> None:
    ann = people.person("Ann")
    study(ann, position_of("sunrise"))
    ann.page.get_by_label(ann.says("study-comment")).fill("<img src=x onerror=alert(1)>" * 20)
    said = ann.page.get_by_label(ann.says("study-comment")).input_value()
    assert len(said) == 280
    bob = people.person("Bob")
    bob.page.goto(ann.page.url)
    expect(bob.page.get_by_label(bob.says("study-comment"))).to_have_value(said)
    expect(bob.page.locator("img[src=x]")).to_have_count(0)


def test_a_text_is_not_longer_than_a_position(people: People) -> None:
    ann = people.person("Ann")
    study(ann, position_of("sunrise"))
    tab(ann, "study-tab-text").click()
    field(ann).fill("x" * 20_000)
    assert len(field(ann).input_value()) == 16_000
