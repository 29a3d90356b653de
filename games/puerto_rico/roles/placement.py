"""Where pieces stand, and a sensible way to fill the circles that are empty."""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from itertools import islice
from operator import itemgetter
from typing import NamedTuple

from games.core.fields import Place, Put, Spread
from games.core.stores import put
from games.puerto_rico.components import BUILDINGS, CIRCLES, PRODUCTION, QUARRY, TILE_COUNTS
from games.puerto_rico.state import ROSE, Board

COLONIST = "colonist"
NOBLE = "noble"
WORTH = {"indigo": 4.0, "sugar": 5.0, "corn": 4.5, "tobacco": 7.0, "coffee": 8.0, QUARRY: 3.5}
"""How much a working pair of plantation and building, or a tile alone, is worth to most players."""
IDLE = 0.3
"""The worth of a piece that waits for the other half of its pair, as a part of the whole."""
ALONE = {tile: worth for tile, worth in WORTH.items() if tile not in PRODUCTION} | {
    key: 8.5 if building.large else 2.5 + building.cost / 2 for key, building in BUILDINGS.items() if not building.good
}
"""The same of what needs no partner."""
TELLING_APART = ("guesthouse", "black_market")
"""Besides those that work otherwise with a noble: whom they send to work, or give away."""


def circles(board: Board) -> Mapping[str, int]:
    """All places of a board with circles, and how many they have."""
    return _circles(tuple(board.island), tuple(board.city))


@lru_cache(maxsize=1024)
def _circles(island: tuple[str, ...], city: tuple[str, ...]) -> Mapping[str, int]:
    tiles = {tile: island.count(tile) for tile in TILE_COUNTS if tile in island}
    return tiles | {key: CIRCLES[key] for key in city if CIRCLES[key]}


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
    room = _circles(laid.island, laid.city)
    colonists, nobles = _pieces(laid)
    pieces = ((COLONIST, colonists), (NOBLE, nobles)) if nobles else ((COLONIST, colonists),)
    placed = min(sum(room.values()), colonists + nobles)
    return Spread("pieces", "place", _places(laid.island, laid.city), pieces, placed, placed, _completed(laid))


@lru_cache(maxsize=1024)
def _places(island: tuple[str, ...], city: tuple[str, ...]) -> tuple[Place, ...]:
    return tuple(Place(word, count) for word, count in _circles(island, city).items())


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
    room = _circles(laid.island, laid.city)
    if not laid.nobles and _pieces(laid)[0] >= sum(room.values()):
        return tuple((word, COLONIST, count) for word, count in room.items())
    colonists, nobles = dict(laid.colonists), dict(laid.nobles)
    waiting = [(nobles, nobles.pop(ROSE, 0)), (colonists, colonists.pop(ROSE, 0))]
    standing = tuple([colonists.get(word, 0) + nobles.get(word, 0) for word in room])
    best = iter(_openings(laid.island, laid.city, standing))
    for pieces, count in waiting:
        for _, word in islice(best, count):
            put(pieces, word)
    return puts(room, colonists, nobles)


def anew(laid: Layout) -> tuple[Put, ...]:
    """All pieces taken up and placed where they help most, nobles first where only they bring something."""
    return _anew(laid.island, laid.city, *_pieces(laid))


@lru_cache(maxsize=1024)
def _anew(island: tuple[str, ...], city: tuple[str, ...], colonists: int, nobles: int) -> tuple[Put, ...]:
    room = _circles(island, city)
    order = [word for _, word in _openings(island, city, (0,) * len(room))[: colonists + nobles]]
    if nobles:
        order.sort(key=lambda place: place != "chapel")
    return puts(room, Counter(order[nobles:]), Counter(order[:nobles]))


def puts(room: Mapping[str, int], colonists: Mapping[str, int], nobles: Mapping[str, int]) -> tuple[Put, ...]:
    """A placement in the order of its places."""
    answer: list[Put] = []
    for word in room:
        if word in colonists:
            answer.append((word, COLONIST, colonists[word]))
        if word in nobles:
            answer.append((word, NOBLE, nobles[word]))
    return tuple(answer)


def openings(board: Board) -> tuple[tuple[float, str], ...]:
    """What each empty circle is worth to fill as the board is, the best first."""
    standing = tuple([board.staff(word) for word in circles(board)])
    return _openings(tuple(board.island), tuple(board.city), standing)


@lru_cache(maxsize=1024)
def _openings(
    island: tuple[str, ...], city: tuple[str, ...], standing: tuple[int, ...]
) -> tuple[tuple[float, str], ...]:
    """By who stands on each circle, in the order of all places."""
    room = _circles(island, city)
    return tuple(ranked(room, dict(zip(room, standing, strict=True))))


def wanted(room: Mapping[str, int], standing: Mapping[str, int], count: int) -> list[str]:
    """The empty circles that are best to fill next, the best first."""
    return [word for _, word in ranked(room, standing)[:count]] if count else []


def ranked(room: Mapping[str, int], standing: Mapping[str, int]) -> list[tuple[float, str]]:
    """What each empty circle is worth to fill, the best first."""
    ways: list[tuple[float, str]] = []
    for word, circles_there in room.items():
        empty = circles_there - standing[word]
        if word in PRODUCTION:
            ways += _pairs(word, room, standing)
        elif word in ALONE:
            ways += [(ALONE[word], word)] * empty
        elif (good := BUILDINGS[word].good) not in room:
            ways += [(WORTH[good] * IDLE / 2, word)] * empty
    ways.sort(key=itemgetter(0), reverse=True)
    return ways


def _pairs(good: str, room: Mapping[str, int], standing: Mapping[str, int]) -> list[tuple[float, str]]:
    """Circles of plantations and buildings of a good: first those that make an idle partner work."""
    fields = [good] * (room[good] - standing[good])
    works = [key for key in PRODUCTION[good] if key in room for _ in range(room[key] - standing[key])]
    farmers = standing[good]
    workers = sum(standing[key] for key in PRODUCTION[good] if key in room)
    worth = WORTH[good]
    ways: list[tuple[float, str]] = []
    while fields and farmers < workers:
        ways.append((worth, fields.pop()))
        farmers += 1
    while works and workers < farmers:
        ways.append((worth, works.pop()))
        workers += 1
    while fields and works:
        ways += [(worth / 2, fields.pop()), (worth / 2, works.pop())]
    ways += [(worth * IDLE, word) for word in (*fields, *works)]
    return ways
