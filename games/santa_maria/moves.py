"""What players can do, each move as one gesture."""

from games.core.fields import Put
from games.core.moves import Move


class Board(Move, frozen=True, tag="board"):
    """Take a colony board."""

    board: str


class Found(Move, frozen=True, tag="found"):
    """Take a town hall with its scholar, and lay it."""

    hall: str
    where: str


class Expand(Move, frozen=True, tag="expand"):
    """Buy a tile and lay it: its first cell, and where its second cell lies from there, such as b2.north."""

    tile: str
    where: str


class Activate(Move, frozen=True, tag="activate"):
    """Activate a single building with coins."""

    spot: str


class UseDie(Move, frozen=True, tag="die"):
    """Activate a line with a die; how a change of its value is paid."""

    die: str
    line: str
    change: str


class Pass(Move, frozen=True, tag="pass"):
    """Pass for this year."""

    space: str


class Sell(Move, frozen=True, tag="sell"):
    """Sell so many pieces of a resource."""

    good: str
    count: int


class Buy(Move, frozen=True, tag="buy"):
    """Buy a piece of a simple resource."""

    good: str


class Ask(Move, frozen=True, tag="ask"):
    """Be asked about every building and every payment, or only where it matters."""

    about: str


class Rest(Move, frozen=True, tag="rest"):
    """Take the rest of the line as proposed."""


class WholeLine(Move, frozen=True, tag="whole"):
    """Say for the rest of the line at once with what each building is paid, or that it is not."""

    paid: tuple[Put, ...]


class Skip(Move, frozen=True, tag="skip"):
    """Do without."""


class HireProducer(Move, frozen=True, tag="hire"):
    """Hire the specialist."""


class HireCart(Move, frozen=True, tag="cart"):
    """Hire the specialist, and lay the cart on this cell."""

    spot: str


class Walk(Move, frozen=True, tag="walk"):
    """Pay a coin to move the governor on."""


class TakeEffect(Move, frozen=True, tag="take"):
    """Have the effect."""


class TradeGood(Move, frozen=True, tag="trade"):
    """Trade this piece."""

    good: str


class Ship(Move, frozen=True, tag="ship"):
    """Deliver goods for a shipping tile, which goes to this dock."""

    ship: str
    dock: str


class Pray(Move, frozen=True, tag="pray"):
    """Pay this for an extra step on the religion track."""

    good: str


class Monk(Move, frozen=True, tag="monk"):
    """Send a monk to this place."""

    place: str


class Press(Move, frozen=True, tag="press"):
    """Pay a coin for an extra step on the conquistador track."""


class RoadTile(Move, frozen=True, tag="road"):
    """Lay the road tile on this cell."""

    spot: str


class PayWith(Move, frozen=True, tag="pay"):
    """Pay with this piece."""

    good: str


class Space(Move, frozen=True, tag="space"):
    """Do the action of this space, too."""

    space: str


class Follow(Move, frozen=True, tag="follow"):
    """Activate this line."""

    line: str


class Drive(Move, frozen=True, tag="drive"):
    """Let a die go along a road of the city, turning in the middle if need be, and stop on a building."""

    die: str
    road: str
    spot: str
    change: str


class DriveWithCard(Move, frozen=True, tag="drive_with_card"):
    """The same, with a technology card before."""

    die: str
    road: str
    spot: str
    change: str
    card: str


class Imitate(Move, frozen=True, tag="imitate"):
    """Make the same move as an envoy die, and stop on a building."""

    spot: str


class ImitateWithCard(Move, frozen=True, tag="imitate_with_card"):
    """The same, with a technology card before."""

    spot: str
    card: str


class Priest(Move, frozen=True, tag="priest"):
    """Put a high priest on a building."""

    spot: str


class TradeCard(Move, frozen=True, tag="trade_card"):
    """Play the trade half of a card."""

    card: str


class Feast(Move, frozen=True, tag="feast"):
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


class Fill(Move, frozen=True, tag="fill"):
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


class Redraw(Move, frozen=True, tag="redraw"):
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
