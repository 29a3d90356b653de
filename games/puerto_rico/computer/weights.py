"""What a sensible player thinks things are worth, as data."""

from pathlib import Path

import msgspec

Worths = dict[str, float]


class Weights(msgspec.Struct, forbid_unknown_fields=True):
    """The tables of weights.toml, in victory points."""

    role: Worths
    goods: Worths
    tile: Worths
    building: Worths
    like: Worths


WEIGHTS = msgspec.toml.decode(Path(__file__).with_name("weights.toml").read_bytes(), type=Weights)
