"""Parts of a table that can be looked at by themselves, as somebody names them."""

from discord.app_commands import Choice

from bot.panel.kit.labels import OPTION_ROOM, cut
from bot.panel.kit.widgets import IN_A_LIST
from bot.panel.lines.closer import closer_parts
from bot.store.identity import UserId
from bot.tables.live import Live
from bot.tables.model import Refused
from cogs.kit.answering import Interaction
from cogs.kit.which_table import live_now
from games.core.seats import Seat
from render.parts import BETWEEN


def part_meant(live: Live, seat: Seat | None, locale: str, typed: str) -> str:
    """The word of the part that somebody names: by its word or name, or as far as no other is called so.

    Refused if there is none.
    """
    found, wanted = closer_parts(live, seat, locale), typed.strip().casefold()
    if not found:
        raise Refused("no-parts")
    ways = (
        [word for word, name in found.items() if wanted in (word.casefold(), name.casefold())],
        [word for word in found if wanted == word.rpartition(BETWEEN)[2].casefold()],
        [word for word, name in found.items() if wanted in name.casefold()],
    )
    called = next((words for words in ways if words), [])
    if len(called) != 1:
        raise Refused("no-such-part", typed=cut(typed, OPTION_ROOM), parts=", ".join(found.values()))
    return called[0]


def parts_suggested(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """The parts whose names hold what is typed."""
    live = live_now(interaction)
    if live is None:
        return []
    user, wanted = UserId(interaction.user.id), typed.strip().casefold()
    locale = interaction.client.people.language_now(user, str(interaction.locale))
    named = closer_parts(live, live.seat_of(user), locale)
    fitting = [(name, word) for word, name in named.items() if wanted in name.casefold()]
    return [Choice(name=cut(name, OPTION_ROOM), value=word) for name, word in fitting[:IN_A_LIST]]
