"""The legend at a picture's foot: what the counters on the map mean, by what stands there."""

from __future__ import annotations

from games.archipelago.components import CITIZEN
from games.archipelago.state import State
from render.archipelago.map.counters import held, looted, unit
from render.archipelago.map.site import At
from render.kit.frame import Foot
from render.kit.icons import icon
from render.kit.signs.badges import initials
from render.kit.signs.legend import SIGN
from render.kit.sprites import Sprite
from render.words import new_entry, player_names, said
from texts import Teller

_TWO_LINES = 88
_ATS: dict[At, str] = {"free": "free", "busy": "busy", "lying": "striking"}
"""What citizens are at, and how that is called."""


def legend_of(view: State, teller: Teller, *, closer: bool, new: bool) -> Foot:
    """The counters, the eye where it stands for something, what is new.

    The signs of everybody's boxes, too, as far as two lines have room for them.
    """
    counters = [*_counters(view, teller), *([(icon("eye", SIGN), said(teller, "closer"))] if closer else ())]
    signs = [(icon(sign, SIGN), teller.name("sign", sign)) for sign in ("card", "flag")]
    news = new_entry(teller, new)
    whole = Foot.of([*counters, *signs, *news])
    return whole if whole.height <= _TWO_LINES else Foot.of([*counters, *news])


def _counters(view: State, teller: Teller) -> list[tuple[Sprite, str]]:
    """By what stands on the map now: citizens by what they are at, buildings by who holds them."""
    units = [each for player in view.players for each in player.units]
    there = {"lying" if each.lying else "busy" if each.busy else "free" for each in units if each.kind == CITIZEN}
    first = view.order[0] if view.order else 0
    found = [
        (unit(CITIZEN, first, at, 1, SIGN + 8), said(teller, called)) for at, called in _ATS.items() if at in there
    ]
    if any(region.buildings for region in view.regions.values()):
        who = initials(player_names(teller))[first]
        found.append((held("town", first, "free", SIGN + 8), said(teller, "held", who=who)))
    if gone := [each for region in view.regions.values() for each in region.looted]:
        found.append((looted(gone[0].split()[-1], 1, SIGN), said(teller, "looted")))
    return found
