"""Activating buildings: a whole line in its order, or a single one with coins; and taking the rest as proposed."""

from functools import lru_cache

from games.core.fields import Pick
from games.core.moves import Offer
from games.core.seats import Seat
from games.santa_maria.actions.effects import at_once, performing
from games.santa_maria.components import BUILDINGS, COIN, JOY
from games.santa_maria.goods import gain
from games.santa_maria.grid import LINES
from games.santa_maria.lines.steps import EndLine, Line, StartLine
from games.santa_maria.moves import Activate
from games.santa_maria.rulebook import RULES, SantaMaria
from games.santa_maria.state import Colony, State
from games.santa_maria.steps import Act

ARCHERY = 1
"""What a diagonal costs."""


def free_cells(colony: Colony, line: str) -> list[str]:
    """The buildings of a line that a die activates, in order."""
    return [cell for cell in LINES[line] if colony.free(cell)]


@RULES.step(StartLine)
def start_line(play: SantaMaria, step: StartLine) -> None:
    """Taxation first, if anything is activated; then the die comes to rest on the last building that it activates."""
    state = play.state
    colony = state.colony(step.seat)
    cells = free_cells(colony, step.line)
    play.emit("line", step.seat, line=step.line, count=len(cells))
    if cells and state.knows(step.seat, "taxation") and (coins := colony.colonists(LINES[step.line])):
        gain(play, step.seat, COIN, coins)
    if step.die and cells:
        colony.blocked[cells[-1]] = step.die
    play.then(Line(step.seat, cells), EndLine(step.seat))


@RULES.step(Line)
def line(play: SantaMaria, step: Line) -> None:
    """Building by building; each effect is over before the next begins."""
    state = play.state
    colony = state.colony(step.seat)
    for at, cell in enumerate(step.cells):
        kind = colony.cells[cell]
        effects = BUILDINGS[kind].effects
        if not all(at_once(state, step.seat, effect) for effect in effects):
            rest = [Line(step.seat, step.cells[at + 1 :])] if step.cells[at + 1 :] else []
            play.then(*performing(step.seat, effects, kind, cell), *rest)
            return
        for effect in effects:
            gain(play, step.seat, effect.what, effect.n)


# Single buildings


def activation_price(state: State, seat: Seat) -> int:
    """One coin more with each activation of the year; Bookkeeping makes it one less, but never nothing."""
    price = state.players[seat].paid + 1
    return price - 1 if price > 1 and state.knows(seat, "bookkeeping") else price


@lru_cache(maxsize=4096)
def _activations(cells: tuple[str, ...]) -> tuple[Offer, ...]:
    return (Offer(Activate, (Pick("spot", "spot", cells),)),) if cells else ()


def activations(state: State, seat: Seat) -> tuple[Offer, ...]:
    """Any free building, if the coins are there."""
    colony = state.colony(seat)
    if activation_price(state, seat) > state.players[seat].coins:
        return ()
    return _activations(tuple(sorted(colony.free_cells())))


@RULES.answer(Act, Activate)
def activate(play: SantaMaria, step: Act, seat: Seat, move: Activate) -> None:
    """The coins lie on the building until the end of the year."""
    state = play.state
    colony = state.colony(seat)
    state.lately = None
    price = activation_price(state, seat)
    kind = colony.cells[move.spot]
    play.emit("activate", seat, spot=move.spot, building=kind, price=price)
    state.players[seat].coins -= price
    state.players[seat].paid += 1
    colony.blocked[move.spot] = f"coins_{price}"
    play.then(*performing(seat, BUILDINGS[kind].effects, kind))


def score_road(play: SantaMaria, seat: Seat, cell: str) -> None:
    """The governor meets the colonists of a road."""
    colonists = BUILDINGS[play.state.colony(seat).cells[cell]].colonists
    if colonists:
        gain(play, seat, JOY, colonists)
