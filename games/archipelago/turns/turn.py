"""A turn and its six phases, the release of what was busy, and the end."""

from collections.abc import Container

from games.archipelago.criteria import met_of
from games.archipelago.rulebook import RULES, Archipelago
from games.archipelago.score import score
from games.archipelago.setup import objectives_in_play
from games.archipelago.steps import (
    AfterMove,
    CloseWindow,
    EndGame,
    EndPhase,
    Evolve,
    NextRound,
    OpenBids,
    ReadBalance,
    ReadLabour,
    ReadMarkets,
    ReadStability,
    Release,
    Turn,
)
from games.archipelago.turns.markers import INDEPENDENCE


@RULES.step(Turn)
def turn(play: Archipelago, _: Turn) -> None:
    """Phase 4 is skipped in the first turn."""
    state = play.state
    state.turn += 1
    play.emit("turn", number=state.turn)
    play.then(
        Release(),
        OpenBids(),
        CloseWindow(),
        EndPhase(),
        ReadMarkets("domestic"),
        ReadMarkets("export"),
        ReadStability(),
        ReadLabour(),
        EndPhase(),
        *([ReadBalance(red=False), EndPhase()] if state.turn > 1 else []),
        NextRound(),
        EndPhase(),
        Evolve(),
        Turn(),
    )


@RULES.step(Release)
def release(play: Archipelago, _: Release) -> None:
    """Cards and units are free again, strikers stand up; units in buildings stay there."""
    state = play.state
    for player in state.players:
        for card in player.cards:
            card.busy = False
        for unit in player.units:
            unit.spot = unit.building
            unit.busy = unit.lying = False
        player.reproduced = player.explored = player.passed = False
    for region in state.regions.values():
        region.used = []
    state.taxed = state.shared_explorations = 0
    state.stir()


@RULES.step(AfterMove)
def after_move(play: Archipelago, _: AfterMove) -> None:
    notice_end(play)


@RULES.step(EndPhase)
def end_phase(play: Archipelago, _: EndPhase) -> None:
    notice_end(play)
    end_if_met(play)


def notice_end(play: Archipelago) -> None:
    """As soon as a condition is met its objective opens; what happens next does not take it back."""
    state = play.state
    if state.ended_by:
        return
    held = [(objective, seat) for seat in state.order for objective in state.players[seat].objectives]
    every = (*objectives_in_play(state), *state.open_objectives, *[objective for objective, _ in held])
    met = met_of(state, every)
    if not met:
        return
    for objective, holder in [*((objective, None) for objective in state.open_objectives), *held]:
        if objective in met:
            state.ended_by = objective
            play.reveal()
            if holder is not None:
                play.emit("opens-objective", holder, objective=objective)
            play.emit("met", objective=objective)
            return
    if held:
        notice_silence(play, met)


def notice_silence(play: Archipelago, met: Container[str]) -> None:
    """Nobody opens an objective whose condition is met: that tells as much as if somebody did."""
    state = play.state
    for objective in objectives_in_play(state):
        if objective in met and objective not in state.unclaimed:
            state.unclaimed.append(objective)
            play.reveal()


def end_if_met(play: Archipelago) -> None:
    """The round or phase is over, and with it the game."""
    if play.state.ended_by:
        play.end(EndGame("objective"))


@RULES.step(EndGame)
def end_game(play: Archipelago, step: EndGame) -> None:
    state = play.state
    state.over = True
    state.round = None
    play.reveal()
    for seat in state.order:
        held = state.players[seat].objectives
        if held:
            play.emit("objective", seat, objective=tuple(held))
    if step.reason == INDEPENDENCE:
        play.emit("independent", rebels=state.rebellion, people=state.population)
    play.emit("end", end=step.reason)
    outcome = score(state)
    if step.reason != INDEPENDENCE:
        for of_seat in outcome.scores:
            play.emit("score", of_seat.seat, points=of_seat.total)
    play.emit("winners", seats=outcome.winners, count=len(outcome.winners))
