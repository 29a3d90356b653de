"""What stands in a region: icons, huts, buildings and units, gathered where their water or land is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from games.archipelago.components import CITIZEN, SIDES, Part
from games.archipelago.geography import EDGES, kind_of_edge, printed
from games.archipelago.state import Region, State
from games.archipelago.units import kind_word
from render.kit import palette as p
from render.kit.boxes import Box, flow
from render.kit.canvas import Canvas
from render.kit.hexes import HexGrid, Spot, Terrain
from render.kit.icons import icon
from render.kit.lettering import SMALLEST, Type, Weight, width_of
from render.kit.pieces import piece
from render.kit.sprites import Sprite

TERRAINS: dict[str, Terrain] = {"S": "sea", "F": "field", "M": "mountain"}
_NUMBER = Type(SMALLEST, Weight.BLACK)
_GAP = 4


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
        return self.sprite.width + (width_of(self.words, _NUMBER) + 2 if self.words else 0)


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


def tokens_of(view: State, name: str, part: Part, size: int) -> list[Token]:
    """Everything on one water or land of a region."""
    return [*_icons(view, name, part, size), *_buildings(view, name, part, size), *_units(view, name, part, size)]


def _icons(view: State, name: str, part: Part, size: int) -> list[Token]:
    found = []
    for resource, count in part.icons.items():
        free = view.free_icons(name, part.name, resource)
        words = "" if free == count == 1 else str(free)
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


def _units(view: State, name: str, part: Part, size: int) -> list[Token]:
    """Units outside buildings: how many of a seat are free, and in brackets how many are at work or strike."""
    found = []
    for seat, player in enumerate(view.players):
        for kind in (CITIZEN, "ship"):
            here = [
                unit
                for unit in player.units
                if unit.region == name and unit.part == part.name and unit.kind == kind and not unit.building
            ]
            if not here:
                continue
            states = Counter("free" if unit.free else "lying" if unit.lying else "busy" for unit in here)
            words = str(states["free"]) if states["free"] else ""
            words += f"({states['busy']})" if states["busy"] else ""
            words += f" z{states['lying']}" if states["lying"] else ""
            found.append(Token(_figure(kind, seat, size), words, "unit", kind_word(here[0]), seat=seat))
    return found


def _figure(kind: str, seat: int, size: int) -> Sprite:
    return piece("ship" if kind == "ship" else "figure", size, seat)


@dataclass(frozen=True, slots=True)
class Cluster:
    """Tokens that belong together, in lines; `box` is where they are."""

    tokens: tuple[Token, ...]
    places: tuple[tuple[int, int], ...]
    box: Box

    def moved(self, down: int) -> Cluster:
        """The same a little lower."""
        return Cluster(self.tokens, self.places, self.box.moved(0, down))

    @property
    def line(self) -> int:
        """How high a line is."""
        return _line_of(self.tokens)


def _line_of(tokens: Sequence[Token]) -> int:
    return max(SMALLEST, *(token.sprite.height for token in tokens)) + 2


def cluster(tokens: Sequence[Token], centre: tuple[int, int], room: int, limits: Box) -> Cluster:
    """Around a point, in as many lines as they need, inside the hex."""
    places = flow([token.width for token in tokens], room, _GAP)
    width = max(x + token.width for token, (_, x) in zip(tokens, places, strict=True))
    height = (places[-1][0] + 1) * _line_of(tokens)
    left = max(limits.x, min(centre[0] - width // 2, limits.right - width))
    top = max(limits.y, min(centre[1] - height // 2, limits.bottom - height))
    return Cluster(tuple(tokens), tuple(places), Box(left, top, width, height))


def apart(clusters: Sequence[Cluster], limits: Box) -> list[Cluster] | None:
    """The clusters moved down or up until none lies on another; None if there is no room for that."""
    placed: list[Cluster] = []
    for each in sorted(clusters, key=lambda each: each.box.y):
        lowest = max((other.box.bottom for other in placed if _side_by_side(other, each)), default=each.box.y)
        placed.append(each.moved(max(0, lowest - each.box.y)))
    for at in range(len(placed) - 1, -1, -1):
        below = [other.box.y for other in placed[at + 1 :] if _side_by_side(other, placed[at])]
        highest = min([limits.bottom, *below])
        placed[at] = placed[at].moved(min(0, highest - placed[at].box.bottom))
    return placed if all(each.box.y >= limits.y for each in placed) else None


def _side_by_side(one: Cluster, other: Cluster) -> bool:
    return one.box.x < other.box.right + _GAP and other.box.x < one.box.right + _GAP


def draw_cluster(canvas: Canvas, found: Cluster) -> None:
    """Pictures with their numbers."""
    for token, (line, x) in zip(found.tokens, found.places, strict=True):
        left, y = found.box.x + x, found.box.y + line * found.line
        canvas.sprite(token.sprite, left, y)
        if token.faint:
            canvas.line((left, y + token.sprite.height), (left + token.sprite.width, y), p.COAL, 4)
        if token.words:
            ink = p.INK if token.seat is None else p.blend(p.SEATS[token.seat], p.INK, 0.65)
            canvas.text(token.words, left + token.sprite.width + 2, y + token.sprite.height // 2, _NUMBER, ink)
        if token.word:
            canvas.anchor(token.noun, token.word, Box(left, y, token.width, token.sprite.height), token.seat)
