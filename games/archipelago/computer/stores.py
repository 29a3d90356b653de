"""Stores: what a cube is worth to somebody, and what one gives in a crisis."""

from collections.abc import Iterator
from typing import Final

from games.archipelago import moves
from games.archipelago.bank import buying_price, paid_in, selling_price
from games.archipelago.components import DOCKS, RESOURCES, Market
from games.archipelago.computer.insight import Insight
from games.archipelago.computer.peace import ROW_ANGER, Shift
from games.archipelago.computer.plans import Plans
from games.archipelago.computer.weights import WEIGHTS
from games.archipelago.trade.docks import market_of
from games.core.fields import Spread
from games.core.moves import Move, Request

STORE: Final = WEIGHTS.store
WHEEL: Final = WEIGHTS.wheel
BUILDS = {"stone": STORE.stone, "wood": STORE.wood, "fish": STORE.fish}
"""What buildings are made of."""


class Stores:
    """What lies behind a seat's screen, and could."""

    def __init__(self, insight: Insight, plans: Plans) -> None:
        self.insight, self.plans = insight, plans
        self.view, self.aims = insight.view, insight.aims
        people = self.view.population
        self._risk = STORE.risk * min(1.0, max(0.0, (people - STORE.small) / (STORE.large - STORE.small)))
        """How much of a strike nobody has seen coming is thought of."""
        self._cubes: dict[tuple[str, int], float] = {}
        self._lacking: dict[str, float] = {}
        self._spared: dict[str, float] = {}
        self._paid: dict[str, float] = {}
        self._sales: dict[tuple[str, str], tuple[float, float, float]] = {}
        self._outlets: list[Market] | None = None
        self._token: float | None = None

    def worth_of_cubes(self, resource: str, more: int) -> float:
        """What so many more of them are worth to the seat."""
        known = self._cubes.get((resource, more))
        if known is None:
            known = self._cubes[resource, more] = self._worth_of_cubes(resource, more)
        return known

    def _worth_of_cubes(self, resource: str, more: int) -> float:
        have = self.insight.player.cubes.get(resource, 0)
        first, sold = STORE.first + BUILDS.get(resource, 0.0), self.worth_of_sale(resource)
        value = sum([max(first * STORE.further ** (have + each), sold) for each in range(more)])
        kept = self.asked(resource, have, more) + self.insured(resource, have, more)
        kept += self.plans.brought_nearer(resource, more)
        return self.insight.lasting * value + kept + self.aims.gain(resource, more)

    def worth_of_sale(self, resource: str) -> float:
        """What a cube brings at the best port or market of one's own."""
        prices = [selling_price(self.view, market, resource) or 0 for market in self.outlets]
        return STORE.sale * self.insight.florin * max(prices, default=0)

    @property
    def outlets(self) -> list[Market]:
        """The markets on which one can sell at a building of one's own."""
        if self._outlets is None:
            held = self.aims.possessions
            self._outlets = [market_of(kind) for kind in DOCKS if held.controlled(kind)[self.insight.seat]]
        return self._outlets

    def insured(self, resource: str, have: int, more: int) -> float:
        """What they may save in a strike that nobody sees coming, where the others and the market have not enough."""
        lacking = self.lacks(resource) + self.insight.player.cubes.get(resource, 0) - have
        if lacking <= 0:
            return 0.0
        return self._risk * STORE.raised * min(more, lacking) * self.insight.price_after(STORE.raised * lacking)

    def lacks(self, resource: str) -> float:
        """How many cubes of a resource all together have too few, if everybody strikes."""
        known = self._lacking.get(resource)
        if known is None:
            there = sum(self.aims.amounts(resource)) + self.view.markets["domestic"][resource]
            known = self._lacking[resource] = self.view.population / STORE.raised - there
        return known

    @property
    def worth_of_token(self) -> float:
        """It stands for any cube: for all of which there are too few, as long as there are few tokens."""
        if self._token is None:
            tokens = sum(self.aims.amounts("tokens"))
            missing = sum([self.lacks(resource) > tokens for resource in RESOURCES])
            dear = self.insight.price_after(STORE.raised)
            self._token = STORE.token + STORE.joker * self._risk * STORE.raised * missing * dear
        return self._token

    def asked(self, resource: str, have: int, more: int) -> float:
        """What they will save in the crisis that lies open; the card may be gone by then."""
        view, saved = self.view, 0.0
        for half in view.balance or ():
            if half.crisis != resource or half.red:
                continue
            if half.raises:
                wanted = -(-view.population // half.raises) - view.markets["domestic"][resource]
                step = half.raises / 2
            else:
                wanted, step = half.demand - view.markets["export"][resource], 1.0
            saved += step * min(more, max(0, wanted - have))
        return STORE.seen_again * saved * self.insight.price if saved else 0.0

    def at_hand(self, market: str, resource: str) -> float:
        """A cube on a market helps in the crises of that market."""
        for half in self.view.balance or ():
            if half.crisis == resource and (market == "domestic") == bool(half.raises):
                return STORE.at_hand * self.insight.price * (half.raises / 2 or 1)
        return 0.0

    def spared(self, resource: str) -> float:
        """What one cube less costs."""
        known = self._spared.get(resource)
        if known is None:
            left = self.insight.player.cubes.get(resource, 0) - 1
            lost = STORE.spared * STORE.further**left - self.aims.gain(resource, -1)
            known = self._spared[resource] = lost + self.insured(resource, left, 1)
        return known

    def token_lost(self) -> float:
        """What a token less costs."""
        return self.worth_of_token - self.aims.gain("tokens", -1)

    def paid(self, payment: str) -> float:
        """What is missed of what a building is paid with; strikes are thought of when cubes are gathered."""
        known = self._paid.get(payment)
        if known is None:
            cubes, tokens = paid_in(payment)
            of_tokens = (
                tokens * (self.worth_of_token - WHEEL.cube_built) - self.aims.gain("tokens", -tokens) if tokens else 0.0
            )
            known = of_tokens + sum([-self.aims.gain(resource, -count) for resource, count in cubes])
            self._paid[payment] = known
        return known

    def sale(self, market: Market, resource: str) -> tuple[float, float, float]:
        """What a cube more on a market is worth: what it brings, what it does to peace, and that it is at hand."""
        known = self._sales.get((market, resource))
        if known is None:
            price = selling_price(self.view, market, resource)
            assert price is not None
            lying = self.view.markets[market][resource]
            angrier = ROW_ANGER[market, resource][lying + 1] - ROW_ANGER[market, resource][lying]
            earned = self.insight.florin * price + self.aims.gain("money", price)
            known = earned, self.insight.peace(Shift(yearly=angrier)), self.at_hand(market, resource)
            self._sales[market, resource] = known
        return known

    def bargain(self, resource: str, price: int) -> float:
        """What a cube for so many florins is worth."""
        worth = self.worth_of_cubes(resource, 1)
        return worth - self.insight.florin * price + self.aims.gain("money", -price) + WHEEL.buy

    def transactions(self, market: Market) -> Iterator[float]:
        """What each cube that could be sold or bought there brings."""
        player = self.insight.player
        for resource in RESOURCES:
            if player.cubes.get(resource) and selling_price(self.view, market, resource) is not None:
                earned, calm, helps = self.sale(market, resource)
                yield earned - self.spared(resource) + calm + helps
            if (price := buying_price(self.view, market, resource)) is not None and price < player.money:
                yield self.bargain(resource, price)

    def worth_of_help(self, market: int, own: int, tokens: int) -> float:
        """What it saves, less what is missed."""
        insight, crisis = self.insight, self.view.crisis
        assert crisis is not None
        cubes = market + own + tokens
        if crisis.raises:
            raised = min(insight.lying, crisis.raises * cubes)
            ours = min(raised, insight.own_lying)
            saved = raised * insight.price + ours * STORE.own_strike
        else:
            saved = min(crisis.demand, cubes) * insight.price
        have = insight.player.cubes.get(crisis.resource, 0)
        missed = (
            sum([(STORE.first - STORE.part) * STORE.further ** (have - 1 - each) for each in range(own)])
            + own * STORE.part
        )
        thanks = self.aims.gain("benefactor", own + tokens)
        missed += self.worth_of_token * tokens if tokens else 0.0
        return saved + thanks - missed - insight.aims_lost(crisis.resource, own, tokens) - STORE.market * market


def help_in_crisis(stores: Stores, request: Request) -> Move:
    """Give as long as it is worth it: first from the market, then one's own."""
    blessing = own_first(request, "bless")
    if blessing is not None:
        return blessing
    offer = request.offer("help")
    if offer is None or offer.rows is None:
        return moves.Done()
    best: Move = moves.Done()
    most = 0.0
    for row in offer.rows:
        value = stores.worth_of_help(*map(int, row))
        if value > most:
            best, most = offer.make(row), value
    return best


def own_first(request: Request, verb: str) -> Move | None:
    """Whom the offer proposes to raise: own citizens, then the others' in the order of turn."""
    offer = request.offer(verb)
    field = offer.fields[0] if offer else None
    return offer.make((field.now,)) if offer and isinstance(field, Spread) else None
