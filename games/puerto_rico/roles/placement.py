"""Where pieces stand, and a sensible way to fill the circles that are empty."""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache

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

place = lru_cache(maxsize=1024)(Place)


def circles(board: Board) -> Mapping[str, int]:
    """All places of a board with circles, and how many they have."""
    return _circles(tuple(board.island), tuple(board.city))


@lru_cache(maxsize=1024)
def _circles(island: tuple[str, ...], city: tuple[str, ...]) -> Mapping[str, int]:
    tiles = {tile: island.count(tile) for tile in TILE_COUNTS if tile in island}
    return tiles | {key: CIRCLES[key] for key in city if CIRCLES[key]}


def spread(board: Board) -> Spread:
    """All placements that are legal: no piece waits on the compass rose while a circle is empty."""
    room = circles(board)
    pieces = [(COLONIST, sum(board.colonists.values()))]
    if nobles := board.all_nobles():
        pieces.append((NOBLE, nobles))
    placed = min(sum(room.values()), pieces[0][1] + nobles)
    places = tuple(place(word, count) for word, count in room.items())
    return Spread("pieces", "place", places, tuple(pieces), placed, placed, completed(board))


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
    room = circles(board)
    if not board.nobles and sum(board.colonists.values()) >= sum(room.values()):
        return tuple((word, COLONIST, count) for word, count in room.items())
    colonists, nobles = dict(board.colonists), dict(board.nobles)
    waiting = [(NOBLE, nobles.pop(ROSE, 0)), (COLONIST, colonists.pop(ROSE, 0))]
    standing = {word: colonists.get(word, 0) + nobles.get(word, 0) for word in room}
    best = iter(wanted(room, standing, sum(count for _, count in waiting)))
    for kind, count in waiting:
        pieces = nobles if kind == NOBLE else colonists
        for _ in range(count):
            word = next(best, None)
            if word is not None:
                put(pieces, word)
    return puts(room, colonists, nobles)


def anew(board: Board) -> tuple[Put, ...]:
    """All pieces taken up and placed where they help most, nobles first where only they bring something."""
    room = circles(board)
    nobles = board.all_nobles()
    order = wanted(room, dict.fromkeys(room, 0), sum(board.colonists.values()) + nobles)
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
    ways.sort(key=lambda way: -way[0])
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
