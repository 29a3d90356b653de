"""The dice that everybody may use, each with the line that it activates; the envoys; who works beside the values."""

from __future__ import annotations

from games.santa_maria.components import FACES
from games.santa_maria.grid import COLUMNS
from games.santa_maria.state import State
from render.kit import palette as p
from render.kit.areas.area import between
from render.kit.areas.panels import card, panel
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import BODY, Weight, width_of
from render.kit.palette import Colour
from render.kit.signs.dice import die
from render.kit.signs.marks import mark
from render.santa_maria.abilities import draw_signs, specialist_signs
from render.santa_maria.changes import Changes
from render.santa_maria.colours import BLUE

_PADDING, _GAP, _APART = 10, 8, 6
_LINE, _HELPER, _DIE = 58, 44, 48
_ENVOY = 112
_FIGURE = BODY.weighing(Weight.BOLD)


def dice_height(view: State) -> int:
    """A line of white ones; shared blue ones, and specialists, below it."""
    return 2 * _PADDING + _LINE * (1 + view.plays("shared_dice")) + _HELPER * view.plays("specialists")


def draw_dice(canvas: Canvas, box: Box, view: State, changed: Changes) -> None:
    """The common dice by value, the envoys, and the specialists beside the values."""
    panel(canvas, box)
    waiting = [colour for colour in ("white", "blue") if view.plays("envoys")]
    inside = box.inset(_PADDING + 6, _PADDING)
    envoys, pool = inside.cut_right((_ENVOY + _GAP) * len(waiting), _GAP if waiting else 0)
    columns = pool.columns(len(FACES), _GAP)
    places = envoys.columns(len(waiting), _GAP) if waiting else []
    canvas.area("dice", box, between([*columns, *places]))
    for value, column in zip(FACES, columns, strict=True):
        line, rest = column.cut_top(_LINE)
        _draw_value(canvas, line, COLUMNS[value - 1].upper(), value, view.white.count(value), p.WHITE)
        if view.plays("shared_dice"):
            line, rest = rest.cut_top(_LINE)
            _draw_value(canvas, line, str(value), value, view.blue.count(value), BLUE)
        specialist = view.specialists.get(str(value))
        if view.plays("specialists") and specialist is not None:
            draw_signs(canvas, rest, specialist_signs(specialist), p.INK)
    for colour, place in zip(waiting, places, strict=True):
        _draw_envoy(canvas, place, view, colour)
    if changed.dice:
        mark(canvas, box.inset(4), 18)


def _draw_value(canvas: Canvas, box: Box, name: str, value: int, count: int, face: Colour) -> None:
    """The line's name, its die, and how many there are; a faint die where there is none."""
    x, middle = box.x, box.centre[1]
    many = f"×{count}" if count > 1 else ""
    named = width_of(name, _FIGURE) + _APART
    if named + _DIE + (_APART + width_of(many, _FIGURE) if many else 0) <= box.width:
        canvas.text(name, x, middle, _FIGURE, p.INK_SOFT)
        x += named
    made = die(value, _DIE, face)
    canvas.sprite(made if count else made.washed(p.PAPER, 0.7), x, middle - _DIE // 2)
    if count:
        word = "blue" if face == BLUE else "white"
        canvas.anchor("die", f"{word}_{value}", Box(x, middle - _DIE // 2, _DIE, _DIE))
    if many:
        canvas.text(many, x + _DIE + _APART, middle, _FIGURE)


def _draw_envoy(canvas: Canvas, box: Box, view: State, colour: str) -> None:
    """Two hands, and the die that lies there."""
    card(canvas, box, p.PAPER_DEEP, p.GOLD_DEEP, 12, 3, 0)
    there = colour in view.envoys
    hands, place = box.inset(6, 0).columns(2) if there else (box, box)
    canvas.sprite_in(icon("envoy", 46), hands)
    if there:
        canvas.sprite_in(die(view.envoys[colour], 44, p.WHITE if colour == "white" else BLUE), place)
        canvas.anchor("die", f"envoy_{colour}", box)
