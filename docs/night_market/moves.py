"""What a player does in one gesture."""

from games.core.fields import Put
from games.core.moves import Move


class Offer(Move, frozen=True, tag="bid"):
    """So many coins for the front stall."""

    coins: int


class Open(Move, frozen=True, tag="stall"):
    """A street and what is in fashion there tonight: `river.silk`."""

    stall: str


class Sell(Move, frozen=True):
    """So many goods of a kind, from one's hand."""

    good: str
    count: int


class Rest(Move, frozen=True):
    """Sell nothing, and earn a coin by helping out."""


class Lanterns(Move, frozen=True, tag="hang"):
    """Lanterns of one kind over the streets."""

    lanterns: tuple[Put, ...]


class Swap(Move, frozen=True):
    """Propose to somebody, between the two of you: my goods for yours."""

    to: str
    give: tuple[Put, ...]
    want: tuple[Put, ...]


class Treat(Move, frozen=True):
    """Offer somebody coins before everybody's eyes."""

    to: str
    coins: int


class Accept(Move, frozen=True):
    """Take what was proposed."""

    proposal: str


class Refuse(Move, frozen=True):
    """Do not take it."""

    proposal: str


class Withdraw(Move, frozen=True):
    """Take one's own proposal back."""

    proposal: str
