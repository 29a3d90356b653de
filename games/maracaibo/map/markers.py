"""Ownership markers of the three nations: their tracks, the map, and what they are worth."""

from collections.abc import Mapping
from functools import lru_cache

from games.core.seats import Seat
from games.maracaibo import gains
from games.maracaibo.components import INFLUENCE, POINTS
from games.maracaibo.kinds import NATIONS, Nation
from games.maracaibo.rulebook import Maracaibo
from games.maracaibo.state import State

KEPT = 1024
"""So many answers are kept: markers move some ten times a game."""
ALL_MARKERS = sum(INFLUENCE.markers)


def left(state: State) -> list[Nation]:
    """The nations that still have a marker on their track."""
    return [nation for nation in NATIONS if state.stock[nation]]


def on_map(state: State) -> dict[Nation, int]:
    """How many markers each nation has in cities, in villages and on legacy tiles."""
    lying = list(state.markers.values())
    return {nation: lying.count(nation) for nation in NATIONS}


def free_villages(state: State) -> list[str]:
    """The villages without a marker."""
    return [place for place in state.villages() if place not in state.markers]


def hoist(play: Maracaibo, place: str, nation: Nation, seat: Seat | None) -> None:
    """The leftmost marker of the nation's track goes to the place."""
    play.state.stock[nation] -= 1
    play.state.markers[place] = nation
    play.emit("marker", seat, nation=nation, place=place)


def displace(play: Maracaibo, seat: Seat, place: str) -> None:
    """A marker leaves the game for good."""
    nation = play.state.markers.pop(place)
    play.emit("displaced", seat, nation=nation, place=place)
    gains.points(play, seat, play.state.players[seat].total("removal"))


def empty_cells(left: int) -> int:
    """The cells of a track with so many markers left that have lost all of theirs; the leftmost marker goes first."""
    gone = ALL_MARKERS - left
    empty = 0
    for markers in INFLUENCE.markers:
        gone -= markers
        if gone < 0:
            break
        empty += 1
    return empty


def majority(counts: Mapping[Nation, int], nation: Nation) -> int:
    """Two for the most markers on the map, one for the second most; who is tied gets the higher bonus."""
    ahead = sum(count > counts[nation] for count in counts.values())
    return POINTS.majority[ahead]


def multipliers(state: State) -> Mapping[Nation, int]:
    """What a rank with each nation is worth."""
    lying = list(state.markers.values())
    return _multipliers(tuple(map(lying.count, NATIONS)), tuple(map(state.stock.__getitem__, NATIONS)))


@lru_cache(maxsize=KEPT)
def _multipliers(lying: tuple[int, ...], left: tuple[int, ...]) -> Mapping[Nation, int]:
    """The same for so many markers of each on the map and on its track."""
    counts = dict(zip(NATIONS, lying, strict=True))
    return {
        nation: empty_cells(markers) + majority(counts, nation) for nation, markers in zip(NATIONS, left, strict=True)
    }
