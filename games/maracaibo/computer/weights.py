"""What a sensible player thinks things are worth, as data."""

from pathlib import Path

import msgspec

Worths = dict[str, float]


class Weights(msgspec.Struct, forbid_unknown_fields=True):
    """The tables of weights.toml, in victory points."""

    coin: list[float]
    purse: list[tuple[int, float]]
    shield: float
    each: Worths
    each_turn: Worths
    growth: Worths
    nations: Worths
    war: Worths
    ship: Worths
    explorer: Worths
    sailing: Worths
    assistant: Worths
    cards: Worths
    alone: Worths


WEIGHTS = msgspec.toml.decode(Path(__file__).with_name("weights.toml").read_bytes(), type=Weights)
