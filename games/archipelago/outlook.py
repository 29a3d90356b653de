"""What a move will do at once: what it changes of a seat's things and of the colony's peace."""

from games.archipelago import moves
from games.archipelago.components import RESOURCES, TOKENED
from games.archipelago.rulebook import RULES
from games.archipelago.state import State
from games.core.outlook import Holdings
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


RULES.brings_by(moves.Acquire, "card", of=("money",))
