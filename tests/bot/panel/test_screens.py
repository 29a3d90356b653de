"""One decision, one screen: whole sensible games as people see them, in both languages."""

from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest

from bot.features.calling.words import Waits, morning
from bot.features.private_tables.words import private_panel
from bot.panel.kit.posting import Posting
from bot.panel.lines.beside import Beside
from bot.panel.messages.private_card import next_question, own_board, turn_notice, your_move
from bot.panel.messages.service import more_card
from bot.panel.messages.table_panel import table_panel
from bot.panel.questions.controls import at_question
from bot.panel.questions.draft import Draft
from bot.store.table.proposals import Asked
from bot.tables.brought.vote import Vote
from bot.tables.live import Live
from games.core.fields import Arrange, PickSome, Spread
from games.core.seats import Seat
from games.registry import GAMES, game
from tests.bot.panel.shown import check, shown
from tests.support.positions import position
from tests.support.screens import one_decision
from tests.support.secrecy import like
from texts import LOCALES

EVERY = 13


def games_of(key: str, locale: str) -> Iterator[Live]:
    for seats in {min(game(key).settings.seat_counts), max(game(key).settings.seat_counts)}:
        yield from (live for live in position(key, seats, 7 + seats, locale, EVERY) if live.playing)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", GAMES)
def test_one_decision_is_on_one_screen(key: str, locale: str) -> None:
    for live in games_of(key, locale):
        asked = [live.request(seat) for seat in live.waiting()]
        one_decision(table_panel(live, locale, None))
        for seat in live.state.every_seat():
            request = live.request(seat)
            cards = [your_move(live, seat, locale, None), own_board(live, seat, locale, None)]
            if request in asked:
                day = morning([Waits(live, seat)] * 3, locale, None, None, beside=Beside(others=2))
                cards += [turn_notice(live, seat, locale, None), day]
            for card in (*cards, private_panel(live, seat, locale, ()), more_card(live, seat, locale)):
                one_decision(card)
            for question in half_made(live, seat, locale):
                one_decision(question)


def half_made(live: Live, seat: Seat, locale: str) -> Iterator[Posting]:
    """Each question on the way, and each form for pieces, sets and orders with another answer laid out in it, too."""
    chance = Random(locale)
    for offer in live.request(seat).offers:
        for at, field in enumerate(offer.fields):
            answers = offer.any_move(chance.randrange).answers()
            begun, control = Draft(offer, answers[:at]), at_question(live.table.id, live.request(seat))
            yield next_question(live, begun, control, locale, None)
            if offer.rows is None and isinstance(field, Spread | PickSome | Arrange):
                yield next_question(live, begun.holding(answers[at]), control, locale, None)


@pytest.mark.parametrize("key", GAMES)
def test_a_vote_leaves_the_decision_on_the_screen(key: str) -> None:
    for live in games_of(key, "en"):
        live.vote = Vote(Asked.END, Seat(0), (Seat(0),))
        one_decision(table_panel(live, "en", None))


def test_offers_to_one_who_may_offer_much_stand_in_a_list_of_their_own() -> None:
    """Discord takes no message in which two controls are called alike."""
    for live in position("archipelago", 4, 3, every=1):
        idle = [seat for seat in live.state.every_seat() if seat not in live.waiting()]
        to = next((seat for seat in idle if live.request(seat).offer("deal") is not None), None)
        if to is None:
            continue
        play = live.play.copy()
        for seat in set(play.state.every_seat()) - {to}:
            play.apply(seat, play.legal(seat).read(f"deal {to} later 3 fish"))
        posting = own_board(like(live, play), to, "en", None)
        check(posting)
        lists = [part["placeholder"] for part in shown(posting) if part["type"] == 3]
        assert len(lists) == len(set(lists)) == 3, "and one leads to what can be looked at closer"
        return
    pytest.fail("nobody deals while somebody else is asked")


def test_who_comes_back_to_an_offer_at_one_of_many_tables_has_it_on_one_screen() -> None:
    looked_at = 0
    for live in position("archipelago", 3, 3):
        for giver, to in permutations(live.state.every_seat(), 2):
            offer, play = live.request(giver).offer("deal"), live.play.copy()
            if offer is None or str(to) not in offer.choices("to", {}):
                continue
            play.apply(giver, play.legal(giver).read(f"deal {to} later 3 fish"))
            for locale in LOCALES:
                one_decision(your_move(like(live, play), to, locale, None, linked=True, beside=Beside(others=2)))
                looked_at += 1
    assert looked_at
