"""The sea chart of a position: what lies at each place, and whose ships."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from games.maracaibo.campaign.components import LEGACY
from games.maracaibo.components import PLACES
from games.maracaibo.kinds import Effect
from games.maracaibo.state import State
from render.kit import palette as p
from render.kit.areas.panels import card
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import sign
from render.kit.lettering import FINE, Fitted, Weight, fitted, width_of
from render.kit.signs.badges import seat_badge
from render.kit.signs.marks import sign_only
from render.maracaibo.changes import Changes
from render.maracaibo.nations import quest_number
from render.maracaibo.pieces import BOLD, SMALL, chips, chips_width, draw_chips, draw_ship, flag, numbered, piece
from render.maracaibo.places import SPOTS
from render.maracaibo.sea import DISC, sea, water
from render.maracaibo.words import letter_of, place_name
from texts import Teller

_LOWEST = 700
"""Below this there is room for one row under a name."""
_NAME = FINE.weighing(Weight.BOLD)
_VILLAGE, _CITY, _HOMEWARD = p.LEAF_DARK, p.BRICK, p.GOLD_DEEP
_SHIP = 72
_ABREAST = (76, 52, 46)
"""How far apart ships lie in a port; where it is narrow, half behind each other."""
_ANCHORAGES = sorted(product(range(-120, 121, 12), (0, 24, 48, 72)), key=lambda way: abs(way[0]) + 2 * way[1])
"""Where ships lie, from above the number: where they would cover something, aside of it."""
_HAND = 30
_A_NUMBER, _A_PLATE = 1, 24
"""How much of a number, and of a plate, which can give way, is as bad as a step aside."""
_TRIES = 3
"""So often ships are asked to lie elsewhere for a plate that cannot give way."""
_SHIFTS = sorted(product(range(-90, 91, 6), (0, 8, 16)), key=lambda shift: abs(shift[0]) + 4 * shift[1])
"""Where a plate goes that would cover something: aside, and a little down."""
_PIP, _HELPER = 24, 30
"""What is delivered, and assistants; looked at closer they are as large as all else."""


@dataclass(frozen=True, slots=True)
class Plate:
    """A light plate beside a place: its name, or a row of what lies there."""

    box: Box
    name: Fitted | None = None
    row: tuple[tuple[str, str], ...] = ()


class Chart:
    """The chart of a position."""

    def __init__(
        self, view: State, teller: Teller, initials: list[str], changed: Changes, *, close: bool = False
    ) -> None:
        self._view = view
        self._teller = teller
        self._initials = initials
        self._changed = changed
        self._pip, self._helper = (SMALL, SMALL) if close else (_PIP, _HELPER)
        self._taken: list[Box] = []
        """Where something lies that nothing may cover."""

    def draw(self, canvas: Canvas, box: Box) -> None:
        """The sea first, then every place with what lies there."""
        card(canvas, box.inset(-4), water(), p.LINE, 16, 3)
        shown = tuple(place for place in PLACES if self._shown(place))
        canvas.image.paste(sea(shown), (box.x, box.y))
        discs = [*(_disc(box, place).inset(4) for place in shown), *(plate for _, _, plate in self._prizes(box))]
        self._taken = list(discs)
        plates = [plate.box for place in shown for plate in self._plates(box, place)]
        firm: list[Box] = []
        for _ in range(_TRIES):
            fleets = self._fleets(box, shown, plates, firm)
            ships = [ship.inset(4) for fleet in fleets.values() for ship in fleet]
            self._taken = [*discs, *ships]
            laid = {place: list(self._plates(box, place)) for place in shown}
            held = [plate.box for each in laid.values() for plate in each if any(map(plate.box.overlaps, ships))]
            if not held:
                break
            firm += held
        for place in shown:
            self._draw_place(canvas, box, place, laid[place])
        for place, fleet in fleets.items():
            for seat, ship in zip(self._at(place), fleet, strict=True):
                draw_ship(canvas, ship.centre, seat, self._initials[seat], _SHIP)
                if place in self._changed.places:
                    canvas.marked.append(ship)
        for place in (each for each in shown if each in self._changed.places):
            sign_only(canvas, _disc(box, place))
        self._draw_prizes(canvas, box)

    def _plates(self, box: Box, place: str) -> Iterator[Plate]:
        """The name of a place, and below it what lies there: each where it covers nothing."""
        x, y = _disc(box, place).centre
        name = fitted(place_name(self._teller, place), _NAME, 250)
        top = y + DISC // 2 + 18
        yield Plate(self._beside(box, Box(x - name.width // 2 - 8, top - 17, name.width + 16, 34)), name=name)
        rows = [row for row in (self._first_row(place), self._second_row(place)) if row]
        if SPOTS[place][1] > _LOWEST:
            rows = [[part for row in rows for part in row]] if rows else []
        for at, row in enumerate(rows):
            width = sum(self._width(*part) for part in row)
            middle = top + 38 + at * 40
            yield Plate(self._beside(box, Box(x - width // 2 - 6, middle - 21, width + 10, 42)), row=tuple(row))

    def _fleets(
        self, box: Box, shown: Sequence[str], plates: Sequence[Box], firm: Sequence[Box]
    ) -> dict[str, list[Box]]:
        """Where the ships lie in each port: side by side above its number, else near it where they cover little.

        Plates give way to them, but for the firm ones.
        """
        found: dict[str, list[Box]] = {}
        numbers = [_disc(box, place).inset(6) for place in shown]
        numbers += [_hand(box, place) for place in shown if PLACES[place].stop]
        numbers += [plate for _, _, plate in self._prizes(box)]
        for place in shown:
            count = len(self._at(place))
            if not count:
                continue
            others = [*numbers, *firm, *(ship for fleet in found.values() for ship in fleet)]
            least = math.inf
            for apart, (aside, down) in product(_ABREAST, _ANCHORAGES):
                x, y = _disc(box, place).centre
                width = apart * (count - 1) + _SHIP
                fleet = Box(x - width // 2 + aside, y - 17 - _SHIP + down, width, _SHIP)
                cost = abs(aside) + down
                if cost >= least or not box.contains(fleet):
                    continue
                cost += sum(fleet.shared(other) for other in others) // _A_NUMBER
                cost += sum(fleet.shared(plate) for plate in plates) // _A_PLATE
                if cost < least:
                    least, found[place] = cost, _side_by_side(fleet, count, apart)
        return found

    def _at(self, place: str) -> list[int]:
        return [seat for seat, who in enumerate(self._view.travellers()) if who.place == place]

    def _shown(self, place: str) -> bool:
        last = self._view.round == 4
        return self._view.in_play(place) and place != ("21a" if last else "21b") and (place != "22" or last)

    def _draw_place(self, canvas: Canvas, box: Box, place: str, plates: Sequence[Plate]) -> None:
        x, y = _disc(box, place).centre
        city = self._view.is_city(place)
        face = _HOMEWARD if PLACES[place].kind in ("homeward", "start") else _CITY if city else _VILLAGE
        numbered(canvas, (x, y), place.upper() if place[0] == "l" else place, face, city=face == _CITY)
        canvas.anchor("place", place, _disc(box, place))
        for tile in self._view.legacy:
            if LEGACY[tile].kind == "city" and LEGACY[tile].place == place:
                canvas.anchor("tile", tile, _disc(box, place))
        if PLACES[place].stop:
            canvas.sprite_in(sign("hand", _HAND, p.INK), _hand(box, place))
        for plate in plates:
            card(canvas, plate.box, p.PAPER, p.PAPER, 10 if plate.row else 8, 0, 0)
            if plate.name:
                canvas.text_in(plate.name.lines[0], plate.box, plate.name.style, align="centre")
            left = plate.box.x + 6
            for part in plate.row:
                self._draw_part(canvas, *part, left, plate.box.centre[1])
                left += self._width(*part)

    def _first_row(self, place: str) -> list[tuple[str, str]]:
        """What the market wants and how much room it has, the marker, quests, legacy tiles."""
        view = self._view
        row: list[tuple[str, str]] = []
        if place in view.markers:
            row.append(("flag", view.markers[place]))
        goods = view.wanted(place) if view.spaces(place) and view.is_city(place) else ()
        row += [(good, "") for good in goods]
        if goods:
            full = view.delivered.get(place, 0)
            row += [("pip", "full")] * full + [("pip", "free")] * (view.spaces(place) - full)
        row += [("quest", quest) for quest in view.quests.get(place, ())]
        row += [("helper", str(seat)) for seat, there in self._helpers(place) for _ in range(there)]
        return row + [("tile", self._on_tile(tile)) for tile in self._tiles(place)]

    def _helpers(self, place: str) -> list[tuple[int, int]]:
        return [(seat, len(who.helpers.get(place, ()))) for seat, who in enumerate(self._view.players)]

    def _tiles(self, place: str) -> list[str]:
        return [tile for tile in self._view.legacy if LEGACY[tile].place == place and LEGACY[tile].kind != "city"]

    def _on_tile(self, tile: str) -> str:
        """A legacy tile's name, and how many of its spaces have discs."""
        spaces = LEGACY[tile].discs
        return f"{tile.upper()} {self._view.legacy[tile]}/{spaces}" if spaces else tile.upper()

    def _second_row(self, place: str) -> list[tuple[str, str]]:
        """What a city does, and after a colon what its flag is worth."""
        view = self._view
        if not view.is_city(place):
            return []
        action: tuple[Effect, ...] = view.city_action(place)
        row = chips(action)
        free = PLACES[place].kind != "homeward" and place not in view.markers and bool(view.flag(place))
        return [*row, *([("slot", ""), *chips(view.flag(place))] if free else [])]

    def _beside(self, chart: Box, plate: Box) -> Box:
        """The plate as near as possible to where it belongs without covering anything, or covering the least."""
        moved = (plate.moved(across, down) for across, down in _SHIFTS)
        found, least = plate, self._covered(plate)
        for one in moved:
            if not least and chart.contains(found):
                break
            covered = self._covered(one)
            if chart.contains(one) and (covered < least or not chart.contains(found)):
                found, least = one, covered
        self._taken.append(found.inset(2, 5))
        return found

    def _covered(self, plate: Box) -> int:
        """How much of what lies there already the plate would cover."""
        core = plate.inset(2, 5)
        return sum(core.shared(other) for other in self._taken)

    def _width(self, kind: str, words: str) -> int:
        match kind:
            case "flag" | "slot":
                return 46
            case "pip":
                return self._pip + 2
            case "quest":
                return SMALL + width_of(quest_number(words), BOLD) + 8
            case "helper":
                return self._helper + 4
            case "tile":
                return width_of(words, BOLD) + 18
        return chips_width([(kind, words)])

    def _draw_part(self, canvas: Canvas, kind: str, words: str, left: int, middle: int) -> None:
        match kind:
            case "flag":
                flag(canvas, (left + 20, middle), words, letter_of(self._teller, words), 38)
            case "slot":
                canvas.sprite(sign("flag", SMALL, p.INK_SOFT), left + 5, middle - SMALL // 2)
            case "pip":
                canvas.sprite(piece("disc" if words == "full" else "ring", self._pip), left, middle - self._pip // 2)
            case "quest":
                canvas.sprite(piece("quest", SMALL), left, middle - SMALL // 2)
                canvas.text(quest_number(words), left + SMALL + 2, middle, BOLD)
            case "helper":
                seat_badge(canvas, (left + self._helper // 2, middle), int(words), "", self._helper)
            case "tile":
                plate = Box(left + 2, middle - 17, width_of(words, BOLD) + 12, 34)
                card(canvas, plate, p.CLOTH, p.COAL, 6, 2, 0)
                canvas.anchor("tile", words.partition(" ")[0].lower(), plate)
                canvas.text_in(words, plate, BOLD, p.WHITE, "centre")
            case _:
                draw_chips(canvas, [(kind, words)], left, middle)

    def _draw_prizes(self, canvas: Canvas, box: Box) -> None:
        """The silver fleet and the gold mine."""
        view = self._view
        for tile, place, plate in self._prizes(box):
            if place in view.markers:
                flag(canvas, plate.centre, view.markers[place], letter_of(self._teller, view.markers[place]))
            else:
                card(canvas, plate, p.SILVER if tile == "l6" else p.GOLD, p.COAL, 8, 2, 0)
                canvas.text_in(place.removeprefix("fleet_") if tile == "l6" else "8", plate, BOLD, p.COAL, "centre")

    def _prizes(self, box: Box) -> Iterator[tuple[str, str, Box]]:
        """Where they lie, while their tiles are in play."""
        for tile, places in (("l6", ("fleet_10", "fleet_11")), ("l9", ("mine",))):
            for place in places if tile in self._view.legacy else ():
                x, y = box.x + SPOTS[place][0], box.y + SPOTS[place][1]
                yield tile, place, Box(x - 26, y - 20, 52, 40)


def _disc(chart: Box, place: str) -> Box:
    """Where the place's number stands."""
    x, y = SPOTS[place]
    return Box(chart.x + x - DISC // 2, chart.y + y - DISC // 2, DISC, DISC)


def _hand(chart: Box, place: str) -> Box:
    """Where the hand is that stops all ships."""
    return _disc(chart, place).moved(DISC - 3, _HAND // 2).cut_top(_HAND)[0].cut_left(_HAND)[0]


def _side_by_side(fleet: Box, count: int, apart: int) -> list[Box]:
    return [Box(fleet.x + at * apart, fleet.y, _SHIP, _SHIP) for at in range(count)]
