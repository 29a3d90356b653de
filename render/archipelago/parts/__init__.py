"""What can be looked at closer: everybody's things, the colony, what can be had, each region with its neighbours."""

from render.archipelago.parts.colony import colony
from render.archipelago.parts.offers import buildings, cards, markets
from render.archipelago.parts.people import people
from render.archipelago.parts.region import region
from render.archipelago.parts.things import things
from render.archipelago.words import region_named
from render.parts import Part, of_each_seat

PARTS = (
    of_each_seat("things", things),
    Part("people", people),
    Part("colony", colony),
    Part("markets", markets),
    Part("cards", cards, there=lambda view: bool(view.row)),
    Part("buildings", buildings),
    Part("region", region, lambda view: view.regions, region_named),
)
