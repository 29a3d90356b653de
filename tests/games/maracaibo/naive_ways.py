"""The ways of ships and explorers, walked through in the plainest way."""

from games.maracaibo.state import Player, State, Traveller
from tests.games.maracaibo.box import DATA
from tests.games.maracaibo.naive_score import TRAIL, onward

Ways = list[tuple[str, ...]]
"""Each from where it starts to where it ends."""


def is_city(state: State, place: str) -> bool:
    return DATA["place"][place]["kind"] in ("city", "homeward") or (place == "16" and "l1" in state.legacy)


def villages(state: State) -> list[str]:
    return [place for place, data in DATA["place"].items() if data["kind"] == "village" and not is_city(state, place)]


def found(player: Player, place: str) -> bool:
    """Angostura lies behind the fourth space of the explorer's track, Matina at the eleventh."""
    at = TRAIL.index(player.explorer)
    return (place != "l4" or at > TRAIL.index("4")) and (place != "l7" or at >= TRAIL.index("11"))


def voyages(state: State, player: Player, points: int) -> Ways:
    """All ways to sail: at least one move, along the arrows, with stops, storms and the toll."""
    storms = {"l2": ("8", "9"), "l8": ("12", "14"), "l18": ("12", "13")}
    ways: Ways = []
    open_ended: list[tuple[tuple[str, ...], int]] = [((player.place,), points)]
    while open_ended:
        way, left = open_ended.pop()
        if way[-1] == "10" and len(way) > 1 and "l11" in state.legacy and player.coins < 2:
            continue
        for lane in DATA["lane"]:
            end = lane["end"]
            stormy = any(tile in state.legacy and storm == (way[-1], end) for tile, storm in storms.items())
            cost = 3 if stormy else lane.get("points", 1)
            closed = end == ("21a" if state.round == 4 else "21b") or not found(player, end)
            absent = lane.get("legacy", "") not in ("", *state.legacy)
            if lane["start"] != way[-1] or cost > left or closed or absent:
                continue
            ways.append((*way, end))
            if not DATA["place"][end].get("stop"):
                open_ended.append(((*way, end), left - cost))
    return ways


def told(ways: Ways) -> set[tuple[str, str]]:
    """Each way by where it ends, and by the first place on it that no other way there passes."""
    rows = set()
    for way in ways:
        others = [other for other in ways if other[-1] == way[-1] and other != way]
        own = next((place for place in way[1:] if all(place not in other[1:] for other in others)), "direct")
        rows.add((way[-1], own if others else "direct"))
    assert len(rows) == len(ways)
    return rows


def walks(state: State, who: Traveller, steps: int) -> Ways:
    """Forward only; where others stand or a quest is gone one cannot stop, and it is no step."""
    quests = {space for space, data in DATA["space"].items() if data.get("quest")}
    taken = {each.explorer for each in state.travellers()} | (quests - set(state.track_quests))
    ways: Ways = []
    open_ended: list[tuple[tuple[str, ...], int]] = [((who.explorer,), steps)]
    while open_ended:
        way, left = open_ended.pop()
        for space in onward(way[-1]):
            passed = space in taken and space != "24"
            if passed or left:
                open_ended.append(((*way, space), left - (not passed)))
                ways += [] if passed else [(*way, space)]
    return ways
