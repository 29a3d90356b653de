"""How many taps a move takes: a button is one, a choice from a list two (it opens first)."""

from collections.abc import Iterable, Iterator
from statistics import median

from bot.panel.kit.ids import parse
from bot.panel.kit.wording import label_teller
from bot.panel.questions.controls import private_controls, public_controls
from bot.store.identity import TableId
from bot.tables.live import Live
from games.core.chance import Chance
from games.core.moves import Move
from games.core.seats import Seat
from tests.bot.panel.pressing import TABLE, Json, then, towards
from tests.bot.panel.shown import as_json

MEDIAN, P95 = 2, 4
BUTTON = 2
"""Discord's number for this kind of component."""
MOST = 40


def taps_of(positions: Iterable[Live], language: str) -> list[int]:
    """What a sensible decision in each of these positions takes."""
    return [taps(live, seat, move, language) for live, seat, move in _decisions(positions)]


def typical(found: list[int]) -> tuple[float, int]:
    """What a move takes at the median, and at p95."""
    return median(found), sorted(found)[len(found) * 95 // 100]


def check(found: list[int]) -> None:
    """Most moves are made at once, and hardly any takes long."""
    middle, most = typical(found)
    assert middle <= MEDIAN, sorted(found)
    assert most <= P95, sorted(found)


def taps(live: Live, seat: Seat, move: Move, language: str) -> int:
    """From the panel in the thread, or through the button there that leads to one's own controls."""
    request, say = live.request(seat), label_teller(live.table, language)
    if len(live.waiting()) == 1 and not request.secret:
        openly = public_controls(TableId(TABLE), request, say, live.foresight(seat, None))
        pressed = _pressed(live, seat, as_json(openly.rows), move, language)
        if pressed is not None:
            return pressed
    privately = private_controls(TableId(TABLE), request, say, live.foresight(seat, seat))
    pressed = _pressed(live, seat, as_json(privately.rows), move, language)
    assert pressed is not None, move
    return 1 + pressed


def _decisions(positions: Iterable[Live]) -> Iterator[tuple[Live, Seat, Move]]:
    for at, live in enumerate(positions):
        for seat in live.waiting()[:1]:
            view = live.game.view(live.state, seat)
            yield live, seat, live.game.sensible(view, live.request(seat), Chance(f"taps {at}"))


def _pressed(live: Live, seat: Seat, controls: list[Json], move: Move, language: str) -> int | None:
    """The taps from these controls to the move; none if they do not lead there."""
    request, say = live.request(seat), label_teller(live.table, language)
    count = 0
    for _ in range(MOST):
        shown = [part for part in controls if (at := parse(part["custom_id"])) is not None and at.act != "type"]
        nearest = towards(request, shown, move)
        if not nearest:
            return None
        _, control, draft = nearest[0]
        part = next(part for part in shown if parse(part["custom_id"]) == control)
        count += 1 if part["type"] == BUTTON else 2
        if draft.complete:
            return count
        controls = then(request, say, draft, control, live.foresight(seat, seat))
    return None
