"""Through the controls one reaches all legal moves and no others."""

import random
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.panel.questions.controls import public_controls
from bot.store.identity import TableId
from games.core.fields import Arrange, PickSome, Place, Spread
from games.core.moves import Move, Offer, Request
from games.core.seats import seats_of
from tests.bot.panel.pressing import Led, all_moves, first, press_for, pressed_on, random_move
from tests.bot.panel.questions import One, questions, request, say
from tests.bot.panel.shown import as_json
from tests.support.positions import POSITIONS, position

LOCALES = ("en", "ru")


def only_picks(request: Request) -> bool:
    return not any(isinstance(field, Spread | PickSome | Arrange) for offer in request.offers for field in offer.fields)


def some_moves(request: Request, chance: random.Random) -> list[Move]:
    return [offer.any_move(chance.randrange) for offer in request.offers for _ in range(3)]


@settings(max_examples=60)
@given(questions(), st.booleans(), st.sampled_from(LOCALES), st.randoms(use_true_random=False))
def test_every_legal_move_can_be_pressed(request: Request, public: bool, locale: str, chance: random.Random) -> None:
    for move in some_moves(request, chance):
        assert press_for(request, say(locale), move, public=public), move


@settings(max_examples=60)
@given(questions(), st.randoms(use_true_random=False))
def test_whatever_is_pressed_is_legal(request: Request, chance: random.Random) -> None:
    for _ in range(10):
        move = random_move(request, say(), chance)
        assert move is None or request.accepts(move)


@pytest.mark.parametrize(("key", "seats", "seed"), POSITIONS)
def test_the_panel_offers_just_the_legal_moves(key: str, seats: int, seed: int) -> None:
    for live in islice(position(key, seats, seed), 0, None, 2):
        idle = [seat for seat in seats_of(seats) if seat not in live.waiting()]
        for seat in (*live.waiting(), *idle[:1]):
            request = live.request(seat)
            led: Led = {}
            if only_picks(request):
                for seen, public in ((request.public(), True), (request, False)):
                    legal = {move for offer in seen.offers for move in offer.moves(10_000)}
                    assert all_moves(request, live.teller("ru"), led, public=public) == legal
            chance, say = random.Random(seed), live.teller("en")
            controls = first(request, say, public=False)
            for move in some_moves(request, chance):
                assert pressed_on(request, say, move, controls), move


def test_a_single_piece_is_placed_by_one_button() -> None:
    goods = Spread("one", "tile", (Place("lake", 2), Place("mine", 3)), (("good", 5),), 0, 1)
    rows = public_controls(TableId(7), request(Offer(One, (goods,))), say()).rows
    assert [control["label"] for control in as_json(rows)] == ["Lake", "Mine", "None"]
