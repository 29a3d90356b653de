"""Maracaibo as people play it: hands in private, and Jean against one alone."""

from games.maracaibo.state import State
from tests.driver import Player
from tests.support.evening import Evening
from tests.support.harbour import Harbour


def state_of(evening: Evening) -> State:
    state = evening.live.state
    assert isinstance(state, State)
    return state


async def test_four_people_play_with_legacy_tiles(port: Harbour) -> None:
    people = port.people("Ada", "Boris", "Clara", "Dmitri")
    people[1].set_locale("ru")
    evening = await Evening.begin(port, *people, game="maracaibo", choices={"story": "card_77"}, seed=8)
    assert set(state_of(evening).legacy) == {"l2", "l4", "l9", "l18"}
    await evening.play(16)
    await port.restart()
    await evening.play(14)
    assert evening.live.table.status == "playing"


async def test_one_plays_against_jean(port: Harbour, ada: Player) -> None:
    ada.set_locale("ru")
    choices = {"story": "campaign", "difficulty": "hard"}
    evening = await Evening.begin(port, ada, game="maracaibo", choices=choices, seed=5)
    while not state_of(evening).jean_played:
        await evening.move()
    told = await ada.slash(port.thread(evening.live), "log")
    assert "Джин" in told.text
    await evening.play(6)
    assert evening.live.table.status == "playing"
