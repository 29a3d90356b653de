"""The pieces of the game, typed on load from components.toml."""

from functools import reduce
from itertools import combinations
from operator import or_
from pathlib import Path
from typing import Literal

import msgspec

Provenance = Literal["text", "public", "inferred", "designed"]
Kind = Literal["nature", "village", "city", "prize"]
TokenKind = Literal["war", "coin", "cart", "master"]
STACKS: tuple[Kind, ...] = ("nature", "village", "city")
COUNTED_TOKENS: tuple[TokenKind, ...] = ("war", "coin", "cart")
"""Those of a kind are alike; masters are all different."""
MASTER: TokenKind = "master"


class Tile(msgspec.Struct, frozen=True):
    """A kind of tile: what it needs to be added, and what it produces (a natural tile: one of two)."""

    key: str
    kind: Kind
    provenance: dict[str, Provenance]
    copies: int = 1
    needs: tuple[str, ...] = ()
    produces: tuple[str, ...] = ()
    points: int = 0

    @property
    def token(self) -> TokenKind | None:
        """What adding it brings: a city tile brings a token of what it produces."""
        made = self.produces[0] if self.kind == "city" else None
        return next((token for token in (*COUNTED_TOKENS, MASTER) if token == made), None)


class Resource(msgspec.Struct, frozen=True):
    """Something that a tile produces."""

    key: str
    provenance: Provenance


class Master(msgspec.Struct, frozen=True):
    """A master, and the resource of the village tiles that take him."""

    key: str
    resource: str
    provenance: Provenance


class Tokens(msgspec.Struct, frozen=True):
    """How many tokens of each kind there are."""

    copies: int
    provenance: Provenance


class Row(msgspec.Struct, frozen=True):
    """How many tiles a row holds at most, and how many it starts with."""

    most: int
    start: dict[str, int]
    provenance: Provenance


class Points(msgspec.Struct, frozen=True):
    """What counts in the end besides the prizes."""

    master: int
    token: int
    replaced: int
    provenance: Provenance


class Start(msgspec.Struct, frozen=True):
    """With how many open prizes and how many natural tiles to draft so many seats start."""

    seats: int
    prizes: int
    draft: int
    provenance: Provenance


class Components(msgspec.Struct, frozen=True):
    """All of components.toml."""

    tokens: Tokens
    row: Row
    points: Points
    setup: tuple[Start, ...]
    resource: tuple[Resource, ...]
    master: tuple[Master, ...]
    tile: tuple[Tile, ...]


COMPONENTS = msgspec.toml.decode((Path(__file__).parent / "components.toml").read_bytes(), type=Components)
TILES = {tile.key: tile for tile in COMPONENTS.tile}
MASTERS = {master.key: master for master in COMPONENTS.master}
MASTER_OF = {master.resource: master.key for master in COMPONENTS.master}
STARTS = {start.seats: start for start in COMPONENTS.setup}
POINTS = COMPONENTS.points
TOKENS = COMPONENTS.tokens
ROW = COMPONENTS.row

# Sets are numbers with a bit for each resource or tile: whether tiles fit is asked thousands of times a move.
BIT = {resource.key: 1 << index for index, resource in enumerate(COMPONENTS.resource)}
TILE_BIT = {key: 1 << index for index, key in enumerate(TILES)}


def bits(resources: tuple[str, ...]) -> int:
    """A set of resources as a number."""
    return reduce(or_, (BIT[resource] for resource in resources), 0)


PRODUCES = {key: bits(tile.produces) for key, tile in TILES.items()}
NEEDED = {key: bits(tile.needs) for key, tile in TILES.items()}
BRINGS = {key: tile.token for key, tile in TILES.items()}

Needs = tuple[tuple[int, int], ...]
"""Any of these resources must be had from at least so many tiles."""


def _needs(tile: Tile) -> Needs:
    """By Hall's theorem, needs can be met by different tiles if each part of them is met by enough tiles."""
    parts = (part for size in range(1, len(tile.needs) + 1) for part in combinations(tile.needs, size))
    return tuple((bits(part), len(part)) for part in parts)


NEEDS = {key: _needs(tile) for key, tile in TILES.items()}


def pieces(kind: Kind) -> list[str]:
    """All tiles of a kind, each as often as there are copies of it."""
    return [tile.key for tile in COMPONENTS.tile if tile.kind == kind for _ in range(tile.copies)]
