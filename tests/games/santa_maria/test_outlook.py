"""What a move will do is said before it is made."""

from collections import Counter
from typing import Any

import pytest

from games.core.agenda import Decision
from games.core.ahead.outlook import Foresight
from games.core.chance import Chance
from games.core.game import Setup
from games.core.play import Play
from games.core.seats import Seat
from games.santa_maria import GAME
from games.santa_maria.steps import ChoosePair
from games.santa_maria.telling.outlook import holdings
from tests.games.santa_maria.table import Table
from tests.games.santa_maria.test_maya import city
from texts import Teller, words


def told(table: Table, text: str, locale: str = "en") -> str:
    """What seat 0 is told of its move."""
    outlook = Foresight(GAME, table.state, Seat(0), Seat(0)).outlook(table.request().read(text))
    return Teller(words(locale), GAME.key, ["Anna", "Boris"]).outlook(outlook)


@pytest.mark.parametrize(
    ("kingdoms", "harbours"),
    [("off", "−2 coins, +1 happiness at game end"), ("on", "−2 coins, +3 happiness at game end")],
)
def test_a_monk_says_what_a_bishop_counts_now_and_costs(kingdoms: str, harbours: str) -> None:
    table = Table(2, kingdoms=kingdoms).places(scholars="theology", bishops="harbours roads").monks(1, "harbours")
    table.faith(2).shipped(0, coins="s05 s06 s07").seat(coins=3)
    table.do(0, "activate b5")
    assert told(table, "monk harbours") == harbours
    assert told(table, "monk theology") == "+3 happiness at game end"
    assert told(table, "monk roads") == ("" if kingdoms == "on" else "−2 happiness at game end")


def test_a_ship_says_what_it_counts_for_bishops_and_sets() -> None:
    table = Table(2, kingdoms="on").places(bishops="jewels harbours").monks(0, "jewels", "harbours").dock(coins="s18")
    table.shipped(0, religion="s05", conquistador="s06", happiness="s07").seat(goods="gem gem", coins=1)
    table.do(0, "activate a1")
    assert told(table, "ship s18 coins") == "−2 gem, +12 happiness at game end", "4, a set, 2 per gem, 1 for the tile"


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "+2 coins (year's end: +4 happiness, −1 conquistador)"),
        ("ru", "+2 монеты (конец года: +4 очка, конкистадор −1)"),
    ],
)
def test_what_the_end_of_a_year_brings_stands_apart(locale: str, said: str) -> None:
    table = Table().passed(seat1="religion")
    table.player().march = 1
    assert told(table, "pass coins", locale) == said


@pytest.mark.parametrize(
    ("locale", "harbour", "market"),
    [
        ("en", "Harbor: nothing to deliver, −1 coin", "Trader (wood or gem): nothing to trade, −1 coin"),
        (
            "ru",
            "Гавань (морская торговля): отправить нечего, −1 монета",
            "Лавка (древесина или самоцвет): нечего обменять, −1 монета",
        ),
    ],
)
def test_what_is_paid_for_in_vain_says_so_before_it_is_paid(locale: str, harbour: str, market: str) -> None:
    table = Table().seat(coins=1, b2="ship", b3="trade_wood_gem_c3")
    assert told(table, "activate b2", locale) == harbour
    assert told(table, "activate b3", locale) == market


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"shared_dice": "on", "setup": "advanced"}),
        (3, {"kingdoms": "on", "governor": "on", "specialists": "on", "envoys": "on", "setup": "deal"}),
        (3, {"kingdoms": "on", "maya": "on"}),
        (5, {"governor": "on", "setup": "deal"}),
    ],
)
def test_what_is_told_is_what_then_happens(
    seats: int, options: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over a sensible game, where nothing hidden came up and nothing answered itself on the way."""
    by_itself: list[Decision] = []
    really = Play[Any]._answered_itself

    def noting(play: Play[Any], decision: Decision, asked: list[Seat]) -> bool:
        done = really(play, decision, asked)
        by_itself.extend([decision] * done)
        return done

    monkeypatch.setattr(Play, "_answered_itself", noting)
    play, chance = GAME.start(Setup(seats, options, "foretold")), Chance("foretold")
    compared = 0
    while not play.state.over:
        seat = play.waiting()[0]
        move = GAME.sensible(GAME.view(play.state, seat), play.legal(seat), chance)
        foresight = Foresight(GAME, play.state, seat, seat).outlook(move)
        before, shown = dict(GAME.telling.holdings(play.state, seat)) if GAME.telling.holdings else {}, play.state.shown
        by_itself.clear()
        play.apply(seat, move)
        after = dict(GAME.telling.holdings(play.state, seat)) if GAME.telling.holdings else {}
        if by_itself or play.state.shown != shown:
            continue
        changed = {key: after[key] - before.get(key, 0) for key in after if after[key] != before.get(key, 0)}
        told = Counter[tuple[str, str]]()
        for change in (*foresight.changes, *foresight.afterwards):
            told[change.noun, change.word] += change.count
        assert {key: count for key, count in told.items() if count} == changed, move
        compared += 1
    assert compared > 40


def test_what_a_colonist_holds() -> None:
    table = Table(2, kingdoms="on").seat(goods="wood gem", coins=7).faith(3).shipped(0, coins="s05")
    table.player().joy, table.player().march = 4, 2
    goods = {("good", good): count for good, count in table.player().goods.items()}
    assert dict(holdings(table.state, Seat(0))) == {
        ("coins", ""): 7,
        ("joy", ""): 4,
        **goods,
        ("faith", ""): 3,
        ("march", ""): 2,
        ("blues", ""): 2,
        ("worth", ""): 2,
    }
    assert goods["good", "gem"] == goods["good", "wood"] == 1


def test_what_the_maya_hold() -> None:
    table = city(2, coins=5, goods="gem")
    table.city().gold = 6
    held = dict(holdings(table.state, Seat(0)))
    assert ("worth", "") not in held
    assert (held["coins", ""], held["gold", ""], held["good", "gem"]) == (5, 6, 1)


def test_what_a_tile_brings_is_told_by_its_price_alone() -> None:
    table = Table(2).show("d01", "t01").seat(goods="wood wood grain")
    told_of = {noun: told(table, f"expand {noun} c3.east") for noun in ("d01", "t01")}
    assert told_of == {"d01": "−2 wood", "t01": "−2 wood, −1 grain"}


def told_so_far(table: Table, verb: str, *answers: str) -> str:
    """What seat 0 is told while something of its move is still open."""
    offer = table.request().offer(verb)
    assert offer is not None
    outlook = Foresight(GAME, table.state, Seat(0), Seat(0)).outlook_so_far(offer, answers)
    return Teller(words("en"), GAME.key, ["Anna", "Boris"]).outlook(outlook)


def test_what_a_tile_costs_is_told_before_its_place_is_chosen() -> None:
    table = Table(2, setup="advanced").show("d01").seat(goods="wood wood")
    table.colony().cells = {f"a{row}": "road2" for row in range(1, 5)}
    assert told_so_far(table, "expand", "d01") == "−2 wood"
    assert told(table, "expand d01 a5.south") == "−2 wood, +8 happiness at game end", "a line it fills is told then"


def test_who_comes_with_a_town_hall_is_told_before_its_place_is_chosen() -> None:
    table = Table(2, setup="advanced")
    table.state.pairs = {"forest_hall": "theology", "fields_hall": "strategy"}
    table.choosing(ChoosePair, 0)
    for hall, scholar in (("forest_hall", "Theology"), ("fields_hall", "Military science")):
        assert scholar.lower() in told_so_far(table, "found", hall).lower()
    assert told_so_far(table, "found") == ""
