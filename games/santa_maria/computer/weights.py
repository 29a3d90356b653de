"""What a sensible player thinks things are worth, as data."""

from pathlib import Path

import msgspec

Worths = dict[str, float]


class Weights(msgspec.Struct, forbid_unknown_fields=True):
    """The tables of weights.toml, in coins."""

    piece: Worths
    by_year: dict[str, list[float]]
    step: Worths
    track: Worths
    line: Worths
    tile: Worths
    trade: Worths
    ship: Worths
    monk: Worths
    space: Worths
    board: Worths


WEIGHTS = msgspec.toml.decode(Path(__file__).with_name("weights.toml").read_bytes(), type=Weights)
