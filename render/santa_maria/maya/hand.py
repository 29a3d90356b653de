"""The action cards of the Maya: each half in the colour of its district, with what it does in signs."""

from __future__ import annotations

from collections.abc import Sequence

from games.santa_maria.components import CARDS, LODGES, Half
from render.kit import palette as p
from render.kit.areas.panels import card
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.santa_maria import faces
from render.santa_maria.abilities import draw_signs, width_of_signs

_ACROSS, _GAP, _INSET = 4, 10, 6
_HALF = 50
_CARD = 2 * _HALF + 2 * _INSET
_SIGNS = {"conquistador": "conquistador", "religion": "church"}


def hand_height(cards: Sequence[str]) -> int:
    """Four beside each other."""
    lines = -(-len(cards) // _ACROSS)
    return lines * (_CARD + _GAP) - _GAP if lines else 0


def draw_hand(canvas: Canvas, box: Box, cards: Sequence[str]) -> None:
    """All of them, each where it can be chosen."""
    places = box.grid(_ACROSS, -(-len(cards) // _ACROSS), _GAP)
    for key, place in zip(cards, places, strict=False):
        card(canvas, place, p.PAPER, p.INK_SOFT, 14, 3, 0)
        for half, room in zip(CARDS[key].halves, place.inset(_INSET).rows(2), strict=True):
            face = p.tint(faces.DISTRICTS[half.district], 0.35)
            card(canvas, room, face, face, 10, 0, 0)
            signs = _signs(half)
            draw_signs(canvas, room.centred(width_of_signs(signs), room.height), signs, p.ink_on(face))
        canvas.anchor("card", key, place)


def _signs(half: Half) -> tuple[str, ...]:
    """For what, then what it brings; the market alone stands for itself."""
    if half.builds:
        return (LODGES[half.builds].cost, "→", "hammer")
    if half.district == "trade":
        return ("trade",)
    pays = [good for good, count in half.pay.items() for _ in range(count)]
    gives = (*((str(half.n),) if half.n > 1 else ()), _SIGNS.get(half.what, half.what))
    return (*([f"white_{half.value}"] if half.value else pays), "→", *gives)
