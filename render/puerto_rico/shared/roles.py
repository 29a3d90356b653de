"""The roles: what lies on them, and who has taken them."""

from __future__ import annotations

from collections.abc import Sequence

from games.puerto_rico.state import State
from render.kit import palette as p
from render.kit.areas.panels import card
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import SMALLEST, Type, Weight, width_of
from render.kit.signs.badges import priced, seat_badge
from render.kit.signs.marks import mark
from render.puerto_rico.changes import Changes, holders
from render.words import in_short, titled
from texts import Teller

_ROW, _GAP = 66, 8
_ICON, _CORNER = 44, 42
_AROUND = 18
_NAME = Type(SMALLEST, Weight.BOLD)
_ICONS = {"second_prospector": "prospector"}
HEIGHT = 2 * _ROW + _GAP


def draw_roles(
    canvas: Canvas, box: Box, view: State, teller: Teller, initials: Sequence[str], changed: Changes, choosing: bool
) -> None:
    """A card for each role, the one that is carried out in the colour of who took it; all lit while one is chosen."""
    taken = holders(view)
    canvas.area("roles", box)
    roles = list(view.roles)
    names = {role: titled(in_short(teller, "role", role)) for role in roles}
    half = -(-len(roles) // 2)
    for line, row in zip(box.stacked([_ROW, _ROW], _GAP), (roles[:half], roles[half:]), strict=True):
        shares = [width_of(names[role], _NAME) + _ICON + _CORNER + _AROUND for role in row]
        for place, role in zip(line.columns(shares, _GAP), row, strict=True):
            lit = role == view.role or (choosing and role not in taken)
            rim, thick = (p.SEATS[view.active], 6) if lit else (p.LINE, 2)
            gone = role in taken and role != view.role
            face = p.blend(p.PAPER, p.SAND, 0.6) if gone else p.PAPER
            card(canvas, place, face, rim, 18, thick, 6)
            inside = place.inset(7, 0)
            picture, inside = inside.cut_left(_ICON, 3)
            sprite = icon(_ICONS.get(role, role), _ICON)
            canvas.sprite_in(sprite.washed(face, 0.55) if gone else sprite, picture)
            corner, inside = inside.cut_right(_CORNER, 1)
            canvas.text_in(names[role], inside, _NAME, p.INK_SOFT if gone else p.INK, "centre")
            if role in taken:
                seat_badge(canvas, corner.centre, taken[role], initials[taken[role]], _CORNER)
            elif view.roles[role]:
                priced(canvas, corner.centred(_CORNER, _CORNER), view.roles[role])
            canvas.anchor("role", role, place)
            if role in changed.roles:
                mark(canvas, place, 18, 4)
