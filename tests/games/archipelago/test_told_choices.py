"""What choices are told to bring, and what stands in the ledger."""

import pytest

from games.archipelago import GAME
from games.archipelago.components import Half
from games.archipelago.steps import OpenBids, ResolveHalf
from games.archipelago.telling.ledger import ledger
from games.archipelago.telling.outlook import holdings
from games.core.ahead.outlook import UNTOLD, Foresight
from games.core.moves import Move
from games.core.seats import Seat
from tests.games.archipelago.cards_at_hand import colony
from tests.games.archipelago.table import Table


def note(table: Table, move: Move) -> tuple[str, dict[str, object]]:
    told = Foresight(GAME, table.state, Seat(0), Seat(0)).outlook(move).note
    assert told is not None
    assert told.phrase is not None
    return told.phrase.key.removeprefix("archipelago-note-"), dict(told.phrase.args)


def test_what_a_seat_holds_is_counted_each_by_itself() -> None:
    table = colony()
    table.citizens(0, "b", 2)
    table.ships(0, "b", 3)
    table.cubes(0, "fish fish iron")
    table.tokens(0, 4)
    table.building("market", "b", 0)
    table.card(0, "pope")
    table.state.rebellion, table.state.surplus = 5, 6
    found = {key: count for key, count in holdings(table.state, Seat(0)).items() if count}
    assert found == {
        ("money", ""): 20,
        ("resource", "fish"): 2,
        ("resource", "iron"): 1,
        ("token", ""): 4,
        ("citizen", ""): 3,
        ("ship", ""): 3,
        ("building", "market"): 1,
        ("card", "pope"): 1,
        ("rebellion", ""): 5,
        ("surplus", ""): 6,
    }


@pytest.mark.parametrize(
    ("half", "market", "told"),
    [
        (Half(crisis="wood", raises=3), "domestic", [("raises", {"count": 3}), ("raises", {"count": 5})]),
        (Half(crisis="wood", demand=4), "export", [("missing", {"count": 3}), ("missing", {"count": 1})]),
    ],
)
def test_whom_a_cube_would_help(half: Half, market: str, told: list[object]) -> None:
    table = colony()
    table.citizens(0, "b", 2)
    table.market(market, "wood", 1)
    table.cubes(0, "wood")
    table.tokens(0, 1)
    table.next(ResolveHalf(half))
    offer = table.offered(0, "help")
    most = max(offer.rows or (), key=lambda row: sum(map(int, row)))
    assert [note(table, offer.make(("1", "0", "0"))), note(table, offer.make(most))] == told


def test_a_bid_says_what_it_costs_and_the_question_that_everybody_pays() -> None:
    table = colony().next(OpenBids())
    assert Foresight(GAME, table.state, Seat(0), Seat(0)).outlook(table.offered(0, "bid").make((3,))) == UNTOLD


def test_a_promise_stands_open_until_it_is_judged() -> None:
    table = colony()
    table.rounds().do(0, "deal 1 give 1 money, later 2 fish")
    (deal,) = table.state.proposals
    table.do(1, f"accept {deal.id}")
    (line,) = ledger(table.state)
    assert (line.settled, line.says.args["verdict"]) == (False, "open")
    assert (line.says.args["by_seat"], line.says.args["to_seat"]) == (0, 1)
    table.do(1, f"judge {table.state.debts[0].id} broken")
    (line,) = ledger(table.state)
    assert (line.settled, line.says.args["verdict"]) == (True, "broken")
