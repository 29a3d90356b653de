"""Words on the pictures that need more than a look into the texts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.settlers import GAME
from games.settlers.components import TILES
from games.settlers.score import score
from games.settlers.state import State
from render.kit.lettering import printable
from texts import Teller


def tile_name(teller: Teller, key: str) -> str:
    """A tile's name; a city tile's without its needs, which the picture shows."""
    token = TILES[key].token
    return teller.name("tile", key) if token is None else teller(f"picture-city-{token}")


def player_names(teller: Teller) -> list[str]:
    """The players' names as far as the font can show them."""
    return [printable(name, teller("picture-player", number=seat + 1)) for seat, name in enumerate(teller.players)]


def square_name(word: str) -> str:
    """A square or a corner as it stands on the picture: a small l would look like a figure."""
    return word.upper().replace("_", "-")


def standing(view: State, teller: Teller, names: Sequence[str]) -> str:
    """Whose turn it is, or who has won."""
    seats = score(view).winners if view.over else GAME.play(view).waiting()
    key = "picture-won" if view.over else "picture-turn"
    players = listed(teller, (names[seat] for seat in seats))
    return teller(key, turn=view.turn, players=players)


def listed(teller: Teller, parts: Iterable[str]) -> str:
    return teller.words("core-list-separator").join(parts)
