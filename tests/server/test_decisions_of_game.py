"""Replays go by decisions: what followed without a choice is told with the one before it."""

from __future__ import annotations

from itertools import chain, pairwise
from pathlib import Path

import pytest

from faubourg.server.messages.http_messages import Frame, Story
from faubourg.server.tables import viewer_messages
from faubourg.server.tables.decisions_of_game import decisions_of
from faubourg.server.tables.live_table import LiveTable
from faubourg.server.tables.new_tables import recorded
from faubourg.server.tables.study_beginnings import record_moments

GOLDEN = Path(__file__).parents[1] / "golden"
BELLA_VISTA = "bella_vista-two-architects"
WITH_NEUTRALS = "bella_vista-three-architects"
NO_DECISION = {"bella-told-unfulfilled", "bella-told-stopped", "bella-told-round-done"}


def body(name: str) -> bytes:
    return (GOLDEN / f"{name}.json").read_bytes()


def whole(name: str) -> LiveTable:
    return LiveTable("", bytes(32), recorded(body(name)), kept=None)


def story(live: LiveTable) -> Story:
    return viewer_messages.story(live, None, (), 0, most=2**60)


def keys(frame: Frame) -> list[str]:
    return [told.phrase.key for told in frame.told]


def test_no_step_of_bella_vista_begins_with_what_nobody_decided() -> None:
    frames = story(whole(BELLA_VISTA)).frames
    assert NO_DECISION & {*chain.from_iterable(map(keys, frames))}
    assert not [frame for frame in frames if frame.told and keys(frame)[0] in NO_DECISION]


def test_the_log_marks_what_nobody_decided_and_says_of_nobody_that_the_round_is_over() -> None:
    frames = [*story(whole(BELLA_VISTA)).frames, *story(whole(WITH_NEUTRALS)).frames]
    told = [*chain.from_iterable(frame.told for frame in frames)]
    assert {each.phrase.key for each in told if each.forced} == NO_DECISION
    assert {each.forced for each in told if each.phrase.key in NO_DECISION} == {True}
    ends = [each.phrase for each in told if each.phrase.key == "bella-told-round-done"]
    assert ends
    assert not any(phrase.facts for phrase in ends)


@pytest.mark.parametrize("name", [BELLA_VISTA, "kensington-seventh-bird", "sunrise-areas-full"])
def test_only_what_is_said_to_end_something_joins_the_decision_before(name: str) -> None:
    live = whole(name)
    decisions = decisions_of(live)
    assert 1 < len(decisions) < len(live.passages)
    assert [step for each in decisions for step in each.steps] == live.game.steps
    for each in decisions[1:]:
        assert {step.actor for step in each.steps if isinstance(step.actor, int)} == {each.actor}
        assert each.after == each.steps[-1].after


def test_what_only_the_hand_forbade_stays_a_step_of_its_own() -> None:
    """Everybody at the table may look at a game that is being played: hands are not given away."""
    live = whole("sunrise-areas-full")
    rules = live.game.rules
    for before, after in pairwise(decisions_of(live)):
        step = after.steps[0]
        if before.actor == after.actor and rules.write(step.move) == ".":
            assert sum(step.before.hands[step.before.seat])


def test_the_moments_of_a_record_are_those_of_its_replay() -> None:
    live = whole(BELLA_VISTA)
    moments = record_moments(body(BELLA_VISTA)).moments
    assert len(moments) == len(story(live).actors)
