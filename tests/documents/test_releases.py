"""Versions and their changes are told in one way."""

from __future__ import annotations

import json
import re
from datetime import date

from faubourg.version import __version__
from tools.generated_pages import ROOT

CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
HEADINGS = re.findall(r"^## (.+)$", CHANGELOG, re.MULTILINE)
RELEASES = [heading.split(" — ") for heading in HEADINGS[1:]]


def numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def test_the_changelog_begins_with_what_is_not_released_yet() -> None:
    assert HEADINGS[0] == "Unreleased"


def test_every_release_has_its_day_the_newest_first() -> None:
    days = [date.fromisoformat(day) for _, day in RELEASES]
    versions = [numbers(version) for version, _ in RELEASES]
    assert days == sorted(days, reverse=True)
    assert versions == sorted(set(versions), reverse=True)


def test_the_version_is_that_of_the_last_release() -> None:
    assert RELEASES[0][0] == __version__


def test_the_client_has_the_same_version() -> None:
    for name in ("package.json", "package-lock.json"):
        package = json.loads((ROOT / "client" / name).read_text(encoding="utf-8"))
        assert package["version"] == __version__, name
