"""Where units can go: over land, over sea, and citizens in convoys of their own ships."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from games.archipelago.components import PORT, SHIP, SIDES, TOKENED, UnitKind
from games.archipelago.map.geography import Lying, around, borders, opposite, part_at
from games.archipelago.map.units import spot_of, spot_word, unit_word
from games.archipelago.state import Region, State, Unit
from games.core.seats import Seat
from games.core.stores import put

Shore = tuple[str, str]
"""A region and one of its waters or lands."""
Voyage = tuple[str, Shore | None, frozenset[str]]
"""Where it has come to, which ship of that region was needed for that, and the regions that needed one of theirs."""


class Routes(NamedTuple):
    """How the regions hang together, whoever travels."""

    beside: Mapping[Shore, Sequence[Shore]]
    """The waters beyond the borders of a water, and the lands beyond those of a land."""
    overseas: Mapping[Shore, Sequence[str]]
    """The regions with water beyond the edges that a part touches."""


@lru_cache(maxsize=128)
def routes(lying: Lying) -> Routes:
    """The routes of this map."""
    regions = {name: Region(side, turn, at) for name, side, turn, at in lying}
    places = {region.at: name for name, region in regions.items()}
    beside: dict[Shore, list[Shore]] = {}
    overseas: dict[Shore, list[str]] = {}
    for name, region in regions.items():
        for other, here, there in borders(name, regions, places):
            beside.setdefault((name, here.name), []).append((other, there.name))
        for edge, place in enumerate(around(region.at)):
            neighbour = places.get(place)
            if neighbour is not None and not part_at(regions[neighbour], opposite(edge)).land:
                overseas.setdefault((name, part_at(region, edge).name), []).append(neighbour)
    return Routes(beside, overseas)


def _will_leave(unit: Unit, kind: UnitKind) -> bool:
    """Whether it may go in this move, so that another of its kind may come."""
    return unit.free and not unit.moved and unit.kind == kind


def anchorages(state: State, seat: Seat) -> list[Shore]:
    """The water of each free ship of a seat."""
    return [(unit.region, unit.part) for unit in state.players[seat].ships() if unit.free]


class Voyages:
    """How far units get on this map while ships lie in these waters, whoever travels."""

    def __init__(self, lying: Lying, ships: Iterable[Shore]) -> None:
        self.beside, overseas = routes(lying)
        self._lands = {name: SIDES[side].lands for name, side, _, _ in lying}
        self._carried: dict[str, list[Shore]] = {}
        self._reached: dict[tuple[Shore, bool, int], tuple[Shore, ...]] = {}
        self.convoys: dict[Shore, int] = {}
        """How many ships are in each water; those in the same serve the same borders."""
        for water in ships:
            put(self.convoys, water)
        self.serving: dict[tuple[str, str], list[Shore]] = {}
        """The waters of a region from which ships carry across its border with another."""
        self.near: dict[str, dict[str, None]] = {}
        """The regions beyond the borders that are served, from either side."""
        for water in self.convoys:
            for other in overseas.get(water, ()):
                self.serving.setdefault((water[0], other), []).append(water)
                self.near.setdefault(water[0], {})[other] = None
                self.near.setdefault(other, {})[water[0]] = None

    def shores(self, start: Shore, steps: int, *, by_convoy: bool) -> tuple[Shore, ...]:
        """The shores within so many steps; one of them may be a convoy, since no ship serves twice in a journey."""
        known = self._reached.get((start, by_convoy, steps))
        if known is None:
            known = self._reached[start, by_convoy, steps] = self._within(start, steps, by_convoy=by_convoy)
        return known

    def _within(self, start: Shore, steps: int, *, by_convoy: bool) -> tuple[Shore, ...]:
        edge = [(start, by_convoy)]
        reached = dict.fromkeys(edge)
        for _ in range(steps):
            nearer: dict[tuple[Shore, bool], None] = {}
            for shore, may_embark in edge:
                for beyond in self.beside.get(shore, ()):
                    nearer[beyond, may_embark] = None
                for beyond in self._convoyed(shore[0]) if may_embark else ():
                    nearer[beyond, False] = None
            edge = [step for step in nearer if step not in reached]
            reached.update(dict.fromkeys(edge))
        return tuple(dict.fromkeys(shore for shore, _ in reached if shore != start))

    def _convoyed(self, region: str) -> list[Shore]:
        """Every shore that own ships can carry a citizen to, each border by another ship."""
        known = self._carried.get(region)
        if known is None:
            shores = [(name, land) for name in self._carry(region) for land in self._lands[name]]
            known = self._carried[region] = shores
        return known

    def _carry(self, region: str) -> list[str]:
        """The regions at the end of a voyage; also this one with a ship in it, which may lie in a strait.

        A ship serves only borders of its own region. So of a voyage that comes to no region twice it matters what was
        needed of the ships where one is: nothing, if a ship of the region before could carry on; else one of them.
        """
        found = dict.fromkeys(water[0] for water in self.convoys if water[0] == region)
        if region not in self.near:
            return list(found)
        voyages: list[Voyage] = [(region, None, frozenset())]
        begun: dict[tuple[str, Shore | None], list[frozenset[str]]] = {}
        for where, served, met in voyages:
            for there in self.near.get(where, ()):
                if there in met:
                    continue
                if any(self.convoys[water] > (water == served) for water in self.serving.get((where, there), ())):
                    arrivals: list[Voyage] = [(there, None, met)]
                else:
                    arrivals = [(there, water, met | {there}) for water in self.serving.get((there, where), ())]
                for arrival in arrivals:
                    found.setdefault(there)
                    known = begun.setdefault(arrival[:2], [])
                    if not any(less <= arrival[2] for less in known):
                        known.append(arrival[2])
                        voyages.append(arrival)
        return list(found)


voyages = lru_cache(maxsize=256)(Voyages)
"""The same map is travelled again and again, by the same ships."""


class Chart:
    """The map as one seat's units can travel it; made once for all its units.

    Its ships carry from where they are, or from other waters, such as those that they have sailed from.
    """

    def __init__(self, state: State, seat: Seat, ships: Iterable[Shore] | None = None) -> None:
        self.state = state
        self.seat = seat
        self._voyages = voyages(state.lying(), tuple(anchorages(state, seat) if ships is None else ships))
        self._entered: dict[tuple[str, UnitKind], list[tuple[str, str]]] = {}

    def spots(self, unit: Unit, *, walks: int = 1, sails: int = 1) -> list[str]:
        """Every place where this unit can end, its own first."""
        shores = [(unit.region, unit.part), *self._shores(unit, walks, sails)]
        found = [unit_word(unit)]
        found += [spot_word(region, part) for region, part in shores]
        for region, part in shores:
            if self.state.regions[region].buildings:
                found += [word for word, door in self._enterable(region, unit.kind) if door == part]
        return list(dict.fromkeys(found))

    def ashore(self, unit: Unit, *, walks: int = 1) -> list[str]:
        """Every other shore where this citizen can end, without the buildings there."""
        return [spot_word(region, part) for region, part in self._shores(unit, walks, 1)]

    def _shores(self, unit: Unit, walks: int, sails: int) -> tuple[Shore, ...]:
        ship = unit.kind == SHIP
        return self._voyages.shores((unit.region, unit.part), sails if ship else walks, by_convoy=not ship)

    def _enterable(self, region: str, kind: UnitKind) -> list[tuple[str, str]]:
        """The buildings that a unit may enter, each with the shore of its door or the water of its quay."""
        known = self._entered.get((region, kind))
        if known is None:
            words = [spot_word(region, "", building) for building in self.open_buildings(region, kind)]
            known = self._entered[region, kind] = [(word, spot_of(self.state, word, kind)[1]) for word in words]
        return known

    def open_buildings(self, region: str, kind: UnitKind) -> list[str]:
        """The buildings that a unit may enter: empty ones, or left by own free units.

        What is left in a region that another rules is the ruler's at once.
        """
        enterable = (PORT,) if kind == SHIP else TOKENED
        buildings = [building for building in self.state.regions[region].buildings if building in enterable]
        if not buildings or self.state.ruler(region) not in (None, self.seat):
            return []
        return [building for building in buildings if self._is_open(region, building, kind)]

    def _is_open(self, region: str, building: str, kind: UnitKind) -> bool:
        occupant = self.state.occupant(region, building)
        return occupant is None or (occupant[0] == self.seat and _will_leave(occupant[1], kind))
