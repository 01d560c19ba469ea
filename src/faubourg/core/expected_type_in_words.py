"""What kind of value was expected: from the words of the decoder to a phrase for people."""

from __future__ import annotations

import re

from faubourg.core.phrases import Either, Phrase, Word, facts

_KINDS = {
    "bool": "kind-yes-or-no",
    "int": "kind-whole-number",
    "float": "kind-number",
    "str": "kind-text",
    "array": "kind-list",
    "object": "kind-fields",
    "null": "kind-nothing",
}
_BOUND = re.compile(
    r"^(?P<kind>\w+) (?P<length>of length )?(?P<sign>[<>]=|==) (?P<bound>-?[0-9]{1,18})$"
)
_SIGNS = {">=": "at-least", "<=": "at-most", "==": "exactly"}


def kind_in_words(said: str) -> Word:
    """`bool` is yes or no, `int >= 0` a whole number of at least 0; what is unknown stays."""
    said = said.replace("`", "")
    if bound := _BOUND.match(said):
        return _bounded(said, bound)
    kinds = said.split(" | ")
    if not all(kind in _KINDS for kind in kinds):
        return said
    phrases = tuple(Phrase(_KINDS[kind]) for kind in kinds)
    return phrases[0] if len(phrases) == 1 else Either(phrases)


def _bounded(said: str, bound: re.Match[str]) -> Word:
    kind = _KINDS.get(bound["kind"])
    if kind is None:
        return said
    of = kind if bound["length"] else "kind"
    return Phrase(
        f"{of}-{_SIGNS[bound['sign']]}", facts(kind=Phrase(kind), number=int(bound["bound"]))
    )
