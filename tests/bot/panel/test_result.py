"""What the result says of how it came to it."""

from collections.abc import Callable
from random import Random

import pytest

from bot.panel.kit.wording import teller
from bot.panel.messages.result import headline, result_panel, score_lines, turning_points
from bot.tables.live import Live
from bot.tables.model import LogLine
from games.archipelago.state import State
from games.core.ending.course import Course, Moment
from games.core.game import Setup
from games.registry import game
from tests.bot.panel.shown import texts
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


@pytest.mark.parametrize(("locale", "told"), [("en", "100 are needed"), ("ru", "для победы нужно 100")])
def test_who_plays_alone_reads_why_it_was_no_victory(locale: str, told: str) -> None:
    play = game("santa_maria").start(Setup(1, {}, "alone"))
    chance = Random(7)
    found = []
    while play.waiting():
        request = play.legal(play.waiting()[0])
        passing = request.offer("pass")
        offer = passing if passing is not None else request.offers[0]
        found += play.apply(request.seat, offer.any_move(chance.randrange))
    live = Live(table_of("santa_maria", 1, status="finished"), play.state, NOW)
    live.recent.extend(LogLine(live.table.version, each, None, NOW) for each in found)
    assert told in texts(result_panel(live, locale, ()))


@pytest.mark.parametrize(("locale", "turn"), [("en", "turn 2"), ("ru", "ход 2")])
def test_a_lead_changed_in_what_the_game_calls_its_rounds(locale: str, turn: str) -> None:
    live = over(lambda state: None)
    lines = turning_points(live, teller(live.table, locale, live.emblems))
    assert turn in lines[0], lines


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "No winner. Rebellion 1 exceeds population 0: the archipelago is independent."),
        ("ru", "Никто не победил. Мятеж 1 превысил население 0: архипелаг стал независимым."),
    ],
)
def test_a_common_defeat_is_told_with_its_cause(locale: str, told: str) -> None:
    live = over(independent)
    assert headline(live, teller(live.table, locale, live.emblems)) == told


@pytest.mark.parametrize(("locale", "told"), [("en", "**Jean** wins."), ("ru", "Победа: **Джин**.")])
def test_a_rival_who_is_ahead_has_won(locale: str, told: str) -> None:
    state = game("maracaibo").start(Setup(1, {}, "rival")).state
    state.jean.points += 9
    state.over = True
    live = Live(table_of("maracaibo", 1, status="finished"), state, NOW)
    assert headline(live, teller(live.table, locale, live.emblems)) == told
