"""A line in one gesture: the payments said at once, or all taken as proposed with open eyes."""

import pytest

from games.core.ahead.outlook import Foresight
from games.core.events import Phrase
from games.core.fields import Spread
from games.core.seats import Seat
from games.santa_maria import GAME
from games.santa_maria.components import RELIGION
from games.santa_maria.lines.foretold import all_that_is_answered
from games.santa_maria.moves import Rest
from tests.games.santa_maria.table import Table
from texts import LOCALES, Teller, words

pytestmark = pytest.mark.usefixtures("round_weights")


def line(goods: str, **cells: str) -> Table:
    """Seat 0 has used a die on the second column: a carpenter, a trader, a church, a jeweller."""
    table = Table(2).white(2).seat(goods=goods, b2="trade_wood_h2", b6="trade_gem_h3")
    table.colony().cells.update(cells)
    table.do(0, "die white-2 column-2 none")
    return table


def paid(table: Table) -> Spread:
    offer = table.request().offer("whole")
    assert offer is not None
    (field,) = offer.fields
    assert isinstance(field, Spread)
    return field


def told(table: Table, text: str, locale: str = "en") -> str:
    """What a move will do, as its seat reads it."""
    outlook = Foresight(GAME, table.state, Seat(0), Seat(0)).outlook(table.request().read(text))
    return Teller(words(locale), GAME.key, ["Anna", "Boris"]).outlook(outlook)


def test_all_payments_of_a_line_are_offered_at_once_filled_in() -> None:
    field = paid(line("wood grain gem"))
    assert [(place.word, place.takes) for place in field.places] == [
        ("b2", ("wood",)),
        ("b3", ("wood", "gem")),
        ("b5", ("grain",)),
        ("b6", ("gem",)),
    ]
    assert field.now == (("b2", "wood", 1), ("b5", "grain", 1), ("b6", "gem", 1)), "no piece is paid twice"


@pytest.mark.parametrize(
    ("scholar", "march", "asked"),
    [("strategy", 0, True), ("strategy", 10, True), ("strategy", 11, False), ("", 0, False)],
)
def test_a_garrison_is_paid_by_who_knows_military_science_while_there_is_track(
    scholar: str, march: int, asked: bool
) -> None:
    table = Table(2).scholar(scholar).white(2).seat(0, "wood grain gem", 1, b2="trade_wood_h2", b4="conquistador")
    table.player().march, table.player().arrived = march, 1
    table.do(0, "die white-2 column-2 none")
    paying = [place.word for place in paid(table).places]
    assert paying == ["b2", "b3", *(["b4"] if asked else []), "b5"]


def test_steps_that_the_line_goes_anyway_are_not_paid_beyond_the_end() -> None:
    table = Table(2).scholar("strategy").white(6).seat(coins=3, f2="conquistador", f5="conquistador")
    table.player().march, table.player().arrived = 9, 1
    table.do(0, "die white-6 column-6 none")
    assert table.question() == "PressOn"
    assert [place.word for place in paid(table).places] == ["f2", "f4"], "the third garrison goes to the last space"
    table.do(0, "whole f2 1, f4 1")
    assert (table.player().march, table.player().coins, table.asked()) == (12, 2, (1,)), "no coin for no step"


@pytest.mark.parametrize(("before", "goods"), [("coin2", "wood grain"), ("trade_wood_gem_c3", "wood wood grain")])
def test_coins_that_the_line_brings_can_be_paid_too(before: str, goods: str) -> None:
    table = Table(2).scholar("strategy").white(2).seat(goods=goods, b2="trade_wood_h2", b3=before, b4="conquistador")
    table.colony().cells["b6"] = "road1"
    table.do(0, "die white-2 column-2 none")
    assert ("b4", "coin", 1) in paid(table).now
    table.do(0, f"whole b2 1 wood, {'b3 1 wood, ' if before != 'coin2' else ''}b4 1 coin")
    assert (table.player().march, table.player().joy, table.asked()) == (2, 2, (1,))


def test_a_line_is_paid_in_one_gesture_as_one_wants() -> None:
    table = line("wood grain gem")
    table.do(0, "whole b2 1, b6 1 gem")
    assert table.asked() == (1,)
    assert not table.player().goods["wood"]
    assert not table.player().goods["gem"]
    assert table.player().goods["grain"] == 1, "no extra step"
    assert (table.player().joy, table.player().faith) == (5, 1)
    assert not table.player().said


def test_what_the_line_itself_brings_can_be_paid_with() -> None:
    table = line("wood grain", b4="gem")
    assert ("b6", "gem", 1) in paid(table).now
    table.do(0, "whole b6 1 gem")
    assert table.player().joy == 3


def test_no_more_can_be_said_than_there_will_be() -> None:
    table = line("wood gem", b4="wood", b6="trade_wood_h2")
    assert not table.can(0, "whole b2 1, b3 1, b6 1"), "so much wood there never is"


def test_what_matters_to_all_is_asked_between() -> None:
    table = Table(2).faith(1).white(2).seat(goods="wood grain gem", b2="trade_wood_h2", b6="trade_gem_h3")
    table.do(0, "die white-2 column-2 none")
    table.do(0, "whole b2 1, b5 1 grain, b6 1 gem")
    assert table.question() == "PlaceMonk"
    table.do(0, "skip")
    assert table.asked() == (1,)
    assert table.player().joy == 5


def test_what_was_spent_meanwhile_is_asked_when_it_is_due() -> None:
    table = Table(2).faith(2).white(2).seat(goods="wood gem gold", b2="trade_wood_h2", b6="trade_gem_h3")
    table.do(0, "die white-2 column-2 none")
    table.do(0, "whole b2 1, b6 1 gem")
    assert table.question() == "PlaceMonk"
    table.do(0, "sell gem 1")
    table.do(0, "skip")
    assert table.question() == "Trade"
    assert table.choices(0, "trade", "good") == ("gold",)


def test_one_payment_needs_no_form_and_who_wants_to_be_asked_is_asked() -> None:
    assert line("grain").request().offer("whole") is None
    table = Table(2).white(2).seat(goods="wood grain gem", b2="trade_wood_h2", b6="trade_gem_h3")
    table.do(0, "ask everything")
    table.do(0, "die white-2 column-2 none")
    assert table.request().offer("whole") is None


@pytest.mark.parametrize("locale", LOCALES)
def test_the_rest_says_all_that_it_will_answer(locale: str) -> None:
    table = line("wood grain gem")
    said = told(table, "rest", locale)
    tell = Teller(words(locale), GAME.key, ["Anna", "Boris"])
    for building, good in (("trade_wood_h2", "wood"), ("trade_gem_h3", "gem")):
        assert f"{tell.name('building', building)}: {tell.name('good', good)}" in said
    assert tell("note-answer-pray", good=tell.name("good", "grain")) in said
    assert tell("note-answer-idle", building=tell.name("building", "trade_wood_gem_c3")) in said
    assert tell.gain("joy", "", 5) in said


def test_the_rest_says_only_what_nothing_hidden_decides() -> None:
    table = Table(2).white(2).seat(goods="wood wood grain grain sugar gem", b2="ship", b3="ship")
    table.do(0, "die white-2 column-2 none")
    assert table.question() == "ShipGoods"
    said = told(table, "rest")
    assert said.count("ship ") == 1
    assert "as revealed" in said


def answers(table: Table) -> list[tuple[str, object]]:
    """What taking the rest as proposed would answer, and of which building it says so."""
    phrase = all_that_is_answered(table.state, Seat(0), Rest()).phrase
    assert phrase is not None
    told = phrase.args["answers"]
    assert isinstance(told, tuple)
    phrases = [each for each in told if isinstance(each, Phrase)]
    return [(each.key.removeprefix("santa-maria-note-answer-"), each.args.get("building")) for each in phrases]


@pytest.mark.parametrize(
    ("building", "goods", "scholar", "answer"),
    [
        ("trade_wood_gem_c3", "gold", "", ("idle", "trade_wood_gem_c3")),
        ("trade_wood_h2", "wood", "", ("trade", "trade_wood_h2")),
        ("religion", "gold", "", ("no-pray", None)),
        ("religion", "grain", "", ("pray", None)),
        ("conquistador", "wood", "strategy", ("no-press", None)),
        ("ship", "gem gem gem", "", ("no-ship", None)),
        ("gem", "wood", "navigation", ("no-walk", None)),
    ],
)
def test_what_the_rest_answers_is_foretold_by_its_name(
    building: str, goods: str, scholar: str, answer: tuple[str, object]
) -> None:
    table = Table(2, kingdoms="on", governor="on").white(2).scholar(scholar).seat(goods=goods)
    table.state.docks = dict.fromkeys(table.state.docks, "s05")
    table.colony().cells = {"b2": building, "c6": "road1"}
    table.colony().governor = "b6" if scholar == "navigation" else "a6"
    table.do(0, "die white-2 column-2 none")
    assert answers(table) == [answer]


def test_who_is_asked_everything_is_foretold_what_comes() -> None:
    table = Table(2).white(2)
    table.colony().cells = {"b2": "wood", "b3": "gem"}
    table.do(0, "ask everything")
    table.do(0, "die white-2 column-2 none")
    assert answers(table) == [("take", "wood"), ("take", "gem")]


def test_a_monk_whom_nobody_can_pay_stays_at_home() -> None:
    table = Table(3).white(2).faith(2).seat(goods="wood wood")
    table.colony().cells = {"b2": "religion"}
    places = [*table.state.scholars, *table.state.bishops, *table.state.missions]
    table.monks(1, *places[:5]).monks(2, *places[5:])
    table.do(0, "die white-2 column-2 none")
    assert answers(table) == [("no-monk", None)]


@pytest.mark.parametrize(("year", "then"), [(1, [("then", None)]), (3, [])])
def test_what_a_new_year_brings_is_foretold_by_nobody(year: int, then: list[tuple[str, object]]) -> None:
    table = Table(2).passed(seat_1="coins").shipped(0, religion="s05").seat(goods="grain")
    table.state.year = year
    table.do(0, "pass conquistador")
    assert answers(table) == [("pray", None), *then]


@pytest.mark.parametrize(("faith", "prayed"), [(3, ["b4"]), (4, ["b2"]), (5, [])])
def test_gold_is_proposed_for_the_step_to_a_monk_alone(faith: int, prayed: list[str]) -> None:
    table = Table(2).white(2).faith(faith).seat(goods="gold gold")
    assert 6 in RELIGION.monks
    table.colony().cells = {"b2": "religion", "b4": "religion"}
    table.do(0, "die white-2 column-2 none")
    if faith == 5:
        table.do(0, "skip")
    assert [spot for spot, kind, _ in paid(table).now if kind == "gold"] == prayed
