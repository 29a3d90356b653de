"""Following an envoy, read from the rulebook once more: strictly one after another, clockwise from who took it."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from games.core.agenda import Decision, Step
from games.core.play import Play
from games.core.saving import clone
from games.core.seats import Seat
from games.santa_maria import GAME
from games.santa_maria.actions.conquest import ranking
from games.santa_maria.grid import CELLS
from games.santa_maria.lines.steps import ExtraFaith, ShipGoods, Trade
from games.santa_maria.moves import Buy, Skip, UseDie
from games.santa_maria.rulebook import RULES
from games.santa_maria.state import State
from games.santa_maria.steps import FollowInTurn, OthersFollow
from tests.games.santa_maria.table import Table

Order = Callable[[Sequence[Seat]], Seat]
"""Which of those who are asked answers first."""
SYMBOLS = (3, 6, 10, 14, 19, 24)
KINDS = ("religion", "conquistador", "ship", "trade_grain_h2", "trade_wood_h2", "wood_coin", "trade_sugar_h3", "grain")
TEMPERS = ("choices", "choices", "everything", "own_turns")
SCHOLARS = ("", "archery", "philosophy", "strategy", "commerce", "navigation", "theology")


@contextmanager
def strictly_in_turn(patch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nobody begins before all earlier seats have ended."""

    def one_by_one(play: Play[State], step: OthersFollow) -> None:
        play.then(FollowInTurn(step.seats, step.line, step.envoy))

    kind: type[Step] = OthersFollow
    with patch.context() as for_now:
        for_now.setitem(RULES.steps, kind, one_by_one)
        yield


def position(random: Random) -> Table:
    """Whose turn it is can take the envoy dice; the others have few kinds of buildings, and little besides.

    Often one of them is about to send a monk to where others are.
    """
    maya = random.random() < 0.3
    options = {"governor": random.choice(("on", "off")), "maya": "on" if maya else "off"}
    table = Table(random.choice((3, 4)) + maya, kingdoms="on", envoys="on", **options)
    table.turn(int(maya))
    state = table.state
    value = random.choice((1, 3, 6))
    state.envoys = {"white": value, "blue": value}
    state.scholars[:] = random.sample(SCHOLARS[1:], 1)
    state.bishops.clear()
    payer = random.choice((0, *state.others(state.active)))
    start = random.choice((0, 1, 4, 10, 12))
    for seat, player in enumerate(state.players):
        player.coins = random.choice((0, 1, 1, 2, 2, 3))
        player.march = random.choice((start, start, start + 1 if start < 12 else 0))
        player.arrived = state.arrivals = seat + 1
        if seat != state.maya:
            colonist(table, random, seat, payer if payer != state.active else None)
    if maya:
        state.city().gold = random.choice((0, 1))
    table.colony(state.active).cells = dict.fromkeys(CELLS, "wood")
    return table


def colonist(table: Table, random: Random, seat: int, payer: int | None) -> None:
    player, colony = table.player(seat), table.colony(seat)
    kinds = random.sample(KINDS, random.choice((1, 1, 2)))
    if seat == payer:
        kinds = ["religion", *random.sample(("chapel_cart", "coin2", "wood"), 1)]
        player.coins += 2
    elif random.random() < 0.3:
        kinds += random.sample(("road2", "fair_cart", "chapel_cart", "army_cart", "coin2"), 1)
    colony.cells = {cell: random.choice(kinds) for cell in CELLS if random.random() < 0.5}
    player.goods.update({kind: int(random.random() < 0.15) for kind in player.goods})
    player.asks = random.choice(TEMPERS)
    player.faith = random.choice(SYMBOLS) - random.choice((1, 1, 2, 3))
    colony.scholar = random.choice(SCHOLARS)
    if seat != payer:
        places = [*table.state.scholars, *table.state.missions]
        table.monks(seat, *random.sample(places, random.choice((0, 3, 4)) if payer is None else 4))
    if colony.governor and seat != table.state.active:
        colony.governor = random.choice(CELLS)


def outcome(table: Table, die: str, temper: str, order: Order) -> list[Any]:
    """What comes of an envoy when each seat answers after its own temper, which heeds nothing but its own question."""
    play = GAME.play(clone(table.state))
    line = f"column_{play.state.envoys['white']}" if die == "envoy_white" else f"row_{play.state.envoys['blue']}"
    play.apply(play.state.active, UseDie(die, line, "none"))
    answers = dict.fromkeys(play.state.every_seat(), 0)
    while play.state.agenda and type(play.state.agenda[-1]).__name__ not in ("Act", "MayaAct"):
        seat = order(play.waiting())
        answers[seat] += 1
        answer(play, seat, Random(f"{temper} {seat} {answers[seat]}"))
    return standing(play.state)


def answer(play: Play[State], seat: Seat, random: Random) -> None:
    """Rather something than nothing; and nothing is bought that this question has no use for."""
    useful = may_buy_for(play.state.question(seat))
    offers = [offer for offer in play.legal(seat).offers if not offer.aside and (useful or offer.makes is not Buy)]
    some = [offer for offer in offers if offer.makes is not Skip]
    offer = random.choice(some if some and random.random() < 0.9 else offers)
    play.apply(seat, offer.any_move(random.randrange))


def may_buy_for(step: Decision | None) -> bool:
    if isinstance(step, Trade):
        return step.effect.what != "coin" and bool({"wood", "grain"} & {*step.effect.pay})
    return isinstance(step, ShipGoods | ExtraFaith)


def standing(state: State) -> list[Any]:
    """All that has come of it but for luck: the faces of new dice."""
    players = [
        (player.coins, player.goods, player.joy, player.faith, player.march, player.blues, player.colony, player.city)
        for player in state.players
    ]
    monks = {place: sorted(seats) for place, seats in state.monks.items() if seats}
    return [*players, monks, state.docks, state.scholars, ranking(state)]
