"""Where units can go: over land, over sea, and citizens in convoys of their own ships."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from games.archipelago.components import PORT, SHIP, SIDES, TOKENED, TOWN, UnitKind
from games.archipelago.geography import Lying, around, borders, opposite, part_at
from games.archipelago.state import Region, State, Unit
from games.archipelago.units import spot_word
from games.core.seats import Seat

Shore = tuple[str, str]
"""A region and one of its waters or lands."""


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
            part, neighbour = part_at(region, edge), places.get(place)
            if part is not None and neighbour is not None:
                beyond = part_at(regions[neighbour], opposite(edge))
                if beyond is not None and not beyond.land:
                    overseas.setdefault((name, part.name), []).append(neighbour)
    return Routes(beside, overseas)


class Chart:
    """The map as one seat's units can travel it now; made once for all its units."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.beside, overseas = routes(state.lying())
        self._entered: dict[tuple[str, UnitKind], list[str]] = {}
        self._carried: dict[str, list[Shore]] = {}
        self.convoys = [unit for unit in state.players[seat].ships() if unit.free]
        self.crossings: list[tuple[int, str, str]] = []
        """Which ship carries between which two regions; a region and itself for a strait."""
        for number, ship in enumerate(self.convoys):
            lands = SIDES[state.regions[ship.region].side].lands
            if len(lands) > 1:
                self.crossings.append((number, ship.region, ship.region))
            for other in overseas.get((ship.region, ship.part), ()):
                self.crossings.append((number, ship.region, other))
                self.crossings.append((number, other, ship.region))

    def spots(self, unit: Unit, *, walks: int = 1, sails: int = 1) -> list[str]:
        """Every place where this unit can end, its own first."""
        shores = self._shores(unit, walks, sails)
        found = [spot_word(unit.region, unit.part, unit.building), spot_word(unit.region, unit.part)]
        for region, part in shores:
            found.append(spot_word(region, part))
        for region in dict.fromkeys([unit.region, *(region for region, _ in shores)]):
            found += self._enterable(region, unit.kind)
        return list(dict.fromkeys(found))

    def _enterable(self, region: str, kind: UnitKind) -> list[str]:
        known = self._entered.get((region, kind))
        if known is None:
            words = [spot_word(region, "", building) for building in self.open_buildings(region, kind)]
            known = self._entered[region, kind] = words
        return known

    def open_buildings(self, region: str, kind: UnitKind) -> list[str]:
        """The buildings that a unit may enter: empty ones, or left by own free units, and not another ruler's."""
        state = self.state
        ruler = state.ruler(region)
        found = []
        for building in state.regions[region].buildings:
            if building not in TOKENED or (kind == SHIP and building != PORT):
                continue
            occupant = state.occupant(region, building)
            if occupant is None:
                if ruler in (None, self.seat) or building == TOWN:
                    found.append(building)
            elif occupant[0] == self.seat:
                own = occupant[1]
                if own.free and not own.moved and own.kind == kind:
                    found.append(building)
        return found

    def _shores(self, unit: Unit, walks: int, sails: int) -> list[Shore]:
        start = (unit.region, unit.part)
        if unit.kind == SHIP:
            return self._steps({start: None}, sails, convoys=False)
        return self._steps({start: None}, walks, convoys=True)

    def _steps(self, reached: dict[Shore, None], steps: int, *, convoys: bool) -> list[Shore]:
        start = next(iter(reached))
        edge = [start]
        for _ in range(steps):
            nearer: dict[Shore, None] = {}
            for shore in edge:
                nearer.update(dict.fromkeys(self.beside.get(shore, [])))
                if convoys:
                    nearer.update(dict.fromkeys(self._convoyed(shore[0])))
            edge = [shore for shore in nearer if shore not in reached]
            reached.update(dict.fromkeys(edge))
        del reached[start]
        return list(reached)

    def _convoyed(self, region: str) -> list[Shore]:
        """Every shore that own ships can carry a citizen to, each border by another ship."""
        known = self._carried.get(region)
        if known is None:
            found: dict[str, None] = {}
            self._carry(region, frozenset(), found)
            shores = [(name, land) for name in found for land in SIDES[self.state.regions[name].side].lands]
            known = self._carried[region] = shores
        return known

    def _carry(self, region: str, used: frozenset[int], found: dict[str, None]) -> None:
        for ship, here, there in self.crossings:
            if here == region and ship not in used:
                found.setdefault(there)
                if there != here:
                    self._carry(there, used | {ship}, found)
