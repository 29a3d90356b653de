"""Stores: what a cube is worth to somebody, and what one gives in a crisis."""

from games.archipelago import moves
from games.archipelago.bank import selling_price
from games.archipelago.components import DOCKS, RESOURCES, Market
from games.archipelago.computer.insight import Insight
from games.archipelago.computer.known import remembered
from games.archipelago.computer.plans import for_plans
from games.archipelago.computer.weights import WEIGHTS
from games.archipelago.trade.docks import market_of
from games.core.fields import Spread
from games.core.moves import Move, Request

STORE = WEIGHTS.store
BUILDS = {"stone": STORE.stone, "wood": STORE.wood, "fish": STORE.fish}
"""What buildings are made of."""


@remembered
def worth_of_cubes(mind: Insight, resource: str, more: int) -> float:
    """What so many more of them are worth to the seat."""
    have = mind.player.cubes.get(resource, 0)
    first, sold = STORE.first + BUILDS.get(resource, 0.0), worth_of_sale(mind, resource)
    value = sum([max(first * STORE.further ** (have + each), sold) for each in range(more)])
    kept = asked(mind, resource, have, more) + insured(mind, resource, have, more)
    kept += for_plans(mind, resource, more)
    return mind.lasting * value + kept + mind.aims.gain(resource, more)


@remembered
def worth_of_sale(mind: Insight, resource: str) -> float:
    """What a cube brings at the best port or market of one's own."""
    prices = [selling_price(mind.view, market, resource) or 0 for market in outlets(mind)]
    return STORE.sale * mind.florin * max(prices, default=0)


@remembered
def outlets(mind: Insight) -> list[Market]:
    """The markets on which one can sell at a building of one's own."""
    return [market_of(kind) for kind in DOCKS if mind.view.controlled(mind.seat, kind)]


def insured(mind: Insight, resource: str, have: int, more: int) -> float:
    """What they may save in a strike that nobody sees coming, where the others and the market have not enough."""
    lacking = lacks(mind, resource) + mind.player.cubes.get(resource, 0) - have
    if lacking <= 0:
        return 0.0
    return risk(mind) * STORE.raised * min(more, lacking) * mind.price_after(STORE.raised * lacking)


def risk(mind: Insight) -> float:
    """How much of a strike nobody has seen coming is thought of."""
    return STORE.risk * min(1.0, max(0.0, (mind.view.population - STORE.small) / (STORE.large - STORE.small)))


@remembered
def lacks(mind: Insight, resource: str) -> float:
    """How many cubes of a resource all together have too few, if everybody strikes."""
    view = mind.view
    there = sum(mind.aims.amounts(resource)) + view.markets["domestic"][resource]
    return view.population / STORE.raised - there


@remembered
def worth_of_token(mind: Insight) -> float:
    """It stands for any cube: for all of which there are too few, as long as there are few tokens."""
    tokens = sum(mind.aims.amounts("tokens"))
    missing = sum([lacks(mind, resource) > tokens for resource in RESOURCES])
    return STORE.token + STORE.joker * risk(mind) * STORE.raised * missing * mind.price_after(STORE.raised)


def asked(mind: Insight, resource: str, have: int, more: int) -> float:
    """What they will save in the crisis that lies open; the card may be gone by then."""
    view, saved = mind.view, 0.0
    for half in view.balance or ():
        if half.crisis != resource or half.red:
            continue
        if half.raises:
            wanted = -(-view.population // half.raises) - view.markets["domestic"][resource]
            step = half.raises / 2
        else:
            wanted, step = half.demand - view.markets["export"][resource], 1.0
        saved += step * min(more, max(0, wanted - have))
    return STORE.seen_again * saved * mind.price


def at_hand(mind: Insight, market: str, resource: str) -> float:
    """A cube on a market helps in the crises of that market."""
    for half in mind.view.balance or ():
        if half.crisis == resource and (market == "domestic") == bool(half.raises):
            return STORE.at_hand * mind.price * (half.raises / 2 or 1)
    return 0.0


@remembered
def spared(mind: Insight, resource: str) -> float:
    """What one cube less costs."""
    have = mind.player.cubes.get(resource, 0)
    return (
        STORE.spared * STORE.further ** (have - 1) - mind.aims.gain(resource, -1) + insured(mind, resource, have - 1, 1)
    )


def help_in_crisis(mind: Insight, request: Request) -> Move:
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
        value = worth_of_help(mind, *map(int, row))
        if value > most:
            best, most = offer.make(row), value
    return best


def worth_of_help(mind: Insight, market: int, own: int, tokens: int) -> float:
    """What it saves, less what is missed."""
    crisis = mind.view.crisis
    assert crisis is not None
    cubes = market + own + tokens
    if crisis.raises:
        raised = min(mind.lying, crisis.raises * cubes)
        ours = min(raised, mind.own_lying)
        saved = raised * mind.price + ours * STORE.own_strike
    else:
        saved = min(crisis.demand, cubes) * mind.price
    have = mind.player.cubes.get(crisis.resource, 0)
    missed = (
        sum([(STORE.first - STORE.part) * STORE.further ** (have - 1 - each) for each in range(own)]) + own * STORE.part
    )
    thanks = mind.aims.gain("benefactor", own + tokens)
    missed += worth_of_token(mind) * tokens if tokens else 0.0
    return saved + thanks - missed - mind.aims_lost(crisis.resource, own, tokens) - STORE.market * market


def own_first(request: Request, verb: str) -> Move | None:
    """Whom the offer proposes to raise: own citizens, then the others' in the order of turn."""
    offer = request.offer(verb)
    field = offer.fields[0] if offer else None
    return offer.make((field.now,)) if offer and isinstance(field, Spread) else None
