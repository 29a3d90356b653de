"""What the signs on a game's pictures stand for, to be read on a phone."""

from __future__ import annotations

from render.boards import boards
from render.kit.areas.listing import SIGN as SIZE
from render.kit.areas.listing import Entry
from render.kit.leaf import Leaf
from render.kit.picture import Picture
from texts import Teller

SIGN = "sign"
"""The noun of the texts."""


def signs(teller: Teller) -> Picture:
    """Each sign with its name and what else it says."""
    named = [(word, teller.name(SIGN, word), about) for word, (_, about) in teller.guide(SIGN).items()]
    entries = [Entry(name, about, boards(teller.game).sign(word, SIZE)) for word, name, about in named]
    return Leaf(teller(f"guide-{SIGN}")).listing("", entries).picture([f"{name}: {about}." for _, name, about in named])
