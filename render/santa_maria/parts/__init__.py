"""What can be looked at closer: everybody's colony or city, what their monks and docks do, and what is on offer."""

from render.parts import Part, of_each_seat
from render.santa_maria.parts.colony import colony, harbour, stores
from render.santa_maria.parts.offers import docks, halls, places, tiles

PARTS = (
    of_each_seat("colony", colony),
    of_each_seat("harbour", harbour, lambda view: (seat for seat in view.colonists() if view.players[seat].colony)),
    of_each_seat("stores", stores, lambda view: [] if view.maya is None else [view.maya]),
    Part("halls", halls, there=lambda view: bool(view.pairs)),
    Part("tiles", tiles),
    Part("places", places),
    Part("docks", docks),
)
