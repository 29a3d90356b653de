"""What is seldom needed stands on one card; moves that are open at any time say there what they are for."""

import pytest

from bot.panel.kit.naming import verb_about
from bot.panel.kit.wording import label_teller
from bot.panel.lines.closer import CLOSER
from bot.panel.messages.service import more_card
from bot.panel.questions.asking import proposals_in
from bot.panel.questions.controls import free_offers
from games.core.seats import Seat
from tests.bot.panel.shown import ids, labels, shown
from tests.support.positions import position
from tests.support.screens import one_decision
from texts import LOCALES, words


@pytest.mark.parametrize("locale", LOCALES)
def test_each_kind_of_move_says_what_it_is_for(locale: str) -> None:
    found = ((live, seat) for live in position("archipelago", 3, 1) for seat in live.waiting())
    live, seat = next((live, seat) for live, seat in found if len(free_offers(live.request(seat))) > 1)
    told = str([part for part in shown(more_card(live, seat, locale)) if part["type"] == 3])
    for offer in free_offers(live.request(seat)):
        if not proposals_in(offer):
            assert verb_about(label_teller(live.table, locale, live.emblems), offer.verb) in told


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_leads_to_moves_that_are_not_there(locale: str) -> None:
    for live in position("settlers", 2, 1):
        for seat in live.waiting():
            lists = [part for part in shown(more_card(live, seat, locale)) if part["type"] == 3]
            lists = [part for part in lists if f":{CLOSER}" not in part["custom_id"]]
            assert bool(lists) == bool(free_offers(live.request(seat)))


def test_who_only_watches_reads_the_log_and_the_rules() -> None:
    live = next(position("settlers", 2, 1))
    assert ids(more_card(live, None, "en")) == [
        "cv:7:closer", "cv:7:log", "cv:7:step", "cv:7:help", "cv:7:fellows",
    ]  # fmt: skip


def test_a_turn_is_begun_anew_by_whoever_has_begun_it() -> None:
    live = next(position("settlers", 2, 1, every=1))
    restart = words("en")("bot-panel-restart")
    assert restart not in labels(more_card(live, Seat(0), "en"))


@pytest.mark.parametrize("game", ["puerto_rico", "archipelago"])
def test_all_of_it_is_on_one_screen_in_the_midst_of_a_turn(game: str) -> None:
    """Where moves are open at any time, a turn can be begun anew, and others play along."""
    for live in position(game, 3, 1):
        for seat in live.waiting():
            one_decision(more_card(live, seat, "en"))
