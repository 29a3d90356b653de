"""The panel of a player: who it is, the score, the tokens in hand, and the state."""

from __future__ import annotations

from dataclasses import dataclass

from games.settlers.components import COUNTED_TOKENS, MASTER, MASTERS, TILES
from games.settlers.state import Player, State
from render.kit import palette as p
from render.kit.badges import counter, pill, pill_width
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import FINE, SMALL
from render.kit.marks import mark
from render.kit.panels import card
from render.kit.seats import HEIGHT, SeatHead, seat_head
from render.settlers import faces
from render.settlers.changes import SeatChanges
from render.settlers.land import Land, surveyed
from render.settlers.realm import draw_realm
from texts import Teller

PADDING = 22
HAND = 56
_SPACE = 10
_DRAFTED = 108


@dataclass(frozen=True, slots=True)
class Arrangement:
    """How the players' panels are laid out: so many side by side, with these lands."""

    columns: int
    lands: tuple[Land, ...]

    def heights(self) -> list[int]:
        """The height of each line of panels."""
        tall = [panel_height(land) for land in self.lands]
        return [max(tall[start : start + self.columns]) for start in range(0, len(tall), self.columns)]


def panel_height(land: Land) -> int:
    return 2 * PADDING + HEIGHT + HAND + 2 * _SPACE + land.height


def arranged(players: list[Player], width: int, gap: int, largest: int, readable: int, tallest: int) -> Arrangement:
    """The layout that takes the least height with tiles of a readable size, else the one with the largest tiles."""
    ways = []
    for columns in range(1, min(3, len(players)) + 1):
        room = (width - gap * (columns - 1)) // columns - 2 * PADDING
        lands = tuple(surveyed(player.land, room, tallest, largest) for player in players)
        way = Arrangement(columns, lands)
        size = min(readable, *(land.pitch for land in lands))
        fits = all(land.width <= room for land in lands)
        ways.append((fits, size, -sum(way.heights()), columns, way))
    return max(ways, key=lambda way: way[:4])[-1]


def draw_seat(
    canvas: Canvas,
    box: Box,
    land: Land,
    head: SeatHead,
    view: State,
    teller: Teller,
    changed: SeatChanges,
    names: dict[str, str] | None = None,
) -> None:
    """One player's panel; with names of tiles, also those and the names of free squares."""
    player = view.players[head.seat]
    rim, line = (p.SEATS[head.seat], 6) if head.to_move else (p.LINE, 2)
    card(canvas, box, rim=rim, line=line)
    top, rest = box.inset(PADDING).cut_top(HEIGHT, _SPACE)
    seat_head(canvas, top, head)
    hand, rest = rest.cut_top(HAND, _SPACE)
    _draw_hand(canvas, hand, player, teller, changed, view.bought if head.to_move else "")
    place = rest.cut_top(land.height)[0].centred(land.width, land.height)
    if player.drafted:
        for tile, square in zip(
            player.drafted, place.centred(2 * _DRAFTED + 20, _DRAFTED).columns(2, 20), strict=False
        ):
            face = TILES[tile]
            canvas.sprite(faces.plot(face.kind, face.produces, face.points, square.width), square.x, square.y)
    elif player.land:
        draw_realm(canvas, place, land, player, changed, names)


def _draw_hand(canvas: Canvas, box: Box, player: Player, teller: Teller, changed: SeatChanges, bought: str) -> None:
    """Tokens and masters in hand, replaced tiles, and what was bought this turn."""
    x, middle = box.x, box.centre[1]
    if bought:
        words = teller("picture-bought")
        width = pill_width(words, SMALL, 50, with_icon=True)
        place, box = box.cut_right(width, 12)
        pill(canvas, place.centred(width, 50), words, p.PAPER_DEEP, SMALL, bought)
    held = [(token, player.tokens.get(token, 0)) for token in COUNTED_TOKENS if player.tokens.get(token, 0)]
    for token, count in held:
        width = counter(canvas, x, middle, token, str(count))
        if token in changed.tokens:
            mark(canvas, Box(x - 4, middle - 26, width + 8, 52), 14, 4)
        x += width + 24
    for master in player.masters:
        canvas.sprite(icon(MASTER, 44), x, middle - 22)
        canvas.sprite(icon(MASTERS[master].resource, 40), x + 42, middle - 20)
        if master in changed.tokens:
            mark(canvas, Box(x - 4, middle - 26, 90, 52), 14, 4)
        x += 82 + 24
    if player.replaced:
        x += counter(canvas, x, middle, "minus", str(len(player.replaced)), 36) + 24
    if x == box.x:
        canvas.text_in(teller("picture-no-tokens"), box, FINE, p.INK_SOFT)
