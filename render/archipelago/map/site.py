"""A region with all that stands in it, as far as it is drawn: equal ones look alike, and are laid out once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from games.archipelago.components import SIDES, Part, UnitKind
from games.archipelago.map.units import kind_word
from games.archipelago.state import Region, State, Unit
from games.core.seats import Seat

At: TypeAlias = Literal["free", "busy", "lying"]


class Stander(NamedTuple):
    """A unit, and the word by which it is chosen."""

    seat: Seat
    kind: UnitKind
    part: str
    spot: str
    at: At
    word: str


class Building(NamedTuple):
    """A building, the part that it was built from, and who is in it."""

    kind: str
    part: str
    occupant: Stander | None


@dataclass(frozen=True, slots=True)
class Site:
    """All of a region but its place."""

    name: str
    side: str
    turn: int
    free: tuple[tuple[str, str, int], ...]
    """Of each part and resource the icons that nobody works."""
    looted: tuple[tuple[str, int], ...]
    buildings: tuple[Building, ...]
    units: tuple[Stander, ...]
    """Those in buildings among them."""

    @property
    def region(self) -> Region:
        """The bare land."""
        return Region(self.side, self.turn, (0, 0))

    @property
    def parts(self) -> tuple[Part, ...]:
        """Its waters and lands."""
        return SIDES[self.side].zones


def site_of(view: State, name: str) -> Site:
    """How a region stands now."""
    region = view.regions[name]
    return Site(
        name,
        region.side,
        region.turn,
        tuple(
            (part.name, resource, free)
            for part in SIDES[region.side].zones
            for resource in part.icons
            if (free := view.free_icons(name, part.name, resource))
        ),
        tuple(region.looted.items()),
        tuple(_building(view, name, kind, part) for kind, part in region.buildings.items()),
        tuple(
            _stander(seat, unit)
            for seat in view.every_seat()
            for unit in view.players[seat].units
            if unit.region == name
        ),
    )


def _building(view: State, name: str, kind: str, part: str) -> Building:
    inside = view.occupant(name, kind)
    return Building(kind, part, _stander(*inside) if inside else None)


def _stander(seat: Seat, unit: Unit) -> Stander:
    at: At = "free" if unit.free else "lying" if unit.lying else "busy"
    return Stander(seat, unit.kind, unit.part, unit.spot, at, kind_word(unit))
