"""A table that plays without advice recommends nothing: no button, no line, no order of the choices."""

import re

import pytest
from msgspec.structs import replace

from bot.panel.messages.private_card import your_move
from bot.panel.messages.table_panel import table_panel
from bot.tables.live import Live
from bot.tables.lobby.house_options import ADVICE
from games.core.seats import Seat
from tests.support.positions import position

ADVISE = ":advise"
SAID = re.compile(r"Use suggestion|: suggested|Suggested: ")
"""How what is recommended is called."""


def recommending(key: str, *, aloud: bool) -> tuple[Live, Seat]:
    """A position in which something is recommended, by a button too or only by standing first."""
    found = ((live, seat) for live in position(key, 3, 1, every=1) for seat in live.waiting())
    return next(
        (live, seat)
        for live, seat in found
        if any(offer.best for offer in live.request(seat).offers) and bool(SAID.search(shown(live, seat))) == aloud
    )


def shown(live: Live, seat: Seat) -> str:
    """The seat's own card, as Discord gets it."""
    return str(your_move(live, seat, "en", None).view.to_components())  # type: ignore[no-untyped-call]


@pytest.mark.parametrize(("key", "aloud"), [("puerto_rico", True), ("santa_maria", False)])
def test_without_advice_nothing_is_recommended(key: str, aloud: bool) -> None:
    live, seat = recommending(key, aloud=aloud)
    before = live.request(seat)
    live.table = replace(live.table, options={**live.table.options, ADVICE: "off"})
    request = live.request(seat)
    assert not any(offer.best for offer in request.offers)
    assert [offer.verb for offer in request.offers] == [offer.verb for offer in before.offers]
    assert all(request.accepts(offer.make(offer.best)) for offer in before.offers if offer.best), "it is only not said"
    assert SAID.search(shown(live, seat)) is None


def test_nobody_is_offered_advice_while_a_computer_thinks() -> None:
    live = next(position("settlers", 2, 1))
    assert ADVISE in str(table_panel(live, "en", None).view.to_components())  # type: ignore[no-untyped-call]
    seats = tuple(replace(seat, user_id=None, computer=True) for seat in live.table.seats)
    live.table = replace(live.table, seats=seats)
    assert ADVISE not in str(table_panel(live, "en", None).view.to_components())  # type: ignore[no-untyped-call]
