"""Jean's turn, played a second time by her card and the rulebook alone."""

from dataclasses import dataclass, field
from typing import Any

from games.core.play import Play
from games.core.saving import clone
from games.maracaibo.kinds import Nation
from games.maracaibo.rulebook import RULES
from games.maracaibo.state import Jean, State
from games.maracaibo.steps import JeanTurn
from tests.games.maracaibo.box import CAMPAIGN, DATA, NATIONS
from tests.games.maracaibo.naive_score import RANKS, TRAIL, between
from tests.games.maracaibo.naive_ways import is_city, villages, walks


@dataclass
class Turn:
    """The table as it should be after her turn."""

    state: State
    jean: Jean
    spaces: set[str] = field(default_factory=set)
    """Where her explorer may stand: ways can be equally short."""

    def gains(self, points: int) -> None:
        self.jean.points += points

    def favours(self, nation: Nation, count: int) -> None:
        steps = min(count, 16 - self.jean.influence[nation])
        self.jean.influence[nation] += steps
        self.gains(2 * (count - steps))


def compare_jean(play: Play[State]) -> None:
    """Were it her turn now, she would do what her next card says."""
    jean = play.state.jean
    if jean is None or play.state.over or jean.place in ("21a", "22") or not play.state.jean_deck:
        return
    state = clone(play.state)
    expected = naive_turn(clone(play.state))
    state.agenda[:] = [JeanTurn()]
    play_on = Play(RULES, state)
    play_on.asked_anyway = frozenset(state.every_seat())  # Else the next turn could end by itself, and hers come again.
    play_on.run()
    jean = state.jean
    assert jean is not None
    assert not expected.spaces or jean.explorer in expected.spaces
    for name in ("place", "points", "influence", "quests", "discs", "taken", "tokens"):
        assert getattr(jean, name) == getattr(expected.jean, name), (name, play.state.jean_deck[-1])
    for name in ("markers", "stock", "delivered"):
        assert getattr(state, name) == getattr(expected.state, name), (name, play.state.jean_deck[-1])


def naive_turn(state: State) -> Turn:
    assert state.jean is not None
    turn = Turn(state, state.jean)
    card = DATA["jean_card"][state.jean_deck[-1]]
    sail(turn, card)
    place = turn.jean.place
    if state.quests.get(place):
        turn.jean.quests.append(state.quests[place][0])
        return turn
    in_town(turn, place, card["takes"])
    for action in card["actions"]:
        if action.get("since", 1) <= state.round <= action.get("until", 4):
            act(turn, action)
    return turn


def found(jean: Jean, place: str) -> bool:
    """She may enter a new city as soon as her explorer stands at its space."""
    return place not in ("l4", "l7") or TRAIL.index(jean.explorer) >= TRAIL.index({"l4": "4", "l7": "11"}[place])


def sail(turn: Turn, card: dict[str, Any]) -> None:
    """Only cities and places with a quest count as moves."""
    state, jean, left = turn.state, turn.jean, card["moves"]
    while left:
        other_round = ("21a",) if state.round == 4 else ("21b",)
        lanes = [lane for lane in DATA["lane"] if lane["start"] == jean.place and lane["end"] not in other_round]
        lanes = [lane for lane in lanes if lane.get("legacy", "") in ("", *state.legacy) and found(jean, lane["end"])]
        fitting = [lane for lane in lanes if lane.get("branch") == card["branch"]]
        (lane,) = fitting or [lane for lane in lanes if not lane.get("branch")]
        jean.place = lane["end"]
        if DATA["place"][jean.place].get("stop"):
            return
        left -= is_city(state, jean.place) or jean.place in state.quests


def in_town(turn: Turn, place: str, takes: int) -> None:
    """A disc for the market, or a card of the row."""
    state, jean = turn.state, turn.jean
    data = CAMPAIGN["legacy"]["l1"] if place == "16" else DATA["place"][place]
    tile = state.city_tiles.get(place)
    spaces = DATA["city_tile"][tile]["spaces"] if tile else data.get("spaces", [0])[0]
    if spaces > state.delivered.get(place, 0) and jean.discs:
        jean.discs -= 1
        state.delivered[place] = state.delivered.get(place, 0) + 1
    elif state.market:
        jean.taken.append(state.market[min(takes, len(state.market)) - 1])


def act(turn: Turn, action: dict[str, Any]) -> None:
    jean, count = turn.jean, action.get("n", 1)
    match action["do"]:
        case "points":
            turn.gains(count)
        case "influence":
            turn.favours(action["nation"], count)
        case "disc":
            jean.discs -= jean.discs > 0
        case "quest":
            jean.quests += turn.state.quest_pile[-1:]
        case "explore":
            explore(turn, count)
        case "war":
            fight(turn, count, action.get("villages", 0))


def explore(turn: Turn, steps: int) -> None:
    """To the nearest quest within reach, else as near to the end as she can get."""
    state, jean = turn.state, turn.jean
    ends = [way[-1] for way in walks(state, jean, steps)]
    quests = [space for space in ends if space in state.track_quests]
    if quests:
        nearest = min(quests, key=lambda space: between(jean.explorer, space) or 0)
        turn.spaces = {nearest}
        jean.quests.append(state.track_quests[nearest])
    else:
        left = [between(space, "24") or 0 for space in ends]
        turn.spaces = {space for space, spaces_left in zip(ends, left, strict=True) if spaces_left == min(left)}


def rank(space: int) -> int:
    return max((rank for least, rank in RANKS.items() if space >= least), default=0)


def fight(turn: Turn, count: int, more_villages: int) -> None:
    """For the nation that looks best to her; markers go to the lowest numbers that are free."""
    state, jean = turn.state, turn.jean
    token = next((pile[-1] for pile in state.piles if pile), "")
    printed = {nation: DATA["token"][token][nation]["value"] if token else 3 for nation in NATIONS}
    human = state.players[0].influence
    values = {nation: printed[nation] + rank(jean.influence[nation]) - rank(human[nation]) for nation in NATIONS}
    lying = [list(state.markers.values()).count(nation) for nation in NATIONS]
    for sign, extreme, change in (("most", max(lying), -2), ("fewest", min(lying), 3)):
        if token and DATA["token"][token].get(sign) and lying.count(extreme) == 1:
            values[NATIONS[lying.index(extreme)]] += change
    order: tuple[Nation, ...] = ("france", "spain", "england")
    chosen = max(order, key=lambda nation: (values[nation], printed[nation], -order.index(nation)))
    cities = [place for place, data in DATA["place"].items() if "flag" in data]
    cities = [place for place in cities if DATA["place"][place].get("legacy", "") in ("", *state.legacy)]
    cities += ["16"] if "l1" in state.legacy else []
    hoist(state, chosen, [*numbered([city for city in cities if found(jean, city)]), *numbered(villages(state))])
    for _ in range(more_villages):
        hoist(state, chosen, numbered(villages(state)))
    turn.favours(chosen, count)
    jean.tokens += [token] if token else []


def numbered(places: list[str]) -> list[str]:
    """New cities, which have no number, come last."""
    return sorted(places, key=lambda place: (not place.isdigit(), int(place.lstrip("l"))))


def hoist(state: State, nation: Nation, places: list[str]) -> None:
    """To the first free place; without one the marker leaves the game."""
    free = [place for place in places if place not in state.markers]
    if state.stock[nation]:
        state.stock[nation] -= 1
        state.markers |= dict.fromkeys(free[:1], nation)
