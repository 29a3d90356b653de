"""What has no room in its hex on the table stands on a picture below it, all of it."""

from functools import cache

import pytest

from games.archipelago import GAME
from games.archipelago.state import State
from games.core.chance import Chance
from games.core.game import Setup
from render.archipelago.changes import changes
from render.archipelago.map.crowded import crowded
from render.archipelago.map.island import Detail
from render.archipelago.map.land import Land
from render.archipelago.meaning import foot_of
from render.archipelago.pictures import closer
from render.boards import boards
from render.kit.canvas import Canvas
from tests.render.test_laws import positions, wild_positions
from texts import LOCALES, Teller, words

NAMES = ("Anna", "Boris", "Clara", "Дмитрий", "Elena")
OFTEN = 40


@cache
def fullest() -> State:
    """A sensible game for five in which some regions have become too full."""
    play, chance = GAME.start(Setup(5, {"length": "long"}, "full")), Chance("full")
    moves = 0
    while not play.state.over:
        seat = play.waiting()[0]
        play.apply(seat, GAME.sensible(GAME.view(play.state, seat), play.legal(seat), chance))
        moves += 1
        if moves % OFTEN == 0 and len(crowded(GAME.view(play.state, None))) > 1:
            return play.state
    raise AssertionError("nothing was full")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_region_that_is_not_told_whole_is_told_whole_below_the_table(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[Land] = []
    draw = Land.draw

    def noting(land: Land, canvas: Canvas) -> None:
        drawn.append(land)
        draw(land, canvas)

    monkeypatch.setattr(Land, "draw", noting)
    found = 0
    full = [fullest()] if seats == 5 else []
    for state in (*positions("archipelago", seats), *wild_positions("archipelago", seats), *full):
        assert isinstance(state, State)
        for locale in LOCALES:
            view, teller = GAME.view(state, None), Teller(words(locale), "archipelago", NAMES[:seats])
            boards("archipelago").table(view, teller, None, None)
            short = {name for name in state.regions if drawn[-1].detail(name).value > Detail.FANNED.value}
            assert short <= {*crowded(view)}
            assert (closer in boards("archipelago").further(view)) == bool(crowded(view))
            legend = foot_of(view, teller, changes(None, view)).legend
            told = {called for _, called in legend.entries} if legend else set()
            assert bool(crowded(view)) == (teller.words("archipelago-picture-closer") in told)
            found += len(crowded(view))
            if crowded(view):
                drawn.clear()
                alt = closer(view, teller, None, None).alt
                assert {name for land in drawn for name in land.view.regions} == {*crowded(view)}
                for land in drawn:
                    (name,) = land.view.regions
                    assert land.detail(name) in {Detail.ALL, Detail.FANNED}, name
                    assert teller.name("side", state.regions[name].side) in alt
    assert found or seats < 5
