"""People are called when tables wait for them, reminded, told of plans that acted, and that their turn is the next."""

from bot.feature import Feature
from bot.features.calling.alarms import Calls, CallsToAnswer
from bot.features.calling.morning import Mornings
from bot.features.calling.telling import Reminders

CALLING = Feature(
    rows_of_people=("calls_to_answer",),
    serve=lambda tables: tables.ledger,
    alarms=lambda ledger: (Calls(ledger), CallsToAnswer(ledger)),
    tells=lambda sending: Reminders(sending, Mornings(sending)).tells,
)
