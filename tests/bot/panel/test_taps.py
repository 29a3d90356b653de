"""How many taps a move takes, over whole sensible games: a button is one, a choice from a list two (it opens first)."""

import statistics

import pytest

from bot.panel.kit.ids import parse
from bot.panel.kit.wording import label_teller
from bot.panel.questions.controls import private_controls, public_controls
from bot.store.identity import TableId
from bot.tables.live import Live
from games.core.chance import Chance
from games.core.moves import Move
from games.core.seats import Seat
from games.registry import GAMES, game
from tests.bot.panel.pressing import TABLE, Json, then, towards
from tests.bot.panel.shown import as_json
from tests.support.positions import position

MEDIAN, P95 = 2, 4
BUTTON = 2


def pressed(live: Live, seat: Seat, controls: list[Json], move: Move) -> int | None:
    """The taps from these controls to the move; none if they do not lead there."""
    request, say = live.request(seat), label_teller(live.table, "en")
    count = 0
    for _ in range(40):
        shown = [part for part in controls if (at := parse(part["custom_id"])) is not None and at.act != "type"]
        nearest = towards(request, shown, move)
        if not nearest:
            return None
        _, control, draft = nearest[0]
        part = next(part for part in shown if parse(part["custom_id"]) == control)
        count += 1 if part["type"] == BUTTON else 2
        if draft.complete:
            return count
        controls = then(request, say, draft, control)
    return None


def taps(live: Live, seat: Seat, move: Move) -> int:
    """From the panel in the thread, or through the button there that leads to one's own controls."""
    request, say = live.request(seat), label_teller(live.table, "en")
    if len(live.waiting()) == 1 and not request.secret:
        openly = pressed(live, seat, as_json(public_controls(TableId(TABLE), request, say).rows), move)
        if openly is not None:
            return openly
    privately = pressed(live, seat, as_json(private_controls(TableId(TABLE), request, say).rows), move)
    assert privately is not None, move
    return 1 + privately


@pytest.mark.parametrize("key", GAMES)
def test_few_taps_make_a_move(key: str) -> None:
    found: list[int] = []
    for live in position(key, max(game(key).seat_counts), 5, every=1):
        for seat in live.waiting()[:1]:
            view = live.game.view(live.state, live.request(seat).seat)
            move = live.game.sensible(view, live.request(seat), Chance(f"taps {len(found)}"))
            found.append(taps(live, seat, move))
    assert statistics.median(found) <= MEDIAN
    assert sorted(found)[len(found) * 95 // 100] <= P95
