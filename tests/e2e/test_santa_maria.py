"""Santa Maria as people play it: modules together, five with the Maya, alone in private messages."""

from games.santa_maria.state import State
from tests.driver import Player
from tests.support.evening import Evening
from tests.support.harbour import Harbour

MODULES = {"kingdoms": "on", "governor": "on", "specialists": "on", "envoys": "on", "setup": "advanced"}


async def test_four_people_play_with_all_modules_but_the_maya(port: Harbour) -> None:
    people = port.people("Ada", "Boris", "Clara", "Dmitri")
    people[1].set_locale("ru")
    evening = await Evening.begin(port, *people, game="santa_maria", choices=MODULES, seed=3)
    await evening.play(30)
    await port.restart()
    await evening.play_to_the_end()
    evening.is_over_and_told()


async def test_five_people_play_with_the_maya_and_envoys(port: Harbour) -> None:
    people = port.people("Ada", "Boris", "Clara", "Dmitri", "Emma")
    people[4].set_locale("ru")
    evening = await Evening.begin(port, *people, game="santa_maria", seed=5)
    state = evening.live.state
    assert isinstance(state, State)
    assert state.maya is not None
    assert state.plays("envoys")
    await evening.play_to_the_end()
    evening.is_over_and_told()


async def test_two_people_play_on_the_panel_alone(port: Harbour, ada: Player, boris: Player) -> None:
    evening = await Evening.begin(port, ada, boris, game="santa_maria", choices={"shared_dice": "on"}, seed=7)
    await evening.play_on_the_panel_to_the_end()
    evening.is_over_and_told()


async def test_one_plays_alone(port: Harbour, ada: Player) -> None:
    evening = await Evening.begin(port, ada, game="santa_maria", seed=2)
    await evening.play_to_the_end()
    evening.is_over_and_told()
