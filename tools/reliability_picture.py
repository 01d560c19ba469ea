"""A reliability diagram: what was told against what came true, on the diagonal if told well."""

from __future__ import annotations

from collections.abc import Sequence

from faubourg.arena.confidence import Estimate

SIDE, MARGIN = 240, 44
STYLE = (
    "text{font:12px sans-serif;fill:#333}.frame{fill:#fbf8f2;stroke:#b9b2a6}"
    ".fair{stroke:#b9b2a6;stroke-dasharray:4 4}.interval{stroke:#2f6f8f;stroke-width:1.5}"
    ".mean{fill:#2f6f8f}"
)


def reliability_picture(title: str, points: Sequence[tuple[float, Estimate]]) -> str:
    """As SVG; each point is a share that was told, and the share that won, with its interval."""
    whole = SIDE + 2 * MARGIN
    marks = "".join(_mark(told, won) for told, won in points)
    ticks = "".join(_ticks(percent) for percent in (0, 50, 100))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {whole}" '
        f'width="{whole}" height="{whole}" role="img" aria-label="{title}">\n'
        f"<title>{title}</title><style>{STYLE}</style>\n"
        f'<rect width="{whole}" height="{whole}" fill="#fff"/>\n'
        f'<rect class="frame" x="{MARGIN}" y="{MARGIN}" width="{SIDE}" height="{SIDE}"/>\n'
        f'<line class="fair" x1="{_x(0)}" y1="{_y(0)}" x2="{_x(1)}" y2="{_y(1)}"/>\n'
        f"{ticks}{marks}\n"
        f'<text x="{whole / 2}" y="24" text-anchor="middle" font-weight="bold">{title}</text>\n'
        f'<text x="{whole / 2}" y="{whole - 8}" text-anchor="middle">chance told</text>\n'
        f'<text transform="translate(12 {whole / 2}) rotate(-90)" '
        'text-anchor="middle">share won</text>\n'
        "</svg>\n"
    )


def _mark(told: float, won: Estimate) -> str:
    x = _x(told)
    return (
        f'<line class="interval" x1="{x}" y1="{_y(won.low)}" x2="{x}" y2="{_y(won.high)}"/>'
        f'<circle class="mean" cx="{x}" cy="{_y(won.value)}" r="4"/>\n'
    )


def _ticks(percent: int) -> str:
    x, y = _x(percent / 100), _y(percent / 100)
    return (
        f'<text x="{x}" y="{MARGIN + SIDE + 16}" text-anchor="middle">{percent}</text>'
        f'<text x="{MARGIN - 6}" y="{y + 4}" text-anchor="end">{percent}</text>\n'
    )


def _x(share: float) -> float:
    return round(MARGIN + SIDE * share, 1)


def _y(share: float) -> float:
    return round(MARGIN + SIDE * (1 - share), 1)
