"""What stands in a region: what its land and water bear, buildings and units, each as one counter."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from games.archipelago.components import CITIZEN, RESOURCES, SHIP, SIDES, Part, UnitKind
from games.archipelago.map.geography import EDGES, kind_of_edge, printed
from games.archipelago.state import Region
from render.archipelago.map.counters import building, counted, fan, held, looted, unit, worked
from render.archipelago.map.site import At, Site, Stander
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
    BARE = 6
    """The same, who is in a building with the others."""


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


def tokens_of(site: Site, part: Part, size: int, detail: Detail = Detail.ALL) -> list[Token]:
    """Everything on one water or land of a region."""
    return [
        *_borne(site, part, size, detail),
        *_buildings(site, part, size, detail),
        *_units(site, part, size, detail),
    ]


def _borne(site: Site, part: Part, size: int, detail: Detail) -> Iterator[Token]:
    """What is free of what the land or water bears, and its huts."""
    if detail.value >= Detail.HEAPED.value:
        heap = tuple(dict.fromkeys(sign for zone in site.parts for sign in _each_borne(site, zone)))
        if part is next((zone for zone in site.parts if zone.land), site.parts[0]) and heap:
            yield Token(fan(heap, size) if detail is Detail.HEAPED else icon("eye", size), part.name)
        return
    if detail is Detail.FANNED:
        if borne := _each_borne(site, part):
            yield Token(fan(borne, size), part.name)
    else:
        for of, resource, free in site.free:
            if of == part.name:
                yield Token(counted(resource, free, size), part.name)
        if part.huts:
            yield Token(counted("hut", part.huts, size), part.name)
    looted_here = dict(site.looted)
    for resource in part.icons:
        if gone := looted_here.get(f"{part.name} {resource}", 0):
            yield Token(looted(resource, gone, size), part.name)


def _each_borne(site: Site, part: Part) -> tuple[str, ...]:
    """The signs of all that is free of it, one by one."""
    free = [(resource, count) for of, resource, count in site.free if of == part.name]
    return tuple(sign for sign, count in (*free, ("hut", part.huts)) for _ in range(count))


def _buildings(site: Site, part: Part, size: int, detail: Detail) -> Iterator[Token]:
    """Each with who is in it before it."""
    for kind, where, inside in site.buildings:
        if where == part.name:
            choices: tuple[tuple[str, str, int | None], ...] = (("spot", f"{site.name}.{kind}", None),)
            if inside:
                choices += (("unit", inside.word, inside.seat),)
            apart = inside and detail is not Detail.BARE
            sprite = held(kind, inside.seat, inside.at, size, inside.kind) if inside and apart else building(kind, size)
            yield Token(sprite, part.name, choices)


def _units(site: Site, part: Part, size: int, detail: Detail) -> Iterator[Token]:
    """Each seat's: by the icon that they work, else of a kind by what they are at; those in buildings stand there."""
    here = [each for each in site.units if each.part == part.name]
    if detail is not Detail.BARE:
        inside = {building.kind for building in site.buildings}
        here = [each for each in here if each.spot not in inside]
    for seat in dict.fromkeys(each.seat for each in here):
        ours = [each for each in here if each.seat == seat]
        if detail.value >= Detail.COUNTED.value:
            for kind in _KINDS:
                if of_kind := [each for each in ours if each.kind == kind]:
                    yield _token(unit(kind, seat, "free", len(of_kind), size), of_kind)
            continue
        for at in _ATS:
            these = [each for each in ours if each.at == at]
            for resource in part.icons:
                for kind in _KINDS:
                    if at_work := [each for each in these if each.spot == resource and each.kind == kind]:
                        yield _token(worked(resource, seat, at, len(at_work), size, kind), at_work)
            for kind in _KINDS:
                if of_kind := [each for each in these if each.kind == kind and each.spot not in part.icons]:
                    yield _token(unit(kind, seat, at, len(of_kind), size), of_kind)


def _token(sprite: Sprite, units: list[Stander]) -> Token:
    words = dict.fromkeys(each.word for each in units if not each.spot or each.spot in RESOURCES)
    return Token(sprite, units[0].part, tuple(("unit", word, units[0].seat) for word in words))


def draw_token(canvas: Canvas, token: Token, place: Box) -> None:
    """A counter in its place."""
    canvas.sprite(token.sprite, place.x, place.centre[1] - token.sprite.height // 2)
    for noun, word, owner in token.choices:
        canvas.anchor(noun, word, place.inset(-2, 0), owner)
