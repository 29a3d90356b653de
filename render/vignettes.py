"""The small drawing of each card and building of a game, by the data beside its pictures: `vignettes.toml`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import msgspec

from games import registry
from render.kit import palette as p
from render.kit.sprites import Sprite
from render.kit.vignettes.composed import Scene, composed
from render.kit.vignettes.frames import Frame

_DATA = "vignettes.toml"


class _Told(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """What the data say of a word."""

    ground: str
    main: str
    by: str = ""
    count: int = 1


class _Kind(msgspec.Struct, forbid_unknown_fields=True):
    """What has one frame."""

    nouns: tuple[str, ...]
    frame: Frame
    rim: str
    of: dict[str, _Told]


def vignette(game: str, word: str, size: int, noun: str = "") -> Sprite:
    """The drawing of a word, as a square; of this noun, where words of two nouns are written alike."""
    found = scenes(game)
    return composed(found[(noun, word) if noun else next(key for key in found if key[1] == word)], size)


@cache
def scenes(game: str) -> Mapping[tuple[str, str], Scene]:
    """What is drawn of a game, by noun and word."""
    home = find_spec(registry.GAMES[game].pictures)
    file = None if home is None or home.origin is None else Path(home.origin).with_name(_DATA)
    if file is None or not file.is_file():
        return {}
    kinds = msgspec.toml.decode(file.read_bytes(), type=dict[str, _Kind])
    return {
        (noun, word): Scene(kind.frame, p.named(kind.rim), told.ground, told.main, told.by, told.count)
        for kind in kinds.values()
        for noun in kind.nouns
        for word, told in kind.of.items()
    }
