"""New Buildings: the guesthouse, whose guests go to work at any moment."""

from collections.abc import Collection

from games.core.fields import Place, Spread
from games.core.moves import Offer
from games.core.seats import Seat
from games.core.stores import put, take
from games.puerto_rico.components import GOODS, QUARRY, WORKPLACES
from games.puerto_rico.moves import Guests, Pass
from games.puerto_rico.rulebook import RULES, PuertoRico
from games.puerto_rico.state import FIRST, Board, State
from games.puerto_rico.steps import Assign, CaptainFirst, CaptainTurn, ChooseRole, Keep, MoveGuests

HOUSE = "guesthouse"
NO_PLACES: frozenset[str] = frozenset()
USEFUL = {
    "settler": WORKPLACES["settler"],
    "mayor": WORKPLACES["mayor"],
    "builder": WORKPLACES["builder"] | {QUARRY},
    "craftsman": WORKPLACES["craftsman"] | set(GOODS) | WORKPLACES[""] - {HOUSE},
    "trader": WORKPLACES["trader"],
    "captain": WORKPLACES["captain"],
}
"""Where a guest can help in the phase of each role."""
LIBRARY = frozenset({"library"})
USEFUL_TO_TAKER = {role: places | LIBRARY for role, places in USEFUL.items()}
"""The same for whoever took the role."""
FINAL = WORKPLACES["end"]


def empty_places(board: Board) -> dict[str, int]:
    """The empty circles that guests may go to."""
    places = {tile: board.empty_circles(tile) for tile in (*GOODS, QUARRY) if tile in board.island}
    places.update((key, board.empty_circles(key)) for key in board.city if key != HOUSE)
    return {place: empty for place, empty in places.items() if empty}


def guests_help(state: State, seat: Seat, places: Collection[str]) -> bool:
    """Whether a guest could go to work on one of these places."""
    board = state.boards[seat]
    return board.occupied(HOUSE) and any(place in places for place in empty_places(board))


def useful_now(state: State, seat: Seat) -> Collection[str]:
    """Where a guest of this seat could help in the phase."""
    if not state.role:
        return FINAL if state.ending else NO_PLACES
    return USEFUL_TO_TAKER.get(state.role, LIBRARY) if seat == state.active else USEFUL.get(state.role, NO_PLACES)


def guests_first(state: State, seat: Seat, places: Collection[str]) -> list[MoveGuests]:
    """A moment for this seat's guests, if they could help there."""
    return [MoveGuests([seat])] if guests_help(state, seat, places) else []


@RULES.at_any_time
def guests(state: State, seat: Seat) -> tuple[Offer, ...]:
    """Guests move in any phase after they came, whoever's turn it is."""
    board = state.boards[seat]
    count = board.staff(HOUSE)
    if not count or isinstance(top := state.agenda[-1], Assign):
        return ()
    places = empty_places(board)
    room = sum(places.values())
    if not room:
        return ()
    kinds = (("colonist", board.colonists.get(HOUSE, 0)), ("noble", board.nobles.get(HOUSE, 0)))
    spread = Spread(
        "pieces",
        "place",
        tuple(Place(place, empty) for place, empty in places.items()),
        tuple(kind for kind in kinds if kind[1]),
        1,
        min(count, room),
    )
    bears = _bears(state, seat, top, places)
    return (Offer(Guests, (spread,), aside=not bears),)


def _bears(state: State, seat: Seat, top: object, places: dict[str, int]) -> bool:
    if isinstance(top, ChooseRole):
        return False
    if isinstance(top, MoveGuests):
        return True
    useful = WORKPLACES["storage"] if isinstance(top, Keep) else useful_now(state, seat)
    return any(place in useful for place in places)


@RULES.answer_at_any_time(Guests)
def move_guests(play: PuertoRico, seat: Seat, move: Guests) -> None:
    """They work at once, and stay at least until the next mayor phase."""
    board = play.state.boards[seat]
    for place, kind, count in move.pieces:
        pieces = board.nobles if kind == "noble" else board.colonists
        take(pieces, HOUSE, count)
        put(pieces, place, count)
    play.emit("guests", seat, place=tuple(place for place, _, count in move.pieces for _ in range(count)))
    if _missed_the_first_loading(play.state, seat):
        play.then(CaptainFirst(seat))


def _missed_the_first_loading(state: State, seat: Seat) -> bool:
    """Whether ships are being loaded, and what comes before the own first loading has been done without the guests."""
    if FIRST not in state.boards[seat].done or CaptainFirst(seat) in state.agenda:
        return False
    return any(isinstance(step, CaptainTurn) for step in state.agenda)


@RULES.offers(MoveGuests)
def go_on(state: State, step: MoveGuests, seat: Seat) -> tuple[Offer, ...]:
    """The guests may also stay."""
    return (Offer(Pass),)


@RULES.answer(MoveGuests, Pass)
def stay(play: PuertoRico, step: MoveGuests, seat: Seat, move: Pass) -> None:
    """The game goes on."""
