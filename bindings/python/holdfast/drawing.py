"""Small pictures for notebooks, as SVG."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

RANKS = "AKQJT98765432"
_CELL = 30
_FONT = 'font-family="sans-serif" font-size'


def svg(width: float, height: float, title: str, parts: Sequence[str]) -> str:
    """On white, since the words are black: notebooks may be dark."""
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" role="img" '
            f'viewBox="0 0 {width:g} {height:g}"><title>{escape(title)}</title>'
            f'<rect width="{width:g}" height="{height:g}" fill="#fff"/>{"".join(parts)}</svg>')


def hand_grid(title: str, share_of: Callable[[str], float | None], label_of: Callable[[str], str]) -> str:
    """The 169 starting hands, suited above the diagonal; the darker, the larger the share, 0 to 1."""
    parts = []
    for row, high in enumerate(RANKS):
        for column, low in enumerate(RANKS):
            hand = high + low if row == column else f"{high}{low}s" if row < column else f"{low}{high}o"
            parts.append(_grid_cell(hand, column * _CELL, row * _CELL, share_of(hand), label_of(hand)))
    side = len(RANKS) * _CELL
    return svg(side, side, title, parts)


def _grid_cell(hand: str, x: int, y: int, share: float | None, label: str) -> str:
    fill = "#f4f4f4" if not share else f"hsl(150,45%,{95 - 50 * share:.0f}%)"
    return (f'<g><title>{escape(label)}</title>'
            f'<rect x="{x}" y="{y}" width="{_CELL}" height="{_CELL}" fill="{fill}" stroke="#ccc"/>'
            f'<text x="{x + _CELL / 2:g}" y="{y + _CELL / 2 + 4:g}" {_FONT}="10" text-anchor="middle">{hand}</text></g>')


def curve(points: Sequence[tuple[float, float]], mark: tuple[float, float], title: str) -> str:
    """A line through points from left to right, and one of its points marked. The labels of its ends have as many decimals
    as tell them apart."""
    width, height, margin = 420.0, 180.0, 24.0
    left, right = points[0][0], points[-1][0]
    low, high = min(y for _, y in points), max(y for _, y in points)
    digits = next((digits for digits in range(4, 13) if f"{low:.{digits}%}" != f"{high:.{digits}%}"), 4)

    def place(point: tuple[float, float]) -> str:
        x = margin + (width - 2 * margin) * (point[0] - left) / ((right - left) or 1)
        y = height - margin - (height - 2 * margin) * (point[1] - low) / ((high - low) or 1)
        return f"{x:.1f},{y:.1f}"

    x, y = place(mark).split(",")
    line = " ".join(place(point) for point in points)
    return svg(width, height, title, [
        f'<polyline points="{line}" fill="none" stroke="#1a6b4a" stroke-width="2"/>',
        f'<circle cx="{x}" cy="{y}" r="4" fill="#b3401f"/>',
        f'<text x="{margin:g}" y="16" {_FONT}="12">{escape(title)}</text>',
        f'<text x="{margin:g}" y="{height - 6:g}" {_FONT}="11">{left:.12g}: {low:.{digits}%}</text>',
        f'<text x="{width - margin:g}" y="{height - 6:g}" {_FONT}="11" text-anchor="end">{right:.12g}: {high:.{digits}%}</text>'])
