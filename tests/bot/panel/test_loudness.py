"""What stands out on a panel is the answer to its question, not what is open beside it."""

from bot.panel.questions.controls import free_controls, public_controls
from bot.store.identity import TableId
from games.core.fields import Pick, Place, Spread
from games.core.moves import Offer
from games.maracaibo.moves import Invest, SellCard, SellHand
from tests.bot.panel.questions import Bare, One, request, say
from tests.bot.panel.shown import as_json
from texts import Teller, words

PRIMARY = 1
BUTTON, LIST = 2, 3


def test_a_move_at_any_time_is_not_louder_than_the_others() -> None:
    places = tuple(Place(name, 3) for name in ("lake", "mine", "forest"))
    long = Offer(One, (Spread("one", "tile", places, (("colonist", 9),), 1, 9, proposes=False),))
    asked = request(long, Offer(Bare), asked=False)
    controls = as_json(free_controls(TableId(1), asked, say()).rows)
    (anytime,) = controls
    assert anytime["type"] == LIST
    assert len(anytime["options"]) == 2


def test_what_is_made_for_want_of_better_does_not_stand_out() -> None:
    card = (Pick("card", "card", ("rope_walk", "ferry_master")),)
    invest = Offer(Invest, (Pick("building", "building", ("fortress",)),))
    asked = request(Offer(SellCard, card), Offer(SellHand), invest)
    teller = Teller(words("en"), "maracaibo", ("Ada", "Boris"))
    controls = as_json(public_controls(TableId(1), asked, teller).rows)
    loud = [part["label"] for part in controls if part["type"] == BUTTON and part["style"] == PRIMARY]
    assert loud == ["Invest: Fortress"]
