"""Phase 5: rounds, in each of which a seat may act once, use one card and one port or market."""

from collections.abc import Callable
from typing import Any

from games.archipelago import moves
from games.archipelago.actions.building import build, building_offers
from games.archipelago.actions.exploring import begin_exploration, can_explore, space_to_explore
from games.archipelago.actions.harvest import harvest, harvest_offers
from games.archipelago.actions.migration import migrate, migration_offers
from games.archipelago.actions.settling import (
    recruit,
    recruitment_offers,
    reproduce,
    reproduction_offers,
    tax,
    tax_offers,
)
from games.archipelago.cards.use import card_offers, could_use_card, takes_discs, use
from games.archipelago.cards.wonders import erect, wonder_offers
from games.archipelago.components import MARKETS
from games.archipelago.deals import close_window
from games.archipelago.rulebook import RULES, Archipelago
from games.archipelago.state import Round, State
from games.archipelago.steps import AfterMove, EndRound, GoOn, NextRound, PlayRound
from games.archipelago.trade.docks import could_visit, dock_offers, evict, evictable, eviction_offers, visit
from games.archipelago.trade.trading import buy, market_named, sell, trade_offers
from games.archipelago.turns.turn import end_if_met, notice_end
from games.core.moves import Move, Offer
from games.core.seats import Seat

DONE, PASS, EXPLORE = Offer(moves.Done), Offer(moves.Pass), Offer(moves.Explore)

# Whose round it is. All of it follows from what everybody sees: nobody's stock is told by whom the table waits for.


@RULES.step(NextRound)
def next_round(play: Archipelago, step: NextRound) -> None:
    """The phase goes on while somebody has discs, has not passed and may be able to act."""
    state = play.state
    state.phase = 5
    if not any(has_to_act(state, seat) for seat in state.order):
        return
    first = state.order.index(step.after) + 1 if step.after is not None else 0
    for seat in state.order[first:] + state.order[:first]:
        if has_to_act(state, seat) or (not state.players[seat].passed and seems_able(state, seat)):
            state.round = Round(seat, must_act=has_to_act(state, seat))
            play.then(PlayRound([seat]), EndRound(), NextRound(seat))
            return


def has_to_act(state: State, seat: Seat) -> bool:
    """It has discs, has not passed, and was not stuck when all were as they are now."""
    player = state.players[seat]
    return player.discs > 0 and not player.passed and not player.stuck


def seems_able(state: State, seat: Seat) -> bool:
    """Beside an action, as far as everybody can see: a card, a wonder, a port or market, a striker to put out."""
    round_ = state.round
    card = round_ is None or not round_.carded
    dock = round_ is None or not round_.traded
    return (card and could_use_card(state, seat)) or (dock and could_visit(state, seat)) or bool(evictable(state, seat))


# What can be done in it


@RULES.offers(PlayRound)
def round_offers(state: State, _: PlayRound, seat: Seat) -> list[Offer]:
    round_ = state.round
    assert round_ is not None
    offers: list[Offer] = []
    if not round_.acted and state.players[seat].discs:
        offers += action_offers(state, seat)
    stuck = not offers
    if not round_.carded:
        offers += [*card_offers(state, seat), *wonder_offers(state, seat)]
    if not round_.traded:
        offers += dock_offers(state, seat)
    offers += eviction_offers(state, seat)
    return [*offers, *closing_offers(round_, stuck=stuck)]


def closing_offers(round_: Round, *, stuck: bool) -> list[Offer]:
    """Whoever has discs, can act and ends the round without an action is out until the end of the phase."""
    if round_.acted:
        return [DONE]
    stay = [Offer(moves.Done, private=round_.must_act)] if stuck or not round_.must_act else []
    return [*stay, PASS]


def action_offers(state: State, seat: Seat) -> list[Offer]:
    """The thirteen actions of the wheel."""
    return [
        *harvest_offers(state, seat),
        *tax_offers(state),
        *trade_offers(state, seat, MARKETS),
        *([EXPLORE] if space_to_explore(state, seat) and can_explore(state, seat) else []),
        *reproduction_offers(state, seat),
        *recruitment_offers(state, seat, state.surplus),
        *migration_offers(state, seat),
        *building_offers(state, seat),
    ]


def take_space_to_explore(state: State, seat: Seat) -> None:
    """The disc lies on one of these spaces."""
    if state.players[seat].explored:
        state.shared_explorations += 1
    state.players[seat].explored = True


def go_on(play: Archipelago, seat: Seat) -> None:
    """What else the seat may do in this round, once this is done."""
    play.state.stir()
    play.then(AfterMove(), GoOn(seat))


@RULES.step(GoOn)
def round_goes_on(play: Archipelago, step: GoOn) -> None:
    """Only if something is left that it seems able to do."""
    state, round_ = play.state, play.state.round
    assert round_ is not None
    if (not round_.acted and state.players[step.seat].discs) or seems_able(state, step.seat):
        play.then(PlayRound([step.seat]))


# The actions of the wheel


def _buy(play: Archipelago, seat: Seat, move: moves.Buy) -> None:
    buy(play, seat, market_named(move.market), move.resource)


def _sell(play: Archipelago, seat: Seat, move: moves.Sell) -> None:
    sell(play, seat, market_named(move.market), move.resource, move.payment)


def _explore(play: Archipelago, seat: Seat, _: moves.Explore) -> None:
    take_space_to_explore(play.state, seat)
    round_ = play.state.round
    begin_exploration(play, seat, round_.improved if round_ and round_.improves("exploration") else "")


ACTIONS: dict[type[Move], Callable[[Archipelago, Seat, Any], None]] = {
    **dict.fromkeys(moves.HARVESTS.values(), harvest),
    moves.Tax: lambda play, seat, _: tax(play, seat),
    moves.Buy: _buy,
    moves.Sell: _sell,
    moves.Explore: _explore,
    moves.Reproduce: reproduce,
    moves.Recruit: recruit,
    moves.Sail: migrate,
    moves.Walk: migrate,
    moves.Build: build,
}
"""What is done for the disc that is laid."""


def act(play: Archipelago, _: PlayRound, seat: Seat, move: Move) -> None:
    """A disc is on the wheel; the round goes on after the action."""
    round_ = play.state.round
    assert round_ is not None
    play.state.players[seat].discs -= 1
    round_.acted = True
    go_on(play, seat)
    ACTIONS[type(move)](play, seat, move)


for kind in ACTIONS:
    RULES.answer(PlayRound, kind)(act)


# What else can be done in a round


@RULES.answer(PlayRound, moves.Use)
@RULES.answer(PlayRound, moves.Erect)
def act_by_card(play: Archipelago, _: PlayRound, seat: Seat, move: moves.Use | moves.Erect) -> None:
    """A card or a wonder; one that takes discs is as good as an action."""
    round_ = play.state.round
    assert round_ is not None
    round_.carded = True
    round_.must_act = round_.must_act and not takes_discs(move.card)
    go_on(play, seat)
    if isinstance(move, moves.Use):
        use(play, seat, move)
    else:
        erect(play, seat, move)


@RULES.answer(PlayRound, moves.Visit)
def act_visit(play: Archipelago, _: PlayRound, seat: Seat, move: moves.Visit) -> None:
    assert play.state.round is not None
    play.state.round.traded = True
    go_on(play, seat)
    visit(play, seat, move)


@RULES.answer(PlayRound, moves.Evict)
def act_evict(play: Archipelago, _: PlayRound, seat: Seat, move: moves.Evict) -> None:
    go_on(play, seat)
    evict(play, seat, move)


@RULES.answer(PlayRound, moves.Done)
def end_own_round(play: Archipelago, _: PlayRound, seat: Seat, __: moves.Done) -> None:
    """Nothing more in this round; who has discs and is stuck waits for what others do."""
    round_ = play.state.round
    assert round_ is not None
    if round_.must_act and not round_.acted:
        play.state.players[seat].stuck = True
        play.emit("stuck", seat)


@RULES.answer(PlayRound, moves.Pass)
def pass_rounds(play: Archipelago, _: PlayRound, seat: Seat, __: moves.Pass) -> None:
    play.state.players[seat].passed = True
    play.emit("passes", seat)


@RULES.step(EndRound)
def end_round(play: Archipelago, _: EndRound) -> None:
    close_window(play)
    play.state.round = None
    notice_end(play)
    end_if_met(play)
