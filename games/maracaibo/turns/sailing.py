"""Phase A, and what waits where the ship arrives."""

from functools import lru_cache

from games.core.events import Phrase, Value
from games.core.fields import NOTHING
from games.core.moves import Offer, offer_of_rows
from games.core.seats import Seat
from games.maracaibo import gains, moves
from games.maracaibo.actions.assistants import miss_passed
from games.maracaibo.actions.free import after_free_actions
from games.maracaibo.actions.ship import open_cells, take_disc
from games.maracaibo.campaign.components import LEGACY
from games.maracaibo.map.chart import KEPT, routes
from games.maracaibo.map.trail import DIRECT, Way
from games.maracaibo.moves import Pass, Sail
from games.maracaibo.paying import can_pay_stock, given, payments
from games.maracaibo.rulebook import RULES, Maracaibo
from games.maracaibo.state import State
from games.maracaibo.steps import Arrive, ChooseAction, Effects, SetSail, UseTile


@RULES.offers(SetSail)
def destinations(state: State, step: SetSail, seat: Seat) -> list[Offer]:
    """Every place within reach; where several ways lead there, each of them."""
    ways = routes(state, seat, step.points)
    offers = [_sailings(ways)] if ways else []
    return [*offers, Offer(Pass)] if step.extra else offers


@lru_cache(maxsize=KEPT)
def _sailings(ways: tuple[Way, ...]) -> Offer:
    rows = [(way.end, way.by) for way in ways]
    told = {"by": {by: Phrase("maracaibo-by", {"place": by}) for _, by in rows if by != DIRECT}}
    return offer_of_rows(Sail, rows, "place", "place", told=told, silent=(DIRECT,))


@RULES.answer(SetSail, Sail)
def sail(play: Maracaibo, step: SetSail, seat: Seat, move: Sail) -> None:
    """The ship sails; assistants left behind or aside are missed."""
    state = play.state
    player = state.players[seat]
    way = next(way for way in routes(state, seat, step.points) if (way.end, way.by) == (move.place, move.by))
    player.place = way.end
    state.leg = way.points
    if not step.extra:
        state.moved = way.points
    play.emit("sails", seat, place=way.end, count=way.points)
    gains.pay(play, seat, way.toll)
    miss_passed(play, seat)
    play.then(Arrive(seat), ChooseAction([seat]))


@RULES.answer(SetSail, Pass)
def stay(play: Maracaibo, step: SetSail, seat: Seat, move: Pass) -> None:
    """Only an assistant's sailing can be declined."""
    play.emit("declines", seat)


def visit(play: Maracaibo, place: str) -> None:
    """A ship has arrived: innkeepers with an assistant there are paid, whoever's ship it is."""
    state = play.state
    for seat in state.every_seat():
        if state.players[seat].helpers.get(place):
            gains.doubloons(play, seat, state.players[seat].total("visitor_doubloons"))
            gains.points(play, seat, state.players[seat].total("visitor_points"))


@RULES.step(Arrive)
def arrive(play: Maracaibo, step: Arrive) -> None:
    """Legacy tiles work before the main action."""
    state = play.state
    place = state.players[step.seat].place
    visit(play, place)
    for tile in state.legacy:
        legacy = LEGACY[tile]
        if legacy.place != place:
            continue
        if legacy.kind == "points":
            play.then(Effects(step.seat, list(legacy.reward)))
        elif legacy.kind == "figure":
            gains.figures(play, step.seat, 1)
        elif legacy.kind == "discs" and may_use(state, step.seat, tile):
            play.then(UseTile([step.seat], tile))


def may_use(state: State, seat: Seat, tile: str) -> bool:
    """Whether the tile has room and everybody can see nothing against its use; what the hand pays is not looked at.

    What a free action could bring counts, because there is no other time for one between arriving and this.
    """
    player = state.players[seat]
    legacy = LEGACY[tile]
    room = state.legacy[tile] < legacy.discs
    return room and bool(open_cells(player)) and can_pay_stock(after_free_actions(player), legacy.cost, state.leg)


@RULES.offers(UseTile)
def tile_uses(state: State, step: UseTile, seat: Seat) -> list[Offer]:
    """Pay, and move a disc there."""
    player = state.players[seat]
    cost = LEGACY[step.tile].cost
    paid = payments(player, cost) if can_pay_stock(player, cost, state.leg) else []
    rows = [(*(payment or (NOTHING,)), cell) for payment in paid for cell in open_cells(player)]
    offers = [offer_of_rows(moves.UseTile, rows, "card", "upgrade")] if rows else []
    return [*offers, Offer(Pass)]


@RULES.asks(UseTile)
def what_the_tile_does(state: State, step: UseTile, seat: Seat) -> dict[str, Value]:
    """Its cost and its reward."""
    return {"what": Phrase(f"maracaibo-tile-{step.tile}-about")}


@RULES.answer(UseTile, moves.UseTile)
def use_tile(play: Maracaibo, step: UseTile, seat: Seat, move: moves.UseTile) -> None:
    """The reward comes after the payment; an upgrade works at once."""
    legacy = LEGACY[step.tile]
    play.emit("uses-tile", seat, tile=step.tile)
    gains.pay_cost(play, seat, legacy.cost, given(move.card))
    play.state.legacy[step.tile] += 1
    take_disc(play, seat, move.upgrade)
    play.then(Effects(seat, list(legacy.reward)))


@RULES.answer(UseTile, Pass)
def leave_tile(play: Maracaibo, step: UseTile, seat: Seat, move: Pass) -> None:
    """Its use is free to choose."""
    play.emit("declines", seat)
