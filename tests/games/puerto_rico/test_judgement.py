"""What looks better to the sensible player."""

from games.core.chance import Chance
from games.core.seats import Seat
from games.puerto_rico import GAME
from games.puerto_rico.computer.appraisal import building_worths, late, tile_worths
from games.puerto_rico.computer.choosing import role_worths
from games.puerto_rico.computer.weights import LAST
from games.puerto_rico.moves import ShipGoods
from games.puerto_rico.roles.openings import openings
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
    more, as_much = (building(rich, key) - building(poor, key) for key in ("guild_hall", "residence"))
    assert more > as_much + 1


def test_a_harbor_is_for_who_makes_much() -> None:
    idle, busy = Table().seat(0, island="corn- corn- corn-"), Table().seat(0, island="corn corn corn")
    for table in (idle, busy):
        table.state.colonists = 60
    assert building(busy, "harbor") > building(idle, "harbor")
    assert building(busy, "hospice") == building(idle, "hospice")


def test_nobles_fill_circles_too() -> None:
    """The mayor brings nothing to who has none empty."""
    table = Table(nobles="on").seat(0, island="corn!", city="small_market!")
    assert openings(table.board(0)) == ()
    empty = Table(nobles="on").seat(0, island="corn-", city="small_market!")
    assert [place for _, place in openings(empty.board(0))] == ["corn"]


def test_who_has_nearly_enough_for_a_large_building_waits() -> None:
    near, far = Table().coins(8, 0, 0, 0), Table().coins(2, 0, 0, 0)
    assert building(near, "small_warehouse") < building(far, "small_warehouse")
    assert building(near, "residence") > building(near, "small_warehouse")


def grown(table: Table) -> float:
    """What a roaster is worth for the coffee that it would make."""
    waiting, empty = Table().seat(0, island="coffee"), Table()
    for each in (waiting, empty):
        each.state.colonists = table.state.colonists
    return building(waiting, "coffee_roaster") - building(empty, "coffee_roaster")


def test_what_grows_is_worth_less_near_the_end() -> None:
    table = Table()
    early = quarry(table), grown(table)
    assert late(seen(table)) < 0.3
    table.state.colonists = 2
    assert late(seen(table)) > 0.9
    assert quarry(table) < early[0]
    assert 0 < grown(table) < early[1]


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


def test_the_captain_is_wanted_for_what_the_ships_would_take() -> None:
    one, two, three = (
        Table().seat(0, goods=goods) for goods in ("corn", "corn sugar sugar", "corn sugar sugar indigo")
    )
    assert roles(three, "captain") > roles(two, "captain") > roles(one, "captain")
    full = {"ship_5": "coffee 5", "ship_6": "corn 5", "ship_7": "tobacco 7"}
    assert roles(three.loaded(**full), "captain") == roles(one.loaded(**full), "captain")


def test_the_captain_is_wanted_less_if_others_ship_much() -> None:
    alone, shared = Table().seat(0, goods="corn corn"), Table().seat(0, goods="corn corn").seat(2, goods="sugar sugar")
    assert roles(shared, "captain") < roles(alone, "captain")


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


def crafting(captain: str, own: str = "", theirs: str = "") -> float:
    """What the craftsman is worth if the captain is open to the next one, or taken."""
    table = Table().seat(0, goods=own).seat(1, goods=theirs)
    if captain == "taken":
        table.board(3).roles.append("captain")
    return roles(table, "craftsman")


def test_who_crafts_thinks_of_the_next_ones_captain() -> None:
    assert crafting("open", theirs="corn corn corn sugar") < crafting("taken", theirs="corn corn corn sugar")
    assert crafting("open", own="corn corn corn sugar") > crafting("taken", own="corn corn corn sugar")


def test_who_chooses_last_and_then_first_crafts_for_the_own_captain() -> None:
    worths = []
    for governor in (Seat(0), Seat(1)):
        table = Table(2).loaded(ship_4="indigo 4").seat(0, goods="corn " * 6).seat(1, goods="sugar " * 6)
        table.state.governor = governor
        table.board(0).roles = ["mayor", "trader"]
        table.board(1).roles = ["settler", "builder", "prospector"]
        worths.append(roles(table, "craftsman"))
    other_next, oneself_next = worths
    assert oneself_next > other_next
    table.board(0).roles = ["mayor"]
    assert roles(table, "craftsman") < oneself_next


def ending(table: Table) -> Table:
    table.state.ending = "city"
    return table


def test_in_the_last_round_only_points_count() -> None:
    growth = Table().seat(0, island="coffee-", city="coffee_roaster-")
    assert roles(growth, "mayor") > 1
    assert roles(ending(growth), "mayor") == 0
    assert late(seen(growth)) == LAST
    hall = ending(Table().seat(0, city="city_hall- office hospice"))
    assert roles(hall, "mayor") > 1
    staffed = ending(Table().seat(0, city="city_hall office hospice"))
    assert roles(staffed, "mayor") == 0
    bare = ending(Table().coins(10, 0, 0, 0))
    assert building(bare, "harbor") > building(bare, "small_market")
    assert building(bare, "fortress") > building(bare, "harbor")


def test_of_two_goods_that_is_loaded_which_shuts_others_out() -> None:
    for theirs, mine in (("sugar", "corn"), ("corn", "sugar")):
        table = Table().loaded(ship_5="indigo 4", ship_6="coffee 5").seat(1, goods="corn corn sugar sugar")
        table.seat(2, goods=f"{theirs} {theirs} {theirs} {theirs}").begin("captain")
        move = GAME.sensible(GAME.view(table.state, Seat(1)), table.play.legal(Seat(1)), Chance(""))
        assert move == ShipGoods(mine, "7")


def test_of_two_goods_the_dearer_is_kept_for_a_sale() -> None:
    for dear, cheap in (("coffee", "corn"), ("tobacco", "sugar")):
        table = Table().loaded(ship_5="indigo 4", ship_6=f"{'sugar' if cheap == 'corn' else 'corn'} 5")
        table.seat(1, goods=f"{dear} {dear} {cheap} {cheap}").begin("captain")
        for luck in "abcd":
            move = GAME.sensible(GAME.view(table.state, Seat(1)), table.play.legal(Seat(1)), Chance(luck))
            assert move == ShipGoods(cheap, "7")
