"""People: where new citizens are put, and where one's units had better stand."""

from collections.abc import Mapping

from games.archipelago.components import CITIZEN, GATHERERS, LIMITS, SIDES
from games.archipelago.computer.weights import WEIGHTS
from games.archipelago.state import State
from games.core.chance import Chance
from games.core.fields import PART, Put, Spread
from games.core.moves import Move, Offer

PEOPLE = WEIGHTS.people
TRIES = 6
ASHORE = {
    name: sum(count for resource, count in side.icons.items() if GATHERERS[resource] == CITIZEN)
    for name, side in SIDES.items()
}
"""How many icons of a side citizens can work."""


def hires(view: State, offer: Offer) -> list[Move]:
    """To hire one, two and so on, each where there is most to do."""
    field = offer.fields[0]
    assert isinstance(field, Spread)
    put: dict[tuple[str, str], int] = {}
    found: list[Move] = []
    while len(found) < field.most:
        cells = [(place.word, CITIZEN) for place in field.places]
        ways = [{**put, cell: put.get(cell, 0) + 1} for cell in cells]
        free = [way for way in ways if field.accepts(field.in_order(way))]
        if not free:
            break
        put = max(free, key=lambda way: use_of_workers(view, way))
        found.append(offer.make((field.in_order(put),)))
    return found


def use_of_workers(view: State, put: Mapping[tuple[str, str], int]) -> float:
    """Where there are icons, and not all in one region."""
    by_region: dict[str, int] = {}
    for (word, _), count in put.items():
        region = word.partition(PART)[0]
        by_region[region] = by_region.get(region, 0) + count
    return sum(
        ASHORE[view.regions[region].side] * count - PEOPLE.crowd * count * (count - 1)
        for region, count in by_region.items()
    )


def journeys(offer: Offer, chance: Chance) -> list[Move]:
    """Some of the ways to move."""
    return [offer.any_move(chance.below) for _ in range(TRIES)]


def worth_of_standing(view: State, puts: tuple[Put, ...], citizens: bool) -> float:
    """What the places are worth where the free units of a kind would stand."""
    by_region: dict[str, int] = {}
    found = 0.0
    for word, _, count in puts:
        region, _, part = word.partition(PART)
        by_region[region] = by_region.get(region, 0) + count
        if part in view.regions[region].buildings:
            found += PEOPLE.post
    for region, count in by_region.items():
        side = view.regions[region].side
        if citizens:
            found += PEOPLE.work * min(count, ASHORE[side]) + PEOPLE.family * (count == LIMITS.crowd - 1)
        else:
            found += PEOPLE.work * min(count, SIDES[side].icons.get("fish", 0)) + PEOPLE.afloat
    return found
