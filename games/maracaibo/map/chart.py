"""The sea: which places a ship can reach, by which way, at what cost."""

from functools import lru_cache

from games.core.seats import Seat
from games.maracaibo.campaign.components import LEGACY
from games.maracaibo.components import LANES, PLACES, START, Lane
from games.maracaibo.map.trail import Way, told_apart
from games.maracaibo.state import State, Traveller

LANES_FROM: dict[str, tuple[Lane, ...]] = {
    place: tuple(lane for lane in LANES if lane.start == place) for place in PLACES
}
LAST_ROUND = START.rounds
OTHER_WAYS_HOME = {True: ("21a",), False: ("21b", "22")}
"""The places of the way home that nobody sails in the last round, and in the others."""
LEGACY_CITIES = tuple(place for place in PLACES if PLACES[place].legacy)
TOLL = "l11"
KEPT = 2048
"""So many answers are kept, those of some forty games."""


def _ahead() -> dict[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {place: frozenset() for place in PLACES}
    for _ in PLACES:
        for lane in LANES:
            found[lane.start] = found[lane.start] | found[lane.end] | {lane.end}
    return found


AHEAD = _ahead()
"""All places that can still be reached from a place in the same round."""
LEFT = {place: len(ahead) for place, ahead in AHEAD.items()}
"""How far it still is to the end of the round: so many places lie ahead."""


def goal(state: State) -> str:
    """The last place of the round."""
    return "22" if state.round == LAST_ROUND else "21a"


def another_round(state: State, place: str) -> bool:
    """Whether the place belongs to the way home of other rounds."""
    return place in OTHER_WAYS_HOME[state.round == LAST_ROUND]


def may_enter(state: State, who: Traveller, place: str, *, jean: bool = False) -> bool:
    """Whether the place is open to this explorer's owner: some legacy cities must be found first."""
    legacy = LEGACY.get(PLACES[place].legacy)
    if legacy is None:
        return True
    if PLACES[place].legacy not in state.legacy or not who.reached(legacy.explorer):
        return False
    return jean or not legacy.beyond or who.explorer != legacy.explorer


def unfound(state: State, who: Traveller, *, jean: bool = False) -> list[str]:
    """The legacy cities that are not open to this explorer's owner."""
    return [place for place in LEGACY_CITIES if not may_enter(state, who, place, jean=jean)]


def closed_to(state: State, who: Traveller, *, jean: bool = False) -> tuple[str, ...]:
    """The places where this ship cannot sail now."""
    return (*OTHER_WAYS_HOME[state.round == LAST_ROUND], *unfound(state, who, jean=jean))


def open_lanes(place: str, closed: tuple[str, ...]) -> list[Lane]:
    """The arrows that lead on from a place."""
    return [lane for lane in LANES_FROM[place] if lane.end not in closed]


def lane_points(lane: Lane, tiles: tuple[str, ...]) -> int:
    """Movement points of an arrow; storms make some dearer."""
    for tile in tiles:
        legacy = LEGACY[tile]
        if legacy.kind == "route" and (legacy.start, legacy.end) == (lane.start, lane.end):
            return legacy.points
    return lane.points


def routes(state: State, seat: Seat, points: int) -> tuple[Way, ...]:
    """All sailings with up to so many movement points."""
    player, tiles = state.players[seat], tuple(state.legacy)
    purse = player.coins if TOLL in tiles else 0
    return _routes(player.place, points, closed_to(state, player), tiles, purse)


@lru_cache(maxsize=KEPT)
def _routes(start: str, points: int, closed: tuple[str, ...], tiles: tuple[str, ...], purse: int) -> tuple[Way, ...]:
    """The same, of all that they hang on; the purse matters only where a toll is taken."""
    toll_place, toll = (LEGACY[TOLL].place, LEGACY[TOLL].toll) if TOLL in tiles else ("", 0)
    found: list[Way] = []

    def sail(place: str, spent: int, path: tuple[str, ...], paid: int) -> None:
        if place == toll_place and path:
            paid += toll
            if paid > purse:
                return
        for lane in open_lanes(place, closed):
            cost = spent + lane_points(lane, tiles)
            if cost <= points:
                found.append(Way(lane.end, (*path, lane.end), points=cost, toll=paid))
                if not PLACES[lane.end].stop:
                    sail(lane.end, cost, (*path, lane.end), paid)

    sail(start, 0, (), 0)
    return tuple(told_apart(found))
