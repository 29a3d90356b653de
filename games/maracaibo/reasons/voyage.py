"""Why a ship cannot sail there, and why an explorer cannot go there."""

from games.core.events import Phrase
from games.core.seats import Seat
from games.maracaibo import moves
from games.maracaibo.actions.exploring import reach
from games.maracaibo.actions.free import question_to
from games.maracaibo.campaign.components import LEGACY
from games.maracaibo.components import SPACES
from games.maracaibo.map.chart import AHEAD, another_round, may_enter, routes
from games.maracaibo.map.trail import BEHIND, Way
from games.maracaibo.reasons.words import no_place, reason, unknown
from games.maracaibo.rulebook import RULES
from games.maracaibo.state import State
from games.maracaibo.steps import Explore, SetSail


@RULES.why_not(moves.Sail)
def why_not_sail(state: State, seat: Seat, move: moves.Sail) -> Phrase | None:
    player = state.players[seat]
    asked = question_to(state, seat)
    if not isinstance(asked, SetSail):
        return reason("sail-later")
    if told := no_place(state, move.place):
        return told
    if not may_enter(state, player, move.place):
        return reason("not-found-yet", place=move.place)
    if move.place not in AHEAD[player.place] or another_round(state, move.place):
        return reason("behind", place=move.place)
    if ways := [way for way in routes(state, seat, asked.points) if way.end == move.place]:
        return _another_way(ways)
    toll = LEGACY["l11"]
    if "l11" in state.legacy and toll.place in AHEAD[player.place] and player.coins < toll.toll:
        return reason("toll", place=toll.place, count=toll.toll)
    return reason("too-far", place=move.place)


@RULES.why_not(moves.Explore)
def why_not_explore(state: State, seat: Seat, move: moves.Explore) -> Phrase | None:
    player = state.players[seat]
    asked = question_to(state, seat)
    if not isinstance(asked, Explore):
        return reason("explore-later")
    if move.space not in SPACES:
        return unknown("space", move.space)
    if move.space == player.explorer or move.space in BEHIND[player.explorer]:
        return reason("explorer-behind", space=move.space)
    if any(who.explorer == move.space for who in state.travellers()):
        return reason("space-taken", space=move.space)
    if ways := [way for way in reach(state, seat, asked.steps) if way.end == move.space]:
        return _another_way(ways)
    return reason("space-far", space=move.space)


def _another_way(ways: list[Way]) -> Phrase:
    """They may go there, but not as they said."""
    return reason("which-way" if len(ways) > 1 else "only-way")
