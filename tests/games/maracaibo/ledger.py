"""The story is whole: whatever came and went is told, of whom, and how much; secrets to their seat alone."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from games.core.events import Event
from games.maracaibo.state import State
from games.maracaibo.steps import UpgradeDone

PREFIX = "maracaibo-log-"
COUNTED = {
    "strength": ("strength", 1),
    "spends-strength": ("strength", -1),
    "figures": ("reserve", -1),
    "gives-figures": ("reserve", 1),
    "income": ("income", 1),
    "point-income": ("point_income", 1),
    "jean-points": ("points", 1),
}
"""What of a player changes by the event's count."""
EACH = {"disc": "discs", "upgrade": "upgrades", "invests": "buildings", "crosses": "crossed", "employs": "helpers"}
"""What changes by one with each such event."""
IN_SECRET = {
    "draws": ("draws-cards", "count"),
    "plans": ("plans-card", ""),
    "unplans": ("unplans-card", ""),
    "prepares": ("prepares-cards", ""),
}
"""What a seat alone is told, and what all others are told instead."""


def check_ledger(before: State, events: Sequence[Event], after: State) -> None:
    """The tallies before and what is told make the tallies after."""
    told = Counter[Any]()
    for event in events:
        told.update(_told(event.key.removeprefix(PREFIX), event))
    had, has = tally(before), tally(after)
    changed = {what: has[what] - had[what] for what in had | has if has[what] != had[what]}
    expected = {what: count for what, count in told.items() if count}
    assert changed == expected, (changed, expected)
    assert all(event.args.get("count", 1) != 0 for event in events if event.key != f"{PREFIX}fights")
    assert all(event.args["card"] for event in events if event.key == f"{PREFIX}market")
    check_secrets(events)
    check_news(before, events, after)


def tally(state: State) -> Counter[Any]:
    """What is counted of every seat and of the board."""
    found = Counter[Any](dict.fromkeys(state.markers.items(), 1))
    to_come = Counter[int](step.seat for step in state.agenda if isinstance(step, UpgradeDone))
    for seat, player in enumerate(state.players):
        found |= {("influence", seat, nation): steps for nation, steps in player.influence.items()}
        found |= {(name, seat): getattr(player, name) for name in ("strength", "reserve", "income", "point_income")}
        found["discs", seat] = 24 - sum(player.discs.values())
        found["upgrades", seat] = 12 - len(player.discs) - to_come[seat]
        found["buildings", seat] = len(player.buildings)
        found["crossed", seat] = len(player.borders())
        found["helpers", seat] = player.assistants()
    if state.jean:
        found |= {("influence", None, nation): steps for nation, steps in state.jean.influence.items()}
        found["points", None] = state.jean.points
    return found


def _told(key: str, event: Event) -> Iterable[tuple[Any, int]] | dict[Any, int]:
    count, seat = event.args.get("count", 0), event.seat
    assert isinstance(count, int)
    if key in COUNTED:
        what, sign = COUNTED[key]
        return {(what, seat): sign * count}
    if key in EACH:
        return {(EACH[key], seat): 1}
    match key:
        case "influence" | "jean-influence":
            return {("influence", seat, event.args["nation"]): count}
        case "income-full":
            return {("point_income", seat): -20}
        case "career":
            return {("reserve", seat): -3}
        case "robs-jean":
            return {("points", None): -count}
        case "marker" | "displaced":
            return {(event.args["place"], event.args["nation"]): 1 if key == "marker" else -1}
        case _:
            return {}


def check_secrets(events: Sequence[Event]) -> None:
    """What one seat draws or plans, the others are told without the cards."""
    events = [event for event in events if event.key.startswith(PREFIX)]
    for at, event in enumerate(events):
        key = event.key.removeprefix(PREFIX)
        if key not in IN_SECRET:
            assert event.to is None, key
            continue
        others = events[at + 1]
        instead, counted = IN_SECRET[key]
        cards = event.args["card"]
        assert event.to == (event.seat,)
        assert key != "prepares" or event.args.keys() == {"card", "card_more"}
        assert (others.key, others.seat, others.not_to) == (PREFIX + instead, event.seat, (event.seat,))
        assert "card" not in others.args
        assert not counted or (isinstance(cards, tuple) and others.args[counted] == len(cards) > 0)


def check_news(before: State, events: Sequence[Event], after: State) -> None:
    """What is new on the board is told by its name."""

    def named(key: str, arg: str) -> list[Any]:
        return sorted(str(event.args[arg]) for event in events if event.key == PREFIX + key)

    def gone(one: Iterable[str], other: Iterable[str]) -> list[str]:
        return sorted((Counter(list(one)) - Counter(list(other))).elements())

    assert named("tile-comes", "tile") == gone(after.legacy, before.legacy)
    assert named("tile-gone", "tile") == gone(before.legacy, after.legacy)
    assert named("building", "building") == sorted(after.buildings[before.open_buildings : after.open_buildings])
    assert named("round", "count") in ([str(after.round)], [] if after.round == before.round else None)
    bought = [card for player in after.players for card in player.bought]
    assert named("buys", "card") == gone(bought, (card for player in before.players for card in player.bought))
    synergies = [token for player in after.players for token in player.synergies]
    assert named("synergy", "synergy") == gone(
        synergies, (token for player in before.players for token in player.synergies)
    )
