"""What the objectives and the open contracts ask for can be read at any time, on a phone too."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.bella_vista.screens import decide_until
from tests.e2e.people import PHONE, People

pytestmark = pytest.mark.needs("chromium")


def test_the_score_of_an_objective_is_headed_by_what_the_objective_says(people: People) -> None:
    ann = people.person("Ann", "fr", PHONE)
    decide_until(ann, "offer")
    for number in range(2):
        objective = ann.page.locator(".strip .objectives button").nth(number)
        title = objective.get_attribute("title")
        assert title is not None
        objective.click()
        proof = ann.page.locator("aside .proof")
        expect(ann.page.locator("aside .proof > h2")).to_contain_text(title)
        expect(proof.locator(".about")).not_to_be_empty()
        ann.page.keyboard.press("Escape")
        expect(objective).to_be_visible()


def test_whoever_builds_on_a_phone_reads_the_objectives_in_a_sheet(people: People) -> None:
    ann = people.person("Ann", size=PHONE)
    decide_until(ann, "build")
    objectives = ann.page.locator(".strip .objectives button")
    titles = [each.get_attribute("title") or "" for each in objectives.all()]
    objectives.last.click()
    sheet = ann.dialog("bv-objectives")
    for title in titles:
        expect(sheet.get_by_role("button", name=title)).to_be_visible()
    sheet.get_by_role("button", name=titles[0]).click()
    expect(ann.page.locator("aside .proof > h2")).to_contain_text(titles[0])


def test_a_contract_is_read_outside_of_its_time_and_nothing_is_refused(people: People) -> None:
    ann = people.person("Ann", size=PHONE)
    decide_until(ann, "offer")
    contract = ann.page.locator(".market .contract").first
    words = (contract.get_attribute("aria-label") or "").split(";")[0].strip()
    contract.click()
    expect(ann.dialog("bv-contract")).to_contain_text(words)
    expect(ann.page.locator(".refusal")).to_have_count(0)
