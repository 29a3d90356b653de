"""Clocks and absences as people read them."""

import pytest
from msgspec.structs import replace

from bot.hours.clock import Clocks, SeatClock
from bot.hours.clock_options import HOUR
from bot.panel.messages.lobby_card import lobby_card
from bot.panel.messages.status import status
from bot.panel.messages.table_panel import table_panel
from bot.store.identity import UserId
from bot.store.people.absences import Absence
from bot.tables.live import Live
from tests.bot.panel.shown import check, texts
from tests.support.positions import NOW, position
from texts import LOCALES

SOON = NOW.timestamp()
SEATS = (SeatClock(50 * HOUR, SOON, SOON + 50 * HOUR), SeatClock(2.5 * HOUR), SeatClock(-HOUR, SOON, SOON, out=True))


@pytest.fixture
def live() -> Live:
    found = next(position("settlers", 3, 1))
    found.table = replace(found.table, options=found.table.options | {"clock": "bank_4d", "clock_zero": "seat"})
    found.clocks = Clocks((0, 2), SEATS)
    return found


def test_a_bank_says_what_everybody_has_and_discord_counts_down(live: Live) -> None:
    ends = int(SOON + 50 * HOUR)
    told = texts(table_panel(live, "en", None))
    assert f"-# ⏱ Ada \\*the\\* \\`great\\`: out of time <t:{ends}:R> · Борис \\@everyone: 2 h left" in told
    assert "loud \\<\\@1\\>: ⌛ out of time" in told
    assert "осталось 2 ч" in texts(status(live, "ru"))


def test_where_each_move_has_its_time_only_those_who_are_asked_are_named(live: Live) -> None:
    live.table = replace(live.table, options=live.table.options | {"clock": "move_12h"})
    told = texts(table_panel(live, "en", None))
    assert "Ada" in told
    assert "left" not in told


def test_without_clocks_and_after_the_end_nothing_is_said_of_them(live: Live) -> None:
    live.clocks = None
    assert "⏱" not in texts(table_panel(live, "en", None))
    live.clocks = Clocks((0,), SEATS)
    live.table = replace(live.table, status="finished")
    assert "⏱" not in texts(status(live, "en"))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_card_tells_of_the_clock_before_one_sits_down(live: Live, locale: str) -> None:
    lobby = replace(live.table, status="lobby", language=locale)
    assert {"en": "4 days + 4 hours", "ru": "4 суток на партию"}[locale] in texts(lobby_card(lobby))
    assert "⏱" not in texts(lobby_card(replace(lobby, options=lobby.options | {"clock": "off"})))


@pytest.mark.parametrize("locale", LOCALES)
def test_with_clocks_and_absences_everything_still_has_room(live: Live, locale: str) -> None:
    live.away = {UserId(100 + seat): Absence(UserId(100 + seat), SOON, SOON + 50 * HOUR) for seat in range(3)}
    for posting in (table_panel(live, locale, None, live.waiting()), status(live, locale)):
        check(posting)
        assert {"en": "away until <t:", "ru": "в отъезде до <t:"}[locale] in texts(posting)
