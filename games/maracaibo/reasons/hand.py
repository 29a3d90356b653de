"""Why the hand cannot be refilled so, and why a free action is not possible."""

from games.core.events import Phrase
from games.core.seats import Seat
from games.maracaibo import moves
from games.maracaibo.actions.free import LEVELS, may_act_freely, question_to
from games.maracaibo.components import COMBAT, START
from games.maracaibo.reasons.words import asks, reason
from games.maracaibo.rulebook import RULES
from games.maracaibo.state import State
from games.maracaibo.steps import Refill
from games.maracaibo.turns.refill import card_price, missing, supply


@RULES.why_not(moves.Fill)
@RULES.why_not(moves.Take)
def why_not_take(state: State, seat: Seat, move: moves.Fill | moves.Take) -> Phrase | None:
    player = state.players[seat]
    if not asks(state, seat, Refill):
        return reason("refill-later")
    if not missing(player):
        return reason("hand-full")
    cards = (move.card,) if isinstance(move, moves.Take) else move.cards
    for card in cards:
        if card not in (*state.market, *player.planned):
            return reason("not-to-take")
    if isinstance(move, moves.Take) and missing(player) == 1:
        return reason("last-card")
    bought = sum(card in state.market for card in cards)
    if len(cards) <= missing(player) and bought * card_price(player) <= player.coins:
        return reason("each-once") if cards else reason("deck-empty")
    return reason("too-many-cards", count=missing(player), coins=player.coins)


@RULES.why_not(moves.Draw)
def why_not_draw(state: State, seat: Seat, move: moves.Draw) -> Phrase | None:
    if not asks(state, seat, Refill):
        return reason("refill-later")
    if not supply(state):
        return reason("deck-empty")
    return reason("last-card") if missing(state.players[seat]) else reason("hand-full")


@RULES.why_not(moves.Plan)
def why_not_plan(state: State, seat: Seat, move: moves.Plan) -> Phrase | None:
    player = state.players[seat]
    if not _free(state, seat):
        return reason("not-free")
    if len(player.planned) >= START.planning:
        return reason("plans-full", count=START.planning)
    return reason("plan-after-this") if move.card in player.hand else reason("not-in-hand")


def _free(state: State, seat: Seat) -> bool:
    question = question_to(state, seat)
    return question is not None and may_act_freely(state, seat, question)


@RULES.why_not(moves.ClaimTask)
def why_not_task(state: State, seat: Seat, move: moves.ClaimTask) -> Phrase | None:
    player = state.players[seat]
    if not _free(state, seat):
        return reason("not-free")
    if move.task not in player.tasks:
        return reason("no-such-task")
    return reason("task-unmet", task=move.task) if move.level in LEVELS else None


@RULES.why_not(moves.Enlist)
def why_not_enlist(state: State, seat: Seat, move: moves.Enlist) -> Phrase | None:
    player = state.players[seat]
    if not player.effects("enlist"):
        return reason("no-enlisting")
    return reason("strength-full", count=COMBAT.most) if player.strength >= COMBAT.most else reason("no-figure")
