"""Words on the pictures that need more than a look into the texts."""

from __future__ import annotations

from collections.abc import Sequence

from games.settlers import GAME
from games.settlers.components import TILES
from games.settlers.score import score
from games.settlers.state import State
from games.settlers.steps import AddDrawn, AddTile, AgreeToEnd, ArrangeTiles, ChooseStack, DraftTile, TokenOrTile
from render.words import in_short, listed, said, titled, won
from texts import Teller

_PHASES: dict[type, str] = {
    DraftTile: "draft",
    ArrangeTiles: "arrange",
    ChooseStack: "reveal",
    TokenOrTile: "token",
    AddTile: "tile",
    AddDrawn: "drawn",
    AgreeToEnd: "end",
}


def tile_name(teller: Teller, key: str) -> str:
    """A tile's name; a city tile's without its needs, which the picture shows."""
    token = TILES[key].token
    return titled(teller.name("tile", key)) if token is None else said(teller, f"city-{token}")


def short_name(teller: Teller, key: str) -> str:
    """A tile's name where space is short."""
    token = TILES[key].token
    return titled(in_short(teller, "tile", key)) if token is None else said(teller, f"short-city-{token}")


def square_name(word: str) -> str:
    """A square or a corner as it stands on the picture: a small l would look like a figure."""
    return word.upper().replace("_", "-")


def turn(view: State, teller: Teller) -> str:
    """Which turn it is."""
    return said(teller, "turn", turn=view.turn)


def phase(view: State, teller: Teller) -> str:
    """What is being done, and the resource that was bought for it."""
    if view.over:
        return said(teller, "phase-over")
    words = said(teller, f"phase-{_PHASES[type(view.agenda[-1])]}")
    return (
        said(teller, "phase-bought", phase=words, resource=teller.name("resource", view.bought))
        if view.bought
        else words
    )


def standing(view: State, teller: Teller, names: Sequence[str]) -> str:
    """Whose turn it is, or who has won."""
    if view.over:
        return won(teller, names, score(view).winners)
    players = listed(teller, (names[seat] for seat in GAME.play(view).waiting()))
    return said(teller, "to-move", turn=view.turn, players=players)
