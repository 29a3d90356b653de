"""The pictures of Puerto Rico show and tell the whole position, in both languages, from first to last."""

from collections.abc import Callable

import pytest

from games.core.fields import Pick
from games.core.moves import Offer
from games.core.saving import clone
from games.core.seats import Seat
from games.puerto_rico import GAME
from games.puerto_rico.moves import BlackMarket, CraftTwo, Settle
from games.puerto_rico.score import score
from games.puerto_rico.state import ROSE, State
from games.puerto_rico.steps import LayTile
from render.boards import boards, proposed
from render.kit.frame import CLOSE, CLOSEST
from render.kit.picture import ALT_LIMIT
from render.kit.proposal import Proposal
from render.kit.skins import SKINS, wearing
from render.puerto_rico.changes import changes
from render.puerto_rico.further import boards as boards_of_all
from render.puerto_rico.further import buildings
from render.puerto_rico.pictures import own, table
from tests.render.looks import differ, image, shows_marks
from tests.render.puerto_rico.positions import BOTH, crowded, play, played
from tests.render.readable import Readers
from texts import LOCALES, Teller, words

NAMES = ("Anna", "Константин Константинопольский-Задунайский", "Wu", "漢字🙂", "Ekaterina")
DRAFT = {"new_buildings": "draft", "nobles": "on"}


def _teller(view: State, locale: str = "en") -> Teller:
    return Teller(words(locale), "puerto_rico", NAMES[: view.seats])


POSITIONS = [(2, 0, {}), (2, 999, {}), (3, 60, {"new_buildings": "planters"}), (4, 9, DRAFT), (5, 150, BOTH)]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("seats", "moves", "options"), POSITIONS)
def test_a_table_can_be_drawn_at_any_time(seats: int, moves: int, options: dict[str, str], locale: str) -> None:
    state = play(seats, moves, options).state
    whole, further = (draw(GAME.view(state, None), _teller(state, locale), None, None) for draw in (table, buildings))
    large = own(GAME.view(state, Seat(seats - 1)), _teller(state, locale), Seat(seats - 1), None)

    assert {each.width for each in (whole, further, large)} == {CLOSE}
    assert all(each.height <= CLOSEST for each in (whole, further, large))
    assert image(whole).size == (whole.width, whole.height)
    assert 100 < len(whole.alt) <= ALT_LIMIT
    assert 50 < len(large.alt) <= ALT_LIMIT


def test_the_game_is_found_by_its_name() -> None:
    assert (boards("puerto_rico").table, boards("puerto_rico").own) == (table, own)


def test_equal_views_give_equal_bytes() -> None:
    view = crowded()

    assert table(clone(view), _teller(view), None, None) == table(view, _teller(view), None, None)


def _take_role(state: State) -> None:
    state.boards[0].roles.append("mayor")


def _lay_doubloons(state: State) -> None:
    state.roles["captain"] = 3


def _carry_out(state: State) -> None:
    state.role = "captain"


def _sell_out(state: State) -> None:
    state.market[next(key for key, copies in state.market.items() if copies)] = 0


def _load(state: State) -> None:
    state.ships[0].load -= 1


def _trade(state: State) -> None:
    state.house.pop()


def _open(state: State) -> None:
    state.row.pop()


def _draw(state: State) -> None:
    state.agenda.append(LayTile([Seat(0)], tile="coffee"))


def _quarry(state: State) -> None:
    state.quarries -= 1


def _arrive(state: State) -> None:
    state.ship_colonists += 1


def _noble_arrives(state: State) -> None:
    state.ship_nobles = 0


def _supply(state: State) -> None:
    state.stock["corn"] -= 1


def _points(state: State) -> None:
    state.points -= 1


def _governor(state: State) -> None:
    state.governor = state.left_of(state.governor)


def _last_round(state: State) -> None:
    state.ending = "points"


MIDDLE = [
    _take_role,
    _lay_doubloons,
    _carry_out,
    _sell_out,
    _load,
    _trade,
    _open,
    _draw,
    _quarry,
    _arrive,
    _noble_arrives,
    _supply,
    _points,
    _governor,
    _last_round,
]


@pytest.mark.parametrize("change", MIDDLE)
def test_everything_in_the_middle_shows(change: Callable[[State], None]) -> None:
    view, other = crowded(), crowded()
    change(other)

    assert any(
        differ(*(draw(each, _teller(view), None, None) for each in (view, other))) for draw in (table, buildings)
    )


BOARD: dict[str, Callable[[State], object]] = {
    "coins": lambda state: setattr(state.boards[1], "coins", 5),
    "goods": lambda state: state.boards[1].goods.update(coffee=2),
    "a tile": lambda state: state.boards[1].island.pop(),
    "another tile": lambda state: state.boards[1].island.__setitem__(11, "forest"),
    "a colonist": lambda state: state.boards[1].colonists.pop("tobacco"),
    "a noble": lambda state: state.boards[1].nobles.pop("quarry"),
    "who works": lambda state: (state.boards[1].nobles.update(office=1), state.boards[1].colonists.pop("office")),
    "who waits": lambda state: state.boards[1].nobles.update({ROSE: 1}),
    "a building": lambda state: state.boards[1].city.pop(),
    "points": lambda state: setattr(state.boards[1], "points", 3),
}


@pytest.mark.parametrize("part", BOARD)
def test_every_part_of_a_board_shows_to_everybody_and_large(part: str) -> None:
    view, other = crowded(), crowded()
    BOARD[part](other)
    shown = [
        differ(*(draw(each, _teller(view), Seat(1), None) for each in (view, other)))
        for draw in (table, buildings, own)
    ]
    assert shown[0] or shown[1]
    assert shown[2]


def test_what_only_the_owner_knows_shows_to_nobody_else() -> None:
    one, other = (play(3, 80).state for _ in range(2))
    other.boards[0].points += 5
    mine, public, foreign = (
        [draw(GAME.view(state, viewer), _teller(state), viewer, None) for state in (one, other)]
        for draw, viewer in ((own, Seat(0)), (table, None), (table, Seat(1)))
    )

    assert differ(*mine)
    assert public[0] == public[1]
    assert foreign[0] == foreign[1]


def test_a_declined_gain_shows_on_the_own_board() -> None:
    view, declined = crowded(), crowded()
    declined.boards[1].declined = ["hospice"]

    assert differ(*(own(state, _teller(view), Seat(1), None) for state in (view, declined)))


def test_changes_are_marked_on_both_pictures() -> None:
    view = crowded()
    before = clone(view)
    before.boards[1].island.pop()

    assert not shows_marks(table(view, _teller(view), Seat(1), None))
    assert not shows_marks(own(view, _teller(view), Seat(1), None))
    assert shows_marks(table(view, _teller(view), Seat(0), before))
    assert shows_marks(own(view, _teller(view), Seat(1), before))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_words_tell_the_whole_table(locale: str) -> None:
    view = played(4, 60)
    view.boards[2].roles = ["trader"]
    teller = _teller(view, locale)
    alt = table(view, teller, None, None).alt

    assert all(teller.player(seat) in alt for seat in range(4))
    assert teller.name("role", "trader") in alt
    assert str(len(view.pile)) in alt
    for ship in view.ships:
        assert f"{ship.load} {'of' if locale == 'en' else 'из'} {ship.capacity}" in alt
    for good in {good for board in view.boards for good, count in board.goods.items() if count}:
        assert teller.name("good", good) in alt


@pytest.mark.parametrize("locale", LOCALES)
def test_the_words_tell_a_board_place_by_place(locale: str) -> None:
    view = crowded()
    teller = _teller(view, locale)
    alt = own(view, teller, Seat(1), None).alt

    assert all(teller.name("building", key) in alt for key in view.boards[1].city)
    assert "107" in alt
    assert str(view.boards[1].staff(ROSE)) in alt


def test_the_words_tell_what_is_new() -> None:
    now = crowded()
    before = clone(now)
    before.boards[1].city.remove("office")

    assert "New since your last move: Office." in own(now, _teller(now), Seat(1), before).alt


def test_a_finished_game_names_winners_and_points() -> None:
    view = played(2, 9999)
    alt = table(view, _teller(view), None, None).alt

    assert view.over
    assert all(_teller(view).player(seat) in alt.split(". ")[2] for seat in score(view).winners), "at the head"
    assert all(f"{line.total} VP" in alt for line in score(view).scores)


@pytest.mark.parametrize(("seats", "moves", "options"), POSITIONS)
def test_no_words_overlap_or_leave_the_picture(
    reading: Readers, seats: int, moves: int, options: dict[str, str]
) -> None:
    view = played(seats, moves, options, viewer=Seat(0))
    for draw in (table, buildings, own):
        draw(view, _teller(view, "ru"), Seat(0), None)
    assert reading.troubles() == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_words_overlap_on_crowded_boards(reading: Readers, seats: int, locale: str) -> None:
    view = crowded(seats)
    before = played(seats, 0, BOTH)
    for draw in (table, buildings, own):
        draw(view, _teller(view, locale), Seat(1), before)
    assert reading.troubles() == []


def test_the_words_tell_of_doubloons_on_roles_and_of_nobles() -> None:
    state = played(3, 0, BOTH)
    state.roles = dict.fromkeys(state.roles, 0) | {"trader": 2}
    state.nobles, state.ship_nobles, state.ship_colonists = 17, 1, 4
    told = table(state, _teller(state), None, None).alt

    assert "Doubloons on roles: trader 2." in told
    assert "4 on the ship." in told
    assert "Nobles: 17 in the supply, 1 on the ship." in told


def test_the_words_tell_who_waits_as_a_noble_and_what_is_declined() -> None:
    view = played(2, 0, BOTH)
    board = view.boards[1]
    board.colonists, board.nobles, board.declined = {ROSE: 2}, {ROSE: 1}, ["privilege"]
    told = own(view, _teller(view), Seat(1), None).alt

    assert "3 in San Juan, one a noble." in told
    assert "Off: role privileges." in told


def test_the_words_tell_which_buildings_are_left_and_what_stands_on_the_boards() -> None:
    view = played(2, 0)
    view.market = {"office": 1, "coffee_roaster": 2, "wharf": 0}
    view.boards[0].city, view.boards[0].colonists = ["wharf"], {"wharf": 1, ROSE: 1}
    told = buildings(view, _teller(view), None, None).alt

    assert "Left to build: Office, Coffee roaster ×2." in told
    assert "Indigo 0/1, Wharf. 1 in San Juan." in told


def test_a_ring_around_what_lies_in_common_leaves_its_number_free(reading: Readers) -> None:
    state = play(4, 0, {"nobles": "on"}).state
    lying = Offer(Settle, (Pick("tile", "tile", ("quarry", "corn")),))
    goods = Offer(CraftTwo, (Pick("first", "good", ("coffee", "corn")), Pick("second", "good", ("corn", "sugar"))))
    for offer, named in ((lying, ("quarry",)), (goods, ("coffee", "corn"))):
        for count in (1, 8):
            state.quarries, state.stock = count, dict.fromkeys(state.stock, count)
            for filled in range(1, len(named) + 1):
                proposed("puerto_rico", state, _teller(state), Seat(0), Proposal(offer, named[:filled]))
                assert reading.troubles() == [], (offer.verb, count, filled)


def test_a_ring_around_those_who_wait_leaves_their_number_free(reading: Readers) -> None:
    nothing = ("none",)
    blanks = (("building", ("zoning_office",)), ("colonist", (ROSE, "none")), ("good", nothing), ("point", nothing))
    offer = Offer(
        BlackMarket, tuple(Pick(name, "place" if name == "colonist" else name, words) for name, words in blanks)
    )
    for colonists, nobles in ((1, 0), (2, 1), (7, 0), (11, 1), (17, 0)):
        state = play(3, 0, BOTH).state
        state.boards[0].colonists, state.boards[0].nobles = {ROSE: colonists}, {ROSE: nobles} if nobles else {}
        proposed("puerto_rico", state, _teller(state), Seat(0), Proposal(offer, ("zoning_office", ROSE)))
        assert reading.troubles() == [], (colonists, nobles)


def test_everybody_is_told_however_much_there_is_to_tell() -> None:
    for locale in LOCALES:
        view = crowded(5)
        for draw in (table, buildings, boards_of_all):
            alt = draw(view, _teller(view, locale), None, None).alt
            assert len(alt) <= ALT_LIMIT
            assert draw == buildings or all(_teller(view, locale).player(seat) in alt for seat in view.every_seat())


def test_where_boards_are_drawn_below_the_buildings_everybody_is_told() -> None:
    for seats in (2, 3, 4, 5):
        view = played(seats, 999)
        for locale in LOCALES:
            alt = buildings(view, _teller(view, locale), None, None).alt
            assert all(f"{_teller(view, locale).player(seat)}: " in alt for seat in view.every_seat())


def test_who_has_loaded_and_sold_since_is_found_where_it_is_certain() -> None:
    before = crowded(3)
    before.ships[0].good, before.ships[0].load, before.house = "", 0, []
    now = clone(before)
    now.ships[0].good, now.ships[0].load, now.house = "corn", 3, ["coffee"]
    now.boards[0].goods["corn"] -= 1
    now.boards[2].goods["corn"] -= 2
    now.boards[1].goods["coffee"] -= 1
    found = changes(before, now)
    assert found.loaders == {now.ships[0].capacity: (0, 2)}
    assert found.sellers == {0: 1}
    now.boards[1].goods["corn"] -= 1
    assert changes(before, now).loaders == {}, "a corn was lost otherwise"


@pytest.mark.parametrize("locale", LOCALES)
def test_with_ones_own_points_and_nobles_a_table_is_no_higher_than_a_phone_shows(locale: str) -> None:
    view = crowded(5)
    assert view.plays("nobles")
    assert table(view, _teller(view, locale), Seat(1), view).height <= CLOSEST


def test_how_many_circles_are_taken_can_be_read_also_where_a_noble_stands(reading: Readers) -> None:
    view = crowded(2)
    board = view.boards[0]
    board.city = ["large_indigo_plant", "tobacco_storage", "coffee_roaster"]
    board.colonists, board.nobles = {"large_indigo_plant": 1, "tobacco_storage": 2}, {"large_indigo_plant": 1}
    for skin in SKINS:
        with wearing(skin):
            boards_of_all(view, _teller(view), None, None)
        assert {"2/3"} <= {*reading.words()}
        assert reading.troubles() == []
