"""What can be looked at closer: everybody's engine, alone and beside each other, ships, places, and what is shared."""

from render.maracaibo.parts.engine import engine
from render.maracaibo.parts.engines import engines
from render.maracaibo.parts.offers import market
from render.maracaibo.parts.places import places
from render.maracaibo.parts.ships import ship
from render.maracaibo.parts.tracks import explorers, influence
from render.parts import Part, of_each_seat

PARTS = (
    of_each_seat("engine", engine),
    Part("engines", engines),
    Part("ship", ship),
    Part("places", places),
    Part("market", market),
    Part("influence", influence),
    Part("trail", explorers),
)
