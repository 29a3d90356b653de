"""Deals: when, with whom, of what, and what is kept secret."""

import pytest

from games.archipelago import GAME
from games.archipelago.components import Half
from games.archipelago.state import Deal
from games.archipelago.steps import CloseWindow, EvolutionTurn, OpenBids, ResolveHalf
from games.core.events import Phrase
from games.core.seats import Seat
from tests.games.archipelago.table import Table


def talking(seats: int = 3) -> Table:
    """The round of seat 0."""
    table = Table(seats)
    table.region("timber_shore", (1, 0))
    table.region("pineapple_cove", (0, 1))
    table.citizens(1, "b", 2)
    table.money(*[10] * seats)
    table.cubes(0, "fish fish iron")
    table.cubes(1, "wood")
    table.tokens(1, 1)
    return table


@pytest.mark.rule("AR-NEG-01")
def test_in_a_round_one_of_the_two_is_whose_round_it_is() -> None:
    table = talking().rounds()
    assert table.words(0, "deal", "to") == ("1", "2")
    assert table.words(1, "deal", "to") == ("0",)


@pytest.mark.rule("AR-NEG-01")
def test_while_the_order_is_settled_and_in_a_crisis_all_deal_with_all() -> None:
    table = talking().next(OpenBids())
    assert table.words(1, "deal", "to") == ("2", "0")
    for seat in (0, 1, 2):
        table.do(seat, f"bid {seat}")
    assert table.words(1, "deal", "to") == ("2", "0")
    crisis = talking().next(ResolveHalf(Half(crisis="wood", raises=2)))
    assert crisis.words(2, "deal", "to") == ("0", "1")


@pytest.mark.rule("AR-NEG-01")
def test_at_other_times_nobody_deals() -> None:
    table = talking()
    table.row("pope", "king", "queen", "thief", "spy")
    table.state.phase = 6
    table.next(EvolutionTurn([Seat(0)]))
    for seat in (0, 1, 2):
        assert table.offer(seat, "deal") is None


@pytest.mark.rule("AR-NEG-02", "AR-NEG-04")
def test_an_exchange_is_carried_out_at_once_and_whole() -> None:
    table = talking().rounds()
    table.do(0, "deal 1 give 2 fish, give 1 money, want 1 wood, want 1 token")
    assert table.player(0).money == 10, "nothing moves before it is accepted"
    (deal,) = table.state.proposals
    table.do(1, f"accept {deal.id}")
    assert (table.player(0).money, table.player(1).money) == (9, 11)
    assert table.player(0).cubes == {"iron": 1, "wood": 1}
    assert table.player(1).cubes == {"fish": 2}
    assert (table.player(0).tokens, table.player(1).tokens) == (1, 0)
    assert table.state.proposals == []


@pytest.mark.rule("AR-NEG-02")
def test_units_discs_and_objectives_are_not_for_sale() -> None:
    table = talking().rounds()
    field = table.offered(0, "deal").fields[1]
    kinds = {kind for kind, _ in getattr(field, "pieces", ())}
    assert kinds == {"money", "token", "fish", "wood", "stone", "iron", "cattle", "fruit"}


@pytest.mark.rule("AR-NEG-03")
def test_objectives_cannot_be_shown() -> None:
    table = talking()
    table.objective(0, "medium_ports")
    table.rounds()
    texts = [repr(offer) for offer in table.play.legal(Seat(0)).offers]
    assert not any("medium_ports" in text for text in texts)
    assert GAME.view(table.state, Seat(1)).players[0].objectives == ["hidden"]


@pytest.mark.rule("AR-NEG-02", "AR-NEG-05")
def test_cards_change_hands_as_they_lie_but_not_with_discs_or_a_citizen_on_them() -> None:
    table = talking()
    table.card(1, "sawmill", busy=True)
    table.card(1, "amphitheatre", discs=[Seat(1)])
    table.player(1).discs -= 1
    table.card(1, "colossus", built=True)
    table.card(0, "roads")
    table.rounds()
    assert table.words(0, "ask", "thing") == ("sawmill",)
    table.do(0, "ask sawmill give 1 roads, give 3 money")
    (deal,) = table.state.proposals
    table.do(1, f"accept {deal.id}")
    assert [(owned.card, owned.busy) for owned in table.player(0).cards] == [("sawmill", True)]
    assert "roads" in {owned.card for owned in table.player(1).cards}


@pytest.mark.rule("AR-NEG-02", "AR-CITY-06", "AR-HARV-05")
def test_a_permission_is_a_service_for_this_round() -> None:
    table = talking()
    table.building("town", "c", 1)
    table.citizens(0, "c")
    table.rounds()
    assert table.offer(0, "harvest_fruit") is None
    table.do(0, "ask permit.c give 2 money")
    (deal,) = table.state.proposals
    table.do(1, f"accept {deal.id}")
    assert table.player(1).money == 12
    table.do(0, "harvest-fruit c 1")
    assert table.player(0).cubes["fruit"] == 1
    table.do(1, "pass").do(2, "pass")
    table.citizens(0, "c")
    assert table.offer(0, "harvest_fruit") is None, "for that round only"


def test_a_permission_is_told_of_the_region_that_lies_there() -> None:
    """Also where all else was the same at another table."""
    for side in ("pineapple_cove", "timber_shore"):
        table = Table(3)
        table.region(side, (1, 0))
        table.building("town", "b", 1)
        told = table.rounds().offered(0, "ask").field("thing").told
        assert told is not None
        assert told["permit.b"].args == {"where": Phrase("archipelago-at", {"letter": "B", "side": side})}


@pytest.mark.rule("AR-CITY-07", "AR-NEG-04")
def test_who_rules_no_more_has_no_permission_to_give() -> None:
    table = talking()
    table.building("town", "c", 1)
    table.rounds().do(0, "ask permit.c give 2 money")
    (deal,) = table.state.proposals
    assert table.words(1, "accept", "proposal") == (deal.id,)
    table.player(1).units[-1].lying = True
    assert table.offer(1, "accept") is None


@pytest.mark.rule("AR-CITY-06")
def test_in_the_crisis_of_somebodys_round_no_permission_goes_to_a_third() -> None:
    table = talking()
    table.building("town", "c", 1)
    table.card(0, "researcher")
    table.top("exporter")
    for name in ("pope", "king", "queen", "spy", "merchant"):
        table.top(name)
    table.rounds()
    assert table.words(0, "ask", "thing") == ("permit.c",)
    table.do(0, "use researcher nothing").do(0, "done")
    assert table.state.crisis is not None, "the back then on top is red"
    assert table.offer(2, "ask") is None or "permit.c" not in table.words(2, "ask", "thing")
    assert table.refuses(1, "deal 2 give 1 permit.c")


@pytest.mark.rule("AR-NEG-01")
def test_when_the_order_is_settled_what_was_offered_before_expires() -> None:
    table = talking()
    table.state.agenda = [EvolutionTurn([Seat(0)]), CloseWindow(), OpenBids()]
    table.run().do(1, "deal 2 give 1 money")
    for seat in (0, 1, 2):
        table.do(seat, "bid 0")
    assert table.happened("expires")
    assert table.state.proposals == []


@pytest.mark.rule("AR-NEG-04")
def test_promises_are_lines_in_the_ledger_that_bind_nobody() -> None:
    table = talking().rounds()
    table.do(0, "deal 1 want 1 wood, later 3 fish")
    (deal,) = table.state.proposals
    table.do(1, f"accept {deal.id}")
    (debt,) = table.state.debts
    assert (debt.by, debt.to, debt.goods.cubes) == (0, 1, {"fish": 3})
    assert table.player(0).cubes == {"fish": 2, "iron": 1, "wood": 1}, "nobody has to keep it"
    assert GAME.view(table.state, None).debts == table.state.debts
    assert table.offer(0, "judge") is None
    table.do(1, f"judge {debt.id} broken")
    assert table.state.debts[0].verdict == "broken"
    assert table.offer(1, "judge") is None


@pytest.mark.rule("AR-NEG-04")
def test_who_cannot_pay_any_more_when_it_is_accepted() -> None:
    table = talking().rounds()
    table.do(0, "deal 1 give 9 money, want 1 wood").do(0, "deal 2 give 9 money")
    to_one, to_two = table.state.proposals
    table.do(2, f"accept {to_two.id}")
    money = table.player(0).money
    assert money < 9
    table.do(1, f"accept {to_one.id}")
    assert "falls-through" in table.told()
    assert table.player(1).cubes == {"wood": 1}
    assert table.player(0).money == money
    assert table.state.proposals == []


def test_offers_are_between_two_and_tell_nothing_of_screens() -> None:
    table = talking().rounds()
    table.do(0, "deal 1 want 9 iron")
    (offer,) = table.happened("offers")
    assert offer.to == (0, 1)
    assert GAME.view(table.state, Seat(2)).proposals == []
    assert GAME.view(table.state, Seat(2)).spoken == {}, "not even how many there were"
    assert GAME.view(table.state, Seat(1)).proposals == table.state.proposals
    assert table.offer(1, "accept") is None, "seat 1 has no nine iron, and only seat 1 sees that"
    assert table.offer(1, "refuse") is not None


def test_refuse_counter_and_withdraw() -> None:
    table = talking().rounds()
    table.do(0, "deal 1 give 1 fish, want 1 wood")
    (first,) = table.state.proposals
    table.do(1, f"counter {first.id} give 1 wood, want 2 fish")
    (deal,) = table.state.proposals
    assert (deal.by, deal.to) == (1, [0])
    assert deal.id != first.id
    table.do(1, f"withdraw {deal.id}")
    assert table.state.proposals == []
    table.do(0, "deal 1 give 1 fish")
    (third,) = table.state.proposals
    table.do(1, f"refuse {third.id}")
    assert table.state.proposals == []
    assert table.refuses(1, f"accept {third.id}")


def test_offers_expire_with_their_time() -> None:
    table = talking().rounds()
    table.do(0, "deal 1 give 1 fish")
    table.do(0, "pass")
    (expired,) = table.happened("expires")
    assert expired.to == (0, 1)
    assert table.state.proposals == []


def test_offers_in_a_crisis_expire_with_it() -> None:
    table = talking().next(ResolveHalf(Half(crisis="wood", raises=2)))
    table.do(2, "deal 1 give 1 money")
    assert len(table.state.proposals) == 1
    for seat in table.state.order:
        table.do(seat, "done")
    (expired,) = table.happened("expires")
    assert expired.to == (2, 1)
    assert table.state.proposals == []


@pytest.mark.rule("AR-NEG-01")
def test_a_crisis_in_somebodys_round_ends_no_offer_of_that_round() -> None:
    table = talking()
    table.market("domestic", "stone", 0)
    table.card(0, "researcher")
    for name in ("recruiter", "pope", "king", "queen", "spy", "merchant"):
        table.top(name)
    table.rounds().do(0, "deal 1 give 1 fish").do(0, "use researcher nothing").do(0, "done")
    assert table.state.crisis is not None, "stone, red"
    table.do(1, "deal 2 give 1 wood").do(0, "done").do(1, "done").do(2, "done")
    assert [(deal.by, deal.to) for deal in table.state.proposals] == [(0, [1])], "the round goes on, and its deals"


@pytest.mark.rule("AR-NEG-04")
def test_nobody_answers_what_is_put_to_another() -> None:
    table = talking().rounds()
    table.do(0, "deal 1 give 1 fish")
    (deal,) = table.state.proposals
    for answer in ("accept", "refuse", "counter", "withdraw"):
        assert table.offer(2, answer) is None
    assert table.refuses(2, f"accept {deal.id}")


@pytest.mark.rule("AR-NEG-04")
def test_a_card_that_was_wanted_and_is_elsewhere_now_cannot_be_given() -> None:
    table = talking()
    table.card(1, "roads")
    table.rounds().do(0, "ask roads give 2 money")
    (deal,) = table.state.proposals
    assert not table.refuses(1, f"accept {deal.id}")
    table.player(2).cards.append(table.player(1).cards.pop())
    assert table.offer(1, "accept") is None
    assert table.offer(1, "refuse") is not None


def test_an_acceptance_ends_nobodys_question() -> None:
    table = talking().rounds()
    table.do(0, "deal 1 give 1 fish")
    table.do(1, f"accept {table.state.proposals[0].id}")
    assert table.waiting() == (0,)
    assert table.player(1).cubes == {"wood": 1, "fish": 1}


def test_one_open_offer_to_each_and_two_in_all() -> None:
    table = talking(4).rounds()
    table.do(0, "deal 1 give 1 fish")
    assert table.words(0, "deal", "to") == ("2", "3")
    table.do(0, "deal 2 give 1 fish")
    assert table.offer(0, "deal") is None
    assert all(isinstance(deal, Deal) for deal in table.state.proposals)


# In the middle of something else


def sells(table: Table, seat: int, terms: str, to: int) -> Table:
    """The seat gives this to another, who takes it."""
    table.do(seat, f"deal {to} {terms}")
    return table.do(to, f"accept {table.state.proposals[-1].id}")


@pytest.mark.rule("AR-ORDER-02")
def test_what_is_bid_is_in_the_fist_and_cannot_be_given_away() -> None:
    table = talking().next(OpenBids())
    table.do(0, "deal 2 give 2 money").do(0, "bid 9")
    assert table.refuses(0, "deal 1 give 2 money")
    table.do(2, f"accept {table.state.proposals[0].id}")
    assert "falls-through" in table.told()
    table.do(1, "deal 0 want 2 money, give 1 wood")
    assert table.offer(0, "accept") is None
    table.do(1, "bid 0").do(2, "bid 0")
    assert [player.money for player in table.state.players] == [1, 10, 10]


@pytest.mark.rule("AR-CHAR-18")
def test_the_cubes_in_the_fists_cannot_be_given_away() -> None:
    table = talking()
    table.card(0, "thief")
    table.cubes(1, "fish fish")
    table.rounds().do(0, "use thief nothing").do(0, "aim 1").do(1, "hide fish wood")
    assert table.refuses(1, "deal 0 give 1 wood")
    sells(table, 1, "give 1 fish", 0)
    table.do(0, "fist left")
    assert table.player(1).cubes == {"wood": 1}


@pytest.mark.rule("AR-CHAR-03", "AR-CHAR-19")
def test_who_has_given_away_the_last_cube_meanwhile_proves_it() -> None:
    for card in ("pirate", "thief"):
        table = talking()
        table.card(0, card)
        table.ships(0, "a")
        table.ships(1, "a")
        table.rounds().do(0, f"use {card} nothing")
        if card == "thief":
            table.do(0, "aim 1")
        sells(table, 1, "give 1 wood", 0).do(1, "done")
        assert "has-no-cubes" in table.told()
        assert table.waiting() == (0,)


@pytest.mark.rule("AR-NEG-01")
@pytest.mark.parametrize(
    ("card", "payment", "asked"),
    [
        ("recruiter", "nothing", "Hire"),
        ("architecture", "nothing", "Construct"),
        ("shipbuilding", "nothing", "Construct"),
        ("assassin", "nothing", "ChooseCharacter"),
        ("domestic-trade", "nothing", "Trade"),
        ("merchant", "nothing", "TradeMany"),
    ],
)
def test_who_has_given_everything_away_in_the_middle_of_a_card_can_stop(card: str, payment: str, asked: str) -> None:
    table = talking()
    table.card(0, card.replace("-", "_"))
    table.card(1, "bishop")
    table.citizens(0, "b")
    table.cubes(0, "wood")
    table.state.surplus = 3
    table.rounds().do(0, f"use {card} {payment}")
    assert table.asked() == asked
    assert table.offer(0, "done") is None
    own = table.player(0)
    sells(table, 0, f"give {own.money} money, give 2 fish, give 1 iron, give 1 wood", 1)
    table.do(0, "done")
    assert table.asked() == "PlayRound"
