"""Careers stand on the own board with all that they say, and a question about them brings their name along."""

import pytest

from games.core.game import Setup
from games.core.seats import Seat
from games.maracaibo import GAME
from games.maracaibo.components import CAREERS
from render.boards import boards, part_of
from render.kit.traces import Pasted, Written
from render.maracaibo.pieces import SMALL as PIECE
from tests.render.readable import Readers
from texts import LOCALES, Teller, words

KEYS = list(CAREERS)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("pair", [KEYS[at : at + 2] for at in range(0, len(KEYS), 2)])
def test_every_career_can_be_read_before_it_is_kept(reading: Readers, locale: str, pair: list[str]) -> None:
    state = GAME.start(Setup(2, {}, "careers")).state
    state.players[0].careers = pair
    teller = Teller(words(locale), "maracaibo", ("Ada", "Boris"))
    boards("maracaibo").own(GAME.view(state, Seat(0)), teller, Seat(0), None)
    assert reading.troubles() == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", KEYS)
def test_the_tick_of_a_claimed_task_lies_on_no_words(reading: Readers, locale: str, key: str) -> None:
    state = GAME.start(Setup(2, {}, "careers")).state
    state.players[0].careers, state.players[0].tasks = [key], []
    teller = Teller(words(locale), "maracaibo", ("Ada", "Boris"))
    boards("maracaibo").own(GAME.view(state, Seat(0)), teller, Seat(0), None)
    (canvas,) = reading.pictures
    (area,) = [area.box for area in canvas.areas if area.word == "career"]
    there = [trace for trace in canvas.traces if isinstance(trace, Pasted | Written) and area.contains(trace.box)]
    ticks = [trace.box for trace in there if isinstance(trace, Pasted) and trace.sprite.mask.width == PIECE]
    told = [trace for trace in there if isinstance(trace, Written)]
    assert len(ticks) == len(CAREERS[key].tasks)
    assert [each.words for tick in ticks for each in told if each.box.overlaps(tick.inset(-4))] == []
    assert told[0].words == teller.name("career", key)
    assert reading.troubles() == []


@pytest.mark.parametrize("locale", LOCALES)
def test_a_claimed_task_is_told_beside_its_name_in_brackets(reading: Readers, locale: str) -> None:
    state = GAME.start(Setup(2, {}, "careers")).state
    key = KEYS[0]
    state.players[0].careers, state.players[0].tasks = [key], []
    teller = Teller(words(locale), "maracaibo", ("Ada", "Boris"))
    told = part_of("maracaibo", "engines")(GAME.view(state, None), teller, None, None).alt
    claimed = teller.words("maracaibo-picture-task-claimed").lower()
    assert all(f"{teller.name('task', task.kind)} ({claimed})" in told for task in CAREERS[key].tasks)
    assert reading.troubles() == []
