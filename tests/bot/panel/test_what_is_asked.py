"""What one is asked about stands right above the controls, in every message."""

from collections.abc import Iterator

import pytest

from bot.panel.kit import ids
from bot.panel.kit.posting import Posting
from bot.panel.messages.private_card import next_question, own_board, turn_notice, your_move
from bot.panel.messages.table_panel import table_panel
from bot.panel.questions.controls import asked_offers
from bot.panel.questions.draft import Draft
from games.core.seats import Seat
from render.kit.picture import Picture
from tests.bot.panel.shown import shown
from tests.support.positions import position

TEXT, GALLERY, ROW = 10, 12, 1
WHOLE, PART = (Picture(name, "png", 1, 1, alt) for name, alt in ((b"whole", "All of it."), (b"part", "A part of it.")))


def kinds(posting: Posting) -> list[int]:
    """The kinds of its texts, pictures and rows, from above."""
    return [part["type"] for part in shown(posting) if part["type"] in (TEXT, GALLERY, ROW)]


def messages() -> Iterator[Posting]:
    live = next(live for live in position("puerto_rico", 3, 1, every=5) if len(live.waiting()) == 1)
    seat: Seat = live.waiting()[0]
    yield table_panel(live, "en", WHOLE, asked=PART)
    yield your_move(live, seat, "en", PART, table=WHOLE)
    yield turn_notice(live, seat, "en", PART)
    yield own_board(live, seat, "en", WHOLE, asked=PART)
    draft = Draft(next(offer for offer in asked_offers(live.request(seat)) if offer.fields))
    control = ids.Control(live.table.id, "form", seat, live.request(seat).number)
    yield next_question(live, draft, control, "en", PART)


@pytest.mark.parametrize("posting", list(messages()))
def test_it_stands_right_above_the_controls(posting: Posting) -> None:
    found = kinds(posting)
    first = found.index(ROW)
    assert found[first - 1] == GALLERY
    assert posting.pictures[-1] is PART
    assert found.count(GALLERY) == len(posting.pictures)


def test_ones_own_board_is_a_tap_away_where_another_picture_stands() -> None:
    live = next(live for live in position("puerto_rico", 3, 1, every=5) if len(live.waiting()) == 1)
    seat = live.waiting()[0]

    def ways(posting: Posting) -> list[str]:
        return [part["custom_id"] for part in shown(posting) if part.get("custom_id", "").endswith(":board")]

    assert len(ways(your_move(live, seat, "en", PART))) == len(ways(turn_notice(live, seat, "en", PART))) == 1
    assert not ways(own_board(live, seat, "en", WHOLE, asked=PART))
