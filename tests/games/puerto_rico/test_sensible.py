"""A player with some sense."""

from games.core.chance import Chance
from games.core.moves import Move
from games.core.seats import Seat
from games.puerto_rico import GAME, moves
from tests.games.puerto_rico.table import Table


def chosen(table: Table, seat: int) -> Move:
    return GAME.sensible(GAME.view(table.state, Seat(seat)), table.play.legal(Seat(seat)), Chance("sense"))


def test_settles_what_its_building_waits_for() -> None:
    table = Table().seat(1, city="coffee_roaster").row("corn sugar coffee indigo tobacco").begin("settler")
    table.do(0, "pass")
    assert chosen(table, 1) == moves.Settle("coffee")


def test_takes_the_noble() -> None:
    assert chosen(Table(nobles="on").begin("mayor"), 0) == moves.Take("noble")


def test_puts_pairs_to_work() -> None:
    table = Table().seat(0, island="coffee- indigo- sugar-", city="coffee_roaster-").begin("mayor")
    move = chosen(table, 0)
    assert isinstance(move, moves.Mayor)
    assert {place for place, _, _ in move.pieces} == {"coffee", "coffee_roaster"}


def test_builds_a_large_building_when_it_can() -> None:
    move = chosen(Table().coins(10, 0, 0, 0).begin("builder"), 0)
    assert isinstance(move, moves.Erect)
    assert move.building in {"guild_hall", "residence", "fortress", "customs_house", "city_hall"}


def test_sells_the_dearest_but_nothing_for_nothing() -> None:
    assert chosen(Table().seat(1, goods="corn sugar tobacco").begin("trader"), 1) == moves.Sell("tobacco")
    assert chosen(Table().seat(1, goods="corn").begin("trader"), 1) == moves.Pass()


def test_loads_the_most() -> None:
    move = chosen(Table().seat(1, goods="corn corn corn sugar").begin("captain"), 1)
    assert isinstance(move, moves.ShipGoods)
    assert move.good == "corn"


def test_takes_the_role_with_many_doubloons() -> None:
    table = Table()
    table.state.roles["trader"] = 9
    assert chosen(table, 0) == moves.Choose("trader")


def test_who_thinks_has_qualms_about_a_role_that_brings_nothing() -> None:
    """At the start nobody makes or sells anything."""
    table = Table()
    request = table.play.legal(Seat(0))
    view = GAME.view(table.state, Seat(0))
    roles = [moves.Choose(role) for role in ("craftsman", "settler", "builder")]
    assert GAME.thinking.looks is not None
    craftsman, settler, builder = GAME.thinking.looks(view, request, roles)
    assert GAME.thinking.qualm * (settler - builder) < 0.05
    assert GAME.thinking.qualm * (settler - craftsman) > 0.1


def test_sends_guests_to_a_large_building_before_the_score() -> None:
    table = Table().seat(1, city="guesthouse city_hall-", island="corn-")
    table.state.ending = "city"
    table.last_choice(3)
    table.do(3, "choose prospector")
    assert chosen(table, 1) == moves.Guests((("city_hall", "colonist", 1),))
