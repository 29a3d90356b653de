"""What all players can take: the rows beside their stacks, the prizes, the tiles to draft, the tokens left."""

from __future__ import annotations

from collections.abc import Sequence

from games.settlers.components import COUNTED_TOKENS, MASTER, ROW, STACKS, TILES
from games.settlers.state import State
from games.settlers.steps import AddDrawn
from render.kit import palette as p
from render.kit.areas.area import between
from render.kit.areas.panels import card, heading, panel
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.lettering import HEADING, SMALL, first_fitting, width_of
from render.kit.palette import Colour
from render.kit.signs.badges import counter, counter_width, slot
from render.kit.signs.marks import mark
from render.settlers import faces
from render.settlers.changes import Changes
from render.settlers.words import short_name, tile_name
from render.words import said
from texts import Teller

PADDING = 16
GAP = 10
CARD = 108
TITLE = 50
_STACK = 190
_PRIZES_IN_ROW, _FEW_PRIZES = 6, 3


def rows_height(view: State) -> int:
    """How much room the rows of open tiles take, or the tiles to draft."""
    if view.draft:
        return _shelf_height(len(view.draft))
    return len(STACKS) * (CARD + GAP) - GAP + 2 * PADDING


def prizes_height(view: State) -> int:
    """How much room the prizes take; the last few lie beside their title."""
    few = 0 < len(view.prizes) <= _FEW_PRIZES
    return CARD + 2 * PADDING if few else _shelf_height(len(view.prizes))


def _shelf_height(tiles: int) -> int:
    lines = -(-tiles // _PRIZES_IN_ROW)
    return 2 * PADDING + TITLE + max(0, lines * (CARD + GAP) - GAP)


def draw_rows(
    canvas: Canvas, box: Box, view: State, teller: Teller, changed: Changes, lit: Colour | None = None
) -> None:
    """The three rows, lit for whoever is to take from them; before the first turn, the tiles to draft instead."""
    panel(canvas, box, lit)
    columns = [
        box.inset(PADDING).cut_left(_STACK)[0],
        *box.inset(PADDING).cut_left(_STACK, GAP)[1].columns(ROW.most, GAP),
    ]
    canvas.area("offer", box, between(columns) if not view.draft else _folds(box, len(view.draft)))
    if view.draft:
        title, shelf = box.inset(PADDING).cut_top(TITLE)
        heading(canvas, title, said(teller, "draft"), HEADING)
        _shelf(canvas, shelf, view.draft, teller)
        return
    drawn = [step.tile for step in view.agenda if isinstance(step, AddDrawn)]
    for stack, band in zip(STACKS, box.inset(PADDING).rows(len(STACKS), GAP), strict=True):
        pile, places = band.cut_left(_STACK, GAP)
        left = len(view.stacks[stack])
        words = said(teller, f"stack-{stack}")
        canvas.sprite(faces.stack(stack, left, words, pile.width, pile.height), pile.x, pile.y)
        canvas.anchor("stack", stack, pile)
        row = view.rows[stack]
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


def draw_prizes(canvas: Canvas, box: Box, view: State, teller: Teller) -> None:
    """The open prizes, and how many tokens of each kind are left."""
    card(canvas, box)
    canvas.area("prizes", box)
    few = 0 < len(view.prizes) <= _FEW_PRIZES
    title, shelf = box.inset(PADDING).cut_top(CARD if few else TITLE)
    left = {**view.reserve, MASTER: len(view.master_pile)}
    tokens = [(token, str(left.get(token, 0))) for token in (*COUNTED_TOKENS, MASTER)]
    words = said(teller, "reserve")
    width = width_of(words, SMALL) + sum(counter_width(count) + 22 for _, count in tokens)
    reserve, title = title.cut_right(width, 18)
    if few:
        title, shelf = title.cut_left(_STACK, GAP)
    heading(canvas, title, said(teller, "prizes", count=len(view.prizes)), HEADING, rule=not few)
    middle = reserve.centre[1]
    x = reserve.x + canvas.text(words, reserve.x, middle, SMALL, p.INK_SOFT) + 22
    for token, count in tokens:
        x += counter(canvas, x, middle, token, count) + 22
    if few:
        for tile, place in zip(view.prizes, shelf.columns(_FEW_PRIZES, GAP), strict=False):
            draw_tile(canvas, place, tile, teller)
        return
    _shelf(canvas, shelf, view.prizes, teller)


def _folds(box: Box, tiles: int) -> tuple[int, ...]:
    """Between the tiles on a shelf."""
    lines = -(-tiles // _PRIZES_IN_ROW)
    return between(box.inset(PADDING).columns(_PRIZES_IN_ROW if lines == 1 else -(-tiles // lines), GAP))


def _shelf(canvas: Canvas, box: Box, tiles: Sequence[str], teller: Teller) -> None:
    lines = -(-len(tiles) // _PRIZES_IN_ROW)
    if not lines:
        return
    in_line = _PRIZES_IN_ROW if lines == 1 else -(-len(tiles) // lines)
    places = box.cut_top(lines * (CARD + GAP) - GAP)[0].grid(in_line, lines, GAP)
    for tile, place in zip(tiles, places, strict=False):
        draw_tile(canvas, place, tile, teller)


def draw_tile(canvas: Canvas, box: Box, key: str, teller: Teller) -> None:
    """A tile that is not laid out yet, as a recipe."""
    tile = TILES[key]
    name = first_fitting((tile_name(teller, key), short_name(teller, key)), faces.NAME, box.width - 16)
    sprite = faces.recipe(tile.kind, tile.needs, tile.produces, tile.points, name, box.width, box.height)
    canvas.sprite(sprite, box.x, box.y)
    canvas.anchor("tile", key, box)
