"""The craftsman: goods from the plantations."""

from collections.abc import Callable, Mapping
from functools import lru_cache

from games.core.fields import Pick
from games.core.moves import Offer, one_of
from games.core.seats import Seat
from games.core.stores import put
from games.puerto_rico.bank import award, income, privilege
from games.puerto_rico.components import BUILDINGS, GOODS, INCOME, PRODUCTION
from games.puerto_rico.moves import Craft, CraftTwo, Pass
from games.puerto_rico.rulebook import RULES, PuertoRico
from games.puerto_rico.state import Board, State
from games.puerto_rico.steps import CraftEnd, CraftTurn, ExtraGood, Produce
from games.puerto_rico.turns.guests import guests_first, useful_now

Harvest = Mapping[str, int]
Pieces = tuple[tuple[str, int], ...]
AQUEDUCT = {"indigo": "large_indigo_plant", "sugar": "large_sugar_mill"}
"""Where goods are made first, and one more by the aqueduct."""


@RULES.step(CraftTurn)
def craft_turn(play: PuertoRico, step: CraftTurn) -> None:
    """Clockwise from the craftsman, everybody produces."""
    for at, seat in enumerate(step.seats):
        if moment := guests_first(play.state, seat, useful_now(play.state, seat)):
            play.then(*moment, Produce(seat), CraftTurn(step.seats[at + 1 :]))
            return
        harvest(play, seat)
    play.then(CraftEnd())


def capacity(board: Board, good: str) -> int:
    """What an island can make of a good: of occupied plantations with workers, and one more by an aqueduct."""
    return capacities(board).get(good, 0)


def capacities(board: Board) -> Harvest:
    """The same of all goods that it can make."""
    return _made_by(tuple(board.colonists.items()), tuple(board.nobles.items()), board.works("aqueduct"))


@lru_cache(maxsize=1024)
def _made_by(colonists: Pieces, nobles: Pieces, aqueduct: bool) -> Harvest:
    """What these can make where they stand; the aqueduct adds one if the large building of a good works."""
    staff = dict(colonists)
    for place, count in nobles:
        put(staff, place, count)
    made: dict[str, int] = {}
    for good in filter(staff.__contains__, GOODS):
        made[good] = staff[good]
        if good != "corn":
            made[good] = min(staff[good], sum(staff.get(key, 0) for key in PRODUCTION[good]))
        if made[good] and aqueduct and AQUEDUCT.get(good) in staff:
            made[good] += 1
    return {good: count for good, count in made.items() if count}


def crop(board: Board, stock: Mapping[str, int]) -> Harvest:
    """What an island makes, as far as the supply still has it."""
    return {good: min(count, stock[good]) for good, count in capacities(board).items() if stock[good]}


@RULES.step(Produce)
def produce(play: PuertoRico, step: Produce) -> None:
    """A seat produces once its guests had their moment."""
    harvest(play, step.seat)


def harvest(play: PuertoRico, seat: Seat) -> None:
    """All goods that the supply still has; then what buildings bring."""
    state = play.state
    board = state.boards[seat]
    made = crop(board, state.stock)
    for good, count in made.items():
        state.stock[good] -= count
        board.goods[good] += count
    if made:
        play.emit("produce", seat, good=tuple(good for good, count in made.items() for _ in range(count)))
    for key in board.city:
        if key in YIELDS and board.works(key):
            YIELDS[key](play, seat, made)


def _factory(play: PuertoRico, seat: Seat, made: Harvest) -> None:
    income(play, seat, INCOME.factory[len(made)], "factory")


def _specialty_factory(play: PuertoRico, seat: Seat, made: Harvest) -> None:
    most = max((count for good, count in made.items() if good != "corn"), default=1)
    income(play, seat, most - 1, "specialty_factory")


def _chapel(play: PuertoRico, seat: Seat, made: Harvest) -> None:
    chapel = BUILDINGS["chapel"]
    if "chapel" in play.state.boards[seat].nobles:
        award(play, seat, chapel.noble["craft_points"], "chapel")
    else:
        income(play, seat, chapel.colonist["craft_coins"], "chapel")


def _jeweler(play: PuertoRico, seat: Seat, made: Harvest) -> None:
    board = play.state.boards[seat]
    income(play, seat, board.all_nobles() * BUILDINGS["jeweler"].effects["noble_coins"], "jeweler")


YIELDS: dict[str, Callable[[PuertoRico, Seat, Harvest], None]] = {
    "factory": _factory,
    "specialty_factory": _specialty_factory,
    "chapel": _chapel,
    "jeweler": _jeweler,
}
"""What a building in use brings when its owner has produced."""


@RULES.step(CraftEnd)
def craft_end(play: PuertoRico, step: CraftEnd) -> None:
    """One more good of a kind that the craftsman's island makes, if there is one."""
    state = play.state
    seat = state.active
    if privilege(state, seat) and extra_kinds(state, seat):
        play.then(ExtraGood([seat]))


def extra_kinds(state: State, seat: Seat) -> tuple[str, ...]:
    """The kinds that the privilege may bring."""
    board = state.boards[seat]
    return tuple(good for good in GOODS if state.stock[good] and capacity(board, good))


@RULES.offers(ExtraGood)
def extra_goods(state: State, step: ExtraGood, seat: Seat) -> tuple[Offer, ...]:
    """One good; two alike or different with the library; none any more for who declines the privilege now."""
    kinds = extra_kinds(state, seat)
    times = privilege(state, seat)
    if not times:
        return (Offer(Pass),)
    if times > 1:
        pairs = tuple(
            (first, second)
            for at, first in enumerate(kinds)
            for second in kinds[at:]
            if first != second or state.stock[first] > 1
        )
        if pairs:
            return (Offer(CraftTwo, (Pick("first", "good", kinds), Pick("second", "good", kinds)), pairs),)
    return (one_of(Craft, "good", kinds),)


@RULES.answer(ExtraGood, Pass)
def no_extra_good(play: PuertoRico, step: ExtraGood, seat: Seat, move: Pass) -> None:
    """Who declines the privilege while it is asked for does without."""


@RULES.answer(ExtraGood, Craft)
def craft(play: PuertoRico, step: ExtraGood, seat: Seat, move: Craft) -> None:
    """The good of the privilege."""
    _extra(play, seat, (move.good,))


@RULES.answer(ExtraGood, CraftTwo)
def craft_two(play: PuertoRico, step: ExtraGood, seat: Seat, move: CraftTwo) -> None:
    """Both goods of the doubled privilege."""
    _extra(play, seat, (move.first, move.second))


def _extra(play: PuertoRico, seat: Seat, goods: tuple[str, ...]) -> None:
    for good in goods:
        play.state.stock[good] -= 1
        play.state.boards[seat].goods[good] += 1
    play.emit("extra-good", seat, good=goods)
