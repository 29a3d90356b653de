"""Why a small choice is not possible: what effects ask for, what belongs to the beginning or to a scoring."""

from games.core.agenda import Decision
from games.core.events import Phrase
from games.core.moves import Move, not_now
from games.core.seats import Seat
from games.maracaibo import moves
from games.maracaibo.gains import ribbons_ahead
from games.maracaibo.kinds import NATIONS
from games.maracaibo.reasons.village import why_no_marker
from games.maracaibo.reasons.words import asks, no_place, reason
from games.maracaibo.rulebook import RULES
from games.maracaibo.state import State
from games.maracaibo.steps import (
    ChooseOption,
    GainInfluence,
    KeepCareer,
    NextRank,
    PlaceMarker,
    Prepare,
    RemoveSkull,
    ScoringChoice,
    SettleFigures,
    TakeSynergy,
    Veteran,
    Vote,
)

ASKED_BY: dict[type[Move], tuple[type[Decision], ...]] = {
    moves.Prepare: (Prepare,),
    moves.KeepCareer: (KeepCareer,),
    moves.Opt: (ChooseOption,),
    moves.Favour: (GainInfluence,),
    moves.Rise: (NextRank, PlaceMarker),
    moves.TakeSynergy: (TakeSynergy,),
    moves.Hoist: (PlaceMarker,),
    moves.Settle: (SettleFigures,),
    moves.Discharge: (Veteran,),
    moves.Lift: (RemoveSkull,),
    moves.CastVote: (Vote,),
    moves.TakePoints: (ScoringChoice,),
}
"""The questions that such a move answers."""


@RULES.why_not(moves.Pass)
def why_not_pass(state: State, seat: Seat, move: moves.Pass) -> Phrase | None:
    return reason("no-pass")


@RULES.why_not(moves.Prepare)
@RULES.why_not(moves.KeepCareer)
@RULES.why_not(moves.Opt)
@RULES.why_not(moves.Favour)
@RULES.why_not(moves.Settle)
@RULES.why_not(moves.Lift)
@RULES.why_not(moves.CastVote)
@RULES.why_not(moves.TakePoints)
def only_when_asked(state: State, seat: Seat, move: Move) -> Phrase | None:
    return None if asks(state, seat, *ASKED_BY[type(move)]) else not_now(move)


@RULES.why_not(moves.Rise)
def why_not_rise(state: State, seat: Seat, move: moves.Rise) -> Phrase | None:
    """At the top of one nation; or a marker is to be placed, and a rank comes only where no village is free."""
    topped = move.nation in NATIONS and move.nation not in ribbons_ahead(state.players[seat])
    return only_when_asked(state, seat, move) or (reason("last-rank") if topped else None)


@RULES.why_not(moves.Discharge)
def why_not_discharge(state: State, seat: Seat, move: moves.Discharge) -> Phrase | None:
    return only_when_asked(state, seat, move) or reason("no-figure")


@RULES.why_not(moves.TakeSynergy)
def why_not_synergy(state: State, seat: Seat, move: moves.TakeSynergy) -> Phrase | None:
    owned = move.synergy in state.players[seat].synergies
    return only_when_asked(state, seat, move) or (reason("synergy-owned", synergy=move.synergy) if owned else None)


@RULES.why_not(moves.Hoist)
def why_not_hoist(state: State, seat: Seat, move: moves.Hoist) -> Phrase | None:
    told = only_when_asked(state, seat, move) or no_place(state, move.place)
    return told or why_no_marker(state, move.place, move.nation)
