"""What a sensible player thinks things are worth, as data."""

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import msgspec

Worths = dict[str, float]
Times = dict[str, tuple[float, float, float]]
"""Each figure early, late and in the last round."""
LAST = 2.0
"""How near the end it is once the last round is played."""


class Weights(msgspec.Struct, forbid_unknown_fields=True):
    """The tables of weights.toml, in victory points."""

    role: Times
    goods: Times
    tile: Times
    building: Times
    like: Worths
    made: Worths
    kinds: Worths


WEIGHTS = msgspec.toml.decode(Path(__file__).with_name("weights.toml").read_bytes(), type=Weights)


class Now(NamedTuple):
    """The figures by the time that it is."""

    role: Worths
    goods: Worths
    tile: Worths
    building: Worths


@lru_cache(maxsize=1024)
def weights_at(time: float) -> Now:
    """Between early and late all figures change evenly; the last round has its own."""
    return Now(*(_by_then(times, time) for times in (WEIGHTS.role, WEIGHTS.goods, WEIGHTS.tile, WEIGHTS.building)))


def _by_then(times: Times, time: float) -> Worths:
    if time >= LAST:
        return {key: last for key, (_, _, last) in times.items()}
    return {key: early + (late - early) * time for key, (early, late, _) in times.items()}
