"""Passing: a space with its action, then the income of the docks."""

from functools import cache

from games.core.agenda import Step
from games.core.fields import Pick
from games.core.moves import Offer
from games.core.seats import Seat
from games.santa_maria.actions.effects import performing
from games.santa_maria.components import DOCKS, SPACES, Effect
from games.santa_maria.lines.steps import EndLine, Income, Perform, SecondSpace
from games.santa_maria.maya.steps import MayaAct, ScoreTemples
from games.santa_maria.moves import Pass, Space
from games.santa_maria.rulebook import RULES, SantaMaria
from games.santa_maria.state import State
from games.santa_maria.steps import Act

LAST_SPACE = "road"

RULES.makeshift(Pass)


@cache
def _passes(spaces: tuple[str, ...]) -> tuple[Offer, ...]:
    return (Offer(Pass, (Pick("space", "space", spaces),)),)


def passes(state: State, seat: Seat) -> tuple[Offer, ...]:
    """A free space; with Meditation any."""
    shared = state.knows(seat, "meditation")
    return _passes(tuple([space for space in SPACES if shared or not state.spaces.get(space)]))


@RULES.answer(Act, Pass)
@RULES.answer(MayaAct, Pass)
def pass_year(play: SantaMaria, step: Act | MayaAct, seat: Seat, move: Pass) -> None:
    """First the space, then the docks; the Maya score their temples instead."""
    state = play.state
    state.lately = None
    there = state.spaces.setdefault(move.space, [])
    second: list[Step] = [SecondSpace([seat])] if there and move.space == LAST_SPACE else []
    there.append(seat)
    state.players[seat].space = move.space
    play.emit("pass", seat, space=move.space)
    effect = SPACES[move.space]
    if seat == state.maya:
        play.then(Perform(seat, effect.maya, "space"), ScoreTemples(seat), EndLine(seat))
    else:
        play.then(Perform(seat, effect.effect, "space"), *second, Income(seat), EndLine(seat))


@RULES.offers(SecondSpace)
def free_spaces(state: State, step: SecondSpace, seat: Seat) -> tuple[Offer, ...]:
    """Any that nobody has passed to."""
    return _second(tuple(space for space in SPACES if not state.spaces.get(space)))


@cache
def _second(spaces: tuple[str, ...]) -> tuple[Offer, ...]:
    return (Offer(Space, (Pick("space", "space", spaces),)),)


@RULES.answer(SecondSpace, Space)
def second_space(play: SantaMaria, step: SecondSpace, seat: Seat, move: Space) -> None:
    """The marker stays where it is."""
    play.emit("space", seat, space=move.space)
    play.then(Perform(seat, SPACES[move.space].effect, "space"))


@RULES.step(Income)
def income(play: SantaMaria, step: Income) -> None:
    """From the top dock down, tile by tile; plain gains of a dock come together."""
    state = play.state
    docks = state.colony(step.seat).docks
    steps: list[Perform] = []
    for dock, found in DOCKS.items():
        count = len(docks.get(dock, ()))
        effect = found.effect
        if effect.do == "gain" and count and not state.players[step.seat].careful:
            steps.append(Perform(step.seat, Effect("gain", effect.what, effect.n * count), "dock"))
        else:
            steps += performing(step.seat, [effect] * count, "dock")
    play.then(*steps)
