"""The course of the game: before the first round, turns, and the end of a round."""

from games.core.agenda import Step
from games.core.fields import Pick, Place, Spread
from games.core.moves import Offer
from games.core.seats import Seat
from games.maracaibo import moves
from games.maracaibo.actions.assistants import rested
from games.maracaibo.components import CAREERS, START
from games.maracaibo.computer.appraisal import cast_and_planned
from games.maracaibo.map.chart import goal
from games.maracaibo.rulebook import RULES, Maracaibo
from games.maracaibo.score import score
from games.maracaibo.state import State
from games.maracaibo.steps import (
    EndActions,
    EndTurn,
    Finish,
    JeanTurn,
    KeepCareer,
    NewCards,
    NewRound,
    Prepare,
    Refill,
    SetSail,
    StartScoring,
    Turn,
)

PLAN = "plan"
DISCARD = "discard"


@RULES.offers(Prepare)
def preparations(state: State, step: Prepare, seat: Seat) -> list[Offer]:
    """One card is planned, three are discarded, four stay in hand."""
    hand = state.players[seat].hand
    out = START.dealt - START.kept - START.planned
    count = START.planned + out
    cards = tuple(Place(card, 1) for card in hand)
    cast, planned = cast_and_planned(state, seat, out)
    ways = {planned: PLAN, **dict.fromkeys(cast, DISCARD)}
    now = tuple((card, ways[card], 1) for card in hand if card in ways)
    return [Offer(moves.Prepare, (Spread("cards", "card", cards, ((DISCARD, out), (PLAN, 1)), count, count, now),))]


@RULES.answer(Prepare, moves.Prepare)
def prepare(play: Maracaibo, step: Prepare, seat: Seat, move: moves.Prepare) -> None:
    """Nobody else learns what stays."""
    player = play.state.players[seat]
    for card, way, _ in move.cards:
        player.hand.remove(card)
        (player.planned if way == PLAN else player.cast).append(card)
    play.emit("prepares", seat, to=(seat,), card=tuple(player.planned), card_more=tuple(player.cast))
    play.emit("prepares-cards", seat, not_to=(seat,))
    if not step.waiting:
        play.reveal()
        for each in play.state.players:
            play.state.discards += each.cast
            each.cast.clear()


@RULES.offers(KeepCareer)
def careers(state: State, step: KeepCareer, seat: Seat) -> list[Offer]:
    """One of the two."""
    return [Offer(moves.KeepCareer, (Pick("career", "career", tuple(state.players[seat].careers)),))]


@RULES.answer(KeepCareer, moves.KeepCareer)
def keep_career(play: Maracaibo, step: KeepCareer, seat: Seat, move: moves.KeepCareer) -> None:
    """A figure from the general supply goes on each of its tasks."""
    player = play.state.players[seat]
    play.state.box_careers += [career for career in player.careers if career != move.career]
    player.careers = [move.career]
    player.tasks = [task.kind for task in CAREERS[move.career].tasks]
    player.reserve -= len(player.tasks)
    play.reveal(seat)
    play.emit("career", seat, career=move.career)


@RULES.step(NewRound)
def new_round(play: Maracaibo, step: NewRound) -> None:
    """The first player's turn."""
    play.emit("round", count=play.state.round)
    play.then(turn_of(play.state, play.state.starter))


def turn_of(state: State, number: int) -> Step:
    """The turn of a seat, or of Jean, who sits behind all seats."""
    return JeanTurn() if number == state.seats else Turn(Seat(number))


def after(state: State, number: int) -> int:
    """Who sits to the left."""
    return (number + 1) % (state.seats + (state.jean is not None))


@RULES.step(Turn)
def turn(play: Maracaibo, step: Turn) -> None:
    """Sail, act, refill the hand, always in this order."""
    seat = step.seat
    play.then(SetSail([seat], START.moves), EndActions(seat), Refill([seat]), NewCards(), EndTurn(seat))


@RULES.step(EndTurn)
def end_turn(play: Maracaibo, step: EndTurn) -> None:
    """Who has reached the last place ends the round for all; else the next player comes."""
    state = play.state
    rested(state, step.seat)
    next_or_scoring(play, step.seat, state.players[step.seat].place)


def next_or_scoring(play: Maracaibo, number: int, place: str) -> None:
    """The round ends where the lap ends."""
    state = play.state
    if place == goal(state):
        state.closer = number
        play.then(StartScoring())
    else:
        play.then(turn_of(state, after(state, number)))


@RULES.step(Finish)
def finish(play: Maracaibo, step: Finish) -> None:
    """Most points win; doubloons left over are worth nothing."""
    play.state.over = True
    play.state.agenda.clear()
    outcome = score(play.state)
    play.emit("end")
    for of_seat in outcome.scores:
        play.emit("score", of_seat.seat, points=of_seat.total)
    for rival in outcome.rivals:
        play.emit("jean-score", points=rival.total)
    if outcome.winners:
        play.emit("winners", seats=outcome.winners, count=len(outcome.winners))
    else:
        play.emit("jean-wins")
