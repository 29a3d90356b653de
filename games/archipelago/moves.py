"""What a player does in one gesture."""

from games.core.fields import Put
from games.core.moves import Move

# Turn zero


class Wish(Move, frozen=True, tag="wish"):
    """Say which trend one would like."""

    trend: str


class Settle(Move, frozen=True, tag="settle"):
    """Lay a first region beside the start, turned so that a given edge of it points to the start."""

    side: str
    place: str
    edge: str


class Land(Move, frozen=True, tag="land"):
    """Put the two first citizens ashore."""

    shores: tuple[Put, ...]


class Gather(Move, frozen=True, tag="gather"):
    """A cube for the market, and one for oneself."""

    market: str
    own: str


class Keep(Move, frozen=True, tag="keep"):
    """Keep these objectives."""

    objectives: tuple[str, ...]


# Phase 2


class Bid(Move, frozen=True, tag="bid"):
    """Bid for the order of turn."""

    amount: int


class Order(Move, frozen=True, tag="order"):
    """Put the seats into this order."""

    seats: tuple[str, ...]


# Crises


class Help(Move, frozen=True, tag="help"):
    """Spend cubes of the market, own ones and explorer tokens in a crisis."""

    market: str
    own: str
    tokens: str


class Raise(Move, frozen=True, tag="raise"):
    """Raise citizens who lie."""

    who: tuple[Put, ...]


class Bless(Move, frozen=True, tag="bless"):
    """Raise citizens in the region of an own church."""

    who: tuple[Put, ...]


class Done(Move, frozen=True, tag="done"):
    """Nothing more for now."""


# A round


class HarvestFish(Move, frozen=True, tag="harvest_fish"):
    """Ships gather fish."""

    who: tuple[Put, ...]


class HarvestWood(Move, frozen=True, tag="harvest_wood"):
    """Citizens gather wood."""

    who: tuple[Put, ...]


class HarvestStone(Move, frozen=True, tag="harvest_stone"):
    """Citizens gather stone."""

    who: tuple[Put, ...]


class HarvestIron(Move, frozen=True, tag="harvest_iron"):
    """Citizens gather iron."""

    who: tuple[Put, ...]


class HarvestCattle(Move, frozen=True, tag="harvest_cattle"):
    """Citizens gather cattle."""

    who: tuple[Put, ...]


class HarvestFruit(Move, frozen=True, tag="harvest_fruit"):
    """Citizens gather exotic fruit."""

    who: tuple[Put, ...]


Harvest = HarvestFish | HarvestWood | HarvestStone | HarvestIron | HarvestCattle | HarvestFruit
HARVESTS: dict[str, type[Harvest]] = {
    "fish": HarvestFish,
    "wood": HarvestWood,
    "stone": HarvestStone,
    "iron": HarvestIron,
    "cattle": HarvestCattle,
    "fruit": HarvestFruit,
}


class Tax(Move, frozen=True, tag="tax"):
    """Collect taxes."""


class Buy(Move, frozen=True, tag="buy"):
    """Buy a cube on a market."""

    market: str
    resource: str


class Sell(Move, frozen=True, tag="sell"):
    """Sell a cube, or an explorer token as one, on a market."""

    market: str
    resource: str
    payment: str


class Explore(Move, frozen=True, tag="explore"):
    """Begin an exploration."""


class Take(Move, frozen=True, tag="take"):
    """Take the hex that one sees."""


class Decline(Move, frozen=True, tag="decline"):
    """Discard the hex that one sees and take the next unseen."""


class Discover(Move, frozen=True, tag="discover"):
    """Lay the new region, and send a unit there."""

    side: str
    place: str
    edge: str
    unit: str


class Fail(Move, frozen=True, tag="fail"):
    """Discard the hex: the exploration fails."""


class Welcome(Move, frozen=True, tag="welcome"):
    """A hut's people join as a citizen."""

    shore: str


class Reproduce(Move, frozen=True, tag="reproduce"):
    """Add a citizen where two live."""

    regions: tuple[str, ...]


class Recruit(Move, frozen=True, tag="recruit"):
    """Hire workers."""

    where: tuple[Put, ...]


class Sail(Move, frozen=True, tag="sail"):
    """Move ships."""

    where: tuple[Put, ...]


class Walk(Move, frozen=True, tag="walk"):
    """Move citizens, over land or in a convoy."""

    where: tuple[Put, ...]


class Build(Move, frozen=True, tag="build"):
    """Build a town, market, port, church or ship."""

    building: str
    builder: str
    payment: str


class Moor(Move, frozen=True, tag="moor"):
    """Choose the water or shore of what was built."""

    shore: str


class Use(Move, frozen=True, tag="use"):
    """Use an evolution card."""

    card: str
    payment: str


class Erect(Move, frozen=True, tag="erect"):
    """Build a wonder, with a citizen from here."""

    card: str
    payment: str
    unit: str


class Visit(Move, frozen=True, tag="visit"):
    """Use a port or a market."""

    building: str
    region: str


class Evict(Move, frozen=True, tag="evict"):
    """Put a striker out of a building in one's own region, onto this shore of it."""

    building: str
    region: str


class Pass(Move, frozen=True, tag="pass"):
    """Do nothing more in this phase."""


# Cards


class Aim(Move, frozen=True, tag="aim"):
    """Whom or what a card is aimed at."""

    target: str


class Loot(Move, frozen=True, tag="loot"):
    """Which icons of the region are looted."""

    icons: tuple[Put, ...]


class Purchase(Move, frozen=True, tag="purchase"):
    """Buy one of the opened cards."""

    card: str


class Surrender(Move, frozen=True, tag="surrender"):
    """Give a cube to the Pirate."""

    resource: str


class Hide(Move, frozen=True, tag="hide"):
    """A cube in each fist."""

    left: str
    right: str


class Fist(Move, frozen=True, tag="fist"):
    """Pick a fist."""

    fist: str


class Show(Move, frozen=True, tag="show"):
    """Show money to all, by fives."""

    fives: int


class Launch(Move, frozen=True, tag="launch"):
    """Where new ships are added."""

    regions: tuple[str, ...]


# Phase 6


class Acquire(Move, frozen=True, tag="acquire"):
    """Buy a card of the track and turn another."""

    card: str
    turned: str


class Rotate(Move, frozen=True, tag="rotate"):
    """Turn cards of the track."""

    cards: tuple[str, ...]


# At any time


class Allow(Move, frozen=True, tag="allow"):
    """Let others harvest in a region that one rules, or no longer."""

    region: str
    permission: str


class Policy(Move, frozen=True, tag="policy"):
    """What to do in crises while one is away."""

    policy: str


# Deals


class Deal(Move, frozen=True, tag="deal"):
    """Offer somebody an exchange, a gift, a loan, a promise."""

    to: str
    terms: tuple[Put, ...]


class Ask(Move, frozen=True, tag="ask"):
    """Ask for a card or a permission of somebody's, and say for what."""

    thing: str
    terms: tuple[Put, ...]


class Accept(Move, frozen=True, tag="accept"):
    """Accept an offer."""

    proposal: str


class Refuse(Move, frozen=True, tag="refuse"):
    """Refuse an offer."""

    proposal: str


class Counter(Move, frozen=True, tag="counter"):
    """Answer an offer by other terms."""

    proposal: str
    terms: tuple[Put, ...]


class Withdraw(Move, frozen=True, tag="withdraw"):
    """Take back one's own offer."""

    proposal: str


class Judge(Move, frozen=True, tag="judge"):
    """Say whether a promise was kept."""

    promise: str
    verdict: str
