"""Plans: what buildings promise, and which cubes they still lack."""

from games.archipelago.actions.building import token_left
from games.archipelago.components import BUILDINGS, CHURCH, DOCKS, SIDES
from games.archipelago.computer.insight import Insight
from games.archipelago.computer.known import remembered
from games.archipelago.computer.peace import Shift
from games.archipelago.computer.weights import WEIGHTS

ENDS_OF = {"town": "towns", "church": "churches", "port": "ports", "market": "markets", "ship": "ships"}
"""What counts buildings of a kind."""


@remembered
def promise(mind: Insight, kind: str) -> float:
    """What a building is worth wherever it stands, before it is paid."""
    points = mind.aims.gain(ENDS_OF[kind])
    if kind in DOCKS:
        points += mind.aims.gain("ports_and_markets")
    calm = 0.0
    if kind == CHURCH:
        points += mind.aims.gain("benefactor")
        calm = mind.peace(Shift(yearly=-WEIGHTS.peace.churched))
    return mind.lasting * WEIGHTS.building[kind] + mind.nearer(ENDS_OF[kind], 1.0, points) + points + calm


@remembered
def worth_of_land(mind: Insight, side: str) -> float:
    """What a town there would count for the land that it rules."""
    return sum([mind.aims.gain(f"{resource}_land", count) for resource, count in SIDES[side].icons.items()])


@remembered
def for_plans(mind: Insight, resource: str, more: int) -> float:
    """What so many cubes of a resource bring the best of the buildings that lack them nearer."""
    return WEIGHTS.store.planned * max(
        [min(more, lacking[resource]) * share for lacking, share in plans(mind) if resource in lacking], default=0.0
    )


@remembered
def plans(mind: Insight) -> list[tuple[dict[str, int], float]]:
    """For each building that cannot be paid yet, the cubes it lacks, and what each of them is worth to it."""
    found = []
    for kind, building in BUILDINGS.items():
        have = mind.player.cubes
        lacking = {
            each: count - have.get(each, 0) for each, count in building.cubes.items() if count > have.get(each, 0)
        }
        value = promise(mind, kind) if lacking and token_left(mind.view, mind.seat, kind) else 0.0
        if value > 0:
            found.append((lacking, value / sum(lacking.values())))
    return found
