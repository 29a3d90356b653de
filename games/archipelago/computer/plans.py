"""Plans: what buildings promise, and which cubes they still lack."""

from typing import Final

from games.archipelago.actions.building import token_left
from games.archipelago.components import BUILDINGS, CHURCH, DOCKS, SIDES, TOWN
from games.archipelago.computer.insight import Insight
from games.archipelago.computer.peace import Shift
from games.archipelago.computer.weights import WEIGHTS

ENDS_OF = {"town": "towns", "church": "churches", "port": "ports", "market": "markets", "ship": "ships"}
"""What counts buildings of a kind."""
CUBE_BUILT: Final = WEIGHTS.wheel.cube_built


class Plans:
    """What a seat would like to build."""

    def __init__(self, insight: Insight) -> None:
        self.insight = insight
        self._promises: dict[str, float] = {}
        self._buildings: dict[tuple[str, str], float] = {}
        self._lands: dict[str, float] = {}
        self._unpaid: list[tuple[dict[str, int], float]] | None = None

    def promise(self, kind: str) -> float:
        """What a building is worth wherever it stands, before it is paid."""
        known = self._promises.get(kind)
        if known is None:
            known = self._promises[kind] = self._promise(kind)
        return known

    def _promise(self, kind: str) -> float:
        insight = self.insight
        points = insight.aims.gain(ENDS_OF[kind])
        if kind in DOCKS:
            points += insight.aims.gain("ports_and_markets")
        calm = 0.0
        if kind == CHURCH:
            points += insight.aims.gain("benefactor")
            calm = insight.peace(Shift(yearly=-WEIGHTS.peace.churched))
        return insight.lasting * WEIGHTS.building[kind] + insight.nearer(ENDS_OF[kind], 1.0, points) + points + calm

    def worth_of_building(self, kind: str, region: str) -> float:
        """What a building is worth there, however it is paid."""
        known = self._buildings.get((kind, region))
        if known is None:
            cost = CUBE_BUILT * sum(BUILDINGS[kind].cubes.values()) + self.insight.florin * BUILDINGS[kind].money
            known = self.promise(kind) - cost
            if kind == TOWN:
                known += self.worth_of_land(self.insight.view.regions[region].side)
            self._buildings[kind, region] = known
        return known

    def worth_of_land(self, side: str) -> float:
        """What a town there would count for the land that it rules."""
        known = self._lands.get(side)
        if known is None:
            gain = self.insight.aims.gain
            known = sum([gain(f"{resource}_land", count) for resource, count in SIDES[side].icons.items()])
            self._lands[side] = known
        return known

    def brought_nearer(self, resource: str, more: int) -> float:
        """What so many cubes of a resource bring the best of the buildings that lack them nearer."""
        best = 0.0
        for lacking, share in self.unpaid:
            if resource in lacking:
                best = max(best, min(more, lacking[resource]) * share)
        return WEIGHTS.store.planned * best

    @property
    def unpaid(self) -> list[tuple[dict[str, int], float]]:
        """For each building that cannot be paid yet, the cubes it lacks, and what each of them is worth to it."""
        if self._unpaid is None:
            self._unpaid = []
            insight, have = self.insight, self.insight.player.cubes
            for kind, building in BUILDINGS.items():
                needed = building.cubes.items()
                lacking = {each: count - have.get(each, 0) for each, count in needed if count > have.get(each, 0)}
                if lacking and token_left(insight.view, insight.seat, kind):
                    value = self.promise(kind)
                    if value > 0:
                        self._unpaid.append((lacking, value / sum(lacking.values())))
        return self._unpaid
