"""A line in one gesture: with what each of its buildings is paid. That bears on nothing else that comes between."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

import msgspec

from games.core.agenda import Decision, Lines, Step
from games.core.events import Phrase
from games.core.fields import Place, Put, Spread
from games.core.moves import Move, Offer
from games.core.seats import Seat
from games.santa_maria.components import BUILDINGS, COIN, CONQUEST, GRAIN, RELIGION, RESOURCES, Effect
from games.santa_maria.lines.proposals import worth_of_paying
from games.santa_maria.lines.steps import ExtraFaith, Line, PressOn, Trade
from games.santa_maria.moves import Skip, WholeLine
from games.santa_maria.state import Player, State

Paying = Trade | ExtraFaith | PressOn
WAYS: dict[str, Callable[[State, Seat, Effect], tuple[str, ...]]] = {}
"""With which one piece an effect can be paid; each module enters its verbs."""
PAYS: dict[type[Decision], type[Move]] = {}
"""The move that pays, for each question about a payment."""
SINGLE = 2
"""Fewer payments need no form."""


class Stop(msgspec.Struct, frozen=True, array_like=True):
    """A building that is paid: its cell, what stands there, with what, and what is proposed (nothing: not at all)."""

    spot: str
    building: str
    kinds: tuple[str, ...]
    proposed: str


def line_offer(state: State, step: Paying, seat: Seat) -> tuple[Offer, ...]:
    """If the line asks for more than one payment; who wants to be asked about everything is asked one by one."""
    if not step.spot or state.players[seat].careful:
        return ()
    cells = (step.spot, *cells_left(state, seat))
    if len(cells) < SINGLE:
        return ()
    stock: dict[str, int] = {}
    stops = tuple(_stops(state, seat, cells, stock))
    return _offer(stops, tuple(stock.items())) if len(stops) >= SINGLE else ()


def cells_left(state: State, seat: Seat) -> list[str]:
    """What is still to be activated of a seat's line."""
    return next((step.cells for step in _steps(state.agenda) if isinstance(step, Line) and step.seat == seat), [])


def _steps(agenda: Sequence[Step]) -> Iterator[Step]:
    for step in reversed(agenda):
        if isinstance(step, Lines):
            for line in step.lines.values():
                yield from _steps(line)
        else:
            yield step


def _stops(state: State, seat: Seat, cells: tuple[str, ...], stock: dict[str, int]) -> Iterator[Stop]:
    """Along the line, with what its buildings bring; the stock is the most that there is of each kind."""
    player = msgspec.structs.replace(state.players[seat], goods=dict(state.players[seat].goods))
    players = [player if at == seat else other for at, other in enumerate(state.players)]
    later = msgspec.structs.replace(state, players=players)
    left = dict(player.goods)
    for cell in cells:
        building = state.colony(seat).cells[cell]
        for effect in BUILDINGS[building].effects:
            if effect.do == "conquest" and cell != cells[0]:  # the first one has walked before it asks
                player.march = min(CONQUEST.last, player.march + effect.n)
            if effect.do == "gain":
                _gained(player, left, effect)
            elif effect.do in WAYS and (kinds := WAYS[effect.do](later, seat, effect)):
                proposed = _proposed(later, seat, effect, [kind for kind in kinds if kind == COIN or left.get(kind)])
                yield Stop(cell, building, kinds, proposed)
                _count(stock, kinds, player.goods)
                _paid(player, left, effect, proposed)
            if effect.do == "religion":
                player.faith = min(RELIGION.last, player.faith + 1)


def _gained(player: Player, left: dict[str, int], effect: Effect) -> None:
    if effect.what == COIN:
        player.coins += effect.n
    elif effect.what in RESOURCES:
        for goods in (player.goods, left):
            goods[effect.what] = min(player.room.get(effect.what, 0), goods.get(effect.what, 0) + effect.n)


def _paid(player: Player, left: dict[str, int], effect: Effect, kind: str) -> None:
    """What is left when this has been paid, and the coins that it may bring."""
    if kind == COIN:
        player.coins -= 1 if effect.do == "conquest" else RESOURCES[GRAIN].price
    elif kind:
        left[kind] -= 1
    if kind and effect.what == COIN:
        player.coins += effect.n


def _proposed(state: State, seat: Seat, effect: Effect, kinds: list[str]) -> str:
    """What pays off best; nothing if nothing does."""
    worths = {kind: worth_of_paying(state, seat, effect, kind) for kind in kinds}
    best = max(worths, key=lambda kind: worths[kind], default="")
    return best if best and worths[best] > 0 else ""


def _count(stock: dict[str, int], kinds: tuple[str, ...], goods: dict[str, int]) -> None:
    for kind in kinds:
        stock[kind] = stock.get(kind, 0) + 1 if kind == COIN else max(stock.get(kind, 0), goods[kind])


@lru_cache(maxsize=4096)
def _offer(stops: tuple[Stop, ...], stock: tuple[tuple[str, int], ...]) -> tuple[Offer, ...]:
    places = tuple(Place(stop.spot, 1, stop.kinds) for stop in stops)
    now = tuple((stop.spot, stop.proposed, 1) for stop in stops if stop.proposed)
    told = {
        stop.spot: Phrase("santa-maria-note-stop", {"spot": stop.spot, "building": stop.building}) for stop in stops
    }
    most = min(len(stops), sum(count for _, count in stock))
    return (Offer(WholeLine, (Spread("paid", "spot", places, stock, 0, most, now, kinds="payment", told=told),)),)


def said(state: State, step: Paying, seat: Seat, paid: tuple[Put, ...]) -> dict[str, str]:
    """What has been said of each building that is left: a piece, or nothing."""
    chosen = {spot: kind for spot, kind, _ in paid}
    return {cell: chosen.get(cell, "") for cell in (step.spot, *cells_left(state, seat))}


def as_said(state: State, step: Decision, seat: Seat, offers: tuple[Offer, ...]) -> Move | None:
    """The answer that has been given already; none if nothing was said, or if it is not possible any more."""
    pays = PAYS.get(type(step))
    spot: str = getattr(step, "spot", "")
    if pays is None or spot not in state.players[seat].said:
        return None
    kind = state.players[seat].said[spot]
    move = pays(*(kind,)[: len(pays.__struct_fields__)]) if kind else Skip()
    return move if any(offer.accepts(move) for offer in offers) else None
