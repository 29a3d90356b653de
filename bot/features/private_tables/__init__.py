"""Tables in private messages: each of their people has one message, panel and board in one; others join by a code."""

from bot.feature import Feature
from bot.features.private_tables.service import PrivateTables, leave_private_messages, own_panel, with_code
from bot.features.private_tables.telling import PrivatePanels

PRIVATE_TABLES = Feature(
    serve=PrivateTables,
    opened=with_code,
    brought=leave_private_messages,
    where=own_panel,
    rows_of_people=("private_panels",),
    tells=lambda sending: PrivatePanels(sending).tells,
    instead=lambda sending: PrivatePanels(sending).passed_on,
)
