"""Puerto Rico as people play it: everybody at once, and points that nobody else sees."""

import re

import pytest

from bot.panel.kit.links import mention
from bot.store.identity import UserId
from games.puerto_rico.state import State
from render.boards import boards
from tests.driver import Player, SeenMessage
from tests.support.evening import Evening
from tests.support.harbour import Harbour, acts, press

EVERYTHING = {"new_buildings": "draft", "nobles": "on"}


async def test_four_people_play_with_both_expansions_to_the_last_score(port: Harbour) -> None:
    people = port.people("Ada", "Boris", "Clara", "Dmitri")
    people[1].set_locale("ru")
    evening = await Evening.begin(port, *people, game="puerto_rico", choices=EVERYTHING, seed=3)
    await evening.play(40)
    await port.restart()
    await evening.play_sensibly_to_the_end()
    evening.is_over_and_told()


@pytest.mark.parametrize(
    ("names", "choices"),
    [
        (("Ada", "Boris"), {"nobles": "on"}),
        (("Ada", "Boris", "Clara"), {"nobles": "on", "new_buildings": "random"}),
    ],
    ids=["nobles", "both"],
)
async def test_whole_games_on_the_panel_alone(port: Harbour, names: tuple[str, ...], choices: dict[str, str]) -> None:
    evening = await Evening.begin(port, *port.people(*names), game="puerto_rico", choices=choices, seed=5)
    await evening.play_on_the_panel_to_the_end()
    evening.is_over_and_told()


async def test_two_people_play_to_the_last_score(port: Harbour, ada: Player, boris: Player) -> None:
    evening = await Evening.begin(port, ada, boris, game="puerto_rico", seed=4)
    await evening.play(40)
    await evening.play_sensibly_to_the_end(by_hand=10)
    evening.is_over_and_told()
    assert "rematch" in acts(evening.panel)


async def test_the_mayor_asks_all_at_once_and_nobody_waits_for_another(port: Harbour) -> None:
    people = port.people("Ada", "Boris", "Clara", "Dmitri")
    evening = await Evening.begin(port, *people, game="puerto_rico", seed=1)
    while len(evening.live.waiting()) < 2:
        await evening.move()
    waiting = [people[seat] for seat in evening.live.waiting()]
    assert all(mention(UserId(person.id)) in evening.panel.text for person in waiting)
    before = evening.live.table.version
    last_asked = await press(waiting[-1], evening.panel, "mine")
    await press(waiting[0], (await press(waiting[0], evening.panel, "mine")).message, "do")
    await press(waiting[-1], last_asked.message, "do")
    assert evening.live.table.version == before + 2
    evening.look()


async def test_points_are_told_to_their_owner_alone(
    port: Harbour, ada: Player, boris: Player, clara: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = await Evening.begin(port, ada, boris, clara, game="puerto_rico", seed=2)
    while not any(points_of(evening)):
        await evening.move()
    monkeypatch.setattr("bot.pictures.drawing.boards", boards)
    thread = port.thread(evening.live)
    for person, points in zip(evening.people, points_of(evening), strict=True):
        (told,) = seats_told((await person.slash(thread, "board")).message)
        assert [seat for seat in told if " VP" in seat] == [told[evening.people.index(person)]]
        assert f"{points} VP" in told[evening.people.index(person)]
    await evening.move()
    seen_by_all = [seat for told in seats_told(evening.panel) for seat in told]
    assert len(seen_by_all) >= len(evening.people)
    assert not any(" VP" in seat for seat in seen_by_all)


def seats_told(message: SeenMessage) -> list[list[str]]:
    """What each picture's words say of each player."""
    return [re.findall(r"(?:Ada|Boris|Clara): \d+ doubloon[^.]*", told) for told in message.alt_texts]


def points_of(evening: Evening) -> list[int]:
    state = evening.live.state
    assert isinstance(state, State)
    return [board.points for board in state.boards]
