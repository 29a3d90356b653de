"""What regions and cards seem to be worth."""

from games.archipelago.components import CARDS, SIDES

PEACE = 5.0
"""What a step away from independence is worth when it is near."""


def worth_of_region(side: str) -> float:
    """Different icons are better than many alike; huts bring workers to hire, and unrest."""
    found = SIDES[side]
    return 2.0 * len(found.icons) + sum(found.icons.values()) - 0.5 * found.huts


def worth_of_card(name: str, unrest: float) -> float:
    """What its data promise; whatever calms the people is dear when they are angry."""
    card = CARDS[name]
    calm = -card.rebellion - sum(card.rebellion_per.values()) - card.surplus
    calm -= min((step.rebellion for step in card.by_churches), default=0)
    calm -= min((gift.rebellion for gift in card.gifts), default=0)
    return (
        3.0 + card.money + PEACE * unrest * calm + 2.0 * bool(card.during) + 2.0 * bool(card.grants) - card.money_price
    )
