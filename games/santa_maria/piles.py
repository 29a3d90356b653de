"""The face-down stacks: what they hold in the beginning, and what may still be in them as far as everybody saw."""

from collections import Counter

from games.santa_maria.components import CARDS, SHIPS, SPECIALISTS, TEMPLES, TILES
from games.santa_maria.state import State


def whole_piles(kingdoms: bool) -> dict[str, list[str]]:
    """All that belongs to each stack."""

    def tiles(kind: str) -> list[str]:
        return [key for key, tile in TILES.items() if tile.kind == kind]

    def ships(kind: str) -> list[str]:
        return [key for key, ship in SHIPS.items() if ship.kind == kind]

    return {
        "doubles": tiles("double"),
        "triples": tiles("triple"),
        "specials": tiles("special") if kingdoms else [],
        "ships": ships("ordinary"),
        "start": ships("start"),
        "special_ships": ships("special") if kingdoms else [],
        "specialists": [key for key, specialist in SPECIALISTS.items() for _ in range(specialist.count)],
    }


def temple_tokens(level: int) -> list[str]:
    """All tokens of a level."""
    return [key for key, temple in TEMPLES.items() if temple.level == level]


def unseen_of(state: State, name: str) -> list[str]:
    """What of this stack lies nowhere open, and has not left the game."""
    seen = Counter([*state.gone, *state.doubles, *state.triples, *state.specials, *state.docks.values()])
    seen.update(state.specialists.values())
    for seat in state.colonists():
        colony = state.colony(seat)
        seen.update(laid.tile for laid in colony.laid)
        seen.update(colony.ships())
    return list((Counter(whole_piles(state.plays("kingdoms"))[name]) - seen).elements())


def unseen_tokens(state: State, level: int) -> list[str]:
    """The temple tokens of this level that lie nowhere open, and have not been paid."""
    seen = {*state.gone, *(temple.token for temple in state.city().temples.values())}
    return [token for token in temple_tokens(level) if token not in seen]


def unseen_cards(state: State) -> list[str]:
    """The action cards that lie under no district, nor open in the hand."""
    city = state.city()
    seen = {*city.hand, *(card for tucked in city.tucked.values() for card in tucked)}
    return [card for card in CARDS if card not in seen]
