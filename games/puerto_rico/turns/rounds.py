"""The rounds: everybody takes a role, and all carry it out."""

from games.core.agenda import Decision
from games.core.moves import Offer, one_of
from games.core.seats import Seat
from games.puerto_rico.bank import privilege
from games.puerto_rico.components import PLAYERS
from games.puerto_rico.moves import Choose
from games.puerto_rico.rulebook import RULES, PuertoRico
from games.puerto_rico.state import State
from games.puerto_rico.steps import (
    AnyStep,
    Build,
    BuilderTurn,
    BuildOrDeal,
    CaptainTurn,
    ChooseRole,
    CraftTurn,
    EndRole,
    EndRound,
    LastGuests,
    MayorStart,
    NewRound,
    Prospect,
    SettlerTurn,
    TakeTile,
    Trade,
    TraderTurn,
)
from games.puerto_rico.turns.guests import guests_first

OWN = "own"
LIBRARY = frozenset({"library"})
VILLA = frozenset({"villa"})


@RULES.step(NewRound)
def new_round(play: PuertoRico, step: NewRound) -> None:
    """The governor chooses first, then the others clockwise; two players choose three times each."""
    state = play.state
    state.round += 1
    play.emit("round", state.governor, number=state.round)
    order = state.in_turn(state.governor) * PLAYERS[state.seats].picks
    play.then(*(ChooseRole([seat]) for seat in order), EndRound())


@RULES.offers(ChooseRole)
def roles_left(state: State, step: ChooseRole, seat: Seat) -> tuple[Offer, ...]:
    """Only tokens that nobody has taken in this round."""
    taken = [role for board in state.boards for role in board.roles]
    return (one_of(Choose, "role", tuple([role for role in state.roles if role not in taken])),)


@RULES.answer(ChooseRole, Choose)
def choose_role(play: PuertoRico, step: ChooseRole, seat: Seat, move: Choose) -> None:
    """The doubloons on the token come at once, then everybody carries the role out."""
    state = play.state
    board = state.boards[seat]
    found = state.roles[move.role]
    state.roles[move.role] = 0
    board.coins += found
    board.roles.append(move.role)
    state.active = seat
    state.role = move.role
    play.emit("choose", seat, role=move.role, found=found)
    play.then(*phase(state), EndRole())


@RULES.asks_apart(TakeTile, OWN)
@RULES.asks_apart(Build, OWN)
@RULES.asks_apart(BuildOrDeal, OWN)
@RULES.asks_apart(Trade, OWN)
def own_role(state: State, step: Decision, seat: Seat) -> str:
    """Who took the role has its privilege, and answers otherwise than to a role of somebody else."""
    return OWN if seat == state.active else ""


def phase(state: State) -> list[AnyStep]:
    """The steps of the role in play. Guests may come before what happens by itself."""
    active = state.active
    seats = state.in_turn(active)
    match state.role:
        case "settler":
            return [SettlerTurn(seats)]
        case "mayor":
            library = guests_first(state, active, LIBRARY)
            return [*library, *(moment for seat in seats for moment in guests_first(state, seat, VILLA)), MayorStart()]
        case "builder":
            return [BuilderTurn(seats)]
        case "craftsman":
            return [CraftTurn(seats)]
        case "trader":
            return [TraderTurn(seats)]
        case "captain":
            return [CaptainTurn(active)]
        case _:
            return [*guests_first(state, active, LIBRARY), Prospect()]


@RULES.step(Prospect)
def prospect(play: PuertoRico, step: Prospect) -> None:
    """The prospector: a doubloon, and nothing for the others."""
    state = play.state
    if coins := privilege(state, state.active):
        state.boards[state.active].coins += coins
        play.emit("prospect", state.active, coins=coins)


@RULES.step(EndRole)
def end_role(play: PuertoRico, step: EndRole) -> None:
    """What can be done once in a phase can be done again in the next."""
    play.state.role = ""
    for board in play.state.boards:
        board.done.clear()


@RULES.step(EndRound)
def end_round(play: PuertoRico, step: EndRound) -> None:
    """A doubloon on each token left; the tokens return, and the governor's token goes to the left."""
    state = play.state
    taken = [role for board in state.boards for role in board.roles]
    left = [role for role in state.roles if role not in taken]
    for role in left:
        state.roles[role] += 1
    for board in state.boards:
        board.roles.clear()
    play.emit("unchosen", role=tuple(left))
    if state.ending:
        play.then(LastGuests())
        return
    state.governor = state.left_of(state.governor)
    play.then(NewRound())
