"""The wheel: what actions are worth, and what is traded at ports and markets."""

from typing import Final

from games.archipelago.actions.harvest import STANDING
from games.archipelago.actions.settling import tax_income
from games.archipelago.bank import buying_price
from games.archipelago.components import LIMITS, labour_row
from games.archipelago.computer.appraisal import worth_of_region
from games.archipelago.computer.mind import Mind
from games.archipelago.computer.peace import HUTS, Shift
from games.archipelago.computer.weights import WEIGHTS
from games.archipelago.moves import HARVESTS
from games.archipelago.trade.docks import market_of
from games.archipelago.trade.trading import TOKEN as BY_TOKEN
from games.archipelago.trade.trading import market_named
from games.core.fields import PART, Put
from games.core.moves import Move

WHEEL: Final = WEIGHTS.wheel
PEOPLE: Final = WEIGHTS.people

GATHERED: dict[type[Move], str] = {kind: resource for resource, kind in HARVESTS.items()}


def harvest(mind: Mind, move: Move) -> float:
    resource = GATHERED[type(move)]
    who = move.answers()[0]
    cubes = int(sum([count for _, _, count in who]))
    posts = [mind.people.worth_of_post(word.split(PART)[0], kind) for word, kind, _ in who if kind != STANDING]
    round_ = mind.view.round
    cubes *= 2 if round_ is not None and round_.improves(resource) else 1
    worth = mind.stores.worth_of_cubes(resource, min(cubes, mind.view.bank[resource]))
    return worth + WHEEL.harvest - sum(posts)


def tax(mind: Mind, _: Move) -> float:
    insight, income = mind.insight, tax_income(mind.view, mind.seat)
    return insight.florin * income + mind.aims.gain("money", income) + insight.peace(Shift(rebels=1)) + WHEEL.tax


def recruit(mind: Mind, move: Move) -> float:
    insight, hired = mind.insight, int(sum([count for _, _, count in move.answers()[0]]))
    surplus, wages = mind.view.surplus, 0
    for each in range(hired):
        wages += labour_row(surplus - each).wage
    people = mind.aims.gain("population", hired) + insight.nearer("population", hired)
    workers = insight.lasting * PEOPLE.citizen * hired + people + insight.peace(Shift(people=hired, surplus=-hired))
    return workers - insight.florin * wages + mind.aims.gain("money", -wages)


def reproduce(mind: Mind, move: Move) -> float:
    insight, born = mind.insight, len(move.answers()[0])
    people = mind.aims.gain("population", born) + insight.nearer("population", born)
    return insight.lasting * PEOPLE.citizen * born + people + insight.peace(Shift(people=born))


def explore(mind: Mind, _: Move) -> float:
    insight = mind.insight
    token = mind.stores.worth_of_token + mind.aims.gain("tokens") + insight.nearer("stacks", 1 / 8)
    return WHEEL.explore + token + insight.peace(Shift(surplus=HUTS)) + insight.nearer("surplus", HUTS)


def discover(mind: Mind, move: Move) -> float:
    side, _, _, unit = map(str, move.answers())
    by_ship = WHEEL.found_by_ship if unit.startswith(f"ship{PART}") else 0.0
    return mind.stores.worth_of_token + mind.appraisal.worth_of_found(side) + by_ship


def settle(mind: Mind, move: Move) -> float:
    return worth_of_region(move.answers()[0])


def build(mind: Mind, move: Move) -> float:
    kind, builder, payment = move.answers()
    return mind.plans.worth_of_building(kind, builder.split(PART)[1]) - mind.stores.paid(payment)


def sell(mind: Mind, move: Move) -> float:
    market, resource, goods = move.answers()
    earned, calm, helps = mind.stores.sale(market_named(market), resource)
    lost = mind.stores.token_lost() if goods == BY_TOKEN else mind.stores.spared(resource)
    return earned - lost + calm + helps


def buy(mind: Mind, move: Move) -> float:
    market, resource = move.answers()
    price = buying_price(mind.view, market_named(market), resource)
    assert price is not None
    return mind.stores.bargain(resource, price)


def visit(mind: Mind, move: Move) -> float:
    """The two best transactions there, as if one did not change what the other brings."""
    market = market_of(move.answers()[0])
    worths = sorted([worth for worth in mind.stores.transactions(market) if worth > 0])
    return WHEEL.visit * sum(worths[-LIMITS.transactions :]) - mind.insight.florin


def journey(mind: Mind, move: Move) -> float:
    citizens = move.verb == "walk"
    worth_of_standing = mind.people.worth_of_standing
    better = worth_of_standing(move.answers()[0], citizens) - worth_of_standing(present(mind, citizens), citizens)
    return PEOPLE.moving + better


def present(mind: Mind, citizens: bool) -> tuple[Put, ...]:
    """Where the free units of a kind stand now."""
    player = mind.insight.player
    now = [unit for unit in (player.citizens() if citizens else player.ships()) if unit.free and not unit.moved]
    return tuple([(PART.join(filter(None, (unit.region, unit.building))), "", 1) for unit in now])
