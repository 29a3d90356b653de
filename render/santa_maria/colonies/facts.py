"""What else decides about a colony, beside it: dice that may be used, prices, the governor, who is hired."""

from __future__ import annotations

from games.core.seats import Seat
from games.santa_maria.components import SPECIALISTS
from games.santa_maria.lines.activating import activation_price
from games.santa_maria.lines.dice import most_whites
from games.santa_maria.score import governor_points
from games.santa_maria.state import State
from render.kit import palette as p
from render.kit.areas.panels import card
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import BODY, Weight
from render.kit.signs.dice import die
from render.kit.sprites import Sprite
from render.santa_maria import faces
from render.santa_maria.abilities import draw_signs, specialist_signs, width_of_signs

FACTS = 184
"""The width of what stands beside a colony."""
_LINE, _SIGN, _INSET, _GAP = 64, 46, 16, 10
_FIGURE = BODY.weighing(Weight.BOLD)


def whites_left(view: State, seat: Seat) -> int:
    """How many white dice may still be used this year."""
    return max(0, most_whites(view) - view.players[seat].whites)


def draw_facts(canvas: Canvas, box: Box, view: State, seat: Seat) -> None:
    """One below the other."""
    colony = view.colony(seat)
    entries: list[tuple[Sprite, str]] = [
        (die(5, _SIGN, p.WHITE), f"×{whites_left(view, seat)}"),
        (faces.paid(activation_price(view, seat), _SIGN), ""),
    ]
    if colony.governor:
        points = str(governor_points(colony.governor)).replace("-", "−")
        entries.append((icon("governor", _SIGN), points))
    hired = [(kind, count) for kind, count in colony.hired.items() if SPECIALISTS[kind].brings]
    places = box.inset(_INSET, 0).stacked([_LINE] * (len(entries) + len(hired)), _GAP)
    for (sprite, words), place in zip(entries, places, strict=False):
        card(canvas, place, p.PAPER_DEEP, p.LINE, 14, 2, 0)
        sign, room = place.inset(12, 0).cut_left(_SIGN, 10)
        canvas.sprite_in(sprite, sign)
        canvas.text_in(words, room, _FIGURE)
    for (kind, count), place in zip(hired, places[len(entries) :], strict=True):
        card(canvas, place, p.PAPER_DEEP, p.LINE, 14, 2, 0)
        signs = (*specialist_signs(kind), f"×{count}")
        draw_signs(canvas, place.centred(width_of_signs(signs), place.height), signs, p.INK)
