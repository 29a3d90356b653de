"""Where units can go: over land, over sea, and citizens in convoys of their own ships."""

from collections.abc import Iterator

from games.archipelago.components import PORT, SIDES, TOKENED, TOWN
from games.archipelago.geography import EDGES, beyond, borders, opposite, part_at
from games.archipelago.state import State, Unit
from games.archipelago.units import spot_word
from games.core.seats import Seat

Shore = tuple[str, str]
"""A region and one of its waters or lands."""


class Chart:
    """The map as one seat's units can travel it now; made once for all its units."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        places = state.letter_at()
        self.beside: dict[Shore, list[Shore]] = {}
        for name in state.regions:
            for other, here, there in borders(name, state.regions, places):
                self.beside.setdefault((name, here.name), []).append((other, there.name))
        self.convoys = [unit for unit in state.players[seat].ships() if unit.free]
        self.crossings: list[tuple[int, str, str]] = []
        """Which ship carries between which two regions; a region and itself for a strait."""
        for number, ship in enumerate(self.convoys):
            lands = SIDES[state.regions[ship.region].side].lands
            if len(lands) > 1:
                self.crossings.append((number, ship.region, ship.region))
            for other in self._across(ship, places):
                self.crossings.append((number, ship.region, other))
                self.crossings.append((number, other, ship.region))

    def _across(self, ship: Unit, places: dict[tuple[int, int], str]) -> Iterator[str]:
        """The regions beyond the borders that a ship touches, whatever lies on the other side of the water."""
        region = self.state.regions[ship.region]
        for edge in EDGES:
            other = places.get(beyond(region.at, edge))
            here = part_at(region, edge)
            if other is not None and here is not None and here.name == ship.part:
                there = part_at(self.state.regions[other], opposite(edge))
                if there is not None and not there.land:
                    yield other

    def spots(self, unit: Unit, *, walks: int = 1, sails: int = 1) -> list[str]:
        """Every place where this unit can end, its own first."""
        shores = self._shores(unit, walks, sails)
        found = [spot_word(unit.region, unit.part, unit.building), spot_word(unit.region, unit.part)]
        for region, part in shores:
            found.append(spot_word(region, part))
        for region in dict.fromkeys([unit.region, *(region for region, _ in shores)]):
            found += [spot_word(region, "", building) for building in self.open_buildings(region, unit)]
        return list(dict.fromkeys(found))

    def open_buildings(self, region: str, unit: Unit) -> list[str]:
        """The buildings that a unit may enter: empty ones, or left by own free units, and not another ruler's."""
        state = self.state
        ruler = state.ruler(region)
        found = []
        for building in state.regions[region].buildings:
            if building not in TOKENED or (unit.kind == "ship" and building != PORT):
                continue
            occupant = state.occupant(region, building)
            if occupant is None:
                if ruler in (None, self.seat) or building == TOWN:
                    found.append(building)
            elif (
                occupant[0] == self.seat
                and occupant[1].free
                and not occupant[1].moved
                and occupant[1].kind == unit.kind
            ):
                found.append(building)
        return found

    def _shores(self, unit: Unit, walks: int, sails: int) -> list[Shore]:
        start = (unit.region, unit.part)
        if unit.kind == "ship":
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
        found: dict[str, None] = {}
        self._carry(region, frozenset(), found)
        return [(name, land) for name in found for land in SIDES[self.state.regions[name].side].lands]

    def _carry(self, region: str, used: frozenset[int], found: dict[str, None]) -> None:
        for ship, here, there in self.crossings:
            if here == region and ship not in used:
                found.setdefault(there)
                if there != here:
                    self._carry(there, used | {ship}, found)
