"""How hand cards and stock pay, found in the plainest way."""

from collections.abc import Iterable
from itertools import chain, combinations, product
from typing import Any

from games.maracaibo.state import Player
from tests.games.maracaibo.box import CARDS, DATA

GOODS = ("sugar", "tobacco", "cocoa", "cotton")
ITEMS = ("treasure", "adventure", "book", "herb")


def owned(player: Player, do: str) -> list[tuple[str, dict[str, Any]]]:
    """Lasting effects of bought cards and complete upgrades, with what they stand on."""
    boxes = [(card, CARDS[card]) for card in player.bought]
    boxes += [(key, upgrade) for key, upgrade in DATA["upgrade"].items() if key not in player.discs]
    return [(key, effect) for key, box in boxes for effect in box.get("effects", ()) if effect["do"] == do]


def total(player: Player, do: str) -> int:
    return sum(effect.get("n", 1) for _, effect in owned(player, do))


def hands(player: Player, cost: Iterable[dict[str, Any]], besides: str = "") -> set[tuple[str, ...]]:
    """All sets of hand cards that pay these goods and objects; owned objects make it fewer."""
    hand = [card for card in player.hand if card != besides]
    parts: list[list[tuple[str, ...]]] = []
    for part in cost:
        kind = "good" if part["pay"] in GOODS else "item" if part["pay"] in ITEMS else ""
        if kind:
            helped = sum(effect["item"] == part["pay"] for _, effect in owned(player, "object"))
            count = part["n"] if kind == "good" else max(0, part["n"] - helped)
            parts.append(list(combinations([card for card in hand if CARDS[card][kind] == part["pay"]], count)))
    paid = [tuple(chain.from_iterable(choice)) for choice in product(*parts)]
    return {tuple(sorted(cards)) for cards in paid if len(set(cards)) == len(cards)}


def alike(player: Player, count: int) -> set[tuple[str, ...]]:
    """All sets of hand cards with one good."""
    sets = combinations(sorted(player.hand), count)
    return {cards for cards in sets if len({CARDS[card]["good"] for card in cards}) == 1}


def has_stock(player: Player, cost: Iterable[dict[str, Any]], moved: int) -> bool:
    stock = {"doubloons": player.coins, "strength": player.strength, "figures": player.figures, "moves": moved}
    return all(stock.get(part["pay"], part["n"]) >= part["n"] for part in cost)
