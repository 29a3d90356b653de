"""A hex on its way into the map: what it can show, the places where it fits, and its turns there."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.archipelago.actions.exploring import place_named, turn_named
from games.archipelago.components import SIDES, SIDES_OF
from games.archipelago.state import Region, State
from games.archipelago.steps import ChooseHex, PlaceFirst
from games.core.parts.seeing import HIDDEN
from games.core.seats import Seat
from render.archipelago import alt
from render.archipelago.changes import Changes, changes
from render.archipelago.map.land import Land
from render.archipelago.map.near import surroundings
from render.archipelago.map.whole import PROPOSED, Map, tones, touching
from render.kit import palette as p
from render.kit.areas.hexes import HexGrid, Spot, fitted_grid
from render.kit.areas.panels import panel
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.finish import finished
from render.kit.frame import CLOSE, sheet
from render.kit.lettering import SMALL
from render.kit.picture import Picture
from render.kit.proposal import Proposal
from render.words import player_names, titled
from texts import Teller

TRAY = 250
_LARGE = 330
_SEA, _STRAIT = 720, 500
"""The map, and how high it is below several rows of what has to be seen first."""
_NAME = 64
_HALF, _QUARTER, _BADGE = 78, 45, 40
"""The hex that is turned, and the letters around it."""
_NAMED = 180
"""How wide a side must be for its name."""
_BESIDE = 2
"""So much wider than high a side's place must be for its name beside it."""
_A_ROW = 3
_GAP = 12
_HERE: Spot = (0, 0)


def hexes_to_lay(view: State, seat: Seat | None) -> list[str]:
    """Both sides of each hex that somebody is about to lay, as far as this viewer sees them."""
    drawn: list[str] = []
    for step in view.agenda:
        if isinstance(step, ChooseHex):
            drawn = step.hexes
        elif isinstance(step, PlaceFirst) and seat in step.waiting:
            drawn = view.players[seat].hand
    return [side for up in drawn if up != HIDDEN for side in SIDES_OF[SIDES[up].hex]]


def tray_height(sides: Sequence[str], width: int) -> int:
    """How high a tray with these sides must be: their names have to be read."""
    return -(-len(sides) // (width // _NAMED)) * TRAY


def draw_tray(canvas: Canvas, box: Box, view: State, teller: Teller, sides: Sequence[str]) -> None:
    """All sides on a tray, in as many rows as it was made for."""
    panel(canvas, box)
    canvas.area("tray", box)
    draw_sides(canvas, box.inset(_GAP), view, teller, sides, -(-len(sides) // (box.height // TRAY)))


def draw_sides(canvas: Canvas, box: Box, view: State, teller: Teller, sides: Sequence[str], columns: int) -> None:
    """Sides of hexes as they are printed, with their names."""
    for side, cell in zip(sides, _cells(box, len(sides), columns), strict=False):
        beside = cell.width >= _BESIDE * cell.height
        place, name = cell.cut_left(cell.height) if beside else reversed(cell.cut_bottom(_NAME))
        alone = msgspec.structs.replace(view, regions={PROPOSED: Region(side, 0, _HERE)})
        grid = fitted_grid([_HERE], place.inset(0, 4), place.width)
        Land(alone, Changes(), grid, lettered=False).draw(canvas)
        _mark_first_edge(canvas, grid, _HERE, 0)
        canvas.text_in(titled(teller.name("side", side)), name, SMALL, align="left" if beside else "centre", lines=2)
        canvas.anchor("side", side, cell)


def laying(view: State, teller: Teller, seat: Seat, before: State, *, proposal: Proposal) -> Picture:
    """The half-made move: what is open next above, the map with every free place below."""
    answers = proposal.named()
    open_nouns = {noun for noun, _ in proposal.open()}
    shown = proposal.legal if open_nouns & {"side", "edge"} else [answers["side"]] if "edge" not in answers else []
    tray = -(-len(shown) // _A_ROW) * (_LARGE if open_nouns & {"side", "edge"} else TRAY)
    sea = _SEA if tray <= _LARGE else _STRAIT
    canvas, bands = sheet([*([tray] if tray else []), sea], _GAP, _GAP, CLOSE)
    changed = changes(before, view)
    if tray:
        panel(canvas, bands[0])
    if "edge" in open_nouns:
        _draw_turns(canvas, bands[0].inset(_GAP), view, teller, answers["side"], answers["place"], proposal.legal)
    elif tray:
        draw_sides(canvas, bands[0].inset(_GAP), view, teller, shown, _A_ROW)
    canvas.marked.append(bands[-1])
    Map(view, changed, bands[-1], whole_places="edge" not in answers).draw(canvas)
    return finished(canvas, alt.of_table(view, teller, player_names(teller), changed), tones())


def _draw_turns(
    canvas: Canvas, box: Box, view: State, teller: Teller, side: str, place: str, turns: Sequence[str]
) -> None:
    """The hex in each turn that fits, among its neighbours."""
    at = place_named(view, place, touching(view))
    for edge, cell in zip(turns, _cells(box, len(turns), _A_ROW), strict=False):
        name, room = cell.cut_bottom(_NAME)
        laid = {**view.regions, PROPOSED: Region(side, turn_named(edge), at)}
        sea = room.inset(8, 4)
        after = msgspec.structs.replace(view, regions=laid)
        canvas.inlay(surroundings(after, Changes(), PROPOSED, sea, _HALF, _QUARTER, _BADGE), sea.x, sea.y, 14)
        x, y = sea.centre
        grid = HexGrid(x - _HALF, y - 2 * _QUARTER, _HALF, _QUARTER)
        _mark_first_edge(canvas, grid, _HERE, turn_named(edge))
        canvas.text_in(titled(teller.name("edge", edge)), name, SMALL, align="centre")
        canvas.anchor("edge", edge, cell)


def _cells(box: Box, count: int, columns: int) -> list[Box]:
    """Equal cells in rows; few of them stand in the middle."""
    width = box.width * min(count, columns) // columns
    return box.centred(width, box.height).grid(min(count, columns), -(-count // columns), _GAP)


def _mark_first_edge(canvas: Canvas, grid: HexGrid, at: Spot, turn: int) -> None:
    """The edge by which a turn is called."""
    canvas.line(grid.corner(at, turn), grid.corner(at, turn + 1), p.GOLD_DEEP, max(6, grid.width // 24))
