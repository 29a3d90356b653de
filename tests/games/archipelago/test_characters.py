"""The 24 characters."""

from typing import Any

import pytest

from games.archipelago import GAME
from games.archipelago.bank import selling_price
from games.archipelago.cards.steps import PickFist
from games.archipelago.components import CARDS, SIDES
from games.archipelago.steps import NextRound
from games.archipelago.trade.trading import market_named
from games.core.chance import Chance
from games.core.fields import Amount, Spread
from games.core.seats import Seat
from tests.games.archipelago.cards_at_hand import colony, use
from tests.games.archipelago.table import Table


@pytest.mark.rule("AR-CHAR-01", "AR-CHAR-04")
@pytest.mark.parametrize(("card", "kind"), [("researcher", "progress"), ("detective", "character")])
def test_five_cards_are_opened_and_one_of_a_kind_may_be_bought(card: str, kind: str) -> None:
    table = colony()
    table.card(0, card)
    for name in ("merchant", "sawmill", "pope", "quarry", "thief", "colossus"):
        table.top(name)
    table.rounds().do(0, f"use {card} nothing")
    opened = ["colossus", "thief", "quarry", "pope", "sawmill"]
    wanted = {name for name in opened if CARDS[name].kind == kind}
    assert set(table.words(0, "purchase", "card")) == wanted
    bought = min(wanted)
    table.do(0, f"purchase {bought}")
    assert table.player(0).money == 20 - CARDS[bought].lowest
    assert set(table.state.graveyard) == set(opened) - {bought}
    assert table.state.deck[-1] == "merchant"
    assert table.state.crisis is None, "its halves are not red"


@pytest.mark.rule("AR-CHAR-01")
def test_the_red_halves_of_the_back_then_on_top_happen_at_once() -> None:
    table = colony()
    table.card(0, "researcher")
    for name in ("recruiter", "sawmill", "pope", "quarry", "thief", "colossus"):
        table.top(name)
    table.rounds().do(0, "use researcher nothing").do(0, "done")
    assert table.state.crisis is not None
    assert table.state.crisis.resource == "stone"


@pytest.mark.rule("AR-CHAR-02")
def test_the_pirate_sinks_a_ship_and_takes_a_cube_of_the_owners_choice() -> None:
    table = colony()
    table.ships(0, "b")
    table.ships(1, "b")
    table.ships(2, "c")
    table.cubes(1, "fish iron")
    table.card(0, "pirate")
    table.rounds().do(0, "use pirate nothing")
    assert table.waiting() == (1,)
    assert table.player(1).ships() == []
    assert table.state.ships_left(Seat(1)) == 4
    table.do(1, "surrender iron")
    assert table.player(0).cubes == {"iron": 1}
    assert table.state.rebellion == 1


@pytest.mark.rule("AR-CHAR-02")
def test_the_pirate_picks_which_of_several_ships() -> None:
    table = colony()
    table.ships(0, "b")
    table.building("port", "b")
    table.ships(1, "b")
    table.ships(1, "b", spot="port")
    table.ships(1, "b", spot="fish", busy=True)
    table.card(0, "pirate")
    table.rounds().do(0, "use pirate nothing")
    assert table.words(0, "aim", "target") == ("1.b", "1.b.port", "1.b.fish")
    table.do(0, "aim 1.b.port")
    assert [ship.spot for ship in table.player(1).ships()] == ["", "fish"]


@pytest.mark.rule("AR-CHAR-03")
def test_a_victim_without_cubes_proves_it() -> None:
    table = colony()
    table.ships(0, "b")
    table.ships(1, "b")
    table.tokens(1, 2)
    use(table, "pirate")
    (proof,) = table.happened("has-no-cubes")
    assert (proof.seat, proof.to) == (1, None)
    assert table.player(1).tokens == 2


@pytest.mark.rule("AR-CHAR-05")
def test_the_explorer_chooses_among_three_hexes() -> None:
    table = colony()
    table.ships(0, "a")
    for side in ("whale_bay", "turtle_island", "coral_island"):
        table.stack(side)
    use(table, "explorer").do(0, "explore")
    hexes = {"h01", "h11", "h07"}
    assert {SIDES[side].hex for side in table.words(0, "discover", "side")} <= hexes
    row = next(row for row in table.offered(0, "discover").rows or () if row[0] == "turtle_island")
    table.do(0, "discover " + " ".join(map(str, row)).replace("_", "-"))
    assert set(table.state.discarded) == {"whale_bay", "coral_island"}


@pytest.mark.rule("AR-CHAR-06")
def test_the_assassin_pays_the_lowest_price_and_the_character_is_gone() -> None:
    table = colony()
    table.card(1, "queen")
    table.card(1, "sawmill")
    table.card(0, "assassin")
    bank = table.state.money
    table.rounds().do(0, "use assassin nothing").do(0, "aim queen")
    assert table.state.owner_of("queen") is None
    assert "queen" in table.state.graveyard
    assert table.player(0).money == 20 - 4
    assert table.state.money == bank + 4
    alone = colony()
    alone.card(0, "assassin")
    alone.rounds()
    assert alone.offer(0, "use") is None, "it cannot kill itself"


@pytest.mark.rule("AR-CHAR-07")
@pytest.mark.parametrize(("churches", "calm"), [(0, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_the_archbishop(churches: int, calm: int) -> None:
    table = colony()
    for at in ((-1, 0), (0, -1)):
        table.region("coral_island" if at == (-1, 0) else "turtle_island", at)
    for region in "bcdef"[:churches]:
        table.building("church", region)
    table.state.rebellion = 3
    use(table, "archbishop")
    assert table.state.rebellion == 3 - calm


@pytest.mark.rule("AR-CHAR-08")
def test_the_pope_calms_by_churches() -> None:
    table = colony()
    table.building("church", "b")
    table.building("church", "d")
    table.state.rebellion = 3
    use(table, "pope")
    assert table.state.rebellion == 1


@pytest.mark.rule("AR-CHAR-09", "AR-ROUND-09")
def test_the_false_prophet_moves_a_citizen_for_each_church() -> None:
    table = colony()
    table.building("church", "b", 0)
    table.citizens(0, "b", 2)
    use(table, "false_prophet")
    assert table.refuses(0, "walk d 2 b, b.church 1 b.church")
    table.do(0, "walk d 1 b, b 1 b, b.church 1 b.church")
    assert table.asked() == "PlayRound"
    assert table.player(0).discs == 3


@pytest.mark.rule("AR-CHAR-10")
def test_the_scout_explores_twice() -> None:
    table = colony()
    table.ships(0, "a")
    for side in ("turtle_island", "coral_island"):
        table.stack(side)
    use(table, "scout").do(0, "explore")
    for side in ("coral_island", "turtle_island"):
        table.do(0, "take")
        row = next(row for row in table.offered(0, "discover").rows or () if row[0] == side)
        table.do(0, "discover " + " ".join(map(str, row)).replace("_", "-"))
        table.do(0, "gather fish fruit")
    assert table.player(0).tokens == 2
    assert table.player(0).discs == 2


@pytest.mark.rule("AR-CHAR-13")
def test_the_recruiter_hires_one_without_a_disc() -> None:
    table = colony()
    table.state.surplus = 4
    table.citizens(0, "b")
    use(table, "recruiter")
    field = table.offered(0, "recruit").fields[0]
    assert isinstance(field, Spread)
    assert field.most == 1
    table.do(0, "recruit b 1")
    assert table.player(0).money == 17
    assert table.player(0).discs == 3


@pytest.mark.rule("AR-CHAR-14")
def test_the_missionary_converts_a_hut() -> None:
    table = colony()
    table.ships(0, "a")
    table.stack("palm_cape")
    use(table, "missionary").do(0, "explore").do(0, "take")
    row = next(row for row in table.offered(0, "discover").rows or () if row[0] == "palm_cape")
    table.do(0, "discover " + " ".join(map(str, row)).replace("_", "-")).do(0, "gather fish fruit")
    people = table.state.population
    table.do(0, "welcome land1")
    assert table.state.surplus == 2 - 1
    assert table.state.population == people + 1
    (citizen,) = table.player(0).citizens()
    assert citizen.free


@pytest.mark.rule("AR-CHAR-14")
def test_where_there_is_no_hut_the_missionary_finds_nobody() -> None:
    table = colony()
    table.ships(0, "a")
    table.stack("mango_isle")
    use(table, "missionary").do(0, "explore").do(0, "take")
    row = next(row for row in table.offered(0, "discover").rows or () if row[0] == "mango_isle")
    table.do(0, "discover " + " ".join(map(str, row)).replace("_", "-"))
    if table.offer(0, "gather"):
        table.do(0, "gather " + " ".join(map(str, (table.offered(0, "gather").rows or ())[0])))
    assert table.offer(0, "welcome") is None
    assert (table.state.surplus, table.player(0).citizens()) == (0, [])


@pytest.mark.rule("AR-CHAR-15", "AR-NEG-03")
def test_the_spy_alone_sees_one_objective() -> None:
    table = colony()
    table.objective(1, "medium_ports")
    table.objective(2, "medium_towns")
    use(table, "spy").do(0, "aim 1")
    assert table.player(0).seen == {1: ["medium_ports"]}
    (told,) = table.happened("sees")
    assert told.to == (0,)
    assert GAME.view(table.state, Seat(1)).players[0].seen == {}
    for number in range(5):
        imagined = GAME.seeing.imagine(table.state, Seat(0), Chance(f"{number}"))
        assert imagined.players[1].objectives == ["medium_ports"], "seat 0 knows it for good"


@pytest.mark.rule("AR-CHAR-15", "AR-CARD-02", "AR-CARD-04")
def test_the_spy_of_another_may_look_at_its_owner() -> None:
    table = colony()
    table.objective(1, "medium_ports")
    table.objective(2, "medium_towns")
    table.card(1, "spy")
    table.money(20, 20, 20)
    table.rounds().do(0, "use spy nothing")
    assert table.words(0, "aim", "target") == ("1", "2")
    table.do(0, "aim 1")
    assert [table.player(seat).money for seat in (0, 1)] == [20 - 2 - 1, 20 + 2 + 1]
    assert table.player(0).seen == {1: ["medium_ports"]}


@pytest.mark.rule("AR-CHAR-15")
def test_the_spy_may_see_both_objectives_of_the_other_one_after_the_other() -> None:
    table = colony(2)
    table.objective(1, "medium_ports")
    table.objective(1, "medium_towns")
    spy = table.card(0, "spy")
    seen = table.player(0).seen
    for _ in range(20):
        spy.busy = False
        table.player(0).money = 20
        table.state.money = 135 - 40
        table.next(NextRound()).do(0, "use spy nothing")
        table.state.agenda = []
    assert sorted(seen[Seat(1)]) == ["medium_ports", "medium_towns"]
    assert sorted(GAME.seeing.imagine(table.state, Seat(0), Chance("two")).players[1].objectives) == sorted(
        seen[Seat(1)]
    )


@pytest.mark.rule("AR-OPEN-05")
def test_without_secrets_the_spy_has_no_target() -> None:
    table = Table(3, no_secrets="on")
    table.money(20, 20, 20)
    table.card(0, "spy")
    table.rounds()
    assert table.offer(0, "use") is None


@pytest.mark.rule("AR-CHAR-16", "AR-CHAR-23")
@pytest.mark.parametrize(("card", "market"), [("merchant", "domestic"), ("exporter", "export")])
def test_any_number_of_one_resource_each_at_its_own_price(card: str, market: str) -> None:
    table = colony()
    table.market(market, "wood", 4)
    use(table, card)
    before = table.player(0).money
    table.do(0, f"buy {market} wood").do(0, f"buy {market} wood")
    prices = {"domestic": 4 + 6, "export": 5 + 5}
    assert table.player(0).money == before - prices[market]
    assert {row[1] for row in table.offered(0, "buy").rows or ()} == {"wood"}
    assert table.offer(0, "sell") is None, "buys or sells"
    table.do(0, "done")
    assert table.player(0).cubes == {"wood": 2}


@pytest.mark.rule("AR-CHAR-16", "AR-CHAR-23")
@pytest.mark.parametrize(("card", "market"), [("merchant", "domestic"), ("exporter", "export")])
def test_who_sells_one_may_sell_more_of_it_and_buys_none(card: str, market: str) -> None:
    table = colony()
    table.cubes(0, "wood wood wood fish")
    table.market(market, "wood", 0)
    use(table, card)
    before, price = table.player(0).money, selling_price(table.state, market_named(market), "wood")
    assert price is not None
    table.do(0, f"sell {market} wood cube")
    assert table.player(0).money == before + price
    assert table.player(0).cubes == {"wood": 2, "fish": 1}
    assert table.state.markets[market_named(market)]["wood"] == 1
    assert {row[1] for row in table.offered(0, "sell").rows or ()} == {"wood"}
    assert table.offer(0, "buy") is None
    table.do(0, f"sell {market} wood cube").do(0, "done")
    assert table.player(0).cubes == {"wood": 1, "fish": 1}
    assert table.asked() == "PlayRound"


@pytest.mark.rule("AR-CHAR-17")
def test_the_treasurer_gets_one_for_each_five_shown() -> None:
    table = colony()
    use(table, "treasurer")
    field = table.offered(0, "show").fields[0]
    assert isinstance(field, Amount)
    assert (field.least, field.most) == (0, 4)
    table.do(0, "show 3")
    assert table.player(0).money == 23
    assert table.happened("shows")[0].args["money"] == 15


@pytest.mark.rule("AR-CHAR-18")
def test_the_thief_picks_a_fist() -> None:
    table = colony()
    table.cubes(1, "fish fish iron")
    use(table, "thief").do(0, "aim 1")
    assert table.waiting() == (1,)
    assert ("fish", "fish") in (table.offered(1, "hide").rows or ())
    assert ("iron", "iron") not in (table.offered(1, "hide").rows or ())
    table.do(1, "hide iron fish")
    step = GAME.view(table.state, Seat(0)).agenda[-1]
    assert isinstance(step, PickFist)
    assert (step.left, step.right) == ("hidden", "hidden")
    for number in range(8):
        own = GAME.seeing.imagine(table.state, Seat(1), Chance(f"{number}")).agenda[-1]
        assert isinstance(own, PickFist)
        assert (own.left, own.right) == ("iron", "fish"), "whoever hides them knows"
    table.do(0, "fist left")
    assert table.player(0).cubes == {"iron": 1}
    assert table.player(1).cubes == {"fish": 2}
    assert table.happened("finds")[0].to == (0, 1)


@pytest.mark.rule("AR-CHAR-19")
def test_a_single_cube_leaves_a_fist_empty_and_none_is_proved() -> None:
    table = colony()
    table.cubes(1, "fish")
    use(table, "thief").do(0, "aim 1")
    assert set(table.offered(1, "hide").rows or ()) == {("fish", "empty"), ("empty", "fish")}
    table.do(1, "hide empty fish").do(0, "fist left")
    assert table.player(0).cubes == {}
    assert table.player(1).cubes == {"fish": 1}
    bare = colony()
    use(bare, "thief").do(0, "aim 2")
    assert "has-no-cubes" in bare.told()


@pytest.mark.rule("AR-CHAR-20", "AR-CHAR-21")
def test_the_barbarian_loots_what_nobody_works_for_good() -> None:
    table = colony()
    table.building("town", "b", 1)
    (citizen,) = table.citizens(0, "b")
    table.citizens(2, "b", spot="wood", busy=True)
    use(table, "barbarian").do(0, "loot fish 2, wood 1")
    assert table.player(0).cubes == {"fish": 2, "wood": 1}
    assert citizen.free
    assert table.state.free_icons("b", "sea1", "fish") == 0
    assert table.state.free_icons("b", "land1", "wood") == 0
    assert table.state.money == 135 - sum(player.money for player in table.state.players), "marks move no money"


@pytest.mark.rule("AR-CHAR-20")
def test_the_barbarian_spares_what_the_player_wants_to_keep() -> None:
    table = colony()
    table.citizens(0, "b")
    use(table, "barbarian")
    field = table.offered(0, "loot").fields[0]
    assert isinstance(field, Spread)
    assert field.now == (("fish", "cube", 2), ("wood", "cube", 2)), "all of it is the first thought"
    assert table.refuses(0, "loot fish 3")
    table.do(0, "loot fish 1")
    assert table.player(0).cubes == {"fish": 1}
    assert table.state.free_icons("b", "sea1", "fish") == 1
    assert table.state.free_icons("b", "land1", "wood") == 2


@pytest.mark.rule("AR-CHAR-20")
def test_what_lies_in_two_waters_is_looted_in_both_if_the_bank_has_enough() -> None:
    table = Table(3)
    table.region("narrows", (1, 0))
    table.citizens(0, "b")
    use(table, "barbarian")
    field = table.offered(0, "loot").fields[0]
    assert isinstance(field, Spread)
    assert {word: count for word, _, count in field.now if word.startswith("fish")} == {"fish": 1, "fish.sea2": 1}


@pytest.mark.rule("AR-CHAR-20", "AR-GEN-05")
def test_what_lies_in_two_waters_is_looted_from_one_bank() -> None:
    table = Table(3)
    table.region("narrows", (1, 0))
    table.money(20, 20, 20)
    table.citizens(0, "b")
    table.cubes(1, " ".join(["fish"] * (table.state.bank["fish"] - 1)))
    table.cubes(2, " ".join(["cattle"] * table.state.bank["cattle"]))
    use(table, "barbarian")
    assert table.refuses(0, "loot fish 1, fish.sea2 1"), "the bank has a single one"
    table.do(0, "loot fish.sea2 1, wood 1")
    assert table.player(0).cubes == {"fish": 1, "wood": 1}
    assert table.state.regions["b"].looted == {"sea2 fish": 1, "land1 wood": 1}


@pytest.mark.rule("AR-CHAR-20")
@pytest.mark.parametrize("flags", [{"busy": True, "spot": "wood"}, {"lying": True}])
def test_the_barbarian_loots_only_where_an_active_free_citizen_is(flags: dict[str, Any]) -> None:
    table = colony()
    table.citizens(0, "b", **flags)
    table.card(0, "barbarian")
    assert table.rounds().offer(0, "use") is None
    other = colony()
    other.citizens(0, "b", **flags)
    other.citizens(0, "d")
    use(other, "barbarian")
    other.do(0, "loot cattle 2")
    assert other.player(0).cubes == {"cattle": 2}, "there is nowhere else to loot"


@pytest.mark.rule("AR-CHAR-22")
def test_the_minister_of_agriculture_stocks_the_market() -> None:
    table = colony()
    table.card(0, "minister_of_agriculture")
    table.rounds().do(0, "use minister-of-agriculture nothing")
    assert set(table.words(0, "aim", "target")) == {
        "cattle.cattle",
        "cattle.fruit",
        "fruit.fruit",
        "cattle",
        "fruit",
    }
    table.do(0, "aim cattle.fruit")
    assert (table.state.markets["domestic"]["cattle"], table.state.markets["domestic"]["fruit"]) == (2, 2)


@pytest.mark.rule("AR-CHAR-22")
@pytest.mark.parametrize(
    ("room", "targets"), [(0, {"fruit.fruit", "fruit"}), (1, {"cattle.fruit", "fruit.fruit", "cattle", "fruit"})]
)
def test_the_minister_of_agriculture_stocks_what_has_room_and_is_in_the_bank(room: int, targets: set[str]) -> None:
    table = colony()
    table.market("domestic", "cattle", 9 - room)
    use(table, "minister_of_agriculture")
    assert set(table.words(0, "aim", "target")) == targets
    empty = colony()
    empty.cubes(1, " ".join(["cattle"] * (empty.state.bank["cattle"] - room)))
    use(empty, "minister_of_agriculture")
    assert set(empty.words(0, "aim", "target")) == targets


@pytest.mark.rule("AR-CHAR-24")
def test_the_admirals_ships_go_up_to_three_regions() -> None:
    table = colony()
    table.region("coral_island", (-1, 0))
    table.region("turtle_island", (-2, 0))
    table.ships(0, "b")
    use(table, "admiral")
    field = table.offered(0, "sail").fields[0]
    assert isinstance(field, Spread)
    assert {place.word for place in field.places} >= {"a", "b", "c", "e", "f"}


@pytest.mark.rule("AR-CHAR-25")
def test_the_minister_of_trade_moves_two_cubes_one_way() -> None:
    table = colony()
    use(table, "minister_of_trade").do(0, "aim abroad.fish.wood")
    assert (table.state.markets["domestic"]["fish"], table.state.markets["domestic"]["wood"]) == (0, 0)
    assert (table.state.markets["export"]["fish"], table.state.markets["export"]["wood"]) == (1, 1)
