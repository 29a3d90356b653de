"""What the buttons of Archipelago say: whose a cube becomes, and nothing twice."""

import pytest
from discord import ui

from bot.panel.kit.naming import whole_move_name
from bot.panel.questions.asking import Asking
from bot.panel.questions.controls import at_question
from bot.panel.questions.draft import Draft
from bot.panel.questions.foretelling import Foretelling
from games.archipelago import GAME
from games.archipelago.steps import GatherFound
from games.core.ahead.outlook import Foresight
from games.core.fields import NOTHING
from games.core.seats import Seat
from tests.games.archipelago.cards_at_hand import colony
from tests.support.positions import position
from texts import Teller, words


@pytest.mark.parametrize(
    ("locale", "split", "alone"),
    [
        ("en", "Split the cubes: wood to the market, fish for you", "Split the cubes: wood to the market"),
        ("ru", "Разделить кубики: рынку древесина, вам рыба", "Разделить кубики: рынку древесина"),
    ],
)
def test_whose_each_cube_becomes(locale: str, split: str, alone: str) -> None:
    table = colony().next(GatherFound([Seat(0)], "b"))
    say, offer = Teller(words(locale), GAME.key, ("Ada", "Boris", "Clara")), table.offered(0, "gather")
    told = Foretelling(say, Foresight(GAME, table.state, Seat(0), Seat(0)))
    move = offer.make(("wood", "fish"))

    assert whole_move_name(say, offer, move) == split
    assert whole_move_name(say, offer, offer.make(("wood", NOTHING))) == alone
    assert told.brings(Draft(offer, move.answers())) == ""


def test_what_each_way_to_turn_a_region_brings_alike_is_said_once() -> None:
    live = next(position("archipelago", 3, 1, options={}))
    (seat,) = live.waiting()
    request, say = live.request(seat), Teller(words("en"), GAME.key, live.table.names)
    (offer,) = request.offers
    row = next(row for row in offer.rows or () if sum(other[:2] == row[:2] for other in offer.rows or ()) > 2)
    asking, draft = Asking(at_question(live.table.id, request), say, live.foresight(seat, seat)), Draft(offer, row[:2])
    brings = Foretelling(say, live.foresight(seat, seat)).brings(Draft(offer, row))

    labels = [str(each.label) for line in asking.rows(draft) for each in line if isinstance(each, ui.Button)]
    assert labels
    assert not any(brings in label for label in labels)
    assert asking.explained(draft) == [f"-# {brings}"]
