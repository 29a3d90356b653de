"""The circles of a board, and what each of them is worth to fill."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from operator import itemgetter
from pathlib import Path

import msgspec

from games.puerto_rico.components import BUILDINGS, CIRCLES, PRODUCTION, TILE_COUNTS
from games.puerto_rico.state import Board


class _Worths(msgspec.Struct, forbid_unknown_fields=True):
    """The tables of openings.toml."""

    working: dict[str, float]
    waiting: dict[str, float]
    alone: dict[str, float]


_worths = msgspec.toml.decode(Path(__file__).with_name("openings.toml").read_bytes(), type=_Worths)

WORTH = _worths.working
"""How much a working pair of plantation and building, or a tile alone, is worth to most players."""
IDLE = _worths.waiting["part"]
"""The worth of a piece that waits for the other half of its pair, as a part of the whole."""
ALONE = {tile: worth for tile, worth in WORTH.items() if tile not in PRODUCTION} | _worths.alone
"""The same of what needs no partner."""
Pieces = tuple[tuple[str, int], ...]
Works = tuple[tuple[str, int, int], ...]
"""The buildings of a good, with their circles and who stands there."""


def circles(board: Board) -> Mapping[str, int]:
    """All places of a board with circles, and how many they have."""
    return circles_of(tuple(board.island), tuple(board.city))


@lru_cache(maxsize=1024)
def circles_of(island: tuple[str, ...], city: tuple[str, ...]) -> Mapping[str, int]:
    """The same of an island and a city."""
    tiles = {tile: island.count(tile) for tile in TILE_COUNTS if tile in island}
    return tiles | {key: CIRCLES[key] for key in city if CIRCLES[key]}


def openings(board: Board) -> Sequence[tuple[float, str]]:
    """What each empty circle is worth to fill as the board is, the best first."""
    pieces = (tuple(board.colonists.items()), tuple(board.nobles.items()))
    return _openings(tuple(board.island), tuple(board.city), *pieces)


@lru_cache(maxsize=1024)
def _openings(
    island: tuple[str, ...], city: tuple[str, ...], colonists: Pieces, nobles: Pieces
) -> Sequence[tuple[float, str]]:
    room = circles_of(island, city)
    standing = dict.fromkeys(room, 0)
    for place, count in (*colonists, *nobles):
        if place in room:
            standing[place] += count
    return tuple(ranked(room, standing))


def ranked(room: Mapping[str, int], standing: Mapping[str, int]) -> list[tuple[float, str]]:
    """What each empty circle is worth to fill, the best first."""
    ways: list[tuple[float, str]] = []
    for word, circles_there in room.items():
        if word in PRODUCTION:
            works = tuple([(key, room[key], standing[key]) for key in PRODUCTION[word] if key in room])
            ways += _pairs(word, circles_there, standing[word], works)
        elif word in ALONE:
            ways += [(ALONE[word], word)] * (circles_there - standing[word])
        elif (good := BUILDINGS[word].good) not in room:
            ways += [(WORTH[good] * IDLE / 2, word)] * (circles_there - standing[word])
    ways.sort(key=itemgetter(0), reverse=True)
    return ways


@lru_cache(maxsize=4096)
def _pairs(good: str, plantations: int, farmers: int, works: Works) -> tuple[tuple[float, str], ...]:
    """Empty circles of plantations and buildings of a good: first those that make an idle partner work."""
    fields = [good] * (plantations - farmers)
    places = [key for key, circles_there, standing in works for _ in range(circles_there - standing)]
    workers = 0
    for _, _, standing in works:
        workers += standing
    worth = WORTH[good]
    ways: list[tuple[float, str]] = []
    while fields and farmers < workers:
        ways.append((worth, fields.pop()))
        farmers += 1
    while places and workers < farmers:
        ways.append((worth, places.pop()))
        workers += 1
    while fields and places:
        ways += [(worth / 2, fields.pop()), (worth / 2, places.pop())]
    ways += [(worth * IDLE, word) for word in (*fields, *places)]
    return tuple(ways)
