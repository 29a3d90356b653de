"""Parts of a table that can be looked at by themselves, as somebody names them."""

from discord.app_commands import Choice

from bot.panel.kit.labels import OPTION_ROOM, cut
from bot.panel.kit.widgets import IN_A_LIST
from bot.panel.kit.wording import label_teller
from bot.store.identity import UserId
from bot.tables.live import Live
from bot.tables.model import Refused
from cogs.kit.answering import Interaction
from cogs.kit.which_table import live_now
from games.core.seats import Seat
from render.boards import boards


def parts_of(live: Live, seat: Seat | None, locale: str) -> dict[str, str]:
    """Each part by its word, with its name in a language."""
    return dict(boards(live.table.game).parts(live.view(seat), label_teller(live.table, locale)))


def part_meant(live: Live, seat: Seat | None, locale: str, typed: str) -> str:
    """The word of the part that somebody names, by its word or by what it is called; Refused if there is none."""
    found, wanted = parts_of(live, seat, locale), typed.strip().casefold()
    if not found:
        raise Refused("no-parts")
    called = [word for word, name in found.items() if wanted in (word.casefold(), name.casefold())]
    if not called:
        raise Refused("no-such-part", typed=cut(typed, OPTION_ROOM), parts=", ".join(found.values()))
    return called[0]


def parts_suggested(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """The parts whose names hold what is typed."""
    live = live_now(interaction)
    if live is None:
        return []
    user, wanted = UserId(interaction.user.id), typed.strip().casefold()
    locale = interaction.client.people.language_now(user, str(interaction.locale))
    named = parts_of(live, live.seat_of(user), locale)
    fitting = [(name, word) for word, name in named.items() if wanted in name.casefold()]
    return [Choice(name=cut(name, OPTION_ROOM), value=word) for name, word in fitting[:IN_A_LIST]]
