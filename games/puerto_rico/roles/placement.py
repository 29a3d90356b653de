"""Where pieces stand, and a sensible way to fill the circles that are empty."""

from collections.abc import Mapping
from functools import lru_cache
from itertools import islice
from typing import NamedTuple

from games.core.fields import Place, Put, Spread
from games.core.stores import put
from games.puerto_rico.components import BUILDINGS
from games.puerto_rico.roles.openings import circles, circles_of, ranked
from games.puerto_rico.state import ROSE, Board

COLONIST = "colonist"
NOBLE = "noble"
TELLING_APART = ("guesthouse", "black_market")
"""Besides those that work otherwise with a noble: whom they send to work, or give away."""


class Layout(NamedTuple):
    """A board's tiles and buildings, and who stands on them."""

    island: tuple[str, ...]
    city: tuple[str, ...]
    colonists: tuple[tuple[str, int], ...]
    nobles: tuple[tuple[str, int], ...]


def layout(board: Board) -> Layout:
    """How a board is laid out now."""
    return Layout(tuple(board.island), tuple(board.city), tuple(board.colonists.items()), tuple(board.nobles.items()))


def spread(laid: Layout) -> Spread:
    """All placements that are legal: no piece waits on the compass rose while a circle is empty."""
    room = circles_of(laid.island, laid.city)
    colonists, nobles = _pieces(laid)
    pieces = ((COLONIST, colonists), (NOBLE, nobles)) if nobles else ((COLONIST, colonists),)
    placed = min(sum(room.values()), colonists + nobles)
    places = tuple([Place(word, count) for word, count in room.items()])
    return Spread("pieces", "place", places, pieces, placed, placed, _completed(laid))


def _pieces(laid: Layout) -> tuple[int, int]:
    """How many colonists and nobles there are."""
    return sum(count for _, count in laid.colonists), sum(count for _, count in laid.nobles)


def matters(board: Board) -> bool:
    """Whether it makes a difference which pieces stand where."""
    total = sum(board.colonists.values()) + board.all_nobles()
    if not total:
        return False
    if total < sum(circles(board).values()):
        return True
    mixed = bool(board.nobles) and bool(board.colonists)
    return mixed and any(BUILDINGS[key].modes or key in TELLING_APART for key in board.city)


def completed(board: Board) -> tuple[Put, ...]:
    """The present placement, with the pieces of the compass rose where they help most."""
    return _completed(layout(board))


def _completed(laid: Layout) -> tuple[Put, ...]:
    room = circles_of(laid.island, laid.city)
    if not laid.nobles and _pieces(laid)[0] >= sum(room.values()):
        return tuple((word, COLONIST, count) for word, count in room.items())
    colonists, nobles = dict(laid.colonists), dict(laid.nobles)
    waiting = [(nobles, nobles.pop(ROSE, 0)), (colonists, colonists.pop(ROSE, 0))]
    best = iter(ranked(room, {word: colonists.get(word, 0) + nobles.get(word, 0) for word in room}))
    for pieces, count in waiting:
        for _, word in islice(best, count):
            put(pieces, word)
    return puts(room, colonists, nobles)


def anew(laid: Layout) -> tuple[Put, ...]:
    """All pieces taken up and placed where they help most, nobles first where only they bring something."""
    return _anew(laid.island, laid.city, *_pieces(laid))


@lru_cache(maxsize=1024)
def _anew(island: tuple[str, ...], city: tuple[str, ...], colonists: int, nobles: int) -> tuple[Put, ...]:
    room = circles_of(island, city)
    order = [word for _, word in ranked(room, dict.fromkeys(room, 0))[: colonists + nobles]]
    if nobles:
        order.sort(key=lambda place: place != "chapel")
    return puts(room, _counted(order[nobles:]), _counted(order[:nobles]))


def _counted(words: list[str]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for word in words:
        put(counts, word)
    return counts


def puts(room: Mapping[str, int], colonists: Mapping[str, int], nobles: Mapping[str, int]) -> tuple[Put, ...]:
    """A placement in the order of its places."""
    answer: list[Put] = []
    for word in room:
        if word in colonists:
            answer.append((word, COLONIST, colonists[word]))
        if word in nobles:
            answer.append((word, NOBLE, nobles[word]))
    return tuple(answer)
