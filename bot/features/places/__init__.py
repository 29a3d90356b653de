"""Where a table stands, when that is not where it stood: brought elsewhere, closed, or put back to a sound state."""

from bot.feature import Feature
from bot.features.places.rows import guests_again
from bot.features.places.service import Places

PLACES = Feature(serve=Places, motions=Places.motions, again=guests_again, rows_of_people=("guests",))
