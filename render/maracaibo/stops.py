"""What lies at each place of the chart, put together on one card: its number, ships, flag, market, deeds and quests."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from games.maracaibo.actions.quests import cost_of, reward_of
from games.maracaibo.campaign.components import LEGACY
from games.maracaibo.components import PLACES, START
from games.maracaibo.state import State
from render.kit import palette as p
from render.kit.areas.panels import card
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import sign
from render.kit.lettering import width_of
from render.kit.signs.badges import seat_badge
from render.kit.signs.trails import ghost
from render.maracaibo.pieces import (
    BOLD,
    DISC,
    SMALL,
    Chip,
    chips,
    chips_width,
    cost_chips,
    draw_chips,
    draw_ship,
    numbered,
    piece,
    ship,
)

SHIP = 56
_ABREAST = 50
"""How far ships are apart that lie beside each other."""
_LINE, _BADGE = 40, 40
_FLAG = 42
_PRIZE = 52
_PRIZES = {"l6": ("fleet_10", "fleet_11"), "l9": ("mine",)}


@dataclass(frozen=True, slots=True)
class Part:
    """Something on a card, so large; it is drawn from its left edge around a middle."""

    width: int
    draw: Callable[[Canvas, int, int], None]
    height: int = _LINE
    word: tuple[str, str] = ("", "")
    """The noun and the word by which it can be chosen."""


Line = list[Part]


def shown(view: State) -> list[str]:
    """The places that are on the chart now."""
    last = view.round == START.rounds
    closed = ("21a",) if last else ("21b", "22")
    found = [place for place in PLACES if view.in_play(place) and place not in closed]
    return found + [place for tile, places in _PRIZES.items() if tile in view.legacy for place in places]


def lines_at(
    view: State, place: str, initials: Sequence[str], sailed: Sequence[int], room: int, name: str = ""
) -> list[Line]:
    """The lines of a card: first the number with its name and who is there, then what lies there."""
    named = [_name(name)] if name else []
    if place not in PLACES:
        return [[_prize(view, place), *named]]
    lying = [each for group in (_town(view, place), _tiles(view, place)) for each in group]
    quests = [line for quest in view.quests.get(place, ()) for line in _quest(view, quest, room)]
    who = [_number(view, place), *named, *_present(view, place, initials, sailed)]
    if PLACES[place].kind == "homeward" and not name:
        return _flowing([*who, *lying], room)
    first = _flowing(who, room)
    if place in view.markers:
        flag = _row([(view.markers[place], "")], 4)
        beside = sum(part.width for part in first[0]) + flag.width <= room
        first[0].insert(1, flag) if beside else lying.insert(0, flag)
    return [*first, *_flowing(lying, room), *quests]


def height(line: Line) -> int:
    """How high a line of a card is."""
    return max(part.height for part in line)


def draw_lines(canvas: Canvas, lines: Sequence[Line], box: Box) -> dict[tuple[str, str], Box]:
    """Draw them below each other; returns where lies what can be chosen."""
    lying: dict[tuple[str, str], list[Box]] = {}
    for line, row in zip(lines, box.stacked([height(line) for line in lines]), strict=True):
        left = row.x
        for part in line:
            part.draw(canvas, left, row.centre[1])
            lying.setdefault(part.word, []).append(Box(left, row.y, part.width, row.height))
            left += part.width
    return {word: boxes[0].around(boxes[1:]) for word, boxes in lying.items() if word[0]}


def _flowing(parts: Sequence[Part], room: int) -> list[Line]:
    """As many beside each other as there is room for."""
    lines: list[Line] = []
    for part in parts:
        if lines and sum(each.width for each in lines[-1]) + part.width <= room:
            lines[-1].append(part)
        else:
            lines.append([part])
    return lines


def _number(view: State, place: str) -> Part:
    kind = PLACES[place].kind
    city = view.is_city(place) and kind != "homeward"
    face = p.GOLD_DEEP if kind in ("homeward", "start") else p.BRICK if city else p.LEAF_DARK
    words = place.upper() if place[0] == "l" else place

    def draw(canvas: Canvas, left: int, middle: int) -> None:
        numbered(canvas, (left + DISC // 2, middle), words, face, city=city)

    return Part(DISC + 2, draw, DISC)


def _name(words: str) -> Part:
    def draw(canvas: Canvas, left: int, middle: int) -> None:
        canvas.text(words, left + 4, middle, BOLD)

    return Part(width_of(words, BOLD) + 12, draw)


def _present(view: State, place: str, initials: Sequence[str], sailed: Sequence[int]) -> Iterator[Part]:
    """Whether all ships stop here, assistants by their seats, ships, and whose has sailed from here."""
    if PLACES[place].stop:
        yield Part(SMALL + 4, partial(_put_sign, "hand"))
    for seat, player in enumerate(view.players):
        for _ in player.helpers.get(place, ()):
            yield Part(_BADGE + 2, partial(_put_helper, seat, initials[seat]))
    for seat in sailed:
        yield Part(_ABREAST, partial(_put_ghost, seat), SHIP)
    for seat, who in enumerate(view.travellers()):
        if who.place == place:
            yield Part(_ABREAST, partial(_put_ship, seat, initials[seat]), SHIP, ("ship", str(seat)))


def _town(view: State, place: str) -> Iterator[Part]:
    """What a city's market wants and how much room it has, its flag or what that is worth, and what it does."""
    if not view.is_city(place):
        return
    if view.spaces(place):
        full = view.delivered.get(place, 0)
        pips = [("delivered", "")] * full + [("ring", "")] * (view.spaces(place) - full)
        yield _row([*((good, "") for good in view.wanted(place)), *pips])
    if action := chips(view.city_action(place)):
        yield _row(action, 6)
    if view.flag(place) and place not in view.markers and PLACES[place].kind != "homeward":
        yield _flag(chips(view.flag(place)))


def _flag(worth: Sequence[Chip]) -> Part:
    """What the first flag in a city is worth."""

    def draw(canvas: Canvas, left: int, middle: int) -> None:
        canvas.sprite(sign("flag", SMALL, p.INK_SOFT), left, middle - SMALL // 2)
        draw_chips(canvas, worth, left + SMALL, middle)

    return Part(SMALL + chips_width(worth), draw)


def _quest(view: State, quest: str, room: int) -> list[Line]:
    """What it costs with an arrow, and what it brings: in one line if there is room, else below each other."""
    costs = [("quest", ""), *cost_chips(cost_of(view, quest)), ("", "→")]
    cost, reward = (
        [_row([chip], word=("quest", quest)) for chip in row] for row in (costs, chips(reward_of(view, quest)))
    )
    whole = _flowing([*cost, *reward], room)
    return whole if len(whole) == 1 else [*_flowing(cost, room), *_flowing(reward, room)]


def _tiles(view: State, place: str) -> Iterator[Part]:
    """Legacy tiles by their numbers, with how many of their spaces have discs."""
    for tile, discs in view.legacy.items():
        if LEGACY[tile].place == place and LEGACY[tile].kind != "city":
            spaces = LEGACY[tile].discs
            words = f"{tile.upper()} {discs}/{spaces}" if spaces else tile.upper()
            yield Part(width_of(words, BOLD) + 20, partial(_put_tile, words), word=("tile", tile))


def _prize(view: State, place: str) -> Part:
    """A ship of the silver fleet or the gold mine: what it takes to have it, or who has it."""
    if place in view.markers:
        return Part(_PRIZE, partial(_put_sprite, view.markers[place]))
    words, face = ("8", p.GOLD) if place == "mine" else (place.removeprefix("fleet_"), p.SILVER)

    def draw(canvas: Canvas, left: int, middle: int) -> None:
        plate = Box(left, middle - _LINE // 2, _PRIZE, _LINE)
        card(canvas, plate, face, p.COAL, 8, 2, 0)
        canvas.text_in(words, plate, BOLD, p.COAL, "centre")

    return Part(_PRIZE, draw)


def _row(row: Sequence[Chip], after: int = 0, word: tuple[str, str] = ("", "")) -> Part:
    def draw(canvas: Canvas, left: int, middle: int) -> None:
        draw_chips(canvas, row, left, middle)

    return Part(chips_width(row) + after, draw, word=word)


def _put_sign(name: str, canvas: Canvas, left: int, middle: int) -> None:
    canvas.sprite(sign(name, SMALL, p.INK), left, middle - SMALL // 2)


def _put_sprite(name: str, canvas: Canvas, left: int, middle: int) -> None:
    canvas.sprite(piece(name, _FLAG), left, middle - _FLAG // 2)


def _put_helper(seat: int, initial: str, canvas: Canvas, left: int, middle: int) -> None:
    seat_badge(canvas, (left + _BADGE // 2, middle), seat, initial, _BADGE)


def _put_ship(seat: int, initial: str, canvas: Canvas, left: int, middle: int) -> None:
    draw_ship(canvas, (left + _ABREAST // 2, middle), seat, initial, SHIP)


def _put_ghost(seat: int, canvas: Canvas, left: int, middle: int) -> None:
    ghost(canvas, ship(seat, SHIP), left + (_ABREAST - SHIP) // 2, middle - SHIP // 2)


def _put_tile(words: str, canvas: Canvas, left: int, middle: int) -> None:
    plate = Box(left + 2, middle - 18, width_of(words, BOLD) + 14, 36)
    card(canvas, plate, p.CLOTH, p.COAL, 6, 2, 0)
    canvas.text_in(words, plate, BOLD, p.WHITE, "centre")
