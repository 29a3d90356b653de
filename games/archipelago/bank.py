"""Money and cubes: from the bank and back, on the markets, and what is paid with explorer tokens."""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import combinations_with_replacement

from games.archipelago.components import RESOURCES, ZONES, Market
from games.archipelago.rulebook import Archipelago
from games.archipelago.state import Player, State
from games.core.events import Phrase
from games.core.seats import Seat
from games.core.stores import put, take

CUBES_ONLY = "nothing"
"""No cubes are paid."""
WITH = "_with_"
"""Stands between the cubes of a payment and those that tokens stand for."""


def earn(play: Archipelago, seat: Seat, money: int) -> int:
    """The bank pays what it can; returns what it paid."""
    state = play.state
    paid = min(money, state.money)
    state.money -= paid
    state.players[seat].money += paid
    return paid


def pay(play: Archipelago, seat: Seat, money: int) -> None:
    """A seat pays the bank."""
    play.state.players[seat].money -= money
    play.state.money += money


def gain(play: Archipelago, seat: Seat, resource: str, count: int) -> int:
    """Cubes of the bank come behind a screen, as far as there are any."""
    state = play.state
    taken = min(count, state.bank[resource])
    state.bank[resource] -= taken
    cubes = state.players[seat].cubes
    put(cubes, resource, taken)
    return taken


def give_back(play: Archipelago, seat: Seat, resource: str, count: int) -> None:
    """Cubes of a seat go to the bank."""
    lose(play.state.players[seat], resource, count)
    play.state.bank[resource] += count


def lose(player: Player, resource: str, count: int = 1) -> None:
    """Cubes leave a screen."""
    take(player.cubes, resource, count)


def use_tokens(play: Archipelago, seat: Seat, count: int) -> None:
    """Used tokens leave the game."""
    play.state.players[seat].tokens -= count
    play.state.spent_tokens += count


# Markets


def room(state: State, market: Market, resource: str) -> int:
    """Free cells of a zone."""
    return ZONES[market][resource].cells - state.markets[market][resource]


PRICES: dict[Market, dict[str, tuple[int | None, ...]]] = {
    market: {resource: (None, *(row.price for row in zone.row_of_cell), None) for resource, zone in zones.items()}
    for market, zones in ZONES.items()
}
"""The price in the row of each cell, from 1; there is none before the first and after the last."""


def buying_price(state: State, market: Market, resource: str) -> int | None:
    """The price of the last cube, if there is one."""
    return PRICES[market][resource][state.markets[market][resource]]


def selling_price(state: State, market: Market, resource: str) -> int | None:
    """The price of the next cell, if there is one."""
    return PRICES[market][resource][state.markets[market][resource] + 1]


def stock(play: Archipelago, market: Market, resource: str, count: int = 1) -> int:
    """Cubes of the bank go to a market, as far as there are cubes and cells; returns how many."""
    state = play.state
    placed = min(count, state.bank[resource], room(state, market, resource))
    state.bank[resource] -= placed
    state.markets[market][resource] += placed
    return placed


# Prices in cubes, any of which may be an explorer token


def payments(player: Player, price: Mapping[str, int]) -> tuple[str, ...]:
    """The ways to pay these cubes, own cubes first; each is named by the cubes that tokens stand for."""
    if not player.tokens:
        return (named(price),) if player.has(price) else ()
    own = player.cubes
    lacking = tuple([max(0, count - own.get(resource, 0)) for resource, count in price.items()])
    return _ways(tuple(price.items()), lacking, min(player.tokens, sum(price.values())))


@cache
def _ways(price: tuple[tuple[str, int], ...], lacking: tuple[int, ...], most: int) -> tuple[str, ...]:
    """The ways to pay this price with at most so many tokens, which stand at least for the cubes that are lacking."""
    needed = Counter(dict(price))
    least = Counter({resource: count for (resource, _), count in zip(price, lacking, strict=True)})
    return tuple(
        named(dict(price), replaced)
        for tokens in range(most + 1)
        for replaced in combinations_with_replacement(RESOURCES, tokens)
        if least <= Counter(replaced) <= needed
    )


def named(price: Mapping[str, int], replaced: Iterable[str] = ()) -> str:
    """The word for a payment: the cubes, and those that tokens stand for."""
    goods = "_".join(resource for resource, count in price.items() for _ in range(count)) or CUBES_ONLY
    by_token = "_".join(replaced)
    return f"{goods}{WITH}{by_token}" if by_token else goods


def cubes_in(payment: str) -> Counter[str]:
    """The cubes that a payment is of."""
    goods = payment.partition(WITH)[0]
    return Counter() if goods == CUBES_ONLY else Counter(goods.split("_"))


def tokens_in(payment: str) -> Counter[str]:
    """What tokens stand for in a payment."""
    by_token = payment.partition(WITH)[2]
    return Counter(by_token.split("_") if by_token else ())


@cache
def paid_in(payment: str) -> tuple[tuple[tuple[str, int], ...], int]:
    """The cubes that are left to pay, and how many tokens stand for others."""
    by_token = tokens_in(payment)
    return tuple((cubes_in(payment) - by_token).items()), by_token.total()


def pay_cubes(play: Archipelago, seat: Seat, payment: str) -> None:
    """The cubes go to the bank, the tokens out of the game."""
    cubes, tokens = paid_in(payment)
    for resource, count in cubes:
        give_back(play, seat, resource, count)
    use_tokens(play, seat, tokens)


@cache
def payment_told(payment: str) -> Phrase:
    """With cubes alone, or with tokens for some of them."""
    goods, _, tokens = payment.partition(WITH)
    cubes = () if goods == CUBES_ONLY else tuple(goods.split("_"))
    if not tokens:
        return Phrase("archipelago-pay-cubes", {"resource": cubes, "count": len(cubes)})
    stand_for = tuple(tokens.split("_"))
    return Phrase(
        "archipelago-pay-tokens", {"resource": cubes, "resource_by_token": stand_for, "count": len(stand_for)}
    )
