"""Envoys: what one player does with an envoy die, all others do after."""

from games.core.agenda import Step
from games.core.fields import Pick
from games.core.moves import Offer
from games.core.seats import Seat
from games.santa_maria.city_steps import ImitateEnvoy
from games.santa_maria.components import BUILDINGS
from games.santa_maria.goods import pay_coins, reach
from games.santa_maria.governor import DOWN, RIGHT, free_after_walk, way_of
from games.santa_maria.grid import DIAGONALS, LINES, beside
from games.santa_maria.line_steps import EndLine, Inspect, StartLine
from games.santa_maria.lines import ARCHERY, free_cells
from games.santa_maria.moves import Follow
from games.santa_maria.rulebook import RULES, SantaMaria
from games.santa_maria.state import OWN_TURNS, State
from games.santa_maria.steps import AnyStep, FollowInTurn, FollowLine, OthersFollow, SideBySide


def others_follow(state: State, seat: Seat, colour: str, value: int) -> list[Step]:
    """All others clockwise; also those who have passed, unless the table wants it otherwise."""
    line = f"{'column' if colour == 'white' else 'row'}_{value}"
    rest = state.options.get("passed") == "rest"
    others = [other for other in state.others(seat) if not (rest and state.players[other].space)]
    return [OthersFollow(others, line, colour)] if others else []


@RULES.step(OthersFollow)
def others(play: SantaMaria, step: OthersFollow) -> None:
    """All at once as far as that comes out as it would in turn order."""
    state = play.state
    shared = [seat for seat in step.seats if touches_others(state, seat, step)]
    in_turn: dict[Seat, list[AnyStep]] = {}
    if shared:
        in_turn[shared[0]] = [FollowInTurn(shared, step.line, step.envoy)]
    for seat in step.seats:
        if seat not in shared:
            in_turn[seat] = [FollowInTurn([seat], step.line, step.envoy)]
    play.then(SideBySide({seat: in_turn[seat] for seat in step.seats if seat in in_turn}))


def touches_others(state: State, seat: Seat, step: OthersFollow) -> bool:
    """Whether anything in the lines that the seat could use bears on others: tracks, ships, the gold of the Maya."""
    if seat == state.maya:
        return True
    colony = state.colony(seat)
    possible = lines(state, seat, step, reach(state, seat))
    cells = {cell for line in possible for cell in LINES[line]}
    if colony.governor:
        cells |= {beside(colony.governor, way) for way in (RIGHT, DOWN)}
        if state.knows(seat, "navigation"):
            cells |= set(colony.cells)
    effects = (effect for cell in cells if cell in colony.cells for effect in BUILDINGS[colony.cells[cell]].effects)
    return any(effect.do not in PRIVATE for effect in effects)


PRIVATE = ("gain", "trade")
"""What nobody else can notice."""


@RULES.step(FollowInTurn)
def follow_next(play: SantaMaria, step: FollowInTurn) -> None:
    """One after another; who could also use another line chooses."""
    state = play.state
    seat, *later = step.seats
    state.players[seat].resting = state.players[seat].asks == OWN_TURNS
    rest: list[Step] = [FollowInTurn(later, step.line, step.envoy)] if later else []
    if seat == state.maya:
        play.then(ImitateEnvoy([seat], int(step.line[-1])), *rest)
    elif len(lines(state, seat, step, reach(state, seat))) > 1 and not state.players[seat].resting:
        play.then(FollowLine([seat], step.line, step.envoy), *rest)
    else:
        play.then(*_activate(state, seat, step.line, step.envoy), *rest)


def lines(state: State, seat: Seat, step: OthersFollow | FollowInTurn | FollowLine, coins: int) -> tuple[str, ...]:
    """The line of the die, and what one's own scholars make possible: lines with a free building, for so many coins."""
    value = step.line[-1]
    others = []
    if step.envoy == "blue" and state.knows(seat, "philosophy"):
        others.append(f"column_{value}")
    diagonal = f"diagonal_{value}"
    if diagonal in DIAGONALS and state.knows(seat, "archery") and coins >= ARCHERY:
        others.append(diagonal)
    colony = state.colony(seat)
    usable = (line for line in others if free_cells(colony, line) or free_after_walk(colony, line, step.envoy))
    return (step.line, *usable)


def _activate(state: State, seat: Seat, line: str, colour: str) -> list[Step]:
    """As with a die of one's own, but none stays behind."""
    walk = [Inspect(seat, line, way_of(colour, line))] if state.colony(seat).governor else []
    return [*walk, StartLine(seat, line), EndLine(seat)]


@RULES.offers(FollowLine)
def lines_to_follow(state: State, step: FollowLine, seat: Seat) -> tuple[Offer, ...]:
    """Only owners of the scholars have a choice."""
    return (Offer(Follow, (Pick("line", "line", lines(state, seat, step, state.players[seat].coins)),)),)


@RULES.answer(FollowLine, Follow)
def follow(play: SantaMaria, step: FollowLine, seat: Seat, move: Follow) -> None:
    """A diagonal costs a coin, as always."""
    if move.line in DIAGONALS:
        pay_coins(play, seat, ARCHERY)
    play.then(*_activate(play.state, seat, move.line, step.envoy))
