"""How controls name plans, wishes and coming questions."""

from collections.abc import Sequence

import msgspec

from bot.panel.kit.packing import DIGITS, mark
from games.core.ahead.coming import Coming
from games.core.ahead.plans import Need, Plan, Wish

PART = "/"
"""Between a noun and its word; neither holds one."""


class Ref(msgspec.Struct, frozen=True):
    """A wish as a control names it: by its place, and by a mark that is another when anything about it is another."""

    plan: Plan
    wish: Wish
    name: str


def refs(plans: Sequence[Plan]) -> list[Ref]:
    """All wishes, with the names by which controls know them."""
    return [
        Ref(plan, wish, f"{DIGITS[at]}{DIGITS[wish_at]}{mark([msgspec.json.encode(plan)])}")
        for at, plan in enumerate(plans)
        for wish_at, wish in enumerate(plan.wishes)
    ]


def coming_name(one: Coming, turn: int) -> str:
    """A coming question as a control names it: its kind, and how many of that kind are planned before it."""
    return f"{mark([one.kind])}{DIGITS[turn]}"


def need_of(noun_word: str, count: str) -> Need | None:
    """What a control of the card of numbers says."""
    noun, _, word = noun_word.partition(PART)
    return Need(noun, word, int(count)) if count.isdecimal() and len(count) < 4 else None
