"""The answers to a question stand before what one may do at any time, and what is proposed is told in full."""

from bot.panel.questions.controls import Controls, public_controls
from bot.store.identity import TableId
from games.core.ahead.outlook import Foresight
from games.core.seats import Seat
from games.santa_maria import GAME
from tests.bot.panel.shown import as_json
from tests.games.santa_maria.table import Table
from texts import Teller, words


def line() -> Controls:
    """In the middle of a line, with goods that could be sold."""
    table = Table(2).white(2).seat(goods="wood grain gem", b6="trade_gem_h3")
    table.do(0, "die white-2 column-2 none")
    say = Teller(words("en"), GAME.key, ["Anna", "Boris"])
    return public_controls(TableId(1), table.request(), say, Foresight(GAME, table.state, Seat(0), None))


def test_the_question_is_answered_before_anything_else() -> None:
    controls = as_json(line().rows)
    assert controls[0]["placeholder"].startswith("Trade")
    assert any(part.get("label", "").startswith("Skip") for part in controls[:-1])
    assert "Sell: wood ×1" in [option["label"] for option in controls[-1]["options"]]


def test_what_is_proposed_is_named_with_all_that_it_does() -> None:
    told = line().told
    (proposed,) = (each for each in told.splitlines() if "Pay for the whole line" in each)
    assert "Church\\: grain" in proposed
    assert "+2 religion" in proposed
