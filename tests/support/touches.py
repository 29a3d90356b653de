"""How often a person touches the screen: a button once, a choice from a list twice (it opens first)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from statistics import mean, median

from bot.panel.kit.ids import parse
from bot.panel.kit.posting import Posting
from bot.panel.kit.wording import label_teller
from bot.panel.messages.private_card import your_move
from bot.panel.messages.service import more_card
from bot.panel.messages.table_panel import table_panel
from bot.panel.questions.clicked import ANSWERING
from bot.tables.live import Live
from games.core.chance import Chance
from games.core.moves import Move
from games.core.seats import Seat
from tests.bot.panel.pressing import Json, then, towards
from tests.bot.panel.shown import shown

MEAN = 1.5
"""So many an answer, over whole games."""
MEDIAN, P95 = 2, 4
CONTROLS = (2, 3)
BUTTON, LIST = 1, 2
"""The touches of a click, and of a choice."""
MOST = 40


@dataclass
class Touches:
    """What was counted, answer by answer and turn by turn: a turn is what a seat does before somebody else does."""

    answers: list[int] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)

    def an_answer(self) -> float:
        return mean(self.answers)

    def a_turn(self) -> float:
        return mean(self.turns)

    def check(self) -> None:
        """Few at the mean, most answers at once, and hardly any takes long."""
        assert self.an_answer() <= MEAN, sorted(self.answers)
        assert median(self.answers) <= MEDIAN, sorted(self.answers)
        assert sorted(self.answers)[len(self.answers) * 95 // 100] <= P95, sorted(self.answers)

    def __add__(self, other: "Touches") -> "Touches":
        return Touches(self.answers + other.answers, self.turns + other.turns)


def touches_of(positions: Iterable[Live], language: str) -> Touches:
    """What a sensible player's answers take: each turn begins at the panel, and goes on where the last answer was."""
    counted = Touches()
    mover: Seat | None = None
    card = False
    for live, seat, move in decisions(positions):
        if seat != mover:
            counted.turns.append(0)
        # Whoever is asked on in secret is brought to their own card.
        card = seat == mover and (card or live.request(seat).secret)
        found, card = touches(live, seat, move, language, card=card)
        counted.answers.append(found)
        counted.turns[-1] += found
        mover = seat
    return counted


def touches(live: Live, seat: Seat, move: Move, language: str, *, card: bool = False) -> tuple[int, bool]:
    """From one's own card, if it is open, or from the panel; and whether it is open then."""
    openly = None
    if len(live.waiting()) == 1 and not live.request(seat).secret:
        openly = _pressed(live, seat, table_panel(live, language, None), move, language)
        if openly == (BUTTON, 1):
            return BUTTON, False
    own = _pressed(live, seat, your_move(live, seat, language, None), move, language)
    if own is None:
        beside = _pressed(live, seat, more_card(live, seat, language), move, language)
        assert beside is not None, move
        return BUTTON + beside[0], True
    ways = [(own[0] + (0 if card else BUTTON), True)]
    # What is not whole on the panel goes on in private.
    return min([*ways, *([] if openly is None else [(openly[0], openly[1] > 1)])])


def decisions(positions: Iterable[Live]) -> Iterator[tuple[Live, Seat, Move]]:
    """Whoever is asked first in each position, and what a sensible player answers."""
    for at, live in enumerate(positions):
        for seat in live.waiting()[:1]:
            view = live.game.view(live.state, seat)
            yield live, seat, live.game.sensible(view, live.request(seat), Chance(f"touches {at}"))


def _pressed(live: Live, seat: Seat, posting: Posting, move: Move, language: str) -> tuple[int, int] | None:
    """The touches from these controls to the move, and in how many steps; none if they do not lead there."""
    request, say = live.request(seat), label_teller(live.table, language)
    controls = [part for part in shown(posting) if part["type"] in CONTROLS and _answers(part, seat)]
    count = 0
    for step in range(1, MOST):
        costs = {part["custom_id"]: BUTTON if part["type"] == CONTROLS[0] else LIST for part in controls}
        nearest = [
            (distance, costs[control.id()], control, draft)
            for distance, control, draft in towards(request, controls, move)
        ]
        if not nearest:
            return None
        _, cost, control, draft = min(nearest, key=lambda one: one[:2])
        count += cost
        if draft.complete:
            return count, step
        controls = [each for each in then(request, say, draft, control, live.foresight(seat, seat)) if not _types(each)]
    return None


def _answers(part: Json, seat: Seat) -> bool:
    control = parse(part.get("custom_id", ""))
    return control is not None and control.act in ANSWERING and control.seat == seat and not _types(part)


def _types(part: Json) -> bool:
    control = parse(part["custom_id"])
    return control is not None and control.act == "type"
