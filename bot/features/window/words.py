"""What stands in the shop window."""

from collections.abc import Sequence

from bot.panel.kit import ids
from bot.panel.kit.links import thread_link
from bot.panel.kit.posting import Posting
from bot.panel.kit.widgets import button, to_board
from bot.panel.kit.wording import teller
from bot.panel.messages.result import ending
from bot.tables.live import Live
from render.kit.picture import Picture

ACTS = ("board", "step")
"""What a passer-by may look at."""


def finished_game(live: Live, locale: str, pictures: Sequence[Picture | None]) -> Posting:
    """How it ended, where it turned, and the ways to look closer."""
    say = teller(live.table, locale, live.emblems).words
    looks = [button(say(f"bot-panel-{act}"), ids.Control(live.table.id, act).id()) for act in ACTS]
    ways = [*looks, *to_board(thread_link(live.table), say)]
    return ending(live, locale, pictures, "🏁").rows([ways]).posting()
