"""The roles: what lies on them, and who has taken them."""

from __future__ import annotations

from collections.abc import Sequence

from games.puerto_rico.state import State
from render.kit import palette as p
from render.kit.areas.area import between
from render.kit.areas.panels import card
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import SMALLEST, Type, Weight
from render.kit.signs.badges import priced, seat_badge
from render.kit.signs.marks import mark
from render.puerto_rico.changes import Changes, holders
from render.words import in_short, titled
from texts import Teller

HEIGHT = 128
_NAME = Type(SMALLEST, Weight.BOLD)
_ICONS = {"second_prospector": "prospector"}


def draw_roles(
    canvas: Canvas, box: Box, view: State, teller: Teller, initials: Sequence[str], changed: Changes, choosing: bool
) -> None:
    """A card for each role, the one that is carried out in the colour of who took it; all lit while one is chosen."""
    taken = holders(view)
    places = box.columns(len(view.roles), 14)
    canvas.area("roles", box, between(places))
    for place, (role, coins) in zip(places, view.roles.items(), strict=True):
        seat = taken.get(role)
        now = role == view.role
        face = p.PAPER if seat is None or now else p.blend(p.PAPER, p.SAND, 0.6)
        lit = now or (choosing and seat is None)
        rim, line = (p.SEATS[view.active], 7) if lit else (p.LINE, 2)
        card(canvas, place, face, rim, line=line)
        band, top = place.inset(4, 8).cut_bottom(42)
        sprite = icon(_ICONS.get(role, role), 68)
        canvas.sprite_in(
            sprite if seat is None or now else sprite.washed(face, 0.55), top.cut_left(top.width * 3 // 5)[0]
        )
        ink = p.INK if seat is None or now else p.INK_SOFT
        canvas.text_in(titled(in_short(teller, "role", role)), band, _NAME, ink, "centre")
        corner = top.cut_right(top.width * 2 // 5)[0]
        if seat is not None:
            seat_badge(canvas, corner.centre, seat, initials[seat], 56)
        elif coins:
            priced(canvas, corner.centred(54, 54), coins)
        canvas.anchor("role", role, place)
        if role in changed.roles:
            mark(canvas, place, 22)
