"""With what a planner pays: its goods, what it buys for coins, gold; and what it sells for coins."""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from games.core.moves import Move
from games.santa_maria.components import GRAIN as GRAIN_GOOD
from games.santa_maria.components import PRICES, RESOURCES, SHIPS
from games.santa_maria.computer.alone.position import AT, GEM, GOLD, GOODS, GRAIN, SUGAR, WOOD, Position
from games.santa_maria.computer.alone.worth import HELD
from games.santa_maria.moves import Buy, Sell

PRICE = RESOURCES[GRAIN_GOOD].price
BOUGHT = (WOOD, GRAIN)
SWAPPED = {SUGAR: GEM, GEM: SUGAR}
"""What stands in for what with Alchemy."""


Cost = tuple[tuple[int, int], ...]
"""Goods, and how many of each."""


def _cost(cost: Mapping[str, int]) -> Cost:
    return tuple((AT[good], count) for good, count in cost.items() if good in AT)


COST = {key: _cost(ship.cost) for key, ship in SHIPS.items()}


@cache
def tile_cost(kind: str, cheaper: bool) -> Cost:
    """With Architecture a wood less."""
    return tuple((good, count - (cheaper and good == WOOD)) for good, count in _cost(PRICES[kind]))


class Payment(NamedTuple):
    """What is left of the goods, and what is bought for it."""

    goods: list[int]
    bought: list[int]

    @property
    def price(self) -> int:
        """In coins."""
        return PRICE * len(self.bought)

    def first(self, otherwise: Move) -> Move:
        """What begins it."""
        return Buy(GOODS[self.bought[0]]) if self.bought else otherwise


def payment(position: Position, cost: Cost) -> Payment | None:
    """How this is paid; None if it cannot be."""
    goods = position.goods[:]
    short = 0
    for kind, count in cost:
        left = goods[kind] = goods[kind] - count
        if left < 0:
            short -= left
    if not short:
        return Payment(goods, [])
    if "alchemy" in position.knows:
        for kind, other in SWAPPED.items():
            while goods[kind] < 0 < goods[other]:
                goods[kind] += 1
                goods[other] -= 1
    elif short > goods[GOLD] + position.coins // PRICE:
        return None
    bought: list[int] = []
    gold = 0
    for kind in AT.values():
        while goods[kind] < 0:
            goods[kind] += 1
            if kind in BOUGHT and position.coins >= PRICE * (len(bought) + 1):
                bought.append(kind)
            else:
                gold += 1
    if gold > goods[GOLD]:
        return None
    goods[GOLD] -= gold
    return Payment(goods, bought)


def raised(position: Position, coins: int) -> list[Move] | None:
    """Sells what is worth least until so many coins are there; None if it cannot be done."""
    sold: list[Move] = []
    held = HELD[position.year - 1]
    while position.coins < coins:
        able = [good for good, count in enumerate(position.goods) if count]
        if not able:
            return None
        good = min(able, key=lambda good: held[good] / position.sale(good))
        position.goods[good] -= 1
        position.coins += position.sale(good)
        sold.append(Sell(GOODS[good], 1))
    return sold
