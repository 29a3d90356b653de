"""Gaining and paying: storages and their limits, gold as a joker, and what is paid with what."""

from collections.abc import Iterator, Mapping
from itertools import product

import msgspec

from games.core.agenda import Step
from games.core.fields import Pick
from games.core.moves import Offer
from games.core.seats import Seat
from games.core.stores import put
from games.santa_maria.components import COIN, GOLD, JOY, RESOURCES
from games.santa_maria.lines.steps import Pay
from games.santa_maria.moves import PayWith
from games.santa_maria.rulebook import RULES, SantaMaria
from games.santa_maria.state import State

Cost = dict[str, int]
Package = tuple[tuple[str, int], ...]
SWAPPED = {"sugar": "gem", "gem": "sugar"}
"""What stands in for what with Alchemy."""


def gain(play: SantaMaria, seat: Seat, what: str, count: int) -> None:
    """As much as fits is stored; a colonist gets coins for the rest, the Maya nothing."""
    state = play.state
    player = state.players[seat]
    if what == COIN:
        player.coins += count
        play.emit("coins", seat, coins=count)
    elif what == JOY:
        player.joy += count
        play.emit("joy", seat, joy=count)
    else:
        fitting = max(0, min(count, player.fits(what)))
        stored = take_gold(play, fitting) if fitting and what == GOLD else fitting
        if stored:
            put(player.goods, what, stored)
            play.emit("gain", seat, good=what, count=stored)
        spilt = count - fitting
        coins = spilt * RESOURCES[what].sale if player.colony is not None else 0
        if coins:
            player.coins += coins
            play.emit("overflow", seat, good=what, count=spilt, coins=coins)
        elif spilt:
            play.emit("spilt", seat, good=what, count=spilt)


def take_gold(play: SantaMaria, count: int) -> int:
    """Gold for a colonist comes from the Maya store first, then from the supply; how much there is."""
    state = play.state
    if state.maya is None:
        return count
    city = state.city()
    found = min(count, city.gold + state.gold_left())
    from_city = min(count, city.gold)
    if from_city:
        city.gold -= from_city
        play.emit("gold-from-city", state.maya, count=from_city)
    return found


def shortage(goods: Mapping[str, int], cost: Cost, *, alchemy: bool) -> int:
    """How many resources are missing, if all that can stand in for each other does."""
    pooled = SWAPPED if alchemy else ()
    missing = 0
    for kind, count in cost.items():
        if kind != COIN and kind not in pooled and (lacking := count - goods.get(kind, 0)) > 0:
            missing += lacking
    if pooled:
        missing += max(0, sum([cost.get(kind, 0) - goods.get(kind, 0) for kind in pooled]))
    return missing


def without(state: State, seat: Seat, kind: str, count: int) -> State:
    """The table as it would be without so many of a seat's pieces, to look at."""
    owner = state.players[seat]
    poorer = msgspec.structs.replace(owner, goods={**owner.goods, kind: owner.goods[kind] - count})
    players = [poorer if player is owner else player for player in state.players]
    return msgspec.structs.replace(state, players=players)


def can_pay(state: State, seat: Seat, cost: Cost) -> bool:
    """Whether the seat has all that, with gold as a joker."""
    return cost.get(COIN, 0) <= state.players[seat].coins and has_pieces(state, seat, cost)


def has_pieces(state: State, seat: Seat, cost: Cost) -> bool:
    """The same but for the coins."""
    goods = state.players[seat].goods
    gold = goods.get(GOLD, 0)
    if shortage(goods, cost, alchemy=False) <= gold:
        return True
    return state.knows(seat, "alchemy") and shortage(goods, cost, alchemy=True) <= gold


def sale(state: State, seat: Seat, good: str) -> int:
    """What a piece brings as a free action; with Commerce a coin more. Cocoa is not sold, and the Maya sell nothing."""
    price = RESOURCES[good].sale
    return price + state.knows(seat, "commerce") if price and state.players[seat].colony is not None else 0


def reach(state: State, seat: Seat) -> int:
    """The coins that the seat would have if it sold everything."""
    player = state.players[seat]
    return player.coins + sum(count * sale(state, seat, kind) for kind, count in player.goods.items() if count)


def may_buy(state: State, seat: Seat) -> bool:
    """The Maya only where the table wants it."""
    return state.players[seat].city is None or state.options.get("maya_free") != "nothing"


def could_pay(state: State, seat: Seat, cost: Cost) -> bool:
    """Whether the seat could pay, if need be after selling what it can spare and buying what can be bought."""
    if can_pay(state, seat, cost):
        return True
    most = reach(state, seat)
    return any(
        sum([count * (1 if kind == COIN else sale(state, seat, kind)) for kind, count in package]) <= most
        for partly_bought in (_with_purchases(cost) if may_buy(state, seat) else (cost,))
        if partly_bought.get(COIN, 0) <= most and has_pieces(state, seat, partly_bought)
        for package in packages(state, seat, partly_bought)
    )


def _with_purchases(cost: Cost) -> Iterator[Cost]:
    """The same cost, with coins for some of the simple resources."""
    simple = [kind for kind in cost if kind != COIN and RESOURCES[kind].price]
    for bought in product(*(range(cost[kind] + 1) for kind in simple)):
        left = {kind: cost[kind] - count for kind, count in zip(simple, bought, strict=True)}
        price = sum(RESOURCES[kind].price * count for kind, count in zip(simple, bought, strict=True))
        yield {**cost, **left, COIN: cost.get(COIN, 0) + price}


def packages(state: State, seat: Seat, cost: Cost) -> list[Package]:
    """Every way to pay; the one with the least gold, and nothing swapped if possible, first."""
    player = state.players[seat]
    alchemy = state.knows(seat, "alchemy")
    units = [kind for kind, count in cost.items() if kind != COIN for _ in range(count)]
    found = {tuple(sorted(ways)): None for ways in _ways(dict(player.goods), units, alchemy)}
    order = sorted(found, key=lambda kinds: (kinds.count(GOLD), sum(kind not in cost for kind in kinds)))
    coins = ((COIN, cost[COIN]),) if cost.get(COIN) else ()
    return [(*((kind, kinds.count(kind)) for kind in dict.fromkeys(kinds)), *coins) for kinds in order]


def _ways(goods: dict[str, int], units: list[str], alchemy: bool) -> Iterator[list[str]]:
    if not units:
        yield []
        return
    kind, *rest = units
    for paid in (kind, GOLD, *((SWAPPED[kind],) if alchemy and kind in SWAPPED else ())):
        if goods.get(paid):
            goods[paid] -= 1
            for others in _ways(goods, rest, alchemy):
                yield [paid, *others]
            goods[paid] += 1


def pay(play: SantaMaria, seat: Seat, cost: Cost) -> list[Step]:
    """Pays at once with as little gold as possible, or asks a careful player where there is a choice."""
    ways = packages(play.state, seat, cost)
    if len(ways) == 1 or not play.state.players[seat].careful:
        take(play, seat, ways[0])
        return []
    able = _able(play.state, seat, cost)
    if len(able) > 1:
        return [Pay([seat], cost)]
    take(play, seat, ((able[0], 1),))
    return pay(play, seat, _less(cost, next_piece(cost)))


def take(play: SantaMaria, seat: Seat, package: Package) -> None:
    """The pieces go back to the supply."""
    player = play.state.players[seat]
    for kind, count in package:
        if kind == COIN:
            player.coins -= count
        else:
            player.goods[kind] -= count
    paid = tuple(kind for kind, count in package for _ in range(count))
    if paid:
        play.emit("pay", seat, good=paid)


def pay_coins(play: SantaMaria, seat: Seat, count: int) -> None:
    """Coins go to the supply."""
    if count:
        take(play, seat, ((COIN, count),))


@RULES.offers(Pay)
def ways_to_pay(state: State, step: Pay, seat: Seat) -> tuple[Offer, ...]:
    """What the next piece can be."""
    return (Offer(PayWith, (Pick("good", "good", _able(state, seat, step.cost)),)),)


def _able(state: State, seat: Seat, cost: Cost) -> tuple[str, ...]:
    """What the next piece can be, so that the rest can still be paid."""
    kind = next_piece(cost)
    kinds = dict.fromkeys(paid for package in packages(state, seat, cost) for paid, _ in package)
    return tuple(
        paid for paid in kinds if paid in (kind, GOLD, SWAPPED.get(kind)) and _leaves_enough(state, seat, cost, paid)
    )


def next_piece(cost: Cost) -> str:
    """What is to be paid first."""
    return next(kind for kind in cost if kind != COIN)


def _less(cost: Cost, kind: str) -> Cost:
    return {key: count for key, count in {**cost, kind: cost[kind] - 1}.items() if count}


def _leaves_enough(state: State, seat: Seat, cost: Cost, paid: str) -> bool:
    return can_pay(without(state, seat, paid, 1), seat, _less(cost, next_piece(cost)))


@RULES.answer(Pay, PayWith)
def pay_with(play: SantaMaria, step: Pay, seat: Seat, move: PayWith) -> None:
    """One piece, then the rest."""
    take(play, seat, ((move.good, 1),))
    play.then(*pay(play, seat, _less(step.cost, next_piece(step.cost))))
