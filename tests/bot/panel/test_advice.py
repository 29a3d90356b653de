"""What is suggested is what the panel recommends."""

import pytest

from bot.features.hindsight.service import Costly, Decision
from bot.features.hindsight.words import told
from bot.panel.kit.naming import whole_move_name
from bot.panel.kit.wording import teller
from bot.panel.messages.advice import advice
from bot.panel.questions.asking import Asking
from bot.panel.questions.controls import at_question
from bot.panel.questions.draft import Draft
from games.core.thinking.verdict import Forecast, Verdict
from tests.bot.panel.shown import shown, texts
from tests.support.positions import position
from texts import Teller, words


def test_a_suggestion_names_no_other_move_than_the_panel_recommends() -> None:
    found = (
        (live, seat, offer)
        for live in position("santa_maria", 3, 1, every=1)
        for seat in live.waiting()
        for offer in live.request(seat).offers
        if offer.best is not None and len(offer.moves(2)) > 1
    )
    live, seat, offer = next(found)
    assert offer.best is not None
    other = next(move for move in offer.moves(100) if move.answers() != offer.best)
    asking = Asking(at_question(live.table.id, live.request(seat)), Teller(words("en"), "santa_maria", ()))
    ids = [part.get("custom_id") for part in shown(advice(live, seat, Verdict(other), "en"))]
    assert asking.id("do", Draft(offer, offer.best)) in ids


@pytest.mark.parametrize(
    ("gain", "worth", "told"), [(3.14, 0.6, "+3.1 points"), (0.2, 0.6, "as good"), (3.0, 0.4, "as good")]
)
def test_it_says_what_is_expected_of_the_move_and_of_the_next_best(gain: float, worth: float, told: str) -> None:
    live = next(position("puerto_rico", 3, 1, options={}))
    seat = live.waiting()[0]
    move, other, third = live.request(seat).offers[0].moves(3)
    forecasts = (Forecast(other, 0.5, -1.0, 24), Forecast(move, worth, gain - 1, 24), Forecast(third, 0.1, -9.0, 24))
    said = texts(advice(live, seat, Verdict(move, forecasts), "en"))
    offer = live.request(seat).offered(other)
    assert offer is not None
    assert told in said
    assert f"“{whole_move_name(teller(live.table, 'en'), offer, other)}”" in said
    assert "24 ways" in said
    assert "ways the game" not in texts(advice(live, seat, Verdict(move), "en"))


@pytest.mark.parametrize(
    ("game", "advised", "looked_back"),
    [
        ("puerto_rico", "points better than", "+2 points, in 24 ways"),
        ("archipelago", "a turn from now", "+2 points better off a turn or two later, in 24 ways"),
    ],
)
def test_it_says_how_far_it_has_looked(game: str, advised: str, looked_back: str) -> None:
    live = next(
        live for live in position(game, 3, 1, every=1) if len(live.request(live.waiting()[0]).offers[0].moves(2)) > 1
    )
    seat = live.waiting()[0]
    move, other = live.request(seat).offers[0].moves(2)
    found = Verdict(move, (Forecast(move, 0.6, 3.0, 24), Forecast(other, 0.5, 1.0, 24)))
    assert advised in texts(advice(live, seat, found, "en"))
    costly = Costly(Decision(live.table.version, 0, live.view(seat), live.request(seat), other), found)
    assert looked_back in told(live, costly, teller(live.table, "en"))
