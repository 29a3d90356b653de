"""Which game of which campaign a table plays: that is the table's own, as its name and its people are."""

from bot.panel.kit.wording import escaped
from bot.store.table.records import Table
from games.core.ending.outcome import Outcome
from texts import Words


def which_game(table: Table, say: Words) -> str:
    """The campaign that the table's game is of, and which game of it; nothing if it is of none."""
    if table.campaign is None:
        return ""
    return say("bot-campaign-game", name=escaped(table.campaign.name), number=table.campaign.number)


def how_it_stands(table: Table, outcome: Outcome, say: Words) -> str:
    """What becomes of the campaign, now that this game of it is over."""
    if table.campaign is None:
        return ""
    name = escaped(table.campaign.name)
    if table.status != "finished":
        return say("bot-campaign-broken-off", name=name)
    return say("bot-campaign-over" if outcome.archive is None else "bot-campaign-kept", name=name)
