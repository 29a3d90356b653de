"""What a player does in one gesture."""

from games.core.moves import Move


class Draft(Move, frozen=True):
    """Take a natural tile to start with."""

    tile: str


class Arrange(Move, frozen=True):
    """Lay the second tile beside, behind (farther from oneself) or in front of the first."""

    arrangement: str


class Reveal(Move, frozen=True):
    """Turn up the top tile of a stack."""

    stack: str


class War(Move, frozen=True):
    """Ruin an opponent's unprotected tile."""

    target: str
    spot: str


class Coin(Move, frozen=True):
    """Buy a resource of an opponent's tile."""

    target: str
    spot: str
    resource: str


class Cart(Move, frozen=True):
    """Join the four own tiles that meet in a corner."""

    corner: str


class Master(Move, frozen=True):
    """Put a master to work on an own village tile."""

    master: str
    spot: str


class Place(Move, frozen=True):
    """Add a tile beside one's own."""

    tile: str
    spot: str


class Replace(Move, frozen=True):
    """Add a tile in the place of an own one."""

    tile: str
    spot: str


class Draw(Move, frozen=True):
    """Turn up a natural tile, because no open tile fits."""


class Skip(Move, frozen=True):
    """End the turn without a tile, because none fits and no natural tile is left."""


class Propose(Move, frozen=True):
    """Propose to end the game, because nobody can gain any more points."""


class Agree(Move, frozen=True):
    """Agree to the proposed end."""


class Refuse(Move, frozen=True):
    """Play on."""


class Withdraw(Move, frozen=True):
    """Take back one's proposal."""
