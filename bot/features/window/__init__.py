"""The shop window: what was played on a server, in a channel of its choice."""

from bot.feature import Feature
from bot.features.window.alarms import Mondays
from bot.features.window.news import WINDOW_PURPOSE, put_finished
from bot.features.window.telling import ShopWindow
from bot.publisher.sending import ServerPurpose

WINDOW = Feature(
    serve=lambda tables: tables.ledger,
    purposes=(ServerPurpose(WINDOW_PURPOSE),),
    tells_apart=lambda sending: ShopWindow(sending).tells,
    alarms=lambda ledger: (Mondays(ledger),),
    ended=put_finished,
)
