"""Campaigns in words: on a table's card, in a list, and in a file's company."""

from collections.abc import Sequence
from datetime import UTC, datetime

from bot.panel.kit.labels import OPTION_ROOM, cut
from bot.panel.kit.links import ago
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Sheet, told
from bot.panel.kit.wording import escaped, game_name
from bot.store.identity import UserId
from bot.store.table.campaigns import Campaign
from bot.store.table.records import Table
from bot.tables.lobby.archive_files import archive_of
from bot.tables.model import Refused
from games.core.outcome import Outcome
from texts import Words, words

SHOWN = 20
PEOPLE_SHOWN = 6


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


def to_go_on(campaign: Campaign, locale: str) -> str:
    """A campaign among those that can be gone on with: its name, and which game comes next."""
    say = words(locale)
    if campaign.table_id is not None:
        return cut(say("bot-campaign-busy", name=campaign.name, table=campaign.table_id), OPTION_ROOM)
    return cut(say("bot-campaign-next", name=campaign.name, number=campaign.finished + 1), OPTION_ROOM)


def campaigns_list(campaigns: Sequence[Campaign], user: UserId, locale: str) -> Posting:
    """The campaigns of a place: who, how far, when last; one's own first."""
    say = words(locale)
    if not campaigns:
        return told(say("bot-campaigns-none"))
    ordered = sorted(campaigns, key=lambda campaign: user not in campaign.people)
    sheet = Sheet().text(f"### {say('bot-campaigns-title')}")
    sheet.text("\n".join(_line(campaign, user, say) for campaign in ordered[:SHOWN]))
    more = len(ordered) - SHOWN
    if more > 0:
        sheet.text(say("bot-campaigns-more", count=more))
    return sheet.posting()


def exported(campaign: Campaign, file: bytes, locale: str) -> Posting:
    """A campaign's archive, to be kept elsewhere."""
    say = words(locale)
    sheet = Sheet().text(say("bot-campaigns-exported", name=escaped(campaign.name), count=campaign.finished))
    return sheet.file(f"caravel-{campaign.game.replace('_', '-')}-{campaign.id}.json", file).posting()


def _line(campaign: Campaign, user: UserId, say: Words) -> str:
    separator = say("core-list-separator")
    names = [escaped(name) for name in campaign.people.values()]
    people = separator.join(names[:PEOPLE_SHOWN]) + (" …" if len(names) > PEOPLE_SHOWN else "")
    parts = [
        f"**{escaped(campaign.name)}**" if user in campaign.people else escaped(campaign.name),
        game_name(say, campaign.game),
        say("bot-campaigns-played", count=campaign.finished),
        *_progress(campaign, say),
        people,
        ago(datetime.fromtimestamp(campaign.updated_at, UTC)),
    ]
    if campaign.table_id is not None:
        parts.append(say("bot-campaigns-at-table", table=campaign.table_id))
    return "- " + " · ".join(parts)


def _progress(campaign: Campaign, say: Words) -> list[str]:
    if campaign.told:
        return [say("bot-campaigns-told")]
    try:
        archive = archive_of(campaign)
    except Refused:
        return [say("bot-campaigns-damaged")]
    how_far = None if archive is None else archive.progress()
    if how_far is None:
        return []
    return [say(how_far.key, **{name: value for name, value in how_far.args.items() if isinstance(value, str | int)})]
