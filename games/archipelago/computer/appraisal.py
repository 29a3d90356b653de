"""What regions and cards seem to be worth to somebody."""

from games.archipelago.components import CARDS, SIDES
from games.archipelago.computer.insight import Insight
from games.archipelago.computer.known import once
from games.archipelago.computer.peace import UNCOVERED, Shift, of_card

USES = 1.5
"""So often a card is used by whoever buys it."""
BUILT_OF = ("stone", "wood")


def worth_of_region(side: str) -> float:
    """Different icons are better than many alike, and what buildings are made of is best."""
    found = SIDES[side]
    return 2.0 * len(found.icons) + sum(found.icons.values()) + 0.5 * sum(each in found.icons for each in BUILT_OF)


@once
def worth_of_found(mind: Insight, side: str) -> float:
    """A region to explore: its huts bring workers to hire, and unrest."""
    return worth_of_region(side) + 0.5 * SIDES[side].huts + mind.peace(Shift(surplus=SIDES[side].huts))


@once
def worth_of_use(mind: Insight, name: str) -> float:
    """What using a card now is worth."""
    card = CARDS[name]
    return (
        mind.florin * (card.money - card.money_price)
        + mind.peace(of_card(mind.view, name))
        + 2.0 * bool(card.during)
        + 2.5 * bool(card.grants)
        - 3.0 * card.disc_price
        - 2.0 * sum(card.cube_price.values())
        + HANDY.get(name, 0.5)
    )


HANDY = {
    "spy": 0.0,
    "pirate": 0.0,
    "slavery": 1.0,
    "thief": 3.0,
    "barbarian": 6.0,
    "treasurer": 2.0,
    "merchant": 2.0,
    "exporter": 3.0,
}
"""What has no figure in the card's data."""


@once
def worth_of_owning(mind: Insight, name: str) -> float:
    """What buying a card of the track is worth: points, uses, and the back that comes up beneath the next one."""
    card, price = CARDS[name], next(lying.price for lying in mind.view.row if lying.card == name)
    kind = "character" if card.kind == "character" else "progress"
    aims = mind.aims.gain(kind) + mind.aims.gain("cards") + 3.0 * card.points * (0.4 if card.wonder else 1.0)
    ends = mind.nearer(kind) + mind.nearer("cards")
    uses = 0.0 if card.passive or card.wonder else USES * max(0.0, worth_of_use(mind, name))
    return aims + ends + uses - mind.florin * price + mind.peace(Shift(rebels=UNCOVERED))
