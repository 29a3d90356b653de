"""What players can do, each move as one gesture."""

from games.core.fields import Put
from games.core.moves import Move


class Draft(Move, frozen=True):
    """Put a kind of building on its cell of the board."""

    building: str


class Choose(Move, frozen=True):
    """Take a role token."""

    role: str


class Pass(Move, frozen=True):
    """Do without."""


class Settle(Move, frozen=True):
    """Take a plantation from the row, or a quarry."""

    tile: str


class Forest(Move, frozen=True):
    """Take a plantation from the row and lay it face down."""

    tile: str


class Draw(Move, frozen=True):
    """Draw a hidden plantation through the hacienda."""


class ExtraQuarry(Move, frozen=True):
    """Take a quarry instead of the hacienda's hidden plantation."""


class Lay(Move, frozen=True):
    """Lay the drawn tile as plantation or as forest."""

    side: str


class Hunting(Move, frozen=True, tag="hunt"):
    """Discard a plantation or a forest through the hunting lodge."""

    tile: str


class Take(Move, frozen=True):
    """Take the noble or a colonist from the ship."""

    piece: str


class Mayor(Move, frozen=True):
    """Place all one's pieces."""

    pieces: tuple[Put, ...]


class Erect(Move, frozen=True, tag="build"):
    """Build with doubloons alone."""

    building: str


class BlackMarket(Move, frozen=True):
    """Build, with a colonist, a good or a point for the missing doubloons."""

    building: str
    colonist: str
    """The place that a colonist leaves, or none."""
    good: str
    point: str


class Craft(Move, frozen=True):
    """Take the craftsman's good."""

    good: str


class CraftTwo(Move, frozen=True):
    """Take both goods of the doubled privilege."""

    first: str
    second: str


class Sell(Move, frozen=True):
    """Sell to the trading house."""

    good: str


class SellAtPost(Move, frozen=True):
    """Sell at one's own trading post."""

    good: str


class BuyLand(Move, frozen=True):
    """Buy a hidden plantation through the land office."""


class SellLand(Move, frozen=True):
    """Give a plantation up through the land office."""

    tile: str


class ShipGoods(Move, frozen=True, tag="ship"):
    """Load all one can of a good onto a cargo ship."""

    good: str
    ship: str


class Wharf(Move, frozen=True):
    """Ship all of one good through the wharf."""

    good: str


class SmallWharf(Move, frozen=True):
    """Ship any goods through the small wharf."""

    goods: tuple[Put, ...]


class SupplyGoods(Move, frozen=True, tag="supply"):
    """Send one good of each of these kinds through the royal supplier."""

    goods: tuple[str, ...]


class SupplyInOrder(Move, frozen=True):
    """The same for an owner of the union hall, who says which comes first."""

    first: str
    goods: tuple[str, ...]


class KeepGoods(Move, frozen=True, tag="keep"):
    """Keep these single goods."""

    goods: tuple[Put, ...]


class StoreGoods(Move, frozen=True, tag="store"):
    """Keep these kinds in the warehouses, and these single goods."""

    kinds: tuple[str, ...]
    goods: tuple[Put, ...]


class Guests(Move, frozen=True):
    """Move guests from the guesthouse to empty circles."""

    pieces: tuple[Put, ...]


class Decline(Move, frozen=True):
    """Do without an automatic gain until further notice."""

    effect: str


class Accept(Move, frozen=True):
    """Have an automatic gain again."""

    effect: str
