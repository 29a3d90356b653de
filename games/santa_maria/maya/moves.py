"""What the Maya can do, and trading with them, each move as one gesture."""

from games.core.fields import Put
from games.core.moves import Move


class Drive(Move, frozen=True):
    """Let a die go along a road of the city, turning in the middle if need be, and stop on a building."""

    die: str
    road: str
    spot: str
    change: str


class DriveWithCard(Move, frozen=True):
    """The same, with a technology card before."""

    die: str
    road: str
    spot: str
    change: str
    card: str


class Imitate(Move, frozen=True):
    """Make the same move as an envoy die, and stop on a building."""

    spot: str


class ImitateWithCard(Move, frozen=True):
    """The same, with a technology card before."""

    spot: str
    card: str


class Priest(Move, frozen=True):
    """Put a high priest on a building."""

    spot: str


class TradeCard(Move, frozen=True):
    """Play the trade half of a card."""

    card: str


class Feast(Move, frozen=True):
    """Play the festival half of a card."""

    card: str


class BuildInCity(Move, frozen=True, tag="build"):
    """Play the construction half of a card, and lay this building on this plot."""

    card: str
    building: str
    spot: str


class PlayTechnology(Move, frozen=True, tag="technology"):
    """Play the technology half of a card."""

    card: str


class CompleteLevel(Move, frozen=True, tag="temple"):
    """Pay for a level of the temple in this district."""

    district: str


class Storage(Move, frozen=True, tag="store"):
    """Take this storage token from the reserve."""

    good: str


class RoadToken(Move, frozen=True, tag="fork"):
    """Lay a road token at this road."""

    road: str


class Fill(Move, frozen=True):
    """Fill an empty storage token."""

    good: str


class DrawCard(Move, frozen=True, tag="draw"):
    """Draw an action card."""


class BuyFromBank(Move, frozen=True, tag="bank_buy"):
    """Buy a piece from the bank."""

    good: str


class SellToBank(Move, frozen=True, tag="bank_sell"):
    """Sell a piece to the bank."""

    good: str


class Redraw(Move, frozen=True):
    """Put cards under the deck and draw as many."""

    cards: tuple[str, ...]


class CloseMarket(Move, frozen=True, tag="done"):
    """End the trade action."""


class ProposeDeal(Move, frozen=True, tag="propose"):
    """Propose to somebody: what you give, and what you want."""

    seat: str
    terms: tuple[Put, ...]


class AcceptDeal(Move, frozen=True, tag="accept"):
    """Agree to a proposal."""

    proposal: str


class RefuseDeal(Move, frozen=True, tag="refuse"):
    """Refuse a proposal."""

    proposal: str
