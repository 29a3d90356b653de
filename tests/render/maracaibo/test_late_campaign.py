"""The chart late in a campaign: legacy cities and tiles beside all the rest, still readable and light."""

from functools import cache
from itertools import cycle

import pytest

from games.core.chance import Chance
from games.core.game import Setup
from games.core.saving import clone
from games.core.seats import Seat
from games.maracaibo import GAME
from games.maracaibo.campaign.components import LEGACY
from games.maracaibo.components import PLACES
from games.maracaibo.state import State
from render.kit.frame import CLOSEST
from render.kit.skins import SKINS, wearing
from render.maracaibo import BOARDS
from render.maracaibo.changes import changes
from render.maracaibo.chart import Chart
from tests.render.maracaibo.test_chart import covering
from tests.render.readable import Readers
from texts import LOCALES, Teller, words

NAMES = ("Anna", "Константин Константинопольский-Задунайский", "Wu", "漢字🙂")
HEAVIEST = 200 * 1024


@cache
def late(seats: int) -> list[State]:
    """Some positions of the ninth game that sensible players play on end."""
    archive = None
    states: list[State] = []
    for number in range(9):
        chance = Chance(f"late {number}")
        play = GAME.start(Setup(seats, {"story": "campaign"}, f"late {seats} {number}", archive))
        states = []
        while not play.state.over:
            seat = play.waiting()[0]
            play.apply(seat, GAME.sensible(GAME.view(play.state, seat), play.legal(seat), chance))
            states.append(clone(play.state))
        archive = GAME.score(play.state).archive
        assert archive is not None
    return [states[len(states) * part // 8] for part in (1, 4, 6, 7)]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_late_campaign_can_be_read_and_weighs_little(reading: Readers, seats: int) -> None:
    before: State | None = None
    for state, (locale, skin) in zip(late(seats), cycle((a, b) for a in LOCALES for b in SKINS), strict=False):
        assert state.legacy
        with wearing(skin):
            earlier = None if before is None else GAME.view(before, Seat(0))
            teller = Teller(words(locale), "maracaibo", NAMES[:seats])
            shown = [draw(GAME.view(state, Seat(0)), teller, Seat(0), earlier) for draw in (BOARDS.table, *BOARDS.more)]
        assert reading.too_small() == []
        assert reading.troubles() == []
        assert max(drawn.height for drawn in shown) <= CLOSEST
        assert max(len(drawn.data) for drawn in shown) <= HEAVIEST
        assert unsaid(state, teller, " ".join(drawn.alt for drawn in shown)) == []
        assert covering(Chart(state, "ABCD", changes(before, state))) == []
        before = state


def unsaid(state: State, teller: Teller, alt: str) -> list[str]:
    """What lies on the chart and is missing from its words."""
    quests = [quest for row in (*state.quests.values(), state.track_quests.values()) for quest in row]
    lying = {"quest": quests, "tile": state.legacy, "card": state.market, "city": state.city_tiles.values()}
    lying["building"] = state.buildings[: state.open_buildings]
    told = [teller.name(noun, word) for noun, row in lying.items() for word in row]
    told += [f"{place} ({discs}/{state.spaces(place)})" for place, discs in state.delivered.items() if place in PLACES]
    return [thing for thing in told if thing.lower() not in alt.lower()]


@pytest.mark.parametrize(("locale", "skin"), [("ru", "light"), ("en", "dark")])
def test_even_with_every_tile_and_marker_it_is_light(locale: str, skin: str) -> None:
    before, state = (clone(late(4)[at]) for at in (2, 3))
    for tile, legacy in LEGACY.items():
        state.legacy[tile] = min(legacy.discs, 1)
    for at, place in enumerate(PLACES):
        if state.is_village(place):
            state.markers.setdefault(place, ("france", "spain", "england")[at % 3])
    with wearing("light" if skin == "light" else "dark"):
        teller = Teller(words(locale), "maracaibo", NAMES)
        drawn = BOARDS.table(GAME.view(state, Seat(0)), teller, Seat(0), GAME.view(before, Seat(0)))
    assert len(drawn.data) <= HEAVIEST
