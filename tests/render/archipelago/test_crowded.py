"""What has no room in its hex on the table stands on a picture below it, all of it."""

from functools import cache

import pytest

from games.archipelago import GAME
from games.archipelago.state import State
from games.archipelago.steps import ChooseHex
from games.core.chance import Chance
from games.core.game import Setup
from games.core.seats import Seat
from render.archipelago.changes import Changes, changes
from render.archipelago.map.crowded import crowded
from render.archipelago.map.island import Detail
from render.archipelago.map.land import Land
from render.archipelago.map.room import way_of
from render.archipelago.map.whole import Map
from render.archipelago.meaning import foot_of
from render.archipelago.pictures import closer
from render.boards import boards
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.frame import CLOSE
from tests.render.test_laws import positions, wild_positions
from texts import LOCALES, Teller, words

NAMES = ("Anna", "Boris", "Clara", "Дмитрий", "Elena")
OFTEN = 40
HIGHER, COUNTS = (0, 20, 60), (16, 19, 22, 25)


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


@pytest.mark.parametrize("laying", [False, True])
def test_a_higher_map_tells_no_less(laying: bool) -> None:
    """Such as in a language with shorter words; where a place is asked for, its numbers take of its room."""
    found = 0
    for count in COUNTS:
        state = positions("archipelago", 5)[-1]
        assert isinstance(state, State)
        view = _as_small(GAME.view(state, None), count)
        if laying:
            view.agenda = [ChooseHex(waiting=[Seat(0)], hexes=[])]
        for more in HIGHER:
            land = Map(view, Changes(), Box(0, 0, CLOSE, way_of(view)[1] + more)).land
            short = {name for name in view.regions if land.detail(name).value > Detail.FANNED.value}
            assert short <= {*crowded(view)}, (count, more)
            found += len(short)
    assert found


def _as_small(view: State, count: int) -> State:
    """The same with the first regions alone, and who is there."""
    view.regions = {name: view.regions[name] for name in sorted(view.regions)[:count]}
    for player in view.players:
        player.units = [unit for unit in player.units if unit.region in view.regions]
    return view
