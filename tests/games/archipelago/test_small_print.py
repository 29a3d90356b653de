"""The small print: what happens at the edges of actions, cards and piles."""

import pytest

from games.archipelago import GAME
from games.archipelago.actions.exploring import explorers, restack
from games.archipelago.components import BOX, RESOURCES, SIDES
from games.archipelago.state import OwnedCard
from games.archipelago.steps import EvolutionTurn, Evolve, NextRound, OpenBids
from games.archipelago.turns.evolution import turn_up_back
from games.archipelago.turns.turn import notice_end
from games.archipelago.turns.zero import draw_hand
from games.core.fields import PickSome, Spread
from games.core.game import Setup
from games.core.seats import Seat
from tests.games.archipelago.cards_at_hand import colony, use
from tests.games.archipelago.islands import islands, spread
from tests.games.archipelago.table import Table


@pytest.mark.rule("AR-EVO-12", "AR-EXPL-03")
def test_a_pile_made_of_discards_is_shuffled_and_ends_taking_back() -> None:
    table = colony()
    cards, hexes = list(table.state.deck), list(table.state.stack)
    table.state.graveyard, table.state.deck = list(cards), []
    table.state.discarded, table.state.stack = list(hexes), []
    before = table.state.shown
    turn_up_back(table.play)
    assert sorted(table.state.deck) == sorted(cards)
    assert table.state.deck not in (cards, cards[::-1])
    assert table.state.shown > before
    before = table.state.shown
    restack(table.play)
    assert {SIDES[side].hex for side in table.state.stack} == {SIDES[side].hex for side in hexes}
    order = [SIDES[side].hex for side in table.state.stack]
    assert order not in (sorted(order), sorted(order)[::-1])
    assert table.state.shown > before


@pytest.mark.rule("AR-TURN-01", "AR-EVO-01")
def test_the_track_is_phase_six() -> None:
    table = colony().next(Evolve())
    assert (table.state.phase, table.waiting()) == (6, (0,))


@pytest.mark.rule("AR-PROG-06")
def test_foreign_trade_takes_only_what_the_bank_has_and_the_zone_has_room_for() -> None:
    table = colony()
    table.state.bank["fish"], table.player(1).cubes = 0, {"fish": table.state.bank["fish"]}
    table.market("export", "stone", 3)
    use(table, "foreign_trade")
    words = table.words(0, "aim", "target")
    assert {word for word in words if word.startswith("in")} == {"in.wood", "in.iron", "in.cattle", "in.fruit"}
    assert {word for word in words if word.startswith("out")} == {"out.stone"}


@pytest.mark.rule("AR-WONDER-08", "AR-LIMIT-03")
def test_the_lighthouse_asks_nobody_who_has_no_ship_left() -> None:
    table = lit(ships=4)
    assert not table.happened("launches")
    assert table.asked() == "PlayRound"


@pytest.mark.rule("AR-WONDER-08")
def test_the_lighthouse_asks_where_the_last_ships_go() -> None:
    table = lit(ships=3)
    assert (table.asked(), table.waiting()) == ("PlaceShips", (0,))
    field = table.offered(0, "launch").fields[0]
    assert isinstance(field, PickSome)
    assert (field.words, field.least, field.most) == (("b", "c"), 1, 1)
    table.do(0, "launch c")
    assert len(table.player(0).ships()) == 4
    assert table.player(0).ships()[-1].region == "c"


def lit(ships: int) -> Table:
    """The lighthouse has just been built by who controls two ports."""
    table = Table(3)
    table.region("timber_shore", (1, 0))
    table.region("pineapple_cove", (0, 1))
    table.money(20, 20, 20)
    table.ships(0, "a", ships)
    for region in "bc":
        table.building("port", region, 0)
    table.citizens(0, "b")
    table.cubes(0, "iron stone stone")
    table.card(0, "great_lighthouse")
    return table.rounds().do(0, "erect great-lighthouse iron-stone-stone citizen.b")


@pytest.mark.rule("AR-CARD-09")
def test_a_card_that_improves_an_action_needs_a_disc_for_the_action() -> None:
    table = islands()
    table.citizens(0, "b")
    table.ships(0, "b")
    for card in ("sawmill", "explorer", "pope"):
        table.card(0, card)
    for discs in (0, 1, 2):
        table.player(0).discs = discs
        table.next(NextRound())
        offered = set(table.words(0, "use", "card")) if table.waiting() == (0,) else set()
        assert ("sawmill" in offered) == (discs > 0)
    table.player(0).discs = 0


@pytest.mark.rule("AR-ROUND-04", "AR-ROUND-05")
def test_who_has_no_discs_and_uses_a_card_ends_the_round_without_passing() -> None:
    table = islands()
    table.card(0, "pope")
    table.card(0, "education")
    table.building("market", "b", 0)
    table.state.surplus = 4
    table.state.rebellion = 0
    table.player(0).discs = 0
    table.rounds()
    assert table.waiting() == (0,)
    table.do(0, "use education nothing")
    assert table.offer(0, "done") is not None
    table.do(0, "done")
    assert not table.player(0).passed


@pytest.mark.rule("AR-EXPL-06", "AR-STRAIT-03")
def test_who_stands_on_one_shore_does_not_explore_from_the_other() -> None:
    """The islets have land at two opposite edges, and a citizen on one of them."""
    found = []
    for part in ("land1", "land2"):
        table = Table(2)
        table.region("twin_islets", (1, 0))
        table.citizens(0, "b", part=part)
        found.append(set(explorers(table.state, Seat(0))))
    assert [len(places) for places in found] == [1, 1]
    assert found[0] != found[1]


@pytest.mark.rule("AR-CTRL-03", "AR-LIMIT-01", "AR-LIMIT-02")
def test_how_many_can_go_where() -> None:
    """One into a building, three citizens into a region, any number of ships."""
    table = islands()
    table.citizens(0, "b", 3)
    table.building("market", "d")
    table.ships(0, "a", 4)
    table.rounds()
    room = {place.word: place.capacity for place in spread(table, 0, "walk").places}
    assert (room["d.market"], room["d"]) == (1, 3)
    assert {place.word: place.capacity for place in spread(table, 0, "sail").places}["b"] == 4
    table.citizens(0, "c")
    assert {place.word: place.capacity for place in spread(table, 0, "walk").places}["d"] == 3, "of four"


@pytest.mark.rule("AR-ORDER-05")
def test_a_tie_is_told_with_who_bids_again() -> None:
    table = colony()
    table.next(OpenBids())
    for seat, money in enumerate((3, 3, 1)):
        table.do(seat, f"bid {money}")
    (tie,) = table.happened("tie")
    assert tie.args["seats"] == (0, 1)


@pytest.mark.rule("AR-HARV-03")
def test_the_icons_lie_where_their_gatherers_are() -> None:
    for side in SIDES.values():
        for part in side.zones:
            assert all((resource == "fish") != part.land for resource in part.icons)


@pytest.mark.rule("AR-NEG-02")
def test_the_form_of_a_deal_names_all_that_there_is() -> None:
    table = islands()
    table.card(0, "pope")
    table.cubes(0, "fish fish")
    table.rounds()
    field = table.offered(0, "deal").fields[1]
    assert isinstance(field, Spread)
    assert field.least == 1
    places = {place.word: dict(place.limits) or set(place.takes) for place in field.places}
    assert places["give"] == {"money": 20, "fish": 2, "pope": 1}
    assert places["want"] == places["later"] == {"money", "token", *RESOURCES}
    assert dict(field.pieces)["money"] >= BOX.money
    bare = islands()
    bare.money(0, 20, 20)
    bare.rounds()
    form = bare.offered(0, "deal").fields[1]
    assert isinstance(form, Spread)
    assert [place.word for place in form.places] == ["want", "later"]
    ask = islands()
    ask.card(1, "pope")
    terms = ask.rounds().offered(0, "ask").fields[1]
    assert isinstance(terms, Spread)
    assert terms.least == 0, "one may ask for a gift"


@pytest.mark.rule("AR-EVO-02", "AR-EVO-12")
def test_the_only_card_is_bought_without_turning_another() -> None:
    table = colony()
    table.row("pope")
    table.player(2).cards = [OwnedCard(name, 1) for name in table.state.deck]
    table.state.deck, table.state.balance = [], None
    table.next(EvolutionTurn([Seat(0)])).do(0, "acquire pope none")
    assert table.state.row == []
    assert not table.happened("turns")


@pytest.mark.rule("AR-PROG-02", "AR-CHAR-24", "AR-MIGR-03")
@pytest.mark.parametrize(("card", "verb"), [("roads", "sail"), ("admiral", "walk")])
def test_roads_are_for_citizens_and_the_admiral_for_ships(card: str, verb: str) -> None:
    """The others go as far as ever."""
    found = []
    for improved in (False, True):
        table = islands()
        table.citizens(0, "b")
        table.ships(0, "a")
        if improved:
            use(table, card)
        else:
            table.rounds()
        found.append({place.word for place in spread(table, 0, verb).places})
    assert found[0] == found[1]
    assert len(found[0]) > 1


@pytest.mark.rule("AR-ZERO-02")
def test_a_hand_is_drawn_of_what_is_left() -> None:
    table = Table(2, turn=0)
    table.state.stack, table.state.discarded = table.state.stack[:2], []
    draw_hand(table.play, Seat(0))
    assert len(table.player(0).hand) == 2
    assert None not in table.player(0).hand


@pytest.mark.rule("AR-EXPL-06", "AR-ROUND-06")
def test_whoever_has_neighbours_on_all_sides_cannot_explore() -> None:
    table = Table(2)
    for at in ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)):
        sides = [name for name, side in SIDES.items() if side.edges == "SSSSSS" and side.hex != "start"]
        laid = {region.side for region in table.state.regions.values()}
        side = next((name for name in sides if name not in laid), "")
        if side:
            table.region(side, at)
        else:
            table.region("palm_cape" if "palm_cape" not in laid else "pearl_reef", at)
    table.ships(0, "a")
    table.rounds()
    assert table.offer(0, "explore") is None
    table.ships(0, "b")
    assert table.rounds().offer(0, "explore") is not None


@pytest.mark.rule("AR-CHAR-09")
def test_without_a_church_the_false_prophet_moves_nobody() -> None:
    table = islands()
    table.citizens(0, "b", 2)
    table.card(0, "false_prophet")
    assert table.rounds().offer(0, "use") is None
    table.building("church", "b", 0)
    assert table.rounds().words(0, "use", "card") == ("false_prophet",)


def test_every_edge_of_a_side_belongs_to_a_water_or_a_land() -> None:
    for side in SIDES.values():
        assert sorted({edge for part in side.zones for edge in part.edges}) == list(range(6))


@pytest.mark.rule("AR-EXPL-01")
def test_an_exploration_begins_with_a_look_at_the_upper_side_alone() -> None:
    table = islands()
    table.ships(0, "a")
    table.rounds().do(0, "explore")
    assert (table.asked(), table.told()) == ("TakeHex", [])


@pytest.mark.rule("AR-END-01", "AR-END-02")
def test_what_is_met_later_is_not_opened_any_more() -> None:
    table = islands()
    table.objective(1, "medium_population")
    table.state.ended_by = "medium_towns"
    table.state.population = 60
    notice_end(table.play)
    assert table.state.ended_by == "medium_towns"


@pytest.mark.rule("AR-BENE-01", "AR-CHOOSE-01")
def test_nobody_wishes_for_the_benefactor_that_is_in_play_anyway() -> None:
    for benefactor in ("on", "off"):
        play = GAME.start(Setup(3, {"choose_trend": "on", "benefactor": benefactor}, "wishes"))
        offer = play.legal(play.waiting()[0]).offer("wish")
        assert offer is not None
        assert ("benefactor" in offer.choices("trend", {})) == (benefactor == "off")
