"""Rounds."""

import pytest

from games.archipelago.steps import EvolutionTurn, NextRound
from games.core.seats import Seat
from tests.games.archipelago.shores import shore
from tests.games.archipelago.table import Table


@pytest.mark.rule("AR-ROUND-01", "AR-ROUND-06", "AR-DISC-04")
def test_one_round_each_in_the_order_of_turn_again_and_again() -> None:
    table = shore()
    table.state.order = [Seat(1), Seat(0), Seat(2)]
    table.citizens(0, "b")
    table.money(30, 30, 30)
    table.rounds()
    for seat in (1, 0, 2, 1, 0, 2):
        assert table.waiting() == (seat,)
        before = table.player(seat).discs
        table.do(seat, "buy domestic " + ("fish" if table.state.markets["domestic"]["fish"] else "wood"))
        assert table.player(seat).discs == before - 1
        table.market("domestic", "fish", 3)
        table.market("domestic", "wood", 3)


@pytest.mark.rule("AR-ROUND-02")
def test_an_action_a_card_and_a_dock_in_any_order_each_once() -> None:
    table = shore()
    table.money(30, 30, 30)
    table.building("market", "b", 0)
    table.card(0, "amphitheatre")
    table.card(0, "bishop")
    table.rounds().do(0, "visit market b").do(0, "buy domestic fish").do(0, "done")
    assert table.offer(0, "visit") is None
    table.do(0, "tax")
    assert table.offer(0, "tax") is None
    assert table.offer(0, "buy") is None
    table.do(0, "use bishop nothing")
    assert table.waiting() == (1,), "nothing more can be done"


@pytest.mark.rule("AR-ROUND-03", "AR-ROUND-05")
def test_whoever_passes_is_out_and_the_phase_ends_without_discs() -> None:
    table = shore()
    table.citizens(1, "b", 3)
    table.card(0, "treasurer")
    table.rounds().do(0, "pass").do(1, "tax").do(2, "pass")
    assert table.waiting() == (1,), "whoever has passed uses no card either"
    table.do(1, "tax").do(1, "pass")
    assert table.asked() == "Bid", "the phase is over"


@pytest.mark.rule("AR-ROUND-04")
def test_without_discs_cards_and_docks_can_still_be_used() -> None:
    table = shore()
    table.money(10, 10, 10)
    table.player(0).discs = 0
    table.card(0, "immigration")
    table.rounds()
    assert table.waiting() == (0,)
    assert {offer.verb for offer in table.play.legal(Seat(0)).offers if not offer.aside} == {"use", "done", "pass"}
    table.do(0, "use immigration nothing")
    assert table.waiting() == (1,)


@pytest.mark.rule("AR-ROUND-04")
def test_who_has_no_discs_is_not_stuck_after_a_card() -> None:
    table = shore()
    table.player(0).discs = 0
    table.building("market", "b", 0)
    table.card(0, "immigration")
    table.money(5, 5, 5)
    table.rounds().do(0, "use immigration nothing").do(0, "done")
    assert table.told() == []
    assert not table.player(0).stuck


@pytest.mark.rule("AR-ROUND-03")
def test_an_unused_card_does_not_keep_the_phase_open() -> None:
    table = shore()
    for player in table.state.players:
        player.discs = 0
    table.card(0, "immigration")
    table.rounds()
    assert table.asked() == "Bid"


@pytest.mark.rule("AR-ROUND-05", "AR-DISC-01")
def test_a_newly_won_disc_brings_back_who_has_passed() -> None:
    table = shore()
    table.state.tokens = [1, 8, 8]
    table.state.spent_tokens = 7
    table.ships(1, "b")
    table.ships(1, "a")
    table.stack("turtle_island")
    table.rounds().do(0, "pass").do(1, "explore").do(1, "take")
    row = (table.offered(1, "discover").rows or ())[0]
    table.do(1, "discover " + " ".join(map(str, row)).replace("_", "-"))
    table.do(1, "gather cattle fruit")
    assert [player.all_discs for player in table.state.players] == [4, 4, 4]
    table.do(2, "pass")
    assert table.waiting() == (0,)


@pytest.mark.rule("AR-ROUND-05")
def test_using_a_card_that_takes_discs_is_acting() -> None:
    table = shore()
    table.card(0, "pope")
    table.rounds().do(0, "use pope nothing")
    assert "done" in {offer.verb for offer in table.play.legal(Seat(0)).offers}
    table.do(0, "done").do(1, "pass").do(2, "pass")
    assert table.waiting() == (0,), "it has not passed"


@pytest.mark.rule("AR-ROUND-06")
def test_what_has_no_effect_cannot_be_chosen() -> None:
    table = shore()
    table.money(0, 0, 0)
    table.rounds()
    verbs = {offer.verb for offer in table.play.legal(Seat(0)).offers if not offer.aside}
    assert verbs == {"tax", "pass"}


@pytest.mark.rule("AR-ROUND-07")
def test_the_thirteen_actions() -> None:
    table = shore()
    table.region("sugar_bay", (0, 1))
    table.region("broken_coast", (-1, 0))
    table.region("grey_mountain", (3, 0))
    table.money(30, 30, 30)
    table.state.surplus = 3
    table.citizens(0, "b", 2)
    table.ships(0, "b")
    table.citizens(0, "c")
    table.citizens(0, "d")
    table.citizens(0, "e", part="land1")
    table.citizens(0, "f", 2)
    table.cubes(0, "wood stone iron")
    table.rounds()
    verbs = {offer.verb for offer in table.play.legal(Seat(0)).offers if not offer.aside}
    harvests = {f"harvest_{each}" for each in ("fish", "wood", "stone", "iron", "cattle", "fruit")}
    assert verbs == harvests | {
        "tax",
        "buy",
        "sell",
        "explore",
        "reproduce",
        "recruit",
        "walk",
        "sail",
        "build",
        "pass",
    }


@pytest.mark.rule("AR-ROUND-08", "AR-TAX-01")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 3), (4, 3), (5, 4)])
def test_taxes_have_few_spaces(seats: int, spaces: int) -> None:
    table = shore(seats)
    table.region("sugar_bay", (0, 1))
    table.citizens(1, "d", 3)
    table.citizens(1, "b", 3)
    table.rounds()
    for number in range(spaces):
        (seat,) = table.waiting()
        table.do(seat, "tax")
        assert table.state.rebellion == number + 1
    (seat,) = table.waiting()
    assert table.offer(seat, "tax") is None


@pytest.mark.rule("AR-ROUND-08")
def test_exploration_takes_the_own_space_first_then_shared_ones() -> None:
    table = Table(2)
    table.ships(0, "a")
    table.region("coral_island", (1, 0))
    assert table.state.stack
    explored = []
    table.rounds()
    table.player(1).passed = True
    for _ in range(3):
        table.player(0).discs = 3
        table.do(0, "explore").do(0, "take").do(0, "fail")
        explored.append((table.player(0).explored, table.state.shared_explorations))
    assert explored == [(True, 0), (True, 1), (True, 2)]
    assert table.waiting() == (0,)
    assert table.offer(0, "explore") is None


@pytest.mark.rule("AR-ROUND-08", "AR-REPR-01")
def test_reproduction_once_a_turn() -> None:
    table = shore()
    table.citizens(0, "b", 2)
    table.rounds().do(0, "reproduce b")
    table.citizens(0, "c", 2)
    table.do(1, "pass").do(2, "pass")
    assert table.offer(0, "reproduce") is None


def idle() -> Table:
    """Seat 0 has a stone that no market takes, no money and nobody; all spaces for taxes are taken."""
    table = shore()
    table.money(0, 10, 10)
    table.cubes(0, "stone")
    table.market("domestic", "stone", 6)
    table.market("export", "stone", 3)
    table.state.taxed = 3
    return table


@pytest.mark.rule("AR-ROUND-03", "AR-ROUND-05")
def test_who_has_discs_and_cannot_act_has_not_passed() -> None:
    table = idle().rounds()
    assert {offer.verb for offer in table.play.legal(Seat(0)).offers if not offer.aside} == {"done", "pass"}
    table.do(0, "done").do(1, "buy export stone").do(2, "pass")
    assert table.waiting() == (0,)
    assert table.offer(0, "done") is None, "who can act has to, or pass"
    table.do(0, "sell export stone cube")
    assert table.player(0).money == 4


@pytest.mark.rule("AR-ROUND-03")
def test_where_nobody_can_act_the_phase_ends_with_discs_left() -> None:
    table = idle().rounds().do(0, "done").do(1, "pass").do(2, "pass")
    assert table.asked() == "Bid"
    assert table.player(0).discs == 3


@pytest.mark.rule("AR-ROUND-03", "AR-CITY-06")
def test_a_permission_brings_back_who_could_not_act() -> None:
    table = Table(3)
    table.region("timber_shore", (1, 0))
    table.building("town", "b", 1)
    table.citizens(0, "b")
    table.money(0, 10, 10)
    table.state.taxed, table.state.shared_explorations, table.player(0).explored = 3, 2, True
    table.rounds().do(0, "done").do(1, "allow b open").do(1, "pass").do(2, "pass")
    assert table.waiting() == (0,)
    table.do(1, "allow b closed")
    assert table.offer(0, "harvest_wood") is None


@pytest.mark.rule("AR-ROUND-03", "AR-NEG-01")
def test_after_the_last_round_nobody_deals() -> None:
    table = shore().next(NextRound(), EvolutionTurn([Seat(0)]))
    for seat in (0, 1, 2):
        table.do(seat, "pass")
    assert table.asked() == "EvolutionTurn"
    assert (table.state.round, table.offer(0, "deal")) == (None, None)


@pytest.mark.rule("AR-ROUND-03", "AR-NEG-01")
def test_what_somebody_gives_brings_back_who_could_not_act() -> None:
    table = idle().rounds().do(0, "done").do(1, "deal 0 give 6 money")
    table.do(0, f"accept {table.state.proposals[0].id}").do(1, "pass").do(2, "pass")
    assert table.waiting() == (0,)
    assert table.offer(0, "buy") is not None
