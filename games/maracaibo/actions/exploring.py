"""The explorer: steps, branches, borders and rewards."""

from games.core.events import Phrase, Value
from games.core.moves import Offer, offer_of_rows
from games.core.seats import Seat
from games.core.stores import put
from games.maracaibo import gains, moves
from games.maracaibo.actions.quests import fulfil, quest_offers
from games.maracaibo.components import BORDERS, SPACES, TRAIL_END
from games.maracaibo.map.trail import DIRECT, Way, borders_on, taken_spaces, ways
from games.maracaibo.moves import Pass
from games.maracaibo.rulebook import RULES, Maracaibo
from games.maracaibo.state import State, Traveller
from games.maracaibo.steps import Effects, Explore, GainInfluence, Reach, TrackQuest

QUEST_SPACES = tuple(key for key, space in SPACES.items() if space.quest)


def closed_spaces(state: State, who: Traveller) -> frozenset[str]:
    """Where this explorer cannot stop: other explorers stand there, or the quest is gone."""
    others = [other.explorer for other in state.travellers() if other is not who]
    return taken_spaces(others, gone_spaces(state))


def gone_spaces(state: State) -> list[str]:
    """The spaces whose quest has been fulfilled: they count as removed."""
    return [space for space in QUEST_SPACES if space not in state.track_quests]


def reach(state: State, seat: Seat, steps: int) -> tuple[Way, ...]:
    """Where the explorer can stop."""
    player = state.players[seat]
    return ways(player.explorer, steps, closed_spaces(state, player))


@RULES.offers(Explore)
def spaces(state: State, step: Explore, seat: Seat) -> list[Offer]:
    """At least one step, at most as many as there are; some cards allow one more."""
    found = reach(state, seat, step.steps + state.players[seat].total("stride"))
    rows = [(way.end, way.by) for way in found]
    return [*([offer_of_rows(moves.Explore, rows, "space", "trail", silent=(DIRECT,))] if rows else []), Offer(Pass)]


@RULES.answer(Explore, Pass)
def rest(play: Maracaibo, step: Explore, seat: Seat, move: Pass) -> None:
    """An exploration can be declined; at the end of the track all steps are lost."""
    play.emit("declines", seat)


@RULES.answer(Explore, moves.Explore)
def explore(play: Maracaibo, step: Explore, seat: Seat, move: moves.Explore) -> None:
    """Explorers on the way are jumped over, borders are crossed, and the last space gives its reward."""
    state = play.state
    player = state.players[seat]
    found = reach(state, seat, step.steps + player.total("stride"))
    way = next(way for way in found if (way.end, way.by) == (move.space, move.by))
    player.explorer = way.end
    play.emit("explores", seat, space=way.end)
    _leap(play, seat, way)
    play.then(*(step for key in borders_on(way.path) for step in _cross(play, seat, key)), Reach(seat))


def _leap(play: Maracaibo, seat: Seat, way: Way) -> None:
    """Who owns the card for it takes points from everybody whose explorer is jumped over."""
    taken = play.state.players[seat].total("leap")
    for other in play.state.travellers() if taken else ():
        if other.explorer in way.path[:-1] and other.explorer != way.end:
            stolen = min(taken, other.points)
            other.points -= stolen
            if stolen:
                whose = next((at for at in play.state.every_seat() if play.state.players[at] is other), None)
                if whose is None:
                    play.emit("robs-jean", seat, count=stolen)
                else:
                    play.emit("robs", seat, whose_seat=whose, count=stolen)
                play.state.players[seat].points += stolen


def _cross(play: Maracaibo, seat: Seat, key: str) -> list[Effects | GainInfluence]:
    """Who comes first gets more at the blue and the green border; the red one gives influence."""
    state = play.state
    border = BORDERS[key]
    first = not state.crossed.get(key)
    put(state.crossed, key)
    play.emit("crosses", seat, border=key)
    if border.influence:
        return [GainInfluence([seat], border.influence)]
    gains.points(play, seat, border.first if first else border.later)
    return []


@RULES.step(Reach)
def reach_space(play: Maracaibo, step: Reach) -> None:
    """Only the space where the explorer stops gives anything."""
    state = play.state
    player = state.players[step.seat]
    space = SPACES[player.explorer]
    if player.explorer == TRAIL_END:
        gains.points(play, step.seat, space.arrival[state.arrived])
        state.arrived += 1
    if space.quest:
        play.then(TrackQuest([step.seat], state.track_quests[player.explorer]))
    else:
        play.then(Effects(step.seat, list(space.reward)))


@RULES.offers(TrackQuest)
def track_quest(state: State, step: TrackQuest, seat: Seat) -> list[Offer]:
    """At once or never."""
    return [*quest_offers(state, seat, [step.quest], state.moved), Offer(Pass)]


@RULES.asks(TrackQuest)
def what_the_quest_is(state: State, step: TrackQuest, seat: Seat) -> dict[str, Value]:
    """Its cost and its reward."""
    return {"what": Phrase(f"maracaibo-quest-{step.quest}-about")}


@RULES.answer(TrackQuest, moves.FulfilQuest)
def fulfil_on_track(play: Maracaibo, step: TrackQuest, seat: Seat, move: moves.FulfilQuest) -> None:
    """The space counts as removed from now on."""
    del play.state.track_quests[play.state.players[seat].explorer]
    fulfil(play, seat, move)


@RULES.answer(TrackQuest, Pass)
def leave_quest(play: Maracaibo, step: TrackQuest, seat: Seat, move: Pass) -> None:
    """The tile stays where it is."""
    play.emit("declines", seat)
