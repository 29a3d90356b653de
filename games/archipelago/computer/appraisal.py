"""What regions and cards seem to be worth to somebody."""

from games.archipelago.components import CARDS, SIDES
from games.archipelago.computer.insight import Insight
from games.archipelago.computer.known import once
from games.archipelago.computer.peace import Shift, of_card
from games.archipelago.computer.weights import WEIGHTS

REGION, CARD, PEACE = WEIGHTS.region, WEIGHTS.card, WEIGHTS.peace
BUILT_OF = ("stone", "wood")


def worth_of_region(side: str) -> float:
    """Different icons are better than many alike, and what buildings are made of is best."""
    found = SIDES[side]
    return (
        REGION.kinds * len(found.icons)
        + REGION.icons * sum(found.icons.values())
        + REGION.built_of * sum(each in found.icons for each in BUILT_OF)
    )


@once
def worth_of_found(mind: Insight, side: str) -> float:
    """A region to explore: its huts bring workers to hire, and unrest."""
    return worth_of_region(side) + REGION.huts * SIDES[side].huts + mind.peace(Shift(surplus=SIDES[side].huts))


@once
def worth_of_use(mind: Insight, name: str) -> float:
    """What using a card now is worth."""
    card = CARDS[name]
    return (
        mind.florin * (card.money - card.money_price)
        + mind.peace(of_card(mind.view, name))
        + CARD.during * bool(card.during)
        + CARD.grants * bool(card.grants)
        - CARD.per_disc * card.disc_price
        - CARD.per_cube * sum(card.cube_price.values())
        + WEIGHTS.handy.get(name, CARD.other)
    )


@once
def worth_of_owning(mind: Insight, name: str) -> float:
    """What buying a card of the track is worth: points, uses, and the back that comes up beneath the next one."""
    card, price = CARDS[name], next(lying.price for lying in mind.view.row if lying.card == name)
    kind = "character" if card.kind == "character" else "progress"
    aims = (
        mind.aims.gain(kind)
        + mind.aims.gain("cards")
        + CARD.medal * card.points * (CARD.unbuilt if card.wonder else 1.0)
    )
    ends = mind.nearer(kind) + mind.nearer("cards")
    uses = 0.0 if card.passive or card.wonder else CARD.uses * max(0.0, worth_of_use(mind, name))
    return aims + ends + uses - mind.florin * price + mind.peace(Shift(rebels=PEACE.uncovered))
