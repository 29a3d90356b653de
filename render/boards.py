"""Finds a game's drawing board by its name: `render/<game>.py` or a package of that name."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, partial
from importlib import import_module
from typing import Any, Protocol

from games import registry
from games.core.game import AnyGame
from games.core.seats import Seat
from games.core.state import GameState
from render.ending import final_score
from render.kit.picture import Picture
from render.kit.proposal import Proposal, Stage, staged
from render.kit.skins import SkinName, wearing
from texts import Teller

TABLE = "table"
"""The picture that every game has."""
Draw = Callable[[Any, Teller, int | None, Any], Picture]
"""`(view, teller, viewer, before) -> picture`: `before` is an earlier view of the same viewer, or None; what
differs from it is marked."""


class CloseUp(Protocol):
    """What a half-made move is about and nothing else, large."""

    def __call__(self, view: Any, teller: Teller, seat: Any, before: Any, *, proposal: Proposal) -> Picture: ...


class Part(Protocol):
    """A part of the table by its word, larger than on the whole."""

    def __call__(self, view: Any, teller: Teller, viewer: Any, before: Any, *, word: str) -> Picture: ...


def _no_parts(_view: GameState, _teller: Teller) -> dict[str, str]:
    return {}


@dataclass(frozen=True)
class Boards:
    """A game's pictures."""

    table: Draw
    """The whole table for a viewer: a seat, or None for spectators and for all."""
    own: Draw
    """The viewer's own board, large, with what only they may know."""
    more: tuple[Draw, ...] = ()
    """What else everybody sees, below the table: its further pictures, where one would be too high."""
    parts: Callable[[Any, Teller], Mapping[str, str]] = _no_parts
    """Words for the parts that can be seen larger, by their names, in the order of the table; most games have none."""
    part: Part | None = None
    close_ups: Mapping[str, CloseUp] = field(default_factory=dict)
    """The moves that have a picture of their own while they are chosen."""
    step_by_step: frozenset[str] = frozenset()
    """Those of them that are chosen blank after blank, each on its picture, also where whole answers are few."""
    in_common: frozenset[str] = frozenset()
    """The moves that choose of what lies in common, where one's own board may have what is called alike."""


def undrawn(game: AnyGame) -> list[str]:
    """What has no picture: each lack in one sentence."""
    try:
        module = import_module(f"render.{game.key}")
    except ModuleNotFoundError as missing:
        if missing.name != f"render.{game.key}":
            raise
        return [f"render/{game.key}.py is missing: it draws the game's pictures."]
    return [
        f"render/{game.key} lacks {name}(view, teller, viewer, before): it draws a picture of the game."
        for name in (*game.pictures, "own", *(("part",) if hasattr(module, "parts") else ()))
        if not callable(getattr(module, name, None))
    ]


def final(view: GameState, teller: Teller, _viewer: int | None, _before: Any) -> Picture:
    """The end of any game."""
    return final_score(registry.game(teller.game).score(view), teller)


def proposed(game: str, view: Any, teller: Teller, seat: Seat, proposal: Proposal) -> Picture:
    """A half-made move as it would be: where most of the choice can be seen."""
    return shown(game, view, teller, seat, proposal)[0]


def shown(game: str, view: Any, teller: Teller, seat: Seat, proposal: Proposal) -> tuple[Picture, int]:
    """Its own close-up if it has one, else on the own board or on the table; and how much could not be shown."""
    module = import_module(f"render.{game}")
    imagine = getattr(module, "imagined", lambda view, seat, verb, answers: view)
    after = imagine(view, seat, proposal.offer.verb, proposal.named())
    close_up = boards(game).close_ups.get(proposal.offer.verb)
    found: list[tuple[int, Picture]] = []
    draws: tuple[Draw, ...] = (module.own, module.table)
    if close_up is not None:
        draws = (partial(close_up, proposal=proposal),)
    for draw in draws:
        stage = Stage(proposal, teller, seat, proposal.offer.verb in boards(game).in_common)
        with staged(stage):
            picture = draw(after, teller, seat, view)
        found.append((stage.unseen, picture))
        if not stage.unseen:
            break
    unseen, picture = min(found, key=lambda made: made[0])
    return picture, unseen


def dressed(skin: SkinName, draw: Callable[..., Picture], *about: Any) -> Picture:
    """A picture in this skin."""
    with wearing(skin):
        return draw(*about)


def part_of(game: str, word: str) -> Draw:
    """What draws this part of a table."""
    draw = boards(game).part
    assert draw is not None, "only a game that names parts is asked for one"
    return partial(draw, word=word)


@cache
def boards(game: str) -> Boards:
    """The drawing board of this game."""
    module = import_module(f"render.{game}")
    further = tuple(getattr(module, name) for name in registry.game(game).pictures if name != TABLE)
    return Boards(
        module.table,
        module.own,
        further,
        getattr(module, "parts", _no_parts),
        getattr(module, "part", None),
        getattr(module, "CLOSE_UPS", {}),
        getattr(module, "STEP_BY_STEP", frozenset()),
        getattr(module, "IN_COMMON", frozenset()),
    )
