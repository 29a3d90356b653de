"""What is told of a place before a ship sails there: how far it is, what one does there, what lies there."""

from functools import reduce

from games.core.events import Note, Phrase
from games.core.seats import Seat
from games.maracaibo.actions.main import deliveries, skull
from games.maracaibo.actions.quests import quest_offers
from games.maracaibo.actions.village import village_actions
from games.maracaibo.campaign.components import LEGACY
from games.maracaibo.map.chart import goal, routes
from games.maracaibo.map.trail import Way
from games.maracaibo.moves import City, Sail
from games.maracaibo.rulebook import RULES
from games.maracaibo.state import State
from games.maracaibo.steps import SetSail

GAINS = ("points", "coins", "strength", "figures", "influence")
"""What a city's action may bring."""
NAMED = 2
"""So many cards to deliver are named; more are counted."""


@RULES.note(Sail)
def what_waits_there(state: State, seat: Seat, move: Sail) -> Note | None:
    """As everybody can see it, and with what the own hand makes of it."""
    top = state.agenda[-1]
    points = top.points if isinstance(top, SetSail) else 0
    ways = [way for way in routes(state, seat, points) if way.end == move.place]
    way = next((way for way in ways if way.by == move.by), None)
    if way is None:
        return None
    return Note(
        _told(state, seat, move.place, [way], own=False),
        own=_told(state, seat, move.place, [way], own=True),
        broader=_told(state, seat, move.place, ways, own=False),
    )


@RULES.note(City)
def what_the_city_does(state: State, seat: Seat, move: City) -> Note:
    """In the words in which it was told before the ship sailed there."""
    return Note(Phrase(f"maracaibo-action-{_action(state, state.players[seat].place)}"), instead_of=GAINS)


def _told(state: State, seat: Seat, place: str, ways: list[Way], *, own: bool) -> Phrase:
    least, most = min(way.points for way in ways), max(way.points for way in ways)
    parts = [_counted("moves", least, most)]
    if place == goal(state):
        parts.append(_phrase("ends-round"))
    if state.is_city(place):
        parts += _city(state, seat, place, own=own)
    else:
        parts += _village(state, seat, place, least, most)
    parts += [_phrase("assistant", card=helper.card) for helper in state.players[seat].helpers.get(place, ())]
    parts += _quests(state, seat, place, least, own=own)
    return reduce(lambda told, part: _phrase("and", told=told, part=part), parts)


def _village(state: State, seat: Seat, place: str, least: int, most: int) -> list[Phrase]:
    if skull(state, place):
        return [_phrase("no-village")]
    player = state.players[seat]
    return [_counted("village", village_actions(player, least), village_actions(player, most))]


def _city(state: State, seat: Seat, place: str, *, own: bool) -> list[Phrase]:
    """The city's action, and what its market wants; of one's own hand what could be delivered."""
    parts = []
    if state.city_action(place):
        parts.append(Phrase(f"maracaibo-action-{_action(state, place)}"))
    if not state.spaces(place):
        return parts
    if not state.market_room(place):
        return [*parts, _phrase("market-full")]
    cards = tuple(dict.fromkeys(card for card, _ in deliveries(state, seat, place))) if own else ()
    if len(cards) > NAMED:
        parts.append(_phrase("deliver-some", count=len(cards)))
    elif cards:
        parts.append(_phrase("deliver", card=cards))
    else:
        parts.append(_phrase("wants", good=state.wanted(place), count=state.market_room(place)))
    return parts


def _action(state: State, place: str) -> str:
    """What does it: the same tile comes in two sizes."""
    if place in state.city_tiles:
        return state.city_tiles[place].partition("_")[2]
    return "l1" if place == LEGACY["l1"].place else place


def _quests(state: State, seat: Seat, place: str, moved: int, *, own: bool) -> list[Phrase]:
    """One quest is told, more are counted; of one's own hand how many one could fulfil at once."""
    quests = state.quests.get(place, [])
    if not quests:
        return []
    ready = {row[0] for offer in quest_offers(state, seat, quests, moved) for row in offer.rows or ()} if own else set()
    if len(quests) == 1 and quests[0] not in state.story_tiles:
        what = Phrase(f"maracaibo-quest-{quests[0]}-about")
        return [_phrase("fulfil" if ready else "quest", what=what)]
    parts = [_phrase("story-quest") if len(quests) == 1 else _phrase("quests", count=len(quests))]
    return [*parts, _phrase("quest-ready", count=len(ready))] if ready else parts


def _counted(key: str, least: int, most: int) -> Phrase:
    """So many, or from so many to so many."""
    return _phrase(key, count=most, span=str(most) if least == most else f"{least}–{most}")


def _phrase(key: str, **args: str | int | Phrase | tuple[str, ...]) -> Phrase:
    return Phrase(f"maracaibo-note-{key}", dict(args))
