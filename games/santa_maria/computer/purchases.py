"""What it pays to buy: wood and grain that make a tile, a ship, a trade or a temple's level possible at once."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations_with_replacement

from games.core.agenda import Decision
from games.core.seats import Seat
from games.core.stores import put
from games.santa_maria.actions.expanding import display, tile_cost
from games.santa_maria.actions.free_actions import BOUGHT, CHEAPEST
from games.santa_maria.actions.shipping import own_docks
from games.santa_maria.components import COIN, DISTRICTS, GOLD, PRICES, RESOURCES, SHIPS, TILES
from games.santa_maria.computer.appraisal import price_of
from games.santa_maria.computer.city import level_worth
from games.santa_maria.computer.laying import Laying
from games.santa_maria.computer.weights import WEIGHTS
from games.santa_maria.goods import Cost, may_buy, shortage
from games.santa_maria.lines.proposals import WORTH, worth_of_ship
from games.santa_maria.lines.steps import ShipGoods, Trade
from games.santa_maria.maya.city import districts_at, road_of
from games.santa_maria.maya.steps import AfterDrive, AnyTemple
from games.santa_maria.maya.temples import costs
from games.santa_maria.moves import Buy, Ship
from games.santa_maria.state import State
from games.santa_maria.steps import Act

MOST = 2
"""As many pieces are bought for one thing."""
BASKETS = {count: tuple(combinations_with_replacement(BOUGHT, count)) for count in range(1, MOST + 1)}


def basket_for(state: State, seat: Seat, cost: Cost) -> tuple[str, ...]:
    """The fewest pieces that are to be bought for it; none if it can be paid as it is, or cannot be paid at all."""
    player = state.players[seat]
    alchemy, gold = state.knows(seat, "alchemy"), player.goods.get(GOLD, 0)
    for basket in BASKETS.get(shortage(player.goods, cost, alchemy=alchemy) - gold, ()):
        goods = dict(player.goods)
        for kind in basket:
            put(goods, kind)
        fits = all(goods[kind] <= player.room[kind] for kind in basket)
        able = fits and _price(basket) + cost.get(COIN, 0) <= player.coins
        if able and shortage(goods, cost, alchemy=alchemy) <= gold:
            return basket
    return ()


def _price(basket: tuple[str, ...]) -> int:
    return sum([RESOURCES[kind].price for kind in basket])


def best_purchase(state: State, seat: Seat, step: Decision, more_than: float) -> Buy | None:
    """The first piece to buy for whatever is then worth more than that; who is alone need not hurry for tiles."""
    if state.players[seat].coins < CHEAPEST:
        return None
    match step:
        case Act() if state.seats > 1:
            found = _tiles(state, seat)
        case ShipGoods():
            found = _ships(state, seat)
        case Trade(effect=effect):
            worth = WORTH[effect.what] * effect.n
            found = iter([(worth - RESOURCES[kind].price, kind) for kind in effect.pay if kind in BOUGHT])
        case AfterDrive(spot=spot, built=False):
            found = _temples(state, seat, districts_at(road_of(spot)))
        case AnyTemple():
            found = _temples(state, seat, DISTRICTS)
        case _:
            return None
    worth, good = max(found, default=(more_than, ""))
    return Buy(good) if worth > more_than else None


def _tiles(state: State, seat: Seat) -> Iterator[tuple[float, str]]:
    laying = Laying(state, seat)
    for kind in PRICES:
        cost = tile_cost(state, seat, kind)
        if basket := basket_for(state, seat, cost):
            dearer = _price(basket) - price_of(dict(Counter(basket)))
            for tile in display(state):
                if TILES[tile].kind == kind:
                    yield laying.best_place(tile) - price_of(cost) - dearer - WEIGHTS.tile["bought"], basket[0]


def _ships(state: State, seat: Seat) -> Iterator[tuple[float, str]]:
    for dock, ship in state.docks.items():
        if ship and (basket := basket_for(state, seat, SHIPS[ship].cost)):
            docks = own_docks(state.colony(seat), dock)
            yield max(worth_of_ship(state, seat, Ship(ship, own)) for own in docks), basket[0]


def _temples(state: State, seat: Seat, districts: Iterable[str]) -> Iterator[tuple[float, str]]:
    if may_buy(state, seat):
        for district, cost in costs(state, districts).items():
            if basket := basket_for(state, seat, cost):
                yield level_worth(state, district) - _price(basket), basket[0]
