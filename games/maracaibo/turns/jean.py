"""Jean, the solo opponent: she plays by her own cards."""

from games.core.seats import Seat
from games.core.stores import put
from games.maracaibo.actions.exploring import closed_spaces, gone_spaces
from games.maracaibo.actions.quests import remove_from
from games.maracaibo.actions.war import modifiers
from games.maracaibo.components import (
    BORDERS,
    COMBAT,
    INFLUENCE,
    JEAN,
    JEAN_CARDS,
    PLACES,
    POINTS,
    TOKENS,
    TRAIL_END,
    JeanAction,
)
from games.maracaibo.kinds import NATIONS, Nation
from games.maracaibo.map import markers
from games.maracaibo.map.chart import closed_to, open_lanes, unfound
from games.maracaibo.map.trail import BEHIND, borders_on, distance, furthest, ways
from games.maracaibo.rulebook import RULES, Maracaibo
from games.maracaibo.state import Jean, State
from games.maracaibo.steps import JeanActs, JeanEnds, JeanTurn, NewCards, RefillQuest, ScoreJean
from games.maracaibo.turns.rounds import next_or_scoring
from games.maracaibo.turns.sailing import visit

HUMAN = Seat(0)


def jean_of(state: State) -> Jean:
    """The opponent of a solo game."""
    if state.jean is None:
        raise TypeError("Jean plays only alone against one")
    return state.jean


@RULES.step(JeanTurn)
def jean_turn(play: Maracaibo, step: JeanTurn) -> None:
    """Sail, then a quest or a city, then what the card says."""
    state = play.state
    jean = jean_of(state)
    if not state.jean_deck:
        state.jean_cards = sorted(state.jean_played)
        state.jean_deck, state.jean_played = state.jean_played, []
        state.chance.shuffle(state.jean_deck)
    key = state.jean_deck.pop()
    state.jean_played.append(key)
    play.reveal()
    play.emit("jean-plays", jean_card=key)
    jean.place = voyage(state, jean, key)
    play.emit("jean-sails", place=jean.place)
    visit(play, jean.place)
    play.then(JeanEnds())
    if jean.place in state.quests:
        _take_quest(play, jean)
    else:
        play.then(JeanActs(key))
        _city(play, jean, JEAN_CARDS[key].takes)


def voyage(state: State, jean: Jean, key: str) -> str:
    """Villages without a quest do not count; where she must stop she stops."""
    card = JEAN_CARDS[key]
    place, left = jean.place, card.moves
    closed = closed_to(state, jean, jean=True)
    while left:
        lanes = open_lanes(place, closed)
        lane = next((lane for lane in lanes if lane.branch == card.branch), lanes[0])
        place = lane.end
        if PLACES[place].stop:
            break
        left -= state.is_city(place) or place in state.quests
    return place


def _take_quest(play: Maracaibo, jean: Jean) -> None:
    """The tile that has lain there longest, for nothing; her turn ends at once."""
    state = play.state
    quest = state.quests[jean.place][0]
    remove_from(state, jean.place, quest)
    _gain_quest(play, jean, quest)
    if quest in state.story_tiles:
        state.fulfilled[state.story_tiles[quest]] = state.seats
    if quest == state.city_quest:
        state.city_quest = ""
        play.then(RefillQuest(jean.place))


def _gain_quest(play: Maracaibo, jean: Jean, quest: str) -> None:
    jean.quests.append(quest)
    play.emit("jean-quest", quest=quest)


def _city(play: Maracaibo, jean: Jean, takes: int) -> None:
    """A disc to the market, or else a card from the row."""
    state = play.state
    if state.market_room(jean.place) > 0 and jean.discs:
        jean.discs -= 1
        put(state.delivered, jean.place)
        play.emit("jean-delivers", place=jean.place)
    elif state.market:
        card = state.market.pop(min(takes, len(state.market)) - 1)
        jean.taken.append(card)
        play.emit("jean-takes", card=card)
        play.then(NewCards())


@RULES.step(JeanEnds)
def jean_ends(play: Maracaibo, step: JeanEnds) -> None:
    """The human's turn, or the end of the round."""
    next_or_scoring(play, play.state.seats, jean_of(play.state).place)


@RULES.step(JeanActs)
def jean_acts(play: Maracaibo, step: JeanActs) -> None:
    """What the card says, wherever she is."""
    state = play.state
    for action in JEAN_CARDS[step.card].actions:
        if action.since <= state.round <= action.until:
            _act(play, jean_of(state), action)


def _act(play: Maracaibo, jean: Jean, action: JeanAction) -> None:
    state = play.state
    match action.do:
        case "points":
            score_points(play, jean, action.n)
        case "influence":
            _influence(play, jean, _nation(action), action.n)
        case "disc":
            if jean.discs:
                jean.discs -= 1
                play.emit("jean-disc")
        case "quest":
            if state.quest_pile:
                _gain_quest(play, jean, state.quest_pile.pop())
                play.reveal()
        case "explore":
            _explore(play, jean, action.n)
        case "war":
            _fight(play, jean, action)


def _nation(action: JeanAction) -> Nation:
    return next(nation for nation in NATIONS if nation == action.nation)


def score_points(play: Maracaibo, jean: Jean, count: int) -> None:
    """Points at once, like anybody's."""
    jean.points += count
    if count:
        play.emit("jean-points", count=count)


def _influence(play: Maracaibo, jean: Jean, nation: Nation, count: int) -> None:
    steps = min(count, INFLUENCE.length - jean.influence[nation])
    if steps:
        jean.influence[nation] += steps
        play.emit("jean-influence", nation=nation, count=steps)
    score_points(play, jean, POINTS.past_end * (count - steps))


def _explore(play: Maracaibo, jean: Jean, steps: int) -> None:
    """To a quest within reach, or the shortest way on; she gets nothing for it but may come first."""
    state = play.state
    found = ways(jean.explorer, steps, closed_spaces(state, jean))
    if not found:
        return
    quests = [way for way in found if way.end in state.track_quests]
    way = min(quests, key=lambda way: len(way.path)) if quests else min(found, key=lambda way: furthest(way.end))
    jean.explorer = way.end
    play.emit("jean-explores", space=way.end)
    for key in borders_on(way.path):
        put(state.crossed, key)
    if way.end == TRAIL_END:
        state.arrived += 1
    if way.end in state.track_quests:
        _gain_quest(play, jean, state.track_quests.pop(way.end))


def _fight(play: Maracaibo, jean: Jean, action: JeanAction) -> None:
    """For the nation that looks best to her; she takes what is free and displaces nobody."""
    state = play.state
    pile = next((pile for pile in state.piles if pile), [])
    token = pile.pop() if pile else ""
    if token:
        play.reveal()
    nation = aggressor(state, jean, token)
    play.emit("jean-fights", nation=nation)
    _hoist(play, nation, [*free_cities(state, jean), *_numbered(markers.free_villages(state))])
    for _ in range(action.villages):
        _hoist(play, nation, _numbered(markers.free_villages(state)))
    _influence(play, jean, nation, action.n)
    if token:
        jean.tokens.append(token)


def aggressor(state: State, jean: Jean, token: str) -> Nation:
    """The highest value with ranks and modifiers; a tie goes to the higher printed value, then by order."""
    human = state.players[HUMAN]
    printed = {nation: TOKENS[token].side(nation).value if token else COMBAT.empty for nation in NATIONS}
    changes = modifiers(state, token) if token else dict.fromkeys(NATIONS, 0)
    values = {nation: printed[nation] + jean.rank(nation) - human.rank(nation) + changes[nation] for nation in NATIONS}
    return max(NATIONS, key=lambda nation: (values[nation], printed[nation], -NATIONS.index(nation)))


def free_cities(state: State, jean: Jean) -> list[str]:
    """Flagged cities without a marker that she may take, the lowest number first."""
    closed = (*state.markers, *unfound(state, jean, jean=True))
    return _numbered([place for place in state.flagged_cities() if place not in closed])


def _numbered(places: list[str]) -> list[str]:
    return sorted(places, key=lambda place: (not place.isdigit(), int(place.lstrip("l"))))


def _hoist(play: Maracaibo, nation: Nation, places: list[str]) -> None:
    """The leftmost marker goes to the first place, or out of the game if there is none."""
    state = play.state
    if not state.stock[nation]:
        return
    if places:
        markers.hoist(play, places[0], nation, None)
    else:
        state.stock[nation] -= 1
        play.emit("marker-lost", nation=nation)


# Scoring


def removed_discs(jean: Jean) -> int:
    """How many discs have left her row."""
    return len(JEAN.income) - 1 - jean.discs


def jean_income(jean: Jean) -> int:
    """The shield next to her discs, and a point for each card."""
    return JEAN.income[removed_discs(jean)] + len(jean.taken)


def bonus(lead: int, steps: list[int]) -> int:
    """What a lead is worth."""
    return max((points for least, points in zip(steps, JEAN.ahead, strict=True) if lead >= least), default=0)


def explorer_lead(jean: str, human: str, gone: frozenset[str] = frozenset()) -> int:
    """How many spaces she is ahead, without those that are gone; on different branches the way to the next border."""
    if human in BEHIND[jean]:
        return distance(human, (jean,), gone)
    if jean in BEHIND[human]:
        return -distance(jean, (human,), gone)
    borders = tuple(border.end for border in BORDERS.values())
    return distance(human, borders, gone) - distance(jean, borders, gone)


@RULES.step(ScoreJean)
def score_jean(play: Maracaibo, step: ScoreJean) -> None:
    """Her tiles, and what she is ahead in."""
    state = play.state
    if state.jean is None:
        return
    jean, human = state.jean, state.players[HUMAN]
    jean.final["quests"] = JEAN.quest * len(jean.quests)
    jean.final["ahead_quests"] = bonus(len(jean.quests) - len(human.quests), JEAN.ahead_quests)
    jean.final["ahead_upgrades"] = bonus(removed_discs(jean) // 2 - human.upgrades(), JEAN.ahead_upgrades)
    lead = explorer_lead(jean.explorer, human.explorer, frozenset(gone_spaces(state)))
    jean.final["ahead_explorer"] = bonus(lead, JEAN.ahead_explorer)
    for source, count in jean.final.items():
        if count:
            play.emit("jean-scores", source=source, count=count)
