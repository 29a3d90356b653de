"""A colony with all that is beside it, in a picture and in words."""

import pytest
from PIL import Image

from games.core.seats import Seat
from games.santa_maria import GAME
from games.santa_maria.actions.religion import MONK_PRICE
from games.santa_maria.components import DOCKS
from games.santa_maria.state import State
from render.boards import boards, part_of
from render.kit import palette as p
from render.kit.frame import CLOSEST
from render.kit.palette import Colour
from render.kit.traces import Marked, Written
from render.santa_maria import faces
from render.santa_maria.changes import changes
from render.santa_maria.words import facts
from tests.games.santa_maria.table import Table
from tests.render.readable import LONG_NAME, Readers
from tests.render.test_laws import positions, wild_positions
from texts import LOCALES, Teller, words

NAMES = ("Anna", LONG_NAME, "Wu", "Zoë", "Ekaterina")


def furnished(*, full: bool) -> Table:
    """With monks and shipping tiles; as many as find room, or hardly any."""
    table = Table(2, kingdoms="on", governor="on", specialists="on").seat(goods="wood wood gem", coins=5)
    colony = table.colony()
    colony.governor, colony.hired = "b1", {"chapel_cart": 2}
    places = [*table.state.scholars, *table.state.bishops, *table.state.missions][: 7 if full else 1]
    table.state.monks = {place: [Seat(0)] for place in places}
    colony.docks = {dock: ["s01", "s02"] for dock in list(DOCKS)[: 4 if full else 1]}
    return table


@pytest.mark.parametrize("locale", LOCALES)
def test_what_stands_beside_a_colony_is_told_too(locale: str) -> None:
    state, teller = furnished(full=True).state, Teller(words(locale), "santa_maria", NAMES[:2])
    told = boards("santa_maria").own(state, teller, 0, None).alt

    assert all(fact in told for fact in facts(state, Seat(0), teller))
    assert all(teller.name("place", place) in told for place in state.monks)
    assert all(teller.name("ship", ship) in told for ships in state.colony(Seat(0)).docks.values() for ship in ships)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_colony_is_as_large_as_all_else_leaves_room(reading: Readers, locale: str) -> None:
    sizes = []
    for ships in (1, 7):
        state, teller = furnished(full=ships > 1).state, Teller(words(locale), "santa_maria", NAMES[:2])
        state.colony(Seat(0)).docks["coins"] = ["s17"] * ships
        boards("santa_maria").own(state, teller, 0, None)
        (canvas,) = reading.pictures
        (colony,) = [area.box for area in canvas.areas if area.word == "colony"]
        sizes.append(colony.height)
        assert canvas.box.height <= CLOSEST
        assert reading.troubles() == []

    assert sizes[0] > sizes[1]


def test_dice_stand_at_the_lines_that_they_activate(reading: Readers) -> None:
    """The white ones of all above their column, one's own blue ones beside their row."""
    table = Table(2, setup="deal")
    table.state.white, table.state.players[0].blue = [3, 3, 6], [2]
    boards("santa_maria").own(table.state, Teller(words("en"), "santa_maria", NAMES[:2]), 0, None)
    lying = {(anchor.noun, anchor.word): anchor.box for anchor in reading.pictures[-1].anchors.found}

    assert {word for noun, word in lying if noun == "die"} == {"white_3", "white_6", "blue_2"}
    assert lying["line", "column_3"].contains(lying["die", "white_3"])
    assert lying["line", "row_2"].contains(lying["die", "blue_2"])
    assert "×2" in reading.words()


def test_many_dice_of_all_values_stand_beside_each_other(reading: Readers) -> None:
    state = furnished(full=True).state
    state.white = [*range(1, 7)] * 4
    state.colony(Seat(0)).docks["coins"] = ["s17"] * 7
    boards("santa_maria").own(state, Teller(words("en"), "santa_maria", NAMES[:2]), 0, None)

    assert reading.words().count("×4") == 6
    assert reading.troubles() == []


def test_everybody_stays_in_one_row_whatever_they_have(reading: Readers) -> None:
    """Where there is no room for all, one's own points and the values of dice, which lie on one's board, give way."""
    table = Table(5, kingdoms="on", shared_dice="on")
    for player in table.state.players:
        player.blue, player.coins = [1, 2, 3, 4], 12
    boards("santa_maria").table(table.state, Teller(words("ru"), "santa_maria", NAMES), 0, None)
    (canvas,) = reading.pictures
    (seats,) = [area.box for area in canvas.areas if area.word == "seats"]

    assert reading.words().count("×4") == len(table.state.colonists())
    assert seats.height < 5 * 90
    assert canvas.box.height <= CLOSEST
    assert reading.troubles() == []


def test_what_a_bishop_asks_for_is_counted_for_each_colony(reading: Readers) -> None:
    table = Table(2, setup="deal")
    table.state.bishops = ["plantations", "jewels", "villages"]
    table.colony().docks = {"coins": ["s17"], "religion": ["s19"]}
    teller = Teller(words("en"), "santa_maria", NAMES[:2])
    told = part_of("santa_maria", "harbour.0")(table.state, teller, None, None).alt

    assert f"{teller.name('place', 'plantations')}: 6." in told
    assert f"{teller.name('place', 'jewels')}: 2." in told


def test_coins_that_were_paid_bear_their_number_and_look_unlike_those_of_a_building() -> None:
    for size in (36, 60):
        given, paid = faces.cell("coin2", size), faces.paid(2, size)
        assert [trace.words for trace in paid.traces if isinstance(trace, Written)] == ["2"]
        assert p.contrast(colour_of(given.colours, 5), colour_of(paid.colours, 5)) >= 3


def colour_of(image: Image.Image, share: int) -> Colour:
    """Of a coin, beside its number."""
    found = image.getpixel((image.width // 2, image.height // share))
    assert isinstance(found, tuple)
    return found[0], found[1], found[2]


def test_a_table_tells_who_has_passed_and_what_lies_in_the_docks() -> None:
    state, teller = furnished(full=True).state, Teller(words("en"), "santa_maria", NAMES[:2])
    state.spaces["religion"] = [Seat(1)]
    told = boards("santa_maria").table(state, teller, None, None).alt

    assert f"{NAMES[1]} ({teller.name('space', 'religion')})" in told
    assert all(teller.name("ship", ship).partition(": ")[2] in told for ship in state.docks.values() if ship)


@pytest.mark.parametrize("seats", [3, 5])
def test_all_who_share_a_space_of_a_track_bear_their_letters(reading: Readers, seats: int) -> None:
    teller = Teller(words("en"), "santa_maria", NAMES[:seats])
    boards("santa_maria").table(Table(seats).state, teller, None, None)
    written = reading.words()

    assert all(written.count(name[:1].upper()) >= 3 for name in NAMES[:seats]), "a badge, and a disc on both tracks"
    assert reading.troubles() == []


def test_who_came_first_to_a_space_stands_left_of_who_came_later_and_on_top(reading: Readers) -> None:
    table = Table(3)
    for player, when in zip(table.state.players, (3, 1, 2), strict=True):
        player.march, player.arrived = 4, when
    boards("santa_maria").table(table.state, Teller(words("en"), "santa_maria", ("Xenia", "Yuri", "Zara")), None, None)
    (canvas,) = reading.pictures
    (tracks,) = [area.box for area in canvas.areas if area.word == "tracks"]
    march = [
        trace.words
        for trace in sorted((trace for trace in canvas.traces if isinstance(trace, Written)), key=lambda each: each.x)
        if trace.words in ("X", "Y", "Z") and tracks.y < trace.middle < tracks.centre[1]
    ]
    assert march == ["Y", "Z", "X"]
    drawn = [trace.words for trace in canvas.traces if isinstance(trace, Written) and trace.words in ("X", "Y", "Z")]
    assert any(drawn[at : at + 3] == march[::-1] for at in range(len(drawn)))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_legends_tell_the_price_of_a_monk_who_is_ahead_and_what_a_road_is(reading: Readers, locale: str) -> None:
    teller = Teller(words(locale), "santa_maria", NAMES[:4])
    view = GAME.view(Table(4).state, None)
    for draw in (boards("santa_maria").table, *boards("santa_maria").further(view)):
        draw(view, teller, None, None)
    told = reading.words()
    price = teller.words("santa-maria-picture-legend-monk", coins=MONK_PRICE)
    assert str(MONK_PRICE) in price
    assert {price, *(teller.words(f"santa-maria-picture-legend-{name}") for name in ("ahead", "road"))} <= set(told)


@pytest.mark.parametrize("size", [48, 64, 110])
def test_a_road_looks_unlike_buildings_and_tells_its_colonists_by_a_number(size: int) -> None:
    one, two = faces.cell("road1", size), faces.cell("road2", size)
    assert [trace.words for trace in two.traces if isinstance(trace, Written)] == ["2"]
    assert not one.traces
    kerb = [one.colours.getpixel((across, size // 12)) for across in range(size // 6, size - size // 6)]
    assert len(set(kerb)) > 1, "the kerb is dashed"


@pytest.mark.parametrize("locale", LOCALES)
def test_of_five_nobody_lacks_in_words(locale: str) -> None:
    teller = Teller(words(locale), "santa_maria", NAMES)
    for state in (*positions("santa_maria", 5), *wild_positions("santa_maria", 5)):
        assert isinstance(state, State)
        view = GAME.view(state, None)
        assert view.maya is not None
        table, colonies, city = (
            draw(view, teller, None, None).alt
            for draw in (boards("santa_maria").table, *boards("santa_maria").further(view))
        )
        assert all(f"{teller.player(seat)}: " in table for seat in view.every_seat())
        assert all(f"{teller.player(seat)}: " in colonies for seat in view.colonists())
        assert city.startswith(f"{teller.player(view.maya)}: ")
        assert all(alt.endswith(".") for alt in (table, colonies, city))


def test_what_is_new_is_told_and_traced(reading: Readers) -> None:
    """Who has gone on along a track is followed from where they stood."""
    before, now = furnished(full=False).state, furnished(full=False).state
    now.players[1].faith, now.docks["coins"] = 5, "s34"
    teller = Teller(words("en"), "santa_maria", NAMES[:2])
    told = boards("santa_maria").table(now, teller, None, before).alt
    moved = boards("santa_maria").table(now, teller, None, None)

    assert teller.words("core-picture-alt-new", what=teller.name("ship", "s34").partition(": ")[2]) in told
    assert moved.data != boards("santa_maria").table(now, teller, None, before).data
    assert changes(before, now).prayed == {1: 0}


def test_the_areas_of_a_city_are_its_owners(reading: Readers) -> None:
    """A question to somebody else is not cut from it."""
    table = Table(3, maya="on")
    assert table.state.maya is not None
    city = boards("santa_maria").further(table.state)[1]
    city(table.state, Teller(words("en"), "santa_maria", NAMES[:3]), None, None)

    assert {area.owner for area in reading.pictures[-1].areas} == {table.state.maya}


def test_what_a_shipping_tile_costs_is_counted_where_signs_have_no_room() -> None:
    """Two of a good are a number and its sign, so that nobody takes two for three."""
    for width, numbers in ((158, ["2"]), (217, [])):
        tile = faces.ship("s33", width, 64)
        written = [trace.words for trace in tile.traces if isinstance(trace, Written)]
        assert written == [*numbers, "6"]


def test_what_was_delivered_is_added_up_apart_from_the_price_of_a_building(reading: Readers) -> None:
    """Nobody adds up four numbers, nor takes the price of the next building for one of them."""
    for delivered in ((0, 1, 2, 1), (9, 9, 9, 9)):
        table = Table(4, setup="deal")
        table.colony().docks = {dock: ["s17"] * count for dock, count in zip(DOCKS, delivered, strict=False)}
        state, teller = table.state, Teller(words("en"), "santa_maria", NAMES[:4])
        boards("santa_maria").further(state)[0](state, teller, None, None)
        (canvas,) = reading.pictures
        box = next(area.box for area in canvas.areas if area.word == "seats")
        written = [trace for trace in canvas.traces if isinstance(trace, Written) and box.contains(trace.box)]
        low = sorted((trace for trace in written if trace.middle > box.bottom - 48), key=lambda trace: trace.x)
        assert [trace.words for trace in low][2:] == [f"{sum(delivered)}=", *map(str, delivered)]
        assert low[1].words.startswith("×"), "the price stands first, the dice next to the water"
        assert reading.troubles() == []


@pytest.mark.parametrize("options", [{}, {"maya": "on"}])
def test_the_ring_of_a_new_resource_runs_around_its_number_too(reading: Readers, options: dict[str, str]) -> None:
    table = Table(2, **options).seat(goods="", coins=0)
    before = GAME.view(table.state, Seat(0))
    table.seat(goods="wood grain")
    boards("santa_maria").own(GAME.view(table.state, Seat(0)), Teller(words("en"), "santa_maria", NAMES[:2]), 0, before)
    (canvas,) = reading.pictures
    rings = [trace.box for trace in canvas.traces if isinstance(trace, Marked)]
    numbers = [trace.box for trace in canvas.traces if isinstance(trace, Written)]
    assert len(rings) == 2
    assert all(any(ring.contains(number) for number in numbers) for ring in rings)
    assert reading.troubles() == []
