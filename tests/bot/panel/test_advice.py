"""What is suggested is what the panel recommends."""

from bot.panel.messages.advice import advice
from bot.panel.questions.asking import Asking
from bot.panel.questions.controls import at_question
from bot.panel.questions.draft import Draft
from tests.bot.panel.shown import shown
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
    ids = [part.get("custom_id") for part in shown(advice(live, seat, other, "en"))]
    assert asking.id("do", Draft(offer, offer.best)) in ids
