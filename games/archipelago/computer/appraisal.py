"""What regions and cards seem to be worth to somebody."""

from games.archipelago.actions.harvest import free_fields
from games.archipelago.cards.use import money_price
from games.archipelago.components import CARDS, RESOURCES, SIDES
from games.archipelago.computer.insight import Insight
from games.archipelago.computer.known import remembered
from games.archipelago.computer.peace import Shift, of_card
from games.archipelago.computer.plans import worth_of_land
from games.archipelago.computer.stores import worth_of_cubes
from games.archipelago.computer.weights import WEIGHTS

REGION, CARD, PEACE = WEIGHTS.region, WEIGHTS.card, WEIGHTS.peace
BUILT_OF = ("stone", "wood")


def worth_of_region(side: str) -> float:
    """Different icons are better than many alike, and what buildings are made of is best."""
    found = SIDES[side]
    return (
        REGION.kinds * len(found.icons)
        + REGION.icons * sum(found.icons.values())
        + REGION.built_of * sum([each in found.icons for each in BUILT_OF])
    )


@remembered
def worth_of_found(mind: Insight, side: str) -> float:
    """A region to explore: its huts bring workers to hire, and unrest."""
    return (
        worth_of_region(side)
        + REGION.huts * SIDES[side].huts
        + REGION.land * worth_of_land(mind, side)
        + mind.peace(Shift(surplus=SIDES[side].huts))
    )


@remembered
def improved(mind: Insight, action: str) -> float:
    """What it brings to improve an action: a harvest brings as many cubes again."""
    if action not in RESOURCES:
        return CARD.improves if action else 0.0
    places = free_fields(mind.view, mind.seat).get(action, ())
    cubes = min(mind.view.bank[action], sum([place.capacity for place in places]))
    more = min(cubes, mind.view.bank[action] - cubes)
    if not more:
        return 0.0
    return CARD.during * (worth_of_cubes(mind, action, cubes + more) - worth_of_cubes(mind, action, cubes))


@remembered
def worth_of_use(mind: Insight, name: str) -> float:
    """What using a card now is worth."""
    return worth_of_effect(mind, name) + improved(mind, CARDS[name].during)


@remembered
def worth_of_effect(mind: Insight, name: str) -> float:
    """What a card does, but for the action that it improves."""
    card = CARDS[name]
    return (
        mind.florin * (card.money - money_price(mind.view, mind.seat, name))
        + mind.peace(of_card(mind.view, name))
        + CARD.grants * bool(card.grants)
        - CARD.per_disc * card.disc_price
        - CARD.per_cube * sum(card.cube_price.values())
        + WEIGHTS.handy.get(name, CARD.other)
    )


@remembered
def worth_of_owning(mind: Insight, name: str) -> float:
    """What buying a card of the track is worth: points, uses, and the back that comes up beneath the next one."""
    card, price = CARDS[name], next(lying.price for lying in mind.view.row if lying.card == name)
    kind = "characters" if card.kind == "character" else "progress"
    aims = (
        mind.aims.gain(kind)
        + mind.aims.gain("cards")
        + CARD.medal * card.points * (CARD.unbuilt if card.wonder else 1.0)
    )
    ends = mind.nearer(kind, 1.0, aims) + mind.nearer("cards", 1.0, aims)
    uses = (
        0.0
        if card.passive or card.wonder
        else mind.lasting * CARD.uses * max(0.0, worth_of_effect(mind, name) + CARD.improves * bool(card.during))
    )
    return aims + ends + uses - mind.florin * price + mind.peace(Shift(rebels=PEACE.uncovered))
