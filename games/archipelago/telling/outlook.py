"""What a move will do at once: what it changes of a seat's things and of the colony's peace."""

from games.archipelago import moves
from games.archipelago.actions.exploring import converts
from games.archipelago.components import RESOURCES, SIDES, TOKENED
from games.archipelago.rulebook import RULES
from games.archipelago.state import State
from games.archipelago.turns.crises import lying
from games.core.ahead.outlook import Holdings
from games.core.events import Note, Phrase
from games.core.seats import Seat


def holdings(state: State, seat: Seat) -> Holdings:
    """Money and goods first, then pieces, then what everybody shares."""
    player = state.players[seat]
    return {
        ("money", ""): player.money,
        **{("resource", resource): player.cubes.get(resource, 0) for resource in RESOURCES},
        ("token", ""): player.tokens,
        ("citizen", ""): len(player.citizens()),
        ("ship", ""): len(player.ships()),
        **{("building", kind): len(state.controlled(seat, kind)) for kind in TOKENED},
        **{("card", owned.card): 1 for owned in player.cards},
        ("rebellion", ""): state.rebellion,
        ("surplus", ""): state.surplus,
    }


RULES.seldom(*moves.HARVESTS.values(), moves.Buy, moves.Reproduce, moves.Sail, moves.Walk, moves.Evict, moves.Pass)
RULES.brings_by(moves.Acquire, "card", of=("money",))


@RULES.note(moves.Gather)
def what_is_split(state: State, seat: Seat, move: moves.Gather) -> Note:
    """The name of the move says whose each cube becomes."""
    return Note(None, ("resource",))


@RULES.note(moves.Help)
def whom_it_helps(state: State, seat: Seat, move: moves.Help) -> Note | None:
    """So many may be raised, or so much is still missing."""
    crisis, spent = state.crisis, int(move.market) + int(move.own) + int(move.tokens)
    if crisis is None:
        return None
    if crisis.raises:
        return Note(Phrase("archipelago-note-raises", {"count": min(lying(state), crisis.raises * spent)}))
    return Note(Phrase("archipelago-note-missing", {"count": crisis.demand - spent}))


@RULES.note(moves.Settle)
@RULES.note(moves.Discover)
def what_its_huts_bring(state: State, seat: Seat, move: moves.Settle | moves.Discover) -> Note | None:
    """Surplus workers, if no Missionary makes a citizen of some; they come when the cubes are chosen."""
    huts = SIDES[move.side].huts
    if not huts or converts(state):
        return None
    return Note(Phrase("archipelago-note-huts", {"count": huts}), ("surplus",))
