"""Project cards and buildings as cards with what they do."""

from __future__ import annotations

from games.core.parts.seeing import HIDDEN
from games.maracaibo.cards import CARDS, MARKERS_NEEDED, Card
from games.maracaibo.components import BUILDINGS
from games.maracaibo.kinds import LASTING
from games.maracaibo.state import State
from render.kit import palette as p
from render.kit.areas.panels import card
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.lettering import FINE, SMALLEST, Type, Weight, first_fitting
from render.kit.palette import Colour
from render.kit.signs.badges import points_in, priced, seat_badge
from render.kit.signs.marks import mark
from render.kit.signs.silhouettes import Silhouette, lay_card
from render.maracaibo.changes import Changes
from render.maracaibo.pieces import BOLD, draw_chips, flag, piece
from render.maracaibo.words import letter_of
from render.words import in_short
from texts import Teller

CARD_HEIGHT = 226
BUILDING_HEIGHT = 84
_NAME = Type(30, Weight.BOLD)
_INVESTOR = 37
_INSETS: dict[Silhouette, tuple[int, int]] = {
    "rounded": (12, 8),
    "cut": (14, 10),
    "round": (16, 12),
    "walled": (12, 12),
}
_BETWEEN = " · "
_DRAWN = 3
"""So many sentences about a card are drawn, not written: its price, its points, its good and object."""
_GREEN = ("income", "point_income")


def face_of(key: str) -> tuple[Colour, Silhouette]:
    """The colour of a card, and its outline, by what it brings: a helper, income, something that lasts, or at once."""
    data = CARDS[key]
    if data.assistant:
        return p.tint(p.WATER, 0.55), "walled"
    first = data.effects[0].do
    if first in _GREEN:
        return p.tint(p.LEAF, 0.55), "cut"
    return (p.tint(p.BRICK, 0.6), "round") if first in LASTING else (p.PAPER, "rounded")


def short_about(teller: Teller, key: str) -> str:
    """What the card does, without price, points, good and object, which are drawn; a language may tell these first."""
    told = teller.about("card", key)
    parts = told.split(_BETWEEN)
    return parts[2] if len(parts) > 1 else told.rsplit(". ", _DRAWN)[0]


def _price(data: Card) -> list[tuple[str, str]]:
    """What it takes besides doubloons."""
    figure = [("figures", "−1")] if data.figure else []
    return figure + ([("herb", f"−{data.herbs}")] if data.herbs else [])


def draw_card(canvas: Canvas, box: Box, key: str, teller: Teller, new: bool = False) -> None:
    """A card with its name, its effects, its price, good, object and points."""
    if key == HIDDEN:
        card(canvas, box, p.WOOD, p.WOOD_DARK, 14, 4)
        return
    data = CARDS[key]
    canvas.anchor("card", key, box)
    face, kind = face_of(key)
    lay_card(canvas, box, kind, face, p.darker(face, 0.3))
    ink, inside = p.ink_on(face), box.inset(*_INSETS[kind])
    head, rest = inside.cut_top(36)
    price, name = head.cut_left(42, 8)
    priced(canvas, price.centred(42, 42), data.cost)
    ways = (teller.name("card", key), in_short(teller, "card", key))
    canvas.text_in(first_fitting(ways, _NAME.sized(SMALLEST), name.width), name, _NAME, ink)
    foot, middle = rest.cut_bottom(40, 2)
    canvas.text_in(short_about(teller, key), middle, FINE, ink, lines=None)
    canvas.sprite(piece(data.good, 38), foot.x, foot.y + 1)
    canvas.sprite(piece(data.item, 38), foot.x + 46, foot.y + 1)
    left = draw_chips(canvas, _price(data), foot.x + 108, foot.y + 20, ink)
    if data.markers:
        end = canvas.text(f"{MARKERS_NEEDED} ×", left, foot.y + 20, BOLD, ink)
        flag(canvas, (left + end + 26, foot.y + 20), data.markers, letter_of(teller, data.markers), 36)
    points, _ = foot.cut_right(48)
    points_in(canvas, points, data.points)
    if new:
        mark(canvas, box)


_WORTH = {
    "assistants": "assistant",
    "synergies": "synergy",
    "borders": "border",
    "upgrades": "upgrade",
    "tokens": "token",
}


def worth_of(key: str) -> list[tuple[str, str]]:
    """What a building scores, as signs."""
    building = BUILDINGS[key]
    match building.per:
        case "shields":
            return [("doubloons", ""), ("points", "×2")]
        case "garrison":
            return [("points", f"{building.n} /"), ("figures", "+"), ("strength", "")]
        case per:
            return [("points", f"{building.n} /"), (_WORTH.get(per, "quest"), "")]


def draw_building(
    canvas: Canvas, box: Box, key: str, view: State, teller: Teller, initials: list[str], changed: Changes
) -> None:
    """A building: its price, its name, what it scores and who has invested."""
    if key == HIDDEN:
        card(canvas, box, p.WOOD, p.WOOD_DARK, 12, 3)
        return
    card(canvas, box, p.PAPER_DEEP, p.LINE, 12, 2)
    canvas.anchor("building", key, box)
    inside = box.inset(10, 4)
    head, low = inside.cut_top(40)
    price, name = head.cut_left(40, 8)
    priced(canvas, price, BUILDINGS[key].cost)
    investors = [seat for seat, player in enumerate(view.players) if key in player.buildings]
    columns = -(-len(investors) // 2)
    badges, _ = inside.cut_right(_INVESTOR * columns)
    taken = badges.width + 4 if investors else 0
    for seat, place in zip(investors, badges.grid(max(1, columns), min(2, max(1, len(investors)))), strict=False):
        seat_badge(canvas, place.centre, seat, initials[seat], _INVESTOR - 2)
    name, low = name.cut_right(taken)[1], low.cut_right(taken)[1]
    ways = (teller.name("building", key), in_short(teller, "building", key))
    canvas.text_in(first_fitting(ways, _NAME.sized(SMALLEST), name.width), name, _NAME)
    end = draw_chips(canvas, worth_of(key), low.x, low.centre[1])
    token, room = BUILDINGS[key].synergy, Box(end + 8, low.y, low.right - end - 8, low.height)
    told = first_fitting((teller.name("synergy", token), in_short(teller, "synergy", token)), FINE, room.width)
    canvas.text_in(told, room, FINE, p.INK_SOFT, "right")
    if key in changed.buildings:
        mark(canvas, box)
