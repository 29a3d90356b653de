"""The end of a game, celebrated: who has won and how everybody stands, in the size that previews of links have."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from games.core.ending.outcome import Outcome
from render.ending.standing import GILT, Standing, crowned, headline, medal, standings
from render.kit import palette as p
from render.kit.areas.panels import card
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.finish import finished
from render.kit.ground import draw_water, ground
from render.kit.icons import icon, sign
from render.kit.lettering import Type, Weight, fitted, width_of
from render.kit.picture import Picture, shortened_alt
from render.kit.signs.badges import initials, seat_badge
from render.words import listed
from texts import Teller, digits

WIDTH, HEIGHT = 1200, 630
_WATER = 110
_TITLE, _SMALLEST_TITLE = Type(60, Weight.BLACK), 44
_PLATE = Box(40, 26, 0, 92)
_ART, _LINES = Box(40, 130, 400, 344), Box(470, 132, 690, 384)
_WORDS, _WHY = Box(40, 470, 400, 60), Box(40, 362, 400, 164)
_NAME, _CAUSE, _TOTAL = Type(40, Weight.BOLD), Type(36, Weight.SEMIBOLD), Type(46, Weight.BLACK)
_SMALLEST = 34
"""A preview is a third as wide on a phone: there this is 11 px high."""
_HIGHEST_LINE, _GAP = 88, 10
_CONFETTI, _WREATHS = 70, 2
_ABOVE = 8
"""Between a crown and its wreath."""
_ICON = 92


def celebrated(outcome: Outcome, teller: Teller, signs: Sequence[str]) -> Picture:
    """The picture of the result, with signs of the game over the water at its foot."""
    rows = standings(outcome, teller)
    won = crowned(rows)
    cause = "" if outcome.cause is None else teller.phrase(outcome.cause)
    canvas = ground(WIDTH, HEIGHT)
    draw_water(canvas, _WATER)
    if seats := [row.seat for row in won if row.seat is not None]:
        _draw_confetti(canvas, canvas.box.cut_top(HEIGHT - _WATER)[0], seats)
    _draw_title(canvas, teller("name"))
    _draw_winners(canvas, won, rows)
    if not won:
        canvas.text_in(cause, _WHY, _CAUSE, align="centre", lines=None, smallest=_SMALLEST)
    elif len(won) <= _WREATHS:
        canvas.text_in(listed(teller, [row.name for row in won]), _WORDS, _NAME, align="centre", smallest=_SMALLEST)
    _draw_standings(canvas, rows)
    places = Box(230, HEIGHT - _ICON - 8, WIDTH - 270, _ICON).columns(len(signs))
    for name, place in zip(signs, places, strict=True):
        canvas.sprite_in(icon(name, _ICON), place)
    told = [f"{_place(row)}{row.name}: {digits(row.score.total)}." for row in rows]
    sentences = [f"{teller('name')}.", f"{headline(won, teller).rstrip('.')}.", *told, *filter(None, [cause])]
    return replace(finished(canvas, shortened_alt(sentences), (p.tint(p.GOLD, GILT),)), name=f"{teller.key}-result")


def _place(row: Standing) -> str:
    return "" if row.place is None else f"{row.place}. "


def _draw_title(canvas: Canvas, name: str) -> None:
    made = fitted(name, _TITLE, WIDTH - 2 * _PLATE.x - 80, 1, _SMALLEST_TITLE)
    plate = Box(_PLATE.x, _PLATE.y, width_of(made.lines[0], made.style) + 80, _PLATE.height)
    card(canvas, plate, p.PAPER, p.GOLD, plate.height // 3, 5)
    canvas.text(made.lines[0], *plate.centre, made.style, align="centre")


def _draw_confetti(canvas: Canvas, box: Box, seats: Sequence[int]) -> None:
    """Stars and sparks in gold and in the colours of the winners, the same for the same winners."""
    chance = Random(sum(seat + 1 for seat in seats))
    colours = [p.GOLD, p.CORN, p.lighter(p.GOLD, 0.4), *(p.SEATS[seat] for seat in seats)]
    for index in range(_CONFETTI):
        side = chance.choice((18, 24, 30))
        x = box.x + chance.randrange(box.width - side)
        y = box.y + round((box.height - side) * chance.random() ** 1.4)
        piece = sign(chance.choice(("star", "spark", "circle")), side, colours[index % len(colours)])
        canvas.stencil(piece.mask, x, y, colours[index % len(colours)])


def _draw_winners(canvas: Canvas, won: Sequence[Standing], rows: Sequence[Standing]) -> None:
    """Their badges in laurels, each under a crown that touches neither; of many all under one."""
    if not won:
        canvas.sprite_in(icon("ruin", 210), _ART.cut_top(_WHY.y - _ART.y)[0])
        return
    letters = initials([row.name for row in rows])
    if len(won) > _WREATHS:
        crown, below = _ART.cut_top(_ART.height // 2, _ABOVE)
        canvas.sprite_in(icon("crown", _ART.height // 3), crown)
        for row, place in zip(won, below.grid(-(-len(won) // 2), 2, _ABOVE), strict=False):
            seat_badge(canvas, place.centre, row.seat or 0, letters[rows.index(row)], below.height // 2 - _ABOVE)
        return
    size = min(_ART.height * 3 // 4, _ART.width // len(won) - 16)
    for row, place in zip(won, _ART.centred((size + 16) * len(won), size * 4 // 3).columns(len(won)), strict=True):
        crown, below = place.cut_top(size // 3)
        canvas.sprite_in(icon("crown", size // 3 - _ABOVE), crown.cut_top(size // 3 - _ABOVE)[0])
        wreath = below.centred(size, size)
        canvas.sprite_in(icon("laurel", size), wreath)
        if row.seat is None:
            canvas.sprite_in(icon("captain", size // 2), wreath)
        else:
            seat_badge(canvas, wreath.centre, row.seat, letters[rows.index(row)], size * 9 // 20)


def _draw_standings(canvas: Canvas, rows: Sequence[Standing]) -> None:
    """Everybody by places."""
    high = min(_HIGHEST_LINE, (_LINES.height + _GAP) // len(rows) - _GAP)
    letters = initials([row.name for row in rows])
    whole = _LINES.centred(_LINES.width, len(rows) * (high + _GAP) - _GAP)
    for row, letter, line in zip(rows, letters, whole.stacked([high] * len(rows), _GAP), strict=True):
        face = p.tint(p.GOLD, GILT) if row.won else p.PAPER
        card(canvas, line, face, p.GOLD if row.won else p.LINE, 18, 4 if row.won else 2, 0)
        ink, rest = p.ink_on(face), line.inset(12, 0)
        place, rest = rest.cut_left(58, 12)
        medal(canvas, place.centre, row.place, 54)
        badge, rest = rest.cut_left(58, 16)
        if row.seat is None:
            canvas.sprite_in(icon("captain", 56), badge)
        else:
            seat_badge(canvas, badge.centre, row.seat, letter, 54)
        total, rest = rest.cut_right(130, 12)
        canvas.text(digits(row.score.total), total.right - 8, total.centre[1], _TOTAL, ink, "right")
        canvas.text_in(row.name, rest, _NAME, ink, smallest=_SMALLEST)
