"""What a sensible player thinks things are worth, as data."""

from pathlib import Path

import msgspec

Worths = dict[str, float]


class AimWeights(msgspec.Struct, forbid_unknown_fields=True):
    """What points are worth, and how sure a lead is."""

    late: float
    money: float
    cubes: float
    other: float
    clearly: float
    tie: float
    suspicion: float


class EndWeights(msgspec.Struct, forbid_unknown_fields=True):
    """How much the end is wanted."""

    guessed: float
    spent: float
    stake: float
    now: float
    later: float
    purse: float
    danger: float
    safe: float
    patience: float
    weary: float
    reached: float


class LaterWeights(msgspec.Struct, forbid_unknown_fields=True):
    """How a position is judged a turn on."""

    medal: float
    rank: float
    sure: float
    falls: float


class PeaceWeights(msgspec.Struct, forbid_unknown_fields=True):
    """What a step away from independence is worth."""

    felt: float
    dearest: float
    halved_by: float
    utmost: float
    surplus: float
    shown: float
    uncovered: float
    churched: float
    plot: float
    plot_at_least: float
    behind: float
    threat: float


class FlorinWeights(msgspec.Struct, forbid_unknown_fields=True):
    """What money is worth."""

    below: list[float]
    worth: list[float]
    rich: float


class StoreWeights(msgspec.Struct, forbid_unknown_fields=True):
    """Cubes and tokens, for oneself and for the colony."""

    sale: float
    planned: float
    first: float
    further: float
    token: float
    stone: float
    wood: float
    fish: float
    seen_again: float
    risk: float
    small: float
    large: float
    joker: float
    raised: float
    own_strike: float
    at_hand: float
    part: float
    spared: float
    market: float


class PeopleWeights(msgspec.Struct, forbid_unknown_fields=True):
    """Citizens, ships, and where they stand."""

    citizen: float
    family: float
    work: float
    post: float
    afloat: float
    site: float
    crowd: float
    moving: float


class RegionWeights(msgspec.Struct, forbid_unknown_fields=True):
    """What a region offers."""

    kinds: float
    icons: float
    built_of: float
    huts: float
    land: float


class WheelWeights(msgspec.Struct, forbid_unknown_fields=True):
    """Actions, beside what follows from other tables."""

    harvest: float
    tax: float
    buy: float
    explore: float
    found_by_ship: float
    visit: float
    cube_built: float


class CardWeights(msgspec.Struct, forbid_unknown_fields=True):
    """Evolution cards."""

    uses: float
    medal: float
    unbuilt: float
    erected: float
    during: float
    improves: float
    grants: float
    per_disc: float
    per_cube: float
    other: float


class Weights(msgspec.Struct, forbid_unknown_fields=True):
    """The tables of weights.toml."""

    aim: AimWeights
    point: Worths
    turns: Worths
    end: EndWeights
    later: LaterWeights
    held: Worths
    peace: PeaceWeights
    florin: FlorinWeights
    store: StoreWeights
    people: PeopleWeights
    region: RegionWeights
    wheel: WheelWeights
    building: Worths
    card: CardWeights
    handy: Worths
    answer: Worths


WEIGHTS = msgspec.toml.decode(Path(__file__).with_name("weights.toml").read_bytes(), type=Weights)
