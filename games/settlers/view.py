"""What may be known: all but the order of the face-down tiles and masters, and the seed."""

from collections import Counter

from games.core.chance import Chance
from games.core.parts.seeing import HIDDEN, to_be_masked
from games.core.seats import Seat
from games.settlers.components import MASTER_OF, MASTERS, STACKS, TILES, Kind, pieces
from games.settlers.state import State
from games.settlers.steps import AddDrawn


def view(state: State, seat: Seat | None) -> State:
    """Nobody knows more than anybody else here."""
    seen = to_be_masked(state, seat)
    for pile in (*seen.stacks.values(), seen.master_pile, seen.box.prizes):
        pile[:] = [HIDDEN] * len(pile)
    return seen


def draw_hidden(imagined: State, _: Seat | None, chance: Chance) -> None:
    """The face-down tiles are those that lie nowhere else, in any order."""
    for kind in STACKS:
        imagined.stacks[kind] = unseen_tiles(imagined, kind, chance)
    imagined.box.prizes = unseen_tiles(imagined, "prize", chance)
    imagined.master_pile = unseen_masters(imagined, chance)


def unseen_tiles(state: State, kind: Kind, chance: Chance) -> list[str]:
    """The tiles of a kind that lie nowhere open, shuffled."""
    seen = [*state.draft, *state.prizes, *state.box.tiles, *(tile for row in state.rows.values() for tile in row)]
    seen += [step.tile for step in state.agenda if isinstance(step, AddDrawn)]
    for player in state.players:
        seen += [*player.drafted, *player.replaced, *(lot.tile for lot in player.land.values())]
    return _shuffled_rest(pieces(kind), seen, chance)


def unseen_masters(state: State, chance: Chance) -> list[str]:
    """The masters that nobody has drawn, shuffled."""
    seen = list(state.box.masters)
    for player in state.players:
        seen += [
            *player.masters,
            *(MASTER_OF[TILES[lot.tile].produces[0]] for lot in player.land.values() if lot.master),
        ]
    return _shuffled_rest(list(MASTERS), seen, chance)


def _shuffled_rest(everything: list[str], seen: list[str], chance: Chance) -> list[str]:
    rest = list((Counter(everything) - Counter(seen)).elements())
    chance.shuffle(rest)
    return rest
