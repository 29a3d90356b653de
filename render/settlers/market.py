"""What all players can take: the rows beside their stacks, the prizes, the tiles to draft."""

from __future__ import annotations

from collections.abc import Sequence

from games.settlers.components import ROW, STACKS, TILES
from games.settlers.state import State
from games.settlers.steps import AddDrawn
from render.kit import palette as p
from render.kit.areas.area import between
from render.kit.areas.panels import card, panel
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import first_fitting
from render.kit.palette import Colour
from render.kit.signs.badges import seat_badge, slot
from render.kit.signs.marks import mark
from render.kit.signs.trails import ghost
from render.settlers import faces
from render.settlers.changes import Changes, Taken
from render.settlers.words import short_name, tile_name
from render.words import said
from texts import Teller

PADDING = 10
GAP = 8
CARD = 92
_STACK = 118
_PRIZE = 144
_GHOST, _BADGE, _OVER = 56, 46, 8
_IN_LINE, _FEW, _BESIDE = 6, 2, 4
"""So many tiles lie in a line, so few prizes need none, and beside so many in a line something else has room."""


def rows_height(view: State) -> int:
    """How much room the rows of open tiles take, or the tiles to draft."""
    return _shelf_height(len(view.draft)) if view.draft else len(STACKS) * (CARD + GAP) - GAP + 2 * PADDING


def few_prizes(view: State) -> bool:
    """Whether they need no line of their own."""
    return len(view.prizes) <= _FEW


def prizes_height(view: State) -> int:
    """How much room the prizes take."""
    return _shelf_height(len(view.prizes)) if view.prizes else 0


def gathered_height(view: State) -> int:
    """The same with six in each line."""
    return 2 * PADDING + -(-len(view.prizes) // _IN_LINE) * (CARD + GAP) - GAP


def room_beside(box: Box, view: State) -> Box | None:
    """What the prizes leave of their last line with six in one, and below it; nothing worth having beside many."""
    last = (len(view.prizes) - 1) % _IN_LINE
    if not view.prizes or last >= _BESIDE:
        return None
    before = (len(view.prizes) - 1) // _IN_LINE * (CARD + GAP)
    taken = box.inset(PADDING).columns(_IN_LINE, GAP)[last].right - box.x
    return Box(box.x + taken, box.y + before, box.width - taken, max(0, box.height - before))


def shelf_width(few: int) -> int:
    """How wide a box for so few prizes is."""
    return few * (_PRIZE + GAP) - GAP + 2 * PADDING


def _shelf_height(tiles: int) -> int:
    return 2 * PADDING + _lines(tiles)[1] * (CARD + GAP) - GAP


def draw_rows(
    canvas: Canvas,
    box: Box,
    view: State,
    teller: Teller,
    changed: Changes,
    initials: Sequence[str],
    lit: Colour | None = None,
) -> None:
    """The three rows, lit for whoever is to take from them; before the first turn, the tiles to draft instead."""
    panel(canvas, box, lit)
    inside = box.inset(PADDING)
    if view.draft:
        _draw_shelf(canvas, inside, view.draft, teller)
        canvas.area("offer", box, _folds(inside, len(view.draft)))
        return
    pile, places = inside.cut_left(_STACK, GAP)
    canvas.area("offer", box, between([pile, *places.columns(ROW.most, GAP)]))
    drawn = [step.tile for step in view.agenda if isinstance(step, AddDrawn)]
    for stack, band in zip(STACKS, inside.rows(len(STACKS), GAP), strict=True):
        pile, places = band.cut_left(_STACK, GAP)
        left, words = len(view.stacks[stack]), said(teller, f"stack-{stack}")
        canvas.sprite(faces.stack(stack, left, words, pile.width, pile.height), pile.x, pile.y)
        canvas.anchor("stack", stack, pile)
        row, gone = view.rows[stack], changed.taken_from(stack)
        for index, place in enumerate(places.columns(ROW.most, GAP)):
            if index < len(row):
                draw_tile(canvas, place, row[index], teller)
                if changed.new_in(stack, index):
                    mark(canvas, place, 16)
            elif stack == "nature" and drawn:
                draw_tile(canvas, place, drawn.pop(), teller)
                mark(canvas, place, 16)
            else:
                slot(canvas, place.inset(6), p.LINE, 16)
                if gone:
                    _draw_taken(canvas, place, gone.pop(0), initials)


def _draw_taken(canvas: Canvas, place: Box, taken: Taken, initials: Sequence[str]) -> None:
    """What is left of a tile that somebody has taken: a ghost of it, with whose it is now."""
    tile = TILES[taken.tile]
    was = faces.chip(tile.kind, tile.produces, _GHOST) if tile.produces else icon("laurel", _GHOST)
    left, right = place.centred(was.width + _BADGE - _OVER, _BADGE).cut_left(was.width - _OVER)
    ghost(canvas, was, left.x, left.centre[1] - was.height // 2)
    seat_badge(canvas, right.centre, taken.seat, initials[taken.seat], _BADGE)


def draw_prizes(
    canvas: Canvas,
    box: Box,
    view: State,
    teller: Teller,
    changed: Changes,
    initials: Sequence[str],
    *,
    alone: bool = True,
) -> None:
    """The open prizes, and who has taken others; a few in a box that is half as wide, or with something beside them."""
    card(canvas, box)
    canvas.area("prizes", box)
    inside = box.inset(PADDING)
    if not alone:
        _draw_shelf(canvas, inside, view.prizes, teller, _IN_LINE)
        return
    if few_prizes(view):
        inside = inside.cut_left(shelf_width(len(view.prizes)) - 2 * PADDING)[0]
    free = _draw_shelf(canvas, inside, view.prizes, teller, len(view.prizes) if few_prizes(view) else 0)
    for place, taken in zip(free, changed.taken_from("prize"), strict=False):
        _draw_taken(canvas, place, taken, initials)


def _lines(tiles: int) -> tuple[int, int]:
    """How many lie in a line, and in how many lines."""
    lines = max(1, -(-tiles // _IN_LINE))
    return _IN_LINE if lines == 1 else -(-tiles // lines), lines


def _folds(box: Box, tiles: int) -> tuple[int, ...]:
    """Between the tiles on a shelf."""
    return between(box.columns(_lines(tiles)[0], GAP))


def _draw_shelf(canvas: Canvas, box: Box, tiles: Sequence[str], teller: Teller, across: int = 0) -> list[Box]:
    """The tiles side by side; the places that are free behind them."""
    in_line, lines = (across, -(-len(tiles) // across)) if across else _lines(len(tiles))
    places = box.cut_top(lines * (CARD + GAP) - GAP)[0].grid(in_line, lines, GAP)
    for tile, place in zip(tiles, places, strict=False):
        draw_tile(canvas, place, tile, teller)
    return places[len(tiles) :]


def draw_tile(canvas: Canvas, box: Box, key: str, teller: Teller) -> None:
    """A tile that is not laid out yet, as a recipe."""
    tile = TILES[key]
    name = first_fitting((tile_name(teller, key), short_name(teller, key)), faces.NAME, box.width - 2 * faces.EDGE)
    sprite = faces.recipe(tile.kind, tile.needs, tile.produces, tile.points, name, box.width, box.height)
    canvas.sprite(sprite, box.x, box.y)
    canvas.anchor("tile", key, box)
