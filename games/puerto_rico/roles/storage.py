"""The end of the captain phase: goods are stored or go back, and full ships sail."""

from games.core.fields import PickSome, Put
from games.core.moves import Offer
from games.core.seats import Seat
from games.puerto_rico.bank import put_back
from games.puerto_rico.components import GOODS, PRICES, SIZES, WORKPLACES
from games.puerto_rico.moves import KeepGoods, StoreGoods
from games.puerto_rico.roles.captain import some_goods
from games.puerto_rico.rulebook import RULES, PuertoRico
from games.puerto_rico.state import Board, State
from games.puerto_rico.steps import CaptainEnd, Keep, Storage
from games.puerto_rico.turns.guests import guests_help


def store_room(board: Board) -> tuple[int, int]:
    """How many kinds a player may keep entirely, and how many single goods besides."""
    return board.effect("kept_kinds"), SIZES.single_goods + board.effect("kept_goods")


def everything_fits(board: Board) -> bool:
    """Whether nothing needs to go back."""
    kinds, singles = store_room(board)
    return sum(sorted(board.goods.values(), reverse=True)[kinds:]) <= singles


@RULES.step(Storage)
def storage(play: PuertoRico, step: Storage) -> None:
    """Only who must choose is asked: all at the same time, since nobody's choice changes another's."""
    state = play.state
    asked = []
    for seat in state.in_turn(state.active):
        board = state.boards[seat]
        if everything_fits(board):
            continue
        held = [good for good in GOODS if board.goods[good]]
        if len(held) == 1 and not guests_help(play.state, seat, WORKPLACES["storage"]):
            _keep(play, seat, {held[0]: store_room(board)[1]})
        else:
            asked.append(seat)
    play.then(*([Keep(asked)] if asked else []), CaptainEnd())


@RULES.offers(Keep)
def what_to_keep(state: State, step: Keep, seat: Seat) -> tuple[Offer, ...]:
    """Some single goods, and whole kinds in warehouses."""
    board = state.boards[seat]
    kinds, singles = store_room(board)
    held = [(good, count) for good, count in board.goods.items() if count]
    most = min(singles, sum(count for _, count in held))
    goods = some_goods(held, 0, most)
    if not kinds:
        return (Offer(KeepGoods, (goods,)),)
    words = tuple(good for good, _ in held)
    of_kinds = PickSome("kinds", "good", words, 0, min(kinds, len(words)))
    return (Offer(StoreGoods, (of_kinds, goods), best=worth_keeping(board).answers()),)


def worth_keeping(board: Board) -> KeepGoods | StoreGoods:
    """As many as possible of the goods that are many or dear, then of the next."""
    room, singles = store_room(board)
    kinds: list[str] = []
    single: dict[str, int] = {}
    for good in sorted(GOODS, key=lambda good: -(PRICES[good] + board.goods[good])):
        count = board.goods[good]
        if count > singles and len(kinds) < room:
            kinds.append(good)
        elif count and singles:
            single[good] = min(count, singles)
            singles -= single[good]
    goods: tuple[Put, ...] = tuple((good, "good", single[good]) for good in GOODS if good in single)
    return StoreGoods(tuple(good for good in GOODS if good in kinds), goods) if room else KeepGoods(goods)


@RULES.answer(Keep, KeepGoods)
def keep_goods(play: PuertoRico, step: Keep, seat: Seat, move: KeepGoods) -> None:
    """Single goods alone."""
    _keep(play, seat, _counted(move.goods))


@RULES.answer(Keep, StoreGoods)
def store_goods(play: PuertoRico, step: Keep, seat: Seat, move: StoreGoods) -> None:
    """Whole kinds and single goods."""
    board = play.state.boards[seat]
    _keep(play, seat, {**_counted(move.goods), **{good: board.goods[good] for good in move.kinds}})


def _counted(goods: tuple[Put, ...]) -> dict[str, int]:
    return {good: count for good, _, count in goods}


def _keep(play: PuertoRico, seat: Seat, kept: dict[str, int]) -> None:
    """Everything else returns to the supply."""
    board = play.state.boards[seat]
    lost = {good: count - kept.get(good, 0) for good, count in board.goods.items()}
    put_back(play.state, lost.items())
    for good, count in lost.items():
        board.goods[good] -= count
    play.emit("discard", seat, good=tuple(good for good, count in lost.items() for _ in range(count)))


@RULES.step(CaptainEnd)
def captain_end(play: PuertoRico, step: CaptainEnd) -> None:
    """The goods of full ships return to the supply."""
    for ship in play.state.ships:
        if ship.full():
            play.emit("sail", ship=ship.word, good=ship.good)
            put_back(play.state, [(ship.good, ship.load)])
            ship.good, ship.load = "", 0
