"""Where pieces stand, and a sensible way to fill the circles that are empty."""

from collections import Counter
from functools import lru_cache

from games.core.fields import Place, Put, Spread
from games.puerto_rico.components import BUILDINGS, CIRCLES, PRODUCTION, QUARRY, TILE_COUNTS
from games.puerto_rico.state import ROSE, Board

COLONIST = "colonist"
NOBLE = "noble"
WORTH = {"indigo": 4.0, "sugar": 5.0, "corn": 4.5, "tobacco": 7.0, "coffee": 8.0, QUARRY: 3.5}
"""How much a working pair of plantation and building, or a tile alone, is worth to most players."""
IDLE = 0.3
"""The worth of a piece that waits for the other half of its pair, as a part of the whole."""

place = lru_cache(maxsize=1024)(Place)


def circles(board: Board) -> dict[str, int]:
    """All places of a board with circles, and how many they have."""
    counts: dict[str, int] = {}
    for tile in TILE_COUNTS:
        count = board.island.count(tile)
        if count:
            counts[tile] = count
    for key in board.city:
        if CIRCLES[key]:
            counts[key] = CIRCLES[key]
    return counts


def spread(board: Board) -> Spread:
    """All placements that are legal: no piece waits on the compass rose while a circle is empty."""
    room = circles(board)
    pieces = [(COLONIST, sum(board.colonists.values()))]
    if nobles := board.all_nobles():
        pieces.append((NOBLE, nobles))
    placed = min(sum(room.values()), pieces[0][1] + nobles)
    places = tuple(place(word, count) for word, count in room.items())
    return Spread("pieces", "place", places, tuple(pieces), placed, placed, completed(board, room))


def matters(board: Board) -> bool:
    """Whether it makes a difference which pieces stand where."""
    total = sum(board.colonists.values()) + board.all_nobles()
    if not total:
        return False
    if total < sum(circles(board).values()):
        return True
    mixed = bool(board.nobles) and bool(board.colonists)
    return mixed and any(BUILDINGS[key].modes or key == "guesthouse" for key in board.city)


def completed(board: Board, room: dict[str, int]) -> tuple[Put, ...]:
    """The present placement, with the pieces of the compass rose where they help most."""
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
                pieces[word] = pieces.get(word, 0) + 1
    return puts(room, colonists, nobles)


def anew(board: Board) -> tuple[Put, ...]:
    """All pieces taken up and placed where they help most, nobles first where only they bring something."""
    room = circles(board)
    nobles = board.all_nobles()
    order = wanted(room, dict.fromkeys(room, 0), sum(board.colonists.values()) + nobles)
    if nobles:
        order.sort(key=lambda place: place != "chapel")
    return puts(room, Counter(order[nobles:]), Counter(order[:nobles]))


def puts(room: dict[str, int], colonists: dict[str, int], nobles: dict[str, int]) -> tuple[Put, ...]:
    """A placement in the order of its places."""
    answer: list[Put] = []
    for word in room:
        if word in colonists:
            answer.append((word, COLONIST, colonists[word]))
        if word in nobles:
            answer.append((word, NOBLE, nobles[word]))
    return tuple(answer)


def wanted(room: dict[str, int], standing: dict[str, int], count: int) -> list[str]:
    """The empty circles that are best to fill next, the best first."""
    if not count:
        return []
    ways: list[tuple[float, str]] = []
    for word, circles_there in room.items():
        empty = circles_there - standing[word]
        building = BUILDINGS.get(word)
        if word in PRODUCTION:
            ways += _pairs(word, room, standing)
        elif building is None:
            ways += [(WORTH[word], word)] * empty
        elif not building.good:
            ways += [(8.5 if building.large else 2.5 + building.cost / 2, word)] * empty
        elif building.good not in room:
            ways += [(WORTH[building.good] * IDLE / 2, word)] * empty
    ways.sort(key=lambda way: -way[0])
    return [word for _, word in ways[:count]]


def _pairs(good: str, room: dict[str, int], standing: dict[str, int]) -> list[tuple[float, str]]:
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
