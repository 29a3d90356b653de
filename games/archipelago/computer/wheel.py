"""The wheel: what actions are worth, and what is traded at ports and markets."""

from collections.abc import Iterator

from games.archipelago.actions.harvest import STANDING
from games.archipelago.actions.settling import tax_income
from games.archipelago.bank import buying_price, cubes_in, selling_price, tokens_in
from games.archipelago.components import BUILDINGS, LIMITS, RESOURCES, TOWN, Market, labour_row
from games.archipelago.computer.appraisal import worth_of_found, worth_of_region
from games.archipelago.computer.insight import Insight
from games.archipelago.computer.known import remembered
from games.archipelago.computer.peace import HUTS, Shift, row_anger
from games.archipelago.computer.people import worth_of_post, worth_of_standing
from games.archipelago.computer.plans import promise, worth_of_land
from games.archipelago.computer.stores import at_hand, spared, worth_of_cubes, worth_of_token
from games.archipelago.computer.weights import WEIGHTS
from games.archipelago.moves import HARVESTS
from games.archipelago.trade.docks import market_of
from games.archipelago.trade.trading import TOKEN as BY_TOKEN
from games.archipelago.trade.trading import market_named
from games.core.fields import PART
from games.core.moves import Move

WHEEL, PEOPLE = WEIGHTS.wheel, WEIGHTS.people

GATHERED: dict[type[Move], str] = {kind: resource for resource, kind in HARVESTS.items()}


def harvest(mind: Insight, move: Move) -> float:
    resource = GATHERED[type(move)]
    who = move.answers()[0]
    cubes = int(sum([count for _, _, count in who]))
    left = sum([worth_of_post(mind, word.split(PART)[0], kind) for word, kind, _ in who if kind != STANDING])
    round_ = mind.view.round
    cubes *= 2 if round_ is not None and round_.improves(resource) else 1
    return worth_of_cubes(mind, resource, min(cubes, mind.view.bank[resource])) + WHEEL.harvest - left


def tax(mind: Insight, _: Move) -> float:
    income = tax_income(mind.view, mind.seat)
    return mind.florin * income + mind.aims.gain("money", income) + mind.peace(Shift(rebels=1)) + WHEEL.tax


def recruit(mind: Insight, move: Move) -> float:
    hired = int(sum([count for _, _, count in move.answers()[0]]))
    surplus, wages = mind.view.surplus, 0
    for each in range(hired):
        wages += labour_row(surplus - each).wage
    people = mind.aims.gain("population", hired) + mind.nearer("population", hired)
    workers = mind.lasting * PEOPLE.citizen * hired + people + mind.peace(Shift(people=hired, surplus=-hired))
    return workers - mind.florin * wages + mind.aims.gain("money", -wages)


def reproduce(mind: Insight, move: Move) -> float:
    born = len(move.answers()[0])
    people = mind.aims.gain("population", born) + mind.nearer("population", born)
    return mind.lasting * PEOPLE.citizen * born + people + mind.peace(Shift(people=born))


def explore(mind: Insight, _: Move) -> float:
    token = worth_of_token(mind) + mind.aims.gain("tokens") + mind.nearer("stacks", 1 / 8)
    return WHEEL.explore + token + mind.peace(Shift(surplus=HUTS)) + mind.nearer("surplus", HUTS)


def discover(mind: Insight, move: Move) -> float:
    side, _, _, unit = map(str, move.answers())
    return (
        worth_of_token(mind)
        + worth_of_found(mind, side)
        + (WHEEL.found_by_ship if unit.startswith(f"ship{PART}") else 0.0)
    )


def settle(mind: Insight, move: Move) -> float:
    return worth_of_region(move.answers()[0])


def build(mind: Insight, move: Move) -> float:
    kind, builder, payment = move.answers()
    return worth_of_building(mind, kind, builder.split(PART)[1]) - paid(mind, payment)


@remembered
def paid(mind: Insight, payment: str) -> float:
    """What is missed of what a building is paid with, for points; strikes are thought of when cubes are gathered."""
    by_token = tokens_in(payment)
    cubes = cubes_in(payment) - by_token
    tokens = by_token.total()
    of_tokens = (
        tokens * (worth_of_token(mind) - WHEEL.cube_built) - mind.aims.gain("tokens", -tokens) if tokens else 0.0
    )
    return of_tokens + sum([-mind.aims.gain(resource, -count) for resource, count in cubes.items()])


@remembered
def worth_of_building(mind: Insight, kind: str, region: str) -> float:
    """What a building is worth there, however it is paid."""
    cost = WHEEL.cube_built * sum(BUILDINGS[kind].cubes.values()) + mind.florin * BUILDINGS[kind].money
    value = promise(mind, kind) - cost
    if kind == TOWN:
        value += worth_of_land(mind, mind.view.regions[region].side)
    return value


def sell(mind: Insight, move: Move) -> float:
    market, resource, goods = move.answers()
    earned, calm, helps = sale(mind, market_named(market), resource)
    return earned - (token_lost(mind) if goods == BY_TOKEN else spared(mind, resource)) + calm + helps


@remembered
def token_lost(mind: Insight) -> float:
    """What a token less costs."""
    return worth_of_token(mind) - mind.aims.gain("tokens", -1)


@remembered
def sale(mind: Insight, market: Market, resource: str) -> tuple[float, float, float]:
    """What a cube more on a market is worth: what it brings, what it does to peace, and that it is at hand."""
    price = selling_price(mind.view, market, resource)
    assert price is not None
    lying = mind.view.markets[market][resource]
    angrier = row_anger(market, resource, lying + 1) - row_anger(market, resource, lying)
    earned = mind.florin * price + mind.aims.gain("money", price)
    return earned, mind.peace(Shift(yearly=angrier)), at_hand(mind, market, resource)


def buy(mind: Insight, move: Move) -> float:
    market, resource = move.answers()
    price = buying_price(mind.view, market_named(market), resource)
    assert price is not None
    return bargain(mind, resource, price)


def bargain(mind: Insight, resource: str, price: int) -> float:
    """What a cube for so many florins is worth."""
    return worth_of_cubes(mind, resource, 1) - mind.florin * price + mind.aims.gain("money", -price) + WHEEL.buy


def visit(mind: Insight, move: Move) -> float:
    """The two best transactions there, as if one did not change what the other brings."""
    market = market_of(move.answers()[0])
    worths = sorted([worth for worth in transactions(mind, market) if worth > 0])
    return WHEEL.visit * sum(worths[-LIMITS.transactions :]) - mind.florin


def transactions(mind: Insight, market: Market) -> Iterator[float]:
    """What each cube that could be sold or bought there brings."""
    for resource in RESOURCES:
        if mind.player.cubes.get(resource) and selling_price(mind.view, market, resource) is not None:
            earned, calm, helps = sale(mind, market, resource)
            yield earned - spared(mind, resource) + calm + helps
        if (price := buying_price(mind.view, market, resource)) is not None and price < mind.player.money:
            yield bargain(mind, resource, price)


def journey(mind: Insight, move: Move) -> float:
    citizens = move.verb == "walk"
    better = worth_of_standing(mind, move.answers()[0], citizens) - worth_of_staying(mind, citizens)
    return PEOPLE.moving + better


@remembered
def worth_of_staying(mind: Insight, citizens: bool) -> float:
    """What the places are worth where the free units of a kind stand now."""
    units = mind.player.citizens() if citizens else mind.player.ships()
    now = [unit for unit in units if unit.free and not unit.moved]
    present = tuple((PART.join(filter(None, (unit.region, unit.building))), "", 1) for unit in now)
    return worth_of_standing(mind, present, citizens)
