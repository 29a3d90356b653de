"""The end: open proposals are void, the hands are shown, the scores are told."""

from docs.night_market.rulebook import RULES, Market
from docs.night_market.score import score
from docs.night_market.state import Exchange
from docs.night_market.steps import Finish


@RULES.step(Finish)
def finish(play: Market, step: Finish) -> None:
    state = play.state
    for proposal in list(state.proposals):
        if isinstance(proposal, Exchange):
            state.players[proposal.by].hand += proposal.give
        play.close(proposal)
    state.over = True
    play.reveal()
    play.emit("end", end=step.reason)
    outcome = score(state)
    for seat_score in outcome.scores:
        play.emit("score", seat_score.seat, points=seat_score.total)
    play.emit("winners", seats=outcome.winners, count=len(outcome.winners))
