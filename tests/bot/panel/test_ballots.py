"""The buttons of a vote: what they say is read from their ids, also from those that are posted already."""

import pytest

from bot.panel.kit.ballots import Ballot, Say, ballot
from bot.panel.kit.ids import parse
from bot.store.identity import TableId
from bot.store.table.proposals import Asked
from games.core.seats import Seat


@pytest.mark.parametrize(
    ("custom_id", "meant"),
    [
        ("cv:7:vote:undo:1:yes", Ballot(Asked.UNDO, Seat(1), Say.AGREE)),
        ("cv:7:vote:end:0:no", Ballot(Asked.END, Seat(0), Say.REFUSE)),
    ],
)
def test_a_button_says_what_it_has_always_said(custom_id: str, meant: Ballot) -> None:
    control = parse(custom_id)
    assert control is not None
    assert ballot(control) == meant
    assert meant.control(TableId(7)).id() == custom_id


@pytest.mark.parametrize(
    "args", ["", ":", ":undo", ":undo:1", ":undo:1:maybe", ":dance:1:yes", ":undo:x:yes", ":undo:²:no"]
)
def test_what_no_vote_asks_says_nothing(args: str) -> None:
    control = parse(f"cv:7:vote{args}")
    assert control is not None
    assert ballot(control) is None
