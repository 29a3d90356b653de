"""Who uses which card, and for what."""

import pytest

from games.archipelago.components import CARDS, OBJECTIVES
from tests.games.archipelago.cards_at_hand import colony, use


@pytest.mark.rule("AR-CARD-01", "AR-CARD-12")
def test_cards_are_used_in_ones_own_round_one_a_round() -> None:
    table = colony()
    table.card(0, "bishop")
    table.card(0, "immigration")
    table.rounds()
    assert table.refuses(1, "use immigration nothing")
    table.do(0, "use immigration nothing")
    assert table.offer(0, "use") is None
    table.do(0, "buy domestic fish").do(1, "pass").do(2, "pass")
    assert table.words(0, "use", "card") == ("bishop",)


@pytest.mark.rule("AR-CARD-02")
def test_owners_cards_and_everybodys_cards() -> None:
    table = colony()
    table.card(1, "pope")
    table.card(1, "education")
    table.rounds()
    assert table.words(0, "use", "card") == ("education",)
    table.do(0, "pass")
    assert set(table.words(1, "use", "card")) == {"pope", "education"}


@pytest.mark.rule("AR-CARD-03", "AR-CARD-04")
@pytest.mark.parametrize(("card", "owner", "other"), [("education", 2, 3), ("recruiter", 0, 1)])
def test_the_owner_pays_the_bank_and_others_pay_the_owner_one_more(card: str, owner: int, other: int) -> None:
    table = colony()
    table.state.surplus = 4
    table.citizens(0, "b")
    own = table.state.money
    table.card(0, card)
    table.rounds().do(0, f"use {card} nothing")
    assert table.player(0).money == 20 - owner
    assert table.state.money == own + owner
    foreign = colony()
    foreign.state.surplus = 4
    foreign.citizens(0, "b")
    foreign.card(1, card)
    foreign.rounds().do(0, f"use {card} nothing")
    assert foreign.player(0).money == 20 - other
    assert foreign.player(1).money == 20 + other


@pytest.mark.rule("AR-CARD-09", "AR-CARD-04", "AR-HARV-05")
def test_paying_for_a_card_leaves_all_others_as_they_are() -> None:
    table = colony()
    table.building("town", "b", 1)
    table.citizens(0, "b")
    table.card(1, "sawmill")
    table.rounds()
    assert table.offer(0, "use") is None, "the ruler of the region still rules it"
    table.do(1, "allow b open")
    assert table.words(0, "use", "card") == ("sawmill",)


@pytest.mark.rule("AR-CARD-04", "AR-CARD-10", "AR-CARD-03", "AR-TOKEN-06")
def test_cubes_go_to_the_bank_also_for_others_cards() -> None:
    table = colony()
    table.state.rebellion = 2
    table.cubes(0, "fish iron")
    table.card(1, "peace_and_prosperity")
    bank = dict(table.state.bank)
    table.rounds()
    assert {row[1] for row in table.offered(0, "use").rows or ()} == {"fish_iron"}
    table.do(0, "use peace-and-prosperity fish-iron")
    assert table.state.bank == {**bank, "fish": bank["fish"] + 1, "iron": bank["iron"] + 1}
    assert table.player(1).money == 21
    assert table.state.rebellion == 0


@pytest.mark.rule("AR-CARD-10", "AR-TOKEN-06")
def test_two_cubes_of_any_kind_may_be_alike_and_may_be_tokens() -> None:
    table = colony()
    table.cubes(0, "fish fish iron")
    table.tokens(0, 1)
    table.card(0, "peace_and_prosperity")
    table.rounds()
    paid = {row[1] for row in table.offered(0, "use").rows or ()}
    assert {"fish_fish", "fish_iron", "iron_iron_with_iron", "fish_wood_with_wood"} <= paid
    assert not {"iron_iron", "wood_wood_with_wood"} & paid


@pytest.mark.rule("AR-CARD-05")
def test_a_used_card_is_busy_for_everybody() -> None:
    table = colony()
    card = table.card(0, "education")
    table.state.surplus = 6
    table.rounds().do(0, "use education nothing")
    assert card.busy
    table.do(0, "pass")
    assert table.offer(1, "use") is None


@pytest.mark.rule("AR-CARD-06", "AR-DISC-04")
def test_discs_lie_on_the_card_beside_that_of_the_action() -> None:
    table = colony()
    card = table.card(0, "amphitheatre")
    table.state.rebellion = 1
    table.rounds().do(0, "use amphitheatre nothing")
    assert card.discs == [0]
    assert table.player(0).discs == 2
    table.do(0, "buy domestic fish")
    assert table.player(0).discs == 1
    none = colony()
    none.card(0, "amphitheatre")
    none.player(0).discs = 0
    none.rounds()
    assert none.waiting() == (1,)


@pytest.mark.rule("AR-CARD-07", "AR-CARD-11")
@pytest.mark.parametrize(
    ("card", "rebellion", "surplus"),
    [("bishop", -1, 0), ("minister_of_labour", 0, -1), ("immigration", 0, 2), ("education", 0, -2)],
)
def test_cards_of_icons_alone(card: str, rebellion: int, surplus: int) -> None:
    table = colony()
    table.state.rebellion, table.state.surplus = 2, 3
    use(table, card)
    assert (table.state.rebellion, table.state.surplus) == (2 + rebellion, 3 + surplus)
    assert "earns" not in table.told()


@pytest.mark.rule("AR-CARD-07")
def test_independence_by_a_card() -> None:
    table = colony()
    table.citizens(0, "b", busy=True)
    table.state.rebellion = 3
    use(table, "slavery")
    assert table.state.over


@pytest.mark.rule("AR-CARD-08")
def test_minimal_prices_whatever_the_rotation() -> None:
    assert CARDS["explorer"].lowest == 3
    assert CARDS["minister_of_agriculture"].lowest == 2
    assert CARDS["scout"].lowest == 4


@pytest.mark.rule("AR-CARD-09", "AR-ROUND-09")
def test_an_improvement_is_for_an_action_of_the_same_round() -> None:
    table = colony()
    table.citizens(0, "b", 2)
    table.card(0, "sawmill")
    table.rounds().do(0, "use sawmill nothing").do(0, "harvest-wood b 1")
    assert table.player(0).cubes == {"wood": 2}
    late = colony()
    late.citizens(0, "b", 2)
    late.card(0, "sawmill")
    late.rounds().do(0, "harvest-wood b 1")
    assert late.waiting() == (1,), "after the action there is nothing to improve"
    other = colony()
    other.citizens(0, "b", 2)
    other.ships(0, "b")
    other.card(0, "sawmill")
    other.rounds().do(0, "use sawmill nothing").do(0, "harvest-fish b 1")
    assert other.player(0).cubes == {"fish": 1}, "it improves only its own action"


@pytest.mark.rule("AR-CHAR-17")
@pytest.mark.parametrize(("money", "works"), [(4, False), (5, True)])
def test_the_treasurer_needs_five_to_show(money: int, *, works: bool) -> None:
    table = colony()
    table.card(0, "treasurer")
    table.money(money, 20, 20)
    table.rounds()
    assert (table.offer(0, "use") is not None) == works


@pytest.mark.rule("AR-PROG-11")
@pytest.mark.parametrize(("lying", "works"), [(0, False), (1, True), (2, True)])
def test_dictatorship_needs_a_striker_of_ones_own(lying: int, *, works: bool) -> None:
    table = colony()
    for striker in table.citizens(0, "b", 2)[:lying]:
        striker.lying = True
    table.citizens(1, "b", lying=True)
    table.card(0, "dictatorship")
    table.rounds()
    assert (table.offer(0, "use") is not None) == works


@pytest.mark.rule("AR-CHAR-09")
@pytest.mark.parametrize(
    ("owner", "free", "works"), [(0, "citizen", True), (1, "citizen", False), (0, "ship", False), (0, "", False)]
)
def test_the_false_prophet_needs_a_church_and_a_citizen_who_can_go(owner: int, free: str, *, works: bool) -> None:
    table = colony()
    table.building("church", "b", owner, busy=True)
    if free == "citizen":
        table.citizens(0, "d")
    if free == "ship":
        table.ships(0, "b")
    table.card(0, "false_prophet")
    table.rounds()
    assert (table.offer(0, "use") is not None) == works


@pytest.mark.rule("AR-CARD-09", "AR-ROUND-08")
@pytest.mark.parametrize("card", ["explorer", "scout", "missionary"])
@pytest.mark.parametrize(("explored", "shared", "works"), [(False, 2, True), (True, 1, True), (True, 2, False)])
def test_a_card_for_exploring_needs_a_space_of_the_wheel(card: str, explored: bool, shared: int, works: bool) -> None:
    table = colony()
    table.ships(0, "a")
    table.player(0).explored, table.state.shared_explorations = explored, shared
    table.card(0, card)
    table.rounds()
    assert (table.offer(0, "use") is not None) == works


@pytest.mark.rule("AR-CARD-09")
def test_after_the_action_only_cards_that_improve_none_are_left() -> None:
    table = colony()
    table.citizens(0, "b", 2)
    table.ships(0, "a")
    for card in ("sawmill", "bishop", "roads", "scout"):
        table.card(0, card)
    table.rounds()
    assert set(table.words(0, "use", "card")) == {"sawmill", "bishop", "roads", "scout"}
    table.do(0, "harvest-wood b 1")
    assert table.words(0, "use", "card") == ("bishop",)


@pytest.mark.rule("AR-CHAR-01", "AR-CARD-08")
def test_of_the_opened_cards_only_what_one_can_pay_may_be_bought() -> None:
    table = colony()
    for name in ("quarry", "sawmill", "farm", "roads", "architecture"):
        table.top(name)
    cheap = min(CARDS[name].lowest for name in table.state.deck[-5:])
    table.money(cheap, 20, 20)
    use(table, "researcher")
    affordable = table.words(0, "purchase", "card")
    assert {CARDS[name].lowest for name in affordable} == {cheap}
    assert len(affordable) < 5


@pytest.mark.rule("AR-CHAR-05", "AR-EXPL-03")
def test_the_explorer_looks_at_what_is_left() -> None:
    table = colony()
    table.ships(0, "a")
    table.player(1).hand, left = table.state.stack[2:], table.state.stack[:2]
    table.state.stack = left[:]
    use(table, "explorer").do(0, "explore")
    (looked,) = table.happened("looks")
    assert looked.args["side"] == (left[1], left[0])


@pytest.mark.rule("AR-CHAR-16", "AR-END-01")
def test_an_objective_opens_between_two_sales_by_the_merchant() -> None:
    table = colony()
    table.objective(1, "medium_separatist")
    table.cubes(0, "wood wood")
    use(table, "merchant")
    table.player(2).money += table.state.money - 1
    table.state.money = 1
    table.do(0, "sell domestic wood cube")
    assert table.told()[-2:] == ["opens-objective", "met"], "the bank is empty"
    assert table.asked() == "TradeMany"


@pytest.mark.rule("AR-CHAR-13", "AR-RECR-03")
@pytest.mark.parametrize("surplus", [0, 1])
def test_the_recruiter_hires_nobody_where_all_have_work(surplus: int) -> None:
    table = colony()
    table.citizens(0, "b")
    table.card(0, "recruiter")
    table.state.surplus = surplus
    table.rounds()
    assert (table.offer(0, "use") is not None) == bool(surplus)


@pytest.mark.rule("AR-CHAR-01", "AR-END-01", "AR-EVO-08")
def test_an_objective_that_a_purchase_meets_opens_before_the_crisis_of_the_back() -> None:
    table = colony()
    table.objective(2, "medium_progress")
    for name in ("recruiter", "sawmill", "pope", "quarry", "thief", "colossus"):
        table.top(name)
    missing = OBJECTIVES["medium_progress"].at[3] - 1
    for name in [key for key in table.state.deck if CARDS[key].kind == "progress"][:missing]:
        table.card(1, name)
    use(table, "researcher").do(0, "purchase sawmill")
    assert table.state.crisis is not None
    assert table.happened("opens-objective")
