"""Dice: which can be taken, how their values are changed, and the line that they activate."""

from collections.abc import Mapping
from functools import lru_cache
from math import inf

from games.core.fields import NOTHING, Pick
from games.core.moves import Offer
from games.core.seats import Seat
from games.santa_maria.components import CART_PRICE, COCOA, ENVOYS, FACES, GOLD, START
from games.santa_maria.goods import pay_coins, take
from games.santa_maria.grid import COLUMN_LINES, DIAGONALS, LINES, ROW_LINES, lines_of, value_of
from games.santa_maria.lines.activating import ARCHERY
from games.santa_maria.lines.governor import free_after_walk, way_of
from games.santa_maria.lines.proposals import worth_of_building
from games.santa_maria.lines.specialists import cart_rescue
from games.santa_maria.lines.steps import EndLine, Inspect, OfferHire, StartLine
from games.santa_maria.moves import UseDie
from games.santa_maria.rulebook import RULES, SantaMaria
from games.santa_maria.state import Colony, State
from games.santa_maria.steps import Act
from games.santa_maria.turns.envoys import others_follow

WHITE = "white"
BLUE = "blue"
ENVOY = "envoy_"
MOST_COINS = max(FACES) - min(FACES) + ARCHERY + CART_PRICE.empty
"""More coins make no other choice possible."""

Die = tuple[str, str, int]
"""Its word, its colour and its value."""
WHITE_DICE, BLUE_DICE = (tuple((f"{colour}_{value}", colour, value) for value in FACES) for colour in (WHITE, BLUE))
VALUES = {line: value_of(line) for line in LINES}
STEPS = {
    known: {value: {final: max(0, abs(final - value) - known) for final in FACES} for value in FACES}
    for known in (False, True)
}
"""What it costs to bring a die from a value to another, without Mathematics and with it."""
LineCost = tuple[str, int, int, float]
"""A line, its value, the coins that it takes beside the change of the die, and what it looks worth."""


def colour_of(die: str) -> str:
    """White or blue."""
    return WHITE if WHITE in die else BLUE


def most_whites(state: State) -> int:
    """White dice that each may use in a year."""
    return (ENVOYS if state.plays("envoys") else START).white_dice


def dice(state: State, seat: Seat) -> tuple[Die, ...]:
    """All dice that the seat may take now."""
    player = state.players[seat]
    found: list[Die] = []
    blue = player.blue
    if state.plays("shared_dice"):
        blue = state.blue if player.blues_used < player.blues else []
    if player.whites < most_whites(state):
        found += [die for die in WHITE_DICE if die[2] in state.white]
    found += [die for die in BLUE_DICE if die[2] in blue]
    found += [(ENVOY + colour, colour, value) for colour, value in state.envoys.items()]
    return tuple(found)


def line_worths(colony: Colony) -> Mapping[str, float]:
    """What the free buildings of each line look worth; lines without any are left out."""
    return _worths(tuple(colony.free_cells().items()))


@lru_cache(maxsize=512)
def _worths(free: tuple[tuple[str, str], ...]) -> Mapping[str, float]:
    worths: dict[str, float] = {}
    for cell, kind in free:
        worth = worth_of_building(kind)
        for line in lines_of(cell):
            worths[line] = worths.get(line, 0.0) + worth
    return worths


def _lines(state: State, seat: Seat, colour: str, worths: Mapping[str, float]) -> tuple[LineCost, ...]:
    """The lines that such a die could activate: those with a free building after the governor has moved."""
    if colour == WHITE:
        lines = [*COLUMN_LINES]
    else:
        lines = [*ROW_LINES, *(COLUMN_LINES if state.knows(seat, "philosophy") else ())]
    if state.knows(seat, "archery"):
        lines += DIAGONALS
    colony = state.colony(seat)
    found: list[LineCost] = []
    for line in lines:
        cost = ARCHERY if line in DIAGONALS else 0
        if line in worths or (colony.governor and free_after_walk(colony, line, colour)):
            found.append((line, VALUES[line], cost, worths.get(line, 0.0) - cost))
        elif colour == WHITE and state.specialists and (price := cart_rescue(state, seat, line)):
            found.append((line, VALUES[line], cost + price, 0.0))
    return tuple(found)


def _uses(
    dice: tuple[Die, ...],
    lines: tuple[tuple[str, tuple[LineCost, ...]], ...],
    coins: int,
    mathematics: bool,
    others: tuple[str, ...],
) -> tuple[Offer, ...]:
    """Every die with every line that it can be brought to, and how that is paid; the best for coins is recommended."""
    rows: list[tuple[str, str, str]] = []
    best: tuple[str, str, str] | None = None
    most = -inf
    payable = {colour: [each for each in found if each[2] <= coins] for colour, found in lines}
    for die, colour, value in dice:
        prices = STEPS[mathematics][value]
        for line, final, extra, worth in payable[colour]:
            price = prices[final]
            if price + extra <= coins:
                row = (die, line, "coins" if price else NOTHING)
                rows.append(row)
                if worth - price > most:
                    most, best = worth - price, row
            if price and others:
                rows += [(die, line, other) for other in others]
    if not rows:
        return ()
    columns = zip(("die", "line", "change"), zip(*rows, strict=True), strict=True)
    fields = tuple([Pick(name, name, tuple(dict.fromkeys(words))) for name, words in columns])
    return (Offer(UseDie, fields, tuple(rows), best=best),)


def die_uses(state: State, seat: Seat) -> tuple[Offer, ...]:
    """All that the seat can do with a die."""
    player = state.players[seat]
    found = dice(state, seat)
    if not found:
        return ()
    colours = sorted({colour for _, colour, _ in found})
    worths = line_worths(state.colony(seat))
    lines = tuple((colour, _lines(state, seat, colour, worths)) for colour in colours)
    return _uses(
        found, lines, min(player.coins, MOST_COINS), state.knows(seat, "mathematics"), cocoa_or_gold(state, seat)
    )


def cocoa_or_gold(state: State, seat: Seat) -> tuple[str, ...]:
    """What turns a die to any value."""
    goods = state.players[seat].goods
    return tuple([kind for kind in (COCOA, GOLD) if goods.get(kind)]) if state.plays("kingdoms") else ()


@RULES.answer(Act, UseDie)
def use_die(play: SantaMaria, step: Act, seat: Seat, move: UseDie) -> None:
    """Change it, hire, let the governor walk, activate the line; then the others follow an envoy."""
    state = play.state
    colour = colour_of(move.die)
    final = value_of(move.line)
    must = not any(map(state.colony(seat).free, LINES[move.line])) and not free_after_walk(
        state.colony(seat), move.line, colour
    )
    state.lately = None
    play.emit("die", seat, die=move.die, line=move.line)
    value = take_die(play, seat, move.die)
    diagonal = ARCHERY if move.line in DIAGONALS else 0
    pay_change(play, seat, abs(final - value), move.change, diagonal)
    hire = [OfferHire(seat, move.line, must)] if colour == WHITE and state.specialists else []
    walk = [Inspect(seat, move.line, way_of(colour, move.line))] if state.colony(seat).governor else []
    follow = others_follow(state, seat, colour, final) if move.die.startswith(ENVOY) else []
    play.then(*hire, *walk, StartLine(seat, move.line, f"{colour}_{final}"), EndLine(seat), *follow)


def pay_change(play: SantaMaria, seat: Seat, steps: int, change: str, more: int = 0) -> None:
    """A coin for each step, or cocoa or gold for any change; Mathematics makes the first step free."""
    coins = max(0, steps - play.state.knows(seat, "mathematics")) if change == "coins" else 0
    if change in (COCOA, GOLD):
        take(play, seat, ((change, 1),))
    pay_coins(play, seat, coins + more)


def take_die(play: SantaMaria, seat: Seat, die: str) -> int:
    """The die leaves its place; its value."""
    state = play.state
    player = state.players[seat]
    colour = colour_of(die)
    if die.startswith(ENVOY):
        return state.envoys.pop(colour)
    value = int(die[-1])
    if colour == WHITE:
        state.white.remove(value)
        player.whites += 1
    elif state.plays("shared_dice"):
        state.blue.remove(value)
        player.blues_used += 1
    else:
        player.blue.remove(value)
    return value
