"""The end by agreement, and what is done before the scores are counted."""

from games.core.moves import Offer
from games.core.seats import Seat
from games.settlers import moves
from games.settlers.rulebook import RULES, Settlers
from games.settlers.score import score
from games.settlers.state import State
from games.settlers.steps import AgreeToEnd, ChooseStack, EndGame
from games.settlers.tokens import places_for_masters, put_to_work
from games.settlers.turn import take_back_coins

PROPOSE, WITHDRAW = Offer(moves.Propose, aside=True), Offer(moves.Withdraw, aside=True)


@RULES.at_any_time
def proposals(state: State, seat: Seat) -> list[Offer]:
    """Anyone may propose the end, on anyone's turn, once a turn."""
    match state.agenda[-1]:
        case AgreeToEnd(by_seat=proposer):
            return [WITHDRAW] if seat == proposer else []
    return [PROPOSE] if state.turn > state.proposed and not state.agreed else []


@RULES.answer_at_any_time(moves.Propose)
def propose(play: Settlers, seat: Seat, _: moves.Propose) -> None:
    state = play.state
    state.proposed = state.turn
    play.emit("propose", seat)
    play.then(AgreeToEnd(state.others(seat), seat))


@RULES.answer_at_any_time(moves.Withdraw)
def withdraw(play: Settlers, seat: Seat, _: moves.Withdraw) -> None:
    play.emit("withdraw", seat)
    play.state.agenda.pop()


@RULES.offers(AgreeToEnd)
def answers_to_proposal(_: State, __: AgreeToEnd, ___: Seat) -> list[Offer]:
    return [Offer(moves.Agree), Offer(moves.Refuse)]


@RULES.answer(AgreeToEnd, moves.Agree)
def agree(play: Settlers, step: AgreeToEnd, seat: Seat, _: moves.Agree) -> None:
    play.emit("agree", seat)
    if step.waiting:
        return
    state = play.state
    state.agreed = True
    if isinstance(state.agenda[-1], ChooseStack):
        state.agenda.clear()
        play.then(EndGame("agreed"))


@RULES.answer(AgreeToEnd, moves.Refuse)
def refuse(play: Settlers, step: AgreeToEnd, seat: Seat, _: moves.Refuse) -> None:
    step.waiting.clear()
    play.emit("refuse", seat)


@RULES.step(EndGame)
def end_game(play: Settlers, step: EndGame) -> None:
    state = play.state
    play.emit("end", end=step.reason)
    for seat in state.every_seat():
        take_back_coins(play, seat)
        if state.agreed:
            put_last_masters_to_work(play, seat)
    state.over = True
    outcome = score(state)
    for seat_score in outcome.scores:
        play.emit("score", seat_score.seat, points=seat_score.total)
    play.emit("winners", seats=outcome.winners, count=len(outcome.winners))


def put_last_masters_to_work(play: Settlers, seat: Seat) -> None:
    """Those who agree to stop may first play their masters: each is worth more on a tile than in hand."""
    player = play.state.players[seat]
    while places := places_for_masters(player):
        master, spot = places[0]
        put_to_work(play, seat, master, spot, auto=True)
