"""Controls that an earlier Caravel has posted: they act as before, or lead to the form of today."""

import pytest

from bot.panel.kit.ids import parse
from bot.panel.questions.clicked import taken
from games.core.fields import Place, Put, Spread
from games.core.moves import Offer
from tests.bot.panel.questions import One, request

GONE: tuple[Put, ...] = (("lake", "colonist", 1), ("mine", "colonist", 1), ("forest", "colonist", 1))
NOW: tuple[Put, ...] = (("lake", "colonist", 2), ("mine", "colonist", 1))
FORM = "place::7dj9I"


def asked_of_before() -> Spread:
    names = ("lake", "mine", "forest", "grove", "cliff")
    return Spread("one", "tile", tuple(Place(name, 3) for name in names), (("colonist", 3),), 3, 3, NOW)


@pytest.mark.parametrize(
    ("control", "value", "wanted"),
    [
        (f"cv:7:move:1.12:{FORM}:0", "0.2.1", GONE),
        (f"cv:7:take:1.12:{FORM}:0", "0.1", (("lake", "colonist", 1), ("mine", "colonist", 1))),
        (f"cv:7:put:1.12:{FORM}:0", "3.1", NOW),
        (f"cv:7:form:1.12:{FORM}:from0", "", NOW),
        (f"cv:7:form:1.12:{FORM}", "", NOW),
    ],
)  # fmt: skip
def test_what_moved_pieces_one_by_one_still_does(control: str, value: str, wanted: tuple[Put, ...]) -> None:
    found = parse(control)
    assert found is not None
    draft = taken(request(Offer(One, (asked_of_before(),))), found, (value,) if value else ())
    assert draft.partial == wanted


def test_what_was_accepted_is_the_answer() -> None:
    found = parse(f"cv:7:do:1.12:place:{FORM.rpartition(':')[2]}")
    assert found is not None
    assert taken(request(Offer(One, (asked_of_before(),))), found).move() == One(NOW)
