"""The standing orders and instructions that states of earlier versions hold, as the plans that take over from them.

It belongs to migration 22 and stays as it is, like any migration: the names of moves and questions are those of then.
"""

import logging
import zlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

log = logging.getLogger(__name__)

Plain = dict[str, Any]

BUILT = ("build", "black_market")
"""The moves by which somebody comes to a new building: orders were based on the buildings that one had."""


def answers_left(game: str, stored: bytes, seat: int) -> str:
    """What this seat has left, as JSON of its plans; nothing, if that cannot be read."""
    try:
        plans = _left_in(
            game, msgspec.json.decode(stored if stored.startswith(b"{") else zlib.decompress(stored)), seat
        )
    except Exception:
        log.exception("what was left in a game cannot be read", extra={"game": game, "seat": seat})
        plans = []
    return msgspec.json.encode(plans).decode()


def _left_in(game: str, state: Plain, seat: int) -> list[Plain]:
    after = state["requests"][seat]
    if game == "puerto_rico":
        left = state["boards"][seat].get("orders", {})
        plans = [plan for kind, order in left.items() if kind in _ORDERS for plan in _ORDERS[kind](order)]
    else:
        player = state["players"][seat]
        policy = player.get("policies", {}).get("crises", "") or player.get("policy", "")
        plans = list(_in_crises(policy))
    return [{**plan, "after": after} for plan in plans]


def _plan(question: str, wishes: Sequence[Plain], *, key: str = "", until: Sequence[str] = BUILT) -> Plain:
    prompt = {"key": key or question.removesuffix(" *"), "args": {}}
    return {"question": question, "prompt": prompt, "wishes": wishes[:6], "stays": True, "until": until}


def _wish(move: str, **more: Any) -> Plain:
    return {"move": move, **more}


def _sale(order: Plain) -> Iterator[Plain]:
    """Pass, but be asked if a sale brings enough; who could deal in land was asked, too."""
    enough = {"most": ["coins", ""], "brings": {"noun": "coins", "word": "", "least": order["least"]}, "asks": True}
    asked = [_wish("sell", **enough), _wish("sell-at-post", **enough), _wish("buy-land", whichever=True, asks=True)]
    yield _plan("puerto_rico-ask-trade", [*asked, _wish("pass")])


def _keep(order: Plain) -> Iterator[Plain]:
    """A single good of one's choice; what warehouses hold cannot be said beforehand, so it is as proposed."""
    wishes = [_wish(f"keep {good} 1") for good in order["words"][:3]]
    yield _plan("puerto_rico-ask-keep", [*wishes, _wish("keep", whichever=True), _wish("store", whichever=True)])


def _mayor(_: Plain) -> Iterator[Plain]:
    yield _plan("puerto_rico-ask-assign", [_wish("mayor", whichever=True)])


def _tile(order: Plain) -> Iterator[Plain]:
    """Who could draw a hidden tile first was asked."""
    wishes = [_wish("pass") if word == "pass" else _wish(f"settle {word}") for word in order["words"]]
    yield _plan("puerto_rico-ask-take-tile", [_wish("draw", asks=True), *wishes])


def _ship(order: Plain) -> Iterator[Plain]:
    """Who has a wharf was asked."""
    wharves = [_wish(verb, whichever=True, asks=True) for verb in ("wharf", "small-wharf")]
    wishes = [_wish(f"ship {good} *") for good in order["words"]]
    yield _plan("puerto_rico-ask-load", [*wharves, *wishes])


def _build(order: Plain) -> Iterator[Plain]:
    """Whoever could pay for it on the black market was asked."""
    (key,) = (word.replace("_", "-") for word in order["words"])
    wishes = [_wish(f"build {key}"), _wish("pass")]
    yield _plan("puerto_rico-ask-build", wishes)
    by_deal = _wish(f"black-market {key} * * *", asks=True)
    yield _plan("puerto_rico-ask-build-or-deal", [by_deal, *wishes])


def _guests(_: Plain) -> Iterator[Plain]:
    yield _plan("*", [_wish("guests", never=True)], key="bot-plan-any-question")


_ORDERS: dict[str, Callable[[Plain], Iterator[Plain]]] = {
    "sale": _sale,
    "keep": _keep,
    "mayor": _mayor,
    "tile": _tile,
    "ship": _ship,
    "build": _build,
    "guests": _guests,
}

_HELP: dict[str, tuple[Plain, ...]] = {
    "market": (_wish("bless", whichever=True), _wish("help + 0 0"), _wish("done")),
    "two_own": (_wish("bless", whichever=True), _wish("help + 0 0")),
    "whatever_it_takes": (_wish("bless", whichever=True), _wish("help + + +"), _wish("done")),
    "nothing": (_wish("done"),),
}
"""By instruction. Who would give two cubes of their own in all is asked once the market has given its own."""


def _in_crises(policy: str) -> Iterator[Plain]:
    if policy not in _HELP:
        return
    for step in ("help-colony", "help-continent"):
        yield _plan(f"archipelago-ask-{step} *", _HELP[policy], until=())
    yield _plan("archipelago-ask-raise-citizens *", [_wish("raise", whichever=True)], until=())
