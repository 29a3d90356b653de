"""Seats that pass: to whoever comes, to somebody by name who accepts, to the computer, and back."""

from bot.feature import Feature
from bot.features.seats.service import SeatsThatPass

SEATS = Feature(
    serve=SeatsThatPass,
    motions=lambda seats: seats.offers.motions(),
    alarms=lambda seats: (seats.offers,),
    rows_of_people=("handovers", "former_players"),
)
