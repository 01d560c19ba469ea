"""Sentences about the learner, said to the learner: "you", where a game has words for that."""

from __future__ import annotations

from faubourg.core.messages import Messages
from faubourg.core.phrases import Fact, Person, Phrase
from faubourg.lessons.prepared_lesson import LEARNER


def said_to_learner(phrase: Phrase, texts: Messages) -> Phrase:
    """The phrase, and what is told within it, with "you" for the learner."""
    own = f"{phrase.key}-own"
    is_own = phrase.facts.get("who") == Person(LEARNER) and texts.has(own)
    known = {name: _within(fact, texts) for name, fact in phrase.facts.items()}
    return Phrase(own if is_own else phrase.key, known)


def _within(fact: Fact, texts: Messages) -> Fact:
    return said_to_learner(fact, texts) if isinstance(fact, Phrase) else fact
