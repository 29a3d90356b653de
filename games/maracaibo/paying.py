"""Paying with hand cards: each is one good and one object."""

from collections.abc import Iterable, Sequence
from itertools import combinations, product

from games.core.fields import NOTHING
from games.core.moves import Move, Offer, offer_of_rows
from games.maracaibo.cards import CARDS
from games.maracaibo.kinds import GOODS, ITEMS, Cost
from games.maracaibo.state import Player

Payment = tuple[str, ...]
"""The hand cards that pay, in the order in which they are named."""


SHOWING = {
    kind: frozenset(key for key, card in CARDS.items() if kind in (card.good, card.item)) for kind in (*GOODS, *ITEMS)
}
"""The cards that are this good or this object."""


def payments(player: Player, cost: Sequence[Cost], own: str = "") -> list[Payment]:
    """All ways to pay goods and objects with hand cards; permanent objects help. `own` is a card that cannot pay."""
    hand = [card for card in player.hand if card != own] if own else player.hand
    parts: list[list[Payment]] = []
    for part in cost:
        count = part.n
        if part.pay in ITEMS:
            count -= sum([effect.item == part.pay for effect in player.effects("object")])
        elif part.pay not in GOODS:
            continue
        if count > 0:
            parts.append(list(combinations([card for card in hand if card in SHOWING[part.pay]], count)))
    if len(parts) < 2:
        return parts[0] if parts else [()]
    found = [tuple(card for part in parts_paid for card in part) for parts_paid in product(*parts)]
    return [payment for payment in found if len(set(payment)) == len(payment)]


def equal_goods(player: Player, count: int) -> list[Payment]:
    """All ways to pay so many cards of one good."""
    return [
        payment
        for good in GOODS
        for payment in combinations([card for card in player.hand if CARDS[card].good == good], count)
    ]


def can_pay_stock(player: Player, cost: Sequence[Cost], moved: int) -> bool:
    """Whether what does not come from the hand can be paid."""
    stock = {"doubloons": player.coins, "strength": player.strength, "figures": player.figures, "moves": moved}
    return all(stock.get(part.pay, part.n) >= part.n for part in cost)


def paid_offer(makes: type[Move], noun: str, ways: Iterable[tuple[str, Payment]]) -> list[Offer]:
    """Every way to pay for each of these words with hand cards; what needs no card has its blanks named."""
    places = len(makes.__struct_fields__) - 1
    rows = [(word, *payment, *(NOTHING,) * (places - len(payment))) for word, payment in ways]
    return [offer_of_rows(makes, rows, noun, *["card"] * places)] if rows else []


def given(*cards: str) -> Payment:
    """The cards among these words."""
    return tuple(card for card in cards if card != NOTHING)
