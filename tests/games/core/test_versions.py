"""A game saved by an earlier version of the rules, whose states had another shape, is loaded and finished."""

from typing import Any

import msgspec
import pytest

from games.core.ending.outcome import ranked
from games.core.game import Game, Setup
from games.core.saving import FIRST, RulesVersion, TooNew, save
from tests.games.core.toy import GAME, A, B, Offered, ToyState
from tests.support.varied import varied

FIRST_VERSION = b"""{
 "seats": 2, "options": {"length": "short"}, "chance": {"seed": "old", "draws": 1}, "requests": [1, 1], "moves": 0,
 "agenda": [{"step": "Finish"}, {"step": "Bid", "waiting": [0, 1], "asked": {"0": 1, "1": 1}}],
 "shown": 1, "over": false, "bids": {}, "orders": {}, "waves": false, "secret": 7, "bank": 40
}"""
"""As the first version of the game below saved it: the money lay in one place."""


class Coffers(msgspec.Struct):
    gold: int
    silver: int


class NewState(ToyState, kw_only=True):
    """Since the third version the money lies in coffers."""

    coffers: Coffers


def in_gold(plain: dict[str, Any]) -> None:
    plain["gold"] = plain.pop("bank") // 10


def in_coffers(plain: dict[str, Any]) -> None:
    plain["coffers"] = {"gold": plain.pop("gold"), "silver": 0}


NEW: Game[Any] = varied(
    GAME, state_type=NewState, version=RulesVersion(3), upgrades={FIRST: in_gold, RulesVersion(2): in_coffers}
)


def test_a_game_of_an_older_shape_is_loaded_and_finished() -> None:
    state = NEW.saved.load(FIRST_VERSION)
    assert state.coffers == Coffers(4, 0)
    assert state.version == 3
    play = NEW.play(state)
    assert play.waiting() == (A, B)
    play.apply(A, Offered(1))
    play.apply(B, Offered(2))
    assert play.state.over
    assert NEW.score(play.state).winners == ranked(GAME.score(play.state).scores).winners == (B,)


def test_what_is_brought_up_to_date_is_saved_as_such() -> None:
    state = NEW.saved.load(FIRST_VERSION)
    assert NEW.saved.load(save(state)) == state


def test_a_version_in_between_takes_only_the_steps_it_needs() -> None:
    plain = msgspec.json.decode(FIRST_VERSION)
    plain |= {"version": 2, "gold": 9}
    assert NEW.saved.load(msgspec.json.encode(plain)).coffers == Coffers(9, 0)


def test_the_first_version_cannot_read_what_a_later_one_has_saved() -> None:
    state = NEW.saved.load(FIRST_VERSION)
    with pytest.raises(TooNew, match="version 3"):
        GAME.saved.load(save(state))


def test_what_is_broken_is_not_taken_for_old() -> None:
    with pytest.raises(msgspec.ValidationError):
        GAME.saved.load(b'{"seats": 2}')


def test_a_new_game_carries_the_version_of_its_rules() -> None:
    later = varied(GAME, version=RulesVersion(2), upgrades={FIRST: in_gold})
    assert later.start(Setup(2, {}, "")).state.version == 2
