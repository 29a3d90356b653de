"""Stage 1: set-up and steps. A night is put on the agenda part by part, and the game waits at its first question."""

import pytest

from docs.night_market import GAME
from docs.night_market.state import Seasons
from docs.night_market.steps import Bid, Night, OpenBids, Parade, Strolls
from games.core.game import Setup
from games.core.parts.settings import Misfit
from games.core.proof import lacks
from games.core.saving import save


def test_a_night_puts_its_parts_on_the_agenda() -> None:
    play = GAME.start(Setup(3, {}, "seed"))
    assert [type(step) for step in reversed(play.state.agenda)] == [Bid, OpenBids, Strolls, Parade, Night]
    assert len(play.waiting()) == 3


def test_the_whole_state_is_saved_and_comes_back() -> None:
    state = GAME.start(Setup(4, {"festival": "long"}, "seed")).state
    assert GAME.saved.load(save(state)) == state


def test_who_is_alone_bids_against_nobody() -> None:
    play = GAME.start(Setup(1, {"moon": "bright"}, "seed"))
    assert [type(step) for step in reversed(play.state.agenda)] == [Strolls, Parade, Night]


@pytest.mark.parametrize(("seats", "options"), [(2, {"moon": "bright"}), (1, {"moon": "bright", "festival": "long"})])
def test_settings_that_do_not_go_together_are_refused(seats: int, options: dict[str, str]) -> None:
    with pytest.raises(Misfit):
        GAME.start(Setup(seats, options, "seed"))


def test_the_moon_is_a_choice_for_one_alone() -> None:
    assert [option.key for option in GAME.settings.options_for(1)] == ["festival", "moon"]
    assert [option.key for option in GAME.settings.options_for(2)] == ["festival"]


def test_later_seasons_begin_richer() -> None:
    coins = [GAME.start(Setup(2, {}, "seed", Seasons(held=held))).state.players[0].coins for held in (0, 2, 9)]
    assert coins == [6, 8, 9]


def test_the_game_is_whole() -> None:
    assert lacks(GAME) == []
