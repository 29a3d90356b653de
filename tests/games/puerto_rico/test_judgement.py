"""What looks better to the sensible player."""

from games.core.chance import Chance
from games.core.seats import Seat
from games.puerto_rico import GAME
from games.puerto_rico.computer.appraisal import building_worths, late, role_worths, tile_worths
from games.puerto_rico.state import State
from tests.games.puerto_rico.table import Table


def seen(table: Table) -> State:
    return GAME.view(table.state, Seat(0))


def roles(table: Table, role: str) -> float:
    return role_worths(seen(table), Seat(0), [role])[0]


def building(table: Table, key: str) -> float:
    view = seen(table)
    return building_worths(view, view.boards[0], [key], late(view))[0]


def quarry(table: Table) -> float:
    return tile_worths(table.board(0), ["quarry"], late(seen(table)))[0]


def test_the_mayor_is_wanted_for_work_not_for_filling() -> None:
    working = Table().seat(0, island="coffee- sugar-", city="coffee_roaster-")
    waiting = Table().seat(0, island="coffee- sugar- tobacco- indigo-")
    nothing = Table().seat(0, island="corn", city="small_market")
    assert roles(working, "mayor") > roles(waiting, "mayor") > roles(nothing, "mayor")


def test_a_large_building_is_worth_what_it_will_score() -> None:
    poor, rich = Table(), Table().seat(0, city="small_indigo_plant small_sugar_mill large_sugar_mill tobacco_storage")
    assert building(rich, "guild_hall") > building(poor, "guild_hall")
    assert building(rich, "fortress") > building(poor, "fortress")


def test_who_has_nearly_enough_for_a_large_building_waits() -> None:
    near, far = Table().coins(8, 0, 0, 0), Table().coins(2, 0, 0, 0)
    assert building(near, "small_warehouse") < building(far, "small_warehouse")
    assert building(near, "residence") > building(near, "small_warehouse")


def test_what_grows_is_worth_less_near_the_end() -> None:
    table = Table().seat(0, island="coffee")
    early = quarry(table), building(table, "coffee_roaster")
    assert late(seen(table)) < 0.3
    table.state.colonists = 2
    assert late(seen(table)) > 0.9
    assert quarry(table) < early[0]
    assert building(table, "coffee_roaster") < early[1]


def test_the_doubloons_on_a_role_make_it_better() -> None:
    table = Table()
    bare = roles(table, "trader")
    table.state.roles["trader"] = 2
    assert roles(table, "trader") > bare + 1


def test_points_count_more_near_the_end() -> None:
    table = Table().in_play("university")
    early = building(table, "university")
    table.state.colonists = 2
    assert building(table, "university") > early


def test_the_captain_is_wanted_for_two_full_loads() -> None:
    one, two, three = (
        Table().seat(0, goods=goods) for goods in ("corn", "corn sugar sugar", "corn sugar sugar indigo")
    )
    assert roles(two, "captain") > roles(one, "captain")
    assert roles(three, "captain") == roles(two, "captain")


def test_a_role_is_worth_what_it_makes_less_what_others_make() -> None:
    little, much = Table().seat(0, island="corn"), Table().seat(0, island="corn corn")
    shared = Table().seat(0, island="corn corn").seat(2, island="corn corn corn")
    assert roles(much, "craftsman") > roles(little, "craftsman")
    assert roles(shared, "craftsman") < roles(much, "craftsman")


def test_the_small_wharf_is_for_more_than_two_goods() -> None:
    for goods, move in (("sugar sugar", "pass"), ("sugar sugar sugar sugar", "small_wharf")):
        table = Table().loaded(ship_5="corn 1", ship_6="indigo 1", ship_7="coffee 1")
        table.seat(1, city="small_wharf", goods=goods).begin("captain")
        assert GAME.sensible(GAME.view(table.state, Seat(1)), table.play.legal(Seat(1)), Chance("")).verb == move
