"""What stands in a region: icons, huts, buildings and units, gathered where their water or land is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from games.archipelago.components import CITIZEN, SIDES, Part
from games.archipelago.map.geography import EDGES, kind_of_edge, printed
from games.archipelago.map.units import kind_word
from games.archipelago.state import Region, State, Unit
from render.kit import palette as p
from render.kit.areas.hexes import HexGrid, Spot, Terrain
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import SMALLEST, Type, Weight, width_of
from render.kit.signs.pieces import emblazoned
from render.kit.sprites import Sprite

TERRAINS: dict[str, Terrain] = {"S": "sea", "F": "field", "M": "mountain"}


class Detail(Enum):
    """How much of what stands in a region its hex can tell."""

    ALL = 1
    COUNTED = 2
    """Units without what they do."""
    PEOPLE = 3
    """Units and buildings alone; what the land bears is told by the region's own picture."""


@dataclass(frozen=True, slots=True)
class Token:
    """A picture with a number, and what it is called by in choices."""

    sprite: Sprite
    words: str = ""
    noun: str = ""
    word: str = ""
    faint: bool = False
    seat: int | None = None

    @property
    def width(self) -> int:
        """How much room it takes."""
        return self.sprite.width + (width_of(self.words, self.style) + 2 if self.words else 0)

    @property
    def style(self) -> Type:
        """Its number grows with it."""
        return Type(max(SMALLEST, self.sprite.height * 5 // 8), Weight.BLACK)


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
    borne = [] if detail is Detail.PEOPLE else _icons(view, name, part, size)
    return [*borne, *_buildings(view, name, part, size), *_units(view, name, part, size, detail)]


def _icons(view: State, name: str, part: Part, size: int) -> list[Token]:
    found = []
    for resource, count in part.icons.items():
        free = view.free_icons(name, part.name, resource)
        words = "" if not free or free == count == 1 else str(free)  # what is struck through needs no number
        found.append(Token(icon(resource, size), words, faint=free == 0))
    if part.huts:
        found.append(Token(icon("hut", size), str(part.huts) if part.huts > 1 else ""))
    return found


def _buildings(view: State, name: str, part: Part, size: int) -> list[Token]:
    """Each with whoever stands in it behind it."""
    found = []
    for kind, where in view.regions[name].buildings.items():
        if where != part.name:
            continue
        found.append(Token(icon(kind, size), noun="spot", word=f"{name}.{kind}"))
        occupant = view.occupant(name, kind)
        if occupant:
            seat, unit = occupant
            words = "z" if unit.lying else ""
            found.append(Token(_figure(unit.kind, seat, size), words, "unit", kind_word(unit), seat=seat))
    return found


def _units(view: State, name: str, part: Part, size: int, detail: Detail) -> list[Token]:
    """Units outside buildings: each seat's of a kind."""
    found = []
    for seat, player in enumerate(view.players):
        for kind in (CITIZEN, "ship"):
            here = [
                unit
                for unit in player.units
                if unit.region == name and unit.part == part.name and unit.kind == kind and not unit.building
            ]
            if here:
                words = _counted(here) if detail is Detail.ALL else str(len(here))
                found.append(Token(_figure(kind, seat, size), words, "unit", kind_word(here[0]), seat=seat))
    return found


def _counted(here: Sequence[Unit]) -> str:
    """How many are free, in brackets how many are at work, and how many strike; nothing for one that is free."""
    states = Counter("free" if unit.free else "lying" if unit.lying else "busy" for unit in here)
    told = [str(states["free"])] if states["free"] and len(here) > 1 else []
    told += [f"({states['busy']})"] if states["busy"] else []
    told += [f"z{states['lying']}"] if states["lying"] else []
    return " ".join(told)


def _figure(kind: str, seat: int, size: int) -> Sprite:
    return emblazoned("ship" if kind == "ship" else "figure", size, seat)


def draw_token(canvas: Canvas, token: Token, place: Box) -> None:
    """A picture with its number."""
    middle = place.centre[1]
    top = middle - token.sprite.height // 2
    canvas.sprite(token.sprite, place.x, top)
    if token.faint:
        canvas.line((place.x, top + token.sprite.height), (place.x + token.sprite.width, top), p.COAL, 4)
    if token.words:
        canvas.text(token.words, place.x + token.sprite.width + 2, middle, token.style)
    if token.word:
        canvas.anchor(token.noun, token.word, place.inset(-2, 0), token.seat)
