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
from render.kit.lettering import FINE, SMALLEST, Type, Weight, first_fitting, fitted, width_of
from render.kit.palette import Colour
from render.kit.signs.badges import points_in, priced, seat_badge
from render.kit.signs.marks import mark
from render.maracaibo.changes import Changes
from render.maracaibo.pieces import Chip, chips_width, draw_chips
from render.vignettes import vignette
from render.words import in_short
from texts import Teller

CARD_HEIGHT = 170
BUILDING_HEIGHT = 118
_HEAD, _COIN, _UNDER, _POINTS = 62, 40, 14, 46
_NAME, _NAME_LINES = Type(30, Weight.BOLD), 2
_INVESTOR, _LEAST = 36, 4
_BETWEEN = " · "
_DRAWN = 3
"""So many sentences about a card are drawn, not written: its price, its points, its good and object."""
_GREEN = ("income", "point_income")


def face_of(key: str) -> Colour:
    """The colour of a card by what it brings: a helper, income, something that lasts, or at once."""
    data = CARDS[key]
    if data.assistant:
        return p.tint(p.WATER, 0.55)
    first = data.effects[0].do
    if first in _GREEN:
        return p.tint(p.LEAF, 0.55)
    return p.tint(p.BRICK, 0.6) if first in LASTING else p.PAPER


def short_about(teller: Teller, key: str) -> str:
    """What the card does, without price, points, good and object, which are drawn; a language may tell these first."""
    told = teller.about("card", key)
    parts = told.split(_BETWEEN)
    return parts[2] if len(parts) > 1 else told.rsplit(". ", _DRAWN)[0]


def _price(data: Card) -> list[Chip]:
    """What it takes besides doubloons and a figure."""
    found: list[Chip] = [("herb", f"−{data.herbs}")] if data.herbs else []
    return found + ([("", f"{MARKERS_NEEDED}×"), (data.markers, "")] if data.markers else [])


def draw_card(canvas: Canvas, box: Box, key: str, teller: Teller, new: bool = False) -> None:
    """A card with its price, face and name, its good, object and points; below its effects."""
    if key == HIDDEN:
        card(canvas, box, p.WOOD, p.WOOD_DARK, 14, 4, 0)
        return
    data, face = CARDS[key], face_of(key)
    canvas.anchor("card", key, box)
    card(canvas, box, face, p.darker(face, 0.3), 14, 3, 0)
    ink, (head, low) = p.ink_on(face), box.inset(10, 6).cut_top(_HEAD, 2)
    canvas.sprite(vignette(teller.game, key, _HEAD, "card"), head.x + _COIN - _UNDER, head.y)
    priced(canvas, Box(head.x, head.y, _COIN, _COIN), data.cost)
    points, name = head.cut_left(_COIN - _UNDER + _HEAD, 4)[1].cut_right(_POINTS)
    points_in(canvas, points, data.points)
    row: list[Chip] = [("figures", "")] if data.figure else []
    row += [(data.good, ""), (data.item, "")]
    things, name = name.cut_right(chips_width(row), 2)
    draw_chips(canvas, row, things.x, things.centre[1], ink)
    ways = (teller.name("card", key), in_short(teller, "card", key))
    told = next((each for each in ways if fitted(each, _NAME, name.width, _NAME_LINES).whole), ways[-1])
    canvas.text_in(told, name, _NAME, ink, lines=_NAME_LINES)
    if asked := _price(data):
        line, low = low.cut_bottom(FINE.line_height)
        draw_chips(canvas, asked, line.right - chips_width(asked), line.centre[1], ink)
    canvas.text_in(short_about(teller, key), low, FINE, ink, lines=None)
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
            return [("points", f"{building.n}/"), ("figures", "+"), ("strength", "")]
        case per:
            return [("points", f"{building.n}/"), (_WORTH.get(per, "quest"), "")]


def draw_building(
    canvas: Canvas, box: Box, key: str, view: State, teller: Teller, initials: list[str], changed: Changes
) -> None:
    """A building: its price, its name, what it scores, who has invested, and its token where they leave room."""
    if key == HIDDEN:
        card(canvas, box, p.WOOD, p.WOOD_DARK, 12, 3, 0)
        return
    card(canvas, box, p.PAPER_DEEP, p.LINE, 12, 2, 0)
    canvas.anchor("building", key, box)
    top, worth, low = box.inset(10, 4).rows(3)
    ways = (teller.name("building", key), in_short(teller, "building", key))
    canvas.text_in(first_fitting(ways, _NAME.sized(SMALLEST), top.width), top, _NAME)
    price, worth = worth.cut_left(_COIN, 4)
    priced(canvas, price.centred(_COIN, _COIN), BUILDINGS[key].cost)
    draw_chips(canvas, worth_of(key), worth.x, worth.centre[1])
    token = in_short(teller, "synergy", BUILDINGS[key].synergy)
    investors = [seat for seat, player in enumerate(view.players) if key in player.buildings]
    if width_of(token, FINE) + _LEAST + len(investors) * _INVESTOR <= low.width:
        canvas.text(token, low.x, low.centre[1], FINE, p.INK_SOFT)
    for at, seat in enumerate(investors):
        middle = (low.right - _INVESTOR // 2 - _INVESTOR * (len(investors) - 1 - at), low.centre[1])
        seat_badge(canvas, middle, seat, initials[seat], _INVESTOR - 1)
    if key in changed.buildings:
        mark(canvas, box)
