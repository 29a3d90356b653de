"""Who may see what: views, imagined worlds, what is offered in private, and what lasts as long as a line."""

from collections import Counter

import pytest

from games.core.chance import Chance
from games.core.parts.seeing import UNKNOWN
from games.core.seats import Seat
from games.santa_maria import GAME
from games.santa_maria.components import ACHIEVEMENTS, CARDS
from games.santa_maria.setup import advanced, resolved
from games.santa_maria.steps import ChoosePair
from games.santa_maria.telling.figures import figures
from tests.games.santa_maria.table import Table
from tests.games.santa_maria.test_maya import city


@pytest.mark.rule("SM-MAYA-05", "SM-GEN-09")
def test_what_the_hand_of_the_maya_makes_possible_is_offered_in_private() -> None:
    table = city(goods="wood cocoa", coins=3).hold("mc13", "mc05", "mc11")
    private = {offer.verb for offer in table.request().offers if offer.private}
    assert private == {"trade_card", "feast", "build", "drive_with_card"}
    table.do(0, "trade-card mc13")
    assert {offer.verb for offer in table.request().offers if offer.private} == {"redraw"}
    table = city().hold("mc11")
    table.do(0, "drive white-2 road-2 b2 none")
    assert {offer.verb for offer in table.request().offers if offer.private} == {"technology"}


@pytest.mark.rule("SM-GEN-05", "SM-GEN-09")
def test_nobody_sees_the_stacks_nor_the_points_of_others() -> None:
    state = city(3).hold("mc01").state
    for seat, player in enumerate(state.players):
        player.joy = 10 + seat
    for viewer in (Seat(0), Seat(1), None):
        seen = GAME.view(state, viewer)
        assert [player.joy for player in seen.players] == [
            10 + seat if seat == viewer else UNKNOWN for seat in range(3)
        ]
        assert UNKNOWN < 0
        assert seen.chance.seed == ""
        assert {word for pile in seen.piles.values() for word in pile} == {"hidden"}
        assert set(seen.city().deck) == {"hidden"}
        assert seen.city().hand == (["mc01"] if viewer == 0 else ["hidden"])
        assert {token for pile in seen.city().piles.values() for token in pile} == {"hidden"}
    state.over = True
    assert GAME.view(state, Seat(1)).city().hand == ["mc01"]


@pytest.mark.rule("SM-GEN-05", "SM-GEN-09")
def test_what_is_hidden_may_be_anything_that_nobody_has_seen() -> None:
    table = city(2).hold("mc01", "mc02").shipped(1, coins="s05").lay(1, "d01", "c3")
    state = table.state
    hands, tops, joys = set(), set(), set()
    for seed in range(12):
        imagined = GAME.seeing.imagine(state, Seat(1), Chance(str(seed)))
        for name, pile in state.piles.items():
            assert len(imagined.piles[name]) == len(pile)
        assert "s05" not in imagined.piles["ships"]
        assert "d01" not in imagined.piles["doubles"]
        assert Counter(imagined.piles["ships"]) == Counter(state.piles["ships"])
        found = imagined.city()
        assert Counter([*found.hand, *found.deck]) == Counter([*CARDS])
        assert len(found.hand) == 2
        assert {level: len(pile) for level, pile in found.piles.items()} == {2: 5, 3: 5}
        assert 0 <= imagined.players[0].joy < 60
        assert imagined.players[1].joy == state.players[1].joy
        hands.add(tuple(found.hand))
        tops.add(imagined.piles["ships"][-1])
        joys.add(imagined.players[0].joy)
        mine = GAME.seeing.imagine(state, Seat(0), Chance(str(seed)))
        assert mine.city().hand == ["mc01", "mc02"]
        assert Counter(mine.city().deck) == Counter([*CARDS]) - Counter(["mc01", "mc02"])
    assert min(len(hands), len(tops), len(joys)) > 3


@pytest.mark.rule("SM-FREE-04", "SM-FREE-05")
def test_nobody_trades_while_colonies_are_chosen() -> None:
    table = Table(2, setup="advanced").seat(0, goods="gem wood", coins=9).seat(1, goods="gem", coins=9)
    table.state.pairs = {"forest_hall": "theology", "fields_hall": "strategy"}
    table.choosing(ChoosePair, 1, 0)
    for seat in (0, 1):
        assert not table.can(seat, "sell gem 1")
        assert not table.can(seat, "buy wood")
    table.do(1, "found forest-hall a2.south")
    assert table.told("found")[0].args["scholar"] == "theology"
    assert not table.can(0, "sell gem 1")


@pytest.mark.rule("SM-FREE-02")
@pytest.mark.parametrize(("coins", "able"), [(2, False), (3, True)])
def test_three_coins_buy(coins: int, *, able: bool) -> None:
    table = Table(2).seat(coins=coins)
    assert table.can(0, "buy wood") == able
    assert table.can(0, "buy grain") == able
    assert not table.can(0, "buy gem")


def test_the_rest_is_offered_within_a_line_alone() -> None:
    table = Table(2).seat(goods="wood", coins=1)
    table.do(0, "activate b3")
    assert not table.can(0, "rest"), "a single building"
    table = Table(2).white(2).seat(goods="wood")
    table.do(0, "die white-2 column-2 none")
    assert table.can(0, "rest")
    table.do(0, "rest")
    answered = [event for event in table.events if event.key.endswith(("-pay", "-coins", "-skip"))]
    assert answered
    assert all(event.auto for event in answered), "the story tells that it was proposed"


@pytest.mark.parametrize(
    ("seats", "options", "expected"),
    [
        (2, {}, {"setup": "choose", "kingdoms": "off", "envoys": "off", "maya": "off"}),
        (2, {"kingdoms": "on"}, {"setup": "deal", "kingdoms": "on", "envoys": "off", "maya": "off"}),
        (1, {}, {"setup": "advanced", "kingdoms": "off"}),
        (5, {}, {"setup": "deal", "kingdoms": "on", "envoys": "on", "maya": "on"}),
        (5, {"setup": "advanced"}, {"setup": "advanced", "maya": "on"}),
        (4, {"setup": "deal"}, {"setup": "deal", "kingdoms": "off"}),
    ],
)
def test_what_the_usual_settings_come_to(seats: int, options: dict[str, str], expected: dict[str, str]) -> None:
    usual = {"setup": "usual", "kingdoms": "five", "envoys": "five", "maya": "five"}
    found = resolved(seats, {**usual, **options})
    assert {key: found[key] for key in expected} == expected


@pytest.mark.parametrize(
    ("seats", "wish", "expected"), [(1, "usual", True), (2, "usual", False), (2, "advanced", True), (1, "deal", False)]
)
def test_tables_of_earlier_versions_are_set_up_as_they_were_wished(seats: int, wish: str, *, expected: bool) -> None:
    """They keep the wish itself, and not what it came to."""
    state = Table(seats).state
    state.options["setup"] = wish
    assert advanced(state) == expected


def test_figures_are_told_of_achievements() -> None:
    for word, found in ACHIEVEMENTS.items():
        assert figures("achievement", word, 1) == {"least": found.least}
    assert figures("building", "wood", 1) == {}


@pytest.mark.rule("SM-STORE-01")
def test_without_the_expansion_nobody_has_room_for_cocoa() -> None:
    assert set(Table(2).player().room) == {"wood", "grain", "sugar", "gem", "gold"}
    assert Table(2, kingdoms="on").player().room["cocoa"] == 1


@pytest.mark.rule("SM-MAYA-05", "SM-GEN-09")
def test_a_market_closes_never_by_itself_whatever_is_in_hand() -> None:
    """Else everybody would see that there is no card to change."""
    for cards in ("mc13", "mc13 mc01"):
        table = city().hold(*cards.split())
        player = table.player()
        player.room, player.goods = {}, dict.fromkeys(player.goods, 0)
        table.do(0, "trade-card mc13")
        assert table.question() == "Market"
