"""Choices stand in the order in which one reads them on the picture beside them."""

from discord import ui

from bot.panel.kit import ids
from bot.panel.questions.asking import Asking
from bot.panel.questions.draft import Draft
from bot.store.identity import TableId
from games.core.fields import Pick
from games.core.moves import Offer
from games.core.seats import QuestionNumber, Seat
from tests.bot.panel.questions import NUMBER, PLAYERS, SEAT, One
from texts import Teller, words

SPOTS = ("k50", "l49", "m51", "n50")


def labels(reading: tuple[str, ...], best: str | None = None) -> list[str]:
    offer = Offer(One, (Pick("one", "spot", SPOTS),), best=None if best is None else (best,))
    at = ids.Control(TableId(7), "do", Seat(SEAT), QuestionNumber(NUMBER))
    asking = Asking(at, Teller(words("en"), "settlers", PLAYERS), reading=reading)
    return [str(button.label) for row in asking.rows(Draft(offer)) for button in row if isinstance(button, ui.Button)]


def test_buttons_stand_as_the_picture_is_read() -> None:
    assert labels(("m51", "k50", "n50", "l49")) == ["M51", "K50", "N50", "L49"]


def test_what_is_recommended_stays_first() -> None:
    assert labels(("m51", "k50", "n50", "l49"), best="l49") == ["L49", "M51", "K50", "N50"]


def test_a_picture_that_does_not_show_all_changes_nothing() -> None:
    assert labels(("m51", "k50")) == labels(()) == ["K50", "L49", "M51", "N50"]
