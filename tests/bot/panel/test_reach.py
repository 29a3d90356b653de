"""Through the controls one reaches all legal moves and no others."""

import random
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core.fields import Arrange, PickSome, Spread
from games.core.moves import Move, Request
from tests.bot.panel.pressing import all_moves, press_for, random_move
from tests.bot.panel.questions import questions, say
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
        for seat in range(seats):
            request = live.request(seat)
            if only_picks(request):
                legal = {move for offer in request.offers for move in offer.moves(10_000)}
                assert all_moves(request, live.teller("ru"), public=True) == legal
            chance = random.Random(seed)
            for move in some_moves(request, chance):
                assert press_for(request, live.teller("en"), move, public=False), move
