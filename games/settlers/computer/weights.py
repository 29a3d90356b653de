"""What a sensible player thinks things are worth, as data."""

from pathlib import Path

import msgspec


class TileWeights(msgspec.Struct, forbid_unknown_fields=True):
    """Tiles and the resources that they make."""

    prize: float
    city: float
    village: float
    nature: float
    again: float
    on_the_way: float


class TokenWeights(msgspec.Struct, forbid_unknown_fields=True):
    """What a city tile brings."""

    war: float
    coin: float
    cart: float
    master: float


class SpotWeights(msgspec.Struct, forbid_unknown_fields=True):
    """Squares, by what they are good for."""

    prize: float
    row: float
    to_come: float
    more: float
    exposed: float
    beyond: float
    war: float
    no_war: float
    source: float


class RaceWeights(msgspec.Struct, forbid_unknown_fields=True):
    """What others are about to take."""

    deny: float
    deny_city: float
    contested: float


class SpendWeights(msgspec.Struct, forbid_unknown_fields=True):
    """What tokens cost, and what they bring."""

    war: float
    coin: float
    cart: float
    tempo: float
    hinder: float
    idle: float
    idle_to_come: float
    idle_open: float
    last: float


class StackWeights(msgspec.Struct, forbid_unknown_fields=True):
    """What a tile turned up may bring."""

    hoped: float
    fits: float
    fits_others: float
    bare: float
    lost: float


class Weights(msgspec.Struct, forbid_unknown_fields=True):
    """The tables of weights.toml."""

    tile: TileWeights
    token: TokenWeights
    spot: SpotWeights
    race: RaceWeights
    spend: SpendWeights
    stack: StackWeights


WEIGHTS = msgspec.toml.decode(Path(__file__).with_name("weights.toml").read_bytes(), type=Weights)
