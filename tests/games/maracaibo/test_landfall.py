"""Where to sail is one choice that says what waits there: to oneself also what one's hand makes of it."""

import pytest

from games.core.ahead.outlook import Foresight
from games.core.seats import Seat
from games.maracaibo import GAME
from games.maracaibo.moves import Sail
from games.maracaibo.steps import PayIncome, ScoringChoice
from tests.games.maracaibo.table import Table
from texts import LOCALES, Teller, words


def told(table: Table, place: str, *, own: bool = False, locale: str = "en") -> str:
    """What is told of sailing there, by whichever way."""
    offer = next(offer for offer in table.play.legal(Seat(0)).offers if offer.verb == "sail")
    foresight = Foresight(GAME, table.state, Seat(0), Seat(0) if own else None)
    return Teller(words(locale), "maracaibo", ("Ada", "Boris")).outlook(foresight.outlook_so_far(offer, (place,)))


def at_havana() -> Table:
    table = Table()
    for place in ("6", "7", "8"):
        table.quest(place)
    return table.hand(0, "cane_press dock_crane").turn(0)


def test_a_village_says_how_far_it_is_and_how_many_actions_there_are() -> None:
    assert told(at_havana(), "1") == "1 move · 1 village action"


def test_where_ways_differ_the_whole_range_is_told_and_each_way_says_its_own() -> None:
    table = at_havana()
    assert told(table, "8") == "6–7 moves · 2–3 village actions"
    teller = Teller(words("en"), "maracaibo", ("Ada", "Boris"))
    foresight = Foresight(GAME, table.state, Seat(0), Seat(0))
    ways = [move for move in table.play.legal(Seat(0)).offers[0].moves(100) if isinstance(move, Sail)]
    assert {teller.outlook(foresight.outlook(way)) for way in ways if way.place == "8"} == {
        "6 moves · 2 village actions",
        "7 moves · 3 village actions",
    }


def test_a_fixed_city_says_what_it_does_and_what_it_wants_and_oneself_what_one_has_for_it() -> None:
    table = at_havana()
    assert told(table, "4") == "3 moves · 2 combat points, 2 doubloons · demand: cocoa (2 open)"
    assert told(table, "4", own=True) == "3 moves · 2 combat points, 2 doubloons · can deliver Dock Crane"
    table.state.delivered["4"] = 2
    assert told(table, "4", own=True) == "3 moves · 2 combat points, 2 doubloons · no spaces left"


def outlook_of(table: Table, text: str, number: int = 0) -> str:
    """What is told of this move."""
    seat = Seat(number)
    foresight = Foresight(GAME, table.state, seat, seat)
    move = table.play.legal(seat).read(text)
    return Teller(words("en"), "maracaibo", ("Ada", "Boris")).outlook(foresight.outlook(move))


def test_once_there_the_city_still_says_what_it_does_and_a_choice_how_far_one_goes() -> None:
    assert outlook_of(Table().at(0, "4"), "city") == "2 combat points, 2 doubloons"
    table = Table().at(0, "11")
    assert outlook_of(table, "city") == "explore 2 or 4 doubloons"
    table.do(0, "city")
    assert outlook_of(table, "opt explore") == "up to 2 steps"
    assert outlook_of(table, "opt doubloons") == "+4 doubloons"


def test_no_choice_is_said_to_bring_the_income_that_all_get() -> None:
    table = Table().seat(1, income=7).run(ScoringChoice([Seat(1)]), PayIncome())
    assert outlook_of(table, "take-points", 1) == "+2 VP"


def test_a_quest_is_told_and_oneself_whether_one_can_fulfil_it() -> None:
    table = at_havana().quest("1", "q20").seat(0, coins=2)
    assert told(table, "1").endswith("quest: 2 doubloons → 2 VP per compass.")
    assert told(table, "1", own=True).endswith("can fulfill: 2 doubloons → 2 VP per compass.")
    table.quest("1", "q20", "q19")
    assert told(table, "1", own=True) == "1 move · 1 village action · 2 quests · can fulfill 2 quests"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("tile", ["l1", "l4", "l7"])
def test_every_place_can_be_told_of(locale: str, tile: str) -> None:
    for seats in (2, 4):
        for place in ("0", "11", "15"):
            table = Table(seats).legacy(tile).seat(0, place=place, explorer="24").turn(0)
            offer = next(offer for offer in table.play.legal(Seat(0)).offers if offer.verb == "sail")
            for word in {row[0] for row in offer.rows or ()}:
                assert told(table, str(word), own=True, locale=locale)
