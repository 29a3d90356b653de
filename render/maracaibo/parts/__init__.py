"""What can be looked at closer: everybody's engine, the chart, what is on offer, nations, explorers, quests."""

from render.maracaibo.parts.engine import engine
from render.maracaibo.parts.halves import HALVES, called, half
from render.maracaibo.parts.offers import market, quests
from render.maracaibo.parts.tracks import explorers, influence
from render.parts import Part, of_each_seat

PARTS = (
    of_each_seat("engine", engine),
    Part("chart", half, lambda view: HALVES, called),
    Part("market", market),
    Part("influence", influence),
    Part("trail", explorers),
    Part("quests", quests),
)
