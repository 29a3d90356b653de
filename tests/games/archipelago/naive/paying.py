"""All the ways to pay cubes, any of which may be a token, put down one by one."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations, combinations_with_replacement

from games.archipelago.components import CARDS
from games.archipelago.state import State
from games.core.moves import Request
from tests.games.archipelago.naive.board import BOX, able, spot, text_rows, where
from tests.games.archipelago.naive.rounds import BUILDINGS

Way = tuple[tuple[str, ...], tuple[str, ...]]
"""What is paid, and what of it tokens stand for."""

PRICES = {
    "church_gifts": ("fruit", "fruit cattle"),
    "peace_and_prosperity": tuple(map(" ".join, combinations_with_replacement(BOX, 2))),
}


def compare_payments(state: State, request: Request) -> None:
    """What is built, used and erected, with every way to pay for it; wonders with every citizen who is free."""
    seat = int(request.seat)
    built, used = text_rows(request.offer("build")), text_rows(request.offer("use"))
    for kind in {row[0] for row in built}:
        assert {read(row[2]) for row in built if row[0] == kind} == {*ways(state, seat, BUILDINGS[kind][0])}, kind
    for card in {row[0] for row in used}:
        prices = PRICES.get(card, ("",))
        assert {read(row[1]) for row in used if row[0] == card} == {*ways(state, seat, *prices)}, card
    free = {
        f"citizen.{spot(state, *where(unit))}"
        for unit in state.players[seat].units
        if unit.kind == "citizen" and able(unit)
    }
    erected = text_rows(request.offer("erect"))
    for card in {row[0] for row in erected}:
        price = " ".join(Counter(CARDS[card].cube_price).elements())
        assert {(read(row[1]), row[2]) for row in erected if row[0] == card} == {
            (way, unit) for way in ways(state, seat, price) for unit in free
        }


def read(payment: str) -> Way:
    goods, _, tokens = payment.partition("_with_")
    return in_order([] if goods == "nothing" else goods.split("_")), in_order(tokens.split("_") if tokens else [])


def in_order(cubes: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(cubes))


def ways(state: State, seat: int, *prices: str) -> Iterator[Way]:
    player = state.players[seat]
    for price in prices:
        cubes = sorted(price.split())
        for count in range(min(player.tokens, len(cubes)) + 1):
            for by_token in combinations(cubes, count):
                if not Counter(cubes) - Counter(by_token) - Counter(player.cubes):
                    yield in_order(cubes), in_order(by_token)
