"""The drawn picture of the architecture: a house with a storey for each part of a package.

Pipes beside it are the imports: each begins with a ring at the storey that imports and has a dot
at every storey that is imported. Colours are those of the client, by day and at dusk.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence, Set
from html import escape
from itertools import accumulate
from pathlib import Path
from textwrap import wrap
from typing import NamedTuple, TypeAlias

from tools.import_graph import ROOT, Part, imports, parts

STYLE = Path(__file__).with_suffix(".css")
LEFT, WIDTH, NAME, TEXT = 32, 720, 52, 222
"""Where the house begins, how wide it is, where names stand in it, and where sentences do."""
RIGHT = LEFT + WIDTH
LETTERS = 68
"""Of a sentence, on one line."""
LINE, PANE, BETWEEN, AROUND = 20, 24, 8, 14
LETTER = 7.5
"""Width of a letter in a window, on average."""
SKY, LOW_ROOF, GROUND, MARGIN = 30, 64, 66, 20
FIRST_PIPE, NEXT_PIPE, COLOURS = RIGHT + 44, 28, 6

Imports: TypeAlias = Set[tuple[str, str]]
WIRE = frozenset({("client", "server")})
"""Who speaks with whom without importing anything."""


class Storey(NamedTuple):
    """A part of the package, and where it is drawn."""

    part: Part
    top: float
    height: float

    @property
    def middle(self) -> float:
        return self.top + self.height / 2


class Window(NamedTuple):
    """A name in a part, and where it stands."""

    name: str
    is_folder: bool
    left: float
    width: float


def house_picture() -> str:
    """The whole house, with the browser under its roof."""
    found = sorted(each for each in (ROOT / "client" / "src").iterdir() if each.is_dir())
    windows = tuple((each.name, True) for each in found if _has_sources(each))
    sentence = "The browser: draws the view that it is sent, and offers exactly its moves."
    client = Part("client", True, sentence, windows)
    return _picture(client, parts("faubourg"), imports("faubourg"), WIRE)


def _has_sources(folder: Path) -> bool:
    return any(file.suffix in (".ts", ".svelte") for file in folder.rglob("*"))


def server_picture() -> str:
    """The server's storey from near."""
    sign = Part("server", True, "", ())
    return _picture(sign, parts("faubourg.server"), imports("faubourg.server"))


def _picture(roof: Part, found: list[Part], imported: Imports, wire: Imports = frozenset()) -> str:
    storeys = _stacked([roof, *found])
    bottom = storeys[-1].top + storeys[-1].height
    pipes = _pipes(storeys, imported, wire)
    width = FIRST_PIPE + NEXT_PIPE * (len(pipes) - 1) + 2 * MARGIN
    lines = [
        f'<svg viewBox="0 0 {width} {bottom + GROUND:g}" role="img" '
        'xmlns="http://www.w3.org/2000/svg">',
        f"<title>{escape(_in_words(imported))}</title>",
        f"<style>\n{STYLE.read_text(encoding='utf-8')}</style>",
        f'<rect width="{width}" height="{bottom + GROUND:g}" rx="16" fill="var(--paper)"/>',
        f'<path class="ground" d="M{MARGIN} {bottom + 4:g}H{width - MARGIN}"/>',
        *_guides(storeys, imported | wire, width),
        *_roof(storeys[0]),
        *(line for storey in storeys[1:] for line in _storey(storey)),
        *(line for pipe in pipes for line in pipe),
        *_legend(bottom + 36, wire),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _in_words(imported: Imports) -> str:
    """For those who do not see the picture."""
    importers = sorted({importer for importer, _ in imported})
    of = {each: sorted(target for name, target in imported if name == each) for each in importers}
    return "; ".join(f"{each} imports {', '.join(of[each])}" for each in importers)


# Where everything stands


def _stacked(found: Sequence[Part]) -> list[Storey]:
    heights = [_height(part) for part in found]
    tops = accumulate(heights, initial=SKY)
    return [Storey(*each) for each in zip(found, tops, heights, strict=False)]


def _height(part: Part) -> float:
    if not part.sentence and not part.children:
        return LOW_ROOF if part.is_folder else LINE + AROUND
    rows = len(_rows(part)) * (PANE + BETWEEN)
    return 2 * AROUND + LINE * len(_sentence(part)) + rows


def _sentence(part: Part) -> list[str]:
    """On as few lines as it needs, of about the same length."""
    lines = len(wrap(part.sentence, LETTERS))
    return wrap(part.sentence, min(LETTERS, len(part.sentence) // max(lines, 1) + 6))


def _rows(part: Part) -> list[list[Window]]:
    """The names of a part as windows, in rows that fit the wall."""
    rows: list[list[Window]] = []
    left = float(RIGHT)
    for name, is_folder in part.children:
        width = LETTER * len(name) + 16
        if left + width > RIGHT - MARGIN:
            rows.append([])
            left = TEXT
        rows[-1].append(Window(name, is_folder, left, width))
        left += width + BETWEEN
    return rows


# The house


def _roof(storey: Storey) -> Iterator[str]:
    """A mansard roof with a chimney, and what lives under it."""
    top, bottom = storey.top, storey.top + storey.height
    yield f'<rect class="roof" x="{RIGHT - 150}" y="{top - 14:g}" width="34" height="24"/>'
    slope = f"M{LEFT - 16} {bottom:g}L{LEFT + 14} {top:g}H{RIGHT - 14}L{RIGHT + 16} {bottom:g}Z"
    yield f'<path class="roof" d="{slope}"/>'
    yield '<g class="attic">'
    yield from _inside(storey)
    yield "</g>"


def _storey(storey: Storey) -> Iterator[str]:
    top, bottom = storey.top, storey.top + storey.height
    yield f'<rect class="wall" x="{LEFT}" y="{top:g}" width="{WIDTH}" height="{storey.height:g}"/>'
    yield from _inside(storey)
    ledge = f'x="{LEFT - 7}" y="{bottom - 3:g}" width="{WIDTH + 14}" height="6"'
    yield f'<rect class="cornice" {ledge}/>'


def _inside(storey: Storey) -> Iterator[str]:
    part, top = storey.part, storey.top + AROUND
    if part.is_folder:
        yield from _plate(part.name, storey.middle)
    else:
        yield f'<text class="module" x="{NAME}" y="{storey.middle + 6:g}">{part.name}</text>'
    for line in _sentence(part):
        yield f'<text x="{TEXT}" y="{top + 15:g}">{escape(line)}</text>'
        top += LINE
    for row in _rows(part):
        yield from (line for window in row for line in _window(window, top + BETWEEN))
        top += PANE + BETWEEN


def _plate(name: str, middle: float) -> Iterator[str]:
    """A street plate."""
    yield f'<rect class="plate" x="{NAME}" y="{middle - 19:g}" width="140" height="38" rx="6"/>'
    yield f'<text class="name" x="{NAME + 70}" y="{middle + 7:g}">{name}</text>'


def _window(window: Window, top: float) -> Iterator[str]:
    """Lit and arched for a folder, plain for a module."""
    left, right, bottom = window.left, window.left + window.width, top + PANE
    middle = (left + right) / 2
    arch = f"V{top + 7:g}Q{middle:g} {top - 6:g} {right:g} {top + 7:g}V{bottom:g}Z"
    square = f"V{top:g}H{right:g}V{bottom:g}Z"
    kind, shape = ("folder", arch) if window.is_folder else ("file", square)
    yield f'<path class="{kind}" d="M{left:g} {bottom:g}{shape}"/>'
    yield f'<text class="{kind}-name" x="{middle:g}" y="{top + 17:g}">{window.name}</text>'


# The pipes


def _pipes(storeys: Sequence[Storey], imported: Imports, wire: Imports) -> list[list[str]]:
    """One for each storey that imports; that of the lowest is nearest to the house."""
    height_of = {storey.part.name: storey.middle for storey in storeys}
    lines = imported | wire
    importers = [each for each in reversed(height_of) if any(each == name for name, _ in lines)]
    wired = {name for name, _ in wire}
    return [
        list(_pipe(number, height_of[each], _ends(each, lines, height_of), each in wired))
        for number, each in enumerate(importers)
    ]


def _guides(storeys: Iterable[Storey], lines: Imports, width: float) -> Iterator[str]:
    """A thin line from every storey to the pipes."""
    reached = {name for line in lines for name in line}
    for storey in storeys:
        if storey.part.name in reached:
            yield f'<path class="guide" d="M{RIGHT} {storey.middle:g}H{width - MARGIN}"/>'


def _ends(importer: str, imported: Imports, height_of: dict[str, float]) -> list[float]:
    return sorted(height_of[target] for name, target in imported if name == importer)


def _pipe(number: int, start: float, ends: Sequence[float], is_wire: bool) -> Iterator[str]:
    x, colour = FIRST_PIPE + NEXT_PIPE * number, f"var(--p{number % COLOURS})"
    low, high = max(start, *ends), min(start, *ends)
    kind, colour = ("wire", "var(--ink2)") if is_wire else ("pipe", colour)
    yield f'<path class="{kind}" stroke="{colour}" d="M{x} {high:g}V{low:g}"/>'
    for end in ends:
        yield f'<circle cx="{x}" cy="{end:g}" r="6.5" fill="{colour}"/>'
    yield f'<circle class="ring" cx="{x}" cy="{start:g}" r="7" stroke="{colour}"/>'


def _legend(y: float, wire: Imports) -> Iterator[str]:
    yield f'<circle class="ring" cx="{LEFT + 8}" cy="{y - 5:g}" r="7" stroke="var(--p5)"/>'
    yield f'<text x="{LEFT + 24}" y="{y:g}">imports</text>'
    yield f'<circle cx="{LEFT + 106}" cy="{y - 5:g}" r="6.5" fill="var(--p5)"/>'
    yield f'<text x="{LEFT + 120}" y="{y:g}">is imported</text>'
    if wire:
        yield f'<path class="wire" stroke="var(--ink2)" d="M{LEFT + 224} {y - 5:g}h34"/>'
        yield f'<text x="{LEFT + 270}" y="{y:g}">speaks with, over HTTP and WebSocket</text>'
