"""Who is asked, read from the rulebook once more: whoever can use an effect, if need be after selling and buying."""

from collections.abc import Callable, Iterator

import msgspec
import pytest

from games.core.agenda import Decision, Step
from games.core.play import Play
from games.core.seats import Seat
from games.santa_maria.lines.steps import (
    ExtraFaith,
    Faith,
    Hire,
    OfferFaith,
    OfferHire,
    OfferPress,
    OfferWalk,
    Perform,
    Trade,
)
from games.santa_maria.maya.steps import Arrived
from games.santa_maria.rulebook import RULES
from games.santa_maria.state import State
from tests.games.santa_maria.box import DATA
from tests.games.santa_maria.naive_city import levels
from tests.games.santa_maria.naive_moves import (
    COLUMNS,
    PRICES,
    cargoes,
    hiring,
    knows,
    places,
    praying,
    purchases,
    sales,
    trading,
)

Useful = Callable[[State], bool]
MONK_SYMBOLS = (3, 6, 10, 14, 19, 24)


def free_actions(state: State, seat: Seat) -> Iterator[State]:
    """The table as it would be after one more sale or purchase."""
    player = state.players[seat]
    extra = knows(state, seat, "commerce")
    changes = [(kind, -1, price + extra) for kind, price in PRICES.items() if (kind, 1) in sales(state, seat)]
    changes += [(kind, 1, -3) for kind in ("wood", "grain") if (kind,) in purchases(state, seat)]
    for kind, count, coins in changes:
        goods = {**player.goods, kind: player.goods.get(kind, 0) + count}
        changed = msgspec.structs.replace(player, goods=goods, coins=player.coins + coins)
        players = [changed if other is player else other for other in state.players]
        yield msgspec.structs.replace(state, players=players)


def could(state: State, seat: Seat, useful: Useful) -> bool:
    """Whether it is of use now or after any sales and purchases."""
    seen = set()
    found = [state]
    while found:
        now = found.pop()
        player = now.players[seat]
        holding = player.coins, *sorted(player.goods.items())
        if holding in seen:
            continue
        seen.add(holding)
        if useful(now):
            return True
        found += free_actions(now, seat)
    return False


def use_of(state: State, step: Step) -> Useful | None:
    """What makes a question worth asking; nothing where there is no such question."""
    match step:
        case OfferHire(seat, line, must) if line[-1] in state.specialists:
            hire = Hire([seat], int(line[-1]), line, must)
            return lambda now: any(moves for verb, moves in hiring(now, seat, hire).items() if verb != "skip")
        case OfferWalk(seat, way) if knows(state, seat, "navigation"):
            onward = beyond(state.colony(seat).governor, way)
            open_to = bool(onward) and onward not in state.colony(seat).blocked
            return lambda now: open_to and now.players[seat].coins >= 1
        case OfferFaith(seat):
            return lambda now: bool(praying(now, seat, ExtraFaith([seat]))["pray"])
        case OfferPress(seat):
            return lambda now: now.players[seat].march < 12 and now.players[seat].coins >= 1
        case Arrived(seat, spot, 0, False):
            beside = [key for key, district in DATA["district"].items() if int(spot[1]) in district["roads"]]
            return lambda now: bool(levels(now, seat, beside))
        case Faith(seat) if state.players[seat].colony is not None and state.players[seat].faith + 1 in MONK_SYMBOLS:
            return lambda now: bool(places(now, seat))
        case Perform(seat, effect) if effect.do == "ship":
            return lambda now: any(cargoes(now, seat))
        case Perform(seat, effect) if effect.do == "temple":
            return lambda now: bool(levels(now, seat, list(DATA["district"])))
        case Perform(seat, effect, building) if effect.do == "trade":
            bought = effect.what != "coin" or state.players[seat].careful
            trade = Trade([seat], effect, building)
            had = bool(trading(state, seat, trade)["trade"])
            return lambda now: (bought or had) and bool(trading(now, seat, trade)["trade"])
        case _:
            return None


def beyond(cell: str, way: str) -> str:
    column, row = COLUMNS.index(cell[0]) + (way == "east"), int(cell[1]) + (way == "south")
    return f"{COLUMNS[column]}{row}" if column < 6 and row <= 6 else ""


def watch(patch: pytest.MonkeyPatch) -> None:
    """From now on every step that asks, or does not, is held against the rulebook."""
    for kind in (OfferHire, OfferWalk, OfferFaith, OfferPress, Arrived, Faith, Perform):
        patch.setitem(RULES.steps, kind, watched(RULES.steps[kind]))


def watched(rule: Callable[[Play[State], Step], None]) -> Callable[[Play[State], Step], None]:
    def check(play: Play[State], step: Step) -> None:
        state = play.state
        seat: Seat = step.seat  # type: ignore[attr-defined]
        player = state.players[seat]
        useful = use_of(state, step)
        expected = useful is not None and not player.resting and not player.said and could(state, seat, useful)
        before = len(play.agenda)
        rule(play, step)
        if useful is not None and not player.resting and not player.said:
            top = play.agenda[-1] if len(play.agenda) > before else None
            assert isinstance(top, Decision) == expected, step

    return check
