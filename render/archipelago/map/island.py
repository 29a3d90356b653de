"""What stands in a region: what its land and water bear, buildings and units, each as one counter."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from games.archipelago.components import CITIZEN, SHIP, SIDES, Part, UnitKind
from games.archipelago.map.geography import EDGES, kind_of_edge, printed
from games.archipelago.map.units import kind_word
from games.archipelago.state import Region, State, Unit
from games.core.seats import Seat
from render.archipelago.map.counters import At, counted, fan, held, looted, unit, worked
from render.kit.areas.hexes import HexGrid, Spot, Terrain
from render.kit.areas.shores import Ground
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.sprites import Sprite

TERRAINS: dict[str, Terrain] = {"S": "sea", "F": "field", "M": "mountain"}
_KINDS: tuple[UnitKind, ...] = (CITIZEN, SHIP)
_ATS: tuple[At, ...] = ("free", "busy", "lying")


class Detail(Enum):
    """How much of what stands in a region its hex can tell."""

    ALL = 1
    FANNED = 2
    """What the land bears one behind the other."""
    HEAPED = 3
    """All that the region bears together, of each kind one; what is looted is gone."""
    PEOPLE = 4
    """Units and buildings alone; an eye says that the region's own picture tells what the land bears."""
    COUNTED = 5
    """The same, units whatever they are at and work."""


@dataclass(frozen=True, slots=True)
class Token:
    """A counter, and what it is called by in choices."""

    sprite: Sprite
    part: str
    """The water or land that it belongs to."""
    choices: tuple[tuple[str, str, int | None], ...] = ()
    """Each noun with its word, and whose it is if it is somebody's."""

    @property
    def width(self) -> int:
        """How much room it takes."""
        return self.sprite.width


def terrain(region: Region) -> tuple[Terrain, ...]:
    """What lies at each edge as the hex is turned."""
    return tuple(TERRAINS[kind_of_edge(region.side, region.turn, edge)] for edge in EDGES)


def joined(region: Region) -> bool:
    """Whether its land holds together in the middle though its edges do not."""
    lands = [part for part in SIDES[region.side].zones if part.land]
    if len(lands) != 1:
        return False
    edges = set(lands[0].edges)
    runs = sum((edge - 1) % 6 not in edges for edge in edges)
    return not edges or runs > 1


def ground_of(region: Region, part: Part) -> Ground:
    """Where what belongs to a part of the region stands."""
    edges = tuple(edge for edge in EDGES if printed(edge, region.turn) in part.edges)
    return Ground(terrain(region), joined(region), part.land, edges if part.land else ())


def middle_of(grid: HexGrid, spot: Spot, region: Region, part: Part) -> tuple[int, int]:
    """Where a part of the region is drawn: by its longest coast; around an island below it."""
    edges = [edge for edge in EDGES if printed(edge, region.turn) in part.edges]
    if not edges:
        return grid.toward(spot, 5, 0.1)
    if len(edges) == len(EDGES):
        alone = len(SIDES[region.side].zones) == 1
        return grid.box(spot).centre if alone else grid.toward(spot, 2, 0.72)
    points = [grid.toward(spot, edge, 0.62) for edge in longest_run(edges)]
    return sum(x for x, _ in points) // len(points), sum(y for _, y in points) // len(points)


def longest_run(edges: list[int]) -> list[int]:
    """The most edges that follow each other around the hex."""
    runs: list[list[int]] = []
    for start in (edge for edge in edges if (edge - 1) % 6 not in edges):
        run = [start]
        while (run[-1] + 1) % 6 in edges:
            run.append((run[-1] + 1) % 6)
        runs.append(run)
    return max(runs, key=len)


def tokens_of(view: State, name: str, part: Part, size: int, detail: Detail = Detail.ALL) -> list[Token]:
    """Everything on one water or land of a region."""
    return [
        *_borne(view, name, part, size, detail),
        *_buildings(view, name, part, size),
        *_units(view, name, part, size, detail),
    ]


def _borne(view: State, name: str, part: Part, size: int, detail: Detail) -> Iterator[Token]:
    """What is free of what the land or water bears, and its huts."""
    zones = SIDES[view.regions[name].side].zones
    if detail in (Detail.HEAPED, Detail.PEOPLE, Detail.COUNTED):
        heap = tuple(dict.fromkeys(sign for zone in zones for sign in _each_borne(view, name, zone)))
        if part is next((zone for zone in zones if zone.land), zones[0]) and heap:
            yield Token(fan(heap, size) if detail is Detail.HEAPED else icon("eye", size), part.name)
        return
    if detail is Detail.FANNED:
        if borne := _each_borne(view, name, part):
            yield Token(fan(borne, size), part.name)
    else:
        for resource in part.icons:
            if free := view.free_icons(name, part.name, resource):
                yield Token(counted(resource, free, size), part.name)
        if part.huts:
            yield Token(counted("hut", part.huts, size), part.name)
    for resource in part.icons:
        if gone := view.regions[name].looted.get(f"{part.name} {resource}", 0):
            yield Token(looted(resource, gone, size), part.name)


def _each_borne(view: State, name: str, part: Part) -> tuple[str, ...]:
    """The signs of all that is free of it, one by one."""
    free = {resource: view.free_icons(name, part.name, resource) for resource in part.icons}
    return tuple(sign for sign, count in (*free.items(), ("hut", part.huts)) for _ in range(count))


def _buildings(view: State, name: str, part: Part, size: int) -> Iterator[Token]:
    """Each on the shape of who is in it."""
    for kind, where in view.regions[name].buildings.items():
        if where == part.name:
            inside = view.occupant(name, kind)
            choices: tuple[tuple[str, str, int | None], ...] = (("spot", f"{name}.{kind}", None),)
            if inside:
                choices += (("unit", kind_word(inside[1]), inside[0]),)
            sprite = held(kind, size, inside[0], lying=inside[1].lying) if inside else counted(kind, 1, size)
            yield Token(sprite, part.name, choices)


def _units(view: State, name: str, part: Part, size: int, detail: Detail) -> Iterator[Token]:
    """Each seat's: by the icon that they work, else of a kind by what they are at; those in buildings among them."""
    for seat in view.every_seat():
        here = [each for each in view.players[seat].here(name) if each.part == part.name]
        if detail is Detail.COUNTED:
            for kind in _KINDS:
                if of_kind := [each for each in here if each.kind == kind]:
                    yield _token(unit(kind, seat, "free", len(of_kind), size), of_kind, seat)
            continue
        for at in _ATS:
            these = [each for each in here if _at(each) == at]
            for resource in part.icons:
                if at_work := [each for each in these if each.spot == resource]:
                    yield _token(worked(resource, seat, at, len(at_work), size), at_work, seat)
            for kind in _KINDS:
                if of_kind := [each for each in these if each.kind == kind and each.spot not in part.icons]:
                    yield _token(unit(kind, seat, at, len(of_kind), size), of_kind, seat)


def _token(sprite: Sprite, units: list[Unit], seat: Seat) -> Token:
    words = dict.fromkeys(kind_word(each) for each in units if not each.building)
    return Token(sprite, units[0].part, tuple(("unit", word, seat) for word in words))


def _at(unit: Unit) -> At:
    return "free" if unit.free else "lying" if unit.lying else "busy"


def draw_token(canvas: Canvas, token: Token, place: Box) -> None:
    """A counter in its place."""
    canvas.sprite(token.sprite, place.x, place.centre[1] - token.sprite.height // 2)
    for noun, word, owner in token.choices:
        canvas.anchor(noun, word, place.inset(-2, 0), owner)
