"""Whoever has watched knows what still lies face down, though not in which order; also in games of earlier versions."""

from pathlib import Path

import pytest

from games.core.chance import Chance
from games.core.game import Setup
from games.core.seats import Seat
from games.santa_maria import GAME
from games.santa_maria.state import State
from tests.games.write_saves import FOLDER

SAVED = sorted((FOLDER / GAME.key).glob("*.json"))


def face_down(state: State) -> dict[str, list[str]]:
    """What lies in each stack; the hand of the Maya counts to their deck."""
    found = {name: sorted(pile) for name, pile in state.piles.items()}
    if state.maya is not None:
        city = state.city()
        found |= {f"level {level}": sorted(tokens) for level, tokens in city.piles.items()}
        found["cards"] = sorted([*city.deck, *city.hand])
    return found


@pytest.mark.parametrize("saved", SAVED, ids=lambda path: path.stem)
def test_a_saved_game_knows_what_has_left_it(saved: Path) -> None:
    state = GAME.saved.load(saved.read_bytes())
    for viewer in (None, *state.every_seat()):
        assert face_down(GAME.seeing.imagine(state, viewer, Chance("a world"))) == face_down(state)


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_what_has_left_the_game_is_imagined_nowhere(seats: int) -> None:
    options = {"kingdoms": "on", "specialists": "on", "maya": "on"} if seats > 1 else {}
    play, luck = GAME.start(Setup(seats, options, "watched")), Chance("sense")
    while not play.state.over:
        seat = play.waiting()[0]
        play.apply(seat, GAME.sensible(GAME.view(play.state, seat), play.legal(seat), luck))
        watcher = Seat(seats - 1)
        assert face_down(GAME.seeing.imagine(play.state, watcher, luck)) == face_down(play.state)
    assert play.state.gone
