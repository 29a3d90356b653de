"""Finding people: who is looked for and until when, who is called to open tables, and codes for those elsewhere."""

from bot.feature import Feature
from bot.features.finding.fitting import must_fit_wish
from bot.features.finding.guests import tell_guests
from bot.features.finding.heard import gathered
from bot.features.finding.service import Finding
from bot.features.finding.telling import Telling

FINDING = Feature(
    serve=Finding,
    comes=must_fit_wish,
    gathered=gathered,
    seated=tell_guests,
    rows_of_people=("wrong_codes", "callers", "calls_to_tables"),
    alarms=Finding.alarms,
    tells=lambda sending: Telling(sending).tells,
)
