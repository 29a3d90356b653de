"""People: where new citizens are put, and where one's units had better stand."""

from collections.abc import Mapping
from typing import Final

from games.archipelago.components import CITIZEN, DOCKS, GATHERERS, LIMITS, SIDES, TOWN
from games.archipelago.computer.insight import Insight
from games.archipelago.computer.plans import ENDS_OF, Plans
from games.archipelago.computer.weights import WEIGHTS
from games.core.fields import PART, Put, Spread
from games.core.moves import Move, Offer
from games.core.stores import put, take

PEOPLE: Final = WEIGHTS.people
MOVERS = 3
"""So many are sent elsewhere at most."""
ASHORE = {
    name: sum([count for resource, count in side.icons.items() if GATHERERS[resource] == CITIZEN])
    for name, side in SIDES.items()
}
"""How many icons of a side citizens can work."""


class People:
    """What places are worth to a seat's people."""

    def __init__(self, insight: Insight, plans: Plans) -> None:
        self.plans, self.aims = plans, insight.aims
        self.view, self.seat = insight.view, insight.seat
        self._spots: dict[tuple[str, int, bool], float] = {}
        self._posts: dict[tuple[str, str], float] = {}
        self._sites: dict[str, float] = {}
        self._crowds: dict[tuple[str, int, bool], float] = {}

    def hires(self, offer: Offer) -> list[Move]:
        """To hire one, two and so on, each where there is most to do."""
        field = offer.fields[0]
        assert isinstance(field, Spread)
        hired: dict[tuple[str, str], int] = {}
        found: list[Move] = []
        while len(found) < field.most:
            cells = [(place.word, CITIZEN) for place in field.places]
            ways = [{**hired, cell: hired.get(cell, 0) + 1} for cell in cells]
            ways.sort(key=self.use_of_workers, reverse=True)
            best = next((way for way in ways if field.accepts(field.in_order(way))), None)
            if best is None:
                break
            hired = best
            found.append(offer.make((field.in_order(hired),)))
        return found

    def use_of_workers(self, put: Mapping[tuple[str, str], int]) -> float:
        """Where there are icons, and not all in one region."""
        by_region: dict[str, int] = {}
        for (word, _), count in put.items():
            region = word.partition(PART)[0]
            by_region[region] = by_region.get(region, 0) + count
        return sum(
            [
                self.worth_of_site(region)
                + ASHORE[self.view.regions[region].side] * count
                - PEOPLE.crowd * count * (count - 1)
                for region, count in by_region.items()
            ]
        )

    def journeys(self, offer: Offer) -> list[Move]:
        """One after the other goes where there is most for them: one of them, two and so on."""
        field = offer.fields[0]
        assert isinstance(field, Spread)
        return [offer.make((field.in_order(there),)) for there in self._gone(field, citizens=offer.verb == "walk")]

    def whole_journey(self, offer: Offer) -> Move | None:
        """All of them go for whom there is more elsewhere."""
        field = offer.fields[0]
        assert isinstance(field, Spread)
        gone = self._gone(field, citizens=offer.verb == "walk")
        return offer.make((field.in_order(gone[-1]),)) if gone else None

    def _gone(self, field: Spread, *, citizens: bool) -> list[dict[tuple[str, str], int]]:
        """Who is where once one of them has gone, once two have and so on."""
        there = {(word, origin): count for word, origin, count in field.now}
        found = []
        for _ in range(min(MOVERS, field.moving)):
            gone = self.best_step(field, there, citizens=citizens)
            if gone is None:
                break
            origin, spot = gone
            there = there.copy()
            take(there, (origin, origin))
            put(there, (spot, origin))
            found.append(there)
        return found

    def best_step(
        self, field: Spread, there: Mapping[tuple[str, str], int], *, citizens: bool
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
            loss = self.worth_of_spot(origin, crowd[here], citizens)
            for place in field.open_to(origin):
                word = place.word
                if word == origin or on.get(word, 0) >= place.capacity:
                    continue
                region = word.partition(PART)[0]
                if region != here and not room.get(word, 1):
                    continue
                there_then = crowd.get(region, 0) + (region != here)
                gain = self.worth_of_spot(word, there_then, citizens) - loss
                if gain > most:
                    best, most = (origin, word), gain
        return best

    def worth_of_spot(self, word: str, count: int, citizens: bool) -> float:
        """What the last of so many in a region is worth there."""
        known = self._spots.get((word, count, citizens))
        if known is None:
            region, _, part = word.partition(PART)
            known = self.worth_of_post(region, part) if part in self.view.regions[region].buildings else 0.0
            known += self.worth_of_crowd(region, count, citizens)
            known -= self.worth_of_crowd(region, count - 1, citizens)
            self._spots[word, count, citizens] = known
        return known

    def worth_of_post(self, region: str, building: str) -> float:
        """What somebody in a building is worth, unless one's town there holds it."""
        known = self._posts.get((region, building))
        if known is None:
            known = self._posts[region, building] = self._worth_of_post(region, building)
        return known

    def _worth_of_post(self, region: str, building: str) -> float:
        aims, seat = self.aims, self.seat
        if building != TOWN and aims.possessions.controllers(TOWN).get(region) == seat:
            return 0.0
        held = aims.possessions.controllers(building).get(region) == seat
        counts = [ENDS_OF[building], *(["ports_and_markets"] if building in DOCKS else [])]
        return PEOPLE.post + sum([-aims.gain(each, -1) if held else aims.gain(each) for each in counts])

    def worth_of_site(self, region: str) -> float:
        """What it is worth to be where a town would rule land that counts."""
        known = self._sites.get(region)
        if known is None:
            found = self.view.regions[region]
            known = 0.0 if TOWN in found.buildings else PEOPLE.site * self.plans.worth_of_land(found.side)
            self._sites[region] = known
        return known

    def worth_of_crowd(self, region: str, count: int, citizens: bool) -> float:
        """What so many are worth in a region, by what they can work."""
        if not count:
            return 0.0
        known = self._crowds.get((region, count, citizens))
        if known is None:
            side = self.view.regions[region].side
            if citizens:
                family = PEOPLE.family if count == LIMITS.crowd - 1 else 0.0
                known = self.worth_of_site(region) + PEOPLE.work * min(count, ASHORE[side]) + family
            else:
                known = PEOPLE.work * min(count, SIDES[side].icons.get("fish", 0)) + PEOPLE.afloat
            self._crowds[region, count, citizens] = known
        return known

    def worth_of_standing(self, puts: tuple[Put, ...], citizens: bool) -> float:
        """What the places are worth where the free units of a kind would stand."""
        by_region: dict[str, int] = {}
        found = 0.0
        for word, _, count in puts:
            region, _, part = word.partition(PART)
            by_region[region] = by_region.get(region, 0) + count
            if part in self.view.regions[region].buildings:
                found += self.worth_of_post(region, part)
        return found + sum([self.worth_of_crowd(region, count, citizens) for region, count in by_region.items()])
