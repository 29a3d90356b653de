"""Where a table stands, when that is not where it stood: brought elsewhere, closed, or put back to a sound state."""

from bot.feature import Feature
from bot.features.places.service import Places

PLACES = Feature(serve=Places, motions=Places.motions, rows_of_people=("guests",))
