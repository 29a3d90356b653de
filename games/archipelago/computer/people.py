"""People: where new citizens are put, and where one's units had better stand."""

from collections.abc import Mapping

from games.archipelago.components import CITIZEN, DOCKS, GATHERERS, LIMITS, SIDES, TOWN
from games.archipelago.computer.insight import Insight
from games.archipelago.computer.known import remembered
from games.archipelago.computer.plans import ENDS_OF, worth_of_land
from games.archipelago.computer.weights import WEIGHTS
from games.core.fields import PART, Put, Spread
from games.core.moves import Move, Offer
from games.core.stores import put, take

PEOPLE = WEIGHTS.people
MOVERS = 3
"""So many are sent elsewhere at most."""
ASHORE = {
    name: sum([count for resource, count in side.icons.items() if GATHERERS[resource] == CITIZEN])
    for name, side in SIDES.items()
}
"""How many icons of a side citizens can work."""


def hires(mind: Insight, offer: Offer) -> list[Move]:
    """To hire one, two and so on, each where there is most to do."""
    field = offer.fields[0]
    assert isinstance(field, Spread)
    hired: dict[tuple[str, str], int] = {}
    found: list[Move] = []
    while len(found) < field.most:
        cells = [(place.word, CITIZEN) for place in field.places]
        ways = [{**hired, cell: hired.get(cell, 0) + 1} for cell in cells]
        free = [way for way in ways if field.accepts(field.in_order(way))]
        if not free:
            break
        hired = max(free, key=lambda way: use_of_workers(mind, way))
        found.append(offer.make((field.in_order(hired),)))
    return found


def use_of_workers(mind: Insight, put: Mapping[tuple[str, str], int]) -> float:
    """Where there are icons, and not all in one region."""
    by_region: dict[str, int] = {}
    for (word, _), count in put.items():
        region = word.partition(PART)[0]
        by_region[region] = by_region.get(region, 0) + count
    return sum(
        [
            worth_of_site(mind, region)
            + ASHORE[mind.view.regions[region].side] * count
            - PEOPLE.crowd * count * (count - 1)
            for region, count in by_region.items()
        ]
    )


def journeys(mind: Insight, offer: Offer) -> list[Move]:
    """One after the other goes where there is most for them: one of them, two and so on."""
    field = offer.fields[0]
    assert isinstance(field, Spread)
    there = {(word, origin): count for word, origin, count in field.now}
    found: list[Move] = []
    for _ in range(min(MOVERS, field.moving)):
        gone = best_step(mind, field, there, citizens=offer.verb == "walk")
        if gone is None:
            break
        origin, spot = gone
        take(there, (origin, origin))
        put(there, (spot, origin))
        found.append(offer.make((field.in_order(there),)))
    return found


def best_step(
    mind: Insight, field: Spread, there: Mapping[tuple[str, str], int], *, citizens: bool
) -> tuple[str, str] | None:
    """Whoever gains most by going elsewhere, and where."""
    on: dict[str, int] = {}
    crowd: dict[str, int] = {}
    for (word, _), count in there.items():
        put(on, word, count)
        put(crowd, word.partition(PART)[0], count)
    room = {
        word: group.capacity - sum([on.get(each, 0) for each in group.words])
        for group in field.groups
        for word in group.words
    }
    best, most = None, 0.0
    for origin in [word for word, of in there if word == of]:
        here = origin.partition(PART)[0]
        loss = worth_of_spot(mind, origin, crowd[here], citizens)
        for place in field.open_to(origin):
            region = place.word.partition(PART)[0]
            if place.word == origin or on.get(place.word, 0) >= place.capacity:
                continue
            if region != here and not room.get(place.word, 1):
                continue
            there_then = crowd.get(region, 0) + (region != here)
            gain = worth_of_spot(mind, place.word, there_then, citizens) - loss
            if gain > most:
                best, most = (origin, place.word), gain
    return best


@remembered
def worth_of_spot(mind: Insight, word: str, count: int, citizens: bool) -> float:
    """What the last of so many in a region is worth there."""
    region, _, part = word.partition(PART)
    post = worth_of_post(mind, region, part) if part in mind.view.regions[region].buildings else 0.0
    return post + worth_of_crowd(mind, region, count, citizens) - worth_of_crowd(mind, region, count - 1, citizens)


@remembered
def worth_of_post(mind: Insight, region: str, building: str) -> float:
    """What somebody in a building is worth, unless one's town there holds it."""
    if building != TOWN and mind.view.ruler(region) == mind.seat:
        return 0.0
    held = region in mind.view.controlled(mind.seat, building)
    counts = [ENDS_OF[building], *(["ports_and_markets"] if building in DOCKS else [])]
    return PEOPLE.post + sum([-mind.aims.gain(each, -1) if held else mind.aims.gain(each) for each in counts])


@remembered
def worth_of_site(mind: Insight, region: str) -> float:
    """What it is worth to be where a town would rule land that counts."""
    found = mind.view.regions[region]
    return 0.0 if TOWN in found.buildings else PEOPLE.site * worth_of_land(mind, found.side)


@remembered
def worth_of_crowd(mind: Insight, region: str, count: int, citizens: bool) -> float:
    """What so many are worth in a region, by what they can work."""
    if not count:
        return 0.0
    side = mind.view.regions[region].side
    if citizens:
        return (
            worth_of_site(mind, region)
            + PEOPLE.work * min(count, ASHORE[side])
            + PEOPLE.family * (count == LIMITS.crowd - 1)
        )
    return PEOPLE.work * min(count, SIDES[side].icons.get("fish", 0)) + PEOPLE.afloat


def worth_of_standing(mind: Insight, puts: tuple[Put, ...], citizens: bool) -> float:
    """What the places are worth where the free units of a kind would stand."""
    by_region: dict[str, int] = {}
    found = 0.0
    for word, _, count in puts:
        region, _, part = word.partition(PART)
        by_region[region] = by_region.get(region, 0) + count
        if part in mind.view.regions[region].buildings:
            found += worth_of_post(mind, region, part)
    return found + sum([worth_of_crowd(mind, region, count, citizens) for region, count in by_region.items()])
