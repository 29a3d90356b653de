"""A colony with all that is beside it, in a picture and in words."""

import pytest

from games.core.seats import Seat
from render.boards import boards
from render.kit.lettering import SMALL
from render.kit.traces import Written
from render.santa_maria.words import facts
from render.words import in_short
from tests.games.santa_maria.table import Table
from tests.render.readable import LONG_NAME, Readers
from texts import LOCALES, Teller, words

NAMES = ("Anna", LONG_NAME, "Wu", "Zoë", "Ekaterina")


def furnished(*, full: bool) -> Table:
    """With monks and shipping tiles; as many as find room, or hardly any."""
    table = Table(2, kingdoms="on", governor="on", specialists="on").seat(goods="wood wood gem", coins=5)
    colony = table.colony()
    colony.governor, colony.hired = "b1", {"chapel_cart": 2}
    places = [*table.state.scholars, *table.state.bishops, *table.state.missions][: 7 if full else 1]
    table.state.monks = {place: [Seat(0)] for place in places}
    colony.docks = {dock: ["s01", "s02"] for dock in list(colony.docks)[: 4 if full else 1]}
    return table


@pytest.mark.parametrize("locale", LOCALES)
def test_what_stands_beside_a_colony_is_told_too(locale: str) -> None:
    state, teller = furnished(full=True).state, Teller(words(locale), "santa_maria", NAMES[:2])
    told = boards("santa_maria").own(state, teller, 0, None).alt

    assert all(fact in told for fact in facts(state, Seat(0), teller))
    assert all(teller.name("place", place) in told for place in state.monks)
    assert all(teller.name("ship", ship) in told for ships in state.colony(Seat(0)).docks.values() for ship in ships)


@pytest.mark.parametrize("locale", LOCALES)
def test_what_stands_beside_a_colony_is_as_large_as_there_is_room(reading: Readers, locale: str) -> None:
    sizes = []
    for full in (False, True):
        state, teller = furnished(full=full).state, Teller(words(locale), "santa_maria", NAMES[:2])
        boards("santa_maria").own(state, teller, 0, None)
        (canvas,) = reading.pictures
        place = in_short(teller, "place", next(iter(state.monks)))
        written = [trace for trace in canvas.traces if isinstance(trace, Written) and trace.words == place]
        sizes.append(written[0].style.size)
        assert reading.troubles() == []

    assert sizes[0] > sizes[1] >= SMALL.size


def test_a_table_tells_who_has_passed_and_what_lies_in_the_docks() -> None:
    state, teller = furnished(full=True).state, Teller(words("en"), "santa_maria", NAMES[:2])
    state.spaces["religion"] = [Seat(1)]
    told = boards("santa_maria").table(state, teller, None, None).alt

    assert f"{NAMES[1]} ({teller.name('space', 'religion')})" in told
    assert all(teller.name("ship", ship) in told for ship in state.docks.values() if ship)


@pytest.mark.parametrize("seats", [3, 5])
def test_all_who_share_a_space_of_a_track_bear_their_letters(reading: Readers, seats: int) -> None:
    teller = Teller(words("en"), "santa_maria", NAMES[:seats])
    boards("santa_maria").table(Table(seats).state, teller, None, None)
    written = reading.words()

    assert all(written.count(name[:1].upper()) >= 3 for name in NAMES[:seats]), "a badge, and a disc on both tracks"
    assert reading.troubles() == []
