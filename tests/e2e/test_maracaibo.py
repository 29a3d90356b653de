"""Maracaibo as people play it: hands in private, Jean against one alone, and a campaign from game to game."""

import re
from itertools import count

from games.core.chance import Chance
from games.core.seats import Seat
from games.maracaibo.state import State
from tests.driver import Player, SeenMessage
from tests.support.evening import Evening
from tests.support.harbour import PLACE, Harbour, choose, custom_ids, press
from tests.support.playing import Playing

CYRILLIC = re.compile("[а-я]{3}")


def state_of(evening: Evening) -> State:
    state = evening.live.state
    assert isinstance(state, State)
    return state


async def test_four_people_play_with_legacy_tiles_to_the_last_score(port: Harbour) -> None:
    people = port.people("Ada", "Boris", "Clara", "Dmitri")
    people[1].set_locale("ru")
    evening = await Evening.begin(port, *people, game="maracaibo", choices={"story": "card_77"}, seed=8)
    assert set(state_of(evening).legacy) == {"l2", "l4", "l9", "l18"}
    await evening.play(8)
    await port.restart()
    await evening.play_sensibly_to_the_end()
    evening.is_over_and_told()
    assert CYRILLIC.search((await people[1].slash(port.thread(evening.live), "log")).text)


async def test_one_plays_against_jean(port: Harbour, ada: Player) -> None:
    ada.set_locale("ru")
    choices = {"story": "chapter_2", "difficulty": "hard"}
    evening = await Evening.begin(port, ada, game="maracaibo", choices=choices, seed=5)
    while not state_of(evening).jean_played:
        await evening.move()
    told = await ada.slash(port.thread(evening.live), "log")
    assert "Джин" in told.text
    await evening.play(4)
    assert evening.live.table.status == "playing"


async def test_two_games_of_a_campaign_with_a_restart_between(port: Harbour, ada: Player, boris: Player) -> None:
    boris.set_locale("ru")
    offered = await ada.autocomplete(PLACE, "play", "campaign", "Sunday", game="maracaibo")
    assert offered == {"New campaign: Sunday": "Sunday"}
    evening = await Evening.begin(port, ada, boris, game="maracaibo", campaign="Sunday", seed=3)
    assert "Campaign **Sunday**, game 1" in evening.panel.text
    await evening.play_sensibly_to_the_end()
    assert "Progress saved to the campaign **Sunday**" in evening.panel.text
    left = evening.live.outcome().archive

    await port.restart()
    listed = await boris.slash(PLACE, "campaigns list")
    assert re.search("Sunday.*сыграна 1 партия · впереди глава [0-9]+ · Ada, Boris", listed.text)
    assert await boris.autocomplete(PLACE, "play", "campaign", "sun", game="maracaibo") == {
        "Sunday, партия 2": "Sunday",
        "Новая кампания: sun": "sun",
    }
    card = await port.opened(boris, ada, game="maracaibo", campaign="sunday")
    assert "Кампания **Sunday**, партия 2" in card.text
    await press(boris, card, "start")
    again = Evening(port, port.at(card).table.id, [boris, ada], 4)
    assert state_of(again).game_number == 2
    assert state_of(again).stories[: len(left.stories)] == left.stories
    await again.play_sensibly_to_the_end()
    assert again.live.table.status == "finished"
    await the_archive_goes_out_and_comes_in(port, ada)
    await a_rematch_is_the_third_game(port, again, ada)


async def test_one_plays_a_campaign_alone_in_private_messages(port: Harbour, ada: Player) -> None:
    ada.set_locale("ru")
    opened = await ada.slash(ada.dm, "play", game="maracaibo", campaign="Одна в море")
    await choose(ada, opened.message, "difficulty:hard")
    assert "Кампания **Одна в море**, партия 1" in latest(ada).text
    await press(ada, latest(ada), "start")
    live, playing, chance = port.at(latest(ada)), Playing(port, 2), Chance("alone")
    for number in count():
        live = await port.again(live)
        if not live.playing:
            break
        if number % 20 == 10:
            await playing.by_panel(ada, latest(ada))
        else:
            request = live.request(Seat(0))
            move = request.text(live.game.sensible(live.view(Seat(0)), request, chance))
            assert (await ada.slash(ada.dm, "move", move=move)).private
        if number == 30:
            await port.restart()
    assert re.search("Джин.*: [0-9]+", latest(ada).text)
    assert "записана в кампанию **Одна в море**" in latest(ada).text
    assert re.search("Одна в море.*сыграна 1 партия", (await ada.slash(ada.dm, "campaigns list")).text)
    assert "Одна" not in (await ada.slash(PLACE, "campaigns list")).text
    await press(ada, latest(ada), "rematch")
    await press(ada, latest(ada), "start")
    state = port.at(latest(ada)).state
    assert isinstance(state, State)
    assert (state.game_number, state.options["difficulty"]) == (2, "hard")
    assert port.leaks(live) == []
    assert port.complaints() == []


def latest(person: Player) -> SeenMessage:
    """The last message with controls in somebody's private messages."""
    return [message for message in person.dms if not message.is_ephemeral and custom_ids(message)][-1]


async def the_archive_goes_out_and_comes_in(port: Harbour, ada: Player) -> None:
    kept = (await ada.slash(PLACE, "campaigns export", campaign="Sunday")).message
    file = ada.upload("sunday.json", await kept.picture())
    refused = await ada.slash(PLACE, "campaigns import", file=ada.upload("x.json", b"a shopping list"))
    assert "That's not a campaign file" in refused.text
    copied = await ada.slash(PLACE, "campaigns import", file=file, name="Copy")
    assert "The campaign **Copy** is here, after 2 games" in copied.text
    await ada.slash(PLACE, "campaigns rename", campaign="Copy", name="Mine alone")
    assert "Mine alone" in (await ada.slash(PLACE, "campaigns list")).text
    await ada.slash(PLACE, "campaigns forget", campaign="Mine alone")
    assert "Mine alone" not in (await ada.slash(PLACE, "campaigns list")).text


async def a_rematch_is_the_third_game(port: Harbour, evening: Evening, ada: Player) -> None:
    await press(ada, evening.panel, "rematch")
    card: SeenMessage = port.cards(ada)[-1]
    assert "партия 3" in card.text
    settings = (await press(ada, card, "settings")).message
    assert "Campaign: Sunday, game 3" in settings.text
    await choose(ada, settings, "campaign:new")
    assert re.search("Кампания.*Ada.*партия 1", card.again.text)
    await choose(ada, settings, "story:chapter_4")
    assert "артия" not in card.again.text
