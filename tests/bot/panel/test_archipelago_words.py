"""What the buttons of Archipelago say: whose a cube becomes, and nothing twice."""

import pytest

from bot.panel.kit.naming import whole_move_name
from bot.panel.questions.draft import Draft
from bot.panel.questions.foretelling import Foretelling
from games.archipelago import GAME
from games.archipelago.steps import GatherFound
from games.core.ahead.outlook import Foresight
from games.core.fields import NOTHING
from games.core.seats import Seat
from tests.games.archipelago.cards_at_hand import colony
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
