"""The captain: goods for victory points."""

from collections.abc import Mapping
from functools import lru_cache

from games.core.fields import Pick, PickSome, Place, Spread
from games.core.moves import Offer, offer_of_rows, one_of
from games.core.seats import Seat
from games.puerto_rico.bank import award, gain_points, income, privilege, put_back
from games.puerto_rico.components import GOODS, PRICES
from games.puerto_rico.moves import Pass, ShipGoods, SmallWharf, SupplyGoods, SupplyInOrder, Wharf
from games.puerto_rico.rulebook import RULES, PuertoRico
from games.puerto_rico.state import FIRST, Board, State
from games.puerto_rico.steps import CaptainFirst, CaptainTurn, Load, Storage, Supply
from games.puerto_rico.turns.guests import guests_first, guests_help, useful_now

PASS = Offer(Pass)
LOADED = "loaded"
"""Done by the captain once the privilege has been given."""
SHIPPED = "shipped"
"""Done by a seat once it has loaded anything."""
PRIVATE = ("wharf", "small_wharf")


@RULES.step(CaptainTurn)
def captain_turn(play: PuertoRico, step: CaptainTurn) -> None:
    """Round and round: who can load must; the phase ends after a full circle without a loading."""
    state = play.state
    seat, idle = step.seat, step.idle
    while FIRST in state.boards[seat].done:
        if idle == state.seats:
            play.then(Storage())
            return
        idle += 1
        if _may_load(play, seat):
            play.then(Load([seat]), CaptainTurn(state.left_of(seat), idle))
            return
        seat = state.left_of(seat)
    state.boards[seat].done.append(FIRST)
    play.then(*guests_first(state, seat, _first_places(state, seat)), CaptainFirst(seat), CaptainTurn(seat, idle))


def _first_places(state: State, seat: Seat) -> set[str]:
    """Where a guest could still help before the first loading."""
    board = state.boards[seat]
    places = {"lighthouse"} if seat == state.active else set()
    if any(board.goods.values()):
        places |= {"union_hall", "royal_supplier"} if board.nobles else {"union_hall"}
    return places


def _may_load(play: PuertoRico, seat: Seat) -> bool:
    state = play.state
    board = state.boards[seat]
    return any(board.goods.values()) and bool(
        cargo(state, board)
        or any(board.works(wharf) and wharf not in board.done for wharf in PRIVATE)
        or guests_help(play.state, seat, useful_now(state, seat))
    )


@RULES.step(CaptainFirst)
def captain_first(play: PuertoRico, step: CaptainFirst) -> None:
    """The lighthouse's extra doubloon, and before a seat's first loading union hall and royal supplier: each once."""
    state = play.state
    seat = step.seat
    board = state.boards[seat]
    if seat == state.active and _works_now(board, "lighthouse"):
        board.done.append("lighthouse")
        income(play, seat, board.effect("captain_coins"), "lighthouse")
    if SHIPPED in board.done:
        return
    if _works_now(board, "royal_supplier") and board.nobles and any(board.goods.values()):
        board.done.append("royal_supplier")
        play.then(Supply([seat]))
    else:
        _union_hall(play, seat)


def _works_now(board: Board, building: str) -> bool:
    """Whether it is in use, and has not done its part in this phase."""
    return board.works(building) and building not in board.done


def _union_hall(play: PuertoRico, seat: Seat) -> None:
    board = play.state.boards[seat]
    if _works_now(board, "union_hall"):
        board.done.append("union_hall")
        award(play, seat, sum(count // 2 for count in board.goods.values()), "union_hall")


@RULES.offers(Supply)
def supplies(state: State, step: Supply, seat: Seat) -> tuple[Offer, ...]:
    """At most a good for each noble, all different; an owner of the union hall chooses what comes first."""
    board = state.boards[seat]
    kinds = tuple(good for good, count in board.goods.items() if count)
    goods = PickSome("goods", "good", kinds, 0, min(len(kinds), board.all_nobles()))
    if _works_now(board, "union_hall"):
        return (Offer(SupplyInOrder, (Pick("first", "building", ("union_hall", "royal_supplier")), goods)),)
    return (Offer(SupplyGoods, (goods,)),)


@RULES.answer(Supply, SupplyGoods)
def supply(play: PuertoRico, step: Supply, seat: Seat, move: SupplyGoods) -> None:
    """A point for each good; it is no loading."""
    board = play.state.boards[seat]
    for good in move.goods:
        board.goods[good] -= 1
        play.state.stock[good] += 1
    if move.goods:
        gain_points(play, seat, len(move.goods))
        play.emit("supply", seat, good=move.goods, points=len(move.goods))


@RULES.answer(Supply, SupplyInOrder)
def supply_in_order(play: PuertoRico, step: Supply, seat: Seat, move: SupplyInOrder) -> None:
    """Both buildings, in the order that the owner wants."""
    if move.first == "union_hall":
        _union_hall(play, seat)
    supply(play, step, seat, SupplyGoods(move.goods))
    if move.first != "union_hall":
        _union_hall(play, seat)


def berths(state: State) -> Mapping[str, Mapping[str, int]]:
    """For each good the ships with room for it: the one that carries it, or else any empty one."""
    return _berths(tuple([(ship.word, ship.good, ship.room()) for ship in state.ships]))


@lru_cache(maxsize=1024)
def _berths(ships: tuple[tuple[str, str, int], ...]) -> Mapping[str, Mapping[str, int]]:
    empty = {word: room for word, good, room in ships if not good}
    carried = {good: {word: room} if room else {} for word, good, room in ships if good}
    return {good: carried.get(good, empty) for good in GOODS}


def cargo(state: State, board: Board) -> tuple[tuple[str, str], ...]:
    """Every good that can be loaded, with the ships it may go to: those that take most of it."""
    rooms = berths(state)
    found: list[tuple[str, str]] = []
    for good, count in board.goods.items():
        if count and (ships := rooms[good]):
            most = min(count, max(ships.values()))
            found += [(good, word) for word, room in ships.items() if room >= most]
    return tuple(found)


@lru_cache(maxsize=1024)
def _loading(rows: tuple[tuple[str, str], ...]) -> Offer:
    return offer_of_rows(ShipGoods, rows, "good", "ship")


@RULES.offers(Load)
def loads(state: State, step: Load, seat: Seat) -> list[Offer]:
    """Loading a ship is a duty, a wharf only a possibility."""
    board = state.boards[seat]
    offers = []
    rows = cargo(state, board)
    if rows:
        offers.append(_loading(rows))
    held = [(good, count) for good, count in board.goods.items() if count]
    if held and board.works("wharf") and "wharf" not in board.done:
        offers.append(one_of(Wharf, "good", tuple(good for good, _ in held)))
    if held and board.works("small_wharf") and "small_wharf" not in board.done:
        offers.append(Offer(SmallWharf, (some_goods(held, 1, sum(count for _, count in held)),)))
    return offers if rows else [*offers, PASS]


def some_goods(held: list[tuple[str, int]], least: int, most: int) -> Spread:
    """So many goods of any kinds; proposed are the dearest."""
    places = tuple(Place(good, count) for good, count in held)
    pieces = (("good", sum(count for _, count in held)),)
    left, best = most, {}
    for good, count in sorted(held, key=lambda lot: PRICES[lot[0]], reverse=True):
        best[good] = min(count, left)
        left -= best[good]
    proposed = tuple((good, "good", best[good]) for good, _ in held if best[good])
    return Spread("goods", "good", places, pieces, least, most, proposed)


@RULES.answer(Load, ShipGoods)
def ship_goods(play: PuertoRico, step: Load, seat: Seat, move: ShipGoods) -> None:
    """As many as the ship takes."""
    board = play.state.boards[seat]
    ship = next(ship for ship in play.state.ships if ship.word == move.ship)
    count = min(board.goods[move.good], ship.room())
    ship.good = move.good
    ship.load += count
    board.goods[move.good] -= count
    play.emit("ship", seat, good=move.good, ship=move.ship, count=count, points=count)
    _loaded(play, seat, count)


@RULES.answer(Load, Wharf)
def wharf(play: PuertoRico, step: Load, seat: Seat, move: Wharf) -> None:
    """All of one kind, straight to the supply."""
    board = play.state.boards[seat]
    count = board.goods[move.good]
    board.goods[move.good] = 0
    put_back(play.state, [(move.good, count)])
    board.done.append("wharf")
    play.emit("wharf", seat, good=move.good, count=count, points=count)
    _loaded(play, seat, count)


@RULES.answer(Load, SmallWharf)
def small_wharf(play: PuertoRico, step: Load, seat: Seat, move: SmallWharf) -> None:
    """A point for every two goods, of whatever kinds."""
    board = play.state.boards[seat]
    for good, _, count in move.goods:
        board.goods[good] -= count
        play.state.stock[good] += count
    board.done.append("small_wharf")
    goods = tuple(good for good, _, count in move.goods for _ in range(count))
    play.emit("small-wharf", seat, good=goods, points=len(goods) // 2)
    _loaded(play, seat, len(goods) // 2)


def _loaded(play: PuertoRico, seat: Seat, points: int) -> None:
    """What every loading brings, and the captain's first one; then the circle begins anew."""
    state = play.state
    board = state.boards[seat]
    board.done.append(SHIPPED)
    gain_points(play, seat, points)
    award(play, seat, board.effect("load_points"), "harbor")
    income(play, seat, board.effect("load_coins"), "lighthouse")
    if LOADED not in board.done and (extra := privilege(state, seat)):
        board.done.append(LOADED)
        gain_points(play, seat, extra)
        play.emit("captain", seat, points=extra)
    state.agenda[-1] = CaptainTurn(state.left_of(seat))


@RULES.answer(Load, Pass)
def no_loading(play: PuertoRico, step: Load, seat: Seat, move: Pass) -> None:
    """The wharf may wait."""
    play.emit("pass", seat, role="captain")
