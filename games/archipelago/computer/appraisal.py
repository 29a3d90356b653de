"""What regions and cards seem to be worth to somebody."""

from functools import cache
from typing import Final

from games.archipelago.actions.harvest import FreeField, free_fields
from games.archipelago.cards.use import money_price
from games.archipelago.components import CARDS, RESOURCES, SIDES
from games.archipelago.computer.insight import Insight
from games.archipelago.computer.peace import Shift, of_card
from games.archipelago.computer.plans import Plans
from games.archipelago.computer.stores import Stores
from games.archipelago.computer.weights import WEIGHTS

REGION: Final = WEIGHTS.region
CARD: Final = WEIGHTS.card
PEACE: Final = WEIGHTS.peace
BUILT_OF = ("stone", "wood")


@cache
def worth_of_region(side: str) -> float:
    """Different icons are better than many alike, and what buildings are made of is best."""
    found = SIDES[side]
    return (
        REGION.kinds * len(found.icons)
        + REGION.icons * sum(found.icons.values())
        + REGION.built_of * sum([each in found.icons for each in BUILT_OF])
    )


class Appraisal:
    """What a seat makes of the map and of the cards."""

    def __init__(self, insight: Insight, plans: Plans, stores: Stores) -> None:
        self.insight, self.plans, self.stores = insight, plans, stores
        self.view, self.seat = insight.view, insight.seat
        self._found: dict[str, float] = {}
        self._used: dict[str, float] = {}
        self._owned: dict[str, float] = {}
        self._fields: dict[str, list[FreeField]] | None = None

    def worth_of_found(self, side: str) -> float:
        """A region to explore: its huts bring workers to hire, and unrest."""
        known = self._found.get(side)
        if known is None:
            known = self._found[side] = (
                worth_of_region(side)
                + REGION.huts * SIDES[side].huts
                + REGION.land * self.plans.worth_of_land(side)
                + self.insight.peace(Shift(surplus=SIDES[side].huts))
            )
        return known

    def improved(self, action: str) -> float:
        """What it brings to improve an action: a harvest brings as many cubes again."""
        if action not in RESOURCES:
            return CARD.improves if action else 0.0
        if self._fields is None:
            self._fields = free_fields(self.view, self.seat)
        there = self.view.bank[action]
        cubes = min(there, sum([place.capacity for place in self._fields.get(action, ())]))
        more = min(cubes, there - cubes)
        if not more:
            return 0.0
        worth_of_cubes = self.stores.worth_of_cubes
        return CARD.during * (worth_of_cubes(action, cubes + more) - worth_of_cubes(action, cubes))

    def worth_of_use(self, name: str) -> float:
        """What using a card now is worth."""
        known = self._used.get(name)
        if known is None:
            known = self._used[name] = self.worth_of_effect(name) + self.improved(CARDS[name].during)
        return known

    def worth_of_effect(self, name: str) -> float:
        """What a card does, but for the action that it improves."""
        card = CARDS[name]
        return (
            self.insight.florin * (card.money - money_price(self.view, self.seat, name))
            + self.insight.peace(of_card(self.view, name))
            + CARD.grants * bool(card.grants)
            - CARD.per_disc * card.disc_price
            - CARD.per_cube * sum(card.cube_price.values())
            + WEIGHTS.handy.get(name, CARD.other)
        )

    def worth_of_owning(self, name: str) -> float:
        """What buying a card of the track is worth: points, uses, and the back that comes up beneath the next one."""
        known = self._owned.get(name)
        if known is None:
            known = self._owned[name] = self._worth_of_owning(name)
        return known

    def _worth_of_owning(self, name: str) -> float:
        insight, card = self.insight, CARDS[name]
        price = next(lying.price for lying in self.view.row if lying.card == name)
        kind = "characters" if card.kind == "character" else "progress"
        aims = (
            insight.aims.gain(kind)
            + insight.aims.gain("cards")
            + CARD.medal * card.points * (CARD.unbuilt if card.wonder else 1.0)
        )
        ends = insight.nearer(kind, 1.0, aims) + insight.nearer("cards", 1.0, aims)
        uses = (
            0.0
            if card.passive or card.wonder
            else insight.lasting * CARD.uses * max(0.0, self.worth_of_effect(name) + CARD.improves * bool(card.during))
        )
        return aims + ends + uses - insight.florin * price + insight.peace(Shift(rebels=PEACE.uncovered))
