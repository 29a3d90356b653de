"""What a player does in one gesture."""

from games.core.moves import Move


class Draft(Move, frozen=True, tag="draft"):
    """Take a natural tile to start with."""

    tile: str


class Arrange(Move, frozen=True, tag="arrange"):
    """Lay the second tile beside, behind (farther from oneself) or in front of the first."""

    arrangement: str


class Reveal(Move, frozen=True, tag="reveal"):
    """Turn up the top tile of a stack."""

    stack: str


class War(Move, frozen=True, tag="war"):
    """Ruin an opponent's unprotected tile."""

    target: str
    spot: str


class Coin(Move, frozen=True, tag="coin"):
    """Buy a resource of an opponent's tile."""

    target: str
    spot: str
    resource: str


class Cart(Move, frozen=True, tag="cart"):
    """Join the four own tiles that meet in a corner."""

    corner: str


class Master(Move, frozen=True, tag="master"):
    """Put a master to work on an own village tile."""

    master: str
    spot: str


class Place(Move, frozen=True, tag="place"):
    """Add a tile beside one's own."""

    tile: str
    spot: str


class Replace(Move, frozen=True, tag="replace"):
    """Add a tile in the place of an own one."""

    tile: str
    spot: str


class Draw(Move, frozen=True, tag="draw"):
    """Turn up a natural tile, because no open tile fits."""


class Skip(Move, frozen=True, tag="skip"):
    """End the turn without a tile, because none fits and no natural tile is left."""


class Propose(Move, frozen=True, tag="propose"):
    """Propose to end the game, because nobody can gain any more points."""


class Agree(Move, frozen=True, tag="agree"):
    """Agree to the proposed end."""


class Refuse(Move, frozen=True, tag="refuse"):
    """Play on."""


class Withdraw(Move, frozen=True, tag="withdraw"):
    """Take back one's proposal."""
