"""What all seats hold at one moment, and who controls what."""

from games.archipelago.components import BUILDINGS, TOWN
from games.archipelago.state import State


class Possessions:
    """What all seats hold at one moment; who controls what is found once, whatever is counted."""

    def __init__(self, state: State) -> None:
        self.players, self.regions = state.players, state.regions
        self._controllers: dict[str, dict[str, int]] | None = None
        self._controlled: dict[str, list[list[str]]] = {}

    def controllers(self, building: str) -> dict[str, int]:
        """The seats that control buildings of a kind, by region."""
        if self._controllers is None:
            self._controllers = self._control()
        return self._controllers[building]

    def _control(self) -> dict[str, dict[str, int]]:
        """Whoever is in a building controls it, else whoever is in the town there; strikers control nothing."""
        inside: dict[tuple[str, str], int] = {}
        for seat, player in enumerate(self.players):
            for unit in player.units:
                if unit.spot and not unit.lying:
                    inside[unit.region, unit.spot] = seat
        found: dict[str, dict[str, int]] = {kind: {} for kind in BUILDINGS}
        for name, region in self.regions.items():
            for building in region.buildings:
                control = inside.get((name, building), inside.get((name, TOWN)))
                if control is not None:
                    found[building][name] = control
        return found

    def controlled(self, building: str) -> list[list[str]]:
        """The regions in which each seat controls such a building."""
        found = self._controlled.get(building)
        if found is None:
            found = self._controlled[building] = [[] for _ in self.players]
            for name, seat in self.controllers(building).items():
                found[seat].append(name)
        return found
