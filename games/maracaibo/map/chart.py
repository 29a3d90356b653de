"""The sea: which places a ship can reach, by which way, at what cost."""

from games.core.seats import Seat
from games.maracaibo.campaign.components import LEGACY
from games.maracaibo.components import LANES, PLACES, START, Lane
from games.maracaibo.map.trail import Way, told_apart
from games.maracaibo.state import State, Traveller

LANES_FROM: dict[str, tuple[Lane, ...]] = {
    place: tuple(lane for lane in LANES if lane.start == place) for place in PLACES
}
LAST_ROUND = START.rounds


def _ahead() -> dict[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {place: frozenset() for place in PLACES}
    for _ in PLACES:
        for lane in LANES:
            found[lane.start] = found[lane.start] | found[lane.end] | {lane.end}
    return found


AHEAD = _ahead()
"""All places that can still be reached from a place in the same round."""


def goal(state: State) -> str:
    """The last place of the round."""
    return "22" if state.round == LAST_ROUND else "21a"


def another_round(state: State, place: str) -> bool:
    """Whether the place belongs to the way home of other rounds."""
    return place in (("21a",) if state.round == LAST_ROUND else ("21b", "22"))


def may_enter(state: State, who: Traveller, place: str, *, jean: bool = False) -> bool:
    """Whether the place is open to this explorer's owner: some legacy cities must be found first."""
    legacy = LEGACY.get(PLACES[place].legacy)
    if legacy is None:
        return True
    if PLACES[place].legacy not in state.legacy or not who.reached(legacy.explorer):
        return False
    return jean or not legacy.beyond or who.explorer != legacy.explorer


def open_lanes(state: State, who: Traveller, place: str, *, jean: bool = False) -> list[Lane]:
    """The arrows that lead on from a place."""
    return [
        lane
        for lane in LANES_FROM[place]
        if not another_round(state, lane.end) and may_enter(state, who, lane.end, jean=jean)
    ]


def lane_points(state: State, lane: Lane) -> int:
    """Movement points of an arrow; storms make some dearer."""
    for tile in state.legacy:
        legacy = LEGACY[tile]
        if legacy.kind == "route" and (legacy.start, legacy.end) == (lane.start, lane.end):
            return legacy.points
    return lane.points


def routes(state: State, seat: Seat, points: int) -> list[Way]:
    """All sailings with up to so many movement points."""
    player = state.players[seat]
    toll_place, toll = (LEGACY["l11"].place, LEGACY["l11"].toll) if "l11" in state.legacy else ("", 0)
    found: list[Way] = []

    def sail(place: str, spent: int, path: tuple[str, ...], paid: int) -> None:
        if place == toll_place and path:
            paid += toll
            if paid > player.coins:
                return
        for lane in open_lanes(state, player, place):
            cost = spent + lane_points(state, lane)
            if cost <= points:
                found.append(Way(lane.end, (*path, lane.end), points=cost, toll=paid))
                if not PLACES[lane.end].stop:
                    sail(lane.end, cost, (*path, lane.end), paid)

    sail(player.place, 0, (), 0)
    return told_apart(found)
