"""What a machine can tell is wrong with a sentence, in English and in French."""

from __future__ import annotations

import re
from collections.abc import Iterator

ENGLISH_NOUNS = {
    *("bird", "brick", "building", "byte", "card", "cat", "character", "coin", "colour", "column"),
    *("contract", "decision", "dot", "door", "floor", "game", "group", "height", "House", "move"),
    *("name", "neighbour", "offer", "option", "piece", "place", "player", "point", "position"),
    *("roof", "round", "row", "seat", "shape", "slot", "space", "square", "tile", "time", "token"),
    *("turn", "way", "window", "different height", "House piece", "legal move", "beige tile"),
    *("empty space", "lit window", "dark window", "straddling building", "more bird", "red door"),
    *(
        "brick tile",
        "different tile",
        "different back",
        "roof height",
        "mark",
        "table",
        "constraint",
    ),
}
FRENCH_NOUNS = {
    *("autre", "bâtiment", "bâtiment neutre", "caractère", "carte", "case", "chat", "colonne"),
    *("contrat", "coup", "coup possible", "couleur", "Demeure", "décision", "dos différent"),
    *("emplacement", "ensemble", "façon", "fenêtre", "fenêtre éclairée", "hauteur", "jeton"),
    *("joueur", "ligne", "marque", "morceau", "nom", "octet", "offre", "oiseau", "option"),
    *("parcelle", "parcelle libre", "partie", "pièce", "pièce de Demeure", "place", "point"),
    *("porte", "position", "rangée", "rond", "toit", "tour", "tuile", "tuile beige", "table"),
    *("tuile différente", "niveau", "forme", "quartier", "contrainte", "seconde"),
}
# What may follow any number as it is: verbs, prepositions, adjectives of English, units. A noun
# must not: it is found by being the same after one and after many.
UNCHANGED = {
    "en": {
        *(
            "across",
            "all",
            "and",
            "at",
            "before",
            "beside",
            "but",
            "for",
            "in",
            "instead",
            "of",
            "on",
            "so",
            "there",
        ),
        *("to", "here", "twice", "clearly", "can", "cannot", "costs", "does", "fits", "has", "is"),
        *("lies", "made", "needs", "overlaps", "plays", "should", "touch", "was", "would"),
        *("bonus", "brick", "dark", "discarded", "equal", "expected", "given", "high", "left"),
        *("less", "lit", "more", "named", "percentage", "red", "roofed", "solved", "straddling"),
        *("wide", "worse", "million", "min", "s", "park"),
    },
    "fr": {
        *(
            "après",
            "au",
            "avant",
            "d",
            "dans",
            "de",
            "des",
            "en",
            "et",
            "pour",
            "sur",
            "vers",
            "y",
            "à",
        ),
        *("a", "compte", "coûte", "est", "figure", "joue", "manque", "n", "ne", "nomme", "ont"),
        *("peut", "recouvre", "serait", "viendra", "était", "deux", "nettement", "plus", "égal"),
        *("fois", "min", "s", "park"),
    },
}
CODE = {
    # Signs of the terminal, commands and words to be typed: quotes and blanks as a computer wants.
    *("bella-legend", "database-needs-psycopg", "plain-word-filler", "record-truncated"),
    *("record-line", "bella_vista-help-more", "bella-now-build", "plain-help-more"),
    *("bella-position-offer", "lesson-help", "kensington-lesson-notation.take-brown"),
    *("bella_vista-word-decline",),
}
MANY = 12
NB = "\u00a0\u202f"


def faults(language: str, key: str, text: str) -> Iterator[str]:
    """What is wrong with a sentence, each as a few words around the place."""
    found = [*COMMON, *(FRENCH if language == "fr" else ENGLISH)]
    for name, pattern in found:
        if not (name in PROSE_ONLY and key in CODE):
            for match in re.finditer(pattern, text):
                start = max(0, match.start() - 12)
                yield f"{name}: …{text[start : match.end() + 12]}…"


def unchanged_nouns(language: str, few: str, number: int, many: str) -> set[str]:
    """Words that follow a small number as they follow a large one, in the same sentence."""
    same = _words_after(number, few) & _words_after(MANY, many)
    return {word for word in same if word.islower()} - UNCHANGED[language]


def _words_after(number: int, text: str) -> set[str]:
    return {*re.findall(rf"{ALONE}{number}[ {NB}]([^\W\d]+)", text)}


def english_plural(noun: str) -> str:
    return f"{noun}s"


def french_plural(noun: str) -> str:
    words = [
        each if each in ("de", "Demeure") and noun != each else _plural_of(each)
        for each in noun.split()
    ]
    return " ".join(words)


def _plural_of(word: str) -> str:
    if word.endswith(("s", "x")):
        return word
    return f"{word}x" if word.endswith("eau") else f"{word}s"


def any_of(words: set[str]) -> str:
    return f"(?:{'|'.join(sorted(words, key=len, reverse=True))})"


# A number that stands for itself: no. 1, slot 1, 1 × 2, city=random:1, 1/2, -1, 0.5, f1
ALONE = r"(?<![\w.,:=/×+@$-])(?<!no\. )(?<!no\.\u00a0)(?<!n°\u00a0)(?<!n° )"
END = r"(?![\w’-])"
VOWEL = "[AEIOUYÀÂÉÈÊÎÔaeiouàâéèêîô]"
ENGLISH_PLURALS = any_of({english_plural(each) for each in ENGLISH_NOUNS})
FRENCH_PLURALS = any_of({french_plural(each) for each in FRENCH_NOUNS} - FRENCH_NOUNS)
# « Il touche aucun parc. » Nothing lacks without a verb: « plus rien à dire », « pour rien ».
# Where a part of a sentence begins with the word, or with « et » or « mais », none can tell.
PART = r"[^.,;:!?()«»—·]"
VERBLESS = "".join(rf"(?<!\b{word})" for word in ("ou", "et", "ni", "mais", "pour", "[Pp]lus"))
NO_NE = (
    rf"(?:^|[.,;:!?()«»—·])(?!{PART}*\b(?:[Nn]e\b|[Nn]’|[Ss]ans\b))"
    rf"{PART}*\w{VERBLESS} (?:aucune?|rien|jamais)\b"
)

COMMON = [
    ("two blanks", r"  "),
    ("two full stops", r"(?<!\.)\.\.(?!\.)|\. \."),
    ("a blank before a full stop", r"\w \.(?![\w+]| \()"),
    ("a blank before a comma", r" ,"),
    ("punctuation twice", r",,|,\.|\.,|;;|::"),
    ("a straight quote", r"[\"']"),
]
ENGLISH = [
    ("cut short", r"(?<!it )\b(?:can|could|may|might|must|would) be[.!]"),
    ("one with a plural", rf"{ALONE}1 {ENGLISH_PLURALS}{END}"),
    (
        "many with a singular",
        rf"{ALONE}(?:0|2|12) {any_of(ENGLISH_NOUNS)}{END}(?! (?:pieces|tiles|heights)\b)",
    ),
    ("all of one", r"\b(?:[Aa]ll|your|the) (?:1|one) \w+s\b"),
    ("one with a plural verb", rf"{ALONE}1 (?:are|have)\b"),
    ("several with a singular verb", r" and [a-h]\d (?:has|is|does|stands|was)\b"),
    ("nothing in a list", r"\b(?:on|to|of|with|than|columns?|heights?|at|play) none(?=[.,;:)]|$)"),
    ("a blank before a colon", r"\w [:;!?](?!\w)"),
]
FRENCH = [
    ("cut short", r"toit, colonnes?\b"),
    ("zero or one with a plural", rf"{ALONE}[01] {FRENCH_PLURALS}{END}"),
    (
        "many with a singular",
        rf"{ALONE}(?:2|12) {any_of(FRENCH_NOUNS - {french_plural(n) for n in FRENCH_NOUNS})}{END}",
    ),
    ("a plural article with one", r"\b(?:[Ll]es|[Vv]os|[Dd]es) [01]\b"),
    ("no elision", rf"\b(?:[Dd]e|[Qq]ue|[Jj]usque|[Ll]orsque|[Pp]uisque|[Nn]e|[Ss]e) {VOWEL}\w"),
    ("several with a singular verb", r" et [a-h]\d (?:a|n’a|est|n’est|ne peut|se trouve)\b"),
    ("nothing in a list", r"\b(?:sur|en|de|à|par|avec|que|colonnes?|jouer) aucun(?=[.,;:)]|$)"),
    ("no contraction", r"\b(?:de|à|jusqu’à) les? (?:toit|morceau|n°|tuile)"),
    ("a negation without ne", NO_NE),
    (
        "no no-break space",
        rf"[^{NB}\s:;?!](?:;|[!?:](?=\s|$))|(?<=[^{NB}])»|«(?=[^{NB}])| [:;?!»](?!\w)",
    ),
]
TORN = re.compile(r"\b(?:[Nn]os?\.|[Nn]°) (?=\{|\d)|(?<=\d) [+×=] (?=\d)")
"""A number or a sum that a new line could tear apart, as it is written in a file."""
BLANK_FIRST = re.compile(rf"^[ \w.-]+ = *[{NB}]", re.MULTILINE)
"""A blank before the first word of a message, as it is written in a file."""
PROSE_ONLY = {"a straight quote", "no no-break space", "two blanks", "a negation without ne"}
