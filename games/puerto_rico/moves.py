"""What players can do, each move as one gesture."""

from games.core.fields import Put
from games.core.moves import Move


class Draft(Move, frozen=True, tag="draft"):
    """Put a kind of building on its cell of the board."""

    building: str


class Choose(Move, frozen=True, tag="choose"):
    """Take a role token."""

    role: str


class Pass(Move, frozen=True, tag="pass"):
    """Do without."""


class Settle(Move, frozen=True, tag="settle"):
    """Take a plantation from the row, or a quarry."""

    tile: str


class Forest(Move, frozen=True, tag="forest"):
    """Take a plantation from the row and lay it face down."""

    tile: str


class Draw(Move, frozen=True, tag="draw"):
    """Draw a hidden plantation through the hacienda."""


class ExtraQuarry(Move, frozen=True, tag="extra_quarry"):
    """Take a quarry instead of the hacienda's hidden plantation."""


class Lay(Move, frozen=True, tag="lay"):
    """Lay the drawn tile as plantation or as forest."""

    side: str


class Hunting(Move, frozen=True, tag="hunt"):
    """Discard a plantation or a forest through the hunting lodge."""

    tile: str


class Take(Move, frozen=True, tag="take"):
    """Take the noble or a colonist from the ship."""

    piece: str


class Mayor(Move, frozen=True, tag="mayor"):
    """Place all one's pieces."""

    pieces: tuple[Put, ...]


class Erect(Move, frozen=True, tag="build"):
    """Build with doubloons alone."""

    building: str


class BlackMarket(Move, frozen=True, tag="black_market"):
    """Build, with a colonist, a good or a point for the missing doubloons."""

    building: str
    colonist: str
    """The place that a colonist leaves, or none."""
    good: str
    point: str


class Craft(Move, frozen=True, tag="craft"):
    """Take the craftsman's good."""

    good: str


class CraftTwo(Move, frozen=True, tag="craft_two"):
    """Take both goods of the doubled privilege."""

    first: str
    second: str


class Sell(Move, frozen=True, tag="sell"):
    """Sell to the trading house."""

    good: str


class SellAtPost(Move, frozen=True, tag="sell_at_post"):
    """Sell at one's own trading post."""

    good: str


class BuyLand(Move, frozen=True, tag="buy_land"):
    """Buy a hidden plantation through the land office."""


class SellLand(Move, frozen=True, tag="sell_land"):
    """Give a plantation up through the land office."""

    tile: str


class ShipGoods(Move, frozen=True, tag="ship"):
    """Load all one can of a good onto a cargo ship."""

    good: str
    ship: str


class Wharf(Move, frozen=True, tag="wharf"):
    """Ship all of one good through the wharf."""

    good: str


class SmallWharf(Move, frozen=True, tag="small_wharf"):
    """Ship any goods through the small wharf."""

    goods: tuple[Put, ...]


class SupplyGoods(Move, frozen=True, tag="supply"):
    """Send one good of each of these kinds through the royal supplier."""

    goods: tuple[str, ...]


class SupplyInOrder(Move, frozen=True, tag="supply_in_order"):
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


class Guests(Move, frozen=True, tag="guests"):
    """Move guests from the guesthouse to empty circles."""

    pieces: tuple[Put, ...]


class Decline(Move, frozen=True, tag="decline"):
    """Do without an automatic gain until further notice."""

    effect: str


class Accept(Move, frozen=True, tag="accept"):
    """Have an automatic gain again."""

    effect: str


class OrderSale(Move, frozen=True, tag="order_sale"):
    """Pass in the trader phase unless a sale brings so much."""

    least: int


class OrderKeep(Move, frozen=True, tag="order_keep"):
    """Keep goods in this order of preference."""

    first: str
    second: str
    third: str


class OrderMayor(Move, frozen=True, tag="order_mayor"):
    """Confirm the proposed placement."""


class OrderTile(Move, frozen=True, tag="order_tile"):
    """Take the first of these tiles that lies there."""

    first: str
    second: str
    third: str


class OrderShip(Move, frozen=True, tag="order_ship"):
    """Load the first of these goods that can be loaded."""

    first: str
    second: str
    third: str


class OrderBuild(Move, frozen=True, tag="order_build"):
    """Build this as soon as it can be paid; pass until then."""

    building: str


class OrderGuests(Move, frozen=True, tag="order_guests"):
    """Do not ask about the guests."""


class CancelOrder(Move, frozen=True, tag="cancel_order"):
    """Take a standing order back."""

    order: str
