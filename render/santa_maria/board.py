"""The common board: dice, docks, spaces for those who pass, scholars, bishops and missions, tiles, tracks."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from games.core.seats import Seat
from games.santa_maria.components import CONQUEST, DOCKS, FACES, RELIGION, SPACES, TILES
from games.santa_maria.grid import spread
from games.santa_maria.state import State
from render.kit import palette as p
from render.kit.areas.area import between
from render.kit.areas.panels import card, panel
from render.kit.areas.tracks import Space, draw_markers, draw_space
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import FINE, Type, Weight
from render.kit.signs.badges import slot
from render.kit.signs.dice import die
from render.kit.signs.marks import mark
from render.kit.signs.pieces import draw_piece, fanned
from render.santa_maria import faces
from render.santa_maria.changes import Changes
from render.santa_maria.colony import BLUE, place
from render.words import in_short, said
from texts import Teller

PADDING = 14
DICE = 142
DOCK_LINE = 92
PLACE_LINE = 96
DISPLAY = 176
TRACK = 64
_GAP = 10
_BOLD = FINE.weighing(Weight.BOLD)
_MINI = 52


def _label(canvas: Canvas, box: Box, words: str) -> None:
    canvas.text_in(words, box, _BOLD, p.INK_SOFT, lines=2)


# Dice


def draw_dice(canvas: Canvas, box: Box, view: State, teller: Teller, changed: Changes) -> None:
    """The common dice by value, the envoys, and the specialists beside the values."""
    panel(canvas, box)
    envoys, pool = box.inset(PADDING).cut_right(200 if view.plays("envoys") else 0, _GAP)
    if envoys.width:
        _draw_envoys(canvas, envoys, view)
    columns = pool.columns(6, _GAP)
    canvas.area("dice", box, between([*columns, *([envoys] if envoys.width else [])]))
    for value, column in zip(FACES, columns, strict=True):
        white = view.white.count(value)
        blue = view.blue.count(value)
        card(canvas, column, p.PAPER_DEEP, p.LINE, 12, 2, 0)
        specialist = view.specialists.get(str(value))
        bottom, top = column.inset(8).cut_bottom(34 if view.plays("specialists") else 0)
        if bottom.height and specialist is not None:
            canvas.text_in(in_short(teller, "specialist", specialist), bottom, FINE, p.INK, "centre")
        dice = [p.WHITE] * white + [BLUE] * blue
        if not dice:
            canvas.text(str(value), *top.centre, Type(44, Weight.BLACK), p.INK_SOFT, "centre")
        for colour, spot in zip(dice, _rows(top, len(dice)), strict=True):
            canvas.sprite(die(value, spot.width, colour), spot.x, spot.y)
            canvas.anchor("die", f"{'blue' if colour == BLUE else 'white'}_{value}", spot)
        if changed.dice:
            mark(canvas, column, 12, 4)


def _rows(box: Box, count: int) -> list[Box]:
    """Places for so many dice, as large as they fit."""
    for lines in (1, 2, 3):
        size = min(64, (box.height + 4) // lines - 4)
        across = max(1, (box.width + 4) // (size + 4))
        if across * lines >= count:
            break
    per_line = -(-count // lines)
    left = box.centre[0] - (min(count, per_line) * (size + 4) - 4) // 2
    top = box.centre[1] - (lines * (size + 4) - 4) // 2
    return [
        Box(left + at % per_line * (size + 4), top + at // per_line * (size + 4), size, size) for at in range(count)
    ]


def _draw_envoys(canvas: Canvas, box: Box, view: State) -> None:
    for colour, column in zip(("white", "blue"), box.columns(2, _GAP), strict=True):
        card(canvas, column, p.PAPER_DEEP, p.GOLD_DEEP, 12, 4, 0)
        top, bottom = column.inset(6).rows(2)
        canvas.sprite_in(icon("envoy", min(top.height, 44)), top)
        canvas.anchor("die", f"envoy_{colour}", column)
        if colour in view.envoys:
            face = p.WHITE if colour == "white" else BLUE
            canvas.sprite_in(die(view.envoys[colour], min(bottom.height, 48), face), bottom)
            canvas.anchor("die", f"envoy_{colour}", column)


# Docks and spaces


def draw_docks(
    canvas: Canvas, box: Box, view: State, teller: Teller, changed: Changes, initials: Sequence[str]
) -> None:
    """The shipping tiles to be had, and who has passed where."""
    panel(canvas, box)
    top, bottom = box.inset(PADDING).rows(2, _GAP)
    left, top = top.cut_left(190, _GAP)
    _label(canvas, left, said(teller, "docks"))
    docks = [*DOCKS, *(["special"] if "special" in view.docks else [])]
    canvas.area("docks", top.inset(-_GAP // 2), between(top.columns(len(docks), _GAP)))
    for dock, column in zip(docks, top.columns(len(docks), _GAP), strict=True):
        sign, tile = column.cut_left(52, 4)
        canvas.sprite_in(icon(faces.DOCKS[dock], 46), sign)
        canvas.anchor("dock", dock, column)
        ship = view.docks.get(dock, "")
        if ship:
            canvas.sprite(faces.ship(ship, tile.width, tile.height), tile.x, tile.y)
            canvas.anchor("ship", ship, tile)
            if dock in changed.docks:
                mark(canvas, tile, 12, 4)
        else:
            slot(canvas, tile, p.LINE)
    left, bottom = bottom.cut_left(190, _GAP)
    _label(canvas, left, said(teller, "spaces"))
    canvas.area("spaces", bottom.inset(-_GAP // 2), between(bottom.columns(len(SPACES), _GAP)))
    for space, column in zip(SPACES, bottom.columns(len(SPACES), _GAP), strict=True):
        card(canvas, column, p.PAPER_DEEP, p.LINE, 12, 2, 0)
        sign, room = column.inset(8, 4).cut_left(56, 6)
        canvas.sprite_in(icon(faces.SPACES[space], 50), sign)
        seats = view.spaces.get(space, [])
        if not seats:
            shown = {"coins": "+2", "road": str(view.roads)}.get(space, "")
            canvas.text_in(shown, room, Type(34, Weight.BOLD), p.INK_SOFT)
        for seat, spot in zip(seats, fanned(room, len(seats)), strict=True):
            draw_piece(canvas, "house", spot, seat, initials[seat])
        canvas.anchor("space", space, column)
        if space in changed.spaces:
            mark(canvas, column, 12, 4)


# Scholars, bishops, missions


def places_height(view: State) -> int:
    """Two lines."""
    return 2 * PLACE_LINE + _GAP + 2 * PADDING


def draw_places(
    canvas: Canvas, box: Box, view: State, teller: Teller, changed: Changes, initials: Sequence[str]
) -> None:
    """Where monks can go, and who is there."""
    panel(canvas, box)
    above, below = box.inset(PADDING).rows(2, _GAP)
    half = (len(view.missions) + 1) // 2
    signs = {
        **dict.fromkeys(view.scholars, "scholar"),
        **dict.fromkeys(view.bishops, "bishop"),
        **dict.fromkeys(view.missions, "mission"),
    }
    lines = ((above, (*view.scholars, *view.missions[:half])), (below, (*view.bishops, *view.missions[half:])))
    for band, found in lines:
        canvas.area("places", band.inset(-_GAP // 2), between(band.columns(len(found), _GAP)))
        for key, column in zip(found, band.columns(len(found), _GAP), strict=True):
            _draw_place(canvas, column, signs[key], in_short(teller, "place", key), view.monks.get(key, []), initials)
            canvas.anchor("place", key, column)
            if key in changed.places:
                mark(canvas, column, 12, 4)


def _draw_place(canvas: Canvas, box: Box, sign: str, name: str, monks: Sequence[int], initials: Sequence[str]) -> None:
    card(canvas, box, p.PAPER_DEEP, p.LINE, 12, 2, 0)
    head, room = box.inset(8, 4).cut_left(58, 8)
    canvas.sprite_in(icon(sign, 54), head)
    if monks:
        room, pieces = room.rows([5, 6])
        for at, seat in enumerate(monks):
            draw_piece(canvas, "figure", Box(pieces.x + at * 50, pieces.y, 46, pieces.height), seat, initials[seat])
    canvas.text_in(name, room, FINE, lines=1 if monks else 2)


# Tiles


def draw_display(canvas: Canvas, box: Box, view: State, teller: Teller, changed: Changes) -> None:
    """The tiles to be bought, each with its name."""
    panel(canvas, box)
    kinds = [("doubles", view.doubles), ("triples", view.triples), ("specials", view.specials)]
    found = [(kind, at, tile) for kind, tiles in kinds for at, tile in enumerate(tiles)]
    if not found:
        return
    weights = [3.0 if kind == "specials" else 2.0 for kind, _, _ in found]
    columns = box.inset(PADDING).columns(weights, 6)
    canvas.area("tiles", box, between(columns))
    for (kind, at, tile), column in zip(found, columns, strict=True):
        name, room = column.cut_bottom(34)
        canvas.text_in(tile.upper(), name, _BOLD, p.INK, "centre")
        draw_tile(canvas, room, tile)
        canvas.anchor("tile", tile, column)
        if changed.tiles.get(kind, ())[at : at + 1] == (True,):
            mark(canvas, column, 10, 4)


def draw_tile(canvas: Canvas, box: Box, tile: str, most: int = _MINI) -> None:
    """A tile as it lies when its second cell is in the east."""
    cells = [place(cell) for cell in spread(TILES[tile].shape, "a1", "east")]
    across, down = 1 + max(column for column, _ in cells), 1 + max(row for _, row in cells)
    side = min(most, box.width // across, box.height // down)
    origin = box.centred(across * side, down * side)
    for (column, row), kind in zip(cells, TILES[tile].cells, strict=True):
        canvas.sprite(faces.cell(kind, side), origin.x + column * side, origin.y + row * side)


# Tracks


def draw_tracks(canvas: Canvas, box: Box, view: State, teller: Teller, initials: Sequence[str]) -> None:
    """How far everybody has come: conquistadors, and religion."""
    panel(canvas, box)
    canvas.area("tracks", box)
    above, below = box.inset(PADDING).rows(2, _GAP)
    trees = CONQUEST.trees if view.seats == 1 else []
    conquest = _spaces(CONQUEST.last, gold=CONQUEST.gold, tree=trees)
    religion = _spaces(RELIGION.last, monk=RELIGION.monks, die=RELIGION.dice)
    by_arrival = sorted(view.every_seat(), key=lambda seat: view.players[seat].arrived)
    marches = {seat: view.players[seat].march for seat in by_arrival}
    faiths = {seat: view.players[seat].faith for seat in view.every_seat()}
    for band, sign, spaces, places in (
        (above, "conquistador", conquest, marches),
        (below, "church", religion, faiths),
    ):
        head, line = band.cut_left(60, 8)
        canvas.sprite_in(icon(sign, 54), head)
        _draw_track(canvas, line, spaces, places, initials)


def _spaces(last: int, **signs: Collection[int]) -> list[Space]:
    """The spaces of a track, with the signs of those that bring something."""
    return [Space(icons=tuple(sign for sign, there in signs.items() if at in there)) for at in range(last + 1)]


def _draw_track(
    canvas: Canvas, line: Box, spaces: Sequence[Space], places: Mapping[Seat, int], initials: Sequence[str]
) -> None:
    """The spaces of one track, and who stands there."""
    standing = [[seat for seat, reached in places.items() if reached == at] for at in range(len(spaces))]
    room = [max(line.width / len(spaces), TRACK * len(there)) for there in standing]
    for at, (space, there, spot) in enumerate(zip(spaces, standing, line.columns(room, 4), strict=True)):
        draw_space(canvas, spot, space if space.icons else Space(str(at) if at and not there else ""))
        if there:
            draw_markers(canvas, spot.inset(2), there, initials)


TRACKS = 2 * TRACK + _GAP + 2 * PADDING
DOCKS_HEIGHT = 2 * DOCK_LINE + _GAP + 2 * PADDING
