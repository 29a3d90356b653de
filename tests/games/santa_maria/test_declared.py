"""What the game declares: its settings, its seats, and what earlier versions did not keep."""

from typing import Any

import msgspec
import pytest

from games.core.saving import save
from games.santa_maria import GAME
from games.santa_maria.setup import MODULES, OPTIONS
from games.santa_maria.upgrades import keep_what_is_gone
from tests.games.santa_maria.table import Table
from tests.games.santa_maria.test_maya import city

SWITCH, FIVE = ("off", "on"), ("five", "on")
KINGDOMS = {"kingdoms": "on"}


@pytest.mark.rule("SM-KING-01", "SM-GEN-01")
def test_what_a_table_may_choose() -> None:
    assert {option.key: (option.values, option.seats, option.only_with) for option in OPTIONS} == {
        "setup": (("usual", "choose", "deal", "advanced"), (), {}),
        "shared_dice": (SWITCH, (), {}),
        "kingdoms": (FIVE, (), {}),
        "governor": (SWITCH, (), KINGDOMS),
        "specialists": (SWITCH, (), KINGDOMS),
        "envoys": (FIVE, (), KINGDOMS),
        "maya": (FIVE, (), KINGDOMS),
        "picked_scholars": (("use", "points"), (), {"setup": "advanced"}),
        "passed": (("follow", "rest"), (), {"envoys": "on"}),
        "goat": (("line", "chain"), (1,), {}),
        "maya_free": (("buy", "nothing"), (), {"maya": "on"}),
    }
    assert GAME.settings.seat_counts == (1, 2, 3, 4, 5)
    assert GAME.telling.free_nouns == {"spot", "count"}


@pytest.mark.rule("SM-KING-01")
@pytest.mark.parametrize("module", MODULES)
def test_a_module_that_was_chosen_for_five_is_played_with_fewer_as_well(module: str) -> None:
    wished = GAME.settings.chosen({module: "on"})
    for seats in (2, 3, 4, 5):
        assert GAME.settings.fits(seats, wished) is None
        played = GAME.settings.in_effect(seats, wished)
        assert (played["kingdoms"], played[module]) == ("on", "on")


def earlier(table: Table) -> dict[str, Any]:
    """The table as the first version saved it."""
    plain: dict[str, Any] = msgspec.json.decode(save(table.state))
    plain.pop("gone", None)
    return plain


def test_what_left_a_game_of_the_first_version_is_gone_in_this_one() -> None:
    table = Table(2, kingdoms="on", specialists="on").lay(0, "d01", "c3").lay(1, "e1", "a2", "south")
    plain = earlier(table)
    keep_what_is_gone(plain)
    assert plain["gone"] == [], "in the first year all lies there, or in the colonies"
    lost = table.state.doubles.pop(), table.state.specials.pop(), table.state.specialists.pop("4")
    plain = earlier(table)
    keep_what_is_gone(plain)
    assert plain["gone"] == sorted(lost)
    table = city()
    token = table.city().temples["trade"].token
    table.city().temples["trade"].token = table.city().piles[2].pop()
    plain = earlier(table)
    keep_what_is_gone(plain)
    assert plain["gone"] == [token]
