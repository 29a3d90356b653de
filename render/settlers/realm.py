"""One player's realm on the picture: tiles, the tokens on them, what carts join, what lies open to war."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from games.core.seats import Seat
from games.settlers.components import MASTER, POINTS, TILES
from games.settlers.grid import Corner, Spot, block, corner_of
from games.settlers.setup import SECOND_TILE
from games.settlers.state import Lot, Player
from games.settlers.supply import unions
from render.kit import palette as p
from render.kit.areas.panels import card
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import FINE, SMALLEST, Type, Weight, fitted, width_of
from render.kit.palette import Colour
from render.kit.signs.badges import number_badge, seat_badge, seat_sprite, slot
from render.kit.signs.marks import mark, proposing, sign_only
from render.kit.skins import kept
from render.kit.sprites import Sprite, disc_mask, rounded_mask
from render.settlers import faces
from render.settlers.changes import SeatChanges
from render.settlers.land import Land, free
from render.settlers.words import square_name

Names: TypeAlias = dict[str, tuple[str, str]]
"""For each tile its name, and its short one."""

_UNIONS: tuple[Colour, ...] = (p.WOOD_LIGHT, p.FISH, p.WINE_LIGHT)
_SMALLEST_NAMED = 160
_SMALLEST_BADGED = 110
_ROOMY = 80
"""Between larger tiles a cart has room for a line around it; between names it is small and has none."""
_RIGHT, _CLEAR, _BADGE = 0.74, 2, 38
_EDGED, _THICKEST = 4, 7
_BORDER = _EDGED + _THICKEST + 1
_LEAST = 36
"""The size of a token on the smallest tile: 14 px on a phone."""
LARGE = 2 * _LEAST
"""From this size on a ruined prize has room for a flame beside what it was worth."""
_STRUCK = (0.36, 0.79)
"""Where that stands then: right of a cart on the tile's corner, left of a war token."""


def draw_realm(
    canvas: Canvas,
    origin: Box,
    land: Land,
    player: Player,
    changed: SeatChanges,
    owner: int,
    names: Names | None = None,
    called: Mapping[Spot, str] | None = None,
    initials: Sequence[str] = (),
) -> None:
    """Draw a realm at the top left of `origin`; with names of tiles, also those and the names of free squares.

    Some of these may be called otherwise.
    """
    _axes(canvas, origin, land)
    _joined(canvas, origin, land, player)
    _free_squares(canvas, origin, land, player, names is not None, called or {})
    named = names is not None and land.side >= _SMALLEST_NAMED
    _tiles(canvas, origin, land, player, changed, names if names and named else {})
    for spot, seat in changed.by.items():
        if player.land[spot].ruined and spot in player.outermost():
            seat_badge(canvas, struck_by(land, land.square(origin, spot)), seat, initials[seat], _BADGE)
    _anchor(canvas, origin, land, player, owner)
    for corner in player.carts:
        x, y = land.crossing(origin, block(corner)[0])
        size = max(_LEAST, land.pitch * (2 if named else 4) // 9)
        canvas.sprite(token("cart", size), x - size // 2, y - size // 2)
        if corner in changed.carts and not proposing():
            place = Box(x - size // 2, y - size // 2, size, size)
            if land.pitch >= _ROOMY and not named:
                mark(canvas, place, size // 2, max(3, land.pitch // 26))
            else:
                sign_only(canvas, place)


def ways(player: Player) -> dict[str, Spot]:
    """Where the second tile can come while the first one lies alone."""
    if not (player.land and player.drafted):
        return {}
    alike = [lot.tile for lot in player.land.values()] == player.drafted
    return {way: spot for way, spot in SECOND_TILE.items() if not (alike and way == "in_front")}


def _anchor(canvas: Canvas, origin: Box, land: Land, player: Player, owner: int) -> None:
    """Squares and corners can be chosen."""
    for way, spot in ways(player).items():
        canvas.anchor("arrangement", way, land.square(origin, spot), owner)
    for spot in (*player.land, *(free(player.land) if land.growing else ())):
        canvas.anchor("spot", spot, land.square(origin, spot), owner)
    for corner in {corner_of(spot) for spot in player.land}:
        if all(spot in player.land for spot in block(corner)):
            x, y = land.crossing(origin, block(corner)[0])
            size = max(40, land.pitch * 2 // 7)
            canvas.anchor("corner", corner, Box(x - size // 2, y - size // 2, size, size), owner)


def _free_squares(
    canvas: Canvas, origin: Box, land: Land, player: Player, named: bool, called: Mapping[Spot, str]
) -> None:
    if not land.growing:
        return
    style = Type(max(SMALLEST, land.side // 5), Weight.BOLD)
    for spot in ways(player).values() or free(player.land):
        square = land.square(origin, spot)
        slot(canvas, square.inset(land.gap // 2), p.INK_FAINT, land.side // 8)
        words = square_name(spot)
        if named and spot not in called and width_of(words, style) <= square.width:
            canvas.text_in(words, square, style, p.INK_SOFT, "centre")
    for spot, words in called.items():
        canvas.text_in(words, land.square(origin, spot).inset(12), style.sized(land.side // 5), p.INK, "centre", 2)


def _tiles(canvas: Canvas, origin: Box, land: Land, player: Player, changed: SeatChanges, names: Names) -> None:
    for spot, lot in player.land.items():
        square = land.square(origin, spot)
        ways = names.get(lot.tile)
        if spot in changed.by:
            theirs = p.SEATS[changed.by[spot]]
            for around, colour in ((max(_EDGED, min(land.gap - 1, _THICKEST)), theirs), (_CLEAR, p.CREAM)):
                card(canvas, square.inset(-around), colour, colour, land.side // 7, 0, 0)
            sign_only(canvas, square)
        _draw_tile(canvas, square, lot, _fitting(ways, land.side) if ways else "")
        if spot in changed.spots and spot not in changed.by:
            mark(canvas, square, land.side // 7, max(3, land.gap * 2 // 3))
    exposed = set(player.outermost())
    for spot, lot in player.land.items():
        square = land.square(origin, spot)
        face = square.cut_bottom(round(land.side * faces.NAME_SHARE))[1] if names else square
        _draw_tokens(canvas, face, lot, changed.by.get(spot))
        if spot in exposed and not lot.ruined:
            sign = icon("exposed", _at_least(land.side, 0.3))
            x, y = above(land, square, sign.width)
            canvas.sprite(sign, x - sign.width // 2, y - sign.height // 2)


def above(land: Land, square: Box, size: int) -> tuple[int, int]:
    """Where something of this size stands on the far edge of a tile: at its right, its middle beyond the border."""
    x = min(square.x + round(square.width * _RIGHT), square.right - size // 2)
    over = min(size // 4, size // 2 - _BORDER) if land.growing else max(size // 6, size - land.head - land.rim + _CLEAR)
    return max(x, square.centre[0]), square.y + over - size // 2


def struck_by(land: Land, square: Box) -> tuple[int, int]:
    """Where on the far edge of a ruined tile stands whose doing it is: the letter beyond the wood of a union."""
    x, y = above(land, square, _BADGE)
    return x, min(y, square.y - land.gap - 1)


def _fitting(ways: tuple[str, str], side: int) -> str:
    """The name if its words fit side by side or below each other, else the short one."""
    room = side - 2 * max(3, side // 18)
    return ways[0] if fitted(ways[0], faces.NAME, room, 2).whole else ways[1]


def _axes(canvas: Canvas, origin: Box, land: Land) -> None:
    for name, box in (*land.column_names(origin), *land.row_names(origin)):
        canvas.text(square_name(name), *box.centre, FINE.weighing(Weight.BOLD), p.INK_SOFT, "centre")


def _joined(canvas: Canvas, origin: Box, land: Land, player: Player) -> None:
    """A board under the tiles that share their resources; neighbouring unions differ in colour."""
    groups: list[set[Spot]] = []
    for union in unions(player.carts).values():
        if union not in groups:
            groups.append(union)
    for index, union in enumerate(groups):
        colour = _UNIONS[index % len(_UNIONS)]
        blocks = [_block_box(origin, land, corner) for corner in player.carts if block(corner)[0] in union]
        for wider, shade in ((land.gap, p.darker(colour, 0.4)), (land.gap - 2, colour)):
            for box in blocks:
                card(canvas, box.inset(-wider), shade, shade, land.side // 6, 0, 0)


def _block_box(origin: Box, land: Land, corner: Corner) -> Box:
    squares = [land.square(origin, spot) for spot in block(corner)]
    x, y = min(square.x for square in squares), min(square.y for square in squares)
    return Box(x, y, land.pitch + land.side, land.pitch + land.side)


def _draw_tile(canvas: Canvas, square: Box, lot: Lot, name: str) -> None:
    tile = TILES[lot.tile]
    condition: faces.Condition = "ruined" if lot.ruined else "idle" if lot.master or lot.coin else "fresh"
    points = 0 if lot.ruined else tile.points
    face = faces.plot(tile.kind, tile.produces, points, square.width, condition, name)
    canvas.sprite(face, square.x, square.y)


def _draw_tokens(canvas: Canvas, face: Box, lot: Lot, by: Seat | None = None) -> None:
    """Tokens on the part of a tile that bears no name; a coin on the shape of whoever has put it there since."""
    side, tile = face.height, TILES[lot.tile]
    if only_struck(lot, side):
        # Between a badge on the far edge and a cart on a near corner.
        _strike_points(canvas, face.moved(0, -side // 12), tile.points)
    elif lot.ruined:
        _put(canvas, face, icon("ruin", _at_least(side, 0.6)), (0.5, 0.42))
        if tile.points:
            worth = Box(face.x + round(face.width * _STRUCK[0]), face.y + round(side * _STRUCK[1]), 0, 0)
            _strike_points(canvas, worth.centred(side // 2, side // 2), tile.points)
        if side * 2 // 5 >= _LEAST:
            _put(canvas, face, token("war", side * 2 // 5), (0.77, 0.76))
    if lot.master and lot.ruined:
        _put(canvas, face, token(MASTER, _at_least(side, 0.4)), (0.23, 0.76))
    elif lot.master:
        # What it is a master of stands on the token: on a small tile nothing else is seen.
        _put(canvas, face, token(tile.produces[0], _at_least(side, 0.6)), (0.5, 0.5))
        if side * 2 // 5 >= _LEAST:
            _put(canvas, face, token(MASTER, side * 2 // 5), (0.23, 0.24))
        if face.width >= _SMALLEST_BADGED:
            place = (face.right - side // 5, face.bottom - side // 5)
            number_badge(canvas, place, str(POINTS.master), max(46, side // 3), p.GOLD)
    if lot.coin:
        high = 0.24 if lot.ruined or lot.master else 0.74
        size = _at_least(side, 0.45)
        below = size if by is None else size * 4 // 3
        at = (min(0.74, 1 - below / 2 / face.width), max(below / 2 / side, min(high, 1 - below / 2 / side)))
        if by is not None:
            _put(canvas, face, seat_sprite(by, below), at)
        _put(canvas, face, token("coin", size), at)


def only_struck(lot: Lot, side: int) -> bool:
    """Whether a ruined prize is so small that it bears no flame, only what it was worth."""
    return lot.ruined and TILES[lot.tile].points > 0 and side < LARGE


@kept(4)
def struck(size: int) -> Sprite:
    """A ruined prize that bears no flame."""
    canvas = Canvas.plain(size, size, p.INK)
    canvas.sprite(faces.plot("prize", (), 0, size, "ruined"), 0, 0)
    _strike_points(canvas, canvas.box, 1)
    return canvas.cut_out(rounded_mask(size, size, size // 7))


def _strike_points(canvas: Canvas, box: Box, points: int) -> None:
    """What a prize is worth no more."""
    style = Type(max(SMALLEST, box.height // 2), Weight.BLACK)
    ink = p.ink_on(canvas.colour_at(box.centre))
    canvas.struck(str(points), box.centre[0] - width_of(str(points), style) // 2, box.centre[1], style, ink)


def _at_least(side: int, share: float) -> int:
    return max(_LEAST, round(side * share))


def _put(canvas: Canvas, face: Box, sprite: Sprite, at: tuple[float, float]) -> None:
    x, y = face.x + round(face.width * at[0]), face.y + round(face.height * at[1])
    canvas.sprite(sprite, x - sprite.width // 2, y - sprite.height // 2)


@kept(128)
def token(name: str, size: int) -> Sprite:
    """A round token with an icon on it."""
    canvas = Canvas.plain(size, size, p.INK)
    canvas.stencil(disc_mask(size, max(1.5, size / 22)), 0, 0, p.PAPER)
    canvas.sprite_in(icon(name, round(size * 0.7)), canvas.box)
    return Sprite(canvas.image, disc_mask(size))
