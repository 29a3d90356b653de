"""Phases 1 to 3: release, the order of turn, what the boards do; and the markers."""

import pytest

from games.archipelago import GAME
from games.archipelago.steps import (
    EndPhase,
    EvolutionTurn,
    Evolve,
    NextRound,
    OpenBids,
    ReadBalance,
    ReadLabour,
    ReadMarkets,
    ReadStability,
    Release,
    Turn,
)
from games.core.agenda import Step
from games.core.seats import Seat
from tests.games.archipelago.table import Table


def colony(people: int = 12, rebellion: int = 0, surplus: int = 0, seats: int = 3) -> Table:
    """So many citizens spread over three regions."""
    table = Table(seats)
    for side, at in (
        ("timber_shore", (1, 0)),
        ("pineapple_cove", (-1, 0)),
        ("sugar_bay", (0, 1)),
        ("spice_coast", (0, -1)),
    ):
        table.region(side, at)
    left = people
    for region in "bcde":
        for seat in range(seats):
            count = min(3, left)
            table.citizens(seat, region, count)
            left -= count
    assert left == 0
    table.state.rebellion = rebellion
    table.state.surplus = surplus
    return table


@pytest.mark.rule("AR-TURN-01")
def test_six_phases_in_order() -> None:
    table = Table()
    table.state.agenda = [Turn()]
    table.run()
    names = [type(step).__name__ for step in reversed(table.state.agenda)]
    assert names == [
        "Bid",
        "RevealBids",
        "CloseWindow",
        "EndPhase",
        "ReadMarkets",
        "ReadMarkets",
        "ReadStability",
        "ReadLabour",
        "EndPhase",
        "ReadBalance",
        "EndPhase",
        "NextRound",
        "EndPhase",
        "Evolve",
        "Turn",
    ]
    assert ReadBalance(red=False) in table.state.agenda


@pytest.mark.rule("AR-TURN-01")
@pytest.mark.parametrize(
    ("step", "phase"),
    [
        (OpenBids(), 2),
        (ReadMarkets("domestic"), 3),
        (ReadBalance(red=False), 4),
        (ReadBalance(red=True), 0),
        (NextRound(), 5),
        (Evolve(), 6),
    ],
)
def test_each_phase_is_known_by_its_number(step: Step, phase: int) -> None:
    table = colony()
    table.state.phase = 0
    table.state.agenda = [EvolutionTurn([Seat(0)]), step]
    table.run()
    assert table.state.phase == phase


@pytest.mark.rule("AR-TURN-02")
def test_the_first_turn_has_no_phase_four() -> None:
    table = Table(turn=0)
    table.state.agenda = [Turn()]
    table.run()
    kinds = [type(step) for step in table.state.agenda]
    assert table.state.turn == 1
    assert ReadBalance not in kinds
    for kind in (ReadMarkets, ReadStability, ReadLabour, NextRound, EndPhase):
        assert kind in kinds


@pytest.mark.rule("AR-REL-01", "AR-REL-02", "AR-REL-03", "AR-REL-04")
def test_what_was_busy_is_free_again() -> None:
    table = colony(6)
    card = table.card(0, "bishop", busy=True)
    (worker,) = table.citizens(0, "d", spot="fruit", busy=True)
    table.building("town", "e", 0, busy=True)
    builder = table.player(0).units[-1]
    (striker,) = table.citizens(1, "e", lying=True)
    table.next(Release())
    assert not card.busy
    assert (worker.region, worker.spot, worker.free) == ("d", "", True)
    assert (builder.spot, builder.free) == ("town", True)
    assert striker.active


# Bids


def bidding(*amounts: int, seats: int = 3) -> Table:
    table = Table(seats)
    table.money(*[10] * seats)
    table.next(OpenBids())
    for seat, amount in enumerate(amounts):
        table.do(seat, f"bid {amount}")
    return table


@pytest.mark.rule("AR-ORDER-01")
def test_bids_are_secret_and_at_the_same_time() -> None:
    table = bidding()
    assert table.waiting() == (0, 1, 2)
    assert not table.refuses(1, "bid 10")
    assert not table.refuses(1, "bid 0")
    assert table.refuses(1, "bid 11")
    table.do(1, "bid 4")
    assert table.waiting() == (0, 2)
    assert GAME.view(table.state, Seat(0)).players[1].bid == -1
    assert GAME.view(table.state, Seat(0)).players[2].bid is None, "that somebody has not bid yet is seen"
    assert GAME.view(table.state, Seat(1)).players[1].bid == 4
    assert not table.happened("bid")
    table.do(2, "bid 1").do(0, "bid 0")
    assert sorted((event.seat, event.args["money"]) for event in table.happened("bid")) == [(0, 0), (1, 4), (2, 1)]


@pytest.mark.rule("AR-ORDER-02")
def test_every_bid_goes_to_the_bank() -> None:
    table = bidding()
    before = table.state.money
    table.do(0, "bid 3").do(1, "bid 5").do(2, "bid 2")
    assert table.state.money == before + 10
    assert [player.money for player in table.state.players] == [7, 5, 8]


@pytest.mark.rule("AR-ORDER-03")
def test_the_highest_bidder_sets_the_order() -> None:
    table = bidding(3, 5, 2)
    assert table.waiting() == (1,)
    table.do(1, "order 2>0>1")
    assert table.state.order == [2, 0, 1]


@pytest.mark.rule("AR-ORDER-04")
def test_nobody_bids_and_nothing_changes() -> None:
    table = bidding(0, 0, 0)
    assert table.state.order == [0, 1, 2]
    assert table.told().count("order-stays") == 1
    assert table.asked() == "Bid", "the next turn's"
    assert table.state.turn == 3


@pytest.mark.rule("AR-ORDER-05")
def test_those_who_tie_bid_once_more_from_what_is_left() -> None:
    table = bidding(5, 5, 2)
    assert table.waiting() == (0, 1)
    assert [player.money for player in table.state.players] == [5, 5, 8]
    assert table.refuses(0, "bid 6")
    table.do(0, "bid 1").do(1, "bid 2")
    assert table.waiting() == (1,)
    assert table.asked() == "SetOrder"


@pytest.mark.rule("AR-ORDER-06")
@pytest.mark.parametrize("again", [0, 3])
def test_a_second_tie_leaves_the_order_and_is_paid(again: int) -> None:
    table = bidding(5, 5, 2)
    table.do(0, f"bid {again}").do(1, f"bid {again}")
    assert table.state.order == [0, 1, 2]
    assert [player.money for player in table.state.players] == [5 - again, 5 - again, 8]
    assert table.state.turn == 3


@pytest.mark.rule("AR-2P-05")
def test_two_players_do_not_bid_again() -> None:
    table = bidding(4, 4, seats=2)
    assert table.told().count("order-stays") == 1
    assert [player.money for player in table.state.players] == [6, 6]


@pytest.mark.rule("AR-CHAR-11", "AR-CHAR-12")
def test_king_and_queen_add_to_bids_unpaid() -> None:
    table = Table(3)
    table.money(10, 10, 10)
    table.card(0, "king")
    table.next(OpenBids())
    table.do(0, "bid 0").do(1, "bid 2").do(2, "bid 0")
    assert table.waiting() == (0,)
    assert table.player(0).money == 10
    both = Table(3)
    both.money(10, 10, 10)
    both.card(0, "king")
    both.card(0, "queen")
    both.next(OpenBids())
    both.do(0, "bid 1").do(1, "bid 6").do(2, "bid 0")
    assert both.waiting() == (0, 1), "1 + 5 against 6"
    both.do(0, "bid 0").do(1, "bid 4")
    assert both.waiting() == (0,), "it counts in the second bid, too"


# Boards


@pytest.mark.rule("AR-POP-01")
def test_each_shift_before_the_next_board_is_read() -> None:
    table = colony(12, surplus=3)
    table.market("domestic", "fish", 5)
    table.next(ReadMarkets("domestic"), ReadMarkets("export"), ReadStability(), ReadLabour())
    moved = [(event.key.rpartition("-")[2], event.args["by"]) for event in table.events if "by" in event.args]
    assert moved[:2] == [("surplus", 1), ("surplus", 1)], "fish in the second row, then 11 to 20 people"
    assert table.state.surplus == 5, "and board IV is read at 5: nothing"
    assert table.state.rebellion == 0


@pytest.mark.rule("AR-POP-02")
@pytest.mark.parametrize(
    ("resource", "count", "surplus", "rebellion"),
    [("fish", 0, 0, 0), ("fish", 3, 0, 0), ("fish", 5, 1, 0), ("iron", 6, 0, 1), ("stone", 3, 1, 0), ("wood", 7, 0, 1)],
)
def test_only_the_row_of_the_last_cube_counts(resource: str, count: int, surplus: int, rebellion: int) -> None:
    table = colony(9)
    for each in ("fish", "wood", "stone", "iron", "cattle", "fruit"):
        table.market("domestic", each, 0)
    table.market("domestic", resource, count)
    table.next(ReadMarkets("domestic"))
    assert (table.state.surplus, table.state.rebellion) == (surplus, rebellion)


@pytest.mark.rule("AR-POP-03")
@pytest.mark.parametrize(("count", "surplus"), [(0, 0), (4, 0), (5, 1)])
def test_the_export_market_moves_surplus(count: int, surplus: int) -> None:
    table = colony(9)
    table.market("export", "cattle", count)
    table.next(ReadMarkets("export"))
    assert (table.state.surplus, table.state.rebellion) == (surplus, 0)


@pytest.mark.rule("AR-POP-04")
@pytest.mark.parametrize(("people", "surplus", "rebellion"), [(10, 0, 0), (11, 1, 0), (20, 1, 0), (21, 0, 1)])
def test_the_row_of_the_population(people: int, surplus: int, rebellion: int) -> None:
    table = colony(people)
    table.next(ReadStability())
    assert (table.state.surplus, table.state.rebellion) == (surplus, rebellion)


@pytest.mark.rule("AR-POP-05")
@pytest.mark.parametrize(("surplus", "rebellion"), [(0, 4), (3, 5), (8, 5), (9, 6), (13, 7), (17, 7), (18, 8), (22, 9)])
def test_the_row_of_the_surplus(surplus: int, rebellion: int) -> None:
    table = colony(12, rebellion=5, surplus=surplus)
    table.next(ReadLabour())
    assert table.state.rebellion == rebellion


@pytest.mark.rule("AR-POP-06", "AR-INDEP-01", "AR-INDEP-02", "AR-INDEP-03")
def test_a_later_decrease_does_not_save_the_colony() -> None:
    table = colony(6, rebellion=6)
    table.market("domestic", "iron", 6)
    table.next(ReadMarkets("domestic"), ReadMarkets("export"), ReadStability(), ReadLabour())
    assert table.state.over
    assert table.state.rebellion == 7, "board IV at 0 would have lowered it"
    assert "end" in table.told()


@pytest.mark.rule("AR-INDEP-01")
def test_equal_markers_are_still_safe() -> None:
    table = colony(6, rebellion=5)
    table.market("domestic", "iron", 6)
    table.next(ReadMarkets("domestic"))
    assert table.state.rebellion == table.state.population == 6
    assert not table.state.over


@pytest.mark.rule("AR-GEN-03")
def test_markers_stop_at_nothing() -> None:
    table = colony(6)
    table.next(ReadLabour())
    assert table.state.rebellion == 0
    assert not table.happened("rebellion")


@pytest.mark.rule("AR-GEN-02")
def test_population_is_the_number_of_citizens() -> None:
    table = colony(9)
    table.money(30, 30, 30)
    table.state.surplus = 3
    table.player(0).units = table.player(0).units[1:]
    table.state.population -= 1
    table.rounds().do(0, "recruit b 1")
    assert table.state.population == sum(len(player.citizens()) for player in table.state.players) == 9


@pytest.mark.rule("AR-GEN-04")
def test_rows_work_only_in_phase_three() -> None:
    table = colony(9)
    table.market("domestic", "iron", 6)
    table.money(30, 30, 30)
    table.rounds().do(0, "buy domestic fish")
    assert (table.state.surplus, table.state.rebellion) == (0, 0)
    table.do(1, "tax")
    assert table.state.rebellion == 1, "a printed shift happens at once"
