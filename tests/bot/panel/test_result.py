"""What the result says of how it came to it."""

from collections.abc import Callable

import pytest

from bot.panel.kit.wording import teller
from bot.panel.messages.result import headline, score_lines, turning_points
from bot.tables.live import Live
from games.archipelago.state import State
from games.core.course import Course, Moment
from games.core.game import Setup
from games.registry import game
from tests.support.positions import NOW, table_of

GROWN = Course(
    tuple(Moment(number, totals, ends=True) for number, totals in enumerate([(0, 1), (3, 1), (4, 6), (9, 7), (9, 9)]))
)


def over(change: Callable[[State], None]) -> Live:
    """A game of Archipelago that ended so."""
    state = game("archipelago").start(Setup(2, {}, "result")).state
    change(state)
    state.over = True
    live = Live(table_of("archipelago", 2, status="finished"), state, NOW)
    live.course = GROWN
    return live


def independent(state: State) -> None:
    state.rebellion = state.population + 1


@pytest.mark.parametrize(("change", "decided"), [(independent, False), (lambda state: None, True)])
def test_leads_and_places_are_told_only_where_points_decided(change: Callable[[State], None], decided: bool) -> None:
    live = over(change)
    say = teller(live.table, "en", live.emblems)
    assert bool(turning_points(live, say)) is decided
    assert [line[:2] for line in score_lines(live, say)][:1] == (["1."] if decided else ["- "])


@pytest.mark.parametrize(("locale", "turn"), [("en", "turn 2"), ("ru", "ход 2")])
def test_a_lead_changed_in_what_the_game_calls_its_rounds(locale: str, turn: str) -> None:
    live = over(lambda state: None)
    lines = turning_points(live, teller(live.table, locale, live.emblems))
    assert turn in lines[0], lines


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "Nobody has won. Rebellion 1 exceeds population 0: the archipelago is independent."),
        ("ru", "Никто не победил. Мятеж 1 превысил население 0: архипелаг стал независимым."),
    ],
)
def test_a_common_defeat_is_told_with_its_cause(locale: str, told: str) -> None:
    live = over(independent)
    assert headline(live, teller(live.table, locale, live.emblems)) == told
