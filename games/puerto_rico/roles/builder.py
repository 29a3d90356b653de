"""The builder: new buildings, paid with doubloons or also on the black market."""

from collections.abc import Iterator

import msgspec

from games.core.fields import NOTHING, Pick
from games.core.moves import Offer, one_of
from games.core.seats import Seat
from games.core.stores import take
from games.puerto_rico.bank import award, end_comes, newcomer, privilege
from games.puerto_rico.components import BUILDINGS, INCOME
from games.puerto_rico.moves import BlackMarket, Erect, Pass
from games.puerto_rico.roles.prices import Cuts, cuts, price, prices
from games.puerto_rico.rulebook import RULES, PuertoRico
from games.puerto_rico.state import Board, State
from games.puerto_rico.steps import Build, BuilderTurn, BuildOrDeal

PASS = Offer(Pass)
Row = tuple[str, str, str, str]


@RULES.step(BuilderTurn)
def builder_turn(play: PuertoRico, step: BuilderTurn) -> None:
    """Clockwise from the builder, everybody may build once."""
    boards = play.state.boards
    play.then(*((BuildOrDeal if "black_market" in boards[seat].city else Build)([seat]) for seat in step.seats))


def discounts(state: State, seat: Seat) -> Cuts:
    """What this seat pays less now."""
    return cuts(state.boards[seat], privilege(state, seat) if state.role == "builder" else 0)


def to_be_had(state: State, board: Board) -> list[str]:
    """The buildings that are left, that the player does not own, and for which the city has room."""
    room = board.empty_city()
    city = board.city
    return [
        key
        for key, copies in state.market.items()
        if copies and key not in city and (room > 1 or (room and not BUILDINGS[key].large))
    ]


@RULES.offers(Build)
@RULES.offers(BuildOrDeal)
def buildings_to_build(state: State, step: Build, seat: Seat) -> list[Offer]:
    """Whatever can be paid in full."""
    board = state.boards[seat]
    offers = []
    cost = prices(discounts(state, seat))
    wanted = to_be_had(state, board)
    if payable := tuple([key for key in wanted if cost[key] <= board.coins]):
        offers.append(one_of(Erect, "building", payable))
    if board.works("black_market") and (rows := tuple(deals(state, seat, wanted))):
        offers.append(_black_market_offer(rows))
    return [*offers, PASS]


def _black_market_offer(rows: tuple[Row, ...]) -> Offer:
    buildings, places, goods, points = (tuple(dict.fromkeys(row[at] for row in rows)) for at in range(4))
    fields = (
        Pick("building", "building", buildings),
        Pick("colonist", "place", places),
        Pick("good", "good", goods),
        Pick("point", "point", points),
    )
    return Offer(BlackMarket, fields, rows, private=True)


def deals(state: State, seat: Seat, wanted: list[str]) -> Iterator[Row]:
    """Every way to cover a shortage exactly. A colonist leaves first, so what it gave does not count any more."""
    board = state.boards[seat]
    givers = [NOTHING, *(place for place in {**board.colonists, **board.nobles} if place != "black_market")]
    goods = [NOTHING, *(good for good, count in board.goods.items() if count)]
    points = [NOTHING, "point"] if board.points else [NOTHING]
    full = prices(discounts(state, seat))
    lacking = [key for key in wanted if full[key] > board.coins]
    for place in givers:
        cost = prices(_cuts_without(state, seat, place))
        for key in lacking:
            missing = cost[key] - board.coins - (place != NOTHING)
            for good in goods:
                for point in points:
                    items = (good != NOTHING) + (point != NOTHING)
                    if missing == items and items + (place != NOTHING):
                        yield key, place, good, point


def _cuts_without(state: State, seat: Seat, place: str) -> Cuts:
    if place == NOTHING:
        return discounts(state, seat)
    board = state.boards[seat]
    smaller = msgspec.structs.replace(board, colonists=dict(board.colonists), nobles=dict(board.nobles))
    _leave(smaller, place)
    boards = [smaller if each is board else each for each in state.boards]
    return discounts(msgspec.structs.replace(state, boards=boards), seat)


def _leave(board: Board, place: str) -> str:
    """A colonist, or else a noble, leaves the place."""
    pieces = board.colonists if place in board.colonists else board.nobles
    take(pieces, place)
    return "colonist" if pieces is board.colonists else "noble"


@RULES.answer(Build, Erect)
@RULES.answer(BuildOrDeal, Erect)
def erect(play: PuertoRico, step: Build, seat: Seat, move: Erect) -> None:
    """Paid with doubloons."""
    cost = price(move.building, discounts(play.state, seat))
    play.emit("build", seat, building=move.building, price=cost)
    _build(play, seat, move.building, cost)


@RULES.answer(Build, BlackMarket)
@RULES.answer(BuildOrDeal, BlackMarket)
def deal(play: PuertoRico, step: Build, seat: Seat, move: BlackMarket) -> None:
    """What is returned goes to the supplies; no doubloon is left."""
    state = play.state
    board = state.boards[seat]
    given: list[str] = []
    if move.colonist != NOTHING:
        given.append(_leave(board, move.colonist))
        if given[0] == "noble":
            state.nobles += 1
        else:
            state.colonists += 1
    if move.good != NOTHING:
        given.append(move.good)
        board.goods[move.good] -= 1
        state.stock[move.good] += 1
    if move.point != NOTHING:
        given.append(move.point)
        board.points -= 1
        state.points += 1
    paid = board.coins
    play.emit("black-market", seat, building=move.building, price=paid, item=tuple(given))
    _build(play, seat, move.building, paid)


def _build(play: PuertoRico, seat: Seat, key: str, cost: int) -> None:
    """The building comes to the city, with what church and university make of it."""
    state = play.state
    board = state.boards[seat]
    building = BUILDINGS[key]
    board.coins -= cost
    state.market[key] -= 1
    church = board.works("church")
    board.city.append(key)
    if building.circles and board.works("university") and newcomer(play, seat, key):
        play.emit("university", seat, building=key)
    if church:
        award(play, seat, INCOME.church[building.column - 1], "church")
    if not board.empty_city():
        end_comes(play, "city")


@RULES.answer(Build, Pass)
@RULES.answer(BuildOrDeal, Pass)
def no_building(play: PuertoRico, step: Build, seat: Seat, move: Pass) -> None:
    """Who does not build gets nothing."""
    play.emit("pass", seat, role="builder")
