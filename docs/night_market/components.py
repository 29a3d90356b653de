"""The pieces of the game, typed on load from components.toml."""

from pathlib import Path

import msgspec


class Good(msgspec.Struct, frozen=True):
    """A kind of goods: how many there are, and what one of them sells for."""

    key: str
    copies: int
    price: int


class Street(msgspec.Struct, frozen=True):
    """Where stalls stand and lanterns hang."""

    key: str


class Components(msgspec.Struct, frozen=True):
    """All of components.toml."""

    nights: dict[str, int]
    start_coins: int
    start_goods: int
    parade: int
    """So many lanterns bring the parade to its end, and with it the game."""
    rest: int
    fashion: int
    paper: int
    """Lanterns of each kind for each player."""
    glass: int
    street_room: int
    glass_in_a_street: int
    pair: int
    moon: dict[str, int]
    """What the moon gets in a game for one, before the parade."""
    heirloom_most: int
    provenance: str
    good: tuple[Good, ...]
    street: tuple[Street, ...]


COMPONENTS = msgspec.toml.decode((Path(__file__).parent / "components.toml").read_bytes(), type=Components)
GOODS = {good.key: good for good in COMPONENTS.good}
STREETS = tuple(street.key for street in COMPONENTS.street)
PAPER, GLASS = "paper", "glass"
LANTERNS = {PAPER: COMPONENTS.paper, GLASS: COMPONENTS.glass}
