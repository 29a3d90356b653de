"""The words of the data: nations, goods, objects, and effects as small named pieces that cards and tiles combine."""

from typing import Literal, get_args

import msgspec

Source = Literal["text", "public", "designed", "mixed"]
Nation = Literal["france", "spain", "england"]
Synergy = Literal["anchor", "tools", "scales", "bell", "crown"]
Good = Literal["sugar", "tobacco", "cocoa", "cotton"]
Item = Literal["treasure", "adventure", "book", "herb"]

NATIONS: tuple[Nation, ...] = get_args(Nation)
SYNERGIES: tuple[Synergy, ...] = get_args(Synergy)
GOODS: tuple[Good, ...] = get_args(Good)
ITEMS: tuple[Item, ...] = get_args(Item)

Per = Literal[
    "tokens", "assistants", "quests", "compasses", "synergies", "nations", "borders", "upgrades", "garrison", "shields"
]
"""What something is scored for."""

Does = Literal[
    # at once
    "doubloons",
    "points",
    "strength",
    "figures",
    "influence",
    "rank",
    "disc",
    "explore",
    "war",
    "village",
    "income",
    "point_income",
    "synergy",
    "village_marker",
    "village_rank",
    "own_quest",
    "points_per",
    "doubloons_per",
    "settle_figures",
    "choose",
    "sail",
    "veteran",
    "remove_skull",
    "city_quest",
    # what must be paid before the rest comes
    "pay_doubloons",
    "pay_strength",
    "pay_goods",
    # from then on
    "object",
    "discount",
    "war_strength",
    "compass",
    "stride",
    "leap",
    "visitor_doubloons",
    "visitor_points",
    "enlist",
    "removal",
    "deal",
    "manoeuvre",
    "drill",
    "claim",
    "long_days",
    "hand",
    "free_market",
    "village_war",
]

LASTING: frozenset[str] = frozenset(get_args(Does)[get_args(Does).index("object") :])
"""Effects that are looked up when they matter and do nothing at once."""


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A small piece of what anything does: a verb, how much, and of what."""

    do: Does
    n: int = 1
    nation: Nation | Literal["", "any", "aggressor"] = ""
    synergy: Synergy | Literal["", "any"] = ""
    item: Item | Literal["", "goods"] = ""
    per: Per | Literal[""] = ""
    last: bool = False
    """It ends all that is open in phase B."""
    gain: tuple["Effect", ...] = ()
    """What a deal or a manoeuvre brings."""
    options: tuple[tuple["Effect", ...], ...] = ()
    """One of these, by choice."""
    tiles: tuple[str, ...] = ()


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Part of a price: so many of a good, an object or something of one's stock; `moves` is only a condition."""

    pay: Good | Item | Literal["doubloons", "strength", "figures", "moves"]
    n: int


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Every entry says where it comes from."""

    source: Source
    note: str = ""
