"""What the signs on a game's pictures stand for, to be read on a phone."""

from __future__ import annotations

from render.boards import boards
from render.kit import palette as p
from render.kit.areas.panels import card
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.finish import finished
from render.kit.frame import sheet
from render.kit.lettering import TITLE, Type, Weight
from render.kit.picture import Picture, shortened_alt
from render.kit.signs.legend import SIGN as SMALL_SIGN
from render.kit.signs.legend import Legend, legend
from texts import Teller

SIGN = "sign"
"""The noun of the texts."""
_ACROSS = 2
_CORNER = 210
"""Below a board, the left corner is free: Discord lays a sign there."""
_LINE, _GAP = 132, 16
_ICON = 84
_NAME = Type(46, Weight.BOLD)
_ABOUT = Type(44, Weight.SEMIBOLD)


def legend_of(teller: Teller, width: int, room: int) -> Legend | None:
    """All signs with their names, for below a board so wide; None where there is no room for them."""
    entries = [(boards(teller.game).sign(word, SMALL_SIGN), teller.name(SIGN, word)) for word in teller.guide(SIGN)]
    made = legend(entries, width - _CORNER)
    beside = Legend(made.entries, tuple((line, x + _CORNER) for line, x in made.places))
    return beside if entries and made.height <= room else None


def signs(teller: Teller) -> Picture:
    """Each sign with its name and what else it says, two beside each other."""
    named = [(word, teller.name(SIGN, word), about) for word, (_, about) in teller.guide(SIGN).items()]
    rows = -(-len(named) // _ACROSS)
    canvas, (head, *lines) = sheet([TITLE.line_height, *[_LINE] * rows], gap=_GAP)
    canvas.text_in(teller(f"guide-{SIGN}"), head, TITLE)
    cells = [cell for line in lines for cell in line.columns(_ACROSS, _GAP)]
    for (word, name, about), cell in zip(named, cells, strict=False):
        _draw_sign(canvas, cell, teller.game, word, name, about)
    return finished(canvas, shortened_alt([f"{name}: {about}." for _, name, about in named]))


def _draw_sign(canvas: Canvas, box: Box, game: str, word: str, name: str, about: str) -> None:
    card(canvas, box, shadow=0)
    left, words = box.inset(18, 10).cut_left(_ICON, 18)
    canvas.sprite_in(boards(game).sign(word, _ICON), left)
    upper, lower = words.rows(2)
    canvas.text_in(name, upper, _NAME)
    canvas.text_in(about, lower, _ABOUT, p.INK_SOFT)
